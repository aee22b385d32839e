/** The home page of staff as a black box: what each role is told, and that its figures are those of the rows. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { healthParts, type HealthPart } from '@vumon/contract';
import { dayInVietnam } from '@vumon/domain';
import { stateOf } from './health-states.ts';
import { testApp } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { shop, testGateway } from '../../testing/orders.ts';

const t = await testApp({ config: { payments: testGateway } });
const { order, hear } = shop(t);
const admin = await t.createUser({ role: 'ADMIN' });
const overview = async (user = admin) => t.as(user).call('GET /itf/office/overview');

test('paid orders that wait for a decision are told to administrators and sales, with their sum and the oldest', async () => {
  await addCatalogue(t.db);
  expect((await overview()).tasks).toEqual([]);
  const teacher = await t.createUser({ role: 'TEACHER' });
  const first = await order(teacher, 'ADVANCE');
  expect(await hear(first, '07')).toBe('00');
  t.advance(60_000);
  const second = await order(await t.createUser({ role: 'TEACHER' }), 'BASIC');
  await hear(second, '07');
  const told = {
    kind: 'ORDER_REVIEW',
    count: 2,
    amount: first.total + second.total,
    oldestAt: first.createdAt,
  };
  expect((await overview()).tasks).toEqual([told]);
  expect((await overview(await t.createUser({ role: 'SALE' }))).tasks).toEqual([told]);
  // Orders are no business of an operator.
  expect((await overview(await t.createUser({ role: 'OPERATOR' }))).tasks).toEqual([]);
});

test('today’s figures stand beside those of the same weekday up to the same time', async () => {
  const before = (await overview()).today!;
  const teacher = await t.createUser({ role: 'TEACHER' });
  const paid = await order(teacher, 'ADVANCE');
  await hear(paid, '00');
  const { today } = await overview();
  expect(today!.revenue.now - before.revenue.now).toBe(paid.total);
  expect(today!.orders.now - before.orders.now).toBe(1);
  expect(today!.registered.now - before.registered.now).toBe(1);
  expect(today!.comparedWith).toBe(dayInVietnam(t.now() - 7 * 86_400_000));
  // A week later at an earlier time of the day, the order had not been paid; at a later time it had.
  const { paidAt } = await t.as(teacher).call('GET /itf/orders/detail/{id}', { params: { id: paid.id } });
  const week = 7 * 86_400_000;
  await sql`UPDATE orders SET paid_at = ${new Date(Date.parse(paidAt!) - week + 60_000)} WHERE id = ${paid.id}`.execute(
    t.db,
  );
  const early = (await overview()).today!.revenue.before;
  t.advance(120_000);
  expect((await overview()).today!.revenue.before - early).toBe(paid.total);
});

test('administrators are told how the system is; others get neither figures nor health', async () => {
  const { health } = await overview();
  expect(health!.map(({ part }) => part)).toEqual(['database', 'saves', 'queue', 'disk']);
  expect(health!.find(({ part }) => part === 'saves')).toMatchObject({ state: 'well', value: 0 });
  await t.app.health
    .saving(() => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
    .catch(() => undefined);
  expect((await overview()).health!.find(({ part }) => part === 'saves')).toMatchObject({ state: 'bad', value: 1 });
  await t.app.health.saving(() => Promise.resolve());
  for (const role of ['OPERATOR', 'SALE'] as const)
    expect(await overview(await t.createUser({ role }))).toMatchObject({ today: null, health: null });
});

test.each([
  ['database', { value: 99 }, 'well'],
  ['database', { value: 100 }, 'look'],
  ['clock', { value: -1.9 }, 'look'],
  ['clock', { value: -2 }, 'bad'],
  ['saves', { value: 1 }, 'bad'],
  ['queue', { value: 9, seconds: 60 }, 'well'],
  ['queue', { value: 9, seconds: 61 }, 'look'],
  ['queue', { value: 9, seconds: 601 }, 'bad'],
  ['failedJobs', { value: 1 }, 'look'],
  ['crashes', { value: 0 }, 'well'],
  ['crashes', { value: 20 }, 'bad'],
  ['disk', { value: null }, 'look'],
  ['disk', { value: 15 }, 'well'],
  ['disk', { value: 14 }, 'look'],
  ['disk', { value: 4 }, 'bad'],
  ['backup', { value: null }, 'bad'],
  ['backup', { value: 1, seconds: 26 * 3600 - 1 }, 'well'],
  ['backup', { value: 1, seconds: 26 * 3600 }, 'look'],
  ['backup', { value: 1, seconds: 74 * 3600 }, 'bad'],
  ['sms', { value: null, of: 500 }, 'bad'],
  ['sms', { value: 399, of: 500 }, 'well'],
  ['sms', { value: 400, of: 500 }, 'look'],
  ['sms', { value: 500, of: 500 }, 'bad'],
  ['smsRefused', { value: 0, of: 0 }, 'well'],
  ['smsRefused', { value: 2, of: 2 }, 'look'],
  ['smsRefused', { value: 3, of: 6 }, 'bad'],
  ['mail', { value: null }, 'bad'],
  ['mailRefused', { value: 3, of: 100 }, 'look'],
  ['mailRetried', { value: 100 }, 'bad'],
] as const)('of the part %s, %j is %s in production', (part, read, state) => {
  expect(stateOf(part, { of: null, seconds: null, at: null, ...read }, true)).toBe(state);
  if (read.value === null) expect(stateOf(part, { of: null, seconds: null, at: null, ...read }, false)).toBe('look');
});

test('the health page has every fact, what the metrics have, and versions; refusals and backups change it', async () => {
  const health = () => t.as(admin).call('GET /itf/office/health');
  const factOf = async (part: HealthPart) => (await health()).facts.find((one) => one.part === part);
  const read = await health();
  expect(read.facts.map(({ part }) => part)).toEqual(healthParts);
  const { body } = await t.server.inject({ method: 'GET', url: '/metrics', headers: { host: 'localhost' } });
  for (const { name } of read.gauges) expect(body).toMatch(new RegExp(`^${name} `, 'm'));
  expect(read.gauges.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['answers_waiting', 'clock_off_seconds', 'disk_free_bytes']),
  );
  expect(read.versions).toMatchObject({ node: process.versions.node, database: expect.stringMatching(/^\d+\.\d+/) });

  expect(await factOf('backup')).toMatchObject({ state: 'look', value: null });
  await sql`INSERT INTO backups VALUES (${new Date(t.now() - 90_000_000)}, 5, 1, false), (${new Date(t.now() - 3_600_000)}, 7, 1, true)`.execute(
    t.db,
  );
  expect(await factOf('backup')).toMatchObject({ state: 'well', value: 7, seconds: 3600 });

  // One code was sent, one refused, one never handed to a provider because its contact has no account.
  const before = await factOf('smsRefused');
  const at = new Date(t.now());
  await sql`INSERT INTO one_time_codes (id, purpose, channel, target_hash, code_hash, address_hash, created_at, expires_at, withdrawn_at)
    SELECT gen_random_uuid(), 'REGISTER', 'sms', 'a', code, 'b', ${at}::timestamptz, ${at}::timestamptz, withdrawn
    FROM (VALUES ('x'::bytea, NULL::timestamptz), (NULL, ${at}), (NULL, NULL)) codes (code, withdrawn)`.execute(t.db);
  expect(before).toMatchObject({ state: 'well', value: 0, of: 0 });
  expect(await factOf('smsRefused')).toMatchObject({ state: 'look', value: 1, of: 2 });
  expect(await factOf('sms')).toMatchObject({ state: 'well', value: 1, of: 500 });
});
