import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { settingRecords } from '@vumon/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { dumpSchema } from './dump-schema.ts';
import { migrate, MigrationError, migrationsDir } from './migrate.ts';
import { generateTypes } from './table-types.ts';

const { url, db } = await testDatabase();
let dir: string;

const file = (name: string, text: string) => {
  writeFileSync(join(dir, name), text);
  list(
    ...readdirSync(dir)
      .filter((path) => path.endsWith('.sql'))
      .sort(),
  );
};
const list = (...names: string[]) => writeFileSync(join(dir, 'manifest.txt'), names.join('\n'));
const first = '20300101000000_first.sql';
const second = '20300102000000_second.sql';

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vumon-migrations-'));
  await sql`DROP TABLE IF EXISTS one, two; DELETE FROM schema_migrations`.execute(db);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('migrate', () => {
  test('applies new files, once', async () => {
    file(first, 'CREATE TABLE one (id int)');
    expect(await migrate({ url, dir })).toEqual([first]);
    file(second, 'CREATE TABLE two (id int)');
    expect(await migrate({ url, dir })).toEqual([second]);
    expect(await migrate({ url, dir })).toEqual([]);
  });

  test('rolls back a file that fails half-way', async () => {
    file(first, 'CREATE TABLE one (id int);\nSELECT no_such_thing();');
    await expect(migrate({ url, dir })).rejects.toThrow(/first.*line 2/);
    expect(await exists('one')).toBe(false);
    file(first, 'CREATE TABLE one (id int);');
    expect(await migrate({ url, dir })).toEqual([first]);
  });

  test.each([1, 2, 3, 4])('repeats the whole file after its session is killed at statement %i', async (at) => {
    const statements = [
      'CREATE TABLE one (id int)',
      'INSERT INTO one VALUES (1)',
      'ALTER TABLE one ADD extra text',
      "UPDATE one SET extra = 'x'",
    ];
    const held = [...statements.slice(0, at - 1), 'SELECT pg_sleep(60)', ...statements.slice(at - 1)];
    file(first, held.join(';\n'));
    const run = migrate({ url, dir }).catch((error: unknown) => error);
    await killSleeper();
    expect(await run).toBeInstanceOf(Error);
    expect(await exists('one')).toBe(false);
    file(first, statements.join(';\n'));
    expect(await migrate({ url, dir })).toEqual([first]);
    const { rows } = await sql`SELECT * FROM one`.execute(db);
    expect(rows).toEqual([{ id: 1, extra: 'x' }]);
  });

  test('waits for a change of existing rows that a file needs, except in an empty database', async () => {
    const needing = 'CREATE TABLE two (id int);\n-- after data change: planted.rows\n';
    file(first, 'CREATE TABLE one (id int)');
    await migrate({ url, dir });
    file(second, needing);
    await expect(migrate({ url, dir })).rejects.toThrow('needs the change planted.rows of existing rows');
    await sql`INSERT INTO data_changes (name, started_at, changed) VALUES ('planted.rows', now(), 12)`.execute(db);
    await expect(migrate({ url, dir })).rejects.toThrow('12 rows so far');
    expect(await exists('two')).toBe(false);
    await sql`UPDATE data_changes SET finished_at = now()`.execute(db);
    expect(await migrate({ url, dir })).toEqual([second]);

    await sql`DROP TABLE one, two; DELETE FROM schema_migrations; DELETE FROM data_changes`.execute(db);
    expect(await migrate({ url, dir })).toEqual([first, second]);
  });

  test('applies each file once when it runs concurrently', async () => {
    file(first, 'CREATE TABLE one (id int); SELECT pg_sleep(0.2)');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate({ url, dir })));
    expect(runs.flat()).toEqual([first]);
  });

  test('waits for another process that migrates, and not without end', async () => {
    await db.connection().execute(async (other) => {
      await sql`SELECT pg_advisory_lock(7815696104)`.execute(other);
      await expect(migrate({ url, dir: migrationsDir, waitMs: 50 })).rejects.toThrow(/Another process/);
      await sql`SELECT pg_advisory_unlock(7815696104)`.execute(other);
    });
  });

  test('refuses an edited, a missing, an earlier and a misnamed file', async () => {
    file(first, 'CREATE TABLE one (id int)');
    file(second, 'CREATE TABLE two (id int)');
    await migrate({ url, dir });
    file(first, 'CREATE TABLE one (id bigint)');
    await expect(migrate({ url, dir })).rejects.toThrow(MigrationError);
    await expect(migrate({ url, dir })).rejects.toThrow(/edited/);
    rmSync(join(dir, first));
    list(second);
    await expect(migrate({ url, dir })).rejects.toThrow(/missing/);
    file(first, 'CREATE TABLE one (id int)');
    file('20300101120000_early.sql', 'SELECT 1');
    await expect(migrate({ url, dir })).rejects.toThrow(/stands before/);
    rmSync(join(dir, '20300101120000_early.sql'));
    file('third.sql', 'SELECT 1');
    await expect(migrate({ url, dir })).rejects.toThrow(/named like/);
  });

  test('runs migrations in the order of the manifest, whatever the times in their names', async () => {
    file(first, 'CREATE TABLE one (id int)');
    await migrate({ url, dir });
    file('20290101000000_branch.sql', 'ALTER TABLE one ADD late int');
    list(first, '20290101000000_branch.sql');
    expect(await migrate({ url, dir })).toEqual(['20290101000000_branch.sql']);
  });

  test('refuses a file that is not in the manifest, and a name that stands there twice', async () => {
    file(first, 'CREATE TABLE one (id int)');
    writeFileSync(join(dir, second), 'SELECT 1');
    await expect(migrate({ url, dir })).rejects.toThrow(/not in manifest/);
    list(first, second, first);
    await expect(migrate({ url, dir })).rejects.toThrow(/twice/);
  });
});

test('a function is replaced when its file differs from what was applied, and only then', async () => {
  const { url, db } = await testDatabase();
  const defined = async () =>
    (await sql<{ text: string }>`SELECT pg_get_functiondef('fold(text)'::regprocedure) AS text`.execute(db)).rows[0]!
      .text;
  const real = await defined();
  const other =
    "CREATE OR REPLACE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS 'SELECT value'";
  await sql.raw(other).execute(db);
  await migrate({ url });
  expect(await defined()).not.toBe(real);
  await sql`UPDATE sql_functions SET sha256 = 'older' WHERE name = 'fold'`.execute(db);
  await migrate({ url });
  expect(await defined()).toBe(real);
});

test('adds the row of a new setting with its history, follows the bounds, and leaves every stored value', async () => {
  const { url, db } = await testDatabase();
  const row = async (key: string) =>
    (
      await sql<{ value: number; min: number; max: number; revision: number }>`
        SELECT value, min, max, revision FROM settings WHERE key = ${key}`.execute(db)
    ).rows[0];
  const { initial, min, max } = settingRecords['class-size'];
  // As a release before the setting left it.
  await sql`DELETE FROM setting_history WHERE key = 'class-size'; DELETE FROM settings WHERE key = 'class-size'`.execute(
    db,
  );
  // As a release with other bounds left them: one value is out of the present bounds.
  await sql`UPDATE settings SET value = 9, min = 8, max = 9 WHERE key = 'otp-digits'`.execute(db);
  await sql`UPDATE settings SET value = 3, min = 3, max = 4 WHERE key = 'devices-per-account'`.execute(db);
  await migrate({ url });
  expect(await row('class-size')).toEqual({ value: initial, min, max, revision: 1 });
  const { rows } = await sql`SELECT revision, before, after FROM setting_history WHERE key = 'class-size'`.execute(db);
  expect(rows).toEqual([{ revision: 1, before: null, after: initial }]);
  expect(await row('otp-digits')).toEqual({ value: 9, min: settingRecords['otp-digits'].min, max: 9, revision: 1 });
  expect(await row('devices-per-account')).toEqual({ value: 3, min: 1, max: 20, revision: 1 });
});

test('dump and types differ for different schemas and agree for equal ones', async () => {
  const [dump, types] = [await dumpSchema(url), await generateTypes(url)];
  await sql`CREATE TABLE one (id bigint GENERATED ALWAYS AS IDENTITY, at timestamptz NOT NULL DEFAULT now(), tags text[], body jsonb, mark numeric(5,2))`.execute(
    db,
  );
  expect(await dumpSchema(url)).not.toBe(dump);
  expect(await generateTypes(url)).toContain(
    'export interface One {\n  id: GeneratedAlways<number>;\n  at: Generated<Date>;\n  tags: string[] | null;\n  body: unknown;\n  mark: string | null;\n}',
  );
  await sql`DROP TABLE one`.execute(db);
  expect(await dumpSchema(url)).toBe(dump);
  expect(await generateTypes(url)).toBe(types);
});

async function exists(table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS there`.execute(db);
  return rows[0]?.there ?? false;
}

async function killSleeper(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ killed: boolean }>`SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(db);
    if (rows.length > 0) return;
    await delay(10);
  }
}
