/** Quotes of sales: their prices, their number, and that a given quote never changes. */
import { randomUUID } from 'node:crypto';
import { addDays, dayInVietnam } from '@vumon/domain';
import type { Input } from '@vumon/contract/client';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { shop, testGateway } from '../../testing/orders.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { deleteQuotesOf } from './quotes.queries.ts';

type Body = Input<'POST /itf/quotes'>['body'];

const t = await testApp({ config: { payments: testGateway } });
const { order, hear, quoteOf } = shop(t);
let sale: TestUser;
let admin: TestUser;
beforeAll(async () => {
  [sale, admin] = [await t.createUser({ role: 'SALE', firstName: 'Sao' }), await t.createUser({ role: 'ADMIN' })];
});
const inDays = (days: number) => addDays(dayInVietnam(t.now()), days);
const give = (body: Partial<Body>, by = sale) =>
  t.as(by).call('POST /itf/quotes', {
    body: {
      recipient: 'Cô Hạnh',
      locale: 'vi',
      validUntil: inDays(30),
      items: [{ packageCode: 'ADVANCE', quantity: 1 }],
      ...body,
    },
  });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code }: CallError) => code,
  );
async function paperOf(id: string) {
  const reply = await t.as(sale).raw({ method: 'GET', url: `/api/itf/quotes/${id}/file` });
  expect(reply.statusCode).toBe(200);
  return {
    ...(await textOfPdf(reply.rawPayload)),
    name: decodeURIComponent(String(reply.headers['content-disposition'])),
  };
}
async function request(message: string, organisation = '') {
  await t.as(null).call('POST /user-request', {
    body: {
      fullName: 'Thầy Bình',
      phone: '0912345678',
      email: `${randomUUID()}@truong.example`,
      message,
      organisation,
      website: '',
      openMs: 60_000,
    },
  });
  const { items } = await t.as(sale).call('GET /itf/user-requests', { query: { view: 'ALL' } });
  return items.find((one) => one.message === message)!.id;
}

test('a single package for an account costs what the checkout asks of it; several have the listed price', async () => {
  const buyer = await t.createUser({ role: 'TEACHER' });
  await hear(await order(buyer, 'BASIC'), '00');
  const asked = await quoteOf(buyer, 'ADVANCE');
  const one = await give({ customerId: buyer.id });
  expect(one).toMatchObject({ total: asked.total, customerId: buyer.id, requestId: null, organisation: '', note: '' });
  expect(one.items[0]!.lines).toEqual(asked.lines);
  expect(one.items[0]!.lines.map(({ kind }) => kind)).toEqual(['PRICE', 'CREDIT']);
  const listed = asked.lines[0]!.amount;
  const several = await give({ customerId: buyer.id, items: [{ packageCode: 'ADVANCE', quantity: 3 }] });
  expect(several).toMatchObject({ total: 3 * listed, items: [{ unitPrice: listed, quantity: 3 }] });
  const twice = await give({
    customerId: buyer.id,
    items: Array.from({ length: 2 }, () => ({ packageCode: 'ADVANCE' as const, quantity: 1 })),
  });
  expect(twice.total).toBe(2 * listed);
  expect(new Set([one, several, twice].map(({ number }) => number)).size).toBe(3);
  const found = await t.as(admin).call('GET /itf/quotes', { query: { customerId: buyer.id } });
  expect(found.map(({ id }) => id)).toEqual([twice.id, several.id, one.id]);
  const { text, pages } = await paperOf(one.id);
  expect(pages).toBe(1);
  for (const part of [
    one.number,
    'Cô Hạnh',
    'Phần chưa dùng của gói đang có',
    asked.total.toLocaleString('vi-VN'),
    'hóa đơn giá trị gia tăng',
  ])
    expect(text).toContain(part);
});

test('a request of a school gets the agreed price of a package that is not sold, in English too', async () => {
  const requestId = await request('Trường muốn gói cho 60 giáo viên.', 'Trường Hoa Sen');
  const items = [{ packageCode: 'SCHOOL' as const, quantity: 2, unitPrice: 15_000_000 }];
  const made = await give({
    requestId,
    items,
    locale: 'en',
    organisation: 'Hoa Sen School',
    note: 'Training included.',
  });
  expect(made).toMatchObject({
    total: 30_000_000,
    requestId,
    customerId: null,
    madeBy: expect.stringContaining('Sao'),
  });
  const { text, name } = await paperOf(made.id);
  for (const part of ['Quote', 'Hoa Sen School', '30,000,000', 'Training included.', '12 months'])
    expect(text).toContain(part);
  expect(name).toContain(`Quote ${made.number}.pdf`);
  expect((await t.as(sale).call('GET /itf/quotes', { query: { requestId } })).map(({ id }) => id)).toEqual([made.id]);
  const packages = await t.as(sale).call('GET /itf/quotes/packages');
  expect(packages.find(({ packageCode }) => packageCode === 'SCHOOL')).toMatchObject({ price: null });
  expect(packages.some(({ packageCode }) => packageCode === 'TRIAL')).toBe(false);
});

test('a quote opens unchanged after prices and the company have changed', async () => {
  const requestId = await request('Báo giá giúp tôi.');
  const made = await give({ requestId });
  const before = await paperOf(made.id);
  await t.db.updateTable('packages').set({ price: 1_000, name: 'Tên khác' }).where('code', '=', 'ADVANCE').execute();
  const { revision, texts } = await t.as(admin).call('GET /itf/site-texts');
  await t
    .as(admin)
    .call('PUT /itf/site-texts', { body: { revision, texts: { ...texts, company: 'Công ty Tên Mới' } } });
  expect(await paperOf(made.id)).toEqual(before);
  expect((await paperOf((await give({ requestId })).id)).text).toContain('Công ty Tên Mới');
});

test('what cannot be quoted is refused with its reason', async () => {
  const requestId = await request('Thử từ chối.');
  const learner = await t.createUser({ role: 'STUDENT' });
  expect(await refusal(give({}))).toBe('BODY_INVALID');
  expect(await refusal(give({ requestId, customerId: learner.id }))).toBe('BODY_INVALID');
  expect(await refusal(give({ requestId, validUntil: inDays(-1) }))).toBe('PERIOD_INVALID');
  expect(await refusal(give({ requestId, validUntil: inDays(91) }))).toBe('PERIOD_INVALID');
  expect(await refusal(give({ requestId, validUntil: inDays(90) }))).toBeNull();
  expect(await refusal(give({ requestId, items: [{ packageCode: 'SCHOOL', quantity: 1 }] }))).toBe('PACKAGE_NOT_SOLD');
  expect(await refusal(give({ requestId, items: [{ packageCode: 'TRIAL', quantity: 1 }] }))).toBe('PACKAGE_NOT_SOLD');
  // Sales cannot invent the price of a package that has one.
  expect(await refusal(give({ requestId, items: [{ packageCode: 'ADVANCE', quantity: 1, unitPrice: 1 }] }))).toBe(
    'BODY_INVALID',
  );
  expect(await refusal(give({ customerId: learner.id }))).toBe('PACKAGE_AUDIENCE');
  expect(await refusal(give({ customerId: learner.id, items: [{ packageCode: 'ADVANCE', quantity: 2 }] }))).toBe(
    'PACKAGE_AUDIENCE',
  );
  for (const customerId of [sale.id, randomUUID()]) expect(await refusal(give({ customerId }))).toBe('NOT_FOUND');
  expect(await refusal(give({ requestId: randomUUID() }))).toBe('NOT_FOUND');
  for (const role of ['OPERATOR', 'TEACHER', 'STUDENT'] as const)
    expect(await refusal(give({ requestId }, await t.createUser({ role }))), role).toBe('FORBIDDEN');
});

test('quotes go with the account that they were given to', async () => {
  const buyer = await t.createUser({ role: 'TEACHER' });
  const { id } = await give({ customerId: buyer.id, items: [{ packageCode: 'BASIC', quantity: 1 }] });
  await deleteQuotesOf(t.db, buyer.id);
  expect((await t.as(sale).raw({ method: 'GET', url: `/api/itf/quotes/${id}/file` })).statusCode).toBe(404);
});
