/**
 * A package for several accounts as a black box: recipients, all or none and exactly once, owners taking over accounts,
 * refunds.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { simulatedGateway } from '../../../environment.ts';
import { testApp, type CallError, type TestUser } from '../../../testing/app.ts';
import { noticesFor, runJobs } from '../../../testing/jobs.ts';
import { freePort, shop, simulatedShop } from '../../../testing/orders.ts';
import { textOfPdf } from '../../../testing/pdf.ts';
import { withTransaction } from '../../../platform/db/index.ts';
import { newestOutboxMessages } from '../../../platform/messages/index.ts';
import { eraseAccount } from '../../../people/own-account/index.ts';

const port = await freePort();
const t = await testApp({ config: { port, payments: simulatedGateway(port) } });
const { hear } = shop(t);
const { open, pay } = simulatedShop(t);
let admin: TestUser;
beforeAll(async () => {
  await t.server.listen({ port, host: '127.0.0.1' });
  admin = await t.createUser({ role: 'ADMIN' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
let serial = 0;
const newPhone = () => `09${String(20_000_000 + (serial += 1))}`;
type Named = { fullName: string; phone: string };
const named = (count = 4): Named[] =>
  Array.from({ length: count }, (_, at) => ({ fullName: `Trần Văn ${'ABCDEFGH'[at]}`, phone: newPhone() }));
const price = 999_999;

const order = (user: TestUser, accounts: Named[]) =>
  open(user, { packageCode: 'COMBO', method: 'VNPAYQR', total: price, accounts });
type Order = Awaited<ReturnType<typeof order>>;
const detail = (user: TestUser, { id }: Order) => t.as(user).call('GET /itf/orders/detail/{id}', { params: { id } });
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;
const refund = ({ id }: Order, amount: number) =>
  t.as(admin).call('POST /itf/orders/{id}/refund', { params: { id }, body: { amount, reason: 'Khách đổi ý' } });
const given = async ({ reference }: Order) =>
  (
    await sql<{ packageCode: string; amount: number; phone: string; status: string }>`
      SELECT m.package_code AS "packageCode", m.amount, u.phone, u.status FROM memberships m JOIN users u ON u.id = m.user_id
      WHERE m.reference = ${reference} ORDER BY m.amount DESC, u.phone`.execute(t.db)
  ).rows;
const withPhone = async (user: TestUser, phone: string) => {
  await t.db.updateTable('users').set({ phone }).where('id', '=', user.id).execute();
  return user;
};
const refusals = (error: CallError) => error.reply.errors!.map(({ path, code }) => `${path} ${code}`);

describe('recipients', () => {
  test('must be four with names and different phones, and each must be able to receive the package', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const quote = (accounts?: unknown) =>
      t.as(buyer).call('POST /payment/quote', { body: { packageCode: 'COMBO', accounts } as never });
    expect(await quote()).toMatchObject({
      action: 'buy-combo',
      lines: [{ kind: 'PRICE', amount: price, label: null }],
      total: price,
      accounts: [],
    });
    const four = named();
    expect(refusals(await failure(quote(four.slice(1))))).toEqual(['accounts required']);
    expect(refusals(await failure(quote([...four, ...named(1)])))).toEqual(['accounts unknownField']);
    const wrong = [
      { ...four[0]!, phone: '0212345678' },
      { ...four[1]!, phone: ' ' },
      four[2]!,
      // The same phone number in another notation.
      { ...four[3]!, phone: `+84 ${four[2]!.phone.slice(1)}` },
    ];
    expect(refusals(await failure(quote(wrong)))).toEqual([
      'accounts.0.phone phoneInvalid',
      'accounts.1.phone required',
      'accounts.3.phone repeated',
    ]);
    expect(refusals(await failure(quote(four.map((one, at) => (at === 1 ? { ...one, fullName: ' ' } : one)))))).toEqual(
      ['accounts.1.fullName required'],
    );
    await withPhone(await t.createUser({ role: 'STUDENT' }), four[0]!.phone);
    await withPhone(await t.createUser({ role: 'TEACHER', status: 'LOCK' }), four[1]!.phone);
    await withPhone(await t.createUser({ role: 'TEACHER', package: 'SCHOOL' }), four[2]!.phone);
    expect(refusals(await failure(quote(four)))).toEqual(
      [0, 1, 2].map((at) => `accounts.${at}.phone ACCOUNT_CANNOT_RECEIVE`),
    );
    // An invalid phone does not suppress the errors of the other phones.
    const mixed = [four[0]!, { ...four[1]!, phone: '12345' }, four[2]!, { ...four[3]!, phone: four[0]!.phone }];
    expect(refusals(await failure(quote(mixed))).sort()).toEqual([
      'accounts.0.phone ACCOUNT_CANNOT_RECEIVE',
      'accounts.1.phone phoneInvalid',
      'accounts.2.phone ACCOUNT_CANNOT_RECEIVE',
      'accounts.3.phone repeated',
    ]);
    const body = { packageCode: 'COMBO', method: 'VNPAYQR', total: price } as const;
    expect(await failure(t.as(buyer).call('POST /payment/create', { body }))).toMatchObject({ code: 'BODY_INVALID' });
    expect(
      await failure(t.as(buyer).call('POST /payment/create', { body: { ...body, accounts: four } })),
    ).toMatchObject({ code: 'BODY_INVALID' });
    const single = { packageCode: 'BASIC', accounts: named() } as const;
    expect(await failure(t.as(buyer).call('POST /payment/quote', { body: single }))).toMatchObject({ status: 400 });
  });

  test('are classified: a new phone, an account of that name, an account of another name', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const four = named();
    await withPhone(
      await t.createUser({ role: 'TEACHER', lastName: 'Đỗ Thị', firstName: 'Ánh' }),
      (four[0] = { fullName: 'Anh Do Thi', phone: four[0]!.phone }).phone,
    );
    await withPhone(await t.createUser({ role: 'TEACHER' }), four[1]!.phone);
    const { accounts } = await t
      .as(buyer)
      .call('POST /payment/quote', { body: { packageCode: 'COMBO', accounts: four } });
    expect(accounts.map(({ sameName }) => sameName)).toEqual([true, false, null, null]);
  });

  test('cannot be probed: checking phones is rate limited like requesting codes', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const ask = () => t.as(buyer).call('POST /payment/quote', { body: { packageCode: 'COMBO', accounts: named() } });
    for (let i = 0; i < 15; i += 1) await ask();
    expect(await failure(ask())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    const body = { packageCode: 'COMBO', method: 'VNPAYQR', total: price, accounts: named() } as const;
    expect(await failure(t.as(buyer).call('POST /payment/create', { body }))).toMatchObject({ status: 429 });
  });

  test('cannot be given by a learner', async () => {
    const learner = await t.createUser({ role: 'STUDENT' });
    const body = { packageCode: 'COMBO', method: 'VNPAYQR', total: price, accounts: named() } as const;
    expect(await failure(t.as(learner).call('POST /payment/create', { body }))).toMatchObject({
      code: 'PACKAGE_AUDIENCE',
    });
  });
});

describe('a paid combo', () => {
  test('is granted once to all four: the buyer, accounts with a lower and the same package, a new one', async () => {
    const four = named();
    const buyer = await withPhone(await t.createUser({ role: 'TEACHER' }), four[0]!.phone);
    const basic = await withPhone(await t.createUser({ role: 'TEACHER', package: 'BASIC' }), four[1]!.phone);
    const ends = new Date(t.now() + 30 * 86_400_000);
    const same = await withPhone(
      await t.createUser({ role: 'TEACHER', package: 'INTERNATIONAL', packageEndsAt: ends }),
      four[2]!.phone,
    );
    const one = await order(buyer, four);
    expect(one).toMatchObject({ action: 'buy-combo', packageCode: 'COMBO', total: price });
    expect(one.accounts.map(({ fullName, opened }) => [fullName, opened])).toEqual(
      four.map(({ fullName }) => [fullName, null]),
    );
    expect(await given(one)).toEqual([]);
    const answers = await Promise.all([pay(one), ...Array.from({ length: 4 }, () => hear(one, '00'))]);
    expect(answers.sort()).toEqual(['00', '02', '02', '02', '02']);
    const rows = await given(one);
    expect(rows.map(({ amount }) => amount)).toEqual([250_000, 250_000, 250_000, 249_999]);
    expect(rows.every(({ packageCode }) => packageCode === 'INTERNATIONAL')).toBe(true);
    for (const user of [buyer, basic, same]) expect(await membership(user)).toMatchObject({ code: 'INTERNATIONAL' });
    // A renewal starts at the end of the running membership.
    expect(Date.parse((await membership(same))!.endDate!)).toBeGreaterThan(ends.getTime() + 360 * 86_400_000);
    const paid = await detail(buyer, one);
    expect(paid).toMatchObject({ state: 'SUCCESS' });
    expect(paid.accounts.map(({ opened }) => opened)).toEqual([false, false, false, true]);
    expect(paid.accounts.every(({ packageEndsAt }) => packageEndsAt !== null)).toBe(true);
    expect(
      (
        await sql<{ n: number }>`SELECT sum(amount)::int AS n FROM payment_ledger WHERE order_id = ${one.id}`.execute(
          t.db,
        )
      ).rows,
    ).toEqual([{ n: price }]);

    // All four are notified: the new account by a message without a secret, the others as usual.
    await runJobs(t);
    const [message] = await newestOutboxMessages(t.db, four[3]!.phone);
    expect(message!.body).toContain('/register');
    expect(message!.body).not.toContain('Trần');
    expect(await newestOutboxMessages(t.db, four[0]!.phone)).toEqual([]);
    const kinds = async (user: TestUser) => (await noticesFor(t, user)).notices.map(({ kind }) => kind);
    expect(await kinds(basic)).toContain('PACKAGE_GIVEN');
    expect(await kinds(buyer)).toEqual(['ORDER_PAID']);

    // The receipt names them.
    const receipt = await t.as(buyer).raw({ method: 'GET', url: `/api/itf/orders/${one.id}/receipt` });
    const { text } = await textOfPdf(receipt.rawPayload);
    for (const { fullName } of four) expect(text).toContain(fullName);
  });

  test('is granted to nobody when one account can no longer receive it: staff decides', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const four = named();
    const third = await withPhone(await t.createUser({ role: 'TEACHER' }), four[2]!.phone);
    const one = await order(buyer, four);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', third.id).execute();
    expect(await pay(one)).toBe('00');
    expect(await detail(buyer, one)).toMatchObject({ state: 'PROCESSING', review: 'CHANGED' });
    expect(await given(one)).toEqual([]);
    const opened = () =>
      t.db
        .selectFrom('users')
        .select('id')
        .where('phone', 'in', [four[0]!.phone, four[1]!.phone, four[3]!.phone])
        .execute();
    expect(await opened()).toEqual([]);
    const accept = () =>
      t.as(admin).call('POST /itf/orders/{id}/review', {
        params: { id: one.id },
        body: { decision: 'accept', reason: 'Đã gọi khách' },
      });
    expect(await failure(accept())).toMatchObject({ code: 'ACCOUNT_CANNOT_RECEIVE' });
    await t.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', third.id).execute();
    expect(await accept()).toMatchObject({ state: 'SUCCESS' });
    expect(await given(one)).toHaveLength(4);
  });

  test('of two buyers who buy for each other concurrently: both orders are fulfilled', async () => {
    const [a, b] = [newPhone(), newPhone()];
    const one = await withPhone(await t.createUser({ role: 'TEACHER' }), a);
    const other = await withPhone(await t.createUser({ role: 'TEACHER' }), b);
    const both = [
      { fullName: 'Nguyễn Thị An', phone: a },
      { fullName: 'Nguyễn Thị An', phone: b },
    ];
    const orders = [await order(one, [...both, ...named(2)]), await order(other, [...both.toReversed(), ...named(2)])];
    expect(await Promise.all(orders.map((each) => pay(each)))).toEqual(['00', '00']);
    for (const each of orders) expect(await given(each)).toHaveLength(4);
  });
});

describe('an account that was opened', () => {
  const code = async (phone: string) => /\b(\d{6})\b/.exec((await newestOutboxMessages(t.db, phone))[0]!.body)![1]!;
  const nobody = t.as(null);
  const comes = async (phone: string, body: object) => {
    await nobody.call('POST /auth/sms-otp', { body: { username: phone, purpose: 'REGISTER' } });
    const { ticket } = await nobody.call('POST /auth/verify-sms-otp', {
      body: { username: phone, purpose: 'REGISTER', code: await code(phone) },
    });
    return nobody.call('POST /auth/register', {
      body: {
        ticket,
        fullName: 'Lê Thị Bình',
        birthday: '1990-05-06',
        password: 'Mua2thu8',
        acceptTerms: true,
        tokensInBody: true,
        ...body,
      },
    });
  };

  test('is taken over by the owner of the phone, who signs up as usual and has the package; nothing else opens it', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const four = named();
    await pay(await order(buyer, four));
    const { phone } = four[0]!;
    expect(await nobody.call('GET /auth/user-exist', { query: { username: phone } })).toEqual({ exists: false });
    // Signing in with a password fails, and no password can be set without birthday and consent.
    expect(
      await failure(nobody.call('POST /auth/login', { body: { username: phone, password: 'Mua2thu8' } })),
    ).toMatchObject({ code: 'WRONG_USERNAME_PASSWORD' });
    expect(
      await failure(nobody.call('POST /auth/sms-otp', { body: { username: phone, purpose: 'FORGOT_PASSWORD' } })),
    ).toMatchObject({ code: 'PHONE_NOT_REGISTERED' });
    const young = `${new Date(t.now()).getUTCFullYear() - 12}-01-01`;
    const guardian = newPhone();
    await nobody.call('POST /auth/sms-otp', { body: { username: guardian, purpose: 'GUARDIAN' } });
    const { ticket: guardianTicket } = await nobody.call('POST /auth/verify-sms-otp', {
      body: { username: guardian, purpose: 'GUARDIAN', code: await code(guardian) },
    });
    expect(await failure(comes(phone, { birthday: young, guardianTicket }))).toMatchObject({
      code: 'TEACHER_TOO_YOUNG',
    });
    t.advance(120_000);
    const { userId, accessToken } = await comes(phone, {});
    const me = await t.as({ id: userId, token: accessToken! }).call('GET /account/profile');
    expect(me).toMatchObject({
      fullName: 'Lê Thị Bình',
      role: 'TEACHER',
      roleChosen: true,
      membership: { code: 'INTERNATIONAL' },
    });
    expect(
      await t.db
        .selectFrom('users')
        .select(['status', sql<boolean>`terms_accepted_at IS NOT NULL`.as('agreed')])
        .where('phone', '=', phone)
        .executeTakeFirst(),
    ).toEqual({ status: 'ACTIVE', agreed: true });
    t.advance(120_000);
    expect(
      await failure(nobody.call('POST /auth/sms-otp', { body: { username: phone, purpose: 'REGISTER' } })),
    ).toMatchObject({ code: 'PHONE_REGISTERED' });
  });
});

describe('refunds', () => {
  test('a partial one keeps all four packages, the full one revokes them, and the ledger ends at zero', async () => {
    const four = named();
    const buyer = await withPhone(await t.createUser({ role: 'TEACHER' }), four[0]!.phone);
    const one = await order(buyer, four);
    await pay(one);
    expect(await refund(one, 99_999)).toMatchObject({ state: 'SUCCESS', refunded: 99_999 });
    expect(await membership(buyer)).toMatchObject({ code: 'INTERNATIONAL', isExpired: false });
    await refund(one, 900_000);
    expect(await membership(buyer)).toMatchObject({ isExpired: true });
    const { rows } = await sql<{ running: number; ledger: number }>`
      SELECT (SELECT count(*)::int FROM memberships WHERE reference = ${one.reference} AND ends_at > ${new Date(t.now())}) AS running,
        (SELECT sum(amount)::int FROM payment_ledger WHERE order_id = ${one.id}) AS ledger`.execute(t.db);
    expect(rows).toEqual([{ running: 0, ledger: 0 }]);
    expect(await failure(refund(one, 1))).toMatchObject({ code: 'REFUND_TOO_HIGH' });
  });

  test('an open order of a deleted buyer keeps no names and phones once it ends unpaid', async () => {
    const buyer = await t.createUser({ role: 'TEACHER' });
    const one = await order(buyer, named());
    const namesLeft = async () =>
      (await t.db.selectFrom('order_accounts').select('phone').where('order_id', '=', one.id).execute()).filter(
        ({ phone }) => phone !== null,
      ).length;
    await t.as(buyer).call('POST /account/delete');
    expect(await namesLeft()).toBe(4);
    expect(await hear(one, '24')).toBe('00');
    expect(await namesLeft()).toBe(0);
  });

  test('deleting a recipient’s account erases name and phone in the order', async () => {
    const four = named();
    const buyer = await t.createUser({ role: 'TEACHER' });
    const owner = await withPhone(await t.createUser({ role: 'TEACHER' }), four[1]!.phone);
    const one = await order(buyer, four);
    await pay(one);
    // A recipient whose phone has changed since is found by the account; in an order that granted nothing, by the
    // phone.
    const moved = await t.db.selectFrom('users').select('id').where('phone', '=', four[2]!.phone).executeTakeFirst();
    await withPhone({ ...owner, id: moved!.id }, newPhone());
    const third = await t.createUser({ role: 'TEACHER' });
    const unpaid = await order(buyer, [{ ...four[0]! }, { fullName: 'Trần Văn Hai', phone: newPhone() }, ...named(2)]);
    await withPhone(third, unpaid.accounts[1]!.phone!);
    await t.as(owner).call('POST /account/delete');
    await t.as(third).call('POST /account/delete');
    await withTransaction(t.app.db, (db) => eraseAccount(db, moved!.id, 'Đã xoá', new Date(t.now())));
    const accounts = (await detail(buyer, one)).accounts;
    for (const erased of [accounts[1], accounts[2], (await detail(buyer, unpaid)).accounts[1]])
      expect(erased).toMatchObject({ fullName: '', phone: null });
    expect(accounts[0]).toMatchObject(four[0]!);
    // Deleting the buyer keeps the recipients of a paid order and erases those of an unpaid one.
    expect(await hear(unpaid, '24')).toBe('00');
    await t.as(buyer).call('POST /account/delete');
    const rows = await t.db
      .selectFrom('order_accounts')
      .select(['order_id as order', 'position', 'phone', 'full_name as name'])
      .where('order_id', 'in', [one.id, unpaid.id])
      .orderBy('position')
      .execute();
    const left = rows.filter(({ phone }) => phone !== null);
    expect(left.map(({ order, position }) => [order, position])).toEqual([
      [one.id, 1],
      [one.id, 4],
    ]);
    expect(left[0]).toMatchObject({ name: four[0]!.fullName });
    expect(rows.filter(({ order, name }) => order === unpaid.id && name !== '')).toEqual([]);
  });
});
