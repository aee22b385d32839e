/** Guards of orders and vouchers, each with the one request that gets through when the guard is missing. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { endNeverPaid } from '../commerce/payments/settlement.service.ts';
import { testApp, type TestUser } from '../testing/app.ts';
import { untilBlocked } from '../testing/blocked.ts';
import { addCatalogue, addReadyExam } from '../testing/content.ts';
import { shop, testGateway } from '../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear, resultOf, signed, granted } = shop(t);
let admin: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
});

const teacher = () => t.createUser({ role: 'TEACHER' });
type Order = Awaited<ReturnType<typeof order>>;
const stored = ({ id }: Pick<Order, 'id'>) =>
  t.db.selectFrom('orders').select(['state', 'review']).where('id', '=', id).executeTakeFirstOrThrow();
const makeVoucher = (code: string, more: object = {}) =>
  t.as(admin).call('POST /itf/vouchers', {
    body: {
      code,
      name: 'Tháng 11',
      kind: 'PERCENT',
      value: 10,
      ceiling: null,
      itemKinds: null,
      packages: null,
      roles: null,
      startsAt: null,
      endsAt: null,
      usesAllowed: null,
      usesPerUser: null,
      ...more,
    },
  });
const validate = (user: TestUser, voucher_code: string) =>
  t.as(user).call('POST /itf/voucher/validate', { body: { voucher_code, packageCode: 'BASIC' } });

describe('an order', () => {
  it("is not shown to a return URL without the gateway's signature", async () => {
    const user = await teacher();
    const query = signed(resultOf(await order(user, 'BASIC'), '24')).replace('ResponseCode=24', 'ResponseCode=00');
    const reply = await t.as(user).raw({ method: 'GET', url: `/api/payment/return?${query}` });
    expect(reply.json()).toMatchObject({ code: 'PAYMENT_RETURN_INVALID' });
  });

  it('waits for a concurrent one of the same buyer: together they respect the limit of open orders', async () => {
    const user = await teacher();
    for (let n = 0; n < 4; n += 1) await order(user, 'BASIC');
    const made = await t.db.transaction().execute(async (db) => {
      await sql`SELECT FROM users WHERE id = ${user.id} FOR UPDATE`.execute(db);
      const both = Promise.allSettled([order(user, 'BASIC'), order(user, 'BASIC')]);
      await untilBlocked(t.db, 2);
      return { both };
    });
    const ends = await made.both;
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('that was paid, or waits for staff, is not ended by a late notification of failure', async () => {
    const [paid, suspected] = [await order(await teacher(), 'BASIC'), await order(await teacher(), 'BASIC')];
    await hear(paid, '00');
    await hear(suspected, '07');
    for (const one of [paid, suspected]) {
      const before = await stored(one);
      await endNeverPaid(t.app, one.id);
      expect(await stored(one)).toEqual(before);
    }
    expect(await granted(paid)).toBe(1);
  });

  it('of a test that is paid twice grants it once: staff decides on the other', async () => {
    const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
    await t.db
      .updateTable('exams')
      .set({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE' })
      .where('id', '=', examId)
      .execute();
    await t.as(admin).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: 29_000 } });
    const learner = await t.createUser({ role: 'STUDENT' });
    const buy = async () =>
      (await t.as(learner).call('POST /payment/create', { body: { examId, method: 'VNPAYQR', total: 29_000 } })).order;
    const [first, second] = [await buy(), await buy()];
    await hear(first, '00');
    await hear(second, '00');
    expect(await stored(first)).toMatchObject({ state: 'SUCCESS', review: null });
    expect(await stored(second)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
  });
});

describe('a voucher', () => {
  it('with one use per person is available to others when somebody has used theirs', async () => {
    await makeVoucher('MOINGUOI', { usesPerUser: 1 });
    const [first, second] = [await teacher(), await teacher()];
    await order(first, 'BASIC', 'MOINGUOI');
    await expect(validate(first, 'MOINGUOI')).rejects.toMatchObject({ code: 'VOUCHER_USER_LIMIT' });
    expect(await validate(second, 'MOINGUOI')).toMatchObject({ discount: 21_600 });
  });

  it('is not checked for users who are throttled after too many guesses; others are not affected', async () => {
    await makeVoucher('CHINHXAC');
    const [guessing, other] = [await teacher(), await teacher()];
    for (let guess = 0; guess < 5; guess += 1)
      await expect(validate(guessing, `DOAN${guess}`)).rejects.toMatchObject({ code: 'VOUCHER_OUT_OF_SCOPE' });
    await expect(validate(guessing, 'CHINHXAC')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await validate(other, 'CHINHXAC')).toMatchObject({ code: 'CHINHXAC' });
  });
});
