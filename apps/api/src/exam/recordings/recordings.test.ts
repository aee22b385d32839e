import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graceMs, recordingGraceMs, recordingUploadMs } from '@vumon/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { bucketServer } from '../../testing/bucket.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { removeRecordingFiles } from './erasure.service.ts';
import { writePiece } from './file.ts';

const t = await testApp();
const webm = (length: number) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(length - 4)]);

interface Sitting {
  readonly school: School;
  readonly student: TestUser;
  readonly attempt: string;
  readonly question: string;
}

async function sit(options: Parameters<typeof createSchool>[1] = {}): Promise<Sitting> {
  return sitAt(await createSchool(t, { codes: ['SP2', 'MC1'], ...options }));
}

async function sitAt(school: School): Promise<Sitting> {
  const student = await school.student();
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  return { school, student, attempt: id, question: school.questions[0]!.id };
}

const announce = ({ student, attempt, question }: Sitting, recording: string = randomUUID(), more: object = {}) =>
  t.as(student).call('POST /student/attempts/{id}/recordings', {
    params: { id: attempt },
    body: { recording, question, item: 'q1', mime: 'audio/webm', ...more },
  });

/** Sends a piece; returns the status and the relevant parts of the reply. */
async function send(student: TestUser, recording: string, offset: number, bytes: Buffer, by = t) {
  const reply = await by.as(student).upload('POST /student/recordings/{id}/pieces', {
    params: { id: recording },
    query: { offset: String(offset) },
    file: { name: 'piece', bytes },
  });
  const { code = 'OK', data } = reply.json<{ code?: string; data?: { received: number; late: boolean } }>();
  return { status: reply.statusCode, code, received: data?.received, late: data?.late };
}

const finish = (student: TestUser, recording: string, bytes: number, more: object = {}) =>
  t
    .as(student)
    .call('POST /student/recordings/{id}/finish', { params: { id: recording }, body: { bytes, seconds: 3, ...more } });

/** Ends the connections that hold the recording, as when their process dies. */
const killBackendsOf = (recording: string) =>
  sql`SELECT pg_terminate_backend(l.pid) FROM recordings r
    JOIN pg_locks l ON l.relation = 'recordings'::regclass AND l.mode = 'RowShareLock'
    WHERE r.id = ${recording} AND l.pid <> pg_backend_pid()`.compile(t.db);

const heard = (user: TestUser, recording: string, side: 'student' | 'itf', headers: Record<string, string> = {}) =>
  t.as(user).raw({ method: 'GET', url: `/api/${side}/recordings/${recording}/file`, headers });

describe('a recording in pieces', () => {
  it('is complete for its learner and its teacher, whatever was repeated, overlapping or truncated', async () => {
    const sitting = await sit();
    const { student, school } = sitting;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 50, max: 4000 }),
        fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 900 })), { maxLength: 8 }),
        async (length, steps) => {
          const sound = webm(length);
          const { id } = await announce(sitting);
          let received = 0;
          for (const [back, more] of steps) {
            // Starts within what is already stored, so that pieces repeat and overlap.
            const from = Math.max(0, received - back);
            const piece = sound.subarray(from, Math.min(length, from + Math.max(8, more)));
            const reply = await send(student, id, from, piece);
            received = Math.max(received, from + piece.length);
            expect(reply).toMatchObject({ status: 200, received });
          }
          if (received < length) await send(student, id, received, sound.subarray(received));
          expect(
            await finish(student, id, length, { sha256: createHash('sha256').update(sound).digest('hex') }),
          ).toMatchObject({ complete: true, received: length, late: false });
          expect((await heard(student, id, 'student')).rawPayload.equals(sound)).toBe(true);
          expect((await heard(school.teacher, id, 'itf')).rawPayload.equals(sound)).toBe(true);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is not continued by a process that does not have its beginning', async () => {
    const sitting = await sit();
    const { student } = sitting;
    const { id } = await announce(sitting);
    const sound = webm(300);
    await send(student, id, 0, sound.subarray(0, 100));
    const elsewhere = mkdtempSync(join(tmpdir(), 'vumon-elsewhere-'));
    const other = await testApp({ database: t.database, config: { dataDir: elsewhere } });
    const refused = { status: 503, code: 'SERVER_BUSY' };
    expect(await send(student, id, 100, sound.subarray(100), other)).toMatchObject(refused);
    // The folder is there, of another recording, and then a file that is too short.
    const { fileId } = await t.db
      .selectFrom('recordings')
      .select('file_id as fileId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const folder = join(elsewhere, 'recordings', fileId.slice(-2));
    mkdirSync(folder, { recursive: true });
    expect(await send(student, id, 100, sound.subarray(100), other)).toMatchObject(refused);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, fileId), sound.subarray(0, 50));
    expect(await send(student, id, 50, sound.subarray(50), other)).toMatchObject(refused);
    await expect(writePiece(elsewhere, fileId, 100, sound.subarray(100))).rejects.toThrow('not here');
    expect(await send(student, id, 100, sound.subarray(100))).toMatchObject({ status: 200, received: 300 });
    const ending = { params: { id }, body: { bytes: 300, seconds: 3 } };
    await expect(other.as(student).call('POST /student/recordings/{id}/finish', ending)).rejects.toMatchObject(refused);
    await finish(student, id, 300);
    rmSync(elsewhere, { recursive: true });
    const play = { method: 'GET', url: `/api/student/recordings/${id}/file` } as const;
    expect((await other.as(student).raw(play)).statusCode).toBe(503);
    expect((await t.as(student).raw(play)).rawPayload.equals(sound)).toBe(true);
  });

  it('with a missing piece returns the byte from which to continue', async () => {
    const { student, ...sitting } = await sit();
    const { id } = await announce({ student, ...sitting });
    const sound = webm(300);
    await send(student, id, 0, sound.subarray(0, 100));
    expect(await send(student, id, 200, sound.subarray(200))).toMatchObject({
      status: 409,
      code: 'RECORDING_GAP',
      received: 100,
    });
    await expect(finish(student, id, 300)).rejects.toMatchObject({
      code: 'RECORDING_INCOMPLETE',
      reply: { data: { received: 100 } },
    });
    expect(await t.as(student).call('GET /student/recordings/{id}', { params: { id } })).toMatchObject({
      received: 100,
      complete: false,
    });
    await send(student, id, 100, sound.subarray(100));
    await finish(student, id, 300);
  });

  it('of two concurrent writers is consistent, and different bytes at the same position are refused', async () => {
    const sitting = await sit();
    const { student } = sitting;
    const { id } = await announce(sitting);
    const sound = webm(5000);
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(student, id, 0, sound)));
    expect(replies.every(({ status, received }) => status === 200 && received === 5000)).toBe(true);
    expect(await send(student, id, 0, webm(5000))).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await heard(student, id, 'student')).rawPayload.equals(sound)).toBe(true);
    await finish(student, id, 5000);
    expect(await send(student, id, 5000, randomBytes(10))).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await send(student, id, 0, sound)).toMatchObject({ status: 200 });
    expect(await finish(student, id, 5000)).toMatchObject({ complete: true });
  });

  it('with another hash is invalid', async () => {
    const sitting = await sit();
    const { id } = await announce(sitting);
    await send(sitting.student, id, 0, webm(40));
    await expect(finish(sitting.student, id, 40, { sha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'MEDIA_BROKEN',
    });
  });

  it.each([
    ['a picture', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), randomBytes(50)]), 'audio/webm'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'audio/webm'],
    ['WebM that calls itself MP4', webm(50), 'audio/mp4'],
    ['a few bytes', webm(7), 'audio/webm'],
  ])('that is %s is refused', async (_, bytes, mime) => {
    const sitting = await sit();
    const { id } = await announce(sitting, randomUUID(), { mime });
    expect(await send(sitting.student, id, 0, bytes)).toMatchObject({ status: 415, code: 'MEDIA_UNSUPPORTED' });
    expect((await heard(sitting.student, id, 'student')).statusCode).toBe(404);
  });

  it('of MP4 is accepted', async () => {
    const sitting = await sit();
    const { id } = await announce(sitting, randomUUID(), { mime: 'audio/mp4' });
    expect(
      await send(
        sitting.student,
        id,
        0,
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), randomBytes(40)]),
      ),
    ).toMatchObject({ status: 200 });
    expect((await heard(sitting.student, id, 'student')).headers['content-type']).toBe('audio/mp4');
  });

  it('longer than allowed is refused', async () => {
    const sitting = await sit();
    // The second speaking task of the sample has a limit of one minute.
    const { id } = await announce(sitting, randomUUID(), { item: 'q2' });
    const piece = webm(500_000);
    let received = 0;
    for (let last = 200; last === 200;) {
      const reply = await send(sitting.student, id, received, received === 0 ? piece : randomBytes(500_000));
      last = reply.status;
      if (last === 200) received = reply.received!;
      else expect(reply.code).toBe('MEDIA_TOO_LARGE');
    }
    expect(received).toBeLessThanOrEqual(90 * 24_000);
  });
});

describe('creating a recording', () => {
  it('is idempotent; the same id for another recording is refused', async () => {
    const sitting = await sit();
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => announce(sitting, id)));
    expect(replies.every((reply) => reply.id === id && reply.received === 0)).toBe(true);
    await expect(announce(sitting, id, { item: 'q2' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const classmate = await sitAt(sitting.school);
    await expect(announce(classmate, id)).rejects.toMatchObject({ status: 404 });
  });

  it("with an id of another teacher's learner creates another recording", async () => {
    const [one, other] = [await sit(), await sit()];
    const id = randomUUID();
    await announce(one, id);
    await announce(other, id);
    const [first, second] = [webm(100), webm(200)];
    await send(one.student, id, 0, first);
    await send(other.student, id, 0, second);
    expect((await heard(one.student, id, 'student')).rawPayload.equals(first)).toBe(true);
    expect((await heard(other.student, id, 'student')).rawPayload.equals(second)).toBe(true);
    expect((await heard(one.school.teacher, id, 'itf')).rawPayload.equals(first)).toBe(true);
  });

  it('requires an item that is answered by speaking', async () => {
    const sitting = await sit();
    await expect(announce(sitting, randomUUID(), { item: 'nosuch' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
    await expect(announce(sitting, randomUUID(), { question: sitting.school.questions[1]!.id })).rejects.toMatchObject({
      code: 'BODY_INVALID',
    });
    await expect(announce(sitting, randomUUID(), { question: randomUUID() })).rejects.toMatchObject({
      code: 'BODY_INVALID',
    });
    await expect(announce(sitting, randomUUID(), { mime: 'text/html' })).rejects.toMatchObject({
      code: 'BODY_INVALID',
    });
  });

  it('is limited to sixty for one attempt, also for concurrent requests', async () => {
    const sitting = await sit();
    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => announce(sitting)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'RECORDING_LIMIT' });
  });
});

describe('the deadline', () => {
  it('a recording begun in time may arrive a little later; later pieces are stored and marked as late', async () => {
    const sitting = await sit({ minutes: 10 });
    const { student } = sitting;
    const { id } = await announce(sitting);
    const sound = webm(300);
    await send(student, id, 0, sound.subarray(0, 100));
    t.advance(10 * 60_000 + recordingGraceMs - 20_000);
    expect(await send(student, id, 100, sound.subarray(100, 200))).toMatchObject({ status: 200, late: false });
    t.advance(60_000);
    expect(await send(student, id, 200, sound.subarray(200))).toMatchObject({ status: 200, late: true, received: 300 });
    expect(await finish(student, id, 300)).toMatchObject({ complete: true, late: true });
    expect((await heard(student, id, 'student')).rawPayload.equals(sound)).toBe(true);
  });

  it('a recording announced after the end is late from the beginning, and refused after a day', async () => {
    const sitting = await sit({ minutes: 10 });
    await t.as(sitting.student).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: sitting.attempt, clientId: 'the-only-client', entries: [] },
    });
    expect(await announce(sitting)).toMatchObject({ late: false });
    t.advance(graceMs + 5_000);
    const { id, late } = await announce(sitting);
    expect(late).toBe(true);
    t.advance(recordingUploadMs);
    await expect(announce(sitting)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    expect(await send(sitting.student, id, 0, webm(30))).toMatchObject({ status: 409, code: 'ATTEMPT_CLOSED' });
  });
});

it('can be played from any position', async () => {
  const sitting = await sit();
  const { id } = await announce(sitting);
  const sound = webm(1000);
  await send(sitting.student, id, 0, sound);
  const part = await heard(sitting.school.teacher, id, 'itf', { range: 'bytes=100-199' });
  expect([
    part.statusCode,
    part.headers['content-range'],
    part.headers['content-type'],
    part.headers['content-length'],
  ]).toEqual([206, 'bytes 100-199/1000', 'audio/webm', '100']);
  expect(part.rawPayload.equals(sound.subarray(100, 200))).toBe(true);
  expect((await heard(sitting.school.teacher, id, 'itf', { range: 'bytes=2000-' })).statusCode).toBe(416);
  // An incomplete recording must not be cached.
  expect(part.headers['cache-control']).toContain('no-store');
});

describe('a recording in a bucket', () => {
  it('is sent to two processes in turn, played by each, and gone when it is erased', async () => {
    const server = await bucketServer();
    afterAll(() => server.close());
    const config = { bucket: server.config, secret: t.app.config.secret };
    const [one, other] = [
      await testApp({ database: t.database, config }),
      await testApp({ database: t.database, config }),
    ];
    // Other tests have moved the clock of the process that made the school.
    for (const app of [one, other]) app.advance(t.now() - app.now());
    const sitting = await sit();
    const { student, school } = sitting;
    const { id } = await announce(sitting);
    const sound = webm(2_000);
    expect(await send(student, id, 0, sound.subarray(0, 700), one)).toMatchObject({ status: 200, received: 700 });
    // A process that ends between the bucket and the commit leaves a piece that does not count.
    server.onStored = () => {
      server.onStored = null;
      return other.db.executeQuery(killBackendsOf(id)).then(() => undefined);
    };
    expect((await send(student, id, 700, sound.subarray(700, 1_500), one)).status).toBeGreaterThanOrEqual(500);
    const again = sound.subarray(700, 1_200);
    expect(await send(student, id, 700, again, other)).toMatchObject({ status: 200, received: 1_200 });
    // It overlaps with what is there, which is compared.
    expect(await send(student, id, 1_000, sound.subarray(1_000), one)).toMatchObject({ status: 200, received: 2_000 });
    const foreign = await send(student, id, 500, webm(900), other);
    expect(foreign).toMatchObject({ status: 409, code: 'CONFLICT' });
    const sha256 = createHash('sha256').update(sound).digest('hex');
    await other.as(student).call('POST /student/recordings/{id}/finish', {
      params: { id },
      body: { bytes: 2_000, seconds: 3, sha256 },
    });
    const play = (user: TestUser, side: 'student' | 'itf', by: typeof t, range?: string) =>
      by.as(user).raw({
        method: 'GET',
        url: `/api/${side}/recordings/${id}/file`,
        headers: range === undefined ? {} : { range },
      });
    expect((await play(student, 'student', one)).rawPayload.equals(sound)).toBe(true);
    expect((await play(school.teacher, 'itf', other)).rawPayload.equals(sound)).toBe(true);
    const part = await play(school.teacher, 'itf', one, 'bytes=600-1299');
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(sound.subarray(600, 1_300))).toBe(true);
    // Without the bucket nobody plays it, and the page tries again.
    server.fail(9, 503);
    expect((await play(student, 'student', one)).statusCode).toBe(503);
    server.fail(0, 503);
    const { fileId } = await t.db
      .selectFrom('recordings')
      .select('file_id as fileId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // What is erased while the bucket does not answer is erased by a job.
    server.fail(3, 503);
    await removeRecordingFiles(one.app, [fileId]);
    expect(server.objects.size).toBeGreaterThan(0);
    await runJobs(one);
    expect([...server.objects.keys()]).toEqual([]);
  });
});

it('needs its hash where the page can compute it', async () => {
  const secure = await testApp({ database: t.database, config: { secureCookies: true, secret: t.app.config.secret } });
  const sitting = await sit();
  const { id } = await announce(sitting);
  await send(sitting.student, id, 0, webm(40));
  const ending = { params: { id }, body: { bytes: 40, seconds: 3 } };
  await expect(secure.as(sitting.student).call('POST /student/recordings/{id}/finish', ending)).rejects.toMatchObject({
    code: 'BODY_INVALID',
    reply: { errors: [{ path: 'sha256', code: 'required' }] },
  });
});
