/** Keys wait while the same test or question stands in another test of the teacher's, unless the teacher gives them out. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#modules/attempts';
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

async function taken({ assignmentId }: School, by: TestUser): Promise<void> {
  const { id } = await t.as(by).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } });
  await t
    .as(by)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'a-client-id', entries: [] } });
  await worker.round();
}

/** Another test of the teacher's, of the same version unless another is named, for another class. */
async function second(
  changes: {
    version?: string;
    mode?: 'TEST' | 'PRACTICE';
    startsIn?: number;
    endsIn?: number;
    sameClass?: boolean;
  } = {},
) {
  const { version = school.examVersionId, mode = 'TEST', startsIn = 24 * hour, endsIn = 26 * hour } = changes;
  const id = randomUUID();
  const classId = randomUUID();
  const moment = new Date(t.now());
  await t.db
    .insertInto('classes')
    .values({
      id: classId,
      owner_id: school.teacher.id,
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
      owner_id: school.teacher.id,
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

describe('the same test given twice', () => {
  it('keeps its keys until the second window has ended too, and tells the teacher why', async () => {
    const other = await second();
    t.advance(2 * hour);
    const held = await resultOf();
    expect(held).toMatchObject({ reviewState: 'ON', review: null });
    expect(JSON.stringify(held)).not.toContain('canary-key');
    expect(await told()).toMatchObject({
      releasedAt: null,
      waitsFor: [{ id: other, title: 'Đợt hai', className: '9A2' }],
    });
    t.advance(26 * hour);
    expect(await resultOf()).toMatchObject({ reviewState: 'FREE' });
    expect((await told()).waitsFor).toEqual([]);
  });

  it('gives them out when its teacher says so, audited, and nobody else may', async () => {
    await second();
    t.advance(2 * hour);
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    await expect(release(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await release()).waitsFor).toEqual([]);
    expect(JSON.stringify((await resultOf()).review!.keys)).toContain('canary-key');
    const again = await release();
    expect(again).toEqual(await told());
    const log = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', school.assignmentId)
      .where('action', '=', 'assignment-keys-released')
      .execute();
    expect(log).toHaveLength(1);
  });

  it('gives them out also to learners who will sit the second test, but not while they sit it', async () => {
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

  it('gives out nothing early: the window and the review policy still hold', async () => {
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

describe('another test with one question of this one', () => {
  it('holds the keys back; one without does not', async () => {
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
