import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam, examFacts, smallFormat } from '../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;
let basic: TestUser;
let operator: TestUser;
let student: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
  operator = await t.createUser({ role: 'OPERATOR' });
  student = await t.createUser({ role: 'STUDENT' });
});

const create = (user: TestUser, changes: object = {}) =>
  t.as(user).call('POST /itf/unit-test-templates', { body: { ...smallFormat, ...changes } });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );

describe('creating a format', () => {
  test('stores sections, parts, points and levels as they were sent', async () => {
    const made = await create(teacher);
    const read = await t.as(teacher).call('GET /itf/unit-test-templates/{id}', { params: { id: made.id } });
    expect(read.sections).toEqual(smallFormat.sections);
    expect(read).toMatchObject({
      scope: 'USER',
      active: true,
      uses: 0,
      totalPoints: 1000,
      abilities: { edit: true, delete: true, toggle: true, apply: true },
    });
  });

  test('refuses inconsistent totals and names them', async () => {
    const error = await failure(create(teacher, { totalQuestions: 8, totalPoints: 950 }));
    expect(error).toMatchObject({ status: 422, code: 'FORMAT_TOTALS_MISMATCH' });
    expect(error.reply.errors?.map((field) => [field.path, field.code])).toEqual([
      ['totalQuestions', 'questionsDiffer'],
      ['totalPoints', 'pointsDiffer'],
    ]);
    expect(error.reply.errors?.[0]?.message).toContain('7');
  });

  test('checks that levels add up in their own part', async () => {
    const sections = structuredClone(smallFormat.sections);
    sections[1]!.parts[0]!.levels = { M1: 0, M2: 2 };
    const error = await failure(create(teacher, { sections }));
    expect(error.reply.errors).toMatchObject([{ path: 'sections.1.parts.0.levels', code: 'levelsDiffer' }]);
  });

  test('requires a package that creates formats; those of the system are created by its staff', async () => {
    expect(await failure(create(basic))).toMatchObject({ status: 402, code: 'PACKAGE_REQUIRED' });
    expect(await failure(create(student))).toMatchObject({ status: 403 });
    expect((await create(operator, { name: 'Hệ thống' })).scope).toBe('SYSTEM');
  });

  test('refuses malformed bodies with their fields', async () => {
    for (const body of [
      {},
      { ...smallFormat, totalPoints: 1.5 },
      { ...smallFormat, sections: [] },
      { ...smallFormat, extra: 1 },
      { ...smallFormat, minutes: '45' },
      { ...smallFormat, gradeId: 'none' },
    ]) {
      const error = await failure(t.as(teacher).call('POST /itf/unit-test-templates', { body: body as never }));
      expect(error).toMatchObject({ status: 400, code: 'BODY_INVALID' });
    }
  });
});

describe('lists', () => {
  test('show own formats and those of the system; search ignores diacritics; filters and order apply', async () => {
    const person = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const names = ['Đề giữa kì', 'Ôn tập 15 phút', 'An toàn 100%'];
    for (const name of names) await create(person, { name, gradeId: name.startsWith('Ôn') ? 'G8' : 'G9' });
    const list = async (query: object) =>
      (await t.as(person).call('GET /itf/unit-test-templates', { query: { scope: 'mine', ...query } })).items.map(
        (item) => item.name,
      );
    expect(await list({ sort: 'name', direction: 'asc' })).toEqual(['An toàn 100%', 'Đề giữa kì', 'Ôn tập 15 phút']);
    expect(await list({ search: 'de giua ki' })).toEqual(['Đề giữa kì']);
    expect(await list({ search: '%' })).toEqual(['An toàn 100%']);
    expect(await list({ gradeId: 'G8' })).toEqual(['Ôn tập 15 phút']);
    expect(await list({ subject: 'MATH' })).toEqual([]);
    // One of the subject that is asked for comes first, whatever the order.
    await create(person, {
      name: 'Ôn Toán',
      subject: 'MATH',
      sections: smallFormat.sections.map((section) => ({ ...section, skill: 'MX' as const })),
    });
    expect((await list({ sort: 'name', direction: 'asc', first: 'MATH' }))[0]).toBe('Ôn Toán');
    expect((await list({ sort: 'name', direction: 'asc', first: 'ENGLISH' })).at(-1)).toBe('Ôn Toán');
    // Within it those of the grades that are asked for.
    expect(await list({ sort: 'name', direction: 'asc', first: 'ENGLISH', firstGrade: 'G8' })).toEqual([
      'Ôn tập 15 phút',
      'An toàn 100%',
      'Đề giữa kì',
      'Ôn Toán',
    ]);
    const page = await t
      .as(person)
      .call('GET /itf/unit-test-templates', { query: { scope: 'mine', page: 1, size: 10 } });
    expect(page).toMatchObject({ items: [], page: { page: 1, size: 10, total: 4 } });
    const system = await t.as(person).call('GET /itf/unit-test-templates', { query: { scope: 'system', size: 100 } });
    expect(system.items.every((item) => item.scope === 'SYSTEM' && !item.abilities.edit && item.abilities.copy)).toBe(
      true,
    );
  });
});

describe('a format in use', () => {
  test('can only be renamed, activated, deactivated or copied', async () => {
    const { formatId } = await addReadyExam(t, teacher);
    const own = t.as(teacher);
    const stored = await own.call('GET /itf/unit-test-templates/{id}', { params: { id: formatId } });
    expect(stored).toMatchObject({
      uses: 1,
      abilities: { edit: false, rename: true, delete: false, toggle: true, copy: true },
    });
    expect(
      await failure(own.call('PUT /itf/unit-test-templates', { body: { ...smallFormat, id: formatId } })),
    ).toMatchObject({ status: 409, code: 'FORMAT_IN_USE' });
    expect(await failure(own.call('DELETE /itf/unit-test-templates/{id}', { params: { id: formatId } }))).toMatchObject(
      { code: 'FORMAT_IN_USE' },
    );
    await own.call('PUT /itf/unit-test-templates/{id}/update-status', {
      params: { id: formatId },
      body: { active: false },
    });
    const rename = (user: TestUser, name: string) =>
      t.as(user).call('PUT /itf/unit-test-templates/{id}/name', { params: { id: formatId }, body: { name } });
    const renamed = await rename(teacher, 'Tên mới');
    expect(renamed).toMatchObject({ name: 'Tên mới', uses: 1, sections: smallFormat.sections });
    expect(Date.parse(renamed.updatedAt)).toBeGreaterThan(Date.parse(stored.updatedAt));
    expect(await failure(rename(other, 'x'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failure(rename(teacher, ' '))).toMatchObject({ status: 400 });
    const copy = await own.call('POST /itf/unit-test-templates/{id}/copy', {
      params: { id: formatId },
      body: { name: 'Bản sao' },
    });
    expect(copy).toMatchObject({ name: 'Bản sao', active: true, uses: 0, sections: smallFormat.sections });
  });
});

test('formats and their parts have a second name in English, which goes with the name it translates', async () => {
  const sections = smallFormat.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({ ...part, nameEn: 'Grammar' })),
  }));
  const made = await create(operator, { name: 'Đề rất ngắn', nameEn: 'Very short test', sections });
  expect(made).toMatchObject({ nameEn: 'Very short test', sections });
  const found = async (search: string) =>
    (await t.as(teacher).call('GET /itf/unit-test-templates', { query: { search } })).items.map(({ nameEn }) => nameEn);
  expect(await found('very short')).toEqual(['Very short test']);
  expect(await found('rat ngan')).toEqual(['Very short test']);
  // A copy has a name of its own, and the parts as they are.
  const copy = await t
    .as(teacher)
    .call('POST /itf/unit-test-templates/{id}/copy', { params: { id: made.id }, body: { name: 'Bản sao' } });
  expect(copy).toMatchObject({ name: 'Bản sao', nameEn: null, sections });
  const rename = (body: { name: string; nameEn?: string | null }) =>
    t.as(operator).call('PUT /itf/unit-test-templates/{id}/name', { params: { id: made.id }, body });
  expect(await rename({ name: 'Đề ngắn', nameEn: 'Short test' })).toMatchObject({ nameEn: 'Short test' });
  expect(await rename({ name: 'Đề khác' })).toMatchObject({ name: 'Đề khác', nameEn: null });
});

describe('ownership', () => {
  test("another teacher's format is unknown; a system one is read and copied, not changed", async () => {
    const mine = await create(teacher);
    const missing = await failure(t.as(other).call('GET /itf/unit-test-templates/{id}', { params: { id: mine.id } }));
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(
      await failure(t.as(other).call('DELETE /itf/unit-test-templates/{id}', { params: { id: mine.id } })),
    ).toMatchObject({ status: 404 });
    const system = await create(operator, { name: 'Của hệ thống' });
    expect(
      await failure(t.as(teacher).call('PUT /itf/unit-test-templates', { body: { ...smallFormat, id: system.id } })),
    ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(
      (
        await t
          .as(teacher)
          .call('POST /itf/unit-test-templates/{id}/copy', { params: { id: system.id }, body: { name: 'Của tôi' } })
      ).scope,
    ).toBe('USER');
  });

  test('the second of two concurrent saves is refused', async () => {
    const mine = await create(teacher);
    const save = (name: string) =>
      t.as(teacher).call('PUT /itf/unit-test-templates', {
        body: { ...smallFormat, id: mine.id, name, updatedAt: mine.updatedAt },
      });
    await save('Lần một');
    expect(await failure(save('Lần hai'))).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  test('a deleted one disappears', async () => {
    const mine = await create(teacher);
    await t.as(teacher).call('DELETE /itf/unit-test-templates/{id}', { params: { id: mine.id } });
    expect(
      await failure(t.as(teacher).call('GET /itf/unit-test-templates/{id}', { params: { id: mine.id } })),
    ).toMatchObject({ status: 404 });
  });
});

describe('a format written as a matrix', () => {
  const cells = [
    { row: 'r1', level: 'M1' as const, questions: 3 },
    { row: 'r2', level: 'M3' as const, questions: 1 },
  ];
  const matrix = {
    name: 'Ma trận giữa kì',
    gradeId: 'G9',
    subject: 'MATH' as const,
    minutes: 45,
    totalQuestions: 4,
    totalPoints: 1000,
    cognition: 'SPECIFIED' as const,
    sections: [
      {
        id: 'sect1',
        skill: 'MX' as const,
        parts: [
          {
            id: 'part1',
            name: 'Phần I',
            questions: 4,
            points: 1000,
            levels: { M1: 3, M3: 1 },
            types: ['MC1'],
            cells,
          },
        ],
      },
    ],
    rows: [
      { id: 'r1', skill: 'NU' as const, topic: 'M9-01', unit: 'Hệ phương trình', requirements: { M1: 'Nhận biết' } },
      { id: 'r2', skill: 'GE' as const, topic: 'M9-07', unit: '' },
    ],
  };
  const problemsOf = async (changes: object) =>
    (
      await failure(t.as(teacher).call('POST /itf/unit-test-templates', { body: { ...matrix, ...changes } }))
    ).reply.errors?.map(({ path, code }) => [path, code]);

  test('stores rows, cells and requirements, and passes them to its tests and copies', async () => {
    const made = await t.as(teacher).call('POST /itf/unit-test-templates', { body: matrix });
    const read = await t.as(teacher).call('GET /itf/unit-test-templates/{id}', { params: { id: made.id } });
    expect(read.rows).toEqual(matrix.rows);
    expect(read.sections[0]!.parts[0]!.cells).toEqual(cells);
    const exam = await t.as(teacher).call('POST /itf/unit-tests/create', {
      body: { ...examFacts, formatId: made.id },
    });
    const stored = await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: exam.id } });
    expect(stored.rows).toEqual(matrix.rows);
    const copied = await t
      .as(teacher)
      .call('POST /itf/unit-tests/{id}/copy', { params: { id: exam.id }, body: { name: 'Bản sao' } });
    expect((await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: copied.id } })).rows).toEqual(
      matrix.rows,
    );
    const copy = await t
      .as(teacher)
      .call('POST /itf/unit-test-templates/{id}/copy', { params: { id: made.id }, body: { name: 'Bản sao' } });
    expect(copy.rows).toEqual(matrix.rows);
    const { items } = await t
      .as(teacher)
      .call('GET /itf/unit-test-templates', { query: { scope: 'mine', search: 'Ma trận giữa kì' } });
    expect(items[0]).toMatchObject({ matrix: true, skills: [] });
  });

  test('is refused where cells, rows and parts disagree, each named', async () => {
    const part = matrix.sections[0]!.parts[0]!;
    const withPart = (changes: object) => ({
      sections: [{ ...matrix.sections[0]!, parts: [{ ...part, ...changes }] }],
    });
    expect(await problemsOf(withPart({ cells: cells.slice(0, 1) }))).toContainEqual([
      'sections.0.parts.0.cells',
      'cellsDiffer',
    ]);
    expect(await problemsOf({ rows: matrix.rows.slice(0, 1) })).toContainEqual([
      'sections.0.parts.0.cells',
      'rowUnknown',
    ]);
    expect(await problemsOf({ rows: [...matrix.rows, { ...matrix.rows[0]!, id: 'r3' }] })).toEqual([
      ['rows.2', 'rowEmpty'],
    ]);
  });

  test('has strands and topics of its own subject only', async () => {
    expect(await problemsOf({ rows: [matrix.rows[0]!, { ...matrix.rows[1]!, topic: 'E9-01' }] })).toEqual([
      ['rows.1.topic', 'topicOfOtherSubject'],
    ]);
    expect(
      await problemsOf({
        rows: matrix.rows.map((row) => ({ ...row, skill: null })),
        sections: [{ ...matrix.sections[0]!, skill: 'GR' }],
      }),
    ).toContainEqual(['sections.0.skill', 'skillOfOtherSubject']);
    expect(await problemsOf({ rows: [matrix.rows[0]!, { ...matrix.rows[1]!, skill: 'RE' }] })).toEqual([
      ['rows.1.skill', 'skillOfOtherSubject'],
    ]);
  });
});
