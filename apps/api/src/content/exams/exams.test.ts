import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, addReadyExam, examFacts, smallFormat } from '../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;
let student: TestUser;
let formatId: string;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
  student = await t.createUser({ role: 'STUDENT' });
  formatId = (await t.as(teacher).call('POST /itf/unit-test-templates', { body: smallFormat })).id;
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const own = () => t.as(teacher);
const create = (changes: object = {}) =>
  own().call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId, ...changes } });
const read = (id: string, user = teacher) => t.as(user).call('GET /itf/unit-tests/{id}', { params: { id } });
const save = (
  exam: { id: string; updatedAt: string },
  parts: { partId: string; questions: { id: string; version?: number }[] }[],
  changes: object = {},
) =>
  own().call('PUT /itf/unit-tests/update', {
    body: { ...examFacts, formatId, id: exam.id, updatedAt: exam.updatedAt, parts, ...changes },
  });
const questions = (count: number, options: Parameters<typeof addQuestion>[1] = {}) =>
  Promise.all(Array.from({ length: count }, () => addQuestion(t.db, options)));
const part = (partId: string, ids: string[]) => ({ partId, questions: ids.map((id) => ({ id })) });

describe('building a test', () => {
  test('an incomplete one is stored as a draft and cannot be finished', async () => {
    const exam = await create();
    const [one] = await questions(1);
    const saved = await save(exam, [part('part1', [one!])]);
    expect(saved.status).toBe('DRAFT');
    expect(await read(exam.id)).toMatchObject({
      chosen: 1,
      totalQuestions: 7,
      status: 'DRAFT',
      abilities: { edit: true, assign: false },
    });
    expect(await failure(save(saved, [part('part1', [one!])], { finish: true }))).toMatchObject({
      status: 422,
      code: 'TEST_CONTENT_INSUFFICIENT',
    });
  });

  test('the right number with the wrong levels is not complete', async () => {
    const exam = await create();
    const parts = [
      part('part1', await questions(4)),
      part('part2', await questions(3, { difficulty: 'M2', skill: 'RE' })),
    ];
    expect(await failure(save(exam, parts, { finish: true }))).toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
  });

  test('a finished one stays ready while it is full and becomes a draft when a question is removed', async () => {
    const { examId } = await addReadyExam(t, teacher);
    const ready = await read(examId);
    expect(ready).toMatchObject({ status: 'READY', chosen: 7, abilities: { assign: true } });
    const parts = ready.parts.map((one) =>
      part(
        one.partId,
        one.questions.map((question) => question.id),
      ),
    );
    const facts = { formatId: ready.formatId!, name: 'Tên khác' };
    const renamed = await save(ready, parts, facts);
    expect(renamed.status).toBe('READY');
    expect((await save(renamed, [parts[0]!], facts)).status).toBe('DRAFT');
  });

  test('surplus questions, duplicates and unknown parts or questions are refused by field', async () => {
    const exam = await create();
    const five = await questions(5);
    expect(await failure(save(exam, [part('part1', five)]))).toMatchObject({
      code: 'QUESTION_COUNT_INVALID',
      reply: { errors: [{ path: 'parts.0.questions', code: 'tooManyQuestions' }] },
    });
    expect(await failure(save(exam, [part('part1', [five[0]!, five[0]!])]))).toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'parts.0.questions.1', code: 'repeated' }] },
    });
    expect(await failure(save(exam, [part('nowhere', [])]))).toMatchObject({
      reply: { errors: [{ path: 'parts.0.partId' }] },
    });
    expect(await failure(save(exam, [part('part1', ['00000000-0000-7000-8000-000000000000'])]))).toMatchObject({
      reply: { errors: [{ code: 'questionUnknown' }] },
    });
    const [maths] = await questions(1, { subject: 'MATH' });
    expect(await failure(save(exam, [part('part1', [maths!])]))).toMatchObject({
      reply: { errors: [{ code: 'otherSubject' }] },
    });
  });

  test('another teacher’s private question cannot be used; a public one can, and stays when it becomes private', async () => {
    const exam = await create();
    const [hidden] = await questions(1, { owner: other });
    const [shared] = await questions(1, { owner: other, privacy: 'PUBLIC' });
    expect(await failure(save(exam, [part('part1', [hidden!])]))).toMatchObject({
      reply: { errors: [{ code: 'questionUnknown' }] },
    });
    const saved = await save(exam, [part('part1', [shared!])]);
    await t.db.updateTable('questions').set({ privacy: 'PRIVATE' }).where('id', '=', shared!).execute();
    await save(saved, [part('part1', [shared!])]);
    expect((await read(exam.id)).chosen).toBe(1);
  });

  test('the second of two concurrent saves is refused, and nothing of it is stored', async () => {
    const exam = await create();
    const [one, two] = await questions(2);
    await save(exam, [part('part1', [one!])]);
    expect(await failure(save(exam, [part('part1', [two!])]))).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await read(exam.id)).parts[0]!.questions.map((question) => question.id)).toEqual([one]);
  });

  test('a deactivated format cannot be applied; a test built on it stays usable', async () => {
    const format = await own().call('POST /itf/unit-test-templates', { body: { ...smallFormat, name: 'Sắp tắt' } });
    const exam = await create({ formatId: format.id });
    await own().call('PUT /itf/unit-test-templates/{id}/update-status', {
      params: { id: format.id },
      body: { active: false },
    });
    expect(await failure(create({ formatId: format.id }))).toMatchObject({ code: 'FORMAT_INACTIVE' });
    await save(exam, [part('part1', await questions(1))], { formatId: format.id });
  });

  test('types depend on the package', async () => {
    expect(await failure(create({ examType: 19 }))).toMatchObject({ status: 402, code: 'PACKAGE_REQUIRED' });
    await create({ examType: 10 });
    expect(await failure(create({ examType: 999 }))).toMatchObject({ code: 'BODY_INVALID' });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    expect(
      await failure(t.as(basic).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId } })),
    ).toMatchObject({ status: 402 });
  });
});

describe('an activation code for a test of the system', () => {
  const staff = () => t.as(operator);
  const needed = async (id: string) => (await read(id, operator)).needsCode;
  const logged = (id: string) =>
    t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', 'like', 'exam-needs-%')
      .orderBy('id')
      .execute();
  const body = (exam: { id: string; updatedAt: string }, changes: object) => ({
    ...examFacts,
    formatId: systemFormat,
    id: exam.id,
    updatedAt: exam.updatedAt,
    parts: [],
    ...changes,
  });
  let systemFormat: string;

  beforeAll(async () => {
    systemFormat = (await staff().call('POST /itf/unit-test-templates', { body: smallFormat })).id;
  });

  test('is set when it is created and saved, is kept when a save omits it, and each change is in the log', async () => {
    const exam = await staff().call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId: systemFormat, needsCode: true },
    });
    expect(await needed(exam.id)).toBe(true);
    const kept = await staff().call('PUT /itf/unit-tests/update', { body: body(exam, {}) });
    expect(await needed(exam.id)).toBe(true);
    await staff().call('PUT /itf/unit-tests/update', { body: body(kept, { needsCode: false }) });
    expect(await needed(exam.id)).toBe(false);
    expect((await logged(exam.id)).map(({ action }) => action)).toEqual(['exam-needs-code', 'exam-needs-no-code']);
  });

  test('set in the list while the builder is open: the builder gets a conflict and does not revert it', async () => {
    const exam = await staff().call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId: systemFormat } });
    await staff().call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: exam.id }, body: { needed: true } });
    expect(
      await failure(staff().call('PUT /itf/unit-tests/update', { body: body(exam, { needsCode: false }) })),
    ).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await needed(exam.id)).toBe(true);
    // Setting the same value again changes nothing.
    await staff().call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: exam.id }, body: { needed: true } });
    expect(await logged(exam.id)).toHaveLength(1);
  });

  test("is part of a copy by staff, and no teacher's own test can require one", async () => {
    const exam = await staff().call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId: systemFormat, needsCode: true },
    });
    const copy = await staff().call('POST /itf/unit-tests/{id}/copy', {
      params: { id: exam.id },
      body: { name: 'Bản sao' },
    });
    expect(await needed(copy.id)).toBe(true);
    expect(await failure(create({ needsCode: true }))).toMatchObject({
      status: 400,
      reply: { errors: [{ path: 'needsCode' }] },
    });
    const mine = await create({ needsCode: false });
    expect(await failure(save(mine, [], { needsCode: true }))).toMatchObject({
      status: 400,
      reply: { errors: [{ path: 'needsCode' }] },
    });
  });
});

describe('who sees and changes a test', () => {
  test("another teacher's is unknown, a system one is not edited by teachers", async () => {
    const exam = await create();
    expect(await failure(read(exam.id, other))).toMatchObject({ status: 404, code: 'UNIT_TEST_NOT_FOUND' });
    expect(await failure(read(exam.id, operator))).toMatchObject({ status: 404 });
    const system = await systemExam();
    expect(await failure(save(await read(system), []))).toMatchObject({ status: 403, code: 'TEST_EDIT_FORBIDDEN' });
    expect(await failure(own().call('DELETE /itf/unit-tests/{id}', { params: { id: system } }))).toMatchObject({
      code: 'TEST_EDIT_FORBIDDEN',
    });
    expect(await read(system)).toMatchObject({ abilities: { edit: false, copy: true, assign: true, delete: false } });
  });

  test('learners see metadata, not the questions', async () => {
    const system = await systemExam();
    const seen = await read(system, student);
    expect(seen.parts.flatMap((one) => one.questions)).toEqual([]);
    expect(
      await failure(t.as(student).call('GET /itf/unit-tests/{id}/preview', { params: { id: system } })),
    ).toMatchObject({ status: 403 });
  });

  test('an unfinished system test is seen by its staff only', async () => {
    const format = await t.as(operator).call('POST /itf/unit-test-templates', { body: smallFormat });
    const draft = await t
      .as(operator)
      .call('POST /itf/unit-tests/create', { body: { ...examFacts, name: 'Đề đang soạn', formatId: format.id } });
    expect(await failure(read(draft.id))).toMatchObject({ status: 404 });
    const seen = async (user: TestUser) =>
      (await t.as(user).call('GET /itf/unit-tests', { query: { search: 'dang soan' } })).page.total;
    expect([await seen(operator), await seen(teacher), await seen(student)]).toEqual([1, 0, 0]);
  });

  test('a copy of a system test belongs to the teacher', async () => {
    const system = await systemExam();
    const copy = await own().call('POST /itf/unit-tests/{id}/copy', {
      params: { id: system },
      body: { name: 'Bản của tôi' },
    });
    expect(await read(copy.id)).toMatchObject({
      scope: 'USER',
      name: 'Bản của tôi',
      status: 'READY',
      chosen: 7,
      abilities: { edit: true },
    });
  });

  test('a teacher copies one of types 1 to 7 with its name, and no other type', async () => {
    const take = (unitTestId: string, user = teacher) =>
      t.as(user).call('POST /itf/unit-tests/teacher', { body: { unitTestId } });
    const system = await systemExam();
    const { name } = await read(system);
    const taken = await take(system);
    expect(taken).toMatchObject({ scope: 'USER', name, status: 'READY', chosen: 7, abilities: { edit: true } });
    expect(taken.parts.flatMap(({ questions: chosen }) => chosen)).toHaveLength(5);
    await t.db.updateTable('exams').set({ exam_type: 10 }).where('id', '=', system).execute();
    expect(await failure(take(system))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await failure(take(taken.id))).toMatchObject({ status: 403 });
    expect(await failure(take(taken.id, other))).toMatchObject({ status: 404 });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    expect(await failure(take(system, basic))).toMatchObject({ status: 402 });
    expect(await failure(take(system, student))).toMatchObject({ status: 403 });
  });

  test('a deleted one disappears from lists and reads', async () => {
    const exam = await create({ name: 'Sẽ bị xóa' });
    await own().call('DELETE /itf/unit-tests/{id}', { params: { id: exam.id } });
    expect(await failure(read(exam.id))).toMatchObject({ status: 404 });
    expect((await own().call('GET /itf/unit-tests', { query: { scope: 'mine', search: 'se bi xoa' } })).items).toEqual(
      [],
    );
  });

  test('the preview equals what a player gets and contains nothing of a key', async () => {
    const { examId, questions: ids } = await addReadyExam(t, teacher);
    const preview = await own().call('GET /itf/unit-tests/{id}/preview', { params: { id: examId } });
    const shown = preview.sections.flatMap((section) => section.parts.flatMap((one) => one.questions));
    expect(shown.map((question) => question.id)).toEqual(ids);
    expect(JSON.stringify(preview)).not.toMatch(/"correct"|"accepted"|"explanation"|"transcript"/);
  });

  test('the preview renames and moves options for teachers without access to the keys, except in own tests', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const optionsFor = async (user: TestUser, id: string) => {
      const preview = await t.as(user).call('GET /itf/unit-tests/{id}/preview', { params: { id } });
      return preview.sections.flatMap((section) =>
        section.parts.flatMap((one) =>
          one.questions.flatMap(({ type, content }) =>
            type === 'MC1'
              ? (content as { items: { options: { id: string }[] }[] }).items[0]!.options.map((option) => option.id)
              : [],
          ),
        ),
      );
    };
    const system = await systemExam();
    const asWritten = await optionsFor(teacher, system);
    const first = await optionsFor(trial, system);
    expect(first.filter((id) => asWritten.includes(id))).toEqual([]);
    // Each preview has other random ids, so that two previews cannot be compared.
    expect(await optionsFor(trial, system)).not.toEqual(first);
    await t.db.updateTable('exams').set({ scope: 'USER', owner_id: trial.id }).where('id', '=', system).execute();
    expect(await optionsFor(trial, system)).toEqual(asWritten);
  });

  test('the copy for its teacher has the keys that this teacher may see, and no others', async () => {
    const { examId, questions: ids } = await addReadyExam(t, teacher);
    const keysFor = (user: TestUser, id = examId) =>
      t.as(user).call('GET /itf/unit-tests/{id}/keys', { params: { id } });
    const keys = await keysFor(teacher);
    expect(keys.map(({ question }) => question)).toEqual(ids);
    expect(keys.every(({ answerKey }) => answerKey !== null)).toBe(true);
    expect(await failure(keysFor(other))).toMatchObject({ status: 404 });
    expect(await failure(keysFor(student))).toMatchObject({ status: 403 });
    // A new account reads no key of the system.
    const fresh = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const shown = await keysFor(fresh, await systemExam()).catch(() => []);
    expect(shown.filter(({ answerKey }) => answerKey !== null)).toEqual([]);
  });
});

describe('lists of tests', () => {
  test('a learner has a list of own tests, which is empty and shows nobody else’s', async () => {
    await t.as(teacher).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId } });
    const mine = await t.as(student).call('GET /itf/unit-tests', { query: { scope: 'mine' } });
    expect(mine.items).toEqual([]);
  });

  test('has the filters of the specification', async () => {
    const person = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const format = await t.as(person).call('POST /itf/unit-test-templates', { body: smallFormat });
    const add = (changes: object) =>
      t.as(person).call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId: format.id, ...changes } });
    await add({ name: 'Đề số một', examType: 4 });
    await add({ name: 'Đề số hai', gradeId: 'G8' });
    const names = async (query: object) =>
      (
        await t
          .as(person)
          .call('GET /itf/unit-tests', { query: { scope: 'mine', sort: 'name', direction: 'asc', ...query } })
      ).items.map((item) => item.name);
    expect(await names({})).toEqual(['Đề số hai', 'Đề số một']);
    expect(await names({ search: 'SO MOT' })).toEqual(['Đề số một']);
    // The words may be in any order, with any dash between them.
    expect(await names({ search: 'một – đề' })).toEqual(['Đề số một']);
    expect(await names({ search: 'một hai' })).toEqual([]);
    // Tests of the system have an English name too, which English readers see and type.
    await t.db.updateTable('exams').set({ name_en: 'Paper two' }).where('name', '=', 'Đề số hai').execute();
    expect(await names({ search: 'two paper' })).toEqual(['Đề số hai']);
    expect(await names({ search: 'so hai' })).toEqual(['Đề số hai']);
    expect(await names({ search: 'paper hai' })).toEqual([]);
    expect(await names({ examType: '4' })).toEqual(['Đề số một']);
    expect(await names({ gradeId: 'G8' })).toEqual(['Đề số hai']);
    expect(await names({ skill: 'RE' })).toHaveLength(2);
    expect(await names({ skill: 'LI' })).toEqual([]);
    expect(await names({ status: 'READY' })).toEqual([]);
    expect(await names({ period: '7' })).toHaveLength(2);
    t.advance(8 * 86_400_000);
    expect(await names({ period: '7' })).toEqual([]);
    expect(
      await t.as(person).call('GET /itf/unit-tests/count-by-unit-test-type', { query: { scope: 'mine' } }),
    ).toEqual([
      { examType: 4, count: 1 },
      { examType: 7, count: 1 },
    ]);
    expect((await t.as(person).call('GET /itf/unit-tests/owned', { query: {} })).items).toEqual([]);
  });
});

/** A finished test of the system, made by an operator. */
async function systemExam(): Promise<string> {
  const { id, sections } = await t.as(operator).call('POST /itf/unit-test-templates', { body: smallFormat });
  const parts = [
    part(sections[0]!.parts[0]!.id, [...(await questions(3)), ...(await questions(1, { difficulty: 'M2' }))]),
    part(sections[1]!.parts[0]!.id, await questions(1, { type: 'MC9', difficulty: 'M2', skill: 'RE' })),
  ];
  const exam = await t
    .as(operator)
    .call('POST /itf/unit-tests/create', { body: { ...examFacts, formatId: id, parts } });
  await t.as(operator).call('PUT /itf/unit-tests/update', {
    body: { ...examFacts, id: exam.id, formatId: id, parts, updatedAt: exam.updatedAt, finish: true },
  });
  return exam.id;
}
