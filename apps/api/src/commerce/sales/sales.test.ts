/** Sales as a black box: prices by the server's clock, prices of orders, and single tests for learners. */
import { beforeAll, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import { addMonths } from '@vumon/domain';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { quoteOf, order, hear } = shop(t);
let admin: TestUser;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  await addCatalogue(t.db);
});
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const hour = 3_600_000;
const at = (ms: number) => new Date(t.now() + ms).toISOString();
const words = { name: 'Ưu đãi 20/11', nameEn: '20 November' };
const make = (more: object = {}) =>
  t.as(admin).call('POST /itf/sales', {
    body: { ...words, packageCode: 'ADVANCE', price: 259_200, startsAt: at(hour), endsAt: at(3 * hour), ...more },
  });
const saleOf = async (code: string) =>
  (await t.as(null).call('GET /sale-item')).items.find(({ packageCode }) => packageCode === code)!.sale;

test("the price follows the server's clock; a price shown before a change is either accepted or clearly refused", async () => {
  const sale = await make();
  const user = await t.createUser({ role: 'TEACHER' });
  expect(await saleOf('ADVANCE')).toMatchObject({ state: 'UPCOMING', price: 259_200 });
  expect((await quoteOf(user, 'ADVANCE')).total).toBe(324_000);
  t.advance(hour);
  expect(await saleOf('ADVANCE')).toMatchObject({ state: 'RUNNING' });
  const seen = await quoteOf(user, 'ADVANCE');
  expect(seen.lines).toEqual([
    { kind: 'PRICE', amount: 324_000, label: null },
    { kind: 'SALE', amount: -64_800, label: null },
  ]);
  const sold = await order(user, 'ADVANCE');
  expect(sold.total).toBe(259_200);
  t.advance(2 * hour);
  expect(await saleOf('ADVANCE')).toBeNull();
  const late = { packageCode: 'ADVANCE', method: 'VNPAYQR', total: seen.total } as const;
  expect(await failure(t.as(user).call('POST /payment/create', { body: late }))).toMatchObject({
    code: 'PRICE_CHANGED',
  });
  // An order that was made during the sale but paid after its end keeps the shown price.
  expect(await hear(sold, '00')).toBe('00');
  const kept = await t.as(user).call('GET /itf/orders/detail/{id}', { params: { id: sold.id } });
  expect(kept).toMatchObject({ state: 'SUCCESS', total: 259_200 });
  expect((await t.as(admin).call('GET /itf/sales', { query: { state: 'ENDED' } })).items).toMatchObject([
    { id: sale.id, orders: 1 },
  ]);
});

test('an order keeps its package as it was sold when an administrator changes the package before payment', async () => {
  const user = await t.createUser({ role: 'TEACHER' });
  const sold = await order(user, 'INTERNATIONAL');
  const packages = await t.as(admin).call('GET /itf/packages');
  const { name, nameEn, price, months, days, uses, recommended, ladder, features, caps, revision } = packages.find(
    ({ code }) => code === 'INTERNATIONAL',
  )!;
  const before = { name, nameEn, price, months, days, uses, recommended, ladder, features, caps };
  const change = (more: object, revision: number) =>
    t.as(admin).call('PUT /itf/packages/{code}', {
      params: { code: 'INTERNATIONAL' },
      body: { ...before, revision, ...more },
    });
  await change({ name: 'Toàn cầu', price: 500_000, months: 6 }, revision);
  expect((await quoteOf(user, 'INTERNATIONAL')).total).toBe(500_000);
  expect(await hear(sold, '00')).toBe('00');
  const given = await t.as(user).call('GET /itf/orders/detail/{id}', { params: { id: sold.id } });
  expect(given).toMatchObject({ state: 'SUCCESS', name, total: price, lines: sold.lines });
  expect(given.packageEndsAt).toBe(addMonths(new Date(given.paidAt!), 12).toISOString());
  await change({}, revision + 1);
});

test('two sales of one package do not overlap, none raises the price, and a stopped one has ended', async () => {
  const sale = await make({ packageCode: 'BASIC', price: 100_000 });
  const body = { packageCode: 'BASIC', price: 90_000 };
  expect(await failure(make({ ...body, startsAt: at(2 * hour) }))).toMatchObject({ code: 'SALE_OVERLAPS' });
  await make({ ...body, startsAt: at(3 * hour), endsAt: at(4 * hour) });
  const both = await Promise.allSettled(
    [1, 2].map(() => make({ ...body, startsAt: at(5 * hour), endsAt: at(6 * hour) })),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await failure(make({ ...body, price: 216_000 }))).reply.errors).toMatchObject([{ path: 'price' }]);
  const ends = async (startsAt: string, endsAt: string) =>
    (await failure(make({ ...body, startsAt, endsAt }))).reply.errors;
  expect(await ends(at(9 * hour), at(8 * hour))).toMatchObject([{ path: 'endsAt', code: 'endsBeforeStart' }]);
  expect(await ends(at(-2 * hour), at(-hour))).toMatchObject([{ path: 'endsAt', code: 'dateInPast' }]);
  expect(await failure(make({ packageCode: 'TRIAL', price: 1 }))).toMatchObject({ code: 'PACKAGE_NOT_SOLD' });
  const change = (revision: number) =>
    t.as(admin).call('PUT /itf/sales/{id}', {
      params: { id: sale.id },
      body: { ...words, price: 80_000, startsAt: at(0), endsAt: at(2 * hour), revision },
    });
  expect(await change(1)).toMatchObject({ state: 'RUNNING', price: 80_000, revision: 2 });
  expect(await failure(change(1))).toMatchObject({ code: 'VERSION_CONFLICT' });
  const user = await t.createUser({ role: 'TEACHER' });
  expect((await quoteOf(user, 'BASIC')).total).toBe(80_000);
  await t.as(admin).call('POST /itf/sales/{id}/stop', { params: { id: sale.id } });
  expect((await quoteOf(user, 'BASIC')).total).toBe(216_000);
  // A stopped sale cannot be changed, and another sale may use its time.
  expect(await failure(change(3))).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await make({ ...body, startsAt: at(0), endsAt: at(2 * hour) })).toMatchObject({ state: 'RUNNING' });
  expect(await failure(t.as(user).call('GET /itf/sales', { query: {} }))).toMatchObject({ status: 403 });
});

test('sales are found by text, package and state, sorted, and keep every revision with its author', async () => {
  const names = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ name }) => name);
  const list = async (query: Input<'GET /itf/sales'>['query']) =>
    (await t.as(admin).call('GET /itf/sales', { query })).items;
  const later = { packageCode: 'INTERNATIONAL', startsAt: at(50 * hour), endsAt: at(60 * hour) };
  const first = await make({ ...later, name: 'Khai giảng sớm', price: 300_000 });
  await make({ ...later, name: 'Khai giảng muộn', price: 200_000, startsAt: at(60 * hour), endsAt: at(61 * hour) });
  expect(await names({ search: 'khai giang', sort: 'price', direction: 'asc' })).toEqual([
    'Khai giảng muộn',
    'Khai giảng sớm',
  ]);
  expect(await names({ packageCode: 'INTERNATIONAL', sort: 'ends', direction: 'asc', state: 'NOT_STARTED' })).toEqual([
    'Khai giảng sớm',
    'Khai giảng muộn',
  ]);
  expect(await names({ search: 'khai giang', packageCode: 'BASIC' })).toEqual([]);

  const params = { id: first.id };
  const body = { name: first.name, nameEn: first.nameEn, startsAt: first.startsAt, endsAt: first.endsAt };
  const change = (revision: number) =>
    t.as(admin).call('PUT /itf/sales/{id}', { params, body: { ...body, price: 250_000, revision } });
  await change(1);
  // Saving without a change creates no revision.
  expect(await change(2)).toMatchObject({ revision: 2 });
  await t.as(admin).call('POST /itf/sales/{id}/stop', { params });
  await t.as(admin).call('POST /itf/sales/{id}/stop', { params });
  const history = await t.as(admin).call('GET /itf/sales/{id}/history', { params });
  expect(history).toMatchObject([
    { revision: 3, by: { id: admin.id }, before: { stopped: false }, after: { stopped: true, price: 250_000 } },
    { revision: 2, before: { price: 300_000 }, after: { price: 250_000 } },
    { revision: 1, before: null, after: { price: 300_000, packageCode: 'INTERNATIONAL' } },
  ]);
  const student = await t.createUser({ role: 'STUDENT' });
  expect(await failure(t.as(student).call('GET /itf/sales/{id}/history', { params }))).toMatchObject({ status: 403 });
});

test('only a test of the system that can be taken is sold, and only administrators set its price', async () => {
  const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  const price = (user: TestUser) =>
    t.as(user).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: 29_000 } });
  expect(await failure(price(admin))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
  const put = (values: { scope?: string; privacy?: string; pool?: string; status?: string }) =>
    t.db.updateTable('exams').set(values).where('id', '=', examId).execute();
  await put({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE', status: 'DRAFT' });
  expect(await failure(price(admin))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
  await put({ status: 'READY' });
  for (const role of ['SALE', 'OPERATOR'] as const)
    expect(await failure(price(await t.createUser({ role })))).toMatchObject({ status: 403 });
  expect((await t.as(null).call('GET /sale-asset', { query: {} })).items).toEqual([]);
});

test('a learner buys one test, owns it once, and cannot pay a second time; teachers cannot buy it', async () => {
  const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  await t.db
    .updateTable('exams')
    .set({ scope: 'SYSTEM', privacy: 'PUBLIC', pool: 'PRACTICE' })
    .where('id', '=', examId)
    .execute();
  const price = (value: number | null) =>
    t.as(admin).call('PUT /sale-asset/{id}', { params: { id: examId }, body: { price: value } });
  await price(35_000);
  await price(29_000);
  await price(29_000);
  const [shown] = (await t.as(null).call('GET /sale-asset', { query: {} })).items;
  expect(shown).toMatchObject({ examId, price: 29_000 });
  const student = await t.createUser({ role: 'STUDENT' });
  const buy = (user: TestUser) =>
    t.as(user).call('POST /payment/create', { body: { examId, method: 'VNBANK', total: 29_000 } });
  expect(await failure(buy(await t.createUser({ role: 'TEACHER' })))).toMatchObject({ code: 'PACKAGE_AUDIENCE' });
  const [{ order: one }, { order: twin }] = [await buy(student), await buy(student)];
  expect(one).toMatchObject({ packageCode: null, examId, name: shown!.name });
  await Promise.all([hear(one, '00'), hear(one, '00')]);
  const grants = () =>
    t.db
      .selectFrom('exam_grants')
      .select(['source', 'reference', 'uses_left'])
      .where('user_id', '=', student.id)
      .execute();
  expect(await grants()).toEqual([{ source: 'ORDER', reference: one.reference, uses_left: null }]);
  expect(await failure(buy(student))).toMatchObject({ code: 'TEST_OWNED' });
  // A second order of the same test was open already: after its payment it waits for staff.
  await hear(twin, '00');
  expect(await t.as(student).call('GET /itf/orders/detail/{id}', { params: { id: twin.id } })).toMatchObject({
    state: 'PROCESSING',
    review: 'CHANGED',
  });
  const wanted = { examId, packageCode: 'PREMIUM_PACKAGE' } as const;
  expect(await failure(t.as(student).call('POST /payment/quote', { body: wanted }))).toMatchObject({ status: 400 });
  await price(null);
  const prices = await t.as(admin).call('GET /sale-asset/{id}/history', { params: { id: examId } });
  expect(prices.map(({ before, after }) => [before?.['price'], after['price']])).toEqual([
    [29_000, null],
    [35_000, 29_000],
    [null, 35_000],
  ]);
  expect(await failure(t.as(student).call('GET /sale-asset/{id}/history', { params: { id: examId } }))).toMatchObject({
    status: 403,
  });
  expect(await failure(t.as(student).call('POST /payment/quote', { body: { examId } }))).toMatchObject({
    code: 'UNIT_TEST_NOT_FOUND',
  });
});
