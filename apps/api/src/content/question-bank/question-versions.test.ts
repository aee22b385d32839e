import { itemsOf, questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, addReadyExam, examFacts, smallFormat } from '../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE', lastName: 'Phạm', firstName: 'Lan' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );

const body = (stem: string, { correct = 'b', options = ['3', '5'] } = {}) => ({
  gradeId: 'G9',
  subject: 'ENGLISH' as const,
  skill: 'GR' as const,
  difficulty: 'M1' as const,
  schemaVersion: questionType('MC1').schemaVersion,
  content: {
    instructions: '',
    images: [],
    optionLayout: 'list' as const,
    items: [{ id: 'q1', stem, options: options.map((text, at) => ({ id: 'abcd'[at]!, text })) }],
  },
  answerKey: { explanation: '', correct: { q1: [correct] } },
});

const make = (stem: string, user = teacher, changes: object = {}) =>
  t.as(user).call('POST /questions', { body: { type: 'MC1', ...body(stem), ...changes } });
const write = (question: { id: string; version: number }, stem: string, options = {}, user = teacher) =>
  t.as(user).call('POST /questions/update', {
    body: { id: question.id, version: question.version, ...body(stem, options) },
  });
const versionsOf = (id: string, user = teacher, query = {}) =>
  t
    .as(user)
    .call('GET /questions/{id}/versions', { params: { id }, query })
    .then(({ items }) => items);
const restore = (id: string, version: number, seen: number, user = teacher) =>
  t
    .as(user)
    .call('POST /questions/{id}/versions/{version}/restore', { params: { id, version }, body: { version: seen } });
const testsOf = (id: string, user = teacher) =>
  t
    .as(user)
    .call('GET /questions/{id}/tests', { params: { id }, query: {} })
    .then(({ items }) => items);
const listed = async (id: string, user = teacher, scope: 'mine' | 'system' | 'shared' = 'mine') =>
  (await t.as(user).call('GET /itf/questions', { query: { scope } })).items.find((one) => one.id === id);

/** A draft of the teacher with the questions in its first part. */
async function draftWith(ids: string[], user = teacher) {
  const { id: formatId } = await t.as(user).call('POST /itf/unit-test-templates', { body: smallFormat });
  const made = await t.as(user).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId } });
  return t.as(user).call('PUT /itf/unit-tests/update', {
    body: {
      ...examFacts,
      formatId,
      id: made.id,
      updatedAt: made.updatedAt,
      parts: [{ partId: 'part1', questions: ids.map((id) => ({ id })) }],
    },
  });
}
const heldVersion = async (examId: string, questionId: string, user = teacher) =>
  (await t.as(user).call('GET /itf/unit-tests/{id}', { params: { id: examId } })).parts
    .flatMap((part) => part.questions)
    .find((one) => one.id === questionId)?.version;

describe('versions', () => {
  it('are listed with author, time and changes, the newest first', async () => {
    const first = await make('Số nào là số nguyên tố: $3$?');
    const second = await write(first, 'Số nào chia hết cho $5$?');
    await write(second, 'Số nào chia hết cho $5$?', { correct: 'a' });
    const [third, before, start, ...more] = await versionsOf(first.id);
    expect(more).toEqual([]);
    expect(third).toMatchObject({
      version: 3,
      author: 'Phạm Lan',
      restoredFrom: null,
      changed: { words: { added: [], removed: [] }, content: false, key: true },
    });
    expect(before).toMatchObject({ version: 2, changed: { content: true, key: false } });
    expect(before!.changed!.words.added.join()).toContain('chia hết cho');
    expect(before!.changed!.words.removed.join()).toContain('nguyên tố');
    expect(start).toMatchObject({ version: 1, author: 'Phạm Lan', changed: null });
  });

  it('are compared across pages of the list', async () => {
    let question = await make('Lần 1');
    for (let version = 2; version <= 12; version += 1) question = await write(question, `Lần ${version}`);
    const page = await versionsOf(question.id, teacher, { size: 10 });
    expect(page.at(-1)).toMatchObject({ version: 3, changed: { words: { added: ['Lần 3'], removed: ['Lần 2'] } } });
    expect((await versionsOf(question.id, teacher, { size: 10, page: 1 })).map(({ version }) => version)).toEqual([
      2, 1,
    ]);
  });

  it('are restored as a new version with content and key; properties stay', async () => {
    const first = await make('Bản đầu');
    const second = await t.as(teacher).call('POST /questions/update', {
      body: { id: first.id, version: 1, ...body('Bản sau', { correct: 'a', options: ['7', '9'] }), difficulty: 'M3' },
    });
    const restored = await restore(first.id, 1, second.version);
    expect(restored).toMatchObject({
      version: 3,
      content: first.content,
      answerKey: first.answerKey,
      difficulty: 'M3',
      summary: 'Bản đầu',
    });
    expect((await versionsOf(first.id))[0]).toMatchObject({ version: 3, restoredFrom: 1 });
    expect(
      await t.as(teacher).call('GET /questions/{id}/versions/{version}', { params: { id: first.id, version: 2 } }),
    ).toMatchObject({ answerKey: { correct: { q1: ['a'] } } });
  });

  it('are not restored over an unseen change', async () => {
    const first = await make('Bản một');
    await write(await write(first, 'Bản hai'), 'Bản ba');
    expect(await failure(restore(first.id, 1, 2))).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await failure(restore(first.id, 9, 3))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await versionsOf(first.id)).toHaveLength(3);
  });

  it('are private: a public question only shows its newest version to others', async () => {
    const hidden = await make('Của riêng tôi');
    const open = await make('Cho mọi người', teacher, { privacy: 'PUBLIC' });
    const system = await make('Của hệ thống', operator);
    for (const [id, code] of [
      [hidden.id, 'NOT_FOUND'],
      [open.id, 'FORBIDDEN'],
      [system.id, 'FORBIDDEN'],
    ] as const) {
      expect(await failure(versionsOf(id, other)), code).toMatchObject({ code });
      expect(
        await failure(t.as(other).call('GET /questions/{id}/versions/{version}', { params: { id, version: 1 } })),
      ).toMatchObject({ code });
      expect(await failure(restore(id, 1, 1, other))).toMatchObject({ code });
    }
    expect(await versionsOf(system.id, operator)).toHaveLength(1);
    expect(await failure(testsOf(hidden.id, other))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('tests that contain a question', () => {
  it('are counted and listed as far as the user may see them', async () => {
    const shared = await addQuestion(t.db, { owner: teacher, privacy: 'PUBLIC' });
    const held = await draftWith([shared]);
    await draftWith([shared], other);
    expect(await listed(shared)).toMatchObject({ tests: 1 });
    expect(await listed(shared, other, 'shared')).toMatchObject({ tests: 1 });
    expect(await testsOf(shared)).toMatchObject([{ id: held.id, status: 'DRAFT', version: 1, follows: true }]);
    const [foreign, ...more] = await testsOf(shared, other);
    expect(more).toEqual([]);
    expect(foreign!.id).not.toBe(held.id);
    // Drafts of other teachers do not follow changes automatically; their test builder offers the new version.
    expect(foreign!.follows).toBe(false);
    await t.as(teacher).call('DELETE /itf/unit-tests/{id}', { params: { id: held.id } });
    expect(await listed(shared)).toMatchObject({ tests: 0 });
    expect(await testsOf(shared)).toEqual([]);
  });

  it('of the system are shown to teachers only when they are finished', async () => {
    const question = await addQuestion(t.db);
    const draft = await draftWith([question], operator);
    expect(await testsOf(question, operator)).toMatchObject([{ id: draft.id, follows: true }]);
    expect(await testsOf(question)).toEqual([]);
    expect(await listed(question, teacher, 'system')).toMatchObject({ tests: 0 });
  });

  it('keep their version when finished; the author’s drafts get the new one, those of others do not', async () => {
    const question = await make('Trước khi sửa', teacher, { privacy: 'PUBLIC' });
    const draft = await draftWith([question.id]);
    const foreign = await draftWith([question.id], other);
    const exam = await addReadyExam(t, teacher);
    await write(question, 'Sau khi sửa');
    await write({ id: exam.questions[0]!, version: 1 }, 'Đề đã xong');
    expect(await heldVersion(draft.id, question.id)).toBe(2);
    expect(await heldVersion(foreign.id, question.id, other)).toBe(1);
    expect(await heldVersion(exam.examId, exam.questions[0]!)).toBe(1);
    // A test builder that was opened before still sends the first version: saving succeeds without restoring it.
    const parts = [{ partId: 'part1', questions: [{ id: question.id, version: 1 }] }];
    const { formatId } = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: draft.id } });
    await t.as(teacher).call('PUT /itf/unit-tests/update', {
      body: { ...examFacts, formatId: formatId!, id: draft.id, updatedAt: draft.updatedAt, parts },
    });
    expect(await heldVersion(draft.id, question.id)).toBe(2);
  });

  it('keep the version when the new one has another number of items', async () => {
    const { content, key } = samples.MC9;
    const [first] = itemsOf('MC9', content);
    const whole = { ...body(''), schemaVersion: questionType('MC9').schemaVersion, content, answerKey: key };
    const question = await t.as(teacher).call('POST /questions', { body: { type: 'MC9', ...whole } as never });
    const draft = await draftWith([question.id]);
    const { items, ...rest } = content as unknown as { items: { id: string }[] };
    const { correct, explanation } = key as unknown as { correct: Record<string, unknown>; explanation: string };
    const shorter = {
      ...whole,
      content: { ...rest, items: items.filter(({ id }) => id !== first) },
      answerKey: { explanation, correct: Object.fromEntries(Object.entries(correct).filter(([id]) => id !== first)) },
    };
    await t.as(teacher).call('POST /questions/update', { body: { id: question.id, version: 1, ...shorter } as never });
    expect(await heldVersion(draft.id, question.id)).toBe(1);
  });

  it('that are running are not changed', async () => {
    const { examId, questions } = await addReadyExam(t, teacher);
    const { id: classId } = await t
      .as(teacher)
      .call('POST /itf/class', { body: { code: 'DANG-THI', name: '9A1', gradeId: 'G9', schoolYear: 2026 } });
    const student = await t.createUser({ role: 'STUDENT' });
    await t.db
      .insertInto('class_students')
      .values({ owner_id: teacher.id, class_id: classId, student_id: student.id, joined_at: new Date(t.now()) })
      .execute();
    const at = (minutes: number) => new Date(t.now() + minutes * 60_000).toISOString();
    const { id } = await t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
      params: { id: classId },
      body: { examId, startsAt: at(-1), endsAt: at(60) },
    });
    const attempt = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id } });
    const paper = async () =>
      (await t.as(student).raw({ method: 'GET', url: `/api/student/attempts/${attempt.id}/content` })).body;
    const before = await paper();
    await write({ id: questions[0]!, version: 1 }, 'Đã đổi đề', { correct: 'a' });
    expect(await paper()).toBe(before);
    // A learner who starts later takes the same version.
    expect(before).not.toContain('Đã đổi đề');
  });
});
