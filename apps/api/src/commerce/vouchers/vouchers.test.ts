/** Vouchers as a black box: discounts, refusals, uses, and who may create and change vouchers. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import type { OfferCode } from '@vumon/domain';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
let admin: TestUser;
let sale: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  sale = await t.createUser({ role: 'SALE', firstName: 'Kim' });
});
const teacher = () => t.createUser({ role: 'TEACHER' });
const membership = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).membership;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const ledger = async ({ id }: { readonly id: string }) =>
  (
    await sql<{
      kind: string;
      amount: number;
    }>`SELECT kind, amount FROM payment_ledger WHERE order_id = ${id} ORDER BY id`.execute(t.db)
  ).rows;
const terms = {
  name: 'Tháng 11',
  kind: 'PERCENT' as const,
  value: 10,
  ceiling: null,
  itemKinds: null,
  packages: null,
  roles: null,
  startsAt: null,
  endsAt: null,
  usesAllowed: null,
  usesPerUser: null,
};
const day = 86_400_000;
const after = (ms: number) => new Date(t.now() + ms).toISOString();

describe('administration by staff', () => {
  const make = (user: TestUser, code: string, more: object = {}) =>
    t.as(user).call('POST /itf/vouchers', { body: { ...terms, code, ...more } });
  const revisionOf = async (id: string) =>
    (await t.db.selectFrom('vouchers').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision;
  const change = async (user: TestUser, id: string, more: object) =>
    t.as(user).call('PUT /itf/vouchers/{id}', {
      params: { id },
      body: { ...terms, revision: await revisionOf(id), ...more },
    });
  const stop = (user: TestUser, id: string, stopped: boolean) =>
    t.as(user).call('PUT /itf/vouchers/{id}/stopped', { params: { id }, body: { stopped } });
  const paths = async (work: Promise<unknown>) => (await failure(work)).reply.errors?.map(({ path }) => path);

  test('sales staff create vouchers within the limits of the settings, and change their own only', async () => {
    expect(await t.as(admin).call('GET /itf/vouchers/limits')).toBeNull();
    expect(await t.as(sale).call('GET /itf/vouchers/limits')).toEqual({
      percent: 20,
      amount: 100_000,
      uses: 100,
      days: 31,
    });
    const within = { value: 20, ceiling: 100_000, usesAllowed: 100, endsAt: after(31 * day - 3_600_000) };
    expect(await paths(make(sale, 'QUADA'))).toEqual(['ceiling', 'usesAllowed', 'endsAt']);
    expect(await paths(make(sale, 'QUADA', { ...within, value: 21 }))).toEqual(['value']);
    expect(await paths(make(sale, 'QUADA', { ...within, ceiling: 100_001 }))).toEqual(['ceiling']);
    expect(await paths(make(sale, 'QUADA', { ...within, usesAllowed: 101 }))).toEqual(['usesAllowed']);
    expect(await paths(make(sale, 'QUADA', { ...within, endsAt: after(31 * day + 3_600_000) }))).toEqual(['endsAt']);
    expect(await paths(make(sale, 'QUADA', { ...within, kind: 'AMOUNT', value: 100_001, ceiling: null }))).toEqual([
      'value',
    ]);
    const own = await make(sale, 'KINHDOANH', within);
    expect(own).toMatchObject({ mayChange: true, status: 'USABLE', createdBy: 'Nguyễn Thị Kim' });
    expect(await paths(change(sale, own.id, { ...within, value: 50 }))).toEqual(['value']);
    expect(await change(sale, own.id, { ...within, value: 15 })).toMatchObject({ value: 15, code: 'KINHDOANH' });
    const other = await make(admin, 'QUANTRI', { value: 50 });
    expect(await failure(change(sale, other.id, within))).toMatchObject({ status: 403 });
    const changeable = async (user: TestUser) =>
      (await t.as(user).call('GET /itf/vouchers', { query: { sort: 'code', direction: 'asc' } })).items.map(
        ({ code, mayChange }) => [code, mayChange],
      );
    expect([await changeable(sale), await changeable(admin)]).toEqual(
      [false, true].map((all) => [
        ['KINHDOANH', true],
        ['QUANTRI', all],
      ]),
    );
    expect(await failure(stop(sale, other.id, true))).toMatchObject({ status: 403 });
    expect(await failure(make(await teacher(), 'GIAOVIEN'))).toMatchObject({ status: 403 });
  });

  test('a code is 3 to 30 letters, digits, hyphens and underscores, written in capitals', async () => {
    for (const code of ['', 'AB', 'HÈ2027', 'A B C', 'A'.repeat(31)])
      expect(await paths(make(admin, code)), code).toEqual(['code']);
    // Other problems are reported together with it.
    expect(await paths(make(admin, 'AB', { kind: 'PERCENT', value: 101 }))).toEqual(['code', 'value']);
    expect(await make(admin, ' he-2027_a ')).toMatchObject({ code: 'HE-2027_A' });
    expect(await failure(make(admin, 'HE-2027_a'))).toMatchObject({ code: 'VOUCHER_EXISTED' });
  });

  test('a stopped one is refused and can be reactivated; the list filters by status', async () => {
    const one = await make(admin, 'DUNGLAI');
    const user = await teacher();
    expect(await stop(admin, one.id, true)).toMatchObject({ status: 'STOPPED' });
    expect(await failure(order(user, 'BASIC', 'DUNGLAI'))).toMatchObject({ code: 'VOUCHER_OUT_OF_SCOPE' });
    const codes = async (status: 'STOPPED' | 'UPCOMING') =>
      (await t.as(sale).call('GET /itf/vouchers', { query: { status } })).items.map(({ code }) => code);
    expect(await codes('STOPPED')).toEqual(['DUNGLAI']);
    await make(admin, 'SAPTOI', { startsAt: after(day) });
    expect(await codes('UPCOMING')).toEqual(['SAPTOI']);
    // Whoever stops it again, changes nothing.
    expect(await stop(admin, one.id, true)).toMatchObject({ status: 'STOPPED' });
    expect(await stop(admin, one.id, false)).toMatchObject({ status: 'USABLE' });
    const noted = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_kind', 'details'])
      .where('subject_id', '=', one.id)
      .orderBy('id')
      .execute();
    expect(noted).toEqual(
      ['voucher-made', 'voucher-stopped', 'voucher-resumed'].map((action) => ({
        action,
        actor_id: admin.id,
        subject_kind: 'voucher',
        details: { code: 'DUNGLAI' },
      })),
    );
    expect((await order(user, 'BASIC', 'DUNGLAI')).total).toBe(194_400);
  });

  test('are sorted and filtered by package, and keep every revision with its author', async () => {
    const within = { ceiling: 50_000, usesAllowed: 10 };
    const one = await make(sale, 'LICHSU1', { ...within, packages: ['ADVANCE'], endsAt: after(2 * day) });
    await make(sale, 'LICHSU2', { ...within, packages: ['BASIC'], endsAt: after(day) });
    const codes = async (query: Input<'GET /itf/vouchers'>['query']) =>
      (await t.as(sale).call('GET /itf/vouchers', { query: { search: 'lichsu', ...query } })).items.map(
        ({ code }) => code,
      );
    expect(await codes({ sort: 'ends', direction: 'asc' })).toEqual(['LICHSU2', 'LICHSU1']);
    expect(await codes({ sort: 'code', direction: 'asc' })).toEqual(['LICHSU1', 'LICHSU2']);
    expect(await codes({ packageCode: 'ADVANCE' })).toEqual(['LICHSU1']);
    await change(sale, one.id, { ...within, packages: ['ADVANCE'], endsAt: one.endsAt, value: 5 });
    await stop(admin, one.id, true);
    const history = await t.as(sale).call('GET /itf/vouchers/{id}/history', { params: { id: one.id } });
    expect(history).toMatchObject([
      { revision: 3, by: { id: admin.id }, before: { stopped: false }, after: { stopped: true, value: 5 } },
      { revision: 2, by: { id: sale.id }, before: { value: 10 }, after: { value: 5 } },
      { revision: 1, before: null, after: { value: 10, packages: ['ADVANCE'] } },
    ]);
    const buyer = await teacher();
    expect(await failure(t.as(buyer).call('GET /itf/vouchers/{id}/history', { params: { id: one.id } }))).toMatchObject(
      { status: 403 },
    );
  });

  test('the second of two concurrent changes is refused, and the first is kept', async () => {
    const one = await make(admin, 'CUNGLUC');
    const { revision } = one;
    await change(admin, one.id, { revision, value: 25 });
    expect(await failure(change(admin, one.id, { revision, name: 'Tên khác' }))).toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
    });
    // Stopping is a change too.
    const stopped = await stop(admin, one.id, true);
    expect(stopped).toMatchObject({ value: 25, name: terms.name, revision: revision + 2 });
    await expect(change(admin, one.id, { revision: revision + 1, value: 30 })).rejects.toMatchObject({ status: 409 });
    await change(admin, one.id, { revision: revision + 2, value: 30 });
    // Saving without a change creates no revision.
    expect(await change(admin, one.id, { revision: revision + 3, value: 30 })).toMatchObject({
      revision: revision + 3,
    });
    expect(await t.as(admin).call('GET /itf/vouchers/{id}/history', { params: { id: one.id } })).toHaveLength(4);
  });

  test('a change applies to later orders: sold ones keep their price, and uses are listed', async () => {
    const one = await make(admin, 'DOIGIA', { usesAllowed: 5 });
    const user = await teacher();
    const sold = await order(user, 'BASIC', 'DOIGIA');
    await change(admin, one.id, { kind: 'AMOUNT', value: 1000, usesAllowed: 1 });
    await hear(sold, '00');
    const kept = await t.as(user).call('GET /itf/orders/detail/{id}', { params: { id: sold.id } });
    expect(kept).toMatchObject({ state: 'SUCCESS', total: 194_400 });
    expect(
      (await t.as(sale).call('GET /itf/vouchers/{id}/uses', { params: { id: one.id }, query: {} })).items,
    ).toMatchObject([
      { reference: sold.reference, buyer: 'Nguyễn Thị An', discount: 21_600, total: 194_400, state: 'SUCCESS' },
    ]);
    const used = await make(admin, 'HAILUOT', { usesAllowed: 2 });
    for (let i = 0; i < 2; i += 1) await order(user, 'BASIC', 'HAILUOT');
    expect((await failure(change(admin, used.id, { usesAllowed: 1 }))).reply.errors).toMatchObject([
      { path: 'usesAllowed', code: 'tooSmall', params: { limit: 2 } },
    ]);
    expect(await change(admin, used.id, { usesAllowed: 2, name: 'Hai lượt' })).toMatchObject({ uses: 2 });
    const noted = await t.db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', used.id)
      .where('action', '=', 'voucher-changed')
      .execute();
    expect(noted).toEqual([{ details: { code: 'HAILUOT', changed: ['name'] } }]);
  });
});

describe('a voucher', () => {
  const make = (code: string, more: object = {}) =>
    t.as(admin).call('POST /itf/vouchers', { body: { ...terms, code, ...more } });
  const validate = (user: TestUser, voucher_code?: string, packageCode: OfferCode = 'BASIC') =>
    t.as(user).call('POST /itf/voucher/validate', {
      body: { ...(voucher_code !== undefined && { voucher_code }), packageCode },
    });
  const uses = async (code: string) =>
    (await t.as(admin).call('GET /itf/vouchers', { query: { search: code } })).items[0]!.uses;

  test('reduces the price; each refusal has a reason', async () => {
    const user = await teacher();
    await make('NHAGIAO', { packages: ['BASIC'], roles: ['TEACHER'] });
    expect(await validate(user, ' nhagiao ')).toEqual({
      code: 'NHAGIAO',
      kind: 'PERCENT',
      value: 10,
      discount: 21_600,
    });
    expect(await failure(validate(user))).toMatchObject({ status: 400, code: 'VOUCHER_CODE_MISSING' });
    expect(await failure(validate(user, '  '))).toMatchObject({ code: 'VOUCHER_CODE_MISSING' });
    expect(await failure(validate(user, 'KHONGCO'))).toMatchObject({ status: 422, code: 'VOUCHER_OUT_OF_SCOPE' });
    expect(await failure(validate(user, 'NHAGIAO', 'ADVANCE'))).toMatchObject({ code: 'VOUCHER_NOT_APPLICABLE' });
    expect(await failure(validate(await t.createUser({ role: 'STUDENT' }), 'NHAGIAO'))).toMatchObject({
      code: 'VOUCHER_OUT_OF_SCOPE',
    });
    await make('HETHAN', { endsAt: new Date(t.now() + 1000).toISOString() });
    t.advance(1000);
    expect(await failure(validate(user, 'HETHAN'))).toMatchObject({ code: 'VOUCHER_EXPIRED' });
    expect(await failure(make('NHAGIAO'))).toMatchObject({ code: 'VOUCHER_EXISTED' });
    expect(await failure(make('QUA', { value: 101 }))).toMatchObject({ status: 400 });
  });

  test('that cannot be checked is refused without details', async () => {
    const user = await teacher();
    await make('CONDAY');
    await sql`ALTER TABLE vouchers RENAME TO vouchers_away`.execute(t.db);
    const refused = await failure(validate(user, 'CONDAY'));
    await sql`ALTER TABLE vouchers_away RENAME TO vouchers`.execute(t.db);
    expect(refused).toMatchObject({ status: 500, code: 'VOUCHER_UNKNOWN' });
    expect(await validate(user, 'CONDAY')).toMatchObject({ discount: 21_600 });
  });

  test('is used by an order, and released when the order ends unpaid', async () => {
    const user = await teacher();
    await make('MOTLAN', { usesPerUser: 1 });
    const one = await order(user, 'BASIC', 'MOTLAN');
    expect(one.lines.at(-1)).toEqual({ kind: 'VOUCHER', amount: -21_600, label: 'MOTLAN' });
    expect(await failure(validate(user, 'MOTLAN'))).toMatchObject({ code: 'VOUCHER_USER_LIMIT' });
    await Promise.all([hear(one, '24'), hear(one, '24')]);
    expect(await uses('MOTLAN')).toBe(0);
    const paid = await order(user, 'BASIC', 'MOTLAN');
    await hear(paid, '00');
    expect(await uses('MOTLAN')).toBe(1);
    expect(await ledger(paid)).toEqual([{ kind: 'PAID', amount: 194_400 }]);
  });

  test('with one use per person is in one order at a time, however many tabs request it', async () => {
    const user = await teacher();
    await make('MOTTHE', { usesPerUser: 1 });
    const orders = await Promise.allSettled(Array.from({ length: 8 }, () => order(user, 'BASIC', 'MOTTHE')));
    expect(await uses('MOTTHE')).toBe(1);
    const made = orders.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) await hear(one, '00');
    expect(await uses('MOTTHE')).toBe(1);
  });

  test('of the full price leaves nothing to pay: the package starts at once', async () => {
    const user = await teacher();
    await make('TATCA', { value: 100 });
    const one = await order(user, 'BASIC', 'TATCA');
    expect(one).toMatchObject({ state: 'SUCCESS', total: 0 });
    expect(await membership(user)).toMatchObject({ code: 'BASIC' });
  });

  test('with three uses is used three times by two hundred concurrent requests', async () => {
    await make('BALUOT', { usesAllowed: 3 });
    const users = await Promise.all(Array.from({ length: 200 }, () => teacher()));
    const body = { packageCode: 'BASIC', method: 'VNPAYQR', total: 194_400, voucherCode: 'BALUOT' } as const;
    const results = await Promise.allSettled(users.map((user) => t.as(user).call('POST /payment/create', { body })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'VOUCHER_EXPIRED' });
    expect(await uses('BALUOT')).toBe(3);
  });
});
