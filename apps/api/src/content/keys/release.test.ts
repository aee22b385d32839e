/** Keys are withheld while another test of the teacher contains the same questions, unless the teacher releases them. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
let school: School;
let student: TestUser;

beforeEach(async () => {
  school = await createSchool(t, { codes: ['MC1', 'FB1'], endsIn: hour, canary: 'canary-key' });
  student = await school.student();
  await taken(school, student);
});

async function taken({ assignmentId }: School, by: TestUser, number = 1): Promise<void> {
  const { id } = await t
    .as(by)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId }, body: { number } });
  await t
    .as(by)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'a-client-id', entries: [] } });
  await worker.round();
}

/** Assigns another test of the teacher, by default the same version for another class. */
async function second(
  changes: {
    version?: string;
    mode?: 'TEST' | 'PRACTICE';
    startsIn?: number;
    endsIn?: number;
    sameClass?: boolean;
    teacher?: TestUser;
  } = {},
) {
  const { version = school.examVersionId, mode = 'TEST', startsIn = 24 * hour, endsIn = 26 * hour } = changes;
  const { teacher = school.teacher } = changes;
  const id = randomUUID();
  const classId = randomUUID();
  const moment = new Date(t.now());
  await t.db
    .insertInto('classes')
    .values({
      id: classId,
      owner_id: teacher.id,
      code: `C${classId.slice(0, 8)}`,
      name: '9A2',
      grade_id: 'G9',
      school_year: 2026,
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  await t.db
    .insertInto('assignments')
    .values({
      id,
      owner_id: teacher.id,
      exam_id: school.examId,
      exam_version_id: version,
      class_id: changes.sameClass === true ? school.classId : classId,
      title: 'Đợt hai',
      starts_at: new Date(t.now() + startsIn),
      ends_at: new Date(t.now() + endsIn),
      minutes: 45,
      mode,
      created_at: moment,
    })
    .execute();
  return id;
}

/** Adds the learner to the class of an assignment; `leave` removes them again. */
async function enrol(assignmentId: string, learner: TestUser) {
  const { class_id: classId } = await t.db
    .selectFrom('assignments')
    .select('class_id')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  const row = { class_id: classId!, student_id: learner.id };
  const { owner_id: ownerId } = await t.db
    .selectFrom('classes')
    .select('owner_id')
    .where('id', '=', classId!)
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('class_students')
    .values({ ...row, owner_id: ownerId, joined_at: new Date(t.now()) })
    .execute();
  return {
    leave: () =>
      t.db
        .updateTable('class_students')
        .set({ removed_at: new Date(t.now()) })
        .where('class_id', '=', row.class_id)
        .where('student_id', '=', row.student_id)
        .execute(),
  };
}

const resultOf = () =>
  t.as(student).call('GET /student/unit-tests-assigned/{id}/result', {
    params: { id: school.assignmentId },
    query: {},
  });
const release = (as: TestUser = school.teacher) =>
  t.as(as).call('POST /itf/classes/unit-tests-assigned/{id}/release-keys', { params: { id: school.assignmentId } });
const told = async () =>
  (
    await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
      params: { id: school.assignmentId },
      query: {},
    })
  ).release;

describe('the same test assigned twice', () => {
  it('does not release its keys until the second window has ended too, and tells the teacher why', async () => {
    const other = await second();
    t.advance(2 * hour);
    const held = await resultOf();
    expect(held).toMatchObject({ reviewState: 'ON', review: null });
    // The learner is told the moment that the teacher is told.
    expect(held.keysAt).toBe((await told()).waitsFor[0]!.endsAt);
    expect(held.keysAt > held.endsAt).toBe(true);
    expect(JSON.stringify(held)).not.toContain('canary-key');
    expect(await told()).toMatchObject({
      releasedAt: null,
      waitsFor: [{ id: other, title: 'Đợt hai', className: '9A2' }],
    });
    t.advance(26 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
    expect((await told()).waitsFor).toEqual([]);
  });

  it('releases them when its teacher says so, audited, and nobody else may', async () => {
    await second();
    t.advance(2 * hour);
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    await expect(release(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Three tabs at once.
    for (const each of await Promise.all([release(), release(), release()])) expect(each.waitsFor).toEqual([]);
    const shown = await resultOf();
    expect(JSON.stringify(shown.review!.keys)).toContain('canary-key');
    expect(shown.keysAt).toBe(shown.endsAt);
    const again = await release();
    expect(again).toEqual({ releasedAt: expect.any(String), waitsFor: [] });
    expect(again).toEqual(await told());
    const log = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_kind'])
      .where('subject_id', '=', school.assignmentId)
      .execute();
    expect(log).toEqual([
      { action: 'assignment-keys-released', actor_id: school.teacher.id, subject_kind: 'assignment' },
    ]);
  });

  it('releases them also to learners of the second assignment, but not while they take it', async () => {
    const other = await second({ sameClass: true, startsIn: 3 * hour, endsIn: 6 * hour });
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'ON', review: null });
    await release();
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
    t.advance(2 * hour);
    await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: other } });
    const sitting = await resultOf();
    expect(sitting).toMatchObject({ reviewState: 'ON', review: null });
    expect(JSON.stringify(sitting)).not.toContain('canary-key');
  });

  it('releases nothing early: window and review policy still apply', async () => {
    await second();
    await release();
    expect(await resultOf()).toMatchObject({ reviewState: 'ON', review: null });
  });

  it.each([
    ['was cancelled', true, 'TEST'],
    ['is practice', false, 'PRACTICE'],
  ] as const)('waits for no test that %s', async (_, cancelled, mode) => {
    const id = await second({ mode });
    if (cancelled)
      await t.db
        .updateTable('assignments')
        .set({ cancelled_at: new Date(t.now()) })
        .where('id', '=', id)
        .execute();
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
    expect(await release()).toEqual({ releasedAt: null, waitsFor: [] });
  });
});

describe('the same test assigned by another teacher', () => {
  let colleague: TestUser;
  beforeEach(async () => {
    colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  });

  it('delays no release for learners whom it does not reach', async () => {
    await second({ teacher: colleague });
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
  });

  it('delays the release for a learner whom it reaches, until it has ended, whatever the learner did with it', async () => {
    const other = await second({ teacher: colleague, startsIn: -1, endsIn: 3 * hour });
    await enrol(other, student);
    await taken({ ...school, assignmentId: other }, student);
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'ON', review: null });
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
  });

  it('no longer delays it once the learner has left its class', async () => {
    const { leave } = await enrol(await second({ teacher: colleague }), student);
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'ON' });
    await leave();
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
  });

  it('delays nothing when it is practice', async () => {
    await enrol(await second({ teacher: colleague, mode: 'PRACTICE' }), student);
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
  });
});

it('keys wait while somebody is taking the second test, although its window has ended', async () => {
  const other = await second({ sameClass: true, startsIn: -1, endsIn: hour });
  const neighbour = await school.student();
  const { id } = await t.as(neighbour).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: other } });
  await t.db
    .updateTable('attempts')
    .set({ deadline_at: new Date(t.now() + 9 * hour) })
    .where('id', '=', id)
    .execute();
  t.advance(2 * hour);
  expect(await resultOf()).toMatchObject({ reviewState: 'ON', review: null });
  await t
    .as(neighbour)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'a-client-id', entries: [] } });
  expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
});

it('assigned practice shows no mark while another test contains its questions, because it may be repeated without limit', async () => {
  const other = await createSchool(t, {
    codes: ['MC1'],
    teacher: school.teacher,
    mode: 'PRACTICE',
    attemptsAllowed: null,
  });
  await t.db
    .updateTable('assignments')
    .set({ exam_version_id: school.examVersionId })
    .where('id', '=', other.assignmentId)
    .execute();
  await other.enrol(student);
  const marks = async () => {
    const { items } = await t.as(student).call('GET /student/unit-tests-assigned', { query: { size: 100 } });
    const { reviewState, score, attempts } = await t.as(student).call('GET /student/unit-tests-assigned/{id}/result', {
      params: { id: other.assignmentId },
      query: {},
    });
    const listed = items.find(({ id }) => id === other.assignmentId)!.attempt!.mark;
    return { reviewState, marks: [listed, score?.mark ?? null, ...attempts.map(({ mark }) => mark)] };
  };
  await taken(other, student);
  await taken(other, student, 2);
  // The learner has taken the first test, but others still can.
  expect(await marks()).toEqual({ reviewState: 'OFF', marks: [null, null, null, null] });
  t.advance(2 * hour);
  expect(await marks()).toEqual({ reviewState: 'FREE', marks: [0, 0, 0, 0] });

  const foreign = await second({ teacher: await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }) });
  const { leave } = await enrol(foreign, student);
  expect(await marks()).toEqual({ reviewState: 'OFF', marks: [null, null, null, null] });
  await leave();
  expect(await marks()).toMatchObject({ reviewState: 'FREE' });
  await second();
  expect(await marks()).toEqual({ reviewState: 'OFF', marks: [null, null, null, null] });
  await t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/release-keys', {
    params: { id: other.assignmentId },
  });
  expect(await marks()).toEqual({ reviewState: 'FREE', marks: [0, 0, 0, 0] });
});

it.each([
  ['is', { reviewAfter: 'REVIEW' }, 1],
  ['is in practice, which shows each key,', { reviewAfter: 'ON', mode: 'PRACTICE' }, 1],
  ['is not', { reviewAfter: 'ON' }, 0],
] as const)('a conflicting test %s named to a teacher with %j', async (_, options, named) => {
  school = await createSchool(t, { codes: ['MC1'], endsIn: hour, ...options });
  await second();
  expect((await told()).waitsFor).toHaveLength(named);
});

describe('practice of a past test', () => {
  const answered = async (at: number) => {
    const { id, code } = school.questions[at]!;
    const { id: attempt } = await t
      .as(student)
      .call('POST /student/unit-tests-assigned/{id}/practise', { params: { id: school.assignmentId }, body: {} });
    const answer = samples[code].responses.right as never;
    await t.as(student).call('POST /student/attempts/{id}/answers', {
      params: { id: attempt },
      body: { clientId: 'client-one', entries: [{ seq: at + 1, question: id, base: 0, answer }] },
    });
    return () =>
      t.as(student).call('POST /student/attempts/{id}/questions/{question}/check', {
        params: { id: attempt, question: id },
      });
  };
  /** A version with the first question of the test and another. */
  const withFirst = async () => {
    const id = randomUUID();
    const [first] = school.questions;
    await t.db
      .insertInto('exam_versions')
      .values({
        id,
        exam_id: school.examId,
        version: Math.floor(Math.random() * 1_000_000) + 2,
        content: JSON.stringify(school.content).replaceAll(school.questions[1]!.id, randomUUID()),
        content_hash: id,
        published_at: new Date(t.now()),
      })
      .execute();
    await t.db
      .insertInto('exam_version_questions')
      .values({ exam_version_id: id, question_id: first!.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  };

  it.each([
    ['of the same teacher for other learners', false],
    ['of another teacher for this learner', true],
  ])('returns no key of a question that is in an open test %s, and returns the others', async (_, foreign) => {
    t.advance(2 * hour);
    const first = await answered(0);
    const other = await answered(1);
    expect(await first()).toMatchObject({ question: school.questions[0]!.id });
    const teacher = foreign ? await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }) : school.teacher;
    const assignment = await second({ teacher, version: await withFirst() });
    if (foreign) await enrol(assignment, student);
    await expect(first()).rejects.toMatchObject({ code: 'PRACTICE_KEY_WITHHELD' });
    expect(await other()).toMatchObject({ question: school.questions[1]!.id });
  });
});

describe('another test with one question of this one', () => {
  it('delays the release; one without does not', async () => {
    const version = async (questions: readonly string[]) => {
      const id = randomUUID();
      const content = structuredClone(school.content);
      const [part] = content.sections[0]!.parts as [School['content']['sections'][number]['parts'][number]];
      part.questions = part.questions.map((one, at) => ({ ...one, id: questions[at]! }));
      await t.db
        .insertInto('exam_versions')
        .values({
          id,
          exam_id: school.examId,
          version: Math.floor(Math.random() * 1_000_000) + 2,
          content: JSON.stringify(content),
          content_hash: id,
          published_at: new Date(t.now()),
        })
        .execute();
      return id;
    };
    await second({ version: await version([randomUUID(), randomUUID()]) });
    t.advance(2 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
    await second({ version: await version([school.questions[0]!.id, randomUUID()]) });
    expect(await resultOf()).toMatchObject({ reviewState: 'ON' });
  });
});
