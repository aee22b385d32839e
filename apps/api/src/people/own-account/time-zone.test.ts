/**
 * The user's own time zone on the international site: choosing it, and days computed in it. On the Vietnamese site all
 * users have the country's zone.
 */
import { dayOf } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';

const vn = await testApp();
const intl = await testApp({ config: { site: 'intl' }, database: vn.database });

const choose = (t: typeof vn, user: TestUser, timeZone: string) =>
  t.as(user).call('POST /account/time-zone', { body: { timeZone } });
const profile = (t: typeof vn, user: TestUser) => t.as(user).call('GET /account/profile');
const teacher = () => intl.createUser({ role: 'TEACHER', package: 'BASIC' });

it("the time zone is the user's on the international site, the country’s otherwise", async () => {
  const user = await teacher();
  expect(await profile(intl, user)).toMatchObject({ timeZone: 'Asia/Ho_Chi_Minh', ownTimeZone: null });
  await choose(intl, user, 'America/New_York');
  expect(await profile(intl, user)).toMatchObject({ timeZone: 'America/New_York', ownTimeZone: 'America/New_York' });
  expect(await profile(vn, user)).toMatchObject({ timeZone: 'Asia/Ho_Chi_Minh' });
});

it.each(['', '+07:00', 'Mars/Olympus', "UTC'; DROP TABLE users"])('%s is refused as a time zone', async (timeZone) => {
  await expect(choose(intl, await teacher(), timeZone)).rejects.toMatchObject({ status: 400 });
});

// At any moment, at least one of these zones has another date than UTC.
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'names an export of own data after the day in %s',
  async (zone) => {
    const user = await teacher();
    await choose(intl, user, zone);
    const reply = await intl
      .as(user)
      .raw({ method: 'GET', url: '/api/account/export', headers: await intl.confirmation(user) });
    expect(reply.headers['content-disposition']).toContain(`-${dayOf(zone, intl.now())}.json`);
  },
);

describe('days of a list', () => {
  // Clocks go forward in New York on 8 March 2026 (a day of 23 hours), back in Auckland on 5 April (25 hours).
  it.each([
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
    ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00Z', '2026-04-05T11:59:59Z'],
  ])('start and end in the time zone %s', async (zone, day, first, last) => {
    const user = await teacher();
    await choose(intl, user, zone);
    const moments = [Date.parse(first) - 1_000, Date.parse(first), Date.parse(last), Date.parse(last) + 1_000];
    await vn.db
      .insertInto('sign_ins')
      .values(
        moments.map((at) => ({
          user_id: user.id,
          session_id: null,
          outcome: 'WRONG_PASSWORD',
          handheld: false,
          address: '192.0.2.1',
          at: new Date(at),
        })),
      )
      .execute();
    const { items } = await intl.as(user).call('GET /account/sign-ins', {
      query: { from: day, to: day, direction: 'asc' },
    });
    expect(items.map(({ at }) => Date.parse(at))).toEqual(moments.slice(1, 3));
  });
});
