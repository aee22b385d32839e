/** Papers of a test in the browser: requested, finished while the page is closed, downloaded. API tests check them. */
import { expect, test } from 'vitest';
import { follow, enter } from '../harness/steps.ts';
import { together } from '../harness/account-pages.ts';

const house = together();

test('a teacher requests papers of a test, leaves and finds them finished', () =>
  house.somebody(
    async ({ page, lookAround, fits }) => {
      const { origin } = house.product;
      await page.goto(origin);
      await enter(page, origin, 'thuha@vumon.example');
      const reply = await page.request.get(`${origin}/api/itf/unit-tests?scope=mine&status=READY`);
      const { data } = (await reply.json()) as { data: { id: string; name: string }[] };
      const exam = data[0]!;
      await page.goto(`${origin}/unit-test/${exam.id}/papers`);
      await page.getByRole('heading', { level: 1, name: 'Mã đề và bản in' }).waitFor();
      // A page is previewed before any file is made. This test has no recordings.
      await page.getByRole('img', { name: /^Trang 1 trên \d+ của mã đề 101$/ }).waitFor();
      expect(await page.getByRole('checkbox', { name: 'Phần nghe (MP3)' }).isDisabled()).toBe(true);
      await page.getByRole('textbox', { name: 'Số mã đề' }).fill('2');
      await page.getByRole('checkbox', { name: 'Ma trận, bản đặc tả' }).check();
      await page.getByText('102', { exact: true }).click();
      await page.getByRole('img', { name: /của mã đề 102$/ }).waitFor();
      await page.getByRole('textbox', { name: 'Trường' }).fill('Trường THCS Bình Minh');
      await lookAround('the choice of papers');
      await page.getByRole('button', { name: 'Tạo bản in' }).click();
      await page.getByText('Đề 102.pdf').waitFor();
      await follow(page, '/unit-test');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await page.getByText('5/5 tệp').waitFor();
      await page.getByRole('table').waitFor();
      expect(await page.getByRole('table').getByRole('columnheader').allTextContents()).toEqual(['Câu', '101', '102']);
      const [one] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Tải Đề 101.pdf' }).click(),
      ]);
      expect(one.suggestedFilename()).toBe('Đề 101.pdf');
      const [all] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Tải 5 tệp đã xong' }).click(),
      ]);
      expect(all.suggestedFilename()).toBe(`${exam.name}.zip`);
      const [table] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Tải Excel' }).click(),
      ]);
      expect(table.suggestedFilename()).toBe('Bảng đáp án.xlsx');
      await lookAround('finished papers');
      await page.setViewportSize({ width: 320, height: 640 });
      await fits('finished papers on a small screen');
      // The form stores the entered texts for the next test.
      expect(await page.getByRole('textbox', { name: 'Trường' }).inputValue()).toBe('Trường THCS Bình Minh');
    },
    { width: 1280 },
  ));
