import { readFileSync } from 'node:fs';
import xlsx from '@e965/xlsx';
import { dayInVietnam, schoolYearOf } from '@vumon/domain';
import type { ImportChecked, ImportDone } from '@vumon/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { untilBlocked } from '../../testing/blocked.ts';
import { addCatalogue } from '../../testing/content.ts';
import { noticesFor } from '../../testing/jobs.ts';

const t = await testApp();
let teacher: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

let made = 0;
const newClass = async (user = teacher) =>
  (
    await t
      .as(user)
      .call('POST /itf/class', { body: { code: `IMP-${++made}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 } })
  ).id;
const roster = (name: string) => readFileSync(new URL(`../../seed/data/rosters/${name}`, import.meta.url));
const workbook = (rows: (string | number | null)[][]): Buffer => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Lớp');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const send = (classId: string, fields: Record<string, string>, bytes: Buffer, name = 'lop.xlsx', user = teacher) =>
  t
    .as(user)
    .upload('POST /itf/classes/{id}/students/import', { params: { id: classId }, fields, file: { name, bytes } });
const check = async (classId: string, bytes: Buffer, name?: string, columns?: object): Promise<ImportChecked> => {
  const reply = (
    await send(classId, { step: 'CHECK', ...(columns && { columns: JSON.stringify(columns) }) }, bytes, name)
  ).json();
  expect(reply).toMatchObject({ result: true });
  return reply.data;
};
const confirm = async (classId: string, importId: string, bytes: Buffer): Promise<ImportDone> =>
  (await send(classId, { step: 'CONFIRM', importId }, bytes)).json().data;
const all = (classId: string) => t.as(teacher).call('GET /itf/classes/{id}/students/all', { params: { id: classId } });

describe('import', () => {
  test.each([
    ['01_simple_5col.xlsx', 35, 1],
    ['02_csdl_moet_25col.xlsx', 42, 4],
    ['03_vnedu_gradebook.xlsx', 40, 6],
    ['04_simple_5col.xls', 30, 1],
  ])('%s: checked, imported, and imported again without duplicates', async (name, count, headerRow) => {
    const classId = await newClass();
    const bytes = roster(name);
    const first = await check(classId, bytes, name);
    expect(first).toMatchObject({
      good: count,
      bad: [],
      already: 0,
      headerRow,
      students: 0,
      studentLimit: 60,
      isTemplate: false,
    });
    expect(await all(classId)).toHaveLength(0);
    expect(await confirm(classId, first.importId, bytes)).toEqual({
      step: 'IMPORTED',
      added: count,
      linked: 0,
      already: 0,
      skipped: 0,
      students: count,
    });
    expect((await noticesFor(t, teacher)).notices[0]).toMatchObject({
      kind: 'STUDENTS_IMPORTED',
      params: { className: '9A1', count },
      link: `/classes/${classId}`,
    });
    expect(await confirm(classId, first.importId, bytes)).toMatchObject({ added: 0, already: count });
    expect(await check(classId, bytes, name)).toMatchObject({ good: 0, already: count, students: count });
    const students = await all(classId);
    expect(students).toHaveLength(count);
    expect(new Set(students.map(({ signInName }) => signInName)).size).toBe(count);
    const second = await newClass();
    const again = await check(second, bytes, name);
    expect(again.notes).toContainEqual({ code: 'IMPORT_EXISTING', count });
    expect(await confirm(second, again.importId, bytes)).toMatchObject({ added: count, linked: count });
  });

  test('valid rows are imported, invalid ones are reported by row, field and value, and exported as a workbook', async () => {
    const classId = await newClass();
    const bytes = workbook([
      ['DANH SÁCH LỚP 9A1'],
      ['STT', 'Mã học sinh', 'Họ và tên', 'Ngày sinh', 'SĐT'],
      [1, 'Z1', 'Phan Gia Hân', '31/02/2012', 912345678],
      [2, 'Z2', 'Lê Quang Huy', '03/01/2012', 987654321],
      [3, 'Z2', 'Đào Thị Mai', '04/01/2012', null],
    ]);
    const checked = await check(classId, bytes);
    expect(checked).toMatchObject({ rows: 3, good: 1, headerRow: 2, notes: [{ code: 'PHONE_ZERO', count: 1 }] });
    // The check shows what was read of good rows too, and what each column became.
    expect(checked.goodRows).toEqual([
      {
        row: 4,
        name: 'Lê Quang Huy',
        code: 'Z2',
        birthday: '2012-01-03',
        gender: null,
        phone: '0987654321',
        email: null,
      },
    ]);
    expect(checked.columns.map(({ header, field }) => [header, field])).toEqual([
      ['STT', null],
      ['Mã học sinh', 'code'],
      ['Họ và tên', 'fullName'],
      ['Ngày sinh', 'birthday'],
      ['SĐT', 'phone'],
    ]);
    expect(checked.bad).toEqual([
      {
        row: 3,
        name: 'Phan Gia Hân',
        code: 'IMPORT_INVALID',
        problems: [{ field: 'birthday', value: '31/02/2012', code: 'BIRTHDAY_IMPOSSIBLE', params: {} }],
      },
      {
        row: 5,
        name: 'Đào Thị Mai',
        code: 'IMPORT_DUPLICATE_STUDENT_CODE',
        problems: [{ field: 'code', value: 'Z2', code: 'IMPORT_DUPLICATE_STUDENT_CODE', params: { a: 4 } }],
      },
    ]);
    const list = await t
      .as(teacher)
      .raw({ method: 'GET', url: `/api/itf/classes/students/import/${checked.importId}/errors` });
    expect(list.headers['content-disposition']).toContain('attachment');
    const sheet = xlsx.read(list.rawPayload, { type: 'buffer' });
    expect(xlsx.utils.sheet_to_json(sheet.Sheets[sheet.SheetNames[0]!]!, { header: 1 }).slice(1)).toEqual([
      [3, 'Phan Gia Hân', 'Ngày sinh', '31/02/2012', 'Ngày này không có trong lịch', 'IMPORT_INVALID'],
      [5, 'Đào Thị Mai', 'Mã học sinh', 'Z2', 'Mã trùng với dòng 4 trong tệp', 'IMPORT_DUPLICATE_STUDENT_CODE'],
    ]);
    expect(await confirm(classId, checked.importId, bytes)).toMatchObject({ added: 1, skipped: 2, students: 1 });
    expect(await all(classId)).toMatchObject([
      { fullName: 'Lê Quang Huy', code: 'Z2', phone: '0987654321', birthday: '2012-01-03' },
    ]);
  });

  test('another file under the same check is refused', async () => {
    const classId = await newClass();
    const rows = [
      ['Mã HS', 'Họ và tên'],
      ['Y1', 'Lê An'],
    ];
    const { importId } = await check(classId, workbook(rows));
    const reply = await send(classId, { step: 'CONFIRM', importId }, workbook([...rows, ['Y2', 'Lê Bình']]));
    expect(reply.json()).toMatchObject({ code: 'IMPORT_FILE_CHANGED' });
    expect(reply.statusCode).toBe(409);
    expect(await all(classId)).toHaveLength(0);
  });

  test('the teacher matches columns that have no known header', async () => {
    const classId = await newClass();
    const bytes = workbook([
      ['a', 'b', 'c'],
      ['Lê Thị Bưởi', '05/06/2012', 'W1'],
      ['Lê Thị Cam', '05/06/2012', 'W2'],
    ]);
    const first = await check(classId, bytes);
    expect(first).toMatchObject({
      good: 0,
      rows: 0,
      columns: [{ index: 0, header: 'a', sample: 'Lê Thị Bưởi', field: null }, {}, {}],
    });
    const matched = await check(classId, bytes, 'lop.xlsx', { 0: 'fullName', 1: 'birthday', 2: 'code' });
    expect(matched).toMatchObject({ good: 2 });
    expect((await send(classId, { step: 'CHECK', columns: '{"1":"birthday"}' }, bytes)).json()).toMatchObject({
      code: 'IMPORT_NO_NAME',
    });
    expect((await send(classId, { step: 'CHECK', columns: '{"1":"role"}' }, bytes)).json()).toMatchObject({
      code: 'BODY_INVALID',
    });
    expect((await send(classId, { step: 'CHECK', columns: 'x' }, bytes)).json()).toMatchObject({
      code: 'BODY_INVALID',
    });
    expect(await confirm(classId, matched.importId, bytes)).toMatchObject({ added: 2 });
  });

  test('the teacher chooses the sheet and the header row', async () => {
    const classId = await newClass();
    const book = xlsx.utils.book_new();
    const sheets = {
      '9A1': [
        ['STT', 'Họ và tên'],
        [1, 'Lê An'],
      ],
      '9A2': [
        ['Lê Bảo', '05/06/2012'],
        ['Lê Chi', '05/07/2012'],
      ],
    };
    for (const [name, rows] of Object.entries(sheets))
      xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name);
    const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const ask = async (choice: Record<string, string>) =>
      (await send(classId, { step: 'CHECK', ...choice }, bytes)).json();
    expect((await ask({})).data).toMatchObject({
      sheet: '9A1',
      sheets: ['9A1', '9A2'],
      headerRow: 1,
      headerFound: true,
      good: 1,
    });
    const second = (await ask({ sheet: '9A2' })).data;
    expect(second).toMatchObject({
      headerRow: 0,
      headerFound: false,
      rows: 0,
      topRows: [{ row: 1, text: 'Lê Bảo · 05/06/2012' }, {}],
    });
    const columns = '{"0":"fullName","1":"birthday"}';
    expect((await ask({ sheet: '9A2', headerRow: '1', columns })).data).toMatchObject({ headerRow: 1, good: 1 });
    const all = (await ask({ sheet: '9A2', headerRow: '0', columns })).data;
    expect(all).toMatchObject({ headerRow: 0, good: 2 });
    expect(await confirm(classId, all.importId, bytes)).toMatchObject({ added: 2 });
    for (const choice of [{ sheet: '9A3' }, { headerRow: '9' }, { headerRow: 'x' }] as Record<string, string>[])
      expect(await ask(choice)).toMatchObject({ code: 'BODY_INVALID', errors: [{ path: Object.keys(choice)[0] }] });
  });

  test('notes report ignored lines and corrected values', async () => {
    const classId = await newClass();
    const rows = [
      ['STT', 'Họ và tên', 'Ngày sinh'],
      [1, 'Lê An (tổ 1)', '9/25/2012'],
      [2, 'Lê Bảo', '9/26/2012'],
      [null, 'Tổng số: 2'],
    ];
    expect((await check(classId, workbook(rows as never))).notes).toEqual([
      { code: 'NAME_NOTE', count: 1 },
      { code: 'MONTH_FIRST', count: 2 },
      { code: 'LINES_PASSED_OVER', count: 1 },
    ]);
  });

  test('a file in a legacy encoding is refused before its columns are matched', async () => {
    const rows = [
      ['STT', 'Hä vµ tªn'],
      ['1', 'NguyÔn V¨n An'],
      ['2', 'TrÇn ThÞ B×nh'],
    ];
    expect((await send(await newClass(), { step: 'CHECK' }, workbook(rows))).json()).toMatchObject({
      code: 'IMPORT_ENCODING',
    });
  });

  test('characters that PostgreSQL cannot store are removed from file names and rows', async () => {
    const classId = await newClass();
    const bytes = workbook([
      ['Mã HS', 'Họ và tên', 'SĐT'],
      ['Z1', 'Lê\u0000An', `${'x'.repeat(119)}😀`],
    ]);
    for (const name of ['a\u0000b.xlsx', `${'ă'.repeat(300)}.xlsx`])
      expect(await check(classId, bytes, name)).toMatchObject({ rows: 1, bad: [{ name: 'Lê An' }] });
  });

  test('the filled-in template needs no matching', async () => {
    const file = (await t.as(teacher).raw({ method: 'GET', url: '/api/itf/classes/students/import-template' }))
      .rawPayload;
    const book = xlsx.read(file, { type: 'buffer' });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    xlsx.utils.sheet_add_aoa(
      sheet,
      [[1, 'T1', 'Trần Gia', 'Bảo', '07/11/2012', 'Nam', '0912000999', 'bao@example.vn']],
      { origin: 'A2' },
    );
    const classId = await newClass();
    const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const checked = await check(classId, bytes);
    expect(checked).toMatchObject({ isTemplate: true, good: 1, bad: [] });
    await confirm(classId, checked.importId, bytes);
    expect(await all(classId)).toMatchObject([
      {
        fullName: 'Trần Gia Bảo',
        code: 'T1',
        gender: 'MALE',
        birthday: '2012-11-07',
        phone: '0912000999',
        email: 'bao@example.vn',
      },
    ]);
  });

  test('a file beyond the cap is imported as far as it fits', async () => {
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const classId = await newClass(basic);
    const bytes = roster('02_csdl_moet_25col.xlsx');
    const checked = (await send(classId, { step: 'CHECK' }, bytes, 'a.xlsx', basic)).json().data as ImportChecked;
    expect(checked).toMatchObject({ good: 40, studentLimit: 40 });
    expect(checked.bad.map(({ problems }) => problems[0]!.code)).toEqual(['IMPORT_REACH_LIMIT', 'IMPORT_REACH_LIMIT']);
    expect(
      (await send(classId, { step: 'CONFIRM', importId: checked.importId }, bytes, 'a.xlsx', basic)).json().data,
    ).toMatchObject({ added: 40, skipped: 2 });
  });

  test('a list of another grade than the class is imported, but not without a word', async () => {
    const another = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const classId = await newClass(another);
    const schoolYear = schoolYearOf(dayInVietnam(t.now()));
    const checkBorn = async (year: number) => {
      const rows = Array.from({ length: 6 }, (_, at) => [`Lê Văn ${'ABCDEG'[at]}`, `1${at}/03/${year}`]);
      const bytes = workbook([['Họ và tên', 'Ngày sinh'], ...rows]);
      return (await send(classId, { step: 'CHECK' }, bytes, 'a.xlsx', another)).json().data as ImportChecked;
    };
    expect(await checkBorn(schoolYear - 14)).toMatchObject({ good: 6, otherGrade: null });
    expect(await checkBorn(schoolYear - 17)).toMatchObject({ good: 6, otherGrade: 12 });
  });

  test('two concurrent confirmations add everybody once', async () => {
    const classId = await newClass();
    const bytes = workbook([
      ['Mã HS', 'Họ và tên'],
      ...Array.from({ length: 20 }, (_, index) => [`P${index}`, `Lê Văn ${'ABCDEFGHIKLMNOPQRSTU'[index]}`]),
    ]);
    const [one, two] = [await check(classId, bytes), await check(classId, bytes)];
    const done = await Promise.all([confirm(classId, one.importId, bytes), confirm(classId, two.importId, bytes)]);
    expect(done.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 20]);
    expect(await all(classId)).toHaveLength(20);
  });

  test('malicious and wrong uploads get their error codes; nothing is stored', async () => {
    const classId = await newClass();
    const code = async (fields: Record<string, string>, bytes: Buffer, name?: string) =>
      (await send(classId, fields, bytes, name)).json().code;
    expect(await code({ step: 'CHECK' }, roster('05_vnedu_accounts_semicolon_bom.csv'), '05.csv')).toBe(
      'IMPORT_FILE_FORMAT',
    );
    expect(await code({ step: 'CHECK' }, Buffer.from('MZ program'), 'a.xlsx')).toBe('IMPORT_FILE_FORMAT');
    expect(await code({ step: 'CHECK' }, workbook([['Mã HS', 'Họ và tên']]))).toBe('IMPORT_NO_ROWS');
    expect(await code({ step: 'CONFIRM' }, workbook([['Mã HS', 'Họ và tên']]))).toBe('BODY_INVALID');
    expect(await code({ step: 'CHECK', role: 'ADMIN' }, workbook([['Mã HS', 'Họ và tên']]))).toBe('BODY_INVALID');
    expect(await code({ step: 'CHECK' }, Buffer.alloc(5 * 1024 * 1024 + 1), 'a.xlsx')).toBe('MEDIA_TOO_LARGE');
    expect(await t.db.selectFrom('student_imports').select('id').where('class_id', '=', classId).execute()).toEqual([]);
    expect((await t.as(null).raw({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
  });

  test("another teacher's check and class cannot be used", async () => {
    const classId = await newClass();
    const bytes = workbook([
      ['Mã HS', 'Họ và tên'],
      ['Q1', 'Lê An'],
    ]);
    const { importId } = await check(classId, bytes);
    const other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const theirs = await newClass(other);
    expect((await send(theirs, { step: 'CONFIRM', importId }, bytes, 'a.xlsx', other)).json()).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await send(classId, { step: 'CHECK' }, bytes, 'a.xlsx', other)).json()).toMatchObject({
      code: 'CLASS_NOT_FOUND',
    });
    expect(
      (await t.as(other).raw({ method: 'GET', url: `/api/itf/classes/students/import/${importId}/errors` })).json(),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a code that another learner gets while the file is imported fails the import as a whole', async () => {
  const classId = await newClass();
  const { id: other } = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: other, created_at: new Date(t.now()) })
    .execute();
  const bytes = workbook([
    ['Mã HS', 'Họ và tên'],
    ['GA1', 'Lê An'],
    ['GA2', 'Lê Bảo'],
  ]);
  const { importId } = await check(classId, bytes);
  const { importing } = await t.db.transaction().execute(async (held) => {
    await held.updateTable('managed_students').set({ code: 'GA2' }).where('student_id', '=', other).execute();
    const importing = send(classId, { step: 'CONFIRM', importId }, bytes);
    // The import does not see the code of the open transaction, and waits until that ends.
    await untilBlocked(t.db);
    return { importing: importing.then((reply) => ({ status: reply.statusCode, ...reply.json() })) };
  });
  expect(await importing).toMatchObject({ status: 422, code: 'IMPORT_FAILED' });
  expect(await all(classId)).toEqual([]);
});

test('a learner of another class is not imported as a second account, and gets the missing code', async () => {
  // The tests above have used up the classes of the package.
  await t.db.updateTable('classes').set({ status: 'DEACTIVATED' }).where('owner_id', '=', teacher.id).execute();
  const [first, second] = [await newClass(), await newClass()];
  const rows = (code: string | null) =>
    workbook([
      ['Mã HS', 'Họ và tên', 'Ngày sinh'],
      [code, 'Đinh Thị Kim Yến', '05/09/2012'],
    ] as string[][]);
  const bare = await check(first, rows(null));
  expect(await confirm(first, bare.importId, rows(null))).toMatchObject({ added: 1, linked: 0 });
  const again = await check(second, rows('KY1'));
  expect(again.notes).toEqual([{ code: 'IMPORT_EXISTING', count: 1 }]);
  expect(await confirm(second, again.importId, rows('KY1'))).toMatchObject({ added: 1, linked: 1 });
  const [one] = await all(second);
  expect(await all(first)).toMatchObject([{ id: one!.id, code: 'KY1' }]);
});

test('a file is imported into the list of all learners, without a class and without duplicates', async () => {
  const owner = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const bytes = workbook([
    ['STT', 'Mã học sinh', 'Họ và tên', 'Ngày sinh'],
    [1, 'L01', 'Trần Văn An', '02/03/2012'],
    [2, 'L02', 'Lê Thị Bình', '04/05/2012'],
  ]);
  const send = async (fields: Record<string, string>) =>
    (await t.as(owner).upload('POST /itf/students/import', { fields, file: { name: 'ds.xlsx', bytes } })).json().data;
  const checked = await send({ step: 'CHECK' });
  expect(checked).toMatchObject({ good: 2, already: 0, students: 0 });
  const { importId } = checked as ImportChecked;
  expect(await send({ step: 'CONFIRM', importId })).toMatchObject({ added: 2, linked: 0, students: 2 });
  expect(await send({ step: 'CONFIRM', importId })).toMatchObject({ added: 0, already: 2, students: 2 });
  const { items } = await t.as(owner).call('GET /itf/students', { query: {} });
  expect(items.map(({ fullName, classes }) => [fullName, classes])).toEqual([
    ['Trần Văn An', []],
    ['Lê Thị Bình', []],
  ]);
});
