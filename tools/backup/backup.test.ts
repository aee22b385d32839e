import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { databaseUrl, makeDatabase } from '../../apps/api/src/testing/databases.ts';
import { startDatabase } from '../database/index.ts';
import { backUp, readManifest } from './backup.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'vumon-backup-'));
const server = await startDatabase({ dataDir: join(root, 'server'), fsync: false });
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});
const url = server.url;
await migrate({ url });
await makeDatabase(url, 'empty', 'vumon');
const empty = databaseUrl(url, 'empty');

async function query<T extends pg.QueryResultRow>(at: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const dataDir = join(root, 'data');
const into = join(root, 'backups');
const secret = randomBytes(32);
const file = randomBytes(100_000);
const names = String.raw`'Đỗ\Thị', E'Hà\t"Nội"\n'`;
mkdirSync(join(dataDir, 'media/ab'), { recursive: true });
writeFileSync(join(dataDir, 'media/ab/abcdefghijklmnopqrstuvwx'), file);
writeFileSync(join(dataDir, 'secret'), secret);
await query(
  url,
  `INSERT INTO users (id, role, status, email, password_hash, last_name, first_name)
    VALUES ('00000000-0000-7000-8000-000000000001', 'TEACHER', 'ACTIVE', 'co@truong.example', 'x', ${names});
  INSERT INTO users (id, role, status, email, password_hash, last_name, first_name)
    SELECT gen_random_uuid(), 'TEACHER', 'ACTIVE', n || '@truong.example', 'x', repeat('x', 40), 'A' || n FROM generate_series(1, 3000) n;
  SELECT nextval('order_numbers'), nextval('order_numbers');
  SELECT make_answers_partition('2030-05-01')`,
);

const usersOf = (at: string) => query(at, 'SELECT * FROM users ORDER BY id');
const restoreTo = (from: string, key: Buffer | null, more: object = {}) =>
  restore({ from, key, url: empty, dataDir: join(root, 'restored'), ...more });

test('what was saved, encrypted, is there after restoring: rows, sequences, partitions, files and secret', async () => {
  const key = randomBytes(32);
  const from = await backUp({ url, dataDir, into, secret, key, now: new Date('2030-01-01T00:00:00Z') });
  // The health page reads when the last one was written; the backup itself was read before that.
  expect(await query(url, 'SELECT at, file_count, encrypted, row_count > 3000 AS whole FROM backups')).toEqual([
    { at: new Date('2030-01-01T00:00:00Z'), file_count: 2, encrypted: true, whole: true },
  ]);
  // Nothing is readable without the key.
  const stored = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of stored)
    expect(readFileSync(join(parentPath, name)).includes(secret), name).toBe(false);
  await expect(readManifest(from, null)).rejects.toThrow('BACKUP_KEY');
  await expect(readManifest(from, randomBytes(32))).rejects.toThrow();

  await restoreTo(from, key);
  const [user] = await usersOf(empty);
  expect(user).toMatchObject({ first_name: 'Hà\t"Nội"\n', search: expect.stringContaining('ha') });
  expect(await usersOf(empty)).toEqual(await usersOf(url));
  expect(await query(empty, "SELECT nextval('order_numbers')::int AS next")).toEqual([{ next: 3 }]);
  expect(await query(empty, "SELECT to_regclass('attempt_answers_203005') IS NOT NULL AS there")).toEqual([
    { there: true },
  ]);
  const keys = "SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f' AND convalidated";
  expect(await query(empty, keys)).toEqual(await query(url, keys));
  expect(
    await query(empty, "SELECT count(*)::int AS n FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D'"),
  ).toEqual([{ n: 0 }]);
  expect(readFileSync(join(root, 'restored/media/ab/abcdefghijklmnopqrstuvwx')).equals(file)).toBe(true);
  expect(readFileSync(join(root, 'restored/secret')).equals(secret)).toBe(true);

  // A target with content is left alone, unless it may be replaced.
  await query(empty, "UPDATE users SET first_name = 'Khác'");
  await expect(restoreTo(from, key)).rejects.toThrow('not empty');
  expect((await usersOf(empty))[0]).toMatchObject({ first_name: 'Khác' });
  await restoreTo(from, key, { replace: true });
  expect(await usersOf(empty)).toEqual(await usersOf(url));
});

test('a damaged, incomplete or foreign backup changes nothing; older ones are removed', async () => {
  const at = (day: number) => new Date(Date.UTC(2031, 0, day));
  const make = (day: number) => backUp({ url, dataDir, into, secret, key: null, keep: 2, now: at(day) });
  await make(1);
  const from = await make(2);
  const last = await make(3);
  expect(readdirSync(into).sort()).toEqual(['vumon-20310102T000000Z', 'vumon-20310103T000000Z']);

  const table = join(from, 'tables/public.users.gz');
  const bytes = readFileSync(table);
  writeFileSync(table, Buffer.concat([bytes, Buffer.from('x')]));
  await expect(restoreTo(from, null, { replace: true })).rejects.toThrow('damaged');
  rmSync(table);
  await expect(restoreTo(from, null, { replace: true })).rejects.toThrow('missing');
  // A manifest that promises a row more: what was loaded is undone.
  const promised = await readManifest(last, null);
  const tables = promised.tables.map((one) => (one.name === 'public.users' ? { ...one, rows: one.rows + 1 } : one));
  await query(empty, "UPDATE users SET first_name = 'B'");
  const text = gzipSync(JSON.stringify({ ...promised, tables }));
  const real = readFileSync(join(last, 'manifest.gz'));
  writeFileSync(join(last, 'manifest.gz'), text);
  await expect(restoreTo(last, null, { replace: true })).rejects.toThrow('public.users');
  expect((await usersOf(empty))[0]).toMatchObject({ first_name: 'B' });
  writeFileSync(join(last, 'manifest.gz'), real);
  const held = new pg.Client({ connectionString: empty });
  await held.connect();
  await expect(restoreTo(last, null, { replace: true })).rejects.toThrow('connected');
  await held.end();
  await query(empty, "DELETE FROM sql_functions; UPDATE users SET first_name = 'A'");
  await query(url, "INSERT INTO schema_migrations (name, sha256) VALUES ('20990101000000_later.sql', '')");
  await expect(restoreTo(await make(4), null, { replace: true })).rejects.toThrow('another release');
  expect((await usersOf(empty))[0]).toMatchObject({ first_name: 'A' });
});
