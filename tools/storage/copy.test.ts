import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { storePiece, stretchOf } from '../../apps/api/src/exam/recordings/store.ts';
import { mediaKey, storeFile } from '../../apps/api/src/platform/media/store.ts';
import { storageOf } from '../../apps/api/src/platform/storage/index.ts';
import { bucketServer } from '../../apps/api/src/testing/bucket.ts';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { startDatabase } from '../database/index.ts';
import { copyFiles } from './copy.ts';

const roots = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'vumon-copy-')));
const database = await startDatabase({ dataDir: roots[2]!, fsync: false });
const { url } = database;
await migrate({ url });
const db = createDatabase(createPool({ url, max: 2 }));
const server = await bucketServer();
afterAll(async () => {
  await Promise.all([server.close(), db.destroy()]);
  await database.stop();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});
const local = { dataDir: roots[0]!, bucket: null };
const back = { dataDir: roots[1]!, bucket: null };
const s3 = { dataDir: roots[0]!, bucket: server.config };

const media = Array.from({ length: 12 }, (_, at) => ({
  id: `${'abcdefghijklmnopqrstuvw'}${'abcdefghijkl'[at]}`,
  bytes: randomBytes(50 + at),
}));
const recording = { id: randomUUID(), bytes: randomBytes(3_000) };

async function run(statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

const paper = { key: 'papers/ab/00000000-0000-7000-8000-0000000000ab', bytes: randomBytes(400) };

async function fill(): Promise<void> {
  for (const { id, bytes } of media) {
    await storeFile(local, id, bytes);
    await db.insertInto('media').values({ id, kind: 'image', mime: 'image/png', bytes: bytes.length }).execute();
  }
  await storePiece(local, recording.id, 0, recording.bytes.subarray(0, 1_000));
  await storePiece(local, recording.id, 1_000, recording.bytes.subarray(1_000));
  await storageOf(local).put(paper.key, paper.bytes);
  // The learner is still recording: of what is in the file 2,500 bytes are committed.
  await run(`SET session_replication_role = replica;
    INSERT INTO recordings (id, attempt_id, question_id, item, mime, max_bytes, bytes, created_at, owner_id, file_id)
    VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'q1', 'audio/webm', 9999, 2500, now(), gen_random_uuid(), '${recording.id}');
    INSERT INTO paper_files (owner_id, set_id, position, kind, name, mime, bytes, stored_as)
    VALUES (gen_random_uuid(), gen_random_uuid(), 0, 'paper', 'a.pdf', 'application/pdf', 400, '${paper.key}')`);
}

test('copies what the database names, compares it, goes on after an interruption, and copies back', async () => {
  await fill();
  // Stored, but named by nobody.
  await storeFile(local, 'z'.repeat(24), randomBytes(5));
  server.onStored = (key) => {
    if (key.endsWith(media[5]!.id)) server.objects.get(key)!.bytes = Buffer.from('broken on its way');
  };
  await expect(copyFiles({ url, from: local, to: s3 })).rejects.toThrow(`${media[5]!.id} is not what was stored`);
  server.onStored = null;
  const had = server.objects.size;
  expect(had).toBeGreaterThan(1);
  const gone = await copyFiles({ url, from: local, to: s3 });
  expect(gone.missing).toEqual([]);
  expect(gone.copied + gone.same).toBe(14);
  expect(gone.copied).toBeLessThan(14);
  expect(await copyFiles({ url, from: local, to: s3 })).toEqual({ copied: 0, same: 14, missing: [] });
  expect(server.objects.get(`school/${mediaKey(media[5]!.id)}`)!.bytes.equals(media[5]!.bytes)).toBe(true);
  // The recording goes on where it was committed.
  await storePiece(s3, recording.id, 2_500, recording.bytes.subarray(2_500));
  expect((await stretchOf(s3, recording.id, 3_000, { offset: 0, length: 3_000 })).equals(recording.bytes)).toBe(true);
  expect(server.objects.get(`school/${paper.key}`)!.bytes.equals(paper.bytes)).toBe(true);
  await run('UPDATE recordings SET bytes = 3000');
  expect(await copyFiles({ url, from: s3, to: back })).toEqual({ copied: 14, same: 0, missing: [] });
  expect((await stretchOf(back, recording.id, 3_000, { offset: 0, length: 3_000 })).equals(recording.bytes)).toBe(true);
});

test('names what is missing, and replaces what differs', async () => {
  server.objects.delete(`school/${mediaKey(media[0]!.id)}`);
  writeFileSync(join(back.dataDir, mediaKey(media[1]!.id)), 'other bytes');
  expect(await copyFiles({ url, from: s3, to: back })).toEqual({
    copied: 1,
    same: 12,
    missing: [`media ${media[0]!.id}`],
  });
});
