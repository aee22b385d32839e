/** What a teacher sees of a running test. */
import { lostAfterMs } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();

const start = async (school: School, student: TestUser) =>
  (await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } }))
    .id;
const save = (student: TestUser, id: string, seq: number, { id: question, code }: School['questions'][number]) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'the-only-client',
      entries: [{ seq, question, base: 0, answer: samples[code].responses.right as never }],
    },
  });
const look = async (school: School) => {
  const live = await t
    .as(school.teacher)
    .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: school.assignmentId }, query: {} });
  return new Map(live.cells.map((cell) => [cell.studentId, cell]));
};

it('counts answers at every request, also when only some learners have continued', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1', 'TF1'] });
  const [a, b, c] = await Promise.all([school.student(), school.student(), school.student()]);
  const [first, second] = [await start(school, a), await start(school, b)];
  await save(a, first, 1, school.questions[0]!);
  const before = await look(school);
  expect([a, b, c].map(({ id }) => before.get(id)?.answered)).toEqual([1, 0, 0]);
  expect(before.get(c.id)).toMatchObject({ state: 'NOT_STARTED', lostSince: null, submittedAt: null });
  await save(a, first, 2, school.questions[1]!);
  await save(b, second, 1, school.questions[2]!);
  const after = await look(school);
  expect([a, b].map(({ id }) => after.get(id)?.answered)).toEqual([2, 1]);
});

it('shows learners without contact after 11 s, until their page is heard again or saves', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'], minutes: 45 });
  const [reads, saves, gone] = await Promise.all([school.student(), school.student(), school.student()]);
  const ids = [await start(school, reads), await start(school, saves), await start(school, gone)];
  t.advance(6_000);
  const said = await t.as(reads).call('POST /student/attempts/{id}/seen', { params: { id: ids[0]! } });
  expect(said).toMatchObject({ status: 'RUNNING', pausedAt: null });
  await save(saves, ids[1]!, 1, school.questions[0]!);
  // The app's clock goes on while the test runs, so the limit is met within some seconds.
  t.advance(lostAfterMs - 9_000);
  expect((await look(school)).get(gone.id)?.lostSince).toBeNull();
  t.advance(3_000);
  const cells = await look(school);
  expect(cells.get(reads.id)?.lostSince).toBeNull();
  expect(cells.get(saves.id)?.lostSince).toBeNull();
  expect(cells.get(gone.id)?.lostSince).toEqual(expect.any(String));
  await t.as(gone).call('GET /student/attempts/{id}', { params: { id: ids[2]! } });
  expect((await look(school)).get(gone.id)?.lostSince).toBeNull();
  // Opened again, also on another device.
  t.advance(100_000);
  expect((await look(school)).get(gone.id)?.lostSince).toEqual(expect.any(String));
  await start(school, gone);
  expect((await look(school)).get(gone.id)?.lostSince).toBeNull();
});

it('says until when somebody can work, and whether a test is still open', async () => {
  const hour = 3_600_000;
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30, endsIn: 2 * hour });
  const params = { id: school.assignmentId };
  const now = async () => {
    const { endsAt, open } = await t
      .as(school.teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/live', { params, query: {} });
    return { hours: Math.round(((Date.parse(endsAt) - t.now()) / hour) * 10) / 10, open };
  };
  expect(await now()).toEqual({ hours: 2, open: true });
  const [early, late] = [await school.student(), await school.student()];
  const first = await start(school, early);
  t.advance(hour / 5);
  await start(school, late);
  expect(await now()).toEqual({ hours: 0.5, open: true });
  await t.as(early).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: first, clientId: 'the-only-client', entries: [] },
  });
  expect(await now()).toEqual({ hours: 0.5, open: true });
  await t.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/collect', { params });
  expect(await now()).toEqual({ hours: 1.8, open: true });
  const collected = await t.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_kind', 'details'])
    .where('subject_id', '=', school.assignmentId)
    .where('action', '=', 'assignment-collected')
    .execute();
  expect(collected).toEqual([{ actor_id: school.teacher.id, subject_kind: 'assignment', details: { attempts: 1 } }]);
  t.advance(1.8 * hour + 1000);
  expect(await now()).toMatchObject({ open: false });
});

it('a cancelled test is not open', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const params = { id: school.assignmentId };
  await t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params });
  expect(
    await t.as(school.teacher).call('GET /itf/classes/unit-test-assigned/{id}/live', { params, query: {} }),
  ).toMatchObject({
    open: false,
  });
});

it('shows whose clock is paused until they are back', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [waits, stands] = [await school.student(), await school.student()];
  for (const [student, untilBack] of [
    [waits, true],
    [stands, false],
  ] as const)
    await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/pause', {
      params: { id: await start(school, student) },
      body: { untilBack },
    });
  const cells = await look(school);
  expect([waits, stands].map(({ id }) => [cells.get(id)?.pausedAt !== null, cells.get(id)?.untilBack])).toEqual([
    [true, true],
    [true, false],
  ]);
});

it('distinguishes collected attempts from those handed in', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const [a, b] = await Promise.all([school.student(), school.student()]);
  const [first, second] = [await start(school, a), await start(school, b)];
  await t.as(a).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: first, clientId: 'the-only-client', entries: [] },
  });
  await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/collect', { params: { id: second } });
  const cells = await look(school);
  expect(cells.get(a.id)).toMatchObject({ state: 'SUBMITTED', finishedBy: 'SUBMIT', submittedAt: expect.any(String) });
  expect(cells.get(b.id)).toMatchObject({ state: 'SUBMITTED', finishedBy: 'TEACHER', lostSince: null });
});

it('gives all simultaneous viewers the same answer', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  await start(school, await school.student());
  const all = await Promise.all(Array.from({ length: 5 }, () => look(school)));
  expect(new Set(all.map((cells) => JSON.stringify([...cells]))).size).toBe(1);
  const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await expect(
    t
      .as(other)
      .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: school.assignmentId }, query: {} }),
  ).rejects.toMatchObject({ status: 404 });
});

it('does not give another teacher a cached answer', async () => {
  const school = await createSchool(t, { codes: ['MC1'] });
  const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const ask = (teacher: TestUser) =>
    t
      .as(teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: school.assignmentId }, query: {} })
      .then(({ title }) => title)
      .catch((error: CallError) => error.code);
  const asked = await t.db.transaction().execute(async (db) => {
    await sql`LOCK TABLE assignments IN ACCESS EXCLUSIVE MODE`.execute(db);
    const both: Promise<string>[] = [];
    for (const teacher of [school.teacher, other]) {
      both.push(ask(teacher));
      // Each request waits for the lock by itself, so the second one has not joined the read of the first.
      await untilBlocked(t.db, both.length);
    }
    return both;
  });
  expect((await Promise.all(asked))[1]).toBe('NOT_FOUND');
});

describe('the clocks of all attempts', () => {
  const all = (school: School, what: 'pause' | 'resume', teacher = school.teacher) =>
    t
      .as(teacher)
      .call(`POST /itf/classes/unit-tests/{id}/${what}`, { params: { id: school.assignmentId } })
      .catch((error: CallError) => error.code);
  const deadline = async (student: TestUser, id: string) =>
    Date.parse((await t.as(student).call('GET /student/attempts/{id}', { params: { id } })).deadlineAt);

  it('are paused and resumed together, and each attempt gets its paused time back', async () => {
    const school = await createSchool(t, { codes: ['MC1'], minutes: 45 });
    const students = await Promise.all(Array.from({ length: 4 }, () => school.student()));
    const [one, alone, done, late] = students as [TestUser, TestUser, TestUser, TestUser];
    const [first, second, third] = [await start(school, one), await start(school, alone), await start(school, done)];
    await t.as(done).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: third, clientId: 'the-only-client', entries: [] },
    });
    const before = [await deadline(one, first), await deadline(alone, second)];
    await t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/pause', { params: { id: second } });
    t.advance(5 * 60_000);
    // One attempt is paused already, one is handed in.
    expect(await all(school, 'pause')).toEqual({ attempts: 1 });
    expect(await all(school, 'pause')).toBe('ASSIGNMENT_NOBODY_WORKING');
    await expect(save(one, first, 1, school.questions[0]!)).rejects.toMatchObject({ code: 'ATTEMPT_PAUSED' });
    // An attempt that starts during the pause is not paused.
    const fresh = await start(school, late);
    expect((await look(school)).get(late.id)?.pausedAt).toBeNull();
    t.advance(10 * 60_000);
    const theirs = await deadline(late, fresh);
    expect(await all(school, 'resume')).toEqual({ attempts: 2 });
    expect(await all(school, 'resume')).toBe('ASSIGNMENT_NOBODY_PAUSED');
    const given = [(await deadline(one, first)) - before[0]!, (await deadline(alone, second)) - before[1]!];
    expect(Math.round(given[0]! / 60_000)).toBe(10);
    expect(Math.round(given[1]! / 60_000)).toBe(15);
    expect(await deadline(late, fresh)).toBe(theirs);
    expect((await save(one, first, 1, school.questions[0]!)).entries).toMatchObject([{ outcome: 'ACCEPTED' }]);
    // Paused time is stored apart from added time, so that it is also given back when the window is moved.
    await t.as(school.teacher).call('PUT /itf/classes/unit-tests/{id}', {
      params: { id: school.assignmentId },
      body: { endsAt: new Date(t.now() + 7 * 3_600_000).toISOString() },
    });
    expect(Math.round(((await deadline(one, first)) - before[0]!) / 60_000)).toBe(10);
    const { rows } = await sql<{ action: string; details: object }>`
      SELECT action, details FROM audit_log WHERE subject_id = ${school.assignmentId} AND action IN ('assignment-paused', 'assignment-resumed') ORDER BY id`.execute(
      t.db,
    );
    expect(rows).toEqual([
      { action: 'assignment-paused', details: { attempts: 1 } },
      { action: 'assignment-resumed', details: { attempts: 2 } },
    ]);
  });

  it('cannot be paused once the time is over, nor by another teacher', async () => {
    const school = await createSchool(t, { codes: ['MC1'], minutes: 30 });
    await start(school, await school.student());
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    expect(await all(school, 'pause', other)).toBe('NOT_FOUND');
    t.advance(31 * 60_000);
    expect(await all(school, 'pause')).toBe('ASSIGNMENT_NOBODY_WORKING');
    await t.as(school.teacher).call('DELETE /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId } });
    expect([await all(school, 'pause'), await all(school, 'resume')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});
