/**
 * Forward-only SQL migrations (one file, one transaction, one row), in the order of a manifest, and the current
 * definitions of the SQL functions.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingRecords } from '@vumon/domain';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { expectDirect, PooledAddressError } from './direct.ts';

export const migrationsDir = join(import.meta.dirname, '../../../migrations');
const functionsDir = join(import.meta.dirname, '../../../functions');

/**
 * The file of a folder of migrations that lists their names in the order in which they run. A name has the time at
 * which the migration was written; branches are merged in another order.
 */
const manifestName = 'manifest.txt';

export interface MigrateOptions {
  readonly url: string;
  /** Folder of `*.sql` files and the manifest with their order. */
  readonly dir?: string;
  readonly log?: (message: string) => void;
  /** How long it waits for another process that migrates. */
  readonly waitMs?: number;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

// Key of the advisory lock; arbitrary, but the same in every process.
const advisoryLock = 7_815_696_104;

/**
 * Brings the database at `url` up to date, with its functions and the schema of the job queue, and returns the names of
 * the migrations that it applied. Safe to run from several processes at once and to run again after being killed at any
 * statement. Throws MigrationError when the address leads to a pooler (its lock would stay with a connection of others), when
 * another process migrates longer than `waitMs`, when an applied file was edited, is missing or not in the manifest, when the manifest
 * has a new one before an applied one, or when one needs a change of existing rows that is not finished.
 */
export async function migrate({
  url,
  dir = migrationsDir,
  log = () => {},
  waitMs = 600_000,
}: MigrateOptions): Promise<string[]> {
  await expectDirect(url).catch((error: unknown) => {
    throw error instanceof PooledAddressError ? new MigrationError(error.message) : error;
  });
  const files = await readMigrations(dir);
  const client = new pg.Client({ connectionString: url });
  // A server that goes away shows as the failing query; without a listener Node would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query("SELECT set_config('lock_timeout', $1, false)", [String(waitMs)]);
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]).catch((error: { code?: string }) => {
      if (error.code !== '55P03') throw error;
      throw new MigrationError(`Another process has been migrating this database for ${waitMs / 1000} s.`);
    });
    // While a migration waits for a lock, everybody else queues behind it; so it gives up, and is run again at the next start.
    await client.query("SET lock_timeout = '30s'");
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migrations');
    const pending = findPending(files, rows);
    for (const migration of pending) {
      // An empty database has no rows that a change would have had to change.
      if (rows.length > 0) await requireDataChanges(client, migration);
      await apply(client, migration);
      log(`applied ${migration.name}`);
    }
    if (dir === migrationsDir) {
      await applyFunctions(client, log);
      await keepSettings(client);
      // The schema of the job queue is migrated by its library.
      await runMigrations({ connectionString: url });
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session releases the advisory lock.
    await client.end();
  }
}

/**
 * A migration that needs a change of existing rows says so: `-- after data change: domain.what-it-changes`. Throws while
 * that change is not finished.
 */
async function requireDataChanges(client: pg.Client, { name, sql }: Migration): Promise<void> {
  for (const [, change] of sql.matchAll(/^-- after data change: (\S+)$/gm)) {
    const { rows } = await client.query<{ finished: boolean; changed: string }>(
      'SELECT finished_at IS NOT NULL AS finished, changed FROM data_changes WHERE name = $1',
      [change],
    );
    if (!rows[0]?.finished)
      throw new MigrationError(
        `Migration ${name} needs the change ${change} of existing rows, which is not finished (${rows[0]?.changed ?? 0} rows so far). Start the release before this one and let it finish.`,
      );
  }
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new MigrationError(`Migration ${name} failed: ${describe(error, sql)}`, { cause: error });
  }
}

/**
 * Creates or replaces each function whose file has changed since it was applied, all in one transaction. Each file of
 * `apps/api/functions` has one function, with the file's name.
 */
async function applyFunctions(client: pg.Client, log: (message: string) => void): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS sql_functions (name text PRIMARY KEY, sha256 text NOT NULL)');
  const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM sql_functions');
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = (await readFunctions()).filter(({ name, sha256 }) => applied.get(name) !== sha256);
  if (changed.length === 0) return;
  await client.query('BEGIN');
  try {
    // A function may call one that comes after it.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const { name, sql, sha256 } of changed) {
      await client.query(sql).catch((error: unknown) => {
        throw new MigrationError(`Function ${name} failed: ${describe(error, sql)}`, { cause: error });
      });
      await client.query(
        'INSERT INTO sql_functions (name, sha256) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET sha256 = $2',
        [name, sha256],
      );
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
  log(`applied ${changed.length} functions`);
}

/**
 * Adds the settings that have no row yet, with the first entry of their history, and keeps the bounds of the others. A
 * stored value never changes here: where it is out of new bounds, the row's CHECK still admits it.
 */
async function keepSettings(client: pg.Client): Promise<void> {
  const records = Object.entries(settingRecords).map(([key, { initial, min, max }]) => ({ key, initial, min, max }));
  await client.query(
    `WITH record AS (SELECT * FROM jsonb_to_recordset($1) AS r(key text, initial int, min int, max int)),
      kept AS (
        UPDATE settings s SET min = least(r.min, s.value), max = greatest(r.max, s.value) FROM record r
        WHERE s.key = r.key AND (s.min, s.max) <> (least(r.min, s.value), greatest(r.max, s.value))),
      added AS (
        INSERT INTO settings (key, value, min, max) SELECT key, initial, min, max FROM record
        ON CONFLICT (key) DO NOTHING RETURNING key, value, revision, updated_at)
    INSERT INTO setting_history (key, revision, at, after) SELECT key, revision, updated_at, value FROM added`,
    [JSON.stringify(records)],
  );
}

async function readFunctions(): Promise<Migration[]> {
  const names = (await readdir(functionsDir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const { name, sql, sha256 } = await readSql(functionsDir, file);
      const created = /^CREATE OR REPLACE FUNCTION (\w+)\(/m.exec(sql)?.[1];
      if (`${created}.sql` !== file)
        throw new MigrationError(
          `Function ${name} must be created by "CREATE OR REPLACE FUNCTION ${file.slice(0, -4)}(".`,
        );
      return { name: created!, sql, sha256 };
    }),
  );
}

function describe(error: unknown, sql: string): string {
  const { message, position } = error as { message: string; position?: string };
  if (!position) return message;
  return `${message} (line ${sql.slice(0, Number(position)).split('\n').length})`;
}

function findPending(files: Migration[], applied: { name: string; sha256: string }[]): Migration[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  for (const row of applied) {
    const file = byName.get(row.name);
    if (!file)
      throw new MigrationError(
        `Migration ${row.name} was applied to this database, but its file is missing. Is this an older version of Vumon?`,
      );
    if (file.sha256 !== row.sha256)
      throw new MigrationError(
        `Migration ${row.name} was edited after it was applied; put the change into a new file.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  const last = files.findLastIndex(({ name }) => done.has(name));
  const early = files.find(({ name }, at) => at < last && !done.has(name));
  if (early)
    throw new MigrationError(
      `Migration ${early.name} stands before ${files[last]!.name} in ${manifestName}, which is applied already; move it to the end.`,
    );
  return files.slice(last + 1);
}

/** The names in the manifest of a folder, in their order, without its comments. */
export async function migrationNames(dir: string = migrationsDir): Promise<string[]> {
  const text = await readFile(join(dir, manifestName), 'utf8');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = await migrationNames(dir);
  const bad = names.find((name) => !/^\d{14}_[a-z0-9_]+\.sql$/.test(name));
  if (bad) throw new MigrationError(`Migration ${bad} must be named like 20261121093000_attempts__deadline__add.sql.`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new MigrationError(`Migration ${twice} stands twice in ${manifestName}.`);
  const unlisted = (await readdir(dir)).find((name) => name.endsWith('.sql') && !names.includes(name));
  if (unlisted) throw new MigrationError(`Migration ${unlisted} is not in ${manifestName}; append its name.`);
  return Promise.all(names.map((name) => readSql(dir, name)));
}

async function readSql(dir: string, name: string): Promise<Migration> {
  const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}
