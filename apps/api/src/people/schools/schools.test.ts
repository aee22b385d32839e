/** Schools: members, the package that they share, and caps that count all members together. */
import { dayInVietnam } from '@vumon/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';

const t = await testApp();
const day = 86_400_000;
let admin: TestUser;
let [head, colleague]: TestUser[] = [];
let made = 0;

beforeAll(async () => {
  await addCatalogue(t.db);
  admin = await t.createUser({ role: 'ADMIN', firstName: 'Trị', lastName: 'Quản' });
});
beforeEach(async () => {
  [head, colleague] = [await t.createUser({ role: 'TEACHER' }), await t.createUser({ role: 'TEACHER' })];
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const as = () => t.as(admin);
const open = async (name = 'THCS Ban Mai') =>
  as().call('POST /itf/schools', { body: { name, administratorId: head!.id } });
const give = (id: string, body: { endsOn?: string | null; replace?: boolean } = {}) =>
  as().call('POST /itf/schools/{id}/memberships', {
    params: { id },
    body: { endsOn: null, replace: false, reason: 'Hợp đồng 12', ...body },
  });
const put = (id: string, user: TestUser, role: 'ADMIN' | 'TEACHER' = 'TEACHER') =>
  as().call('POST /itf/schools/{id}/members', { params: { id }, body: { userId: user.id, role } });
const remove = (id: string, user: TestUser) =>
  as().call('DELETE /itf/schools/{id}/members/{userId}', { params: { id, userId: user.id } });
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;
const newClass = (teacher: TestUser) =>
  t
    .as(teacher)
    .call('POST /itf/class', { body: { code: `SCH-${++made}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 } });
const newStudent = (teacher: TestUser) =>
  t.as(teacher).call('POST /itf/students/add-new', { body: { firstName: 'An', classIds: [] } });

async function changeCaps(caps: object): Promise<void> {
  const row = (await as().call('GET /itf/packages')).find(({ code }) => code === 'SCHOOL')!;
  const { name, nameEn, price, months, days, uses, recommended, ladder, features, revision } = row;
  await as().call('PUT /itf/packages/{code}', {
    params: { code: 'SCHOOL' },
    body: {
      name,
      nameEn,
      price,
      months,
      days,
      uses,
      recommended,
      ladder,
      features,
      revision,
      caps: { ...row.caps!, ...caps },
    },
  });
}

describe('members', () => {
  it("are added, and are listed with the school's usage", async () => {
    const { id } = await open();
    await give(id);
    await put(id, colleague!);
    await newClass(head!);
    await newClass(colleague!);
    await newStudent(colleague!);
    const school = await as().call('GET /itf/schools/{id}', { params: { id } });
    expect(school).toMatchObject({
      name: 'THCS Ban Mai',
      members: 2,
      package: { runs: true, endsAt: null },
      usage: { classes: { used: 2, cap: 999 }, students: { used: 1, cap: 999 }, teachers: { used: 2, cap: 999 } },
    });
    expect(school.people.map(({ userId, role }) => [userId, role])).toEqual([
      [head!.id, 'ADMIN'],
      [colleague!.id, 'TEACHER'],
    ]);
    const { items } = await as().call('GET /itf/schools', { query: { search: 'ban mai' } });
    expect(items.map((one) => one.id)).toContain(id);
    const renamed = await as().call('PUT /itf/schools/{id}', { params: { id }, body: { name: 'THCS Bình Minh' } });
    expect(renamed.name).toBe('THCS Bình Minh');
  });

  it('belong to one school at most, also under concurrent requests', async () => {
    const [first, second] = [await open('Một'), await open('Hai').catch((error: CallError) => error)];
    expect(second).toMatchObject({ code: 'SCHOOL_MEMBER_EXISTED', status: 409 });
    head = await t.createUser({ role: 'TEACHER' });
    const other = await open('Ba');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => put(n % 2 === 0 ? first.id : other.id, colleague!)),
    );
    const schools = new Set(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])));
    expect(schools.size).toBe(1);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'SCHOOL_MEMBER_EXISTED' });
  });

  it('are teachers', async () => {
    const { id } = await open();
    for (const role of ['STUDENT', 'OPERATOR', 'ADMIN'] as const)
      expect(await failure(put(id, await t.createUser({ role }))), role).toMatchObject({
        status: 422,
        code: 'USER_NOT_TEACHER',
      });
    expect(await failure(put(t.app.newId(), colleague!))).toMatchObject({ status: 404 });
  });

  it('always include an administrator', async () => {
    const { id } = await open();
    expect(await failure(remove(id, head!))).toMatchObject({ code: 'SCHOOL_LAST_ADMIN' });
    expect(await failure(put(id, head!, 'TEACHER'))).toMatchObject({ code: 'SCHOOL_LAST_ADMIN' });
    await put(id, colleague!, 'ADMIN');
    await remove(id, head!);
    expect((await as().call('GET /itf/schools/{id}', { params: { id } })).people).toMatchObject([
      { userId: colleague!.id, role: 'ADMIN' },
    ]);
    expect(await failure(remove(id, head!))).toMatchObject({ status: 404 });
  });

  it('are no more than the package allows', async () => {
    const { id } = await open();
    await changeCaps({ teachers: 3 });
    const many = await Promise.all(Array.from({ length: 6 }, () => t.createUser({ role: 'TEACHER' })));
    const results = await Promise.allSettled(many.map((one) => put(id, one)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of results)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ code: 'REACH_LIMIT_SCHOOL_TEACHERS', reply: { params: { a: 3 } } });
    await changeCaps({ teachers: 999 });
  });

  it('leave when their account is deleted or they are no longer teachers', async () => {
    const { id } = await open();
    const third = await t.createUser({ role: 'TEACHER' });
    await put(id, colleague!);
    await put(id, third);
    await as().call('PUT /itf/users/{id}/role', {
      params: { id: colleague!.id },
      body: { role: 'OPERATOR', isAdmin: false, reason: 'Chuyển việc' },
    });
    expect((await as().call('GET /itf/schools/{id}', { params: { id } })).people.map(({ userId }) => userId)).toEqual(
      expect.not.arrayContaining([colleague!.id]),
    );
    expect((await as().call('GET /itf/schools/{id}', { params: { id } })).members).toBe(2);
  });
});

describe('the package of a school', () => {
  it('applies to every member while they are one, above an own package', async () => {
    const { id } = await open();
    await as().call('POST /itf/users/{id}/memberships', {
      params: { id: colleague!.id },
      body: { packageCode: 'BASIC', endsOn: null, replace: false, reason: 'x' },
    });
    await give(id);
    expect(await membership(head!)).toMatchObject({ code: 'SCHOOL', isExpired: false });
    expect(await membership(colleague!)).toMatchObject({ code: 'BASIC' });
    await put(id, colleague!);
    expect(await membership(colleague!)).toMatchObject({ code: 'SCHOOL' });
    await remove(id, colleague!);
    expect(await membership(colleague!)).toMatchObject({ code: 'BASIC', isExpired: false });
  });

  it('opens and closes features of existing sessions', async () => {
    const { id } = await open();
    const gate = (user: TestUser) =>
      t
        .as(user)
        .call('GET /itf/class')
        .then(
          () => 200,
          (error: CallError) => error.status,
        );
    await put(id, colleague!);
    expect([await gate(head!), await gate(colleague!)]).toEqual([402, 402]);
    await give(id);
    await expect.poll(() => Promise.all([gate(head!), gate(colleague!)])).toEqual([200, 200]);
    await remove(id, colleague!);
    await expect.poll(() => gate(colleague!)).toBe(402);
    expect(await gate(head!)).toBe(200);
  });

  it('ends on its day for all, and members are found among the users by package', async () => {
    const { id } = await open();
    await put(id, colleague!);
    const given = await give(id, { endsOn: dayInVietnam(t.now() + 2 * day) });
    const end = new Date(Date.parse(`${dayInVietnam(t.now() + 3 * day)}T00:00:00+07:00`)).toISOString();
    expect(given.package).toMatchObject({ endsAt: end, runs: true });
    const listed = async (expired: 'true' | 'false') =>
      (await as().call('GET /itf/users', { query: { package: 'SCHOOL', expired, size: 100 } as never })).items.map(
        (one) => one.id,
      );
    for (const user of [head!, colleague!]) {
      expect(await membership(user)).toMatchObject({ code: 'SCHOOL', endDate: end });
      expect(await listed('false')).toContain(user.id);
    }
    t.advance(4 * day);
    for (const user of [head!, colleague!]) {
      expect(await membership(user)).toMatchObject({ code: 'SCHOOL', isExpired: true });
      expect(await listed('true')).toContain(user.id);
    }
    expect(await failure(give(id, { endsOn: dayInVietnam(t.now() - day) }))).toMatchObject({ code: 'PERIOD_INVALID' });
  });

  it('granted to a teacher goes to the school that the teacher administers, or to a new one', async () => {
    const grant = (user: TestUser) =>
      as().call('POST /itf/users/{id}/memberships', {
        params: { id: user.id },
        body: { packageCode: 'SCHOOL', endsOn: null, replace: true, reason: 'Hợp đồng 12' },
      });
    const user = await grant(head!);
    expect(user).toMatchObject({
      packageCode: 'SCHOOL',
      memberships: [{ packageCode: 'SCHOOL', grantedBy: 'Quản Trị', reason: 'Hợp đồng 12' }],
    });
    const [school] = (await as().call('GET /itf/schools', { query: {} })).items;
    expect(school).toMatchObject({ members: 1, package: { runs: true } });
    expect(school!.name).toMatch(/^Trường của /);
    await put(school!.id, colleague!);
    expect(await membership(colleague!)).toMatchObject({ code: 'SCHOOL' });
    await grant(head!);
    expect((await as().call('GET /itf/schools', { query: {} })).items[0]!.id).toBe(school!.id);
    expect(await failure(grant(colleague!))).toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    expect(await failure(grant(await t.createUser({ role: 'STUDENT' })))).toMatchObject({ code: 'PACKAGE_AUDIENCE' });
    const english = await t.createUser({ role: 'TEACHER', lastName: 'Lee', firstName: 'Ann' });
    await t.db.updateTable('users').set({ locale: 'en' }).where('id', '=', english.id).execute();
    await grant(english);
    const named = await as().call('GET /itf/schools', { query: { search: 'Lee Ann' } });
    expect(named.items.map(({ name }) => name)).toEqual(['School of Lee Ann']);
  });
});

it('are listed by the state of their package, sorted by its end', async () => {
  const mark = `Lọc ${++made}`;
  const others = await Promise.all(Array.from({ length: 4 }, () => t.createUser({ role: 'TEACHER' })));
  const made4 = [];
  for (const [n, one] of others.entries())
    made4.push(
      await as().call('POST /itf/schools', { body: { name: `${mark} ${'ABCD'[n]}`, administratorId: one.id } }),
    );
  const [soon, later, ended] = made4.map(({ id }) => id);
  await give(ended!, { endsOn: dayInVietnam(t.now()) });
  t.advance(2 * day);
  await give(soon!, { endsOn: dayInVietnam(t.now() + 10 * day) });
  await give(later!, { endsOn: dayInVietnam(t.now() + 200 * day) });
  const names = async (query: object) =>
    (await as().call('GET /itf/schools', { query: { search: mark.toLowerCase(), ...query } as never })).items.map(
      ({ name }) => name.at(-1),
    );
  expect(await names({ state: 'RUNNING', sort: 'name', direction: 'asc' })).toEqual(['A', 'B']);
  expect(await names({ state: 'ENDING' })).toEqual(['A']);
  expect(await names({ state: 'ENDED' })).toEqual(['C']);
  expect(await names({ state: 'NONE' })).toEqual(['D']);
  expect(await names({ sort: 'ends', direction: 'asc' })).toEqual(['C', 'A', 'B', 'D']);
  expect(await names({ sort: 'ends', direction: 'desc', size: 20 })).toEqual(['B', 'A', 'C', 'D']);
  const seen = await as().call('GET /itf/schools/{id}', { params: { id: soon! } });
  expect(seen.packages).toMatchObject([{ state: 'CURRENT', givenBy: 'Quản Trị' }]);
});

describe('caps of a school', () => {
  it('are not exceeded when two teachers add concurrently', async () => {
    const { id } = await open();
    await give(id);
    await put(id, colleague!);
    await changeCaps({ classes: 5, students: 7 });
    const count = (results: PromiseSettledResult<unknown>[]) =>
      results.filter(({ status }) => status === 'fulfilled').length;
    const turns = (work: (user: TestUser) => Promise<unknown>) =>
      Promise.allSettled(Array.from({ length: 20 }, (_, n) => work(n % 2 === 0 ? head! : colleague!)));
    const classes = await turns(newClass);
    expect(count(classes)).toBe(5);
    for (const one of classes)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ status: 402, code: 'REACH_LIMIT_CLASS', reply: { params: { a: 5 } } });
    expect(count(await turns(newStudent))).toBe(7);
    for (const user of [head!, colleague!])
      expect((await t.as(user).call('GET /account/plan')).usage).toMatchObject({
        classes: { used: 5, cap: 5 },
        students: { used: 7, cap: 7 },
      });
    await changeCaps({ classes: 999, students: 999 });
  });

  it('count a learner of two teachers once', async () => {
    const { id } = await open();
    await give(id);
    await put(id, colleague!);
    const { studentId } = await newStudent(head!);
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: colleague!.id, student_id: studentId, created_at: new Date(t.now()) })
      .execute();
    expect((await as().call('GET /itf/schools/{id}', { params: { id } })).usage.students.used).toBe(1);
  });

  it('count for a single teacher whose own package is the one in force', async () => {
    const { id } = await open();
    await put(id, colleague!);
    for (const user of [head!, colleague!])
      await as().call('POST /itf/users/{id}/memberships', {
        params: { id: user.id },
        body: { packageCode: 'BASIC', endsOn: null, replace: false, reason: 'x' },
      });
    for (const user of [head!, colleague!]) for (let n = 0; n < 3; n += 1) await newClass(user);
    expect(await failure(newClass(head!))).toMatchObject({ code: 'REACH_LIMIT_CLASS', reply: { params: { a: 3 } } });
  });

  it('are shown to and set by administrators', async () => {
    const { id } = await open();
    expect(await failure(t.as(head!).call('GET /itf/schools/{id}', { params: { id } }))).toMatchObject({ status: 403 });
  });
});
