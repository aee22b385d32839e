/** Members of schools, and what a package allows, through the requests that succeed where the guard is missing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { addReadyExam } from '../testing/content.ts';

const t = await testApp();
let admin: TestUser;
let made = 0;

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

const teacherWith = (code: 'TRIAL' | 'BASIC' | 'ADVANCE') => t.createUser({ role: 'TEACHER', package: code });
const schoolOf = (head: TestUser) =>
  t.as(admin).call('POST /itf/schools', { body: { name: `Trường ${(made += 1)}`, administratorId: head.id } });
const membersOf = async (id: string) =>
  (await t.as(admin).call('GET /itf/schools/{id}', { params: { id } })).people.map(({ userId }) => userId);

describe('a member of a school', () => {
  it('is not removed through another school', async () => {
    const [head, other, member] = [await teacherWith('BASIC'), await teacherWith('BASIC'), await teacherWith('BASIC')];
    const [own, foreign] = [await schoolOf(head), await schoolOf(other)];
    await t
      .as(admin)
      .call('POST /itf/schools/{id}/members', { params: { id: own.id }, body: { userId: member.id, role: 'TEACHER' } });
    await expect(
      t.as(admin).call('DELETE /itf/schools/{id}/members/{userId}', { params: { id: foreign.id, userId: member.id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await membersOf(own.id)).toContain(member.id);
  });

  it('leaves it on becoming an administrator of the product, also with the stored role of a teacher', async () => {
    const [head, member] = [await teacherWith('BASIC'), await teacherWith('BASIC')];
    const { id } = await schoolOf(head);
    await t
      .as(admin)
      .call('POST /itf/schools/{id}/members', { params: { id }, body: { userId: member.id, role: 'TEACHER' } });
    await t.as(admin).call('PUT /itf/users/{id}/role', {
      params: { id: member.id },
      body: { role: 'TEACHER', isAdmin: true, reason: 'Về bộ phận' },
    });
    expect(await membersOf(id)).toEqual([head.id]);
  });
});

describe('a package', () => {
  it('has room for as many active classes, whichever way they become active', async () => {
    const teacher = await teacherWith('BASIC');
    await addReadyExam(t, await teacherWith('ADVANCE'));
    const facts = () => ({ code: `CAP-${(made += 1)}`, name: '9A', gradeId: 'G9', schoolYear: 2026 });
    const create = () => t.as(teacher).call('POST /itf/class', { body: facts() });
    const first = await create();
    const set = (status: 'ACTIVE' | 'DEACTIVATED') =>
      t.as(teacher).call('PUT /itf/class', { body: { ...facts(), id: first.id, status } });
    await set('DEACTIVATED');
    for (let count = 0; count < 3; count += 1) await create();
    await expect(create()).rejects.toMatchObject({ code: 'REACH_LIMIT_CLASS', status: 402 });
    await expect(set('ACTIVE')).rejects.toMatchObject({ code: 'REACH_LIMIT_CLASS', status: 402 });
    const { items } = await t.as(teacher).call('GET /itf/class', { query: { status: 'ACTIVE' } });
    expect(items).toHaveLength(3);
  });

  it('without the feature of exports takes no test of the system to be printed, and counts none', async () => {
    const { examId } = await addReadyExam(t, await t.createUser({ role: 'OPERATOR' }));
    const use = (teacher: TestUser) => t.as(teacher).call('POST /itf/unit-tests/use', { body: { id: examId } });
    const uses = () => t.db.selectFrom('system_test_uses').select('owner_id').where('exam_id', '=', examId).execute();
    await expect(use(await teacherWith('TRIAL'))).rejects.toMatchObject({
      status: 402,
      reply: { code: 'PACKAGE_REQUIRED', params: { feature: 'export-system-tests' } },
    });
    expect(await uses()).toEqual([]);
    await use(await teacherWith('BASIC'));
    expect(await uses()).toHaveLength(1);
  });
});
