import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storePiece, stretchOf } from '../../apps/api/src/exam/recordings/store.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { mediaKey, storeFile } from '../../apps/api/src/platform/media/store.ts';
import { readRowFile } from '../../apps/api/src/platform/row-files/index.ts';
import { storageOf, type StorageConfig } from '../../apps/api/src/platform/storage/index.ts';
import { bucketServer } from '../../apps/api/src/testing/bucket.ts';
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
  // Those of cells are off in both: they note nothing in a database that has not joined a directory.
  const silent = "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'D' ORDER BY tgname";
  expect(await query(empty, silent)).toEqual(await query(url, silent));
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

test('files of a bucket are in the backup, and come back to a bucket or a folder; one that is lost is named', async () => {
  const bucket = await bucketServer();
  const s3 = { dataDir, bucket: bucket.config };
  const medium = { id: 'abcdefghijklmnopqrstuvwb', bytes: randomBytes(700) };
  const spoken = { id: '00000000-0000-7000-8000-0000000000cd', bytes: randomBytes(3_000) };
  const paper = { key: 'papers/ab/00000000-0000-7000-8000-0000000000ab', bytes: randomBytes(400) };
  try {
    await storeFile(s3, medium.id, medium.bytes);
    await storePiece(s3, spoken.id, 0, spoken.bytes.subarray(0, 1_000));
    await storePiece(s3, spoken.id, 1_000, spoken.bytes.subarray(1_000, 2_500));
    await storePiece(s3, spoken.id, 2_500, spoken.bytes.subarray(2_500));
    await storageOf(s3).put(paper.key, paper.bytes);
    // These rows stand for themselves: an attempt and a test would need a school.
    const alone = `ALTER TABLE recordings DROP CONSTRAINT recordings_owner_id_attempt_id_fkey;
      ALTER TABLE paper_files DROP CONSTRAINT paper_files_owner_id_set_id_fkey`;
    await query(empty, alone);
    // Of the recording 2,500 bytes are committed; the last piece is not.
    await query(
      url,
      `${alone}; SET session_replication_role = replica;
      INSERT INTO media (id, kind, mime, bytes) VALUES ('${medium.id}', 'image', 'image/png', 700);
      INSERT INTO recordings (id, attempt_id, question_id, item, mime, max_bytes, bytes, created_at, owner_id, file_id)
        VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'q1', 'audio/webm', 9999, 2500, now(), gen_random_uuid(), '${spoken.id}');
      INSERT INTO paper_files (owner_id, set_id, position, kind, name, mime, bytes, stored_as)
        VALUES (gen_random_uuid(), gen_random_uuid(), 0, 'paper', 'a.pdf', 'application/pdf', 400, '${paper.key}')`,
    );
    await query(url, "DELETE FROM schema_migrations WHERE name LIKE '2099%'");
    const paths = [`files/media/ab/${medium.id}`, `files/${paper.key}`, `files/recordings/cd/${spoken.id}`, 'secret'];
    const make = (day: number) =>
      backUp({ url, dataDir, bucket: bucket.config, into, secret, key: null, now: new Date(Date.UTC(2032, 0, day)) });
    const there = async (config: StorageConfig) => [
      (await readRowFile(config, mediaKey(medium.id)))?.equals(medium.bytes),
      (await stretchOf(config, spoken.id, 2_500, { offset: 0, length: 2_500 })).equals(spoken.bytes.subarray(0, 2_500)),
      (await readRowFile(config, paper.key))?.equals(paper.bytes),
    ];
    const from = await make(1);
    expect((await readManifest(from, null)).files.map(({ path }) => path)).toEqual(paths);
    bucket.objects.delete(`school/${mediaKey(medium.id)}`);
    await expect(make(2)).rejects.toThrow(`not in the bucket: media ${medium.id}`);

    // Into a folder, of the backup that lacks one.
    const lacking = join(into, 'vumon-20320102T000000Z');
    expect((await restoreTo(lacking, null, { replace: true })).missing).toEqual([`media ${medium.id}`]);
    expect(await there({ dataDir: join(root, 'restored'), bucket: null })).toEqual([undefined, true, true]);
    // Into the bucket, which still has the others.
    bucket.requests.length = 0;
    expect((await restoreTo(from, null, { replace: true, bucket: bucket.config })).missing).toEqual([]);
    expect(bucket.requests.filter((one) => one.startsWith('PUT'))).toEqual([`PUT school/${mediaKey(medium.id)}`]);
    expect(await there(s3)).toEqual([true, true, true]);
  } finally {
    await bucket.close();
  }
});
