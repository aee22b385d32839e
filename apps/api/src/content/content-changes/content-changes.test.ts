/** The history of tests and formats of the system as a black box: who changed what, and taking back the last change. */
import type { ContentChangeView } from '@vumon/contract';
import { sql, type RawNode } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '#db';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addQuestion, addReadyExam, examFacts, smallFormat, type ReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';
import { listChanges } from './content-changes.queries.ts';

const t = await testApp();
let operator: TestUser;
let other: TestUser;

beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR', firstName: 'Bích', lastName: 'Vận Hành' });
  other = await t.createUser({ role: 'OPERATOR', firstName: 'Dũng', lastName: 'Biên Tập' });
});

type Query = { search?: string; kind?: 'EXAM' | 'FORMAT'; of?: string; page?: number; size?: number };
const changes = async (query: Query) => (await t.as(operator).call('GET /itf/content-changes', { query })).items;
const undo = ({ kind, subjectId: id, revision, at }: ContentChangeView, who = operator) =>
  t.as(who).call('POST /itf/content-changes/{kind}/{id}/undo', { params: { kind, id }, body: { revision, at } });
const lastOf = async (id: string) => (await changes({ of: id }))[0]!;
const later = () => t.advance(11 * 60_000);

const partsOf = ({ questions }: Pick<ReadyExam, 'questions'>, fifth = questions[4]!) => [
  { partId: 'part1', questions: questions.slice(0, 4).map((id) => ({ id })) },
  { partId: 'part2', questions: [{ id: fifth }] },
];
const examOf = (id: string, who = operator) => t.as(who).call('GET /itf/unit-tests/{id}', { params: { id } });
async function save(exam: ReadyExam, changed: object, who = operator): Promise<void> {
  const { updatedAt } = await examOf(exam.examId);
  const facts = { ...examFacts, formatId: exam.formatId, parts: partsOf(exam) };
  await t.as(who).call('PUT /itf/unit-tests/update', { body: { ...facts, id: exam.examId, updatedAt, ...changed } });
}
/** A finished test whose making is past. */
async function oldExam(who = operator): Promise<ReadyExam> {
  const exam = await addReadyExam(t, who);
  later();
  return exam;
}
const state = async (id: string) => {
  const { updatedAt: _updatedAt, ...rest } = await examOf(id);
  return rest;
};

describe('a test of the system', () => {
  test('says who changed its facts, parts and questions, and gets back what it had', async () => {
    const exam = await oldExam();
    const before = await state(exam.examId);
    const another = await addQuestion(t.db, {
      owner: operator,
      system: true,
      type: 'MC9',
      skill: 'RE',
      difficulty: 'M2',
    });
    const [first, second, ...rest] = exam.questions;
    await save(
      exam,
      { name: 'Tên khác', minutes: 60, parts: partsOf({ questions: [second!, first!, ...rest] }, another) },
      other,
    );
    const change = await lastOf(exam.examId);
    expect(change).toMatchObject({
      kind: 'EXAM',
      name: 'Tên khác',
      by: { fullName: 'Biên Tập Dũng' },
      manner: 'SAVE',
      first: false,
      last: true,
    });
    expect(change.differences).toMatchObject([
      { of: 'field', name: 'name', before: examFacts.name, after: 'Tên khác' },
      { of: 'field', name: 'minutes', before: 45, after: 60 },
      { of: 'question', change: 'removed', question: rest[2], part: 'Đọc hiểu', stem: expect.any(String) as string },
      { of: 'question', change: 'moved', part: 'Ngữ pháp', from: null },
      { of: 'question', change: 'added', question: another, part: 'Đọc hiểu' },
    ]);
    await undo(change);
    expect(await state(exam.examId)).toEqual(before);
    expect(await lastOf(exam.examId)).toMatchObject({ manner: 'UNDO', by: { fullName: 'Vận Hành Bích' } });
    // Taking back is a change as well, which can be taken back.
    await undo(await lastOf(exam.examId));
    expect(await examOf(exam.examId)).toMatchObject({ name: 'Tên khác', minutes: 60 });
  });

  test('saves of one sitting are one change; another person, a pause and taking back begin the next', async () => {
    const exam = await oldExam();
    const { total } = { total: (await changes({ of: exam.examId })).length };
    await save(exam, { minutes: 50 });
    const seen = await lastOf(exam.examId);
    t.advance(60_000);
    await save(exam, { minutes: 50, name: 'Hai' });
    const one = await changes({ of: exam.examId });
    expect(one).toHaveLength(total + 1);
    expect(one[0]!.differences).toMatchObject([
      { name: 'name', after: 'Hai' },
      { name: 'minutes', before: 45, after: 50 },
    ]);
    // What went on since somebody looked at it is not taken back unseen.
    await expect(undo(seen)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await save(exam, { minutes: 55, name: 'Hai' }, other);
    later();
    await save(exam, { minutes: 56, name: 'Hai' }, other);
    await undo(await lastOf(exam.examId), other);
    expect(await examOf(exam.examId)).toMatchObject({ minutes: 55 });
    await save(exam, { minutes: 57, name: 'Hai' }, other);
    const all = await changes({ of: exam.examId });
    expect(all.map(({ differences }) => differences.map((it) => ('after' in it ? it.after : '')))).toMatchObject([
      [57],
      [55],
      [56],
      [55],
      ['Hai', 50],
      ...Array.from({ length: total }, () => []),
    ]);
    expect(all.map(({ last }) => last)).toEqual(all.map((_, at) => at === 0));
  });

  test('only the last change is taken back, once, and only while nothing else has changed what it changed', async () => {
    const exam = await oldExam();
    await save(exam, { minutes: 50 });
    const first = await lastOf(exam.examId);
    later();
    await save(exam, { minutes: 50, name: 'Ba' });
    await expect(undo(first)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const last = await lastOf(exam.examId);
    // Two operators press at once: one of them is told.
    const results = await Promise.allSettled([undo(last), undo(last, other)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await examOf(exam.examId)).toMatchObject({ name: examFacts.name, minutes: 50 });
    later();
    await save(exam, { minutes: 70 });
    await t.db.updateTable('exams').set({ minutes: 71 }).where('id', '=', exam.examId).execute();
    await expect(undo(await lastOf(exam.examId))).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await examOf(exam.examId)).toMatchObject({ minutes: 71 });
  });

  test('an open builder does not save over what was taken back', async () => {
    const exam = await oldExam();
    await save(exam, { minutes: 50 });
    const { updatedAt } = await examOf(exam.examId);
    await undo(await lastOf(exam.examId));
    const facts = { ...examFacts, formatId: exam.formatId, parts: partsOf(exam) };
    await expect(
      t.as(other).call('PUT /itf/unit-tests/update', { body: { ...facts, id: exam.examId, updatedAt, minutes: 51 } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  test('what learners are asked stays once the test is assigned; where it is offered can be taken back', async () => {
    const exam = await oldExam();
    const school = await createSchool(t);
    await save(exam, { minutes: 50 });
    const asked = await lastOf(exam.examId);
    await t.db.updateTable('assignments').set({ exam_id: exam.examId }).where('id', '=', school.assignmentId).execute();
    await expect(undo(asked)).rejects.toMatchObject({ code: 'TEST_ASSIGNED' });
    expect(await examOf(exam.examId)).toMatchObject({ minutes: 50 });
    later();
    await t
      .as(operator)
      .call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: exam.examId }, body: { needed: true } });
    const offered = await lastOf(exam.examId);
    expect(offered.differences).toMatchObject([{ name: 'needsCode', before: false, after: true }]);
    await undo(offered);
    expect(await examOf(exam.examId)).toMatchObject({ needsCode: false });
  });

  test('a question that is deleted meanwhile does not come back, and the field says which', async () => {
    const exam = await oldExam();
    const another = await addQuestion(t.db, {
      owner: operator,
      system: true,
      type: 'MC9',
      skill: 'RE',
      difficulty: 'M2',
    });
    await save(exam, { parts: partsOf(exam, another) });
    await t.db.updateTable('questions').set({ deleted_at: new Date() }).where('id', '=', exam.questions[4]!).execute();
    await expect(undo(await lastOf(exam.examId))).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'questions.4', code: 'questionUnknown' }] },
    });
  });

  test('its pool goes back with its questions, unless one is needed where it is', async () => {
    const exam = await oldExam();
    await save(exam, { pool: 'PRACTICE' });
    const pools = async () =>
      (
        await t.db
          .selectFrom('questions')
          .select('pool')
          .where('id', 'in', [...exam.questions])
          .execute()
      ).map(({ pool }) => pool);
    expect(new Set(await pools())).toEqual(new Set(['PRACTICE']));
    await undo(await lastOf(exam.examId));
    expect(new Set(await pools())).toEqual(new Set(['EXAM']));
    expect(await examOf(exam.examId)).toMatchObject({ pool: 'EXAM' });
    later();
    await save(exam, { pool: 'PRACTICE' });
    const sharing = await addReadyExam(t, operator, { pool: 'PRACTICE' });
    await t.db
      .updateTable('exam_questions')
      .set({ question_id: exam.questions[0]! })
      .where('exam_id', '=', sharing.examId)
      .where('question_id', '=', sharing.questions[0]!)
      .execute();
    await expect(undo(await lastOf(exam.examId))).rejects.toMatchObject({ code: 'BODY_INVALID' });
    expect(await examOf(exam.examId)).toMatchObject({ pool: 'PRACTICE' });
  });

  test('a deleted one comes back, and one that would be published with too few questions does not', async () => {
    const exam = await oldExam();
    await t.as(operator).call('DELETE /itf/unit-tests/{id}', { params: { id: exam.examId } });
    const gone = await lastOf(exam.examId);
    expect(gone).toMatchObject({ deleted: true, differences: [{ name: 'deleted', before: false, after: true }] });
    await undo(gone);
    expect(await examOf(exam.examId)).toMatchObject({ status: 'READY' });
    later();
    await t.as(operator).call('POST /itf/bulk-changes/tests', {
      body: { filter: { search: examFacts.name }, change: { kind: 'unpublish' } },
    });
    await runJobs(t);
    const unpublished = await lastOf(exam.examId);
    expect(unpublished).toMatchObject({ manner: 'BULK', differences: [{ name: 'status', after: 'DRAFT' }] });
    await t.db.deleteFrom('exam_questions').where('exam_id', '=', exam.examId).where('part_id', '=', 'part2').execute();
    await expect(undo(unpublished)).rejects.toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
  });

  test('the label of sample tests is of their list: it is no change of the test and taking back leaves it', async () => {
    const exam = await oldExam();
    const had = await changes({ of: exam.examId });
    await t.db
      .updateTable('exams')
      .set({ labels: ['SAMPLE'] })
      .where('id', '=', exam.examId)
      .execute();
    await save(exam, { minutes: 50, labels: ['SAMPLE'] });
    const change = await lastOf(exam.examId);
    expect(change.differences).toMatchObject([{ name: 'minutes' }]);
    await undo(change);
    expect(await changes({ of: exam.examId })).toHaveLength(had.length + 2);
    expect(await examOf(exam.examId)).toMatchObject({ labels: ['SAMPLE'], minutes: 45 });
  });
});

describe('a format of the system', () => {
  const format = async (who = operator) =>
    (await t.as(who).call('POST /itf/unit-test-templates', { body: smallFormat })).id;
  const read = (id: string) => t.as(operator).call('GET /itf/unit-test-templates/{id}', { params: { id } });
  const change = (id: string, changed: object, who = operator) =>
    t.as(who).call('PUT /itf/unit-test-templates', { body: { ...smallFormat, id, ...changed } });
  const [grammar, reading] = smallFormat.sections;

  test('says what differs of its parts, every save apart, and gets back what it had', async () => {
    const id = await format();
    const before = await read(id);
    const sections = [
      { ...grammar, parts: [{ ...grammar!.parts[0], points: 700, name: 'Từ và câu' }] },
      { ...reading, parts: [{ ...reading!.parts[0], points: 300 }] },
    ];
    await change(id, { sections, minutes: 50 }, other);
    expect((await lastOf(id)).differences).toEqual([
      { of: 'field', name: 'minutes', before: 45, after: 50 },
      { of: 'part-field', part: 'Từ và câu', name: 'name', before: 'Ngữ pháp', after: 'Từ và câu' },
      { of: 'part-field', part: 'Từ và câu', name: 'points', before: 500, after: 700 },
      { of: 'part-field', part: 'Đọc hiểu', name: 'points', before: 500, after: 300 },
    ]);
    await t.as(operator).call('PUT /itf/unit-test-templates/{id}/name', { params: { id }, body: { name: 'Tên mới' } });
    await undo(await lastOf(id));
    expect(await read(id)).toMatchObject({ name: smallFormat.name, minutes: 50 });
    const all = await changes({ of: id });
    expect(all.map(({ manner, first }) => [manner, first])).toEqual([
      ['UNDO', false],
      ['SAVE', false],
      ['SAVE', false],
      ['SAVE', true],
    ]);
    // The making is no change that can be taken back.
    await expect(undo(all[3]!)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await change(id, {});
    expect(await read(id)).toMatchObject({ minutes: before.minutes, sections: before.sections });
  });

  test('its structure stays while a test has it; names, use and a deletion can be taken back', async () => {
    const id = await format();
    await change(id, { minutes: 50 });
    const structure = await lastOf(id);
    const facts = { ...examFacts, formatId: id, parts: [] };
    await t.as(operator).call('POST /itf/unit-tests/create', { body: facts });
    await expect(undo(structure)).rejects.toMatchObject({ code: 'FORMAT_IN_USE' });
    await t
      .as(operator)
      .call('PUT /itf/unit-test-templates/{id}/update-status', { params: { id }, body: { active: false } });
    await undo(await lastOf(id));
    expect(await read(id)).toMatchObject({ active: true, minutes: 50 });
    const unused = await format();
    await t.as(operator).call('DELETE /itf/unit-test-templates/{id}', { params: { id: unused } });
    await undo(await lastOf(unused));
    expect(await read(unused)).toMatchObject({ name: smallFormat.name });
  });
});

describe('the list', () => {
  test('is searched without diacritics by name and person, filtered, and in pages', async () => {
    const id = (
      await t.as(other).call('POST /itf/unit-test-templates', { body: { ...smallFormat, name: 'Đường tròn' } })
    ).id;
    expect((await changes({ search: 'duong tron' })).map(({ subjectId }) => subjectId)).toEqual([id]);
    const byOther = await changes({ search: 'dung bien tap', size: 100 });
    expect(byOther.length).toBeGreaterThan(1);
    expect(new Set(byOther.map(({ by }) => by!.fullName))).toEqual(new Set(['Biên Tập Dũng']));
    expect((await changes({ kind: 'FORMAT', size: 100 })).every(({ kind }) => kind === 'FORMAT')).toBe(true);
    const all = await t.as(operator).call('GET /itf/content-changes', { query: { size: 10 } });
    const next = await t.as(operator).call('GET /itf/content-changes', { query: { size: 10, page: 1 } });
    expect(all.page.total).toBeGreaterThan(10);
    const ids = [...all.items, ...next.items].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has nothing of teachers, whose tests and formats nobody takes back', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const exam = await addReadyExam(t, teacher);
    expect(await changes({ of: exam.examId })).toEqual([]);
    const version = { revision: 1, at: new Date(t.now()).toISOString() };
    for (const [kind, id] of [
      ['EXAM', exam.examId],
      ['FORMAT', exam.formatId],
    ] as const)
      await expect(
        t.as(operator).call('POST /itf/content-changes/{kind}/{id}/undo', { params: { kind, id }, body: version }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is sorted and counted without reading the rows of all changes', async () => {
    await sql`INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, after)
      SELECT 'EXAM', gen_random_uuid(), 1, now(), ${operator.id}, jsonb_build_object('name', repeat(md5(n::text), 20))
      FROM generate_series(1, 2000) n`.execute(t.db);
    await sql`ANALYZE catalogue_changes`.execute(t.db);
    const plans: string[] = [];
    await withTransaction(t.db, async (db) => {
      // The table is small here.
      await sql`SET LOCAL enable_seqscan = off`.execute(db);
      const explaining = db.withPlugin({
        transformQuery({ node }) {
          if (node.kind !== 'RawNode') throw new Error(node.kind);
          const [first, ...rest] = (node as RawNode).sqlFragments;
          return { ...node, sqlFragments: [`EXPLAIN ${first}`, ...rest] } as RawNode;
        },
        transformResult({ result }) {
          plans.push(result.rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
          return Promise.resolve(result);
        },
      });
      const page = { direction: 'desc', page: 0, size: 20 } as const;
      await listChanges(explaining, {}, page);
      await listChanges(explaining, { search: 'duong tron' }, page);
    });
    const [newest, counted, people, ...others] = plans;
    expect(others).toHaveLength(2);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on catalogue_changes/);
    for (const plan of [newest, counted])
      expect(plan).toMatch(/Index Only Scan using catalogue_changes_\w+ on catalogue_changes c/);
    expect(people).toMatch(/Index Only Scan using catalogue_changes_actor/);
  });
});
