/** Every code of the import catalogue is returned: one file, or one pair of requests, for each. */
import xlsx from '@e965/xlsx';
import type { ImportChecked } from '@vumon/contract';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { addCatalogue } from '../../../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let classId: string;
let made = 0;

const file = (...rows: (string | number | null)[][]): Buffer => {
  const book = xlsx.utils.book_new();
  const head = ['STT', 'Mã HS', 'Họ và tên', 'Ngày sinh', 'SĐT', 'Email', 'Tỉnh'];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([head, ...rows]), 'Lớp');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const send = async (bytes: Buffer, fields: Record<string, string> = { step: 'CHECK' }, name = 'lop.xlsx') =>
  (
    await t
      .as(teacher)
      .upload('POST /itf/classes/{id}/students/import', { params: { id: classId }, fields, file: { name, bytes } })
  ).json();
const check = async (bytes: Buffer): Promise<ImportChecked> => (await send(bytes)).data;
const newClass = async () =>
  (
    await t
      .as(teacher)
      .call('POST /itf/class', { body: { code: `CAT-${++made}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 } })
  ).id;
const add = (body: object, classIds = [classId]) =>
  t.as(teacher).call('POST /itf/students/add-new', { body: { classIds, ...body } as never });

beforeAll(async () => {
  await addCatalogue(t.db);
  await t.db
    .insertInto('provinces')
    .values([
      { version: '2025', code: '08', name: 'Tuyên Quang', name_en: 'Tuyen Quang' },
      { version: 'before-2025', code: '02', name: 'Hà Giang', name_en: 'Ha Giang', merged_into: '08' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  classId = await newClass();
});

/** The file is refused as a whole. */
test.each([
  ['IMPORT_FILE_FORMAT', () => Buffer.from('STT;Họ và tên')],
  ['IMPORT_ROW_LIMIT', () => file(...Array.from({ length: 501 }, (_, n) => [n + 1, null, 'Lê An']))],
  ['IMPORT_NO_ROWS', () => file()],
  ['IMPORT_ENCODING', () => file([1, null, 'NguyÔn V¨n An'], [2, null, 'TrÇn ThÞ B×nh'])],
])('%s', async (code, bytes) => expect(await send(bytes())).toMatchObject({ result: false, code }));

/** The check refuses a row, or reports a note on it. */
test.each<[code: string, row: (string | number | null)[], before?: () => Promise<unknown>, again?: true]>([
  ['IMPORT_DUPLICATE', [null, 'Lê Hai', '05/09/2012'], undefined, true],
  ['IMPORT_DUPLICATE_STUDENT_CODE', ['D1', 'Lê Ba'], undefined, true],
  ['IMPORT_DUPLICATE_EMAIL', [null, 'Lê Bốn', null, null, 'bon@truong.vn'], undefined, true],
  ['IMPORT_DUPLICATE_PHONE', [null, 'Lê Năm', null, '0912345678'], undefined, true],
  ['IMPORT_EXISTING', ['E1', 'Lê Sáu'], () => add({ lastName: 'Lê', firstName: 'Sáu', code: 'E1' }, [])],
  ['IMPORT_ALREADY_ADDED', ['E2', 'Lê Bảy'], () => add({ lastName: 'Lê', firstName: 'Bảy', code: 'E2' })],
  ['IMPORT_EXISTING_STUDENT_CODE', ['E3', 'Lê Tám'], () => add({ lastName: 'Lê', firstName: 'Khác', code: 'E3' })],
  [
    'IMPORT_EXISTING_EMAIL',
    [null, 'Lê Chín', null, null, 'chin@truong.vn'],
    () => add({ lastName: 'Lê', firstName: 'Kia', email: 'chin@truong.vn' }),
  ],
  [
    'IMPORT_EXISTING_PHONE',
    [null, 'Lê Mười', null, '0987654321'],
    async () => {
      const { id } = await t.createUser({ role: 'STUDENT' });
      await t.db.updateTable('users').set({ phone: '0987654321' }).where('id', '=', id).execute();
    },
  ],
  [
    'IMPORT_OLD',
    ['O1', 'Lê Cũ'],
    async () => {
      const { studentId } = await add({ lastName: 'Lê', firstName: 'Cũ', code: 'O1' });
      await t.as(teacher).call('DELETE /itf/students/{id}', { params: { id: studentId } });
    },
  ],
  ['IMPORT_INVALID', [null, 'Lê Sai', '31/02/2012']],
  ['IMPORT_INVALID', [null, 'Lê Tỉnh', null, null, null, 'Paris']],
])('%s of a row %j', async (code, row, before, again) => {
  await before?.();
  const second = [...row];
  // The second row repeats a value for another learner; for IMPORT_DUPLICATE it repeats the learner.
  if (code !== 'IMPORT_DUPLICATE') second[1] = 'Lê Hoa';
  const { bad, notes } = await check(file([1, ...row], ...(again ? [[2, ...second]] : [])));
  expect([...bad.map((one) => one.code), ...notes.map((one) => one.code)]).toEqual([code]);
});

test('IMPORT_REACH_LIMIT', async () => {
  const own = classId;
  classId = await newClass();
  const rows = Array.from({ length: 61 }, (_, n) => [n + 1, `R${n}`, 'Lê An']);
  const { good, bad } = await check(file(...rows));
  expect([good, bad.map(({ code }) => code)]).toEqual([60, ['IMPORT_REACH_LIMIT']]);
  classId = own;
});

test('IMPORT_FILE_CHANGED', async () => {
  const { importId } = await check(file([1, null, 'Lê Đổi']));
  expect(await send(file([1, null, 'Lê Khác']), { step: 'CONFIRM', importId })).toMatchObject({
    code: 'IMPORT_FILE_CHANGED',
  });
});

test('IMPORT_FAILED: a row that was valid at the check is not any more, so nothing is imported', async () => {
  const own = classId;
  classId = await newClass();
  const bytes = file([1, 'F1', 'Lê Trễ']);
  const { good, importId } = await check(bytes);
  expect(good).toBe(1);
  await add({ lastName: 'Lê', firstName: 'Nhanh', code: 'F1' });
  expect(await send(bytes, { step: 'CONFIRM', importId })).toMatchObject({ result: false, code: 'IMPORT_FAILED' });
  const all = await t.as(teacher).call('GET /itf/classes/{id}/students/all', { params: { id: classId } });
  expect(all.map(({ code }) => code)).toEqual(['F1']);
  expect(all).toMatchObject([{ fullName: 'Lê Nhanh' }]);
  const list = await t.as(teacher).raw({ method: 'GET', url: `/api/itf/classes/students/import/${importId}/errors` });
  expect(list.statusCode).toBe(200);
  classId = own;
});

test('a returning learner has the former account, the current province, and appears in the export with it', async () => {
  const { studentId } = await add({ lastName: 'Lê', firstName: 'Về', code: 'V1' });
  await t.as(teacher).call('DELETE /itf/students/{id}', { params: { id: studentId } });
  const bytes = file([1, 'V1', 'Lê Về'], [2, 'V2', 'Lê Mới', null, null, null, 'tỉnh Hà Giang']);
  const { importId } = await check(bytes);
  expect((await send(bytes, { step: 'CONFIRM', importId })).data).toMatchObject({ added: 2 });
  const all = await t.as(teacher).call('GET /itf/classes/{id}/students/all', { params: { id: classId } });
  expect(all.find(({ code }) => code === 'V1')!.id).toBe(studentId);
  expect(all.find(({ code }) => code === 'V2')).toMatchObject({ provinceCode: '08' });
  const exported = await t.as(teacher).raw({ method: 'GET', url: '/api/itf/students/export?search=V2' });
  const book = xlsx.read(exported.rawPayload, { type: 'buffer' });
  expect(xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!)).toMatchObject([
    { 'Tỉnh, thành phố': 'Tuyên Quang' },
  ]);
});

test('the form accepts current provinces only', async () => {
  const { studentId } = await add({ lastName: 'Lê', firstName: 'Tuyên', provinceCode: '08' });
  expect(await t.as(teacher).call('GET /itf/students/{id}', { params: { id: studentId } })).toMatchObject({
    provinceCode: '08',
  });
  await expect(add({ firstName: 'Hà', provinceCode: '02' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  const body = { firstName: 'Tuyên', provinceCode: null };
  expect(await t.as(teacher).call('PUT /itf/students/{id}', { params: { id: studentId }, body })).toMatchObject({
    provinceCode: null,
  });
});
