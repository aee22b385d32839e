/** Members of schools, and what a package allows, through the requests that succeed where the guard is missing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { addCatalogue, addReadyExam } from '../testing/content.ts';
import { noticesFor, runJobs } from '../testing/jobs.ts';

const t = await testApp();
let admin: TestUser;
let made = 0;

beforeAll(async () => {
  await addCatalogue(t.db);
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

describe('an administrator of a school', () => {
  const contactOf = (user: TestUser) => `${user.id}@example.invalid`;
  const invite = (head: TestUser, invited: TestUser) =>
    t.as(head).call('POST /school/invitations', { body: { contact: contactOf(invited) } });
  const page = (user: TestUser) => t.as(user).call('GET /school');
  const answer = (user: TestUser, id: string, accept = true) =>
    t.as(user).call('PUT /school/invitations/{id}', { params: { id }, body: { accept } });
  const join = async (head: TestUser, invited: TestUser) => {
    await invite(head, invited);
    await answer(invited, (await page(invited)).invitations[0]!.id);
  };
  const code = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    );

  it('invites a teacher, who belongs to the school only after agreeing, and removes the teacher', async () => {
    const [head, invited] = [await teacherWith('BASIC'), await teacherWith('BASIC')];
    const { id, name } = await schoolOf(head);
    const sent = await invite(head, invited);
    expect(sent.school?.invitations).toMatchObject([{ contact: contactOf(invited), role: 'TEACHER', expired: false }]);
    await runJobs(t);
    expect((await noticesFor(t, invited)).notices).toMatchObject([{ kind: 'SCHOOL_INVITED', link: '/school' }]);
    expect(await membersOf(id)).toEqual([head.id]);
    const shown = await page(invited);
    expect(shown).toMatchObject({ school: null, invitations: [{ schoolName: name, role: 'TEACHER' }] });
    expect((await answer(invited, shown.invitations[0]!.id)).school).toMatchObject({
      name,
      role: 'TEACHER',
      usage: null,
      people: null,
      invitations: null,
    });
    expect((await noticesFor(t, head)).notices).toMatchObject([{ kind: 'SCHOOL_JOINED' }]);
    const { school } = await page(head);
    expect(school?.people?.map(({ userId, role }) => [userId, role])).toEqual([
      [head.id, 'ADMIN'],
      [invited.id, 'TEACHER'],
    ]);
    expect(school?.invitations).toEqual([]);
    await t.as(head).call('DELETE /school/members/{userId}', { params: { userId: invited.id } });
    expect(await membersOf(id)).toEqual([head.id]);
    expect((await noticesFor(t, invited)).notices.map(({ kind }) => kind)).toContain('SCHOOL_LEFT');
    const seen = await t.as(admin).call('GET /itf/schools/{id}', { params: { id } });
    expect(seen.formerPeople).toMatchObject([{ userId: invited.id }]);
  });

  it('learns nothing of who declines, and cannot ask that teacher again at once', async () => {
    const [head, invited] = [await teacherWith('BASIC'), await teacherWith('BASIC')];
    await schoolOf(head);
    await invite(head, invited);
    const before = (await page(head)).school;
    await answer(invited, (await page(invited)).invitations[0]!.id, false);
    expect((await page(head)).school).toEqual(before);
    const nobody = await t.as(head).call('POST /school/invitations', { body: { contact: 'khong-ai@truong.example' } });
    expect(nobody.school?.invitations).toHaveLength(2);
    await invite(head, invited);
    expect((await page(invited)).invitations).toEqual([]);
  });

  it('gains nothing through a second account: no other school, no role, no seat beyond the package', async () => {
    const [head, other, friend, stranger] = await Promise.all([1, 2, 3, 4].map(() => teacherWith('BASIC')));
    const [own, foreign] = [await schoolOf(head!), await schoolOf(other!)];
    await join(head!, friend!);
    await invite(other!, stranger!);
    const [sent] = (await page(other!)).school!.invitations!;
    // The invitation of somebody else, of another school, and members of another school.
    expect(await code(answer(friend!, sent!.id))).toBe('NOT_FOUND');
    expect(await code(t.as(head!).call('DELETE /school/invitations/{id}', { params: { id: sent!.id } }))).toBe(
      'NOT_FOUND',
    );
    for (const userId of [other!.id, stranger!.id, t.app.newId()])
      expect(await code(t.as(head!).call('DELETE /school/members/{userId}', { params: { userId } }))).toBe('NOT_FOUND');
    // A member administers nothing, and no administrator removes another.
    for (const work of [
      () => invite(friend!, stranger!),
      () => t.as(friend!).call('GET /school/classes', { query: {} }),
      () => t.as(friend!).call('DELETE /school/members/{userId}', { params: { userId: head!.id } }),
      () => t.as(stranger!).call('GET /school/classes', { query: {} }),
    ])
      expect(await code(work())).toBe('SCHOOL_ADMIN_ONLY');
    await t
      .as(admin)
      .call('POST /itf/schools/{id}/members', { params: { id: own.id }, body: { userId: friend!.id, role: 'ADMIN' } });
    expect(await code(t.as(head!).call('DELETE /school/members/{userId}', { params: { userId: friend!.id } }))).toBe(
      'FORBIDDEN',
    );
    // Nobody belongs to two schools.
    await invite(other!, friend!);
    expect(await code(answer(friend!, (await page(friend!)).invitations[0]!.id))).toBe('SCHOOL_MEMBER_EXISTED');
    // One who left sees and changes nothing; the last administrator stays.
    await t.as(friend!).call('DELETE /school/membership');
    expect(await code(invite(friend!, stranger!))).toBe('SCHOOL_ADMIN_ONLY');
    expect(await code(t.as(head!).call('DELETE /school/membership'))).toBe('SCHOOL_LAST_ADMIN');
    expect(await membersOf(foreign.id)).toEqual([other!.id]);
  });

  it('cannot fill more seats than the package has by inviting many at once', async () => {
    const [head, ...many] = await Promise.all(Array.from({ length: 5 }, () => teacherWith('BASIC')));
    const { id } = await schoolOf(head!);
    for (const one of many) await invite(head!, one);
    const ids = await Promise.all(many.map(async (one) => (await page(one)).invitations[0]!.id));
    await t.db.updateTable('packages').set({ teachers: 3 }).where('code', '=', 'SCHOOL').execute();
    await expect.poll(async () => (await page(head!)).school!.usage!.teachers.cap).toBe(3);
    const answers = await Promise.all(many.map((one, n) => code(answer(one, ids[n]!))));
    expect(answers.toSorted()).toEqual([
      'REACH_LIMIT_SCHOOL_TEACHERS',
      'REACH_LIMIT_SCHOOL_TEACHERS',
      'accepted',
      'accepted',
    ]);
    expect(await membersOf(id)).toHaveLength(3);
    // An invitation that met no free seat stays open.
    const left = many[answers.indexOf('REACH_LIMIT_SCHOOL_TEACHERS')]!;
    expect((await page(left)).invitations).toHaveLength(1);
    await t.db.updateTable('packages').set({ teachers: 999 }).where('code', '=', 'SCHOOL').execute();
    await expect.poll(async () => (await page(head!)).school!.usage!.teachers.cap).toBe(999);
  });

  it('sees classes and counts of the members, and neither learners nor classes of others', async () => {
    const [head, member, stranger] = await Promise.all([1, 2, 3].map(() => teacherWith('BASIC')));
    const { id } = await schoolOf(head!);
    await join(head!, member!);
    for (const teacher of [member!, stranger!]) {
      const one = await t.as(teacher).call('POST /itf/class', {
        body: { code: `SEE-${(made += 1)}`, name: '8C', gradeId: 'G9', schoolYear: 2026 },
      });
      await t
        .as(teacher)
        .call('POST /itf/students/add-new', { body: { lastName: 'Kín', firstName: 'Tên', classIds: [one.id] } });
    }
    const listed = await t.as(head!).call('GET /school/classes', { query: { search: '8c' } });
    expect(listed.items).toMatchObject([{ name: '8C', teacherId: member!.id, students: 1 }]);
    expect(listed.page.total).toBe(1);
    const { school } = await page(head!);
    expect(school).toMatchObject({ usage: { classes: { used: 1 }, students: { used: 1 }, teachers: { used: 2 } } });
    expect(school!.people!.find(({ userId }) => userId === member!.id)).toMatchObject({ classes: 1, students: 1 });
    expect(JSON.stringify([listed, school])).not.toContain('Kín');
    const byAdmin = await t.as(admin).call('GET /itf/schools/{id}/classes', { params: { id }, query: {} });
    expect(byAdmin.items).toEqual(listed.items);
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

describe('the explanation of what a user may do', () => {
  const access = (user: TestUser) => t.as(admin).call('GET /itf/users/{id}/access', { params: { id: user.id } });
  const checkOf = async (user: TestUser, name: string) =>
    (await access(user)).checks.find(({ check }) => check === name)!;
  const code = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { code: string }) => error.code,
    );
  const newClass = (user: TestUser) =>
    t.as(user).call('POST /itf/class', {
      body: { code: `WHY-${(made += 1)}`, name: '7B', gradeId: 'G9', schoolYear: 2026 },
    });
  const newStudent = (user: TestUser) =>
    t.as(user).call('POST /itf/students/add-new', { body: { firstName: 'An', classIds: [] } });

  it('refuses what the product refuses, with the same code and words', async () => {
    const full = await teacherWith('BASIC');
    for (let count = 0; count < 3; count += 1) await newClass(full);
    const unconfirmed = await teacherWith('BASIC');
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', unconfirmed.id).execute();
    const people = {
      full,
      unconfirmed,
      none: await t.createUser({ role: 'TEACHER' }),
      ended: await t.createUser({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: new Date(t.now() - 1000) }),
      learner: await t.createUser({ role: 'STUDENT' }),
      operator: await t.createUser({ role: 'OPERATOR' }),
    };
    for (const [who, user] of Object.entries(people)) {
      const [asClass, asStudent] = [await checkOf(user, 'add-class'), await checkOf(user, 'add-student')];
      expect(asClass.refusal?.code ?? null, who).toBe(await code(newClass(user)));
      expect(asStudent.refusal?.code ?? null, who).toBe(await code(newStudent(user)));
    }
    expect(await checkOf(full, 'add-class')).toEqual({
      check: 'add-class',
      allowed: false,
      refusal: { code: 'REACH_LIMIT_CLASS', message: expect.stringContaining('3') as string },
      used: 3,
      cap: 3,
    });
    expect((await checkOf(unconfirmed, 'add-student')).refusal?.code).toBe('STUDENT_CONSENT_REQUIRED');
    expect(await checkOf(people.learner, 'practise')).toMatchObject({ allowed: true, used: 0 });
    expect((await checkOf(full, 'practise')).refusal?.code).toBe('FORBIDDEN');
    const shown = await access(people.ended);
    expect(shown.features.find(({ feature }) => feature === 'create-exams')).toMatchObject({
      allowed: false,
      reason: 'ENDED',
      packages: expect.arrayContaining(['ADVANCE', 'SCHOOL']) as string[],
    });
    expect(shown.pages.find(({ path }) => path === '/unit-test/create')).toMatchObject({ reason: 'ENDED' });
  });

  it('names the school whose package counts, and its caps over all members', async () => {
    const [head, member] = [await teacherWith('BASIC'), await teacherWith('BASIC')];
    const { id, name } = await schoolOf(head);
    await t.as(admin).call('POST /itf/schools/{id}/memberships', {
      params: { id },
      body: { endsOn: null, replace: false, reason: 'x' },
    });
    await t
      .as(admin)
      .call('POST /itf/schools/{id}/members', { params: { id }, body: { userId: member.id, role: 'TEACHER' } });
    await newClass(head);
    expect(await access(member)).toMatchObject({ packageCode: 'SCHOOL', school: { id, name } });
    expect(await checkOf(member, 'add-class')).toMatchObject({ allowed: true, used: 1, cap: 999 });
  });

  it('says of a locked account that it cannot sign in, and of one with enough devices that no further one can', async () => {
    const user = await teacherWith('BASIC');
    const { cap } = await checkOf(user, 'another-device');
    expect(await checkOf(user, 'another-device')).toMatchObject({ allowed: true, used: 1 });
    await t.db.updateTable('settings').set({ value: 1 }).where('key', '=', 'devices-per-account').execute();
    await expect.poll(async () => (await checkOf(user, 'another-device')).refusal?.code).toBe('LIMIT_LOGIN_SESSION');
    await t.db.updateTable('settings').set({ value: cap! }).where('key', '=', 'devices-per-account').execute();
    await t.as(admin).call('POST /itf/users/{id}/lock', { params: { id: user.id }, body: { reason: 'x' } });
    expect(await access(user)).toMatchObject({
      checks: [{ check: 'sign-in', allowed: false, refusal: { code: 'LOCK_ACCOUNT' } }],
      features: [],
      pages: [],
    });
    await expect(
      t.as(admin).call('GET /itf/users/{id}/access', { params: { id: t.app.newId() } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
