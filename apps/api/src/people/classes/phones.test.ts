/** Learners' phones follow the site: Vietnamese mobiles, or 10 to 30 characters abroad. */
import xlsx from '@e965/xlsx';
import type { ImportChecked } from '@vumon/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';

const sites = { vn: await testApp(), intl: await testApp({ config: { site: 'intl' } }) };

describe.each([
  [
    'vn',
    'phoneInvalid',
    'PHONE_INVALID',
    { '0912 345 678': '0912345678', '+84912345678': '0912345678' },
    ['+65 9123 4567', '1234567890', '12345'],
  ],
  [
    'intl',
    'phoneAbroadInvalid',
    'PHONE_ABROAD_INVALID',
    { '+65 9123 4567': '+6591234567', '(415) 555-0100': '4155550100', ['1'.repeat(30)]: '1'.repeat(30) },
    ['12345', '912345678', '1'.repeat(31), 'no phone at all'],
  ],
] as const)('on the site %s', (site, code, importCode, good, bad) => {
  const t = sites[site];
  let teacher: TestUser;
  let classId: string;
  beforeAll(async () => {
    await addCatalogue(t.db);
    teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    ({ id: classId } = await t
      .as(teacher)
      .call('POST /itf/class', { body: { code: 'PHONES', name: '9A1', gradeId: 'G9', schoolYear: 2026 } }));
  });
  const add = (firstName: string, phone: string) =>
    t.as(teacher).call('POST /itf/students/add-new', { body: { firstName, phone, classIds: [], sharedPhone: true } });
  const stored = async (id: string) => (await t.as(teacher).call('GET /itf/students/{id}', { params: { id } })).phone;

  it.each(Object.entries(good))('%s is stored as %s, when entered and when edited', async (typed, kept) => {
    const { studentId } = await add(`An ${kept}`.slice(0, 30), typed);
    expect(await stored(studentId)).toBe(kept);
    const blank = { lastName: '', firstName: 'An', sharedPhone: true };
    const params = { id: studentId };
    await t.as(teacher).call('PUT /itf/students/{id}', { params, body: blank });
    expect(await stored(studentId)).toBeNull();
    await t.as(teacher).call('PUT /itf/students/{id}', { params, body: { ...blank, phone: typed } });
    expect(await stored(studentId)).toBe(kept);
  });

  it.each(bad)('%s is refused beside its field', async (typed) => {
    const error = await add('Bình', typed).catch((one: CallError) => one);
    expect(error).toMatchObject({ status: 400, reply: { errors: [{ path: 'phone', code }] } });
  });

  it('an imported file follows the same rule', async () => {
    const book = xlsx.utils.book_new();
    const numbers = [...Object.keys(good), ...bad];
    const rows = numbers.map((phone, n) => [`H${n}`, `Lê ${'ABCDEFGHIJ'[n]}`, phone]);
    xlsx.utils.book_append_sheet(
      book,
      xlsx.utils.aoa_to_sheet([['Mã HS', 'Họ và tên', 'Số điện thoại'], ...rows]),
      'Lớp',
    );
    const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const reply = await t.as(teacher).upload('POST /itf/classes/{id}/students/import', {
      params: { id: classId },
      fields: { step: 'CHECK' },
      file: { name: 'lop.xlsx', bytes },
    });
    const checked = reply.json().data as ImportChecked;
    expect(checked.good).toBe(Object.keys(good).length);
    expect(checked.bad.map(({ problems }) => problems.map((one) => one.code))).toEqual(bad.map(() => [importCode]));
  });
});
