/**
 * A learner who types nothing loses the connection: the player's header, the record and the live room all know. Takes
 * long, because the connection is really lost for a minute.
 */
import { expect, test } from 'vitest';
import type { TestUser } from '../../apps/api/src/testing/users.ts';
import { accounts } from '../harness/accounts.ts';

const here = accounts();

async function pageOf(user: TestUser, width: number) {
  const visitor = await here.device(width);
  await visitor.context.addCookies([
    { name: 'session', value: user.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  return visitor;
}

test('a minute without a connection is seen by the header, the record and the live room within 15 s', async () => {
  const school = await here.schoolWith({ codes: ['MC1'], attemptsAllowed: 1, record: true });
  const learner = await school.student({ firstName: 'An', lastName: 'Lê' });
  const [own, room] = await Promise.all([pageOf(learner, 820), pageOf(school.teacher, 1280)]);
  await own.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await own.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await own.page.getByRole('banner').getByText('Đã lưu').waitFor();
  await room.page.goto(`/learning/${school.assignmentId}/live`);
  const tile = room.page.getByRole('button', { name: /Lê An: / });
  await expect.poll(() => tile.textContent()).toContain('đang làm');

  await own.context.setOffline(true);
  const since = Date.now();
  const [header, live] = await Promise.all([
    own.page
      .getByRole('banner')
      .getByText('Mất kết nối')
      .waitFor()
      .then(() => Date.now() - since),
    expect
      .poll(() => tile.textContent(), { timeout: 40_000 })
      .toContain('mất kết nối')
      .then(() => Date.now() - since),
  ]);
  expect(header).toBeLessThan(15_000);
  // The page of a busy machine draws late; the room's own rule (15 s) is tested with a clock in presence.test.ts of
  // the domain and live.test.ts.
  expect(live).toBeLessThan(30_000);
  await expect.poll(() => Date.now() - since, { timeout: 70_000, interval: 1_000 }).toBeGreaterThan(60_000);
  expect(await own.page.getByRole('banner').getByText('Mất kết nối').isVisible()).toBe(true);

  await own.context.setOffline(false);
  await own.page.getByRole('banner').getByText('Đã lưu').waitFor();
  await expect.poll(() => tile.textContent()).toContain('đang làm');
  const entries = () =>
    here.db.selectFrom('attempt_record').select(['kind', 'seconds']).where('kind', '=', 'LOST').execute();
  await expect.poll(async () => (await entries()).length).toBe(1);
  expect((await entries())[0]!.seconds).toBeGreaterThanOrEqual(45);
  expect([...own.problems, ...room.problems]).toEqual([]);
});
