/** Columns and views of lists: each of the staff has their own. */
import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const t = await testApp();
const params = { list: 'orders' } as const;

test('each keeps their own, of each list', async () => {
  const [one, two] = [await t.createUser({ role: 'ADMIN' }), await t.createUser({ role: 'SALE' })];
  const kept = { hidden: ['method'], views: [{ name: 'Chờ duyệt', address: 'review=true' }] };
  await t.as(one).call('PUT /list-views/{list}', { params, body: { hidden: [], views: [] } });
  expect(await t.as(one).call('PUT /list-views/{list}', { params, body: kept })).toEqual(kept);
  expect(await t.as(one).call('GET /list-views/{list}', { params })).toEqual(kept);
  expect(await t.as(one).call('GET /list-views/{list}', { params: { list: 'users' } })).toEqual({
    hidden: [],
    views: [],
  });
  expect(await t.as(two).call('GET /list-views/{list}', { params })).toEqual({ hidden: [], views: [] });
});

test('what is no address, no column or no list is refused', async () => {
  const admin = await t.createUser({ role: 'ADMIN' });
  const put = (body: { hidden: string[]; views: { name: string; address: string }[] }) =>
    t.as(admin).call('PUT /list-views/{list}', { params, body });
  await expect(put({ hidden: [], views: [{ name: ' ', address: '' }] })).rejects.toMatchObject({
    code: 'BODY_INVALID',
  });
  await expect(put({ hidden: [], views: [{ name: 'a', address: 'x#y' }] })).rejects.toMatchObject({
    code: 'BODY_INVALID',
  });
  await expect(put({ hidden: ['<b>'], views: [] })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  expect((await t.as(admin).raw({ url: '/api/list-views/nothing' })).statusCode).toBe(404);
});

test('a list is a workbook of what its page shows, and noted; texts are never formulas', async () => {
  const admin = await t.createUser({ role: 'ADMIN' });
  const file = (payload: object, list = 'vouchers', who = admin) =>
    t.as(who).raw({ method: 'POST', url: `/api/list-views/${list}/file`, payload });
  const body = {
    title: 'Mã giảm giá [a/b]',
    columns: ['Mã', 'Lượt dùng', 'Bắt đầu', 'Tạo lúc'],
    rows: [
      ['=1+1', 12, { day: '2026-11-30' }, { time: '2026-11-30T08:05' }],
      ['0912', '–', '', ''],
    ],
    note: 'In 2 dòng đầu trong 5 dòng.',
  };
  const book = read((await file(body)).rawPayload, { type: 'buffer', cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, dateNF: 'dd/mm/yyyy hh:mm' });
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['Mã', 'Lượt dùng'],
    ["'=1+1", '12'],
    ['0912', '–'],
    ['In 2 dòng đầu trong 5 dòng.'],
  ]);
  expect((sheet['B2'] as { t: string }).t).toBe('n');
  expect(rows[1]![3]).toBe('30/11/2026 08:05');
  const expected = { name: body.title, rows: 2 };
  const logged = () =>
    t.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', admin.id)
      .where('action', '=', 'list-exported')
      .orderBy('id')
      .execute();
  expect(await logged()).toEqual([{ action: 'list-exported', details: expected }]);
  const filter = 'Trạng thái: Đang chạy · Tìm “ab”';
  await file({ ...body, filter });
  expect((await logged())[1]).toEqual({ action: 'list-exported', details: { ...expected, filter } });
  expect((await file({ ...body, rows: Array.from({ length: 4_001 }, () => []) })).statusCode).toBe(400);
  expect((await file({ ...body, columns: [] })).statusCode).toBe(400);
  expect((await file(body, 'nothing')).statusCode).toBe(404);
  expect((await file(body, 'vouchers', await t.createUser({ role: 'TEACHER' }))).statusCode).toBe(403);
});
