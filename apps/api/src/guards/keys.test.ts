/**
 * A learner who signs up as a teacher: every route that a fresh trial may call, with every id that exists, carries no key of
 * the system's or of another teacher's; neither does anything that a dummy learner of theirs receives.
 */
import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { solve } from '@vumon/question-types/scoring';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool, type School } from '../testing/school.ts';
import { makeSystemTest } from '../testing/system-test.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
/** One of each family. */
const codes = ['MC1', 'MC8', 'SL1', 'FB1', 'DD2', 'SO1', 'MG1', 'DL1', 'DS1', 'LS1', 'SA1', 'SP1', 'MIX1'] as const;
/** Fields that hold nothing but keys. */
const keyFields = /"answer_?key":\{|"accepted":|"correct":|"right":(true|false)/i;

interface World {
  readonly school: School;
  readonly dummy: TestUser;
  readonly attemptId: string;
  readonly canary: string;
}

async function worldOf(packageCode: 'TRIAL' | 'BASIC', options: { mode?: 'PRACTICE' } = {}): Promise<World> {
  const canary = `canary-${randomUUID()}`;
  const teacher = await t.createUser({ role: 'TEACHER', package: packageCode });
  const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const school = await createSchool(t, { ...options, codes, canary, teacher, endsIn: hour, reviewOpen: 'FREE' });
  await makeSystemTest(t.db, school, canary, colleague.id);
  const dummy = await school.student();
  const { id: attemptId } = await t
    .as(dummy)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  return { school, dummy, attemptId, canary };
}

async function handIn({ school, dummy, attemptId }: World): Promise<void> {
  const entries = school.questions.flatMap(({ id, code }, index) => {
    const answer = solve(code, samples[code].content, samples[code].key);
    return answer === null ? [] : [{ seq: index + 1, question: id, base: 0, answer: answer as never }];
  });
  await t
    .as(dummy)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'a-client-id', entries } });
  await worker.round();
}

/** Everything that the user receives from the routes open to them. */
async function everything(user: TestUser, role: 'TEACHER' | 'STUDENT', { school, dummy, attemptId }: World) {
  const ids = [
    school.examId,
    school.examVersionId,
    school.assignmentId,
    school.classId,
    attemptId,
    school.teacher.id,
    dummy.id,
    ...school.questions.map(({ id }) => id),
  ];
  const open = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(
    ([key, { access }]) =>
      (access === 'public' || access === 'signed-in' || access.includes(role)) &&
      !key.startsWith('DELETE') &&
      !/logout|log-out|sign-out|set-password|\/submit|update|reopen|collect|cancel/.test(key),
  );
  let bytes = '';
  let answered = 0;
  for (const [key] of open) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT', string];
    for (const id of path.includes('{') ? ids : ['']) {
      const reply = await t.as(user).raw({
        method,
        url: `/api${path.replace(/\{question\}/g, school.questions[0]!.id).replace(/\{\w+\}/g, id)}?id=${ids[0]}&examId=${ids[0]}&number=1&scope=system`,
        ...(method !== 'GET' && { payload: { id, name: 'Bản sao', questionId: id } }),
      });
      if (reply.statusCode < 300) answered += 1;
      bytes += reply.body + JSON.stringify(reply.headers);
    }
  }
  return { bytes, answered };
}

const details = ({ school }: World, number: number) =>
  t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/details', {
    params: { id: school.assignmentId },
    query: { number },
  });
const paper = ({ school, attemptId }: World) =>
  t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: attemptId } });
const results = ({ school }: World) =>
  t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
    params: { id: school.assignmentId },
    query: {},
  });
const resultOf = ({ school, dummy }: World) =>
  t.as(dummy).call('GET /student/unit-tests-assigned/{id}/result', { params: { id: school.assignmentId }, query: {} });

it('shows a trial no totals while somebody is still working, although the window has ended', async () => {
  const world = await worldOf('TRIAL');
  await t.db
    .updateTable('attempts')
    .set({ deadline_at: new Date(t.now() + 9 * hour) })
    .where('id', '=', world.attemptId)
    .execute();
  t.advance(2 * hour);
  expect((await results(world)).keyAccess).toBe('nothing');
  await handIn(world);
  expect((await results(world)).keyAccess).toBe('totals');
});

// Every route is called for two people.
describe('a fresh trial with a test of the system', { timeout: 120_000 }, () => {
  let world: World;
  beforeAll(async () => {
    world = await worldOf('TRIAL');
    await handIn(world);
  });

  it('shows learners nothing while the window is open, and nobody right and wrong', async () => {
    expect(await resultOf(world)).toMatchObject({ reviewState: 'OFF', score: null, review: null });
    const { keyAccess, rows, columns } = await results(world);
    expect(keyAccess).toBe('nothing');
    expect(new Set(rows[0]!.states)).toEqual(new Set([null]));
    expect(columns.every(({ rightShare }) => rightShare === null)).toBe(true);
    expect(await paper(world)).toMatchObject({ keyAccess: 'nothing', keys: {}, items: [] });
    expect(await details(world, 1)).toMatchObject({ keyAccess: 'nothing', right: 0, wrong: 0 });
  });

  it('returns no key from any route, also not for the preview learner', async () => {
    for (const [user, role] of [
      [world.school.teacher, 'TEACHER'],
      [world.dummy, 'STUDENT'],
    ] as const) {
      const { bytes, answered } = await everything(user, role, world);
      expect(answered).toBeGreaterThan(20);
      expect(bytes.includes(world.canary)).toBe(false);
      expect(keyFields.exec(bytes)?.[0]).toBeUndefined();
    }
  });

  it('shows totals after the window, but no result of a single question and no key from any route', async () => {
    t.advance(2 * hour);
    const { keyAccess, rows } = await results(world);
    expect(keyAccess).toBe('totals');
    expect(rows[0]!.mark).toBeGreaterThan(0);
    expect(new Set(rows[0]!.states)).toEqual(new Set([null]));
    const item = await details(world, 1);
    expect(item).toMatchObject({ keyAccess: 'totals', right: 0, wrong: 0 });
    expect(item.groups[0]!.answers.every(({ right }) => right === null)).toBe(true);
    expect((await paper(world)).keys).toEqual({});
    expect(await resultOf(world)).toMatchObject({ reviewState: 'ON', review: null });
    for (const [user, role] of [
      [world.school.teacher, 'TEACHER'],
      [world.dummy, 'STUDENT'],
    ] as const) {
      const { bytes } = await everything(user, role, world);
      expect(bytes.includes(world.canary)).toBe(false);
      expect(keyFields.exec(bytes)?.[0]).toBeUndefined();
    }
  });
});

describe('practice of a test of the system', () => {
  const check = ({ school, dummy, attemptId }: World) =>
    t.as(dummy).call('POST /student/attempts/{id}/questions/{question}/check', {
      params: { id: attemptId, question: school.questions[0]!.id },
    });
  const answerFirst = ({ school, dummy, attemptId }: World) => {
    const [{ id, code }] = school.questions as [School['questions'][number]];
    return t.as(dummy).call('POST /student/attempts/{id}/answers', {
      params: { id: attemptId },
      body: {
        clientId: 'a-client-id',
        entries: [
          { seq: 1, question: id, base: 0, answer: solve(code, samples[code].content, samples[code].key) as never },
        ],
      },
    });
  };

  it('returns no key to the learner of a trial, and returns it to that of a package', async () => {
    const trial = await worldOf('TRIAL', { mode: 'PRACTICE' });
    await answerFirst(trial);
    await expect(check(trial)).rejects.toMatchObject({ code: 'PRACTICE_WITHOUT_KEYS' });
    const paid = await worldOf('BASIC', { mode: 'PRACTICE' });
    await answerFirst(paid);
    expect(JSON.stringify((await check(paid)).key)).toContain(paid.canary);
  });
});

describe('a package that shows keys of the system', () => {
  it('shows them to the teacher at once, to learners after the window, and continues to when it has ended', async () => {
    const world = await worldOf('BASIC');
    await handIn(world);
    expect((await results(world)).keyAccess).toBe('shown');
    expect(JSON.stringify((await paper(world)).keys)).toContain(world.canary);
    expect((await details(world, 1)).groups[0]!.answers.some(({ right }) => right === true)).toBe(true);
    expect(await resultOf(world)).toMatchObject({ reviewState: 'REVIEW' });
    t.advance(2 * hour);
    expect(JSON.stringify((await resultOf(world)).review!.keys)).toContain(world.canary);
    await t.db
      .updateTable('memberships')
      .set({ ends_at: new Date(t.now()) })
      .where('user_id', '=', world.school.teacher.id)
      .execute();
    t.advance(hour);
    expect((await resultOf(world)).reviewState).toBe('FREE');
  });
});

describe("a teacher's own test with one question of the system", () => {
  it('shows a trial only the keys of their own questions', async () => {
    const canary = `canary-${randomUUID()}`;
    const teacher = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const school = await createSchool(t, { codes: ['MC1', 'FB1'], canary, teacher });
    const [own, theirs] = school.questions;
    await t.db
      .updateTable('exam_version_questions')
      .set({ owner_id: null })
      .where('question_id', '=', theirs!.id)
      .execute();
    const dummy = await school.student();
    const { id: attemptId } = await t
      .as(dummy)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const world = { school, dummy, attemptId, canary };
    await handIn(world);
    const { keys, keyAccess, items } = await paper(world);
    expect(Object.keys(keys)).toEqual([own!.id]);
    expect(keyAccess).toBe('nothing');
    expect(items.map(({ question }) => question)).toEqual([own!.id]);
    expect((await details(world, 1)).keyAccess).toBe('shown');
    expect((await details(world, 2)).keyAccess).toBe('nothing');
  });
});

describe('the branded key values of replies', () => {
  it('are created in one place', () => {
    const root = join(import.meta.dirname, '../..');
    const makers = globSync('src/**/*.ts', { cwd: root }).filter((path) =>
      /\bas (unknown as )?Shown\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(makers).toEqual(['src/content/keys/keys.service.ts']);
  });
});
