/**
 * Accounts that may belong to a learner who is taking a test of the system, or to a friend: every route that they may call,
 * with every id of the test, while it runs and after it was handed in. None gets its key, and no learner one of its questions.
 */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import type { Role } from '@vumon/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool, type School } from '../testing/school.ts';
import { makeSystemTest } from '../testing/system-test.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const canary = `canary-${randomUUID()}`;
const all = Object.entries(routes) as [RouteKey, RouteSpec][];

let school: School;
let attemptId: string;

interface Actor {
  readonly name: string;
  readonly role: Extract<Role, 'STUDENT' | 'TEACHER'>;
  come(): Promise<TestUser>;
}

/** `learner` is in the class; the others have nothing to do with it. */
const actors: readonly Actor[] = [
  { name: 'a second account of the learner', role: 'STUDENT', come: () => t.createUser({ role: 'STUDENT' }) },
  {
    name: 'a learner with the largest package',
    role: 'STUDENT',
    come: () => t.createUser({ role: 'STUDENT', package: 'SUPER_INTELLIGENCE_CHALLENGE' }),
  },
  {
    name: 'the learner who signed up as a teacher',
    role: 'TEACHER',
    come: () => t.createUser({ role: 'TEACHER', package: 'TRIAL' }),
  },
  {
    name: 'a second trial teacher with a learner of this class',
    role: 'TEACHER',
    async come() {
      const teacher = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
      const learner = await school.student();
      await t.db
        .insertInto('managed_students')
        .values({ teacher_id: teacher.id, student_id: learner.id, created_at: new Date(t.now()) })
        .execute();
      return teacher;
    },
  },
  {
    name: 'a colleague whose package has ended',
    role: 'TEACHER',
    come: () => t.createUser({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: new Date(t.now() - 1000) }),
  },
];

beforeAll(async () => {
  school = await createSchool(t, { codes: ['MC1', 'FB1'], canary, endsIn: hour, reviewOpen: 'FREE' });
  await makeSystemTest(t.db, school, canary, null);
  const ids = school.questions.map(({ id }) => id);
  await t.db.updateTable('questions').set({ pool: 'EXAM' }).where('id', 'in', ids).execute();
  const learner = await school.student();
  ({ id: attemptId } = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } }));
});

/** Everything that the account receives. */
async function everything(user: TestUser, role: Actor['role']): Promise<{ bytes: string; answered: number }> {
  const ids = [school.examId, school.examVersionId, school.assignmentId, attemptId, school.questions[0]!.id];
  const open = all.filter(
    ([key, { access }]) =>
      (access === 'public' || access === 'signed-in' || access.includes(role)) &&
      !key.startsWith('DELETE') &&
      !/logout|log-out|sign-out|set-password|account\/delete/.test(key),
  );
  let bytes = '';
  let answered = 0;
  for (const [key] of open) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT', string];
    for (const id of path.includes('{') ? ids : [''])
      for (const payload of method === 'GET'
        ? [undefined]
        : [{}, { mode: 'PRACTICE' }, { examId: ids[0] }, { unitTestId: ids[0] }]) {
        const reply = await t.as(user).raw({
          method,
          url: `/api${path.replace(/\{question\}/g, ids[4]!).replace(/\{\w+\}/g, id)}?examId=${ids[0]}&number=1&scope=system&size=100`,
          ...(payload && { payload }),
        });
        if (reply.statusCode < 300) answered += 1;
        bytes += reply.body;
      }
  }
  // What the account has started is another way to the questions.
  const started = await t.db.selectFrom('attempts').select('id').where('student_id', '=', user.id).execute();
  for (const { id } of started)
    bytes += (await t.as(user).raw({ method: 'GET', url: `/api/student/attempts/${id}/content` })).body;
  return { bytes, answered };
}

// Some thousand requests, one after the other.
const slow = { timeout: 180_000 };

describe.each(actors)('$name', ({ role, come }) => {
  it('gets no key of a test that runs, and as a learner none of its questions', slow, async () => {
    const user = await come();
    const { bytes, answered } = await everything(user, role);
    expect(answered).toBeGreaterThan(10);
    expect(bytes.includes(canary)).toBe(false);
    if (role === 'STUDENT') expect(school.questions.filter(({ id }) => bytes.includes(id))).toEqual([]);
  });
});

it('sees the same after the learner has handed in, while the window is open', slow, async () => {
  await t.db.updateTable('attempts').set({ status: 'SUBMITTED' }).where('id', '=', attemptId).execute();
  await worker.round();
  for (const { role, come } of actors.slice(0, 3)) {
    const { bytes } = await everything(await come(), role);
    expect(bytes.includes(canary)).toBe(false);
  }
});
