/** Activation codes, tested through HTTP: who may use a code, how often, what it grants, and the limit on guesses. */
import { createHash } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { formatDay } from '@vumon/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeRows } from '../../testing/data-changes.ts';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { encryptedCodeOf, encryptedCodesChange } from './encrypted-codes.ts';

const t = await testApp();
let admin: TestUser;

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const batch = { name: 'Hội thảo tháng 11', count: 1, usesAllowed: 1, expiresAt: null };
const forPackage = { ...batch, kind: 'PACKAGE' as const, packageCode: 'ADVANCE' as const, months: 6, tests: null };

async function codesOf(body: object = {}): Promise<{ id: string; code: string; batchId: string }[]> {
  const { batchId, codes } = await t
    .as(admin)
    .call('POST /itf/active-codes', { body: { ...forPackage, ...body } as typeof forPackage });
  const { items } = await t.as(admin).call('GET /itf/active-codes', { query: { size: 100 } });
  const made = items.filter((one) => one.batchId === batchId);
  expect(made).toHaveLength(codes);
  return made.map((one) => ({ ...one, code: one.code! }));
}
const oneCode = async (body: object = {}) => (await codesOf(body))[0]!;
const activate = (user: TestUser | null, code: string) =>
  t.as(user).call('POST /itf/active-codes/active', { body: { code } });
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;

describe('using a code', () => {
  test('starts a package for the duration that the code states', async () => {
    const { id, code } = await oneCode();
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const given = await activate(teacher, code.toLowerCase().replaceAll('-', ''));
    expect(given).toMatchObject({ kind: 'PACKAGE', packageCode: 'ADVANCE' });
    expect(await membership(teacher)).toMatchObject({ code: 'ADVANCE', isExpired: false });
    const { items } = await t.as(admin).call('GET /itf/active-codes/{id}/uses', { params: { id }, query: {} });
    expect(items).toMatchObject([{ userId: teacher.id, contact: `${teacher.id}@example.invalid` }]);
  });

  test("starts a learner's package with the number of tests that the code states", async () => {
    const { code } = await oneCode({ packageCode: 'PREMIUM_PACKAGE', months: null, tests: 7 });
    const student = await t.createUser({ role: 'STUDENT' });
    expect(await activate(student, code)).toEqual({
      kind: 'PACKAGE',
      packageCode: 'PREMIUM_PACKAGE',
      name: 'Pioneer',
      nameEn: 'Pioneer',
      endsAt: null,
      tests: 7,
    });
    expect(await membership(student)).toMatchObject({ code: 'PREMIUM_PACKAGE', usesLeft: 7 });
  });

  test('refuses a request without a session; accepts spaces; refuses unknown, disabled and expired codes', async () => {
    const teacher = await t.createUser({ role: 'TEACHER' });
    const { id, code } = await oneCode();
    expect(await failure(activate(null, code))).toMatchObject({ status: 401, code: 'ACTIVE_CODE_LOGIN_REQUIRED' });
    for (const typed of [` ${code}`, `${code} `, `${code}\n`])
      expect(await failure(activate(teacher, typed))).toMatchObject({
        status: 400,
        reply: { errors: [{ path: 'code', code: 'blankEnds' }] },
      });
    expect(await failure(activate(teacher, ''))).toMatchObject({
      status: 400,
      reply: { errors: [{ path: 'code', code: 'required' }] },
    });
    expect(await failure(activate(teacher, 'ABCD-EFGH-JKMN'))).toMatchObject({
      status: 422,
      code: 'ACTIVE_CODE_INVALID',
    });
    await t.as(admin).call('POST /itf/active-codes/disable', { body: { ids: [id], disabled: true } });
    expect(await failure(activate(teacher, code))).toMatchObject({ code: 'ACTIVE_CODE_INVALID' });
    await t.as(admin).call('POST /itf/active-codes/disable', { body: { ids: [id], disabled: false } });
    const soon = await oneCode({ expiresAt: new Date(t.now() + 60_000).toISOString() });
    t.advance(61_000);
    expect(await failure(activate(teacher, soon.code))).toMatchObject({ code: 'ACTIVE_CODE_INVALID' });
    expect(await activate(teacher, code)).toMatchObject({ packageCode: 'ADVANCE' });
  });

  test('refuses the same person twice, another role and a higher package, without counting a use', async () => {
    const { id, code } = await oneCode({ usesAllowed: 3 });
    const teacher = await t.createUser({ role: 'TEACHER' });
    await activate(teacher, code);
    expect(await failure(activate(teacher, code))).toMatchObject({ status: 409, code: 'ACTIVE_CODE_USED' });
    expect(await failure(activate(await t.createUser({ role: 'STUDENT' }), code))).toMatchObject({
      status: 422,
      code: 'PACKAGE_AUDIENCE',
    });
    expect(
      await failure(activate(await t.createUser({ role: 'TEACHER', package: 'INTERNATIONAL' }), code)),
    ).toMatchObject({ code: 'PACKAGE_LOWER' });
    const { items } = await t.as(admin).call('GET /itf/active-codes', { query: { search: code } });
    expect(items).toMatchObject([{ id, uses: 1, status: 'USABLE' }]);
  });

  test('allows exactly three of fifty concurrent uses of a code of three', async () => {
    const { code } = await oneCode({ usesAllowed: 3 });
    const teachers = await Promise.all(Array.from({ length: 50 }, () => t.createUser({ role: 'TEACHER' })));
    const results = await Promise.allSettled(teachers.map((teacher) => activate(teacher, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'ACTIVE_CODE_INVALID' });
    expect(
      await t.as(admin).call('GET /itf/active-codes', { query: { search: code, status: 'USED_UP' } }),
    ).toMatchObject({ items: [{ uses: 3 }] });
  });

  test('counts one use for fifty concurrent requests of one person', async () => {
    const { code } = await oneCode({ usesAllowed: 50 });
    const teacher = await t.createUser({ role: 'TEACHER' });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => activate(teacher, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await t.db.selectFrom('memberships').select('id').where('user_id', '=', teacher.id).execute();
    expect(rows).toHaveLength(1);
  });

  test('throttles guessing, also in parallel', async () => {
    const teacher = await t.createUser({ role: 'TEACHER' });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => failure(activate(teacher, `ABCD-EFGH-JK${String(n).padStart(2, '0')}`))),
    );
    expect(guesses.filter(({ code }) => code === 'ACTIVE_CODE_INVALID').length).toBeLessThanOrEqual(5);
    const { code } = await oneCode();
    expect(await failure(activate(teacher, code))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    t.advance(16 * 60_000);
    expect(await activate(teacher, code)).toMatchObject({ kind: 'PACKAGE' });
  });
});

describe('a test that needs a code', () => {
  const start = (school: School, student: TestUser) =>
    t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const sealed = (school: School, student: TestUser) =>
    t.as(student).call('GET /student/unit-tests-assigned/{id}/sealed', { params: { id: school.assignmentId } });
  const assigned = (school: School, student: TestUser) =>
    t.as(student).call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: school.assignmentId } });
  const needsCode = async (examId: string) => {
    await t.db.updateTable('exams').set({ scope: 'SYSTEM', owner_id: null }).where('id', '=', examId).execute();
    await t
      .as(admin)
      .call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: examId }, body: { needed: true } });
  };

  test('starts once its learner has used one, for the test or for all of its type', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    await needsCode(school.examId);
    const [one, two, three] = [await school.student(), await school.student(), await school.student()];
    expect(await assigned(school, one)).toMatchObject({ needsCode: true });
    expect(await failure(sealed(school, one))).toMatchObject({ status: 403, code: 'TEST_ACTIVE_CODE_REQUIRED' });
    expect(await failure(start(school, one))).toMatchObject({ status: 403, code: 'TEST_ACTIVE_CODE_REQUIRED' });

    const test = { ...batch, kind: 'TEST', packageCode: undefined, months: undefined, tests: undefined };
    const other = await createSchool(t, { codes: ['MC1'] });
    await needsCode(other.examId);
    await activate(three, (await oneCode({ ...test, examId: other.examId, examType: null })).code);
    expect(await failure(start(school, three))).toMatchObject({ code: 'TEST_ACTIVE_CODE_REQUIRED' });

    expect(await activate(one, (await oneCode({ ...test, examId: school.examId, examType: null })).code)).toMatchObject(
      { kind: 'TEST', examId: school.examId },
    );
    await activate(two, (await oneCode({ ...test, examId: null, examType: 5 })).code);
    expect(await assigned(school, one)).toMatchObject({ needsCode: false });
    // A code that one learner has used does not open the test for a classmate.
    const classmate = await school.student();
    expect(await assigned(school, classmate)).toMatchObject({ needsCode: true });
    expect(await failure(start(school, classmate))).toMatchObject({ code: 'TEST_ACTIVE_CODE_REQUIRED' });
    for (const student of [one, two]) expect(await start(school, student)).toMatchObject({ status: 'RUNNING' });
    // Starting again returns the running attempt.
    expect(await start(school, one)).toMatchObject({ status: 'RUNNING' });
  });

  test('is a test of the system, set by its staff, and copied by nobody', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { examId } = await addReadyExam(t, teacher);
    expect(
      await failure(
        t
          .as(admin)
          .call('PUT /itf/unit-tests/{id}/activation-code', { params: { id: examId }, body: { needed: true } }),
      ),
    ).toMatchObject({ status: 404, code: 'UNIT_TEST_NOT_FOUND' });
    await needsCode(examId);
    expect(await t.as(teacher).call('GET /itf/unit-tests/{id}', { params: { id: examId } })).toMatchObject({
      needsCode: true,
      abilities: { copy: false, assign: true },
      parts: [{ questions: [] }, { questions: [] }],
    });
    expect(
      await failure(
        t.as(teacher).call('POST /itf/unit-tests/{id}/copy', { params: { id: examId }, body: { name: 'Bản sao' } }),
      ),
    ).toMatchObject({ status: 403 });
    const { code } = await oneCode({
      ...batch,
      kind: 'TEST',
      packageCode: undefined,
      months: undefined,
      tests: undefined,
      examId,
      examType: null,
    });
    expect(await failure(activate(teacher, code))).toMatchObject({ code: 'USER_NOT_STUDENT' });
  });
});

describe('administration', () => {
  test('creates a batch of five hundred, listed in pages, in order, found by its name, exported as a workbook', async () => {
    const { batchId } = await t.as(admin).call('POST /itf/active-codes', {
      body: {
        ...forPackage,
        name: 'Sách Đào Tạo',
        count: 500,
        usesAllowed: 2,
        expiresAt: new Date(t.now() + 86_400_000).toISOString(),
      },
    });
    const first = await t.as(admin).call('GET /itf/active-codes', {
      query: { search: 'sach dao tao', size: 100, sort: 'expires', direction: 'asc' },
    });
    expect(first.page).toMatchObject({ total: 500 });
    expect(new Set(first.items.map(({ code }) => code)).size).toBe(100);
    const next = await t.as(admin).call('GET /itf/active-codes', {
      query: { search: 'sach dao tao', size: 100, page: 4, sort: 'expires', direction: 'asc' },
    });
    expect(next.items.some(({ id }) => first.items.some((one) => one.id === id))).toBe(false);
    expect(
      (await t.as(admin).call('GET /itf/active-codes', { query: { search: first.items[0]!.code!.toLowerCase() } }))
        .items,
    ).toMatchObject([{ id: first.items[0]!.id }]);
    expect(
      (await t.as(admin).call('GET /itf/active-codes', { query: { search: 'sach dao tao', kind: 'TEST' } })).items,
    ).toEqual([]);

    const reply = await t.as(admin).raw({ method: 'GET', url: `/api/itf/active-codes/batches/${batchId}/file` });
    const [sheet] = Object.values(read(reply.rawPayload).Sheets);
    const rows = utils.sheet_to_json<string[]>(sheet!, { header: 1 });
    expect(rows).toHaveLength(501);
    expect(rows.some((row) => row[1] === first.items[0]!.code)).toBe(true);
    // A date with which a spreadsheet can calculate.
    expect(sheet!['E2']).toMatchObject({ t: 'n', w: formatDay(first.items[0]!.expiresAt!, 'Asia/Ho_Chi_Minh') });
  });

  test.each([
    [{ months: null, tests: 5 }, 'tests'],
    [{ packageCode: 'PREMIUM_PACKAGE' }, 'months'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ count: 501 }, 'count'],
    // The SCHOOL package is granted to a school, not to the user of a code.
    [{ packageCode: 'SCHOOL' }, 'packageCode'],
    [
      { kind: 'TEST', packageCode: undefined, months: undefined, tests: undefined, examId: null, examType: null },
      'examId',
    ],
    [
      { kind: 'TEST', packageCode: undefined, months: undefined, tests: undefined, examId: null, examType: 998 },
      'examType',
    ],
  ])('%j is refused at %s', async (changes, path) => {
    expect(
      await failure(
        t.as(admin).call('POST /itf/active-codes', { body: { ...forPackage, ...changes } as typeof forPackage }),
      ),
    ).toMatchObject({ status: 400, reply: { errors: [{ path }] } });
  });

  test('refuses codes for a test that is not of the system', async () => {
    const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
    await t.db.updateTable('exams').set({ privacy: 'PUBLIC' }).where('id', '=', examId).execute();
    const body = { ...batch, kind: 'TEST' as const, examId, examType: null };
    expect(await failure(t.as(admin).call('POST /itf/active-codes', { body }))).toMatchObject({
      code: 'UNIT_TEST_NOT_FOUND',
    });
  });

  test('reports unknown codes, and does not disable a code twice', async () => {
    const file = await t.as(admin).raw({ method: 'GET', url: `/api/itf/active-codes/batches/${t.app.newId()}/file` });
    expect(file.statusCode).toBe(404);
    const { id } = await oneCode();
    const put = (disabled: boolean) =>
      t.as(admin).call('POST /itf/active-codes/disable', { body: { ids: [id], disabled } });
    expect(await put(false)).toEqual({ changed: 0 });
    expect(await put(true)).toEqual({ changed: 1 });
    expect(await put(true)).toEqual({ changed: 0 });
    const log = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute();
    expect(log).toEqual([{ action: 'activation-code-disabled' }]);
  });

  test('stores no code in plain text; an older one is encrypted when a process starts, and works as before', async () => {
    const { id, code } = await oneCode();
    const stored = async (id: string) =>
      (await t.db.selectFrom('activation_codes').selectAll().where('id', '=', id).execute()).map((row) =>
        Object.values(row)
          .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
          .join(' '),
      )[0]!;
    expect(await stored(id)).not.toContain(code.replaceAll('-', ''));
    // The hash is keyed: whoever has the database alone cannot try codes against it.
    expect(await stored(id)).not.toContain(
      createHash('sha256').update(code.replaceAll('-', '')).digest().toString('latin1'),
    );

    const old = 'QRSTUVWXYZ23';
    await t.db
      .updateTable('activation_codes')
      .set({ code: old, code_hash: null, code_encrypted: null })
      .where('id', '=', id)
      .execute();
    expect(await stored(id)).toContain(old);
    const [one] = (await t.as(admin).call('GET /itf/active-codes', { query: { search: old } })).items;
    expect(one).toMatchObject({ id, code: 'QRST-UVWX-YZ23' });
    expect(await changeRows(t.app, encryptedCodesChange)).toBe(1);
    expect(await stored(id)).not.toContain(old);
    expect((await t.as(admin).call('GET /itf/active-codes', { query: { search: 'qrst-uvwx-yz23' } })).items).toEqual([
      one,
    ]);
    const teacher = await t.createUser({ role: 'TEACHER' });
    expect(await activate(teacher, old)).toMatchObject({ kind: 'PACKAGE' });

    // A code that was encrypted under another secret cannot be decrypted, and its row is still listed.
    const other = { ...t.app, config: { ...t.app.config, secret: Buffer.alloc(32, 1) } };
    const foreign = encryptedCodeOf(other, 'ABCDEFGHJKMN');
    await t.db
      .updateTable('activation_codes')
      .set({ code_hash: foreign.hash, code_encrypted: foreign.encrypted })
      .where('id', '=', id)
      .execute();
    const listed = await t.as(admin).call('GET /itf/active-codes', { query: { size: 100 } });
    expect(listed.items.find((row) => row.id === id)).toMatchObject({ code: null });
  });

  test('writes its actions to the audit log, without codes', async () => {
    const { id, code } = await oneCode();
    await t.as(admin).call('POST /itf/active-codes/disable', { body: { ids: [id], disabled: true } });
    const rows = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', 'in', ['activation-code', 'activation-batch'])
      .execute();
    expect(rows.filter((row) => row.subject_id === id).map((row) => row.action)).toEqual(['activation-code-disabled']);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });
});
