/** What a teacher does to a learner's attempt, also while the learner saves and the clock ends it. */
import { graceMs, longestPauseMs } from '@vumon/domain';
import { sql } from 'kysely';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it, vi } from 'vitest';
import { CallError, testApp, type TestUser } from '../../../testing/app.ts';
import { expectLatestMarks } from '../../../testing/latest-marks.ts';
import { createSchool, type School, type SchoolOptions } from '../../../testing/school.ts';
import { DatabaseClock } from '../../../platform/database-clock.ts';
import { attemptsOf } from '../attempts.service.ts';
import { startAttemptWorker } from '../attempts.worker.ts';
import { resumeReturned } from './control.queries.ts';
import { heartbeatOf } from '../outages/heartbeat.ts';

const t = await testApp();
expectLatestMarks(t);
const worker = startAttemptWorker(t.app, { loop: false });
const heartbeat = heartbeatOf(t.app, { db: t.db, clock: new DatabaseClock(), saves: true });
const minute = 60_000;
const right = samples.MC1.responses.right;
const wrong = samples.MC1.responses.wrong;

async function sitting(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1'], ...options });
  const student = await school.student();
  return { school, student, id: (await start(school, student)).id };
}
type Sitting = Awaited<ReturnType<typeof sitting>>;

const start = (school: School, student: TestUser, number = 1) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
    body: { number },
  });
const act = (
  { school, id }: Sitting,
  action: 'extend' | 'pause' | 'resume' | 'reopen' | 'collect',
  body: object = {},
) =>
  t.as(school.teacher).call(`POST /itf/unit-tests-result/{id}/${action}` as 'POST /itf/unit-tests-result/{id}/reopen', {
    params: { id },
    body,
  });
const stateOf = ({ student, id }: Sitting) => t.as(student).call('GET /student/attempts/{id}', { params: { id } });
const save = ({ school, student, id }: Sitting, seq: number, answer: unknown = right) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'client-one',
      entries: [{ seq, question: school.questions[0]!.id, base: 0, answer: answer as never }],
    },
  });
const submit = ({ student, id }: Sitting) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'client-one', entries: [] } });
const resultsOf = ({ id }: Sitting) =>
  t.db.selectFrom('attempt_results').selectAll().where('attempt_id', '=', id).orderBy('revision').execute();
const codeOf = (error: unknown) => (error instanceof CallError ? error.code : String(error));

describe('a stopped clock', () => {
  it('accepts no answer and no handing in, and its time is returned', async () => {
    const one = await sitting({ minutes: 30 });
    await save(one, 1);
    const before = Date.parse((await stateOf(one)).deadlineAt);
    expect(await act(one, 'pause')).toMatchObject({ abilities: { pause: false, resume: true } });
    t.advance(50 * minute);
    await worker.round();
    expect(await stateOf(one)).toMatchObject({ status: 'RUNNING', pausedAt: expect.any(String) });
    const refused = await save(one, 2, wrong).catch((error: CallError) => error);
    expect(refused).toMatchObject({ code: 'ATTEMPT_PAUSED', status: 409 });
    expect((refused as CallError).reply.data).toBeUndefined();
    await expect(submit(one)).rejects.toMatchObject({ code: 'ATTEMPT_PAUSED' });
    const { headers } = await t.as(one.student).raw({
      method: 'POST',
      url: '/api/itf/unit-tests-result/submit',
      payload: { attemptId: one.id, clientId: 'client-one', entries: [] },
    });
    expect(headers['retry-after']).toBe('5');
    // A repeated entry gets the first reply again.
    expect((await save(one, 1)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
    await act(one, 'resume');
    const after = await stateOf(one);
    expect(after.pausedAt).toBeNull();
    const given = Date.parse(after.deadlineAt) - before;
    expect(given).toBeGreaterThanOrEqual(50 * minute);
    expect(given).toBeLessThan(51 * minute);
    expect((await save(one, 2, wrong)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
  });

  it('plays no sound, and counts no play', async () => {
    const one = await sitting({ codes: ['MC4'] });
    const { media } = samples.MC4.content.audio!;
    const play = () =>
      t.as(one.student).call('POST /student/attempts/{id}/plays', { params: { id: one.id }, body: { media } });
    await act(one, 'pause');
    await expect(play()).rejects.toMatchObject({ code: 'ATTEMPT_PAUSED' });
    await act(one, 'resume');
    expect((await stateOf(one)).plays).toEqual({});
    await play();
  });

  it('prevents the end for two weeks, then the attempt ends with its answers', async () => {
    const one = await sitting({ minutes: 30 });
    await save(one, 1);
    await act(one, 'pause');
    t.advance(longestPauseMs - minute);
    await worker.round();
    expect((await stateOf(one)).status).toBe('RUNNING');
    t.advance(2 * minute);
    await worker.round();
    expect((await stateOf(one)).status).toBe('SCORED');
    expect(await resultsOf(one)).toMatchObject([{ mark: 1000 }]);
  });

  it('keeps its remaining time when the window moves', async () => {
    const one = await sitting({ minutes: 30, endsIn: 40 * minute });
    await act(one, 'pause');
    t.advance(20 * minute);
    await act(one, 'resume');
    await act(one, 'extend', { minutes: 5 });
    const before = await stateOf(one);
    const given = Date.parse(before.deadlineAt) - Date.parse(before.startedAt);
    expect(given).toBeGreaterThanOrEqual(55 * minute);
    await t.as(one.school.teacher).call('PUT /itf/classes/unit-tests/{id}', {
      params: { id: one.school.assignmentId },
      body: { endsAt: new Date(t.now() + 90 * minute).toISOString() },
    });
    expect(Math.abs(Date.parse((await stateOf(one)).deadlineAt) - Date.parse(before.deadlineAt))).toBeLessThan(1_000);
  });

  it('already runs in the reply to the page that is back', async () => {
    const one = await sitting({ minutes: 30 });
    await act(one, 'pause', { untilBack: true });
    expect((await stateOf(one)).pausedAt).toBeNull();
  });

  it('continues when the learner is back, if the teacher said so, and gives the time back once', async () => {
    for (const back of ['reads', 'opens'] as const) {
      const one = await sitting({ minutes: 30 });
      const before = Date.parse((await stateOf(one)).deadlineAt);
      await act(one, 'pause', { untilBack: true });
      t.advance(50 * minute);
      await worker.round();
      // Answers alone are held back: the page asks where it stands first.
      await expect(save(one, 1)).rejects.toMatchObject({ code: 'ATTEMPT_PAUSED' });
      const comes = back === 'reads' ? () => stateOf(one) : () => start(one.school, one.student);
      const states = await Promise.all(Array.from({ length: 5 }, comes));
      expect(states.at(-1)).toMatchObject({ status: 'RUNNING' });
      const after = await stateOf(one);
      expect(after.pausedAt).toBeNull();
      const given = Date.parse(after.deadlineAt) - before;
      expect(given).toBeGreaterThanOrEqual(50 * minute);
      expect(given).toBeLessThan(51 * minute);
      expect((await save(one, 1)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
      const entries = await t.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', one.id)
        .where('action', '=', 'attempt-resumed')
        .execute();
      expect(entries).toEqual([{ action: 'attempt-resumed', actor_id: one.student.id }]);
      // A clock that was stopped for good stays stopped, also if the teacher did so after the page's state was read.
      await act(one, 'pause');
      expect((await stateOf(one)).pausedAt).not.toBeNull();
      const key = { ownerId: one.school.teacher.id, id: one.id };
      expect(await resumeReturned(t.db, key, new Date(t.now()))).toBeNull();
      expect((await stateOf(one)).pausedAt).not.toBeNull();
    }
  });

  it.each(['resume', 'resume-all', 'collect'] as const)(
    'that was stopped until the learner is back stays stopped after %s',
    async (how) => {
      const one = await sitting({ minutes: 30, attemptsAllowed: 2 });
      const all = (path: 'pause' | 'resume') =>
        t
          .as(one.school.teacher)
          .call(`POST /itf/classes/unit-tests/{id}/${path}`, { params: { id: one.school.assignmentId } });
      await act(one, 'pause', { untilBack: true });
      if (how === 'resume-all') await all('resume');
      else await act(one, how);
      if (how === 'collect') await act(one, 'reopen');
      await all('pause');
      expect((await stateOf(one)).pausedAt).not.toBeNull();
    },
  );

  it('can be stopped only while it runs, and continued only when stopped', async () => {
    const one = await sitting();
    await expect(act(one, 'resume')).rejects.toMatchObject({ code: 'ATTEMPT_NOT_RUNNING' });
    await act(one, 'pause');
    await expect(act(one, 'pause')).rejects.toMatchObject({ code: 'ATTEMPT_NOT_RUNNING' });
    await act(one, 'collect');
    for (const action of ['pause', 'resume', 'collect'] as const)
      await expect(act(one, action)).rejects.toMatchObject({ code: 'ATTEMPT_NOT_RUNNING' });
    await expect(act(one, 'extend', { minutes: 5 })).rejects.toMatchObject({ code: 'ATTEMPT_NOT_RUNNING' });
  });
});

describe('more time for one learner', () => {
  it('does not change the time of others, and has a limit', async () => {
    const one = await sitting({ minutes: 30 });
    const other = await one.school.student();
    const theirs = await start(one.school, other);
    const before = Date.parse((await stateOf(one)).deadlineAt);
    const { deadlineAt } = await act(one, 'extend', { minutes: 15 });
    expect(Date.parse(deadlineAt) - before).toBe(15 * minute);
    const same = await t.as(other).call('GET /student/attempts/{id}', { params: { id: theirs.id } });
    expect(same.deadlineAt).toBe(theirs.deadlineAt);
    for (const minutes of [120, 120, 120, 120, 100]) await act(one, 'extend', { minutes });
    await expect(act(one, 'extend', { minutes: 6 })).rejects.toMatchObject({
      code: 'ASSIGNMENT_EXTENSION_LIMIT',
      reply: { message: expect.stringContaining('600') },
    });
    await act(one, 'extend', { minutes: 5 });
    await expect(act(one, 'extend', { minutes: 1 })).rejects.toMatchObject({ code: 'ASSIGNMENT_EXTENSION_LIMIT' });
  });

  it('comes before the end or not at all, when both happen together', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await sitting({ minutes: 30 });
      const { deadlineAt } = await stateOf(one);
      t.advance(Date.parse(deadlineAt) + graceMs - t.now() + (round % 2 === 0 ? -200 : 50));
      const [extended] = await Promise.all([
        act(one, 'extend', { minutes: 10 }).then(() => 'extended', codeOf),
        worker.round(),
        save(one, 1).catch(() => undefined),
      ]);
      const { status, deadlineAt: after } = await stateOf(one);
      if (extended === 'extended') {
        expect(status).toBe('RUNNING');
        expect(Date.parse(after) - Date.parse(deadlineAt)).toBe(10 * minute);
      } else {
        expect(extended).toBe('ATTEMPT_NOT_RUNNING');
        expect(['SUBMITTED', 'SCORED']).toContain(status);
      }
    }
  });
});

describe('reopening', () => {
  it('continues with the same answers and makes the next revision, with the marks that stand', async () => {
    const one = await sitting({ minutes: 30 });
    await save(one, 1, wrong);
    await submit(one);
    await worker.round();
    expect(await resultsOf(one)).toMatchObject([{ revision: 1, mark: 0 }]);
    expect(await act(one, 'reopen')).toMatchObject({ status: 'RUNNING', abilities: { reopen: false, collect: true } });
    expect((await stateOf(one)).answers).toMatchObject([{ answer: wrong }]);
    await save(one, 2);
    await submit(one);
    await worker.round();
    expect(await resultsOf(one)).toMatchObject([
      { revision: 1, mark: 0 },
      { revision: 2, mark: 1000, cause: 'SCORED' },
    ]);
    const paper = await t.as(one.school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: one.id } });
    expect(paper).toMatchObject({ mark: 1000, status: 'SCORED' });
  });

  it('after the deadline requires minutes, counted from now', async () => {
    const one = await sitting({ minutes: 30 });
    t.advance(40 * minute);
    await worker.round();
    const refused = await act(one, 'reopen').catch((error: CallError) => error.reply);
    expect(refused).toMatchObject({ code: 'BODY_INVALID', errors: [{ path: 'minutes' }] });
    const now = t.now();
    const { deadlineAt } = await act(one, 'reopen', { minutes: 10 });
    const minutesFromNow = Date.parse(deadlineAt) - 10 * minute;
    expect(minutesFromNow).toBeGreaterThanOrEqual(now);
    // Deadlines move by whole seconds.
    expect(minutesFromNow).toBeLessThan(t.now() + 1_000);
    expect((await save(one, 1)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
  });

  it('is refused while the learner is taking another attempt', async () => {
    const one = await sitting({ attemptsAllowed: 2 });
    await submit(one);
    await start(one.school, one.student, 2);
    await expect(act(one, 'reopen')).rejects.toMatchObject({ code: 'ATTEMPT_RUNNING' });
  });

  it('and starting the next one concurrently leave one running', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await sitting({ attemptsAllowed: 2 });
      await submit(one);
      const outcomes = await Promise.all([
        act(one, 'reopen').then(() => 'reopened', codeOf),
        start(one.school, one.student, 2).then(({ number }) => `attempt ${number}`, codeOf),
      ]);
      const running = await t.db
        .selectFrom('attempts')
        .select('number')
        .where('student_id', '=', one.student.id)
        .where('status', '=', 'RUNNING')
        .execute();
      expect(running, outcomes.join()).toHaveLength(1);
      expect(['reopened', 'ATTEMPT_RUNNING']).toContain(outcomes[0]);
    }
  });

  it('and its scoring at the same moment lose nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await sitting();
      await save(one, 1, wrong);
      await submit(one);
      await Promise.all([act(one, 'reopen'), worker.round()]);
      expect((await stateOf(one)).status).toBe('RUNNING');
      expect((await save(one, 2)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
      await submit(one);
      await worker.round();
      expect((await resultsOf(one)).at(-1)).toMatchObject({ mark: 1000 });
    }
  });
});

describe('collecting', () => {
  it('ends one attempt now, with its answers, and records who did it', async () => {
    const one = await sitting();
    await save(one, 1);
    await act(one, 'collect');
    await worker.round();
    const paper = await t.as(one.school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: one.id } });
    expect(paper).toMatchObject({ status: 'SCORED', finishedBy: 'TEACHER', mark: 1000 });
    await expect(save(one, 2)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
  });

  it('ends all attempts, also with a stopped clock', async () => {
    const one = await sitting();
    const other = await one.school.student();
    await start(one.school, other);
    await act(one, 'pause');
    const collect = () =>
      t.as(one.school.teacher).call('POST /itf/classes/unit-tests/{id}/collect', {
        params: { id: one.school.assignmentId },
      });
    expect(await collect()).toEqual({ attempts: 2 });
    await expect(collect()).rejects.toMatchObject({ code: 'ASSIGNMENT_NOBODY_WORKING' });
  });
});

describe('a control action is refused', () => {
  const actions = ['extend', 'pause', 'resume', 'reopen', 'collect'] as const;
  const given = (action: (typeof actions)[number]) => (action === 'pause' ? {} : { minutes: 5 });

  it('to other teachers, and when the assignment was cancelled', async () => {
    const one = await sitting();
    const stranger = {
      ...one,
      school: { ...one.school, teacher: await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }) },
    };
    for (const action of actions)
      await expect(act(stranger, action, given(action)), action).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await t.db
      .updateTable('assignments')
      .set({ cancelled_at: new Date(t.now()) })
      .where('id', '=', one.school.assignmentId)
      .execute();
    for (const action of actions)
      await expect(act(one, action, given(action)), action).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('for reopening a running attempt, and for everything else once the time is over, even before the worker has run', async () => {
    const one = await sitting({ minutes: 30, endsIn: 40 * minute });
    await expect(act(one, 'reopen', { minutes: 5 })).rejects.toMatchObject({ code: 'ATTEMPT_RUNNING' });
    t.advance(31 * minute);
    for (const action of ['extend', 'pause', 'collect'] as const)
      await expect(act(one, action, given(action)), action).rejects.toMatchObject({ code: 'ATTEMPT_NOT_RUNNING' });
    await worker.round();
    await expect(act(one, 'reopen')).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [expect.objectContaining({ path: 'minutes', code: 'required' })] },
    });
    expect(await act(one, 'reopen', { minutes: 5 })).toMatchObject({ status: 'RUNNING' });
  });
});

it('collecting wakes the scoring worker', async () => {
  const one = await sitting();
  const attempts = attemptsOf(t.app);
  const before = attempts.onSubmitted;
  const woken = vi.fn();
  attempts.onSubmitted = woken;
  try {
    await act(one, 'collect');
  } finally {
    attempts.onSubmitted = before;
  }
  expect(woken).toHaveBeenCalledOnce();
});

it('every control action on an attempt is in the audit log with its learner', async () => {
  const one = await sitting();
  await act(one, 'extend', { minutes: 5 });
  await act(one, 'pause');
  t.advance(2 * minute);
  await act(one, 'resume');
  await act(one, 'collect');
  await act(one, 'reopen');
  await act(one, 'collect');
  await act(one, 'reopen', { minutes: 20 });
  const entries = await t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'subject_kind', 'details'])
    .where('subject_id', '=', one.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'attempt-extended',
    'attempt-paused',
    'attempt-resumed',
    'attempt-collected',
    'attempt-reopened',
    'attempt-collected',
    'attempt-reopened',
  ]);
  for (const { actor_id, subject_kind } of entries)
    expect({ actor_id, subject_kind }).toEqual({ actor_id: one.school.teacher.id, subject_kind: 'attempt' });
  const studentIds = [one.student.id];
  const [, , resumed] = entries.map(({ details }) => details as { seconds: number });
  expect(resumed!.seconds).toBeGreaterThanOrEqual(120);
  expect(resumed!.seconds).toBeLessThan(180);
  expect(entries.map(({ details }) => details)).toEqual([
    { studentIds, minutes: 5 },
    { studentIds },
    { studentIds, seconds: resumed!.seconds },
    { studentIds },
    { studentIds },
    { studentIds },
    { studentIds, minutes: 20 },
  ]);
});

it('an outage while the clock is stopped is not added twice', async () => {
  const one = await sitting({ minutes: 30 });
  const working = await sitting({ minutes: 30 });
  await heartbeat.beat();
  await act(one, 'pause');
  const [before, theirs] = [await stateOf(one), await stateOf(working)];
  // The heartbeat goes by the database's clock: the product was away for a minute.
  await sql`UPDATE heartbeat SET at = at - interval '60 seconds'`.execute(t.db);
  await sql`UPDATE attempts SET started_at = now() - interval '5 minutes'`.execute(t.db);
  await heartbeat.beat();
  expect((await stateOf(one)).deadlineAt).toBe(before.deadlineAt);
  expect(Date.parse((await stateOf(working)).deadlineAt)).toBeGreaterThan(Date.parse(theirs.deadlineAt));
});
