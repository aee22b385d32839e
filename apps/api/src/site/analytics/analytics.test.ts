/** Usage events as a black box: what is stored of whom, once, and what is not. */
import { randomUUID } from 'node:crypto';
import { dayInVietnam } from '@vumon/domain';
import { expect, test } from 'vitest';
import { withTransaction } from '#db';
import { assignmentMade } from '#exam/assignments';
import { emit } from '#platform/events';
import { testApp, type TestUser } from '../../testing/app.ts';
import { deliverEvents } from '../../testing/jobs.ts';
import { Allowance, networkOf } from './allowance.ts';
import { deleteOldUsage, deleteUsageOf } from './analytics.queries.ts';

const t = await testApp();
const admin = await t.createUser({ role: 'ADMIN' });
const teacher = await t.createUser({ role: 'TEACHER' });
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/142.0.0.0 Safari/537.36' };
const event = (page = '/classes/$classesSlug', id: string = randomUUID()) => ({ id, page });
const post = (user: TestUser | null, events: object[], headers: Record<string, string> = browser) =>
  t.as(user).raw({ method: 'POST', url: '/api/site-events', headers, payload: { events } });
const stored = () => t.db.selectFrom('usage_events').select(['page', 'user_id', 'origin', 'kind']).execute();
const today = async () => {
  const day = dayInVietnam(t.now());
  const { parts, usage } = await t.as(admin).call('GET /itf/statistic/users', { query: { from: day, to: day } });
  return { ...usage, part: parts[0]! };
};

test('each page is stored with the id of the user alone; one that arrives twice counts once', async () => {
  const one = event();
  expect((await post(teacher, [one, event('/home')])).statusCode).toBe(200);
  await post(teacher, [one]);
  await post(null, [event('/')]);
  expect(await stored()).toEqual([
    { page: '/classes/$classesSlug', user_id: teacher.id, origin: 'PERSON', kind: 'page_view' },
    { page: '/home', user_id: teacher.id, origin: 'PERSON', kind: 'page_view' },
    { page: '/', user_id: null, origin: 'PERSON', kind: 'page_view' },
  ]);
  expect((await today()).part.views).toBe(3);
});

test('staff and programs are counted apart; who asks not to be tracked, not at all', async () => {
  await post(admin, [event('/manage/users')]);
  await post(null, [event('/')], { 'user-agent': 'Googlebot/2.1' });
  await post(teacher, [event('/home')], { ...browser, dnt: '1' });
  await post(teacher, [event('/home')], { ...browser, 'sec-gpc': '1' });
  expect(await today()).toMatchObject({ part: { views: 3 }, staffViews: 1, botViews: 1 });
  expect(await stored()).toHaveLength(5);
});

test.each([
  ['an address with ids', [event('/classes/0192-abc')]],
  ['more than a page', [{ ...event('/home'), name: 'An' }]],
  ['none', []],
  ['too many', Array.from({ length: 21 }, () => event('/home'))],
])('%s is refused', async (_name, events) => expect((await post(teacher, events)).statusCode).toBe(400));

test('without an account a whole network has one allowance, anew every ten minutes', () => {
  const allowance = new Allowance();
  for (let time = 0; time < 150; time += 1) expect(allowance.take(null, '2001:db8::1', 20, 0)).toBe(true);
  expect(allowance.take(null, '2001:db8:0:0:aaaa::2', 1, 599_999)).toBe(false);
  expect(allowance.take(null, '2001:db8:0:1::1', 1, 599_999)).toBe(true);
  expect(allowance.take('an-account', '2001:db8::1', 1, 599_999)).toBe(true);
  expect(allowance.take(null, '2001:db8::1', 1, 600_000)).toBe(true);
  expect(networkOf('203.113.5.9')).toBe('203.113.5.9');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('a test that is assigned is one use, also when the event is delivered again', async () => {
  const about = { ownerId: teacher.id, assignmentId: randomUUID(), studentIds: [], endsAt: new Date().toISOString() };
  for (let time = 0; time < 2; time += 1) {
    await withTransaction(t.app.db, (db) => emit({ db, now: t.now() }, assignmentMade, about));
    await deliverEvents(t);
  }
  const uses = (await stored()).filter(({ kind }) => kind === 'unit_test_use');
  expect(uses).toEqual([{ page: null, user_id: teacher.id, origin: 'PERSON', kind: 'unit_test_use' }]);
  expect((await today()).part.uses).toBe(1);
});

test('events of an account and old ones are deleted; the sums of days stay', async () => {
  await deleteUsageOf(t.db, teacher.id);
  expect((await stored()).some(({ user_id: id }) => id === teacher.id)).toBe(false);
  await deleteOldUsage(t.db, new Date(t.now() + 2 * 86_400_000), 1000);
  expect(await stored()).toEqual([]);
  expect((await today()).part.views).toBe(3);
});

test('a flood of one account is not stored, and others are', async () => {
  const flooder = await t.createUser({ role: 'TEACHER' });
  const many = () => Array.from({ length: 20 }, () => event('/home'));
  for (let time = 0; time < 31; time += 1) expect((await post(flooder, many())).statusCode).toBe(200);
  expect((await stored()).filter((row) => row.user_id === flooder.id)).toHaveLength(600);
  const before = (await stored()).length;
  await post(teacher, [event()]);
  expect(await stored()).toHaveLength(before + 1);
});
