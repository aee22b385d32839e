/** Asking to join a class, what its teacher reads and answers, and what neither can do with it. */
import { describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { noticesFor, runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';

const t = await testApp();
const day = 86_400_000;

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const makeSchool = (options: object = {}) => createSchool(t, { codes: ['MC1'], ...options });
type School = Awaited<ReturnType<typeof makeSchool>>;
const codeOf = async ({ teacher, classId }: School) =>
  (await t.as(teacher).call('GET /itf/class/{id}', { params: { id: classId } })).code;
const ask = (student: TestUser, classCode: string) =>
  t.as(student).call('POST /itf/join_class_request', { body: { classCode } });
const waiting = async ({ teacher, classId }: School) =>
  (await t.as(teacher).call('GET /itf/join_class_request', { query: { classId } })).items;
const answer = ({ teacher, classId }: School, body: object) =>
  t.as(teacher).call('PUT /itf/join_class_request', { body: { classId, status: 'ACCEPTED', ids: [], ...body } });
const learner = (more: object = {}) =>
  t.createUser({ role: 'STUDENT', firstName: 'My', lastName: 'Nguyễn Hà', ...more });
async function asking(school: School, more: object = {}) {
  const student = await learner(more);
  const { id } = await ask(student, await codeOf(school));
  return { student, id };
}
const noticesOf = async (user: TestUser) => (await noticesFor(t, user)).notices.map(({ kind }) => kind);

describe('asking and being accepted', () => {
  it('a learner finds the class by its code, waits, and can start its test the moment the teacher accepts', async () => {
    const school = await makeSchool();
    const code = await codeOf(school);
    const student = await learner();
    const found = await t
      .as(student)
      .call('GET /itf/join_class_request/class', { query: { classCode: code.toLowerCase() } });
    expect(found).toEqual({
      className: '9A1',
      gradeName: 'Lớp 9',
      gradeNameEn: 'Grade 9',
      schoolYear: 2026,
      teacherName: 'Nguyễn Thu Hà',
      code,
      state: 'OPEN',
    });
    const asked = await ask(student, code.toLowerCase());
    expect(asked).toMatchObject({ status: 'PENDING', className: '9A1', reason: null });
    expect(await ask(student, code)).toEqual(asked);
    expect((await t.as(student).call('GET /student/classes')).items).toEqual([]);
    expect(await noticesOf(school.teacher)).toEqual(['JOIN_REQUESTED']);
    expect(await waiting(school)).toMatchObject([
      { id: asked.id, fullName: 'Nguyễn Hà My', status: 'PENDING', matches: [] },
    ]);
    expect((await t.as(school.teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).requests).toBe(
      1,
    );

    await answer(school, { ids: [asked.id] });
    expect(await noticesOf(student)).toContain('JOIN_ACCEPTED');
    expect((await t.as(student).call('GET /student/join-requests')).items).toMatchObject([{ status: 'ACCEPTED' }]);
    await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const { items } = await t.as(school.teacher).call('GET /itf/students', { query: {} });
    expect(items).toMatchObject([{ id: student.id, classes: [{ id: school.classId }] }]);
    expect(await failure(answer(school, { ids: [asked.id] }))).toMatchObject({ code: 'CONFLICT' });
    expect(
      await failure(t.as(student).call('DELETE /student/join-requests/{id}', { params: { id: asked.id } })),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failure(ask(student, code))).toMatchObject({ code: 'STUDENT_ALREADY_ADDED' });
  });

  it('both are notified by mail too, the teacher once for many requests together', async () => {
    const school = await makeSchool();
    await t.db
      .updateTable('users')
      .set({ email: 'thayco@truong.example' })
      .where('id', '=', school.teacher.id)
      .execute();
    const many = [];
    for (let n = 0; n < 3; n += 1) many.push(await asking(school));
    await t.db
      .updateTable('users')
      .set({ email: 'hocsinh@truong.example' })
      .where('id', '=', many[0]!.student.id)
      .execute();
    await answer(school, { ids: many.map(({ id }) => id) });
    await runJobs(t);
    const sent = await t.db.selectFrom('outbox_messages').selectAll().execute();
    const to = (address: string) => sent.filter((one) => JSON.stringify(one).includes(address));
    expect(to('thayco@truong.example')).toHaveLength(1);
    expect(to('hocsinh@truong.example')).toHaveLength(1);
  });

  it("a teacher who has not confirmed this year's consents accepts nobody", async () => {
    const school = await makeSchool();
    const { id } = await asking(school);
    await t.db.deleteFrom('teacher_consents').where('teacher_id', '=', school.teacher.id).execute();
    expect(await failure(answer(school, { ids: [id] }))).toMatchObject({ code: 'STUDENT_CONSENT_REQUIRED' });
    expect(await waiting(school)).toHaveLength(1);
  });

  it('fails completely when the class would exceed its maximum', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const school = await makeSchool({ teacher });
    for (let n = 0; n < 39; n += 1) await school.enrol(await learner());
    const two = [await asking(school), await asking(school)];
    expect(await failure(answer(school, { ids: two.map(({ id }) => id) }))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_STUDENT_PER_CLASS',
      reply: { params: { a: 40 } },
    });
    expect(await waiting(school)).toHaveLength(2);
    await answer(school, { ids: [two[1]!.id] });
  });

  it('fails completely when the teacher would have more learners than the package allows', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const school = await makeSchool({ teacher });
    const learners = await Promise.all(Array.from({ length: 100 }, () => learner()));
    await t.db
      .insertInto('managed_students')
      .values(learners.map(({ id }) => ({ teacher_id: teacher.id, student_id: id, created_at: new Date(t.now()) })))
      .execute();
    const { id } = await asking(school);
    expect(await failure(answer(school, { ids: [id] }))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_STUDENT_PER_TEACHER',
      reply: { params: { a: 100 } },
    });
    expect(await waiting(school)).toHaveLength(1);
  });

  it('twelve concurrent acceptances add as many as there is room for', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const school = await makeSchool({ teacher });
    for (let n = 0; n < 35; n += 1) await school.enrol(await learner());
    const all = [];
    for (let n = 0; n < 12; n += 1) all.push(await asking(school));
    const results = await Promise.allSettled(all.map(({ id }) => answer(school, { ids: [id] })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'REACH_LIMIT_STUDENT_PER_CLASS' });
    expect((await t.as(teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).students).toBe(40);
    expect(await waiting(school)).toHaveLength(7);
  });

  it('concurrent acceptances into two classes keep to the limit of the package', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const schools = [await makeSchool({ teacher }), await makeSchool({ teacher })];
    const moment = new Date(t.now());
    for (let n = 0; n < 97; n += 1) {
      const { id } = await learner();
      await t.db
        .insertInto('managed_students')
        .values({ teacher_id: teacher.id, student_id: id, created_at: moment })
        .execute();
    }
    const all = [];
    for (let n = 0; n < 8; n += 1) all.push({ school: schools[n % 2]!, ...(await asking(schools[n % 2]!)) });
    const results = await Promise.allSettled(all.map(({ school, id }) => answer(school, { ids: [id] })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'REACH_LIMIT_STUDENT_PER_TEACHER' });
  });

  it('concurrent additions from the list and by requests keep to the class limit', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const school = await makeSchool({ teacher });
    for (let n = 0; n < 38; n += 1) await school.enrol(await learner());
    const own: string[] = [];
    for (let n = 0; n < 5; n += 1) own.push((await learner()).id);
    await t.db
      .insertInto('managed_students')
      .values(own.map((id) => ({ teacher_id: teacher.id, student_id: id, created_at: new Date(t.now()) })))
      .execute();
    const asked: { id: string }[] = [];
    for (let n = 0; n < 5; n += 1) asked.push(await asking(school));
    const params = { id: school.classId };
    const results = await Promise.allSettled(
      own.flatMap((id, n) => [
        t.as(teacher).call('POST /itf/classes/{id}/students/add-list', { params, body: { studentIds: [id] } }),
        answer(school, { ids: [asked[n]!.id] }),
      ]),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await t.as(teacher).call('GET /itf/class/{id}', { params })).students).toBe(40);
  });

  it('an account that is no student any more is not accepted', async () => {
    const school = await makeSchool();
    for (const change of [{ role: 'TEACHER' as const }, { is_admin: true }]) {
      const { student, id } = await asking(school);
      await t.db.updateTable('users').set(change).where('id', '=', student.id).execute();
      expect(await failure(answer(school, { ids: [id] }))).toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    }
    expect((await t.as(school.teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).students).toBe(
      0,
    );
  });

  it('a returning learner keeps the code unless it was taken meanwhile', async () => {
    const school = await makeSchool();
    const teacher = t.as(school.teacher);
    const codes = [];
    for (const taken of [false, true]) {
      const { student, id } = await asking(school);
      await answer(school, { ids: [id] });
      const code = taken ? 'BB1' : 'AA1';
      await teacher.call('PUT /itf/classes/students/student-code', { body: { studentId: student.id, code } });
      await teacher.call('DELETE /itf/students/{id}', { params: { id: student.id } });
      if (taken)
        await teacher.call('POST /itf/students/add-new', {
          body: { lastName: 'Lê', firstName: 'An', code: 'bb1', classIds: [], sharedPhone: false },
        });
      await answer(school, { ids: [(await ask(student, await codeOf(school))).id] });
      codes.push((await teacher.call('GET /itf/students/{id}', { params: { id: student.id } })).code);
    }
    expect(codes).toEqual(['AA1', null]);
  });

  it('one of ten concurrent answers to a request counts', async () => {
    const school = await makeSchool();
    const { student, id } = await asking(school);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        answer(school, n % 2 === 0 ? { ids: [id] } : { ids: [id], status: 'REJECTED', reason: 'Chưa đúng lớp' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [own] = (await t.as(student).call('GET /student/join-requests')).items;
    const classes = (await t.as(student).call('GET /student/classes')).items;
    expect(classes).toHaveLength(own!.status === 'ACCEPTED' ? 1 : 0);
  });
});

describe('concurrent requests', () => {
  it('leave one request for each class, and keep to the limit of pending ones', async () => {
    const school = await makeSchool();
    const student = await learner();
    const code = await codeOf(school);
    const same = await Promise.all(Array.from({ length: 8 }, () => ask(student, code)));
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    const codes = [];
    for (let n = 0; n < 12; n += 1) codes.push(await codeOf(await makeSchool()));
    const results = await Promise.allSettled(codes.map((one) => ask(student, one)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  });

  it('allow no more guesses than sequential ones', async () => {
    const guess = (student: TestUser, n: number) =>
      t
        .as(student)
        .call('GET /itf/join_class_request/class', { query: { classCode: `DOAN-${n}` } })
        .catch((error: CallError) => error.code);
    const [slow, fast] = [await learner(), await learner()];
    const oneByOne = [];
    for (let n = 0; n < 30; n += 1) oneByOne.push(await guess(slow, n));
    const atOnce = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(fast, n)));
    const answered = (codes: unknown[]) => codes.filter((code) => code === 'CLASS_NOT_FOUND').length;
    expect(answered(oneByOne)).toBeLessThan(30);
    expect(answered(atOnce)).toBe(answered(oneByOne));
  });
});

describe('being refused', () => {
  it('requires a reason, which the learner reads; the contacts disappear from the list', async () => {
    const school = await makeSchool();
    const { student, id } = await asking(school);
    await t.db
      .updateTable('users')
      .set({ phone: '0987112640', birthday: '2012-08-14' })
      .where('id', '=', student.id)
      .execute();
    expect(await waiting(school)).toMatchObject([{ phone: '0987112640', birthday: '2012-08-14' }]);
    for (const reason of [undefined, '', '   '])
      expect(await failure(answer(school, { ids: [id], status: 'REJECTED', reason }))).toMatchObject({
        status: 400,
        reply: { errors: [{ path: 'reason' }] },
      });
    await answer(school, { ids: [id], status: 'REJECTED', reason: 'Em học lớp 9A2.' });
    expect((await t.as(student).call('GET /student/join-requests')).items).toMatchObject([
      { status: 'REJECTED', reason: 'Em học lớp 9A2.' },
    ]);
    expect(await noticesOf(student)).toContain('JOIN_REJECTED');
    const { items } = await t
      .as(school.teacher)
      .call('GET /itf/join_class_request', { query: { classId: school.classId, status: 'ANSWERED' } });
    expect(items).toMatchObject([
      { status: 'REJECTED', reason: 'Em học lớp 9A2.', phone: null, birthday: null, email: null },
    ]);
  });
});

describe('finding a class', () => {
  it('unknown, closed, deactivated and deleted ones give the same answer, and guessing throttles the account', async () => {
    const [closed, off, gone] = [await makeSchool(), await makeSchool(), await makeSchool()];
    await t
      .as(closed.teacher)
      .call('PUT /itf/class/{id}/join', { params: { id: closed.classId }, body: { open: false } });
    const [locked, left, retired] = [await makeSchool(), await makeSchool(), await makeSchool()];
    const codes = [await codeOf(closed), await codeOf(off), await codeOf(gone)];
    const ended = [await codeOf(locked), await codeOf(left), await codeOf(retired)];
    await t.db.updateTable('users').set({ role: 'OPERATOR' }).where('id', '=', retired.teacher.id).execute();
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', locked.teacher.id).execute();
    await t.db
      .updateTable('users')
      .set({ deleted_at: new Date(t.now()) })
      .where('id', '=', left.teacher.id)
      .execute();
    await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('id', '=', off.classId).execute();
    await t.as(gone.teacher).call('DELETE /itf/class/{id}', { params: { id: gone.classId } });
    const student = await learner();
    for (const code of [...codes, 'KHONG-CO'])
      expect(await failure(ask(student, code)), code).toMatchObject({ status: 404, code: 'CLASS_NOT_FOUND' });
    const another = await learner();
    for (const code of ended)
      expect(await failure(ask(another, code)), code).toMatchObject({ code: 'CLASS_NOT_FOUND' });
    for (let n = 0; n < 3; n += 1) await failure(ask(student, `KHONG-CO-${n}`));
    const open = await makeSchool();
    expect(await failure(ask(student, await codeOf(open)))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    t.advance(60_000);
    await ask(student, await codeOf(open));
  });

  it('a new code replaces the old one', async () => {
    const school = await makeSchool();
    const old = await codeOf(school);
    const student = await learner();
    const { code, joinOpen } = await t
      .as(school.teacher)
      .call('PUT /itf/class/{id}/join', { params: { id: school.classId }, body: { newCode: true } });
    expect(joinOpen).toBe(true);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(await failure(ask(student, old))).toMatchObject({ code: 'CLASS_NOT_FOUND' });
    await ask(student, code);
  });

  it('ten requests may wait at a time, three a day to one class', async () => {
    const student = await learner();
    const schools = [];
    for (let n = 0; n < 11; n += 1) schools.push(await makeSchool());
    for (const school of schools.slice(0, 10)) await ask(student, await codeOf(school));
    expect(await failure(ask(student, await codeOf(schools[10]!)))).toMatchObject({ status: 429 });
    const first = schools[0]!;
    const takeBack = async () => {
      const own = (await t.as(student).call('GET /student/join-requests')).items;
      const [one] = await waiting(first);
      expect(own.map(({ id }) => id)).toContain(one!.id);
      await t.as(student).call('DELETE /student/join-requests/{id}', { params: { id: one!.id } });
    };
    for (let n = 0; n < 2; n += 1) {
      await takeBack();
      await ask(student, await codeOf(first));
    }
    await takeBack();
    expect(await failure(ask(student, await codeOf(first)))).toMatchObject({ status: 429 });
    t.advance(day);
    await ask(student, await codeOf(first));
  });

  it('twenty classes can be asked in a day, whatever the result', async () => {
    const student = await learner();
    const school = await makeSchool();
    const { owner_id: ownerId, id: classId } = await t.db
      .selectFrom('classes')
      .select(['owner_id', 'id'])
      .where('id', '=', (await makeSchool()).classId)
      .executeTakeFirstOrThrow();
    await t.db
      .insertInto('join_requests')
      .values(
        Array.from({ length: 20 }, () => ({
          id: t.app.newId(),
          owner_id: ownerId,
          class_id: classId,
          student_id: student.id,
          status: 'WITHDRAWN',
          requested_at: new Date(t.now() - 60_000),
          reviewed_at: new Date(t.now()),
        })),
      )
      .execute();
    expect(await failure(ask(student, await codeOf(school)))).toMatchObject({ status: 429 });
  });

  it('is for learners only, and nobody answers or withdraws requests of others', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const { id } = await asking(school);
    const stranger = await learner();
    expect(await failure(ask(school.teacher, await codeOf(other)))).toMatchObject({ status: 403 });
    expect(await failure(answer({ ...school, teacher: other.teacher } as School, { ids: [id] }))).toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
    expect(await failure(answer(other, { ids: [id] }))).toMatchObject({ code: 'NOT_FOUND' });
    // Nor for another class of the same teacher.
    const second = await makeSchool({ teacher: school.teacher });
    expect(await failure(answer(second, { ids: [id] }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await failure(waiting({ ...school, teacher: other.teacher } as School))).toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
    expect(await failure(t.as(stranger).call('DELETE /student/join-requests/{id}', { params: { id } }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await waiting(other)).toEqual([]);
    expect(await waiting(school)).toHaveLength(1);
  });
});

describe('a learner whom the teacher entered before', () => {
  const enter = ({ teacher, classId }: School, more: object = {}) =>
    t.as(teacher).call('POST /itf/classes/{id}/students/add-student', {
      params: { id: classId },
      body: { lastName: 'Nguyễn Hà', firstName: 'My', birthday: '2012-08-14', code: 'HS0944', ...more },
    });

  it('is proposed, and the account takes over code, class, group and tests, and counts as one learner', async () => {
    const school = await makeSchool();
    const { studentId } = await enter(school);
    const { id: groupId } = await t.as(school.teacher).call('POST /itf/class/{id}/group', {
      params: { id: school.classId },
      body: { name: 'Nhóm A', studentIds: [studentId] },
    });
    const { student, id } = await asking(school);
    await t.db.updateTable('users').set({ birthday: '2012-08-14' }).where('id', '=', student.id).execute();
    expect(await waiting(school)).toMatchObject([
      { matches: [{ id: studentId, code: 'HS0944', by: ['name', 'birthday'] }] },
    ]);
    await answer(school, { ids: [id], mergeWith: studentId });
    const { items } = await t.as(school.teacher).call('GET /itf/students', { query: {} });
    expect(items).toMatchObject([{ id: student.id, code: 'HS0944', classes: [{ id: school.classId }] }]);
    const group = await t.as(school.teacher).call('GET /itf/class/group/{id}', { params: { id: groupId } });
    expect(group.members.map((member) => member.id)).toEqual([student.id]);
    expect((await t.as(school.teacher).call('GET /itf/class/{id}', { params: { id: school.classId } })).students).toBe(
      1,
    );
    expect(
      await t.db.selectFrom('users').select(['sign_in_name', 'deleted_at']).where('id', '=', studentId).execute(),
    ).toMatchObject([{ sign_in_name: null, deleted_at: expect.any(Date) }]);
  });

  it('is not replaced when they have signed in, or belong to another teacher', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const { student, id } = await asking(school);
    const foreign = (await enter(other)).studentId;
    const came = (await enter(school)).studentId;
    await t.db
      .updateTable('users')
      .set({ status: 'ACTIVE', first_login_at: new Date() })
      .where('id', '=', came)
      .execute();
    // A learner whose password was renewed is inactive again, but has signed in before and so may have work.
    const worked = (await enter(school, { birthday: '2012-08-16', code: 'HS3' })).studentId;
    await t.db.updateTable('users').set({ first_login_at: new Date() }).where('id', '=', worked).execute();
    const shared = (await enter(school, { birthday: '2012-08-15', code: 'HS2' })).studentId;
    await t.db
      .insertInto('managed_students')
      .values({ teacher_id: other.teacher.id, student_id: shared, created_at: new Date() })
      .execute();
    expect(await waiting(school)).toMatchObject([{ matches: [] }]);
    for (const mergeWith of [foreign, came, worked, shared, student.id])
      expect(await failure(answer(school, { ids: [id], mergeWith })), mergeWith).toMatchObject({
        code: 'STUDENT_NOT_FOUND',
      });
    expect(await waiting(school)).toHaveLength(1);
    expect((await t.as(student).call('GET /student/classes')).items).toEqual([]);
  });
});
