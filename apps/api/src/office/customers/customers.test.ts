/** The page of a customer: what sales see, and that its prices are those of the checkout. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { offerCodes } from '@vumon/domain';
import { CallError, testApp, type TestUser } from '../../testing/app.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear, quoteOf } = shop(t);
let sale: TestUser;
beforeAll(async () => {
  sale = await t.createUser({ role: 'SALE' });
});
const page = (id: string, reader = sale) => t.as(reader).call('GET /itf/customers/{id}', { params: { id } });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: CallError) => error.code,
  );

/** What the checkout asks of this buyer for each offer, the refused ones left out. */
async function pricesOf(buyer: TestUser) {
  const prices = await Promise.all(
    offerCodes.map(async (packageCode) => {
      try {
        const { methods: _, accounts: __, open: ___, ...quote } = await quoteOf(buyer, packageCode);
        return { packageCode, ...quote };
      } catch (error) {
        if (error instanceof CallError) return null;
        throw error;
      }
    }),
  );
  return prices.filter((one) => one !== null);
}
/** By code; an end is a year after the call, so only its day is compared. */
const comparable = <T extends { readonly packageCode: string; readonly endsAt: string | null }>(offers: readonly T[]) =>
  offers
    .map((one) => ({ ...one, endsAt: one.endsAt?.slice(0, 10) ?? null }))
    .sort((a, b) => a.packageCode.localeCompare(b.packageCode));

test('a customer has packages, orders, messages, use and the prices that the checkout asks of them', async () => {
  const buyer = await t.createUser({ role: 'TEACHER', firstName: 'Hạnh' });
  await t.db.updateTable('users').set({ email: 'hanh.mua@vumon.example' }).where('id', '=', buyer.id).execute();
  const other = await t.createUser({ role: 'TEACHER', firstName: 'Khác' });
  await hear(await order(buyer, 'BASIC'), '00');
  await hear(await order(buyer, 'ADVANCE'), '51');
  await hear(await order(other, 'BASIC'), '00');
  const sent = (message: string, who: TestUser | null, email: string, website = '') =>
    t.as(who).call('POST /user-request', {
      body: {
        fullName: 'Cô Hạnh',
        phone: '0912345678',
        email,
        message,
        website,
        openMs: 60_000,
        packageCode: 'ADVANCE',
      },
    });
  await sent('Em muốn lên gói Nâng cao.', buyer, 'noi-khac@vumon.example');
  await sent('Tôi hỏi khi chưa đăng nhập.', null, 'hanh.mua@vumon.example');
  await sent('Lời của người khác.', other, 'hanh.mua@vumon.example');
  await sent('Lời của máy.', buyer, 'hanh.mua@vumon.example', 'https://quang-cao.example');
  const schoolId = randomUUID();
  await t.db
    .insertInto('schools')
    .values({ id: schoolId, name: 'Trường Hoa Sen', created_at: new Date(t.now()) })
    .execute();
  await t.db
    .insertInto('school_members')
    .values({ school_id: schoolId, user_id: buyer.id, role: 'ADMIN', joined_at: new Date(t.now()) })
    .execute();

  const customer = await page(buyer.id);
  expect(customer).toMatchObject({
    id: buyer.id,
    role: 'TEACHER',
    school: { id: schoolId, name: 'Trường Hoa Sen', administers: true, members: 1, packageEndsAt: null },
    orderCount: 2,
    paid: 216_000,
    refunded: 0,
    requestCount: 2,
    usage: { classes: { used: 0 }, students: { used: 0 }, systemTests: { used: 0 }, tests: null },
  });
  expect(customer.orders.map(({ state }) => state)).toEqual(['FAIL', 'SUCCESS']);
  expect(customer.packages[0]).toMatchObject({ packageCode: 'BASIC', state: 'CURRENT', source: 'ORDER' });
  expect(customer.requests.map(({ message, signedIn }) => [message, signedIn]).sort()).toEqual([
    ['Em muốn lên gói Nâng cao.', true],
    ['Tôi hỏi khi chưa đăng nhập.', false],
  ]);
  const offers = comparable(customer.offers);
  expect(offers).toEqual(comparable(await pricesOf(buyer)));
  const upgrade = offers.find(({ packageCode }) => packageCode === 'ADVANCE')!;
  expect(upgrade.action).toBe('upgrade');
  expect(upgrade.lines.map(({ kind }) => kind)).toContain('CREDIT');
  expect(offers.find(({ packageCode }) => packageCode === 'BASIC')!.action).toBe('renew');
});

test('somebody without orders is a customer too; an account that cannot sign in is offered nothing', async () => {
  const learner = await t.createUser({ role: 'STUDENT' });
  const customer = await page(learner.id);
  expect(customer).toMatchObject({ orders: [], orderCount: 0, paid: 0, requests: [], requestCount: 0, school: null });
  expect(customer.usage).toMatchObject({ classes: null, tests: { used: 0 } });
  expect(comparable(customer.offers)).toEqual(comparable(await pricesOf(learner)));
  expect(customer.offers.length).toBeGreaterThan(0);
  const locked = await t.createUser({ role: 'TEACHER', status: 'LOCK' });
  expect(await page(locked.id)).toMatchObject({ status: 'LOCK', usage: null, offers: [] });
});

test('staff, deleted accounts and seats of sample classes are no customers', async () => {
  for (const role of ['ADMIN', 'OPERATOR', 'SALE'] as const)
    expect(await refusal(page((await t.createUser({ role })).id)), role).toBe('NOT_FOUND');
  const [deleted, seat] = [await t.createUser({ role: 'TEACHER' }), await t.createUser({ role: 'STUDENT' })];
  await t.db
    .updateTable('users')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', '=', deleted.id)
    .execute();
  await t.db.updateTable('users').set({ sample: true }).where('id', '=', seat.id).execute();
  // An administrator who was a teacher before keeps that role in the row.
  const promoted = await t.createUser({ role: 'TEACHER' });
  await t.db.updateTable('users').set({ is_admin: true }).where('id', '=', promoted.id).execute();
  for (const { id } of [deleted, seat, promoted]) expect(await refusal(page(id))).toBe('NOT_FOUND');
  expect(await refusal(page(randomUUID()))).toBe('NOT_FOUND');
});

test('only sales and administrators see it, and nothing but what is declared', async () => {
  const customer = await t.createUser({ role: 'TEACHER' });
  const admin = await t.createUser({ role: 'ADMIN' });
  for (const role of ['OPERATOR', 'TEACHER', 'STUDENT'] as const)
    expect(await refusal(page(customer.id, await t.createUser({ role }))), role).toBe('FORBIDDEN');
  expect(Object.keys(await page(customer.id, admin)).sort()).toEqual(
    `createdAt email fullName id locale offers orderCount orders packages paid phone provinceName refunded
     requestCount requests role school status usage`.split(/\s+/),
  );
});
