/** Orders for sales staff: filters and search, sums from the ledger, the record of an order, the workbook. */
import xlsx from '@e965/xlsx';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import { formatDayTime } from '@vumon/i18n';
import { addCatalogue, addReadyExam } from '../../../testing/content.ts';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { textOfPdf } from '../../../testing/pdf.ts';
import { shop, testGateway } from '../../../testing/orders.ts';

type OrdersQuery = Input<'GET /itf/orders'>['query'];

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
let admin: TestUser;
let sale: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN', firstName: 'Chủ' });
  sale = await t.createUser({ role: 'SALE' });
});

const contactOf = async (user: TestUser) => {
  const { email, phone } = await t.db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return email ?? phone;
};
async function testOrder(user: TestUser) {
  await addCatalogue(t.db);
  const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  await t.db
    .updateTable('exams')
    .set({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE' })
    .where('id', '=', examId)
    .execute();
  await t.as(admin).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: 29_000 } });
  const body = { examId, method: 'VNPAYQR', total: 29_000 } as const;
  return (await t.as(user).call('POST /payment/create', { body })).order;
}
const found = async (query: OrdersQuery) =>
  (await t.as(sale).call('GET /itf/orders', { query })).items.map(({ reference }) => reference);

test('orders are found by customer, state, package, method and day, with sums from the ledger', async () => {
  const buyer = await t.createUser({ role: 'TEACHER', lastName: 'Đặng Thị Ánh', firstName: 'Nguyệt' });
  const other = await t.createUser({ role: 'STUDENT', firstName: 'Bình' });
  const paid = await order(buyer, 'BASIC');
  await hear(paid, '00');
  const failed = await order(other, 'PREMIUM_PACKAGE');
  await hear(failed, '51');
  const suspected = await order(other, 'PREMIUM_PACKAGE');
  await hear(suspected, '07');
  expect(await found({})).toEqual([suspected, failed, paid].map(({ reference }) => reference));
  expect(await found({ direction: 'asc' })).toEqual([paid, failed, suspected].map(({ reference }) => reference));
  expect((await found({ sort: 'total' }))[0]).toBe(paid.reference);
  expect(await found({ search: 'anh nguyet' })).toEqual([paid.reference]);
  expect(await found({ search: paid.reference.toLowerCase() })).toEqual([paid.reference]);
  expect(await found({ state: 'FAIL' })).toEqual([failed.reference]);
  expect(await found({ review: 'true' })).toEqual([suspected.reference]);
  expect(await found({ packageCode: 'BASIC' })).toEqual([paid.reference]);
  expect(await found({ method: 'INTCARD' })).toEqual([]);
  const day = new Date(t.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  expect(await found({ from: day, to: day })).toHaveLength(3);
  expect(await found({ to: '2020-01-01' })).toEqual([]);
  const sums = (query: Input<'GET /itf/orders/sums'>['query']) => t.as(sale).call('GET /itf/orders/sums', { query });
  expect(await sums({})).toEqual({ orders: 3, succeeded: 1, waiting: 1, paid: 216_000, refunded: 0 });
  expect(await sums({ state: 'FAIL' })).toEqual({ orders: 1, succeeded: 0, waiting: 0, paid: 0, refunded: 0 });

  // Renewals, new packages and single tests are separate kinds.
  const renewed = await order(buyer, 'BASIC');
  expect(await found({ kind: 'renew' })).toEqual([renewed.reference]);
  expect(await found({ kind: 'new' })).toHaveLength(3);
  const test = await testOrder(other);
  expect(await found({ kind: 'test' })).toEqual([test.reference]);
  // The order of a test has action `new` too, but is not found among new packages.
  expect(await found({ kind: 'new' })).toHaveLength(3);
  expect(await found({ kind: 'new', state: 'FAIL' })).toEqual([failed.reference]);

  const {
    order: shown,
    events,
    ledger,
  } = await t.as(sale).call('GET /itf/orders/{id}/record', { params: { id: paid.id } });
  expect(shown).toMatchObject({
    buyer: { fullName: 'Đặng Thị Ánh Nguyệt' },
    contact: await contactOf(buyer),
    endedBy: 'NOTIFICATION',
  });
  expect(events.map(({ kind, source, code }) => [kind, source, code])).toEqual([
    ['ORDERED', 'BUYER', null],
    ['SUCCESS', 'NOTIFICATION', '00'],
  ]);
  expect(ledger).toMatchObject([{ kind: 'PAID', amount: 216_000, transactionNo: '14000001' }]);
  // The record of a decision by staff has author and reason; buyers may read neither list nor record.
  const decide = { decision: 'accept', reason: 'Ngân hàng xác nhận' } as const;
  await t.as(admin).call('POST /itf/orders/{id}/review', { params: { id: suspected.id }, body: decide });
  const record = await t.as(sale).call('GET /itf/orders/{id}/record', { params: { id: suspected.id } });
  expect(record.events.map(({ kind, code, by, reason }) => [kind, code, by, reason])).toEqual([
    ['ORDERED', null, 'Nguyễn Thị Bình', null],
    ['REVIEW', 'SUSPECTED', null, null],
    ['SUCCESS', null, 'Nguyễn Thị Chủ', 'Ngân hàng xác nhận'],
  ]);
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      ({ status }: CallError) => status,
    );
  expect(await refused(t.as(buyer).call('GET /itf/orders', { query: {} }))).toBe(403);
  expect(await refused(t.as(buyer).call('GET /itf/orders/{id}/record', { params: { id: paid.id } }))).toBe(403);
  // Sales staff may read orders but not refund them.
  expect(
    await refused(
      t.as(sale).call('POST /itf/orders/{id}/refund', { params: { id: paid.id }, body: { amount: 1000, reason: 'x' } }),
    ),
  ).toBe(403);

  const file = await t.as(sale).raw({ method: 'GET', url: '/api/itf/orders/file?state=SUCCESS' });
  const book = xlsx.read(file.rawPayload, { type: 'buffer' });
  const rows = xlsx.utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row[0] === paid.reference)).toEqual(
    expect.arrayContaining([paid.reference, 'Đặng Thị Ánh Nguyệt', await contactOf(buyer), 216_000]),
  );
  // Times are numbers, so that a spreadsheet can calculate with them.
  const line = 1 + rows.findIndex((row) => row[0] === paid.reference);
  const cell = book.Sheets[book.SheetNames[0]!]![`B${line}`] as xlsx.CellObject;
  expect(cell).toMatchObject({ t: 'n', w: formatDayTime(paid.createdAt, 'Asia/Ho_Chi_Minh') });
});

test('an export that is limited to the newest orders says so in its last row', async () => {
  const buyer = await t.createUser({ role: 'TEACHER' });
  const { id } = await order(buyer, 'BASIC');
  const voucher = { id: crypto.randomUUID(), code: 'MUOINGHIN', name: 'x', kind: 'PERCENT', value: 1 };
  await t.db
    .insertInto('vouchers')
    .values({ ...voucher, created_by: admin.id, created_at: new Date(t.now()) })
    .execute();
  await sql`INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
    'reference', 'VM-' || gen_random_uuid(), 'voucher_id', ${voucher.id}::uuid, 'state', 'FAIL', 'ended_at', o.created_at))).*
    FROM orders o, generate_series(1, 10001) WHERE o.id = ${id}`.execute(t.db);
  const file = await t.as(sale).raw({ method: 'GET', url: '/api/itf/orders/file?voucher=MUOINGHIN' });
  const book = xlsx.read(file.rawPayload, { type: 'buffer' });
  const lines = xlsx.utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(lines).toHaveLength(1 + 10_000 + 1);
  expect(lines.at(-1)).toEqual([expect.stringContaining('tối đa 10.000 dòng')]);
});

test('the buyer gets a receipt once the order is paid, including refunds; nobody else does', async () => {
  const buyer = await t.createUser({ role: 'TEACHER', lastName: 'Lưu Thị #*_', firstName: 'Ngỡ' });
  const one = await order(buyer, 'BASIC');
  const receipt = (user: TestUser) => t.as(user).raw({ method: 'GET', url: `/api/itf/orders/${one.id}/receipt` });
  expect((await receipt(buyer)).json()).toMatchObject({ code: 'ORDER_NOT_PAID' });
  await hear(one, '00');
  const other = await t.createUser({ role: 'TEACHER' });
  expect((await receipt(other)).statusCode).toBe(404);
  const file = await receipt(buyer);
  expect(file.headers['content-type']).toBe('application/pdf');
  const { text } = await textOfPdf(file.rawPayload);
  for (const words of ['Biên nhận thanh toán', one.reference, 'Lưu Thị #*_ Ngỡ', '216.000 ₫', '14000001'])
    expect(text).toContain(words);
  expect(text).not.toContain('Đã hoàn');
  await t.db
    .insertInto('payment_ledger')
    .values({ order_id: one.id, kind: 'REFUNDED', amount: -16_000, at: new Date(t.now()) })
    .execute();
  expect((await textOfPdf((await receipt(buyer)).rawPayload)).text).toContain('−16.000 ₫');
});

test("the receipt keeps stating the package's end, also once an upgrade has replaced it", async () => {
  const buyer = await t.createUser({ role: 'TEACHER' });
  const first = await order(buyer, 'BASIC');
  await hear(first, '00');
  const detail = () => t.as(buyer).call('GET /itf/orders/detail/{id}', { params: { id: first.id } });
  const receipt = async () =>
    (await textOfPdf((await t.as(buyer).raw({ method: 'GET', url: `/api/itf/orders/${first.id}/receipt` })).rawPayload))
      .text;
  const given = (await detail()).packageEndsAt!;
  const until = formatDayTime(given);
  expect(await receipt()).toContain(until);
  t.advance(40 * 86_400_000);
  await hear(await order(buyer, 'ADVANCE'), '00');
  expect((await detail()).packageEndsAt).toBe(given);
  expect(await receipt()).toContain(until);

  // A package that counts tests has no end date, also after it is replaced.
  const learner = await t.createUser({ role: 'STUDENT' });
  const tests = await order(learner, 'PREMIUM_PACKAGE');
  await hear(tests, '00');
  t.advance(1000);
  await hear(await order(learner, 'CERTIFICATE_MASTER'), '00');
  const shown = await t.as(learner).call('GET /itf/orders/detail/{id}', { params: { id: tests.id } });
  expect(shown).toMatchObject({ state: 'SUCCESS', packageEndsAt: null });
});
