/** One learner's log is bounded, whatever is sent. */
import { questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import { logLimits } from '@vumon/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { attemptsOf } from '../attempts.service.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool } from '../../../testing/school.ts';

const t = await testApp();
const minute = 60_000;

async function sitting(codes: readonly QuestionTypeCode[] = questionTypeCodes) {
  const school = await createSchool(t, { codes, endsIn: 12 * 60 * minute });
  const student = await school.student();
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  let seq = 0;
  /** An empty answer to each question. */
  const sendAll = (as: TestUser = student) =>
    t.as(as).raw({
      method: 'POST',
      url: `/api/student/attempts/${id}/answers`,
      payload: {
        clientId: 'a-client-id',
        entries: school.questions.map((question) => ({ seq: ++seq, question: question.id, base: 0, answer: null })),
      },
    });
  const stored = async () => {
    const { rows } = await sql<{ all: number; kept: number }>`
      SELECT count(*)::int AS all, count(*) FILTER (WHERE disposition <> 'A')::int AS kept FROM attempt_answers WHERE attempt_id = ${id}`.execute(
      t.db,
    );
    return rows[0]!;
  };
  /** The same to another process, which has memory of its own. */
  const sendTo = (process: ReturnType<typeof attemptsOf>) =>
    process
      .save(
        student.id,
        id,
        'a-client-id',
        school.questions.map((question) => ({ seq: ++seq, question: question.id, base: 0, answer: null })),
        t.now(),
      )
      .then(
        () => 200,
        ({ code }: { code: string }) => code,
      );
  return { id, student, sendAll, sendTo, stored, size: school.questions.length };
}

it('a limited number of entries is accepted at once, then the client is told when to retry', async () => {
  const { sendAll, stored, size } = await sitting();
  const replies = [];
  for (let n = 0; n <= logLimits.entriesAtOnce / size; n += 1) replies.push(await sendAll());
  const refused = replies.at(-1)!;
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  const before = await stored();
  expect(before.all).toBeLessThanOrEqual(logLimits.entriesAtOnce);
  t.advance(seconds * 1000);
  expect((await sendAll()).statusCode).toBe(200);
  expect((await stored()).all).toBe(before.all + size);
});

it('the limit applies to all processes together', async () => {
  const { sendAll, sendTo, stored, size } = await sitting();
  const second = attemptsOf({ ...t.app });
  const refused = new Set<string | number>();
  for (let n = 0; n <= logLimits.entriesAtOnce / size; n += 1) {
    const { statusCode } = await sendAll();
    for (const answer of [statusCode, await sendTo(second)]) if (answer !== 200) refused.add(answer);
  }
  expect([...refused].sort()).toEqual([429, 'TOO_MANY_REQUESTS']);
  // Each process may have let one request through before it knew of the other's.
  expect((await stored()).all).toBeLessThanOrEqual(logLimits.entriesAtOnce + 2 * size);
});

it('the bytes of all answers together are limited', async () => {
  for (const [limit, codes] of [
    ['textBytes', questionTypeCodes],
    ['bytes', questionTypeCodes.filter((code) => code !== 'SA1' && code !== 'EW1')],
  ] as const)
    await limitedBy(limit, codes);
});

async function limitedBy(limit: 'bytes' | 'textBytes', types: readonly QuestionTypeCode[]): Promise<void> {
  const { sendAll, stored, size } = await sitting(types);
  const limits = logLimits as { bytes: number; textBytes: number };
  const before = limits[limit];
  limits[limit] = 2 * size * 'null'.length;
  try {
    const codes = [await sendAll(), await sendAll(), await sendAll()].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([200, 200, 429]);
    expect((await stored()).all).toBe(2 * size);
  } finally {
    limits[limit] = before;
  }
}

it('entries that count do not use up the limit of those that do not', async () => {
  const { sendAll, stored, size } = await sitting();
  for (let n = 0; n * size <= logLimits.notCounting; n += 1) {
    expect((await sendAll()).statusCode).toBe(200);
    t.advance(minute / 3);
  }
  expect((await sendAll()).statusCode).toBe(200);
  expect((await stored()).kept).toBe(0);
});

it('entries that do not count are limited over all processes', async () => {
  const { id, student, sendAll, sendTo, stored, size } = await sitting();
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'a-client-id', entries: [] } });
  const second = attemptsOf({ ...t.app });
  for (let n = 0; n * size < 2 * logLimits.notCounting; n += 1) {
    await sendAll();
    t.advance(minute);
    await sendTo(second);
    t.advance(minute);
  }
  expect((await stored()).kept).toBeLessThan(logLimits.notCounting + 4 * size);
});

it('a flood of late answers leaves a limited number of them', async () => {
  const { id, student, sendAll, stored, size } = await sitting();
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'a-client-id', entries: [] } });
  const codes = new Set<number>();
  for (let n = 0; n * size < 2 * logLimits.notCounting; n += 1) {
    codes.add((await sendAll()).statusCode);
    t.advance(minute);
  }
  expect([...codes]).toEqual([409, 429]);
  expect((await stored()).kept).toBeLessThan(logLimits.notCounting + size);
});
