/** Guards of learners' recordings, and of the marks that are given for them. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool, type School } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const mebibyte = 1024 * 1024;
const sound = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );
const start = (school: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const announce = (
  student: TestUser,
  attempt: string,
  body: { question: string; recording?: string; item?: string; mime?: 'audio/webm' | 'audio/mp4' },
) =>
  t.as(student).call('POST /student/attempts/{id}/recordings', {
    params: { id: attempt },
    body: { recording: randomUUID(), item: 'q1', mime: 'audio/webm', ...body },
  });
const send = async (student: TestUser, recording: string, bytes: Buffer, offset = 0) => {
  const reply = await t.as(student).upload('POST /student/recordings/{id}/pieces', {
    params: { id: recording },
    query: { offset: String(offset) },
    file: { name: 'piece', bytes },
  });
  return reply.statusCode === 200 ? 'OK' : (reply.json() as { code: string }).code;
};

describe('an announced recording', () => {
  it('can only be announced again unchanged', async () => {
    const school = await createSchool(t, { codes: ['SP2', 'SP1'] });
    const student = await school.student();
    const { id } = await start(school, student);
    const [one, other] = school.questions;
    const { id: recording } = await announce(student, id, { question: one!.id });
    const again = (changes: object) => outcome(announce(student, id, { question: one!.id, recording, ...changes }));
    expect(await again({})).toBe('OK');
    expect(await again({ question: other!.id })).toBe('CONFLICT');
    expect(await again({ mime: 'audio/mp4' })).toBe('CONFLICT');
    expect(await again({ item: 'q2' })).toBe('CONFLICT');
  });
});

describe("the storage limit of one attempt's recordings", () => {
  /** Sets the stored size of a recording, without uploading so much. */
  const fill = (recording: string, bytes: number) =>
    t.db.updateTable('recordings').set({ bytes, max_bytes: bytes }).where('id', '=', recording).execute();

  it('is 200 MB: no further recording is announced, and no piece beyond it accepted', async () => {
    const school = await createSchool(t, { codes: ['SP1'] });
    const student = await school.student();
    const { id } = await start(school, student);
    const question = school.questions[0]!.id;
    const [full, next] = [await announce(student, id, { question }), await announce(student, id, { question })];
    await fill(full.id, 200 * mebibyte - sound.length);
    expect(await send(student, next.id, sound)).toBe('OK');
    expect(await send(student, next.id, Buffer.from([5]), sound.length)).toBe('RECORDING_LIMIT');
    expect(await outcome(announce(student, id, { question }))).toBe('RECORDING_LIMIT');
  });
});

describe('marking', () => {
  const works = ({ teacher, assignmentId }: School) =>
    t
      .as(teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: { id: assignmentId }, query: {} });
  const submit = (student: TestUser, attemptId: string, entries: object[]) =>
    t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId, clientId: 'the-only-client', entries } as never,
    });
  const give = ({ teacher, assignmentId }: School, mark: object) =>
    outcome(
      t.as(teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
        params: { id: assignmentId },
        body: {
          marks: [{ item: 'q1', entry: 1, version: 0, scores: {}, comment: '', notes: [], ...mark } as never],
        },
      }),
    );

  it("does not play a classmate's recording", async () => {
    const school = await createSchool(t, { codes: ['SP1'] });
    const [speaker, thief] = [await school.student(), await school.student()];
    const question = school.questions[0]!.id;
    const [spoken, stolen] = [await start(school, speaker), await start(school, thief)];
    const { id: recording } = await announce(speaker, spoken.id, { question });
    await send(speaker, recording, sound);
    for (const [student, attempt] of [
      [speaker, spoken],
      [thief, stolen],
    ] as const)
      await submit(student, attempt.id, [{ seq: 1, question, base: 0, answer: { q1: { recording, seconds: 3 } } }]);
    await worker.round();
    const heard = new Map((await works(school)).map((work) => [work.attempt, work.recording?.id ?? null]));
    expect(heard).toEqual(
      new Map([
        [spoken.id, recording],
        [stolen.id, null],
      ]),
    );
  });

  it('shows the keys of the marked questions, and no others', async () => {
    const school = await createSchool(t, { codes: ['EW1', 'MC1'] });
    const student = await school.student();
    const { id } = await start(school, student);
    const [essay] = school.questions;
    await submit(student, id, [{ seq: 1, question: essay!.id, base: 0, answer: samples.EW1.responses.right }]);
    await worker.round();
    const { keys } = await t
      .as(school.teacher)
      .call('GET /itf/classes/unit-tests-assigned/{id}/marking', { params: { id: school.assignmentId }, query: {} });
    expect(Object.keys(keys)).toEqual([essay!.id]);
  });

  it('waits until the attempt is scored, and accepts items of the question only', async () => {
    const school = await createSchool(t, { codes: ['EW1'] });
    const student = await school.student();
    const { id: attempt } = await start(school, student);
    const question = school.questions[0]!.id;
    const answer = samples.EW1.responses.right as never;
    const { entries } = await t.as(student).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt },
      body: { clientId: 'the-only-client', entries: [{ seq: 1, question, base: 0, answer }] },
    });
    const mark = { attempt, question, entry: entries[0]!.entry };
    expect(await give(school, mark)).toBe('NOT_FOUND');
    await submit(student, attempt, []);
    expect(await give(school, mark)).toBe('NOT_FOUND');
    await worker.round();
    expect(await give(school, { ...mark, item: 'q99' })).toBe('BODY_INVALID');
    expect(await give(school, mark)).not.toBe('NOT_FOUND');
  });
});
