/**
 * On phones, in English: a learner takes a test; a teacher, whose phone is set to dark, uses bank, class and results.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { pick, signIn, tick } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

const phone = { width: 360, height: 740, touch: true } as const;
const examName = 'Tiếng Anh 9 – Luyện kỹ năng đọc';

let product: RunningProduct;
let browser: OwnBrowser;
let student: Visitor;
let teacher: Visitor;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  student = await visit(browser, { origin: product.origin, ...phone });
  teacher = await visit(browser, { origin: product.origin, ...phone, colorScheme: 'dark' });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const saved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();
const sheet = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).tap();

test('a learner signs in and sees the next tasks', async () => {
  const { page, lookAround } = student;
  await page.goto('/en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await lookAround('landing');
  await page.goto('/en/login');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await lookAround('sign-in');
  await signIn(page, 'minhanh@vumon.example', undefined, 'en');
  await page.getByRole('heading', { name: 'Hello, Minh Anh' }).waitFor();
  await page.getByRole('figure', { name: 'Recent marks' }).waitFor();
  await lookAround('student home');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /Assigned/ })
    .tap();
  await page.getByRole('heading', { name: 'Assigned tests', level: 1 }).waitFor();
  await lookAround('assigned tests');
  await page.getByRole('link', { name: `Start: ${examName}` }).tap();
  await page.getByRole('button', { name: 'Start the test' }).waitFor();
  await lookAround('start of the test');
});

test('the test is taken by touch: text and questions in bottom sheets, handed in', async () => {
  const { page, lookAround } = student;
  await page.getByRole('button', { name: 'Start the test' }).tap();
  await page.getByRole('button', { name: /^All questions, 0\/12/ }).waitFor();
  await lookAround('player');
  await page.getByRole('radiogroup', { name: 'Options of question 1' }).getByRole('radio').first().tap();
  await page.getByRole('button', { name: 'Flag Question 2 to look at again' }).tap();
  await page.getByRole('button', { name: /^All questions, 1\/12/ }).waitFor();
  await saved(page);

  await page.getByRole('button', { name: 'Read the text' }).tap();
  await sheet(page).getByRole('heading', { name: 'Text' }).waitFor();
  await lookAround('text of the questions');
  await close(page);
  // Each demo school has other passages in this test: the next one may begin with question 3 as well as with 11.
  const shown = page.locator('[data-group-title]');
  const before = await shown.innerText();
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await expect.poll(() => shown.innerText()).not.toBe(before);
  // The first question of the passage, whichever number it has.
  await page
    .getByRole('radiogroup', { name: /^Options of/ })
    .first()
    .getByRole('radio')
    .nth(1)
    .tap();
  await page.getByRole('button', { name: /^All questions, 2\/12/ }).tap();
  await sheet(page).getByRole('button', { name: 'Question 2: not answered, flagged' }).waitFor();
  await lookAround('all questions');
  await sheet(page)
    .getByRole('button', { name: /^Question 12/ })
    .tap();
  await page.getByRole('button', { name: 'Hand in' }).waitFor();

  await page.getByRole('button', { name: "Open the test's menu" }).tap();
  await sheet(page).getByRole('group', { name: 'Colours' }).getByText(/Dark$/).tap();
  await sheet(page).getByRole('button', { name: 'Larger text' }).tap();
  await lookAround('menu of the player, dark');
  await close(page);
  await lookAround('player, dark, larger text');

  await page.reload();
  await page.getByRole('button', { name: /^All questions, 2\/12/ }).waitFor();
  await page.getByRole('button', { name: 'Hand in' }).tap();
  await sheet(page).getByText('10 questions are not answered.').waitFor();
  await lookAround('handing in');
  await sheet(page).getByRole('button', { name: 'Hand in' }).tap();
  await page.getByText(/^Answers and explanations open when the test is over for the whole class/).waitFor();
  await lookAround('score');
  await page
    .getByLabel(/^Mark [\d.]+$/)
    .first()
    .waitFor();
});

test('the learner reviews an earlier test', async () => {
  const { page, lookAround } = student;
  await page.goto('/en/home');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Giữa kỳ I – Tiếng Anh 9' })
    .getByRole('link', { name: /See mark/ })
    .tap();
  await page.getByRole('heading', { name: 'Giữa kỳ I – Tiếng Anh 9' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Filter questions' }).waitFor();
  await pick(page, /^All/);
  await lookAround('review');
});

test('a teacher uses a phone in dark mode', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/en/login');
  await signIn(page, 'thuha@vumon.example', undefined, 'en');
  await page.getByRole('list', { name: 'Class ranking' }).waitFor();
  await lookAround('teacher home');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgb(255, 255, 255)');

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Questions' }).tap();
  await page.getByRole('table', { name: 'Question bank' }).getByRole('checkbox').nth(1).waitFor();
  await lookAround('question bank');
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const reading = sheet(page).getByRole('checkbox', { name: /^Reading/ });
  await reading.waitFor();
  await lookAround('filters');
  await tick(reading);
  await sheet(page)
    .getByRole('button', { name: /^Show \d+ questions$/ })
    .tap();
  await page.waitForURL(/skill=RE/);
  await page.getByRole('button', { name: 'Remove filter Skill Reading' }).waitFor();

  await page.goto('/en/unit-test/mine');
  await page.getByText('Ôn tập ngữ pháp tuần 12').first().waitFor();
  await lookAround('tests');
  await page.goto('/en/classes');
  await page.getByRole('link', { name: '9A1' }).first().tap();
  await page.getByRole('heading', { name: 'Class 9A1' }).waitFor();
  await page.getByText('Phạm Minh Anh').first().waitFor();
  await lookAround('class');
  await page.getByRole('tab', { name: /^Assigned tests/ }).tap();
  await page.getByText(examName).first().waitFor();
  await lookAround('assigned tests of a class');
});

test('results on a phone: the grid, a question, a paper', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/en/learning');
  await page.getByRole('link', { name: 'Giữa kỳ I – Tiếng Anh 9' }).first().waitFor();
  await lookAround('results');
  await page.getByRole('link', { name: 'Giữa kỳ I – Tiếng Anh 9' }).first().tap();
  await page.getByRole('button', { name: 'Analyse question 3', exact: true }).waitFor();
  await lookAround('result grid');
  await page.getByRole('button', { name: 'Analyse question 3', exact: true }).tap();
  await page.getByRole('region', { name: 'Question 3' }).getByRole('listitem').first().waitFor();
  await lookAround('analysis of a question');
  await page.getByRole('button', { name: 'Show the whole class' }).tap();
  await page
    .getByRole('grid')
    .getByRole('row', { name: 'Phạm Minh Anh' })
    .getByRole('button', { name: 'Phạm Minh Anh', exact: true })
    .tap();
  await page.getByRole('heading', { name: 'Phạm Minh Anh', level: 1 }).waitFor();
  await page.getByRole('radiogroup', { name: 'Questions shown' }).waitFor();
  await lookAround('one paper');
});
