/** Carrying classes over into a new school year. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { PackageCode } from '@vumon/domain';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addCatalogue } from '../../../testing/content.ts';
import { createSchool } from '../../../testing/school.ts';

const t = await testApp();
beforeAll(async () => {
  await addCatalogue(t.db);
  await t.db
    .insertInto('grades')
    .values([10, 12].map((n) => ({ id: `G${n}`, name: `Lớp ${n}`, name_en: `Grade ${n}`, position: n })))
    .execute();
});

let made = 0;
async function ground(code: PackageCode = 'ADVANCE') {
  const user = await t.createUser({ role: 'TEACHER', package: code });
  const teacher = t.as(user);
  const newClass = async (name: string, gradeId = 'G9', schoolYear = 2025) =>
    (
      await teacher.call('POST /itf/class', {
        body: { code: `${name}-${schoolYear}-${++made}`, name, gradeId, schoolYear },
      })
    ).id;
  const fill = async (classId: string, count: number) => {
    for (let n = 0; n < count; n += 1) {
      const { id } = await t.createUser({ role: 'STUDENT' });
      const at = new Date(t.now());
      await t.db
        .insertInto('managed_students')
        .values({ teacher_id: user.id, student_id: id, created_at: at })
        .execute();
      await t.db
        .insertInto('class_students')
        .values({ owner_id: user.id, class_id: classId, student_id: id, joined_at: at })
        .execute();
    }
  };
  const propose = (schoolYear?: number) =>
    teacher.call('GET /itf/classes/next-year', { query: schoolYear === undefined ? {} : { schoolYear } });
  return { user, teacher, newClass, fill, propose };
}
type Ground = Awaited<ReturnType<typeof ground>>;

const carry = ({ teacher }: Pick<Ground, 'teacher'>, classes: object[], more: object = {}) =>
  teacher.call('POST /itf/classes/next-year', { body: { to: 2026, closeOld: true, classes, ...more } as never });
const as = (id: string, name: string, more: object = {}) => ({
  action: 'CARRY',
  id,
  name,
  code: `${name}-${++made}`,
  gradeId: 'G10',
  withStudents: true,
  ...more,
});
const statusOf = async (user: TestUser) =>
  Object.fromEntries(
    (
      await t.db
        .selectFrom('classes')
        .select(['name', 'status'])
        .where('owner_id', '=', user.id)
        .orderBy('name')
        .execute()
    ).map(({ name, status }) => [name, status]),
  );

describe('the proposal', () => {
  it('covers the year that has just ended, each class with its next name and a free code, the last grade as closed', async () => {
    const g = await ground();
    const nine = await g.newClass('9A1');
    const twelve = await g.newClass('12A2', 'G12');
    await g.newClass('8A1', 'G8', 2026);
    await g.fill(nine, 2);
    // The code that would be proposed first is taken by another teacher's class.
    const code = (await g.teacher.call('GET /itf/class/{id}', { params: { id: nine } })).code;
    const other = await ground();
    const wish = code.replace('9A1', '10A1').replace('2025', '2026');
    await other.teacher.call('POST /itf/class', { body: { code: wish, name: 'X', gradeId: 'G9', schoolYear: 2026 } });
    expect(await g.propose()).toMatchObject({
      years: [2026, 2025],
      from: 2025,
      to: 2026,
      room: 17,
      studentLimit: 60,
      classes: [
        {
          id: nine,
          students: 2,
          ends: true,
          carriedInto: null,
          proposed: { name: '10A1', gradeId: 'G10', code: `${wish}-2` },
        },
        { id: twelve, ends: true, proposed: { name: '12A2', gradeId: 'G12' } },
      ],
    });
    expect(await g.propose(2026)).toMatchObject({ from: 2026, to: 2027, classes: [{ name: '8A1' }] });
    expect(await other.propose()).toMatchObject({ from: 2026, classes: [{ name: 'X' }] });
    expect(await (await ground()).propose()).toMatchObject({ years: [], from: null, to: null, classes: [] });
  });
});

describe('carrying over', () => {
  it('creates the new classes with or without their learners, and closes or keeps the old ones', async () => {
    const g = await ground();
    const [one, two, last] = [await g.newClass('9A1'), await g.newClass('9A2'), await g.newClass('12A1', 'G12')];
    await g.fill(one, 3);
    await g.fill(two, 2);
    const done = await carry(g, [
      as(one, '10A1'),
      as(two, '10A2', { withStudents: false }),
      { action: 'END', id: last },
    ]);
    expect(done).toMatchObject({
      ended: 1,
      made: [
        { name: '10A1', students: 3, schoolYear: 2026, gradeId: 'G10', status: 'ACTIVE' },
        { name: '10A2', students: 0 },
      ],
    });
    expect(await statusOf(g.user)).toEqual({
      '10A1': 'ACTIVE',
      '10A2': 'ACTIVE',
      '12A1': 'DEACTIVATED',
      '9A1': 'DEACTIVATED',
      '9A2': 'DEACTIVATED',
    });
    expect(await g.teacher.call('GET /itf/class/{id}', { params: { id: one } })).toMatchObject({ students: 3 });
  });

  it('hands in running attempts of a closed class, and keeps them where the old class stays open', async () => {
    const run = async (closeOld: boolean) => {
      const school = await createSchool(t, { codes: ['MC1'] });
      const student = await school.student();
      const { id } = await t
        .as(student)
        .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
      const teacher = t.as(school.teacher);
      await carry({ teacher }, [as(school.classId, '10B')], { to: 2027, closeOld });
      return (await t.db.selectFrom('attempts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
    };
    expect([await run(true), await run(false)]).toEqual(['SUBMITTED', 'RUNNING']);
  });

  it('carries a class over once into a year, also for concurrent requests', async () => {
    const g = await ground();
    const one = await g.newClass('9A1');
    const results = await Promise.allSettled([1, 2].map(() => carry(g, [as(one, '10A1')], { closeOld: false })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CLASS_CARRIED_OVER' },
    });
    expect(await g.propose(2025)).toMatchObject({ classes: [{ carriedInto: { name: '10A1' } }] });
  });

  it.each([
    ['a code that is taken', 'CLASS_CODE_EXISTED', (id: string, code: string) => [as(id, '10A1', { code })], {}],
    ['a class twice', 'BODY_INVALID', (id: string) => [as(id, '10A1'), as(id, '10A2')], {}],
    ['a year that is not later', 'BODY_INVALID', (id: string) => [as(id, '10A1')], { to: 2025 }],
    ['an unknown grade', 'BODY_INVALID', (id: string) => [as(id, '10A1', { gradeId: 'G77' })], {}],
  ])('refuses %s and then changes nothing', async (_, code, classes, more) => {
    const g = await ground();
    const [ok, bad] = [await g.newClass('9A1'), await g.newClass('9A2')];
    const taken = (await g.teacher.call('GET /itf/class/{id}', { params: { id: ok } })).code.toLowerCase();
    await expect(carry(g, [as(ok, '10A1'), ...classes(bad, taken)], more)).rejects.toMatchObject({ code });
    expect(await statusOf(g.user)).toEqual({ '9A1': 'ACTIVE', '9A2': 'ACTIVE' });
  });

  it('refuses classes of others and closed ones', async () => {
    const [g, other] = [await ground(), await ground()];
    const foreign = await other.newClass('9A1');
    for (const action of [as(foreign, '10A1'), { action: 'END', id: foreign }])
      await expect(carry(g, [action])).rejects.toMatchObject({ code: 'CLASS_NOT_FOUND' });
    const own = await g.newClass('9A1');
    await carry(g, [{ action: 'END', id: own }]);
    await expect(carry(g, [as(own, '10A1')])).rejects.toMatchObject({ code: 'CLASS_INACTIVE' });
  });
});

describe('caps', () => {
  it('count active classes only, so that a full list can be carried over and an old class is reactivated only within the cap', async () => {
    const g = await ground('BASIC');
    const old = [await g.newClass('9A1'), await g.newClass('9A2'), await g.newClass('9A3')];
    const next = old.map((id, n) => as(id, `10A${n + 1}`));
    expect(await g.propose()).toMatchObject({ room: 0 });
    await expect(carry(g, next, { closeOld: false })).rejects.toMatchObject({ code: 'REACH_LIMIT_CLASS', status: 402 });
    await carry(g, next);
    const back = await g.teacher.call('GET /itf/class/{id}', { params: { id: old[0]! } });
    const { id, code, name, gradeId, schoolYear } = back;
    await expect(
      g.teacher.call('PUT /itf/class', { body: { id, code, name, gradeId, schoolYear, status: 'ACTIVE' } }),
    ).rejects.toMatchObject({ code: 'REACH_LIMIT_CLASS', status: 402 });
    // Changing a class that is already active does not count against the cap.
    const active = (await g.teacher.call('GET /itf/class', { query: { status: 'ACTIVE' } })).items[0]!;
    await g.teacher.call('PUT /itf/class', {
      body: { id: active.id, code: active.code, name: 'Đổi tên', gradeId: 'G10', schoolYear: 2026, status: 'ACTIVE' },
    });
  });

  it('apply to the learners that are carried over', async () => {
    const g = await ground('BASIC');
    const full = await g.newClass('9A1');
    await g.fill(full, 41);
    await expect(carry(g, [as(full, '10A1')])).rejects.toMatchObject({
      code: 'REACH_LIMIT_STUDENT_PER_CLASS',
      status: 402,
    });
    expect(await carry(g, [as(full, '10A1', { withStudents: false })])).toMatchObject({ made: [{ students: 0 }] });
  });

  it('require the consents of the new school year for learners', async () => {
    const g = await ground();
    const one = await g.newClass('9A1');
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', g.user.id).execute();
    await expect(carry(g, [as(one, '10A1')])).rejects.toMatchObject({ code: 'STUDENT_CONSENT_REQUIRED' });
    expect(await carry(g, [as(one, '10A1', { withStudents: false })])).toMatchObject({ ended: 0 });
  });
});
