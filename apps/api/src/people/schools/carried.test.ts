/** The migration of older databases: packages, settings and SCHOOL memberships become rows and schools. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { copyMigrations, databaseUrl, dropDatabase, makeDatabase } from '../../testing/databases.ts';

const server = inject('testServerUrl');
const name = `vumon_carried_${process.pid}`;
const url = databaseUrl(server, name);
const dir = mkdtempSync(join(tmpdir(), 'vumon-migrations-'));
let client: pg.Client;

const ids = Object.fromEntries(
  ['head', 'both', 'gone', 'plain'].map((who, n) => [who, `00000000-0000-7000-8000-00000000000${n}`]),
) as Record<'head' | 'both' | 'gone' | 'plain', string>;

const periods = async () =>
  (await client.query('SELECT * FROM package_periods ORDER BY user_id, starts_at')).rows as unknown[];
let before: unknown[];

beforeAll(async () => {
  await makeDatabase(server, name);
  await copyMigrations(dir, (name) => name < '20261123101000');
  await migrate({ url, dir });
  client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [who, id] of Object.entries(ids))
    await client.query(
      `INSERT INTO users (id, role, last_name, first_name, created_at, deleted_at) VALUES ($1, 'TEACHER', 'Lê', $2, '2026-01-01', $3)`,
      [id, who, who === 'gone' ? '2026-09-01' : null],
    );
  const give = (user: string, code: string, from: string, to: string | null) =>
    client.query(
      `INSERT INTO memberships (id, user_id, package_code, starts_at, ends_at, created_at) VALUES (gen_random_uuid(), $1, $2, $3, $4, $3)`,
      [user, code, from, to],
    );
  await give(ids.head, 'SCHOOL', '2026-02-01', '2026-06-01');
  await give(ids.head, 'SCHOOL', '2026-06-01', '2027-06-01');
  await give(ids.both, 'BASIC', '2026-01-15', '2027-01-15');
  await give(ids.both, 'SCHOOL', '2026-03-01', '2026-08-01');
  await give(ids.both, 'ADVANCE', '2026-10-01', null);
  await give(ids.gone, 'SCHOOL', '2026-02-01', '2026-09-01');
  await give(ids.plain, 'ADVANCE', '2026-02-01', null);
  const set = (key: string, value: unknown) =>
    client.query('INSERT INTO app_settings (key, value) VALUES ($1, $2)', [key, JSON.stringify(value)]);
  await set('package-caps', { BASIC: { classes: 7, systemTestsPerMonth: null }, ADVANCE: { students: 5_000_000 } });
  await set('devices-per-account', 4);
  await set('otp-limits', { total: 900 });
  await set('media.quotaBytes', 300 * 1024 * 1024 + 1);
  await set('contact', { hotline: '1900 1234' });
  before = await periods();
  await migrate({ url });
});
afterAll(async () => {
  await client?.end();
  await dropDatabase(server, name);
  rmSync(dir, { recursive: true, force: true });
});

it('every user has the same package as before at every moment', async () => {
  expect(before.length).toBeGreaterThan(8);
  expect(await periods()).toEqual(before);
});

it('the owner of a SCHOOL package administers a school that has it for the same time', async () => {
  const { rows } = await client.query(`
    SELECT s.name, m.user_id, m.role, m.left_at IS NOT NULL AS left, array_agg(p.ends_at::date::text ORDER BY p.starts_at) AS ends
    FROM schools s JOIN school_members m ON m.school_id = s.id JOIN memberships p ON p.school_id = s.id
    GROUP BY s.id, m.user_id, m.role, m.left_at ORDER BY m.user_id`);
  expect(rows).toEqual([
    { name: 'Trường của Lê head', user_id: ids.head, role: 'ADMIN', left: false, ends: ['2026-06-01', '2027-06-01'] },
    { name: 'Trường của Lê both', user_id: ids.both, role: 'ADMIN', left: false, ends: ['2026-08-01'] },
    { name: 'Trường của Lê gone', user_id: ids.gone, role: 'ADMIN', left: true, ends: ['2026-09-01'] },
  ]);
  const others = await client.query(
    `SELECT count(*)::int AS own FROM memberships WHERE user_id IS NOT NULL AND package_code <> 'SCHOOL'`,
  );
  expect(others.rows).toEqual([{ own: 3 }]);
});

it('settings of administrators still apply, within the bounds', async () => {
  const caps = await client.query(
    `SELECT code, classes, students, students_per_class, system_tests_per_month FROM packages WHERE code IN ('BASIC', 'ADVANCE', 'STANDARD') ORDER BY code`,
  );
  expect(caps.rows.map((row: object) => Object.values(row))).toEqual([
    ['ADVANCE', 20, 99_999, 60, null],
    ['BASIC', 7, 100, 40, null],
    ['STANDARD', 20, 1000, 60, null],
  ]);
  const settings = await client.query<{ key: string; value: number }>('SELECT key, value FROM settings');
  expect(Object.fromEntries(settings.rows.map(({ key, value }) => [key, value]))).toMatchObject({
    'devices-per-account': 4,
    'otp-sms-per-hour': 900,
    'otp-requests-per-address': 60,
    'media-quota-mebibytes': 301,
    'class-size': 60,
  });
  const left = await client.query<{ key: string }>('SELECT key FROM app_settings');
  expect(left.rows).toEqual([{ key: 'contact' }]);
  const history = await client.query(`SELECT after FROM package_history WHERE code = 'BASIC'`);
  expect(history.rows).toMatchObject([{ after: { caps: { classes: 7 } } }]);
});
