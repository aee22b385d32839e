/** The bell: by keyboard alone, checked by axe; its counts, and the page of all notices. */
import { randomFillSync } from 'node:crypto';
import { uuidv7 } from '@vumon/domain';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signIn } from '../harness/steps.ts';
import { together } from '../harness/account-pages.ts';

const house = together();

/** Gives the user with this address notices of yesterday and of now. */
async function tell(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: house.product.databaseUrl });
  await client.connect();
  const rows = [
    ['STUDENTS_IMPORTED', { className: '9A1', count: 20 }, '/classes', 24],
    [
      'PACKAGE_GIVEN',
      { package: 'Cơ bản', packageEn: 'Basic', startsAt: '2026-12-03T02:00:00.000Z' },
      '/users/info/using-plan',
      0,
    ],
  ] as const;
  for (const [kind, params, link, hoursAgo] of rows) {
    const at = Date.now() - hoursAgo * 3_600_000;
    await client.query(
      `INSERT INTO notices (owner_id, id, kind, params, link, created_at)
       SELECT id, $2, $3, $4, $5, $6 FROM users WHERE email = $1`,
      [email, uuidv7(at, (bytes) => randomFillSync(bytes)), kind, params, link, new Date(at)],
    );
  }
  await client.end();
}

test('a teacher opens the bell with the keyboard, reads, and returns to it', () =>
  house.somebody(
    async ({ page, lookAround }) => {
      const email = 'minhduc@vumon.example';
      await tell(email);
      await page.goto('/login');
      await signIn(page, email);
      await page.waitForURL(`${house.product.origin}/home`);
      const bell = page.getByRole('button', { name: 'Thông báo, 2 chưa đọc' });
      await bell.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Thông báo' });
      await panel.getByText('Bạn có gói Cơ bản').waitFor();
      expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Hôm nay', 'Hôm qua']);
      expect(await panel.getByText('Dùng từ 03/12/2026 09:00').count()).toBe(1);
      await lookAround('the panel of the bell');
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.keyboard.press('Enter');
      await panel.getByRole('link', { name: 'Xem gói của tôi' }).press('Enter');
      await page.waitForURL(`${house.product.origin}/users/info/using-plan`);
      // The new page draws a frame of its own, so the old bell disappears.
      await page.getByRole('heading', { level: 1, name: 'Gói dịch vụ' }).waitFor();
      await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
      await panel.getByRole('link', { name: 'Xem tất cả' }).click();
      await page.getByRole('heading', { level: 1, name: 'Thông báo' }).waitFor();
      await page.getByRole('tab', { name: /Chưa đọc/ }).click();
      await page.getByText('Đã nhập 20 học sinh').waitFor();
      await lookAround('the page of notices');
      await page.getByRole('button', { name: 'Đánh dấu đã đọc' }).click();
      await page.getByText('Bạn đã đọc hết').waitFor();
      await page.getByRole('button', { name: 'Thông báo', exact: true }).waitFor();

      await page.getByRole('link', { name: 'Chọn thông báo' }).click();
      await page.getByRole('heading', { level: 1, name: 'Thông báo và email' }).waitFor();
      const mail = page.getByRole('group', { name: 'Gói dịch vụ mới' }).getByRole('switch', { name: 'Email' });
      expect(await mail.isChecked()).toBe(true);
      await mail.press('Space');
      await expect.poll(() => mail.isChecked()).toBe(false);
      await lookAround('the choice of notices');
      await page.reload();
      await mail.waitFor();
      expect(await mail.isChecked()).toBe(false);
    },
    { width: 1280, height: 900 },
  ));
