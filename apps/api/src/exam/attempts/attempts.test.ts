import { randomUUID } from 'node:crypto';
import { graceMs } from '@vumon/domain';
import type { ChoiceContent } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { createSchool, pointsPerItem, type School, type SchoolOptions } from '../../testing/school.ts';
import { publishedExam, scoredItems } from '#exam/scoring';
import { attemptsOf } from './attempts.service.ts';
import { startAttemptWorker } from './attempts.worker.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;

async function started(options: SchoolOptions = {}) {
  const school = await createSchool(t, options);
  const student = await school.student();
  const attempt = await start(school, student);
  return { school, student, attempt };
}

const start = (school: School, student: TestUser, number = 1) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
    body: { number },
  });
const result = (school: School, student: TestUser) =>
  t
    .as(student)
    .call('GET /student/unit-tests-assigned/{id}/result', { params: { id: school.assignmentId }, query: {} });

interface Sent {
  seq: number;
  question: string;
  base?: number;
  answer: unknown;
}
const save = (student: TestUser, attemptId: string, clientId: string, entries: Sent[]) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id: attemptId },
    body: { clientId, entries: entries.map((entry) => ({ base: 0, ...entry })) as never },
  });
const submit = (student: TestUser, attemptId: string, entries: Sent[] = []) =>
  t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId, clientId: 'last-client', entries: entries.map((entry) => ({ base: 0, ...entry })) as never },
  });

const mc1Item = (samples.MC1.content as ChoiceContent).items[0]!;
const mc1 = (option: number) => ({ [mc1Item.id]: [mc1Item.options[option]!.id] });

describe('starting', () => {
  it('creates one attempt for fifty parallel starts', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const student = await school.student();
    const states = await Promise.all(Array.from({ length: 50 }, () => start(school, student)));
    expect(new Set(states.map(({ id }) => id)).size).toBe(1);
    const rows = await t.db.selectFrom('attempts').selectAll().where('student_id', '=', student.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('gives the whole duration, but never beyond the window', async () => {
    const { attempt } = await started({ codes: ['MC1'], minutes: 45 });
    expect(Date.parse(attempt.deadlineAt) - Date.parse(attempt.startedAt)).toBe(45 * minute);
    const short = await started({ codes: ['MC1'], minutes: 45, endsIn: 10 * minute });
    expect(Date.parse(short.attempt.deadlineAt) - Date.parse(short.attempt.startedAt)).toBeLessThanOrEqual(10 * minute);
  });

  it('is refused before and after the window, with the times of both', async () => {
    const early = await createSchool(t, { codes: ['MC1'], startsIn: minute });
    const over = await createSchool(t, { codes: ['MC1'], startsIn: -2 * minute, endsIn: -minute });
    const window = async ({ assignmentId }: School) =>
      t.db
        .selectFrom('assignments')
        .select(['starts_at', 'ends_at'])
        .where('id', '=', assignmentId)
        .executeTakeFirstOrThrow();
    await expect(start(early, await early.student())).rejects.toMatchObject({
      code: 'TEST_NOT_STARTED',
      reply: { data: { startsAt: (await window(early)).starts_at.toISOString() } },
    });
    const expired = {
      code: 'TEST_EXPIRED',
      reply: { data: { endsAt: (await window(over)).ends_at.toISOString() } },
    };
    const student = await over.student();
    await expect(start(over, student)).rejects.toMatchObject(expired);
    // Whatever else would refuse it: there is no second attempt before the first, and no code was used.
    await expect(start(over, student, 2)).rejects.toMatchObject(expired);
    await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', over.examId).execute();
    await expect(start(over, student)).rejects.toMatchObject(expired);
  });

  it('is refused without the code that the test needs', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    await t.db.updateTable('exams').set({ needs_code: true }).where('id', '=', school.examId).execute();
    await expect(start(school, await school.student())).rejects.toMatchObject({ code: 'TEST_ACTIVE_CODE_REQUIRED' });
  });

  it('is refused to a learner outside the class, after cancelling, and in a deactivated class', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const stranger = await t.createUser({ role: 'STUDENT' });
    await expect(start(school, stranger)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION', status: 403 });
    const student = await school.student();
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', school.classId).execute();
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION' });
    await t.db.updateTable('classes').set({ status: 'ACTIVE' }).where('id', '=', school.classId).execute();
    await t.db
      .updateTable('assignments')
      .set({ cancelled_at: new Date() })
      .where('id', '=', school.assignmentId)
      .execute();
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_CANCELLED' });
  });

  it('resumes where it was, and ends with handing in', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'] });
    const { entries } = await save(student, attempt.id, 'client-one', [
      { seq: 1, question: school.questions[0]!.id, answer: mc1(1) },
    ]);
    const again = await start(school, student);
    expect(again).toMatchObject({
      id: attempt.id,
      shuffleSeed: attempt.shuffleSeed,
      answers: [{ question: school.questions[0]!.id, answer: mc1(1), entry: entries[0]!.entry }],
    });
    await submit(student, attempt.id);
    const { at } = await t.db
      .selectFrom('attempts')
      .select('submitted_at as at')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    await expect(start(school, student)).rejects.toMatchObject({
      code: 'TEST_ALREADY_DONE',
      reply: { data: { submittedAt: at!.toISOString() } },
    });
  });
});

describe('the page of an attempt', () => {
  const state = (student: TestUser, id: string) => t.as(student).call('GET /student/attempts/{id}', { params: { id } });
  const seen = async (id: string) =>
    (await t.db.selectFrom('attempt_presence').select('seen_at').where('attempt_id', '=', id).execute()).length;

  it('counts as present while the attempt runs, not afterwards', async () => {
    const { student, attempt } = await started({ codes: ['MC1'] });
    await state(student, attempt.id);
    expect(await seen(attempt.id)).toBe(1);
    const other = await started({ codes: ['MC1'] });
    await submit(other.student, other.attempt.id);
    await state(other.student, other.attempt.id);
    expect(await seen(other.attempt.id)).toBe(0);
  });

  it('finds nothing any more when the attempt was erased meanwhile', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'] });
    // The process knows the attempt by now.
    await t.as(student).call('POST /student/attempts/{id}/flags', { params: { id: attempt.id }, body: { flags: [] } });
    await t.db.deleteFrom('attempts').where('id', '=', attempt.id).execute();
    const entries = [{ seq: 1, question: school.questions[0]!.id, answer: mc1(0) }];
    await expect(save(student, attempt.id, 'client-one', entries)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(submit(student, attempt.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('saving', () => {
  it('returns the same reply for a repeated entry and refuses another body with its sequence number', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'] });
    const question = school.questions[0]!.id;
    const first = await save(student, attempt.id, 'client-one', [{ seq: 1, question, answer: mc1(0) }]);
    const again = await save(student, attempt.id, 'client-one', [{ seq: 1, question, answer: mc1(0) }]);
    expect(again.entries).toEqual(first.entries);
    await expect(save(student, attempt.id, 'client-one', [{ seq: 1, question, answer: mc1(1) }])).rejects.toMatchObject(
      { code: 'ANSWER_SEQUENCE_REUSED', status: 409 },
    );
    const rows = await t.db.selectFrom('attempt_answers').selectAll().where('attempt_id', '=', attempt.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('tells a device with a stale answer the current one and stores what it sent', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'] });
    const question = school.questions[0]!.id;
    const { entries } = await save(student, attempt.id, 'client-one', [{ seq: 1, question, answer: mc1(0) }]);
    const stale = save(student, attempt.id, 'client-two', [{ seq: 1, question, answer: mc1(1) }]);
    await expect(stale).rejects.toMatchObject({
      code: 'ANSWER_STALE',
      reply: {
        data: { entries: [{ outcome: 'STALE' }], current: [{ question, answer: mc1(0), entry: entries[0]!.entry }] },
      },
    });
    const knowing = await save(student, attempt.id, 'client-two', [
      { seq: 2, question, base: entries[0]!.entry!, answer: mc1(1) },
    ]);
    expect(knowing.entries[0]!.outcome).toBe('ACCEPTED');
    const kept = await t.db
      .selectFrom('attempt_answers')
      .select(['disposition'])
      .where('attempt_id', '=', attempt.id)
      .orderBy('entry')
      .execute();
    expect(kept.map(({ disposition }) => disposition)).toEqual(['A', 'T', 'A']);
  });

  it('counts answers within the grace period, stores later ones, and scores only the former', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1', 'FB1'], minutes: 5 });
    const [choice, gap] = school.questions;
    t.advance(5 * minute + graceMs - 1_000);
    const inGrace = await save(student, attempt.id, 'client-one', [
      { seq: 1, question: choice!.id, answer: samples.MC1.responses.right },
    ]);
    expect(inGrace.entries[0]!.outcome).toBe('ACCEPTED');
    t.advance(2_000);
    await expect(
      save(student, attempt.id, 'client-one', [{ seq: 2, question: gap!.id, answer: samples.FB1.responses.right }]),
    ).rejects.toMatchObject({
      code: 'ATTEMPT_CLOSED',
      reply: { data: { entries: [{ seq: 2, outcome: 'LATE' }] } },
    });
    await worker.round();
    const { score } = await result(school, student);
    expect(score).toMatchObject({ points: pointsPerItem, maxPoints: 2 * pointsPerItem });
  });

  it('refuses an invalid answer, and stores nothing of it', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1', 'FB2', 'MR1', 'TF5', 'FB8'] });
    for (const { id, code } of school.questions) {
      for (const [index, hostile] of samples[code].responses.hostile.entries()) {
        const answer = JSON.parse(JSON.stringify(hostile ?? null) ?? 'null') as unknown;
        if (answer === null) continue;
        await expect(
          save(student, attempt.id, 'client-one', [{ seq: index + 1, question: id, answer }]),
          `${code} ${index}`,
        ).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => status === 400 || status === 413) });
      }
    }
    await expect(
      save(student, attempt.id, 'client-one', [
        { seq: 1, question: school.questions[0]!.id, answer: mc1(0) },
        { seq: 2, question: randomUUID(), answer: mc1(0) },
      ]),
    ).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'entries.1.question', code: 'invalid' }] },
    });
    await expect(
      save(student, attempt.id, 'client-one', [
        { seq: 1, question: school.questions[0]!.id, answer: { [mc1Item.id]: ['zzzz'] } },
      ]),
    ).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'entries.0.answer', code: 'invalid' }] },
    });
    await expect(
      save(student, attempt.id, 'client-one', [
        { seq: 1, question: school.questions[0]!.id, answer: { '\u0000': ['x'] } },
      ]),
    ).rejects.toMatchObject({ code: 'BODY_INVALID' });
    expect(await t.db.selectFrom('attempt_answers').selectAll().where('attempt_id', '=', attempt.id).execute()).toEqual(
      [],
    );
  });

  it("never changes another learner's attempt, whatever the body contains", async () => {
    const { school, attempt } = await started({ codes: ['MC1'] });
    const other = await school.student();
    await expect(
      save(other, attempt.id, 'client-one', [{ seq: 1, question: school.questions[0]!.id, answer: mc1(0) }]),
    ).rejects.toMatchObject({ status: 404 });
    await expect(submit(other, attempt.id)).rejects.toMatchObject({ status: 404 });
    await expect(t.as(other).call('GET /student/attempts/{id}', { params: { id: attempt.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      t.as(other).call('POST /student/attempts/{id}/flags', { params: { id: attempt.id }, body: { flags: ['x'] } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(
      (await t.as(other).raw({ method: 'GET', url: `/api/student/attempts/${attempt.id}/content` })).statusCode,
    ).toBe(404);
    const row = await t.db
      .selectFrom('attempts')
      .select('status')
      .where('id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('RUNNING');
  });

  it('ignores forged times', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'], minutes: 5 });
    const question = school.questions[0]!.id;
    const forged = await t.as(student).raw({
      method: 'POST',
      url: `/api/student/attempts/${attempt.id}/answers`,
      payload: {
        clientId: 'client-one',
        deadlineAt: '2099-01-01T00:00:00Z',
        entries: [{ seq: 1, question, base: 0, answer: mc1(0), receivedAt: '2020-01-01T00:00:00Z' }],
      },
    });
    expect(forged.statusCode).toBe(400);
    t.advance(5 * minute + graceMs + 1);
    await expect(save(student, attempt.id, 'client-one', [{ seq: 1, question, answer: mc1(0) }])).rejects.toMatchObject(
      { code: 'ATTEMPT_CLOSED' },
    );
  });
});

describe('handing in', () => {
  it('stores the last answers with it and is idempotent', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'] });
    const entries = [{ seq: 1, question: school.questions[0]!.id, answer: samples.MC1.responses.right }];
    const first = await submit(student, attempt.id, entries);
    expect(first.status).toBe('SUBMITTED');
    expect(await submit(student, attempt.id, entries)).toMatchObject({ entries: first.entries });
    await worker.round();
    expect((await result(school, student)).score).toMatchObject({ points: pointsPerItem, mark: 1000 });
    const finals = await t.db.selectFrom('attempt_results').selectAll().where('attempt_id', '=', attempt.id).execute();
    expect(finals).toHaveLength(1);
  });

  it('happens once for concurrent requests', async () => {
    const { student, attempt } = await started({ codes: ['MC1'] });
    await Promise.all(Array.from({ length: 30 }, () => submit(student, attempt.id)));
    await Promise.all([
      worker.round(),
      startAttemptWorker(t.app, { loop: false }).round(),
      startAttemptWorker(t.app, { loop: false }).round(),
    ]);
    expect(
      await t.db.selectFrom('attempt_results').selectAll().where('attempt_id', '=', attempt.id).execute(),
    ).toHaveLength(1);
  });

  it('happens by the clock when the learner does not, with the saved answers', async () => {
    const { school, student, attempt } = await started({ codes: ['MC1'], minutes: 5 });
    await save(student, attempt.id, 'client-one', [
      { seq: 1, question: school.questions[0]!.id, answer: samples.MC1.responses.right },
    ]);
    t.advance(3 * 24 * 3_600_000);
    await worker.round();
    const row = await t.db.selectFrom('attempts').selectAll().where('id', '=', attempt.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'SCORED', finished_by: 'TIME' });
    expect(row.submitted_at).toEqual(row.deadline_at);
    expect((await result(school, student)).score).toMatchObject({ points: pointsPerItem });
  });

  it('wakes the worker that scores, also when the clock does it', async () => {
    const attempts = attemptsOf(t.app);
    const before = attempts.onSubmitted;
    const woken = vi.fn();
    attempts.onSubmitted = woken;
    try {
      const early = await started({ codes: ['MC1'], minutes: 5 });
      await submit(early.student, early.attempt.id);
      expect(woken).toHaveBeenCalledOnce();
      // Reading an attempt that has time left, or has ended already, wakes nobody.
      const late = await started({ codes: ['MC1'], minutes: 5 });
      for (const { student, attempt } of [early, late])
        await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt.id } });
      expect(woken).toHaveBeenCalledOnce();
      t.advance(5 * minute + graceMs + 1);
      for (const { student, attempt } of [late, early])
        await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt.id } });
      expect(woken).toHaveBeenCalledTimes(2);
    } finally {
      attempts.onSubmitted = before;
    }
  });

  it('happens with the first read after the time is over', async () => {
    const { student, attempt } = await started({ codes: ['MC1'], minutes: 5 });
    t.advance(5 * minute + graceMs + 1);
    expect(await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt.id } })).toMatchObject({
      status: 'SUBMITTED',
    });
  });

  it('scores the others when one attempt cannot be scored', async () => {
    const good = await started({ codes: ['MC1'] });
    const bad = await started({ codes: ['MC1'] });
    await t.db
      .insertInto('exam_versions')
      .values({
        id: randomUUID(),
        exam_id: bad.school.examId,
        version: 2,
        content: JSON.stringify({ ...bad.school.content, sections: [] }),
        content_hash: 'broken',
        published_at: new Date(),
      })
      .execute();
    const broken = await t.db
      .selectFrom('exam_versions')
      .select('id')
      .where('exam_id', '=', bad.school.examId)
      .where('version', '=', 2)
      .executeTakeFirstOrThrow();
    // A version without keys cannot be scored.
    await t.db.updateTable('attempts').set({ exam_version_id: broken.id }).where('id', '=', bad.attempt.id).execute();
    await Promise.all([submit(good.student, good.attempt.id), submit(bad.student, bad.attempt.id)]);
    await worker.round();
    const states = await t.db
      .selectFrom('attempts')
      .select(['id', 'status'])
      .where('id', 'in', [good.attempt.id, bad.attempt.id])
      .execute();
    expect(new Map(states.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [good.attempt.id, 'SCORED'],
        [bad.attempt.id, 'SUBMITTED'],
      ]),
    );
    await t.db
      .updateTable('attempts')
      .set({ exam_version_id: bad.school.examVersionId })
      .where('id', '=', bad.attempt.id)
      .execute();
  });
});

describe('scoring', () => {
  it('scores every type as its sample states, and a replay gives the same', async () => {
    const { school, student, attempt } = await started();
    await save(
      student,
      attempt.id,
      'client-one',
      school.questions.map(({ id, code }, index) => ({
        seq: index + 1,
        question: id,
        answer: samples[code].responses.partial ?? samples[code].responses.right,
      })),
    );
    await submit(student, attempt.id);
    await worker.round();
    const { item_states, item_points, points } = await t.db
      .selectFrom('attempt_results')
      .selectAll()
      .where('attempt_id', '=', attempt.id)
      .executeTakeFirstOrThrow();
    const stored = scoredItems((await publishedExam(t.db, school.examVersionId)).items, {
      itemStates: item_states,
      itemPoints: item_points,
    });
    for (const { id, code } of school.questions) {
      const shares = samples[code].expect.partial ?? samples[code].expect.right;
      const expected = shares.map(({ earned, of }) => Math.floor((2 * pointsPerItem * earned + of) / (2 * of)));
      expect(
        stored.filter(({ question }) => question === id).map((item) => item.points),
        code,
      ).toEqual(expected);
    }
    expect(points).toBe(stored.reduce((sum, item) => sum + item.points, 0));
  });
});

describe('audio plays', () => {
  const media = samples.MC4.content.audio!;
  it('are counted by the server, also for parallel requests', async () => {
    const { student, attempt } = await started({ codes: ['MC4'] });
    const play = () =>
      t
        .as(student)
        .call('POST /student/attempts/{id}/plays', { params: { id: attempt.id }, body: { media: media.media } });
    const outcomes = await Promise.allSettled(Array.from({ length: media.playLimit + 5 }, play));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(media.playLimit);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'AUDIO_NO_PLAYS_LEFT' });
    expect((await t.as(student).call('GET /student/attempts/{id}', { params: { id: attempt.id } })).plays).toEqual({
      [media.media]: media.playLimit,
    });
  });

  it('are tried again when another request was counted at the same moment', async () => {
    const { school, student, attempt } = await started({ codes: ['MC4'] });
    const stored = Promise.withResolvers<void>();
    const other = Promise.withResolvers<void>();
    const counted = t.db.transaction().execute(async (db) => {
      await db
        .insertInto('audio_plays')
        .values({
          owner_id: school.teacher.id,
          attempt_id: attempt.id,
          media_id: media.media,
          play: 1,
          started_at: new Date(t.now()),
          request: 'the-other-request',
        })
        .execute();
      stored.resolve();
      await other.promise;
    });
    await stored.promise;
    const play = t
      .as(student)
      .call('POST /student/attempts/{id}/plays', { params: { id: attempt.id }, body: { media: media.media } });
    await untilBlocked(t.db);
    other.resolve();
    await counted;
    expect((await play).playsLeft).toBe(media.playLimit - 2);
  });

  it('are counted once for one request id, however often it is sent', async () => {
    const { student, attempt } = await started({ codes: ['MC4'] });
    const play = async (request: string) => {
      const reply = await t.as(student).call('POST /student/attempts/{id}/plays', {
        params: { id: attempt.id },
        body: { media: media.media, request },
      });
      return reply.playsLeft;
    };
    const replies = await Promise.all(Array.from({ length: 5 }, () => play('first-request')));
    expect(replies).toEqual(Array.from({ length: 5 }, () => media.playLimit - 1));
    for (let n = 2; n <= media.playLimit; n++) expect(await play(`request-${n}`)).toBe(media.playLimit - n);
    await expect(play('one-too-many')).rejects.toMatchObject({ code: 'AUDIO_NO_PLAYS_LEFT' });
    expect(await play('first-request')).toBe(0);
  });

  it('are refused for a recording that is not in the test', async () => {
    const { student, attempt } = await started({ codes: ['MC4'] });
    await expect(
      t
        .as(student)
        .call('POST /student/attempts/{id}/plays', { params: { id: attempt.id }, body: { media: 'other-media-file' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe('what a learner can read', () => {
  const canary = `canary-${randomUUID()}`;
  let school: School;
  let student: TestUser;
  beforeEach(async () => {
    school = await createSchool(t, { canary, endsIn: 60 * minute });
    student = await school.student();
  });

  async function everyByteBeforeRelease(): Promise<string> {
    const raw = (method: 'GET' | 'POST', url: string, payload?: object) =>
      t.as(student).raw({ method, url, ...(payload && { payload }) });
    const replies = [await raw('POST', `/api/student/unit-tests-assigned/${school.assignmentId}/start`, {})];
    const { id } = replies[0]!.json().data as { id: string };
    replies.push(
      await raw('GET', `/api/student/attempts/${id}`),
      await raw('GET', `/api/student/attempts/${id}/content`),
    );
    for (const [index, question] of school.questions.entries()) {
      for (const [offset, answer] of [
        samples[question.code].responses.right,
        samples[question.code].responses.wrong,
      ].entries()) {
        replies.push(
          await raw('POST', `/api/student/attempts/${id}/answers`, {
            clientId: 'client-one',
            entries: [{ seq: index * 2 + offset + 1, question: question.id, base: 0, answer }],
          }),
        );
      }
    }
    replies.push(
      await raw('POST', '/api/itf/unit-tests-result/submit', { attemptId: id, clientId: 'client-one', entries: [] }),
    );
    await worker.round();
    replies.push(
      await raw('GET', `/api/student/unit-tests-assigned/${school.assignmentId}/result`),
      await raw('GET', `/api/student/attempts/${id}`),
      await raw('POST', `/api/student/unit-tests-assigned/${school.assignmentId}/start`, {}),
    );
    for (const reply of replies) expect(reply.statusCode, reply.body).toBeLessThan(500);
    return replies.map((reply) => reply.body + JSON.stringify(reply.headers)).join('\n');
  }

  it('contains no byte of a key before release', async () => {
    const bytes = await everyByteBeforeRelease();
    expect(bytes).not.toContain(canary);
    expect(bytes).not.toMatch(/"correct"|"accepted"|"explanation"|"transcript"|"videoScript"/);
  });

  it('has the same shape and size for right and wrong answers', async () => {
    const attempt = await start(school, student);
    const sizes = await Promise.all(
      school.questions.flatMap(({ id, code }, index) =>
        (['right', 'wrong'] as const).map(async (which, offset) => {
          const reply = await t.as(student).raw({
            method: 'POST',
            url: `/api/student/attempts/${attempt.id}/answers`,
            payload: {
              clientId: `client-${which}-x`,
              entries: [{ seq: index + 100 + offset, question: id, base: 0, answer: samples[code].responses[which] }],
            },
          });
          return Object.keys((reply.json().data ?? reply.json()) as object)
            .sort()
            .join();
        }),
      ),
    );
    expect(new Set(sizes).size).toBeLessThanOrEqual(2);
  });

  it('contains the score when the teacher allows it, the review only once nobody can still answer', async () => {
    const slow = await school.student();
    const slowAttempt = await start(school, slow);
    const attempt = await start(school, student);
    await submit(student, attempt.id);
    await worker.round();
    expect(await result(school, student)).toMatchObject({
      scoreState: 'SHOWN',
      score: { points: 0, classAverage: null },
      review: null,
    });
    // The window has ended, but one learner was given more time.
    t.advance(61 * minute);
    await t.db
      .updateTable('attempts')
      .set({ deadline_at: new Date(t.now() + 5 * minute) })
      .where('id', '=', slowAttempt.id)
      .execute();
    expect(await result(school, student)).toMatchObject({ review: null, score: { classAverage: null } });
    t.advance(6 * minute);
    await worker.round();
    const released = await result(school, student);
    expect(released.review!.items).toHaveLength(school.content.totalQuestions);
    expect(JSON.stringify(released.review!.keys)).toContain(canary);
    expect(released.score!.classAverage).toBe(0);
  });

  it('hides the score until the end when the teacher wants that', async () => {
    const later = await createSchool(t, { codes: ['MC1'], reviewOpen: 'OFF', endsIn: 60 * minute });
    const learner = await later.student();
    await submit(learner, (await start(later, learner)).id);
    await worker.round();
    expect(await result(later, learner)).toMatchObject({ scoreState: 'AFTER_END', score: null, review: null });
    t.advance(61 * minute);
    expect(await result(later, learner)).toMatchObject({ scoreState: 'SHOWN', score: { points: 0 } });
  });
});
