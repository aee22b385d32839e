/** A whole attempt where one request in ten is lost, and one in the forced colours of a system theme. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool, type SchoolOptions } from '../../apps/api/src/testing/school.ts';
import { addUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visitor.ts';
import { tick } from '../harness/steps.ts';

const { origin, databaseUrl } = inject('product');
let browser: OwnBrowser;
let db: Db;

beforeAll(async () => {
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 3 }));
});
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
});

async function sitting(options: SchoolOptions) {
  const school = await createSchool(
    { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
    options,
  );
  const learner = await school.student({ firstName: 'Mai' });
  const visitor = await visit(browser, { origin, width: 820, height: 900 });
  await visitor.context.addCookies([
    { name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await visitor.page.goto(`/assigned-unit-test/${school.assignmentId}`);
  return { ...visitor, school, learner };
}

/** An option of a question of those that stand on the page. */
const option = (page: Page, at: number, question = 0) =>
  page.locator('[data-question]').nth(question).locator(`[data-choose="${at}"] input`).first();

test('one request in ten is lost, before the server or after it: every answer arrives once, and the test is handed in', async () => {
  const { page, learner, leave } = await sitting({ codes: Array.from({ length: 12 }, () => 'MC1' as const) });
  let requests = 0;
  const lost: string[] = [];
  await page.route('**/api/student/**', async (route) => {
    requests += 1;
    // Of the lost ones, every other is done by the server and only its reply is lost.
    if (requests % 10 !== 4) return route.continue();
    lost.push(route.request().method());
    if (lost.length % 2 === 0) await route.fetch().catch(() => undefined);
    return route.abort('connectionfailed');
  });
  const answersOf = () =>
    db
      .selectFrom('attempt_answers')
      .innerJoin('attempts', 'attempts.id', 'attempt_answers.attempt_id')
      .where('attempts.student_id', '=', learner.id)
      .where('disposition', '=', 'A' as never)
      .select(['question', 'answer'])
      .execute();
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const shown = page.locator('[data-question]');
  for (let answered = 0; answered < 12;) {
    await option(page, 0).waitFor();
    const here = await shown.count();
    for (let at = 0; at < here; at += 1) {
      await tick(option(page, answered % 4, at));
      answered += 1;
      // One request an answer: quick answers would share one.
      await expect.poll(answersOf, { timeout: 30_000 }).toHaveLength(answered);
    }
    if (answered >= 12) break;
    const first = await shown.first().getAttribute('data-question');
    await page.getByRole('button', { name: /^(Câu tiếp|Sau|Tiếp)$/ }).click();
    await page.waitForFunction((old) => document.querySelector(`[data-question="${old}"]`) === null, first);
  }
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nộp bài bây giờ?' });
  await sheet.getByText('12/12').waitFor();
  await sheet.getByRole('button', { name: 'Nộp bài' }).click();
  const attempts = () => db.selectFrom('attempts').select('status').where('student_id', '=', learner.id).execute();
  await expect
    .poll(async () => (await attempts()).map(({ status }) => status), { timeout: 60_000 })
    .not.toEqual(['RUNNING']);
  expect(await attempts()).toHaveLength(1);
  const stored = await answersOf();
  expect(new Set(stored.map(({ question }) => question)).size).toBe(12);
  expect(stored).toHaveLength(12);
  expect(lost.length).toBeGreaterThan(1);
  await leave();
});

test('in forced colours the chosen option, the focus and the button that hands in can be told', async () => {
  const { page, lookAround, leave } = await sitting({ codes: ['MC1', 'MC1'] });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await option(page, 0).waitFor();
  const row = page.locator('[data-question]').first().locator('[data-choose="0"]').first();
  const still = async () => (await row.screenshot({ animations: 'disabled' })).toString('base64');
  const before = await still();
  await tick(option(page, 0));
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const after = await still();
  expect(after).not.toBe(before);
  await option(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await still()).not.toBe(after);
  const handIn = page.getByRole('button', { name: 'Nộp bài' });
  const border = await handIn.evaluate((node) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(node);
    return `${borderTopWidth} ${borderTopStyle}`;
  });
  expect(border).toMatch(/^[1-9][\d.]*px solid$/);
  await lookAround('player in forced colours');
  await leave();
});
