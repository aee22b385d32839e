import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

let made = 0;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const body = (changes: object = {}) => ({
  code: `LOP-${++made}`,
  name: 'Lớp 9A1',
  gradeId: 'G9',
  schoolYear: 2026,
  ...changes,
});
const create = (user = teacher, changes: object = {}) => t.as(user).call('POST /itf/class', { body: body(changes) });
const person = (changes: object = {}) => ({ lastName: 'Nguyễn Văn', firstName: 'An', ...changes });
const add = (classId: string, changes: object = {}, user = teacher) =>
  t.as(user).call('POST /itf/classes/{id}/students/add-student', { params: { id: classId }, body: person(changes) });
const names = async (classId: string, query: object = {}) =>
  (await t.as(teacher).call('GET /itf/classes/{id}/students', { params: { id: classId }, query })).items.map(
    ({ fullName }) => fullName,
  );

describe('classes', () => {
  test('are created, changed, and found by name without diacritics, code, grade, school year and status', async () => {
    const user = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const one = await create(user, { name: 'Lớp Đặng Thai Mai', code: 'DTM.9' });
    expect(one).toMatchObject({
      name: 'Lớp Đặng Thai Mai',
      gradeName: 'Lớp 9',
      students: 0,
      studentLimit: 60,
      status: 'ACTIVE',
      abilities: { edit: true, assign: true },
    });
    await create(user, { name: 'Lớp 8B', gradeId: 'G8', schoolYear: 2025 });
    const list = async (query: object) =>
      (await t.as(user).call('GET /itf/class', { query })).items.map(({ name }) => name);
    expect(await list({ search: 'dang thai' })).toEqual(['Lớp Đặng Thai Mai']);
    expect(await list({ search: 'dtm' })).toEqual(['Lớp Đặng Thai Mai']);
    expect(await list({ gradeId: 'G8' })).toEqual(['Lớp 8B']);
    expect(await list({ schoolYear: 2026 })).toEqual(['Lớp Đặng Thai Mai']);
    expect(await list({ sort: 'name', direction: 'asc' })).toEqual(['Lớp 8B', 'Lớp Đặng Thai Mai']);
    const changed = await t.as(user).call('PUT /itf/class', {
      body: { id: one.id, code: 'DTM.9', name: 'Lớp 9C', gradeId: 'G8', schoolYear: 2026, status: 'DEACTIVATED' },
    });
    expect(changed).toMatchObject({
      name: 'Lớp 9C',
      gradeId: 'G8',
      status: 'DEACTIVATED',
      abilities: { edit: true, assign: false, 'manage-students': false },
    });
    expect(await list({ status: 'DEACTIVATED' })).toEqual(['Lớp 9C']);
    expect(await list({ search: '%' })).toEqual([]);
  });

  test('have a code that is unique on the site, whatever its case', async () => {
    await create(teacher, { code: 'Trung-1' });
    expect(await failure(create(other, { code: 'TRUNG-1' }))).toMatchObject({
      status: 409,
      code: 'CLASS_CODE_EXISTED',
      reply: { errors: [{ path: 'code' }] },
    });
  });

  test.each([
    [{ code: 'a' }, 'code'],
    [{ code: 'mã lớp' }, 'code'],
    [{ name: '  ' }, 'name'],
    [{ gradeId: 'G99' }, 'gradeId'],
    [{ schoolYear: 1 }, 'schoolYear'],
    [{ ownerId: 'x' }, 'ownerId'],
  ])('%j is refused', async (changes, path) => {
    expect(await failure(create(teacher, changes))).toMatchObject({
      status: 400,
      reply: { errors: [expect.objectContaining({ path })] },
    });
  });

  test("another teacher's class looks like an unknown one, for every action", async () => {
    const { id } = await create();
    const as = t.as(other);
    const params = { id };
    const works = [
      as.call('GET /itf/class/{id}', { params }),
      as.call('DELETE /itf/class/{id}', { params }),
      as.call('PUT /itf/class', { body: { ...body(), id, status: 'ACTIVE' } }),
      as.call('GET /itf/classes/{id}/students', { params, query: {} }),
      as.call('GET /itf/classes/{id}/students/all', { params }),
      as.call('GET /itf/classes/{id}/students/sign-in-sheet', { params }),
      as.call('POST /itf/classes/{id}/students/add-student', { params, body: person() }),
      as.call('POST /itf/classes/{id}/students/remove-list', { params, body: { studentIds: [id] } }),
      as.call('GET /itf/students/not-in-class', { query: { classId: id } }),
    ];
    for (const error of await Promise.all(works.map(failure)))
      expect(error).toMatchObject({ status: 404, code: 'CLASS_NOT_FOUND' });
  });

  test('are capped under parallel requests, and the error names what would raise the cap', async () => {
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => create(basic)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await failure(create(basic))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_CLASS',
      reply: { params: { a: 3 } },
    });
  });

  test('that are deleted disappear, and their code is free again', async () => {
    const { id, code } = await create();
    await t.as(teacher).call('DELETE /itf/class/{id}', { params: { id } });
    expect(await failure(t.as(teacher).call('GET /itf/class/{id}', { params: { id } }))).toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
    expect(await create(teacher, { code })).toMatchObject({ code });
  });

  test('have a picture as their logo', async () => {
    const { id } = await create();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload = (bytes: Buffer) =>
      t.as(teacher).upload('POST /itf/class/{id}/update-logo', { params: { id }, file: { name: 'logo.png', bytes } });
    expect((await upload(png)).json().data.logo).toMatch(/^[a-z0-9]{20,}$/);
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).json()).toMatchObject({
      result: false,
      code: 'MEDIA_UNSUPPORTED',
    });
  });
});

describe('learners of a class', () => {
  test('are sorted by Vietnamese given names and found by name, code and phone', async () => {
    const { id } = await create();
    for (const [lastName, firstName] of [
      ['Lê', 'Đạt'],
      ['Trần', 'Ân'],
      ['Vũ', 'Dũng'],
      ['Phạm', 'Ánh'],
      ['Bùi', 'Dung'],
      ['Lê', 'An'],
      ['Cao', 'An'],
    ])
      await add(id, { lastName, firstName });
    await add(id, { lastName: 'Nguyễn', firstName: 'Yến', code: 'HS_100', phone: '+84 912 345 678' });
    expect(await names(id)).toEqual([
      'Cao An',
      'Lê An',
      'Phạm Ánh',
      'Trần Ân',
      'Bùi Dung',
      'Vũ Dũng',
      'Lê Đạt',
      'Nguyễn Yến',
    ]);
    expect(await names(id, { search: 'nguyen yen' })).toEqual(['Nguyễn Yến']);
    expect(await names(id, { search: 'hs_1' })).toEqual(['Nguyễn Yến']);
    expect(await names(id, { search: '0912 345' })).toEqual(['Nguyễn Yến']);
    expect(await names(id, { search: 'dat' })).toEqual(['Lê Đạt']);
    expect(await names(id, { direction: 'desc', size: 10 })).toEqual((await names(id)).reverse());
  });

  test('need neither phone nor e-mail, and sign in with what the printed sheet says', async () => {
    const { id } = await create();
    const { studentId, signIn } = await add(id, {
      code: 'HS1',
      birthday: '2012-05-06',
      gender: 'FEMALE',
      firstName: 'Ánh',
    });
    const sheet = await t.as(teacher).call('GET /itf/classes/{id}/students/sign-in-sheet', { params: { id } });
    expect(sheet.students).toEqual([
      { id: studentId, fullName: 'Nguyễn Văn Ánh', code: 'HS1', ...signIn, validUntil: expect.any(String) },
    ]);
    const audited = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();
    expect(audited).toContainEqual({ action: 'sign-in-sheet-seen' });
    expect((await t.as(teacher).call('GET /itf/classes/{id}/students/all', { params: { id } }))[0]).toMatchObject({
      status: 'INACTIVE',
      birthday: '2012-05-06',
      gender: 'FEMALE',
      signInName: signIn.signInName,
    });
  });

  test("are entered once the school has their parents' consents, confirmed each school year", async () => {
    const { id } = await create();
    const consents = t.db.deleteFrom('teacher_consents').where('teacher_id', '=', teacher.id);
    const kept = await t.db.selectFrom('teacher_consents').selectAll().where('teacher_id', '=', teacher.id).execute();
    await consents.execute();
    expect((await failure(add(id, { firstName: 'Ánh' }))).code).toBe('STUDENT_CONSENT_REQUIRED');
    const alone = t.as(teacher).call('POST /itf/students/add-new', { body: { firstName: 'Ánh' } });
    expect((await failure(alone)).code).toBe('STUDENT_CONSENT_REQUIRED');
    const { schoolYear, textVersion, confirmedAt } = await t.as(teacher).call('GET /itf/students/consents');
    expect(confirmedAt).toBeNull();
    const confirm = (version: string) =>
      t.as(teacher).call('POST /itf/students/consents', { body: { textVersion: version } });
    expect((await failure(confirm('1999'))).code).toBe('CONFLICT');
    await confirm(textVersion);
    await confirm(textVersion);
    expect((await t.as(teacher).call('GET /itf/students/consents')).confirmedAt).not.toBeNull();
    await add(id, { firstName: 'Ánh' });
    // A confirmation of the previous school year does not count.
    await t.db
      .updateTable('teacher_consents')
      .set({ school_year: schoolYear - 1 })
      .where('teacher_id', '=', teacher.id)
      .execute();
    expect((await failure(add(id, { firstName: 'Bảo' }))).code).toBe('STUDENT_CONSENT_REQUIRED');
    await consents.execute();
    await t.db.insertInto('teacher_consents').values(kept).execute();
    await t.as(teacher).call('DELETE /itf/class/{id}', { params: { id } });
  });

  test('have a first password for 30 days; a new one is printed and invalidates the old one', async () => {
    const { id } = await create();
    const { signIn, studentId: first } = await add(id, { code: 'HS9', firstName: 'Ánh' });
    const second = await add(id, { code: 'HS10', firstName: 'Bảo' });
    const params = { id };
    const passwords = async () =>
      (await t.as(teacher).call('GET /itf/classes/{id}/students/sign-in-sheet', { params })).students.map(
        ({ oneTimePassword }) => oneTimePassword,
      );
    const enter = (username: string, password: string) =>
      failure(t.as(null).call('POST /auth/login', { body: { username, password } })).then(({ code }) => code);
    expect(await passwords()).toEqual([signIn.oneTimePassword, second.signIn.oneTimePassword]);
    expect(await enter(signIn.signInName, signIn.oneTimePassword)).toBe('FIRST_LOGIN_REQUIRED');

    const users = t.db.updateTable('users').where('sign_in_name', '=', signIn.signInName);
    await users.set({ one_time_password_until: new Date(t.now() + 1_000) }).execute();
    expect(await enter(signIn.signInName, signIn.oneTimePassword)).toBe('FIRST_LOGIN_REQUIRED');
    await users.set({ one_time_password_until: new Date(t.now() - 1) }).execute();
    expect(await enter(signIn.signInName, signIn.oneTimePassword)).toBe('WRONG_USERNAME_PASSWORD');
    expect(await passwords()).toEqual([null, second.signIn.oneTimePassword]);

    const renew = (body: { studentIds?: string[] } = {}) =>
      t.as(teacher).call('POST /itf/classes/{id}/students/first-passwords', { params, body });
    const { id: elsewhere } = await create();
    const stranger = await add(elsewhere, { firstName: 'Xa' });
    expect(await failure(renew({ studentIds: [second.studentId, stranger.studentId] }))).toMatchObject({
      status: 404,
      code: 'STUDENT_NOT_FOUND',
    });
    expect(await renew({ studentIds: [first] })).toEqual({ renewed: 1 });
    const [alone, untouched] = await passwords();
    expect(untouched).toBe(second.signIn.oneTimePassword);
    expect(await enter(signIn.signInName, alone!)).toBe('FIRST_LOGIN_REQUIRED');
    expect(await renew()).toEqual({ renewed: 2 });
    const [renewed] = await passwords();
    expect(await enter(signIn.signInName, alone!)).toBe('WRONG_USERNAME_PASSWORD');
    expect(await enter(second.signIn.signInName, second.signIn.oneTimePassword)).toBe('WRONG_USERNAME_PASSWORD');
    expect(await enter(signIn.signInName, renewed!)).toBe('FIRST_LOGIN_REQUIRED');
    const { one_time_password_until: until } = await t.db
      .selectFrom('users')
      .select('one_time_password_until')
      .where('sign_in_name', '=', signIn.signInName)
      .executeTakeFirstOrThrow();
    expect(Math.round((until!.getTime() - t.now()) / 86_400_000)).toBe(30);
    await t.as(teacher).call('DELETE /itf/class/{id}', { params });
    await t.as(teacher).call('DELETE /itf/class/{id}', { params: { id: elsewhere } });
  });

  test('are not entered twice, however the name is written; two with the same name and birthday have different codes', async () => {
    const { id } = await create();
    await add(id, { lastName: 'Trần', firstName: 'Thúy', birthday: '2012-09-01' });
    const again = { lastName: 'TRẦN', firstName: 'Thuý', birthday: '2012-09-01' };
    expect(await failure(add(id, again))).toMatchObject({
      status: 409,
      code: 'STUDENT_EXISTED',
      reply: {
        errors: [
          {
            path: 'birthday',
            message: 'Học sinh này đã có trong danh sách của bạn. Hãy chọn từ danh sách thay vì thêm mới.',
          },
        ],
      },
    });
    await add(id, { ...again, code: 'T2' });
    await add(id, { ...again, birthday: '2012-09-02' });
    await add((await create(other)).id, again, other);
  });

  test('have codes that are unique for the teacher; contacts are notes that siblings may share', async () => {
    const { id } = await create();
    await add(id, { code: 'K1', phone: '0987000111' });
    expect(await failure(add(id, { code: 'k1' }))).toMatchObject({
      status: 409,
      code: 'STUDENT_CODE_EXISTED',
      reply: { errors: [{ path: 'code' }] },
    });
    expect(await failure(add(id, { phone: '0987000111' }))).toMatchObject({
      status: 409,
      code: 'PHONE_EXISTED',
      reply: { errors: [{ path: 'phone' }] },
    });
    await add(id, { phone: '0987000111', sharedPhone: true });
    const theirs = await create(other);
    await add(theirs.id, { code: 'K1' }, other);
    await t.db.updateTable('users').set({ phone: '0987000222' }).where('id', '=', other.id).execute();
    const mail = `${teacher.id}@example.invalid`;
    expect(await failure(add(id, { phone: '0987000222' }))).toMatchObject({ code: 'ACCOUNT_PHONE_EXISTS' });
    expect(await failure(add(id, { email: mail }))).toMatchObject({ code: 'ACCOUNT_EMAIL_EXISTS' });
    expect(await failure(add(id, { phone: '0987000222', email: mail }))).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    // The contact of one's own learner, who signs in with it, means that the learner is in the list already.
    const { studentId } = await add(id, { firstName: 'Nhi' });
    await t.db.updateTable('users').set({ email: 'nhi@example.invalid' }).where('id', '=', studentId).execute();
    expect(await failure(add(id, { email: 'nhi@example.invalid' }))).toMatchObject({
      status: 409,
      code: 'STUDENT_EXISTED',
      reply: { errors: [{ path: 'email' }] },
    });
    expect(await failure(add(theirs.id, { email: 'nhi@example.invalid' }, other))).toMatchObject({
      code: 'ACCOUNT_EMAIL_EXISTS',
    });
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ code: 'MA-DAI-HON-10' }, 'code', 'studentCodeInvalid'],
    [{ phone: '0123' }, 'phone', 'phoneInvalid'],
    [{ birthday: '2012-02-31' }, 'birthday', 'birthdayInvalid'],
    [{ birthday: '2999-01-01' }, 'birthday', 'birthdayInvalid'],
    [{ email: 'a@' }, 'email', 'emailInvalid'],
    [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'emailTooLong'],
    [{ lastName: 'a'.repeat(28), firstName: 'b'.repeat(17) }, 'firstName', 'fullNameTooLong'],
    [{ role: 'TEACHER' }, 'role', 'unknownField'],
  ])('%j is refused at its field', async (changes, path, code) => {
    const { id } = await create();
    expect(await failure(add(id, changes))).toMatchObject({
      status: 400,
      reply: { errors: [expect.objectContaining({ path, code })] },
    });
    await t.as(teacher).call('DELETE /itf/class/{id}', { params: { id } });
  });

  test('are added from the list, leave the class, and return', async () => {
    const [first, second] = [await create(), await create()];
    const { studentId } = await add(first.id, { firstName: 'Khang' });
    const spare = await t
      .as(teacher)
      .call('GET /itf/students/not-in-class', { query: { classId: second.id, search: 'khang' } });
    expect(spare.items.map(({ id, classes }) => [id, classes.length])).toContainEqual([studentId, 1]);
    const list = { params: { id: second.id }, body: { studentIds: [studentId] } };
    expect(await t.as(teacher).call('POST /itf/classes/{id}/students/add-list', list)).toEqual({ added: 1 });
    expect(await failure(t.as(teacher).call('POST /itf/classes/{id}/students/add-list', list))).toMatchObject({
      status: 409,
      code: 'STUDENT_ALREADY_ADDED',
    });
    await t
      .as(teacher)
      .call('DELETE /itf/classes/students/{id}', { params: { id: studentId }, query: { classId: second.id } });
    expect(await names(second.id)).toEqual([]);
    expect(
      await failure(
        t
          .as(teacher)
          .call('DELETE /itf/classes/students/{id}', { params: { id: studentId }, query: { classId: second.id } }),
      ),
    ).toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    expect(await t.as(teacher).call('POST /itf/classes/{id}/students/add-list', list)).toEqual({ added: 1 });
    const foreign = await add((await create(other)).id, {}, other);
    expect(
      await failure(
        t.as(teacher).call('POST /itf/classes/{id}/students/add-list', {
          params: { id: second.id },
          body: { studentIds: [foreign.studentId] },
        }),
      ),
    ).toMatchObject({ code: 'STUDENT_NOT_FOUND' });
    expect(
      (await t.as(teacher).call('GET /itf/students/{id}/classes', { params: { id: studentId } }))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });

  test('are edited by the teacher until the learner owns the account; then only code and contacts', async () => {
    const { id } = await create();
    const { studentId } = await add(id, { firstName: 'Hoa' });
    const change = (changes: object) =>
      t.as(teacher).call('PUT /itf/students/{id}', {
        params: { id: studentId },
        body: person({ firstName: 'Hoà', code: 'NEW1', ...changes }),
      });
    expect(await change({})).toMatchObject({ fullName: 'Nguyễn Văn Hoà', code: 'NEW1' });
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', studentId).execute();
    expect(await change({ firstName: 'Khác', code: 'NEW2' })).toMatchObject({
      fullName: 'Nguyễn Văn Hoà',
      code: 'NEW2',
    });
    await t.as(teacher).call('PUT /itf/classes/students/student-code', { body: { studentId, code: 'NEW3' } });
    expect(await t.as(teacher).call('GET /itf/students/{id}', { params: { id: studentId } })).toMatchObject({
      code: 'NEW3',
      abilities: { edit: true },
    });
    expect(await failure(t.as(other).call('GET /itf/students/{id}', { params: { id: studentId } }))).toMatchObject({
      status: 404,
      code: 'STUDENT_NOT_FOUND',
    });
    await t.as(teacher).call('DELETE /itf/students/{id}', { params: { id: studentId } });
    expect(await names(id)).toEqual([]);
    expect(await failure(t.as(teacher).call('GET /itf/students/{id}', { params: { id: studentId } }))).toMatchObject({
      code: 'STUDENT_NOT_FOUND',
    });
  });

  test('own contacts of an account follow it, also after the teacher has saved the code', async () => {
    const { id } = await create();
    const { studentId } = await add(id, { firstName: 'Hoa' });
    const own = async (phone: string) => {
      await t.db
        .updateTable('users')
        .set({ phone, email: `${phone}@truong.example` })
        .where('id', '=', studentId)
        .execute();
      return (await t.as(teacher).call('GET /itf/students/{id}', { params: { id: studentId } })).phone;
    };
    const save = async (changes: object) => {
      const { phone, email } = await t.as(teacher).call('GET /itf/students/{id}', { params: { id: studentId } });
      const body = person({ firstName: 'Hoa', code: 'OWN1', phone, email, ...changes });
      return t.as(teacher).call('PUT /itf/students/{id}', { params: { id: studentId }, body });
    };
    await own('0912000111');
    expect(await save({})).toMatchObject({ phone: '0912000111', email: '0912000111@truong.example' });
    expect(await own('0912000222')).toBe('0912000222');
    await save({ phone: '0912000333' });
    expect(await own('0912000444')).toBe('0912000333');
  });

  test('fill the class up to its cap, also in parallel', async () => {
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const { id } = await create(basic);
    const results = await Promise.allSettled(Array.from({ length: 42 }, () => add(id, {}, basic)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
    expect(await failure(add(id, {}, basic))).toMatchObject({
      status: 402,
      code: 'REACH_LIMIT_STUDENT_PER_CLASS',
      reply: { params: { a: 40 } },
    });
  });

  test('cannot join a deactivated class', async () => {
    const one = await create();
    await t.as(teacher).call('PUT /itf/class', {
      body: { id: one.id, code: one.code, name: one.name, gradeId: 'G9', schoolYear: 2026, status: 'DEACTIVATED' },
    });
    expect(await failure(add(one.id))).toMatchObject({ status: 422, code: 'CLASS_INACTIVE' });
  });

  test('and signed-out visitors see nothing of the class', async () => {
    const { id } = await create();
    const student = await t.createUser({ role: 'STUDENT' });
    expect(
      await failure(t.as(student).call('GET /itf/classes/{id}/students/sign-in-sheet', { params: { id } })),
    ).toMatchObject({ status: 403, code: 'TEACHER_ONLY' });
    expect(await failure(t.as(null).call('GET /itf/class', { query: {} }))).toMatchObject({ status: 401 });
  });
});

test('are exported with dates and texts, filtered as the list, without those of others', async () => {
  const { id } = await create();
  await add(id, { firstName: 'Ánh', code: '007', phone: '0987000444', gender: 'FEMALE', birthday: '2012-03-05' });
  await add(id, { firstName: '=1+1', lastName: '' });
  const read_ = async (query: string, user = teacher) => {
    const reply = await t.as(user).raw({ method: 'GET', url: `/api/itf/students/export?classId=${id}${query}` });
    expect(reply.statusCode).toBe(200);
    const book = read(reply.rawPayload);
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    return { sheet, lines: utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 }) };
  };
  const { sheet, lines } = await read_('&search=anh');
  const [head, ...rows] = lines;
  expect(head).toHaveLength(12);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.slice(0, 7)).toEqual([1, '007', 'Nguyễn Văn', 'Ánh', 'Nữ', 40_973, '0987000444']);
  // A date with which a spreadsheet can calculate.
  expect(sheet['F2']).toMatchObject({ t: 'n', w: '05/03/2012' });
  expect(JSON.stringify((await read_('')).lines)).toContain("'=1+1");
  expect((await read_('', other)).lines).toHaveLength(1);
});
