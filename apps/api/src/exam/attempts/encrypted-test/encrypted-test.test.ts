/** An encrypted test through HTTP: who gets it, when its keys leave, and that it opens to the test and its files. */
import { createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { questionType, questionTypeCodes, type QuestionContent, type QuestionKey } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool, type SchoolOptions } from '../../../testing/school.ts';
import { pieceBytes, encrypt, encryptionOverhead } from './encryption.ts';

const t = await testApp();
const minute = 60_000;

function open(encrypted: Buffer, key: string, name: string): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), encrypted.subarray(0, 12));
  cipher.setAAD(Buffer.from(name));
  cipher.setAuthTag(encrypted.subarray(-16));
  return Buffer.concat([cipher.update(encrypted.subarray(12, -16)), cipher.final()]);
}

const pathOf = (id: string) => join(t.app.config.dataDir, 'media', id.slice(0, 2), id);

/** A file of more than one piece. What it holds does not matter. */
async function stored(name: string, more = 1_500_000): Promise<string> {
  const id = randomBytes(12).toString('hex');
  const bytes = Buffer.from(`${name} ${'x'.repeat(more)}`);
  mkdirSync(dirname(pathOf(id)), { recursive: true });
  writeFileSync(pathOf(id), bytes);
  await t.db
    .insertInto('media')
    .values({
      id,
      owner_id: null,
      kind: 'audio',
      mime: 'audio/mpeg',
      bytes: bytes.byteLength,
      width: null,
      height: null,
      seconds: 5,
      credit: null,
      created_at: new Date(t.now()),
    })
    .execute();
  return id;
}

/** A published test with a recording that may be heard twice, and one without a limit. */
async function listening(options: SchoolOptions = {}) {
  const [limited, free] = [await stored('limited'), await stored('free')];
  const made = [limited, free].map((media, at) => ({
    code: 'MC4' as const,
    content: { ...samples.MC4.content, audio: { media, playLimit: at === 0 ? 2 : 0 } } as QuestionContent,
    key: samples.MC4.key as QuestionKey,
  }));
  const school = await createSchool(t, { made, ...options });
  const student = await school.student();
  return { school, student, limited, free };
}

const fetchManifest = (student: TestUser, id: string) =>
  t.as(student).call('GET /student/unit-tests-assigned/{id}/sealed', { params: { id } });
const piece = (student: TestUser, id: string, name: string) =>
  t.as(student).raw({ method: 'GET', url: `/api/student/unit-tests-assigned/${id}/sealed/${name}` });
const start = (student: TestUser, id: string) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });

it('is sent before the window opens, in pieces that reveal nothing, and decrypts with the key of the start', async () => {
  const { school, student, limited, free } = await listening({ startsIn: minute });
  const id = school.assignmentId;
  const manifest = await fetchManifest(student, id);
  expect(manifest).toMatchObject({ version: school.examVersionId, families: ['choice'] });
  const bytes = new Map<string, Buffer>();
  for (const { name, bytes: length } of manifest.pieces) {
    const reply = await piece(student, id, name);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^inline.*piece/),
    });
    expect(reply.rawPayload.byteLength).toBe(length);
    bytes.set(name, reply.rawPayload);
  }
  const all = Buffer.concat([...bytes.values()]).toString('latin1') + JSON.stringify(manifest);
  for (const word of [limited, free, school.questions[0]!.id, 'instructions', 'xxxxxxxx', school.content.name])
    expect(all).not.toContain(word);
  await expect(start(student, id)).rejects.toMatchObject({ code: 'TEST_NOT_STARTED' });

  t.advance(2 * minute);
  const { seal: keys, id: attempt } = await start(student, id);
  const first = manifest.pieces[0]!.name;
  const opened = JSON.parse(open(bytes.get(first)!, keys.test, first).toString()) as {
    content: unknown;
    media: Record<string, { counted: boolean; pieces: string[] }>;
  };
  expect(opened.content).toEqual(JSON.parse(JSON.stringify(school.content)));
  expect(opened.media).toMatchObject({ [limited]: { counted: true }, [free]: { counted: false } });
  const soundOf = (media: string, key: string) =>
    Buffer.concat(opened.media[media]!.pieces.map((name) => open(bytes.get(name)!, key, name))).toString();
  expect(opened.media[free]!.pieces.length).toBe(2);
  expect(soundOf(free, keys.test)).toMatch(/^free x+$/);

  // Sound with a limit has a key of its own, which comes with the first counted play, and again with the next start.
  expect(keys.sounds).toEqual({});
  expect(() => soundOf(limited, keys.test)).toThrow();
  const play = await t.as(student).call('POST /student/attempts/{id}/plays', {
    params: { id: attempt },
    body: { media: limited },
  });
  expect(soundOf(limited, play.key!)).toMatch(/^limited x+$/);
  expect((await start(student, id)).seal.sounds).toEqual({ [limited]: play.key });
  const unlimited = await t.as(student).call('POST /student/attempts/{id}/plays', {
    params: { id: attempt },
    body: { media: free },
  });
  expect(unlimited).toEqual({ playsLeft: null, key: null });
});

it('is sent to nobody who may not start, and its keys to nobody else', async () => {
  const { school, student } = await listening({ endsIn: 60 * minute });
  const id = school.assignmentId;
  const { pieces } = await fetchManifest(student, id);
  const name = pieces[0]!.name;
  const stranger = await t.createUser({ role: 'STUDENT' });
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  for (const other of [stranger, teacher]) {
    await expect(fetchManifest(other, id)).rejects.toMatchObject({ status: 403 });
    expect((await piece(other, id, name)).statusCode).toBe(403);
    await expect(start(other, id)).rejects.toMatchObject({ status: 403 });
  }
  expect(
    (await t.as(null).raw({ method: 'GET', url: `/api/student/unit-tests-assigned/${id}/sealed` })).statusCode,
  ).toBe(401);
  expect((await piece(student, id, 'f'.repeat(32))).statusCode).toBe(404);

  // Whoever is at work goes on with it, whatever becomes of the assignment; who has not begun does not get it any more.
  const { id: attempt } = await start(student, id);
  const late = await school.student();
  await t.db.updateTable('assignments').set({ cancelled_at: new Date() }).where('id', '=', id).execute();
  expect((await piece(student, id, name)).statusCode).toBe(200);
  await expect(fetchManifest(late, id)).rejects.toMatchObject({ code: 'TEST_CANCELLED' });
  await t.db.updateTable('assignments').set({ cancelled_at: null }).where('id', '=', id).execute();
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: attempt, clientId: 'last-client', entries: [] },
  });
  await expect(fetchManifest(student, id)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
  await expect(start(student, id)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
  t.advance(61 * minute);
  const { ends_at } = await t.db
    .selectFrom('assignments')
    .select('ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await expect(fetchManifest(late, id)).rejects.toMatchObject({
    code: 'TEST_EXPIRED',
    reply: { data: { endsAt: ends_at.toISOString() } },
  });
});

it('contains no file that is too large for a phone or gone, and cuts no empty piece', async () => {
  const [large, whole, gone] = [await stored('large'), await stored('', pieceBytes - 1), 'f'.repeat(24)];
  truncateSync(pathOf(large), 32 * pieceBytes + 1);
  const made = [large, whole, gone].map((media) => ({
    code: 'MC4' as const,
    content: { ...samples.MC4.content, audio: { media, playLimit: 0 } } as QuestionContent,
    key: samples.MC4.key as QuestionKey,
  }));
  const school = await createSchool(t, { made });
  const student = await school.student();
  const { pieces } = await fetchManifest(student, school.assignmentId);
  expect(pieces.map(({ bytes }) => bytes).slice(1)).toEqual([pieceBytes + encryptionOverhead]);
});

it('names the families of all its questions', async () => {
  const school = await createSchool(t);
  const { families } = await fetchManifest(await school.student(), school.assignmentId);
  expect(families).toEqual([...new Set(questionTypeCodes.map((code) => questionType(code).family))].sort());
});

it('goes to nobody who lacks the code that the test needs', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', school.examId).execute();
  await expect(fetchManifest(await school.student(), school.assignmentId)).rejects.toMatchObject({
    code: 'TEST_ACTIVE_CODE_REQUIRED',
  });
});

it('a changed, truncated or swapped piece does not decrypt; a nonce is never reused for other bytes', () => {
  const key = Buffer.alloc(32, 7);
  const name = 'a'.repeat(32);
  const encrypted = encrypt(key, name, Buffer.from('câu hỏi'));
  const encoded = key.toString('base64');
  expect(open(encrypted, encoded, name).toString()).toBe('câu hỏi');
  expect(encrypted.byteLength).toBe(Buffer.byteLength('câu hỏi') + encryptionOverhead);
  expect(encrypt(key, name, Buffer.from('câu hỏi'))).toEqual(encrypted);
  expect(encrypt(key, name, Buffer.from('câu hói')).subarray(0, 12)).not.toEqual(encrypted.subarray(0, 12));
  for (let at = 0; at < encrypted.byteLength; at++) {
    const broken = Buffer.from(encrypted);
    broken[at]! ^= 1;
    expect(() => open(broken, encoded, name)).toThrow();
  }
  expect(() => open(encrypted.subarray(0, -1), encoded, name)).toThrow();
  expect(() => open(encrypted, encoded, 'b'.repeat(32))).toThrow();
  expect(pieceBytes).toBeLessThanOrEqual(2 * 1024 * 1024);
});
