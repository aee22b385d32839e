import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam, smallFormat } from '../../testing/content.ts';

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

  test('totals that disagree are refused and named', async () => {
    const error = await failure(create(teacher, { totalQuestions: 8, totalPoints: 950 }));
    expect(error).toMatchObject({ status: 422, code: 'FORMAT_TOTALS_MISMATCH' });
    expect(error.reply.errors?.map((field) => [field.path, field.code])).toEqual([
      ['totalQuestions', 'questionsDiffer'],
      ['totalPoints', 'pointsDiffer'],
    ]);
    expect(error.reply.errors?.[0]?.message).toContain('7');
  });

  test('levels must add up in the part that they belong to', async () => {
    const sections = structuredClone(smallFormat.sections);
    sections[1]!.parts[0]!.levels = { M1: 0, M2: 2 };
    const error = await failure(create(teacher, { sections }));
    expect(error.reply.errors).toMatchObject([{ path: 'sections.1.parts.0.levels', code: 'levelsDiffer' }]);
  });

  test('needs a package that creates formats; the system’s are made by its staff', async () => {
    expect(await failure(create(basic))).toMatchObject({ status: 402, code: 'PACKAGE_REQUIRED' });
    expect(await failure(create(student))).toMatchObject({ status: 403 });
    expect((await create(operator, { name: 'Hệ thống' })).scope).toBe('SYSTEM');
  });

  test('malformed bodies are refused with their fields', async () => {
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
  test('mine are mine, the system’s are everybody’s; search ignores diacritics; filters and order hold', async () => {
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
    const page = await t
      .as(person)
      .call('GET /itf/unit-test-templates', { query: { scope: 'mine', page: 1, size: 10 } });
    expect(page).toMatchObject({ items: [], page: { page: 1, size: 10, total: 3 } });
    const system = await t.as(person).call('GET /itf/unit-test-templates', { query: { scope: 'system', size: 100 } });
    expect(system.items.every((item) => item.scope === 'SYSTEM' && !item.abilities.edit && item.abilities.copy)).toBe(
      true,
    );
  });
});

describe('a format in use', () => {
  test('is only switched on and off, or copied', async () => {
    const { formatId } = await addReadyExam(t, teacher);
    const own = t.as(teacher);
    const stored = await own.call('GET /itf/unit-test-templates/{id}', { params: { id: formatId } });
    expect(stored).toMatchObject({ uses: 1, abilities: { edit: false, delete: false, toggle: true, copy: true } });
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
    const copy = await own.call('POST /itf/unit-test-templates/{id}/copy', {
      params: { id: formatId },
      body: { name: 'Bản sao' },
    });
    expect(copy).toMatchObject({ name: 'Bản sao', active: true, uses: 0, sections: smallFormat.sections });
  });
});

describe('ownership', () => {
  test('a foreign format looks unknown; a system one is read and copied, not changed', async () => {
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

  test('the loser of two saves is told', async () => {
    const mine = await create(teacher);
    const save = (name: string) =>
      t.as(teacher).call('PUT /itf/unit-test-templates', {
        body: { ...smallFormat, id: mine.id, name, updatedAt: mine.updatedAt },
      });
    await save('Lần một');
    expect(await failure(save('Lần hai'))).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  test('a deleted one is gone', async () => {
    const mine = await create(teacher);
    await t.as(teacher).call('DELETE /itf/unit-test-templates/{id}', { params: { id: mine.id } });
    expect(
      await failure(t.as(teacher).call('GET /itf/unit-test-templates/{id}', { params: { id: mine.id } })),
    ).toMatchObject({ status: 404 });
  });
});
