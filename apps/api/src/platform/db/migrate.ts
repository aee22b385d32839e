/** Forward-only SQL migrations: one file, one transaction, one row. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

export const migrationsDir = join(import.meta.dirname, '../../../migrations');

export interface MigrateOptions {
  readonly url: string;
  /** Folder of `*.sql` files, applied in the order of their names. */
  readonly dir?: string;
  readonly log?: (message: string) => void;
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
 * Brings the database at `url` up to date, with the schema of the job queue, and returns the names of the files that
 * it applied. Safe to run from several processes at once and to run again after being killed at any statement. Throws
 * MigrationError when an applied file was edited, is missing, or a new one sorts before an applied one.
 */
export async function migrate({ url, dir = migrationsDir, log = () => {} }: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(dir);
  const client = new pg.Client({ connectionString: url });
  // A server that goes away shows as the failing query; without a listener Node would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    // While a migration waits for a lock, everybody else queues behind it; so it gives up, and is run again at the next start.
    await client.query("SET lock_timeout = '30s'");
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'SELECT name, sha256 FROM schema_migrations ORDER BY name COLLATE "C"',
    );
    const pending = findPending(files, rows);
    for (const migration of pending) {
      await apply(client, migration);
      log(`applied ${migration.name}`);
    }
    // The schema of the job queue is migrated by its library.
    if (dir === migrationsDir) await runMigrations({ connectionString: url });
    return pending.map(({ name }) => name);
  } finally {
    // Ending the session releases the advisory lock.
    await client.end();
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
  const pending = files.filter(({ name }) => !done.has(name));
  const last = applied.at(-1)?.name;
  const early = last === undefined ? undefined : pending.find(({ name }) => name < last);
  if (early)
    throw new MigrationError(
      `Migration ${early.name} sorts before ${last}, which is applied already; give it a later time.`,
    );
  return pending;
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const bad = names.find((name) => !/^\d{14}_[a-z0-9_]+\.sql$/.test(name));
  if (bad) throw new MigrationError(`Migration ${bad} must be named like 20261121093000_attempts__deadline__add.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
