/**
 * Every question type in the player on small phones, tablets and desktops, and zoomed. The page itself never scrolls,
 * whatever is dragged; targets are large enough; axe finds no violation. One test holds all types and is walked through
 * once for each width. Takes longer than other files: four widths times 52 types, with axe on each of them at one.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { questionTypeCodes } from '@vumon/question-types';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { hashPassword } from '../../apps/api/src/people/accounts/passwords/hashing.ts';
import { createSchool, type School } from '../../apps/api/src/testing/school.ts';
import { addUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { demoPassword } from '../harness/steps.ts';
import { visit } from '../harness/visitor.ts';

const { origin, databaseUrl } = inject('product');
let browser: OwnBrowser;
let db: Db;
let school: School;

beforeAll(async () => {
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 3 }));
  school = await createSchool({ db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) });
});
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
});

test('J and K work after Escape from a field; typing continues in the field after signing in again in a dialog', async () => {
  const { page, context, problems, leave } = await visit(browser, { origin, width: 1280, height: 720 });
  const small = await createSchool(
    { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
    { codes: ['FB1', 'MC1'] },
  );
  const learner = await small.student({ firstName: 'Lan' });
  const passwordHash = await hashPassword(demoPassword);
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', learner.id).execute();
  await context.addCookies([{ name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`/assigned-unit-test/${small.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const field = page.locator('[data-question] input[type=text], [data-question] input:not([type])').first();
  // What single keys do is loaded after the first question.
  await expect
    .poll(async () => {
      await field.press('Escape');
      return field.evaluate((node) => node === document.activeElement);
    })
    .toBe(false);
  await page.keyboard.press('j');
  await expect
    .poll(() => page.locator('[aria-current=true] [data-choose], article[aria-current=true] [data-choose]').count())
    .toBeGreaterThan(0);
  await page.keyboard.press('k');
  await field.click();
  // The session ends while the learner is typing a word.
  await db.deleteFrom('sessions').where('user_id', '=', learner.id).execute();
  await page.keyboard.type('wat');
  const sheet = page.getByRole('dialog', { name: 'Đăng nhập lại để làm tiếp' });
  await sheet.waitFor();
  await page.keyboard.type('er');
  const password = sheet.locator('input[type=password]');
  expect(await password.inputValue()).toBe('');
  await password.fill(demoPassword);
  await sheet.getByRole('button', { name: 'Đăng nhập và làm tiếp' }).click();
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  // Typing continues in the middle of the word.
  await page.keyboard.type('ery');
  await expect.poll(() => field.inputValue()).toBe('watery');
  expect(problems).toEqual([]);
  await leave();
});

test('tools that the test allows work: struck options and notes survive a reload, calculator, ruler, line reader', async () => {
  const { page, context, problems, lookAround, leave } = await visit(browser, {
    origin,
    width: 360,
    height: 640,
    touch: true,
  });
  const small = await createSchool(
    { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
    { codes: ['MC1', 'FB1'] },
  );
  await db
    .updateTable('assignments')
    .set({
      tools: ['STRIKE_OUT', 'NOTES', 'CALCULATOR', 'SCIENTIFIC_CALCULATOR', 'RULER', 'LINE_READER', 'READ_ALOUD'],
    })
    .where('id', '=', small.assignmentId)
    .execute();
  const learner = await small.student({ firstName: 'Tú' });
  await context.addCookies([{ name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`/assigned-unit-test/${small.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).tap();
  const open = () => page.getByRole('button', { name: 'Công cụ' }).tap();
  // The input of a switch lies under its drawing; see `tick`.
  const flip = (name: string) => page.getByRole('switch', { name, exact: true }).click({ force: true });
  const option = page.locator('[data-choose]').nth(1);
  await open();
  expect(await page.getByRole('switch', { name: 'Máy tính', exact: true }).count()).toBe(0);
  await flip('Gạch bỏ phương án');
  await flip('Giấy nháp');
  await page.keyboard.press('Escape');
  await option.tap();
  await expect.poll(() => option.getAttribute('data-struck')).not.toBeNull();
  expect(await option.locator('input').isChecked()).toBe(false);
  await page.getByRole('textbox', { name: 'Giấy nháp' }).fill('12 × 3');
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'Giấy nháp' }).inputValue()).toBe('12 × 3');
  await expect.poll(() => option.getAttribute('data-struck')).not.toBeNull();
  await option.tap();
  await expect.poll(() => option.getAttribute('data-struck')).toBeNull();
  await open();
  await flip('Giấy nháp');
  await flip('Gạch bỏ phương án');
  await flip('Máy tính khoa học');
  await flip('Thước kẻ');
  await flip('Khung đọc từng dòng');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Phép tính' }).fill('sin30 + 2^3');
  await page.getByRole('button', { name: '=', exact: true }).click();
  await page.getByText('= 8,5').waitFor();
  const handle = page.getByRole('slider', { name: 'Di chuyển khung đọc' });
  const before = Number(await handle.getAttribute('aria-valuenow'));
  await handle.press('ArrowDown');
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await lookAround('tools');
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(problems).toEqual([]);
  await leave();
});

/**
 * Serves pictures and recordings of the samples: they are files of the gallery, which the player's server does not
 * have.
 */
async function serveSamples(page: Page): Promise<void> {
  const folder = join(import.meta.dirname, '../../apps/web/src/content/type-gallery/samples');
  const files = new Map(readdirSync(folder).map((name) => [name.replace(/\.\w+$/, ''), join(folder, name)]));
  await page.route('**/media/sample-*', (route) => {
    const path = files.get(new URL(route.request().url()).pathname.slice('/media/'.length));
    return path ? route.fulfill({ path }) : route.abort();
  });
}

/** Drags the page with a finger, up and down, beginning in the middle of the questions. */
async function pull(page: Page, session: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const [from, to] of [
    [0.7, 0.1],
    [0.3, 0.9],
  ] as const) {
    const x = width - 6;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y: y * height }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4);
    await touch('touchEnd');
  }
}

/** Runs in the browser: resolves when the page that the finger pushed glides no more; it would move the next one too. */
async function atRest(): Promise<void> {
  const main = document.querySelector('main')!;
  const boxes = [main, ...main.querySelectorAll('*')];
  const places = () => boxes.map((node) => node.scrollTop).join(' ');
  for (let still = 0, before = places(); still < 5;) {
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

interface Measured {
  readonly whole: { width: number; height: number };
  readonly h1: number;
  readonly small: readonly string[];
  readonly overlaps: readonly string[];
  /** How many scroll boxes are not scrolled to their top. */
  readonly notAtTop: number;
}

/** Runs in the browser. */
function measure(least: number): Measured {
  const root = document.documentElement;
  const seen = (node: Element) => node.checkVisibility({ visibilityProperty: true });
  const hiddenFromSight = (node: Element) => getComputedStyle(node).clipPath === 'inset(50%)';
  const name = (node: Element) =>
    `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}"`;
  const small = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=button], [role=slider]')]
    .filter(seen)
    .flatMap((node) => {
      // The target of a checkbox is its label; small controls have a larger area around them, drawn by `::after`.
      const target = node instanceof HTMLInputElement ? (node.closest('label') ?? node.labels?.[0] ?? node) : node;
      if (hiddenFromSight(target)) return [];
      const box = target.getBoundingClientRect();
      const around = getComputedStyle(target, '::after');
      const room = around.position === 'absolute' && around.content !== 'none';
      const beyond = (...sides: string[]) =>
        room ? sides.reduce((sum, side) => sum + Math.max(0, -Number.parseFloat(side) || 0), 0) : 0;
      const width = box.width + beyond(around.left, around.right);
      const height = box.height + beyond(around.top, around.bottom);
      // A word in a text is as narrow as its letters, so only its height counts.
      const narrow = target.hasAttribute('data-word');
      return Math.min(narrow ? height : width, height) < least - 0.5
        ? [`${name(node)} ${width.toFixed(0)} × ${height.toFixed(0)}`]
        : [];
    });
  const main = document.querySelector('main')!;
  const notAtTop = [main, ...main.querySelectorAll('*')].filter((node) => node.scrollTop > 0).length;
  const parts = [
    ...(main.parentElement?.querySelectorAll(':scope > header > * > *, :scope > footer > *') ?? []),
  ].filter((node) => seen(node) && !hiddenFromSight(node));
  const overlaps = parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => {
      const a = one.getBoundingClientRect();
      const b = other.getBoundingClientRect();
      const over =
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return over ? [`${name(one)} and ${name(other)}`] : [];
    }),
  );
  const outside = parts.flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5
      ? [`${name(one)} lies outside: ${left.toFixed(0)} to ${right.toFixed(0)}`]
      : [];
  });
  // Sizes say what is drawn; what a finger meets may be covered by a neighbour or cut off by a box that scrolls.
  for (const node of least < 44 ? [] : document.querySelectorAll('button, a[href], input, select, textarea')) {
    const target = node instanceof HTMLInputElement ? (node.closest('label') ?? node.labels?.[0] ?? node) : node;
    if (!seen(target) || hiddenFromSight(target)) continue;
    const met = (): { across: number; upright: number } | null => {
      const box = target.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isMet = (right: number, down: number): boolean => {
        const hit = document.elementFromPoint(x + right, y + down);
        return hit !== null && (target.contains(hit) || hit.closest('label')?.control === node);
      };
      // A link that is broken into lines has no middle.
      if (!isMet(0, 0)) return null;
      const reach = (right: number, down: number): number => {
        let steps = 0;
        // In strides first: nothing that could lie between two of them is so narrow.
        for (const stride of [8, 1])
          while (steps < 24 && isMet(right * (steps + stride), down * (steps + stride))) steps += stride;
        return steps;
      };
      return { across: reach(-1, 0) + reach(1, 0) + 1, upright: reach(0, -1) + reach(0, 1) + 1 };
    };
    const isSmall = ({ across, upright }: { across: number; upright: number }): boolean =>
      Math.min(target.hasAttribute('data-word') ? upright : across, upright) < least - 1;
    // What stays in view while the rest scrolls may cover it in one position: a finger scrolls on.
    let found: { across: number; upright: number } | null = null;
    for (const block of ['center', 'end', 'start'] as const) {
      target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      found = met() ?? found;
      if (found && !isSmall(found)) break;
    }
    if (found && isSmall(found)) small.push(`${name(node)} is met on ${found.across} × ${found.upright}`);
  }
  return {
    whole: { width: root.scrollWidth, height: root.scrollHeight },
    h1: [...document.querySelectorAll('h1')].filter(seen).length,
    small,
    overlaps: [...overlaps, ...outside],
    notAtTop,
  };
}

const views = [
  // At this width axe looks at every type once it is answered, in harness.ts.
  { name: '360', width: 360, height: 640, touch: true, axe: false },
  { name: '820', width: 820, height: 1180, touch: true, axe: false },
  { name: '1280', width: 1280, height: 720, touch: false, axe: true },
  { name: '1280 at 200 %', width: 640, height: 360, touch: false, axe: false },
];

test.each(views)('$name: every type fits the window and can be tapped', async ({ width, height, touch, axe }) => {
  const visitor = await visit(browser, { origin, width, height, touch });
  const { page, context, lookAround } = visitor;
  const learner = await school.student({ firstName: 'Mai' });
  await context.addCookies([{ name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await serveSamples(page);
  await page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const session = await context.newCDPSession(page);
  const found: Record<string, unknown> = {};
  const met = new Set<string>();
  for (;;) {
    const root = page.locator('[data-question]').last();
    await root.locator('[data-item]').first().waitFor();
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const ids = await page
      .locator('[data-question]')
      .evaluateAll((nodes) => [...new Set(nodes.map((node) => (node as HTMLElement).dataset['question']!))]);
    const codes = ids.map((id) => school.questions.find((one) => one.id === id)!.code);
    for (const code of codes) met.add(code);
    const where = codes.join(' ');
    const { whole, h1, small, overlaps, notAtTop } = await page.evaluate(measure, touch ? 44 : 24);
    if (axe)
      await lookAround(where).catch(
        (error: Error & { actual?: unknown }) => (found[`${where}, axe`] = error.actual ?? error.message),
      );
    if (touch) await pull(page, session);
    const scrolled = await page.evaluate(
      () => scrollY + scrollX + document.documentElement.scrollTop + document.body.scrollTop,
    );
    const wrong = {
      ...(notAtTop > 0 && { notAtTop }),
      ...(whole.height !== height && { whole }),
      ...(whole.width > width && { whole }),
      ...(scrolled !== 0 && { scrolled }),
      ...(h1 !== 1 && { h1 }),
      ...(small.length > 0 && { small }),
      ...(overlaps.length > 0 && { overlaps }),
    };
    if (Object.keys(wrong).length > 0) found[where] = wrong;
    const next = page.getByRole('button', { name: /^(Câu tiếp|Sau|Tiếp)$/ });
    if ((await next.count()) === 0 || (await next.getAttribute('aria-disabled')) !== null) break;
    if (touch) await page.evaluate(atRest);
    await next.click();
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>(`[data-question="${old}"]`) === null,
      ids[0]!,
    );
  }
  expect([...met].toSorted()).toEqual([...questionTypeCodes].toSorted());
  expect(found).toEqual({});
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});
