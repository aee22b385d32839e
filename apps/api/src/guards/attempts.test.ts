/**
 * Guards of an attempt, each with the one request that gets through when the guard is missing. The tests only use
 * HTTP, so they do not depend on where the guards are implemented.
 */
import { graceMs } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool, type School, type SchoolOptions } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const minute = 60_000;
const hour = 60 * minute;

const start = (school: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const submit = (student: TestUser, attemptId: string) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'last-client', entries: [] } });
const remove = ({ teacher, classId }: School, student: TestUser) =>
  t.as(teacher).call('POST /itf/classes/{id}/students/remove-list', {
    params: { id: classId },
    body: { studentIds: [student.id] },
  });
const change = ({ teacher, assignmentId }: School, body: object) =>
  t.as(teacher).call('PUT /itf/classes/unit-tests/{id}', { params: { id: assignmentId }, body });
const inMs = (ms: number) => new Date(t.now() + ms).toISOString();

async function started(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1'], ...options });
  const student = await school.student();
  return { school, student, attempt: await start(school, student) };
}

describe('starting is refused', () => {
  it('for a learner whom the teacher has removed from the class', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const student = await school.student();
    await remove(school, student);
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION', status: 403 });
  });

  it('in a class that was deleted', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const student = await school.student();
    await t.as(school.teacher).call('DELETE /itf/class/{id}', { params: { id: school.classId } });
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_NO_PERMISSION', status: 403 });
  });

  it("once the attempt's time is over, while the window is open and nothing has ended the attempt", async () => {
    const { school, student } = await started({ minutes: 5, endsIn: 6 * hour });
    t.advance(5 * minute + graceMs + 1);
    await expect(start(school, student)).rejects.toMatchObject({ code: 'TEST_ALREADY_DONE' });
  });
});

describe('the end of an attempt', () => {
  const stored = async (id: string) =>
    t.db
      .selectFrom('attempts')
      .select(['status', 'submitted_at as submittedAt', 'finished_by as finishedBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('leaves the grace period for answers on their way, whoever checks for expired attempts', async () => {
    const { school, student, attempt } = await started({ minutes: 5 });
    t.advance(5 * minute + graceMs / 2);
    await worker.round();
    const { entries } = await t.as(student).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt.id },
      body: {
        clientId: 'last-client',
        entries: [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.MC1.responses.right as never }],
      },
    });
    expect(entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
    expect(await stored(attempt.id)).toMatchObject({ status: 'RUNNING' });
  });

  it('is recorded as caused by the clock when the learner hands in later, and as the learner’s before', async () => {
    const late = await started({ minutes: 5 });
    const { deadlineAt } = late.attempt;
    t.advance(5 * minute + graceMs + minute);
    await submit(late.student, late.attempt.id);
    expect(await stored(late.attempt.id)).toMatchObject({ submittedAt: new Date(deadlineAt), finishedBy: 'TIME' });
    const early = await started({ minutes: 5 });
    await submit(early.student, early.attempt.id);
    expect(await stored(early.attempt.id)).toMatchObject({ finishedBy: 'SUBMIT' });
  });

  it('happens once: handing in again after the mark was given changes nothing', async () => {
    const { student, attempt } = await started();
    await submit(student, attempt.id);
    await worker.round();
    const before = await stored(attempt.id);
    t.advance(minute);
    await submit(student, attempt.id);
    expect(await stored(attempt.id)).toEqual(before);
  });
});

describe('a recording with a play limit', () => {
  const media = samples.MC4.content.audio!.media;
  const play = (student: TestUser, attemptId: string) =>
    t.as(student).call('POST /student/attempts/{id}/plays', { params: { id: attemptId }, body: { media } });

  it('cannot be played after handing in', async () => {
    const { student, attempt } = await started({ codes: ['MC4'] });
    await submit(student, attempt.id);
    await expect(play(student, attempt.id)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED', status: 409 });
  });

  it('cannot be played once the time is over', async () => {
    const { student, attempt } = await started({ codes: ['MC4'], minutes: 5 });
    t.advance(5 * minute + graceMs + 1);
    await expect(play(student, attempt.id)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED', status: 409 });
  });
});

describe('the window of an assigned test', () => {
  it('cannot be reopened after its end once somebody has taken the test, because the key is released', async () => {
    const { school, student, attempt } = await started({ endsIn: hour });
    await submit(student, attempt.id);
    t.advance(2 * hour);
    await worker.round();
    await expect(change(school, { endsAt: inMs(hour) })).rejects.toMatchObject({ code: 'ASSIGNMENT_STARTED' });
    const late = await school.student();
    await expect(start(school, late)).rejects.toMatchObject({ code: 'TEST_EXPIRED' });
  });

  it('can be extended while it is open', async () => {
    const { school } = await started({ endsIn: hour });
    const endsAt = inMs(2 * hour);
    expect(await change(school, { endsAt })).toMatchObject({ endsAt });
  });
});

describe('objects of another attempt', () => {
  it('a recording of one attempt cannot be used for another of the same learner', async () => {
    const school = await createSchool(t, { codes: ['SP1'] });
    const student = await school.student();
    const first = await start(school, student);
    const second = await createSchool(t, { codes: ['SP1'], teacher: school.teacher });
    await second.enrol(student);
    const other = await start(second, student);
    const announce = (attemptId: string, question: string) =>
      t.as(student).call('POST /student/attempts/{id}/recordings', {
        params: { id: attemptId },
        body: { recording: '3f1f8c5e-6a52-4c0e-9d5c-0a4f5c1f7e11', question, item: 'q1', mime: 'audio/webm' },
      });
    // The question is the same: the two announcements differ in the attempt only.
    const question = school.questions[0]!.id;
    await announce(first.id, question);
    expect(await announce(first.id, question)).toMatchObject({ received: 0 });
    await expect(announce(other.id, question)).rejects.toMatchObject({ code: 'CONFLICT', status: 409 });
  });
});
