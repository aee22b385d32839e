/** Looks at a live room by two processes over one database: each gets what has changed since any look before, and no more. */
import { lostAfterMs, roomAfter } from '@vumon/domain';
import type { AssignmentLive } from '@vumon/contract';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { withTransaction } from '#db';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School } from '../../testing/school.ts';

const one = await testApp();
const other = await testApp({ database: one.database, config: { secret: one.app.config.secret } });
const apps = [one, other] as const;

const look = (school: School, since?: string | null, app = one) =>
  app.as(school.teacher).call('GET /itf/classes/unit-test-assigned/{id}/live', {
    params: { id: school.assignmentId },
    query: since ? { since } : {},
  });

/** As if the rooms had been watched for long. */
const settle = () => sql`UPDATE watched_rooms SET since = since - interval '1 minute'`.execute(one.db);

/** A room at work that is watched, and what its last look saw. */
async function watched(learners = 3) {
  const school = await createSchool(one, {
    codes: ['MC1', 'FB1'],
    minutes: 45,
    attemptsAllowed: 2,
    record: true,
  });
  const students: TestUser[] = [];
  const attempts: string[] = [];
  for (let count = 0; count < learners; count += 1) {
    const student = await school.student();
    students.push(student);
    attempts.push(await start(school, student));
  }
  const absent = await school.student();
  await look(school);
  await settle();
  return { school, students, attempts, absent, room: await look(school) };
}

const start = async (school: School, student: TestUser) =>
  (
    await one
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: {} })
  ).id;

const save = (school: School, student: TestUser, id: string, at: 0 | 1 = 0, app = one) => {
  const { id: question, code } = school.questions[at]!;
  return app.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'the-only-client',
      entries: [{ seq: at + 1, question, base: 0, answer: samples[code].responses.right as never }],
    },
  });
};

/** The statements that `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string }).text;
    if (text !== undefined) sent.push(text);
    return (query as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

test('a look without a change gets no cell and reads no row of a learner', async () => {
  const { school, room } = await watched();
  expect(room.whole).toBe(true);
  expect(room.cells).toHaveLength(4);
  for (const app of apps) {
    let same: AssignmentLive | undefined;
    const sent = await statementsOf(async () => (same = await look(school, room.version, app)));
    expect(same).toMatchObject({ whole: false, cells: [], endsAt: room.endsAt, title: room.title });
    const own = sent.filter((text) => !text.includes('FROM sessions'));
    expect(own.filter((text) => text.includes('assignments'))).toHaveLength(1);
    expect(own.filter((text) => /\b(attempts|attempt_\w+|users|assignment_learners)\b/.test(text))).toEqual([]);
  }
});

const changes: Record<string, (room: Awaited<ReturnType<typeof watched>>) => Promise<unknown>> = {
  'an answer': ({ school, students, attempts }) => save(school, students[0]!, attempts[0]!),
  'an answer that another process stored': ({ school, students, attempts }) =>
    save(school, students[1]!, attempts[1]!, 1, other),
  'an attempt that was handed in': ({ students, attempts }) =>
    one.as(students[0]!).call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: attempts[0]!, clientId: 'the-only-client', entries: [] },
    }),
  'a stopped clock': ({ school, attempts }) =>
    one.as(school.teacher).call('POST /itf/unit-tests-result/{id}/pause', { params: { id: attempts[1]! } }),
  'the stopped clocks of all': ({ school }) =>
    one.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/pause', { params: { id: school.assignmentId } }),
  'more time for all': ({ school }) =>
    one.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/extend', {
      params: { id: school.assignmentId },
      body: { minutes: 5 },
    }),
  'more time for one': ({ school, attempts }) =>
    one.as(school.teacher).call('POST /itf/unit-tests-result/{id}/extend', {
      params: { id: attempts[2]! },
      body: { minutes: 10 },
    }),
  'more time at the next start': ({ school, students }) =>
    one.as(school.teacher).call('PUT /itf/classes/unit-test-assigned/{id}/extra-time', {
      params: { id: school.assignmentId },
      body: { studentId: students[0]!.id, minutes: 15 },
    }),
  'collecting all': ({ school }) =>
    one.as(school.teacher).call('POST /itf/classes/unit-tests/{id}/collect', { params: { id: school.assignmentId } }),
  'an entry of the record': ({ students, attempts }) =>
    one.as(students[0]!).call('POST /student/attempts/{id}/record', {
      params: { id: attempts[0]! },
      body: {
        device: 'c-0123456789abcdefghij',
        entries: [{ id: '0123456789abcdef', kind: 'LEFT', at: new Date(one.now()).toISOString(), seconds: 5 }],
      },
    }),
  'somebody who joins the class': ({ school }) => school.student({ firstName: 'An' }),
  'somebody who leaves the class': ({ school, absent }) =>
    sql`UPDATE class_students SET removed_at = now() WHERE owner_id = ${school.teacher.id} AND student_id = ${absent.id}`.execute(
      one.db,
    ),
  'another setting of the test': ({ school }) =>
    one.as(school.teacher).call('PUT /itf/classes/unit-tests/{id}', {
      params: { id: school.assignmentId },
      body: { record: false },
    }),
};

test.each(Object.entries(changes))('the next look shows %s, in either process', async (_, change) => {
  const watching = await watched();
  const { school, room } = watching;
  await change(watching);
  const whole = await look(school);
  for (const app of apps) {
    const next = await look(school, room.version, app);
    const known = roomAfter(room, next);
    expect({ ...known, serverTime: '', version: '' }).toEqual({ ...whole, serverTime: '', version: '' });
    expect({ ...known, serverTime: '', version: '' }).not.toEqual({ ...room, serverTime: '', version: '' });
    // And the one after it nothing more.
    expect(await look(school, next.version, app)).toMatchObject({ whole: false, cells: [] });
  }
});

test('one answer costs the cell of its learner alone', async () => {
  const { school, students, attempts, room } = await watched();
  await save(school, students[1]!, attempts[1]!);
  const next = await look(school, room.version, other);
  expect(next.whole).toBe(false);
  expect(next.cells).toMatchObject([{ studentId: students[1]!.id, answered: 1 }]);
});

test('counting goes on from what a process knows, also when answers are taken back', async () => {
  const { school, students, attempts } = await watched(1);
  const steps = [
    [0, true, 1],
    [1, true, 2],
    [0, false, 1],
    [1, true, 1],
    [0, true, 2],
  ] as const;
  for (const [seq, [at, given, expected]] of steps.entries()) {
    const { id: question, code } = school.questions[at]!;
    await one.as(students[0]!).call('POST /student/attempts/{id}/answers', {
      params: { id: attempts[0]! },
      body: {
        clientId: 'the-only-client',
        entries: [{ seq: seq + 1, question, base: 0, answer: (given ? samples[code].responses.right : null) as never }],
      },
    });
    // One process looks each time, the other one now and then.
    for (const app of seq % 2 === 0 ? apps : [one]) {
      const { cells } = await look(school, undefined, app);
      expect(cells.find(({ studentId }) => studentId === students[0]!.id)?.answered).toBe(expected);
    }
  }
});

test('a change that was under way during a look is shown by the next one', async () => {
  const { school, students, attempts, room } = await watched();
  let during: AssignmentLive | undefined;
  await withTransaction(one.db, async (db) => {
    await sql`UPDATE attempts SET reopened = 1 WHERE owner_id = ${school.teacher.id} AND id = ${attempts[0]!}`.execute(
      db,
    );
    // Later and committed before it: a number that only grows would have left the change behind.
    await save(school, students[1]!, attempts[1]!);
    during = await look(school, room.version, other);
    expect(during.cells.map(({ studentId }) => studentId)).toEqual([students[1]!.id]);
  });
  const after = await look(school, during!.version);
  expect(after.whole).toBe(false);
  expect(after.cells).toMatchObject([{ studentId: students[0]!.id, reopened: 1 }]);
});

test('a lost page is shown after its time, and when it is heard of again', async () => {
  const { school, students, attempts, room } = await watched();
  for (const app of apps) app.advance(lostAfterMs + 500);
  const hear = (at: number) =>
    one.as(students[at]!).call('POST /student/attempts/{id}/seen', { params: { id: attempts[at]! } });
  const lostOnes = ({ cells }: AssignmentLive) =>
    cells.filter(({ lostSince }) => lostSince !== null).map(({ studentId }) => studentId);
  // Nothing has happened but that time went by.
  const all = roomAfter(room, await look(school, room.version));
  expect(lostOnes(all).toSorted()).toEqual(students.map(({ id }) => id).toSorted());
  await Promise.all([hear(0), hear(2)]);
  const lost = roomAfter(all, await look(school, all.version, other));
  expect(lostOnes(lost)).toEqual([students[1]!.id]);
  expect(await look(school, lost.version)).toMatchObject({ whole: false, cells: [] });
  await hear(1);
  const back = await look(school, lost.version, other);
  expect(back).toMatchObject({ whole: false, cells: [{ studentId: students[1]!.id, lostSince: null }] });
  // What is not noted, such as another name, is known after half a minute.
  for (const app of apps) app.advance(30_000);
  expect((await look(school, back.version)).whole).toBe(true);
});

test('the whole room is read where what has changed may not have been noted', async () => {
  const { school, room } = await watched(1);
  const whole = async (since: string | null) => (await look(school, since)).whole;
  expect(await whole(room.version)).toBe(false);
  // Transactions that began before may not have known that it is watched.
  await sql`UPDATE watched_rooms SET since = clock_timestamp() - interval '10 seconds'`.execute(one.db);
  expect(await whole(room.version)).toBe(true);
  await settle();
  expect(await whole(room.version)).toBe(false);
  // Nobody looked for long: what happened meanwhile was not noted.
  await sql`UPDATE watched_rooms SET watched_at = watched_at - interval '2 minutes'`.execute(one.db);
  await look(school);
  expect(await whole(room.version)).toBe(true);
  await settle();
  // After a crash of the server both tables are empty.
  const again = (await look(school)).version;
  await sql`TRUNCATE watched_rooms, room_changes`.execute(one.db);
  expect(await whole(again)).toBe(true);
  for (const since of ['', 'x', Buffer.from('{"snapshot":"1:2:; DROP"}').toString('base64url')])
    expect(await whole(since)).toBe(true);
});

test('a version that nobody was given leads to the whole room, not to an error', async () => {
  const { school, room } = await watched(1);
  const seen = JSON.parse(Buffer.from(room.version!, 'base64url').toString()) as object;
  for (const forged of ['0:1:', '5:3:', '2:9:9', '2:9:5,4', '2:9:1'].map((snapshot) => ({ snapshot })))
    expect((await look(school, versionWith(seen, forged))).whole, forged.snapshot).toBe(true);
  expect((await look(school, versionWith(seen, { endsAt: 1e20 }))).whole).toBe(true);
});

const versionWith = (seen: object, changed: object): string =>
  Buffer.from(JSON.stringify({ ...seen, ...changed })).toString('base64url');

test('nothing is noted of rooms that nobody looks at, and old notes go', async () => {
  const { school, students, attempts } = await watched(2);
  const noted = async () =>
    (await one.db.selectFrom('room_changes').select('at').where('assignment_id', '=', school.assignmentId).execute())
      .length;
  await save(school, students[0]!, attempts[0]!);
  const before = await noted();
  expect(before).toBeGreaterThan(0);
  await sql`UPDATE watched_rooms SET watched_at = watched_at - interval '2 hours'`.execute(one.db);
  await sql`UPDATE room_changes SET at = at - interval '3 minutes'`.execute(one.db);
  await save(school, students[1]!, attempts[1]!);
  expect(await noted()).toBe(before);
  await look(school);
  expect(await noted()).toBe(0);
});
