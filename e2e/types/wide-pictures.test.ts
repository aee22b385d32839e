/**
 * Pictures as cameras and scanners make them, 6,000 px wide, in the editor of every type. Only a browser lays pages
 * out; each editor is opened once, in the same document, and measured at three widths: less than a second for each
 * type.
 */
import { randomUUID } from 'node:crypto';
import {
  itemsOf,
  questionType,
  questionTypeCodes,
  type QuestionContent,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { follow } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

const widths = [360, 820, 1280];
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="4000"><rect width="6000" height="4000"/></svg>';
const wide = { media: 'wide-picture', alt: 'Bản đồ', width: 6000, height: 4000 };

let browser: OwnBrowser;
let db: Db;
let teacher: TestUser;
let visitor: Visitor;

beforeAll(async () => {
  const { origin, databaseUrl } = inject('product');
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 2 }));
  teacher = await addUser(db, Date.now(), { role: 'TEACHER', package: 'ADVANCE' });
  visitor = await visit(browser, { origin, width: 1280, height: 900 });
  await visitor.context.addCookies([
    { name: 'session', value: teacher.token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  // The browser gets a wide picture in place of any picture of the samples.
  await visitor.page.route(/\/media\//, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: picture })
      : route.fulfill({ status: 404 }),
  );
});
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
});

/** Makes a question of the teacher's from the type's sample, with wide pictures. */
async function addQuestion(code: QuestionTypeCode): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const content = { ...samples[code].content, images: [wide, wide], instructionImage: wide } as QuestionContent;
  await db
    .insertInto('questions')
    .values({
      id,
      scope: 'USER',
      owner_id: teacher.id,
      type: code,
      subject: 'ENGLISH',
      skill: 'GR',
      summary: code,
      search: code,
      items: itemsOf(code, content).length,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { schemaVersion } = questionType(code);
  await db
    .insertInto('question_versions')
    .values({
      question_id: id,
      version: 1,
      schema_version: schemaVersion,
      content: JSON.stringify(content),
      created_at: now,
    })
    .execute();
  await db
    .insertInto('question_keys')
    .values({ question_id: id, version: 1, answer_key: JSON.stringify(samples[code].key) })
    .execute();
  return id;
}

/** Elements that reach beyond the pane of fields or the screen, except inside a scroll box. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`the page by ${root.scrollWidth - root.clientWidth} px`] : [];
    const main = document.querySelector('main')!;
    const pane = main.querySelector('aside')?.previousElementSibling ?? main;
    const { left, right } = pane.getBoundingClientRect();
    for (const element of pane.querySelectorAll('img, input, textarea, button, [role="textbox"], fieldset, section')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || (box.left >= left - 1 && box.right <= right + 1)) continue;
      let scrolls = false;
      for (let around = element.parentElement; around !== null && around !== pane; around = around.parentElement)
        scrolls ||= getComputedStyle(around).overflowX !== 'visible';
      if (!scrolls)
        found.push(
          `${element.tagName} ${element.getAttribute('aria-label') ?? ''} to ${Math.round(box.right - right)} px`,
        );
    }
    return found;
  });

test.each(questionTypeCodes)('%s fits beside its preview', async (code) => {
  const id = await addQuestion(code);
  const { page } = visitor;
  await follow(page, `/questions/${id}`);
  await page.getByText(code, { exact: true }).first().waitFor();
  const fields = page.locator('main').first();
  // Images of the rich text editor have no size of their own.
  const pictures = fields.locator('img:not(.ProseMirror-separator)');
  await pictures.first().waitFor();
  for (const fold of await fields.locator('details:not([open]) > summary').all()) await fold.click();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)))
    .toBe(true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => beyond(page), { message: `${code} at ${width} px` }).toEqual([]);
  }
});
