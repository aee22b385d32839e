/** Pages behind the sign-in that the server draws: what is shown before the app is there, and what is pressed meanwhile. */
import pg from 'pg';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;

/** A test that the teacher has given: what stands behind the beginning of an address. */
const given: Record<string, string> = {};

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; exam: string }>(
    `SELECT a.id, a.exam_id AS exam FROM assignments a JOIN users u ON u.id = a.owner_id
    WHERE u.email = $1 AND a.target = 'CLASS' ORDER BY a.id LIMIT 1`,
    [teacher],
  );
  await client.end();
  given['/learning/'] = rows[0]!.id;
  given['/unit-test/'] = rows[0]!.exam;
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const teacher = 'thuha@vumon.example';
const learner = 'minhanh@vumon.example';

async function enterAs(username: string, width: number): Promise<Visitor> {
  const visitor = await visit(browser, { origin: product.origin, width, height: 800 });
  await enter(visitor.page, product.origin, username);
  return {
    ...visitor,
    // An account has two sessions at most.
    async leave() {
      await visitor.context.request.post(`${product.origin}/api/auth/logout`, { headers: { origin: product.origin } });
      await visitor.leave();
    },
  };
}

/** Opens a page that the server has drawn; the app stays away until it is called. */
async function openDrawn(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const handle = async (route: Route): Promise<void> => {
    await held;
    await route.continue();
  };
  await page.route('**/assets/app-*.js', handle);
  // On a machine with other work the server does not wait for a drawing, and draws none for half a minute after one
  // that took much too long.
  await vi.waitFor(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    expect(await page.locator('#early-view').count()).toBe(1);
  }, 90_000);
  return release;
}
const appIsThere = (page: Page) => page.locator('#early-view').waitFor({ state: 'detached' });

/** Adds up the shifts of the layout, as `window.shifted`. Runs in the browser. */
function watchShifts(): void {
  const here = window as unknown as { shifted: number };
  here.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) here.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Names and places of what is in the first view. Runs in the browser. */
function placesOf(selector: string): string[] {
  const within = document.querySelector(selector)!;
  return [...within.querySelectorAll<HTMLElement>('h1, h2, main a, main button, main li, header a, header button')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round).join();
      return `${one.tagName} ${one.textContent.trim()} ${box}`;
    });
}

// Not the question bank, whose formulas are text until the app is there.
test.each([
  ['the home of a teacher', teacher, '/home'],
  ['the home of a teacher, in English', teacher, '/en/home'],
  ['the home of a learner', learner, '/home'],
  ['a new test', teacher, '/unit-test/create'],
  ['a saved test', teacher, '/unit-test/'],
  ['results', teacher, '/learning/'],
])('what the server draws stands where the app draws it: %s', async (_, username, path) => {
  const { page, problems, leave } = await enterAs(username, 1280);
  await page.addInitScript(watchShifts);
  const release = await openDrawn(page, path.endsWith('/') ? path + given[path] : path);
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())));
  const drawn = await page.evaluate(placesOf, '#early-view');
  expect(drawn.length).toBeGreaterThan(6);
  // It cannot be pressed, and says nothing yet to screen readers.
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  release();
  await appIsThere(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(placesOf, '#root')).toEqual(drawn);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
  expect(problems).toEqual([]);
  await leave();
});

test('what is pressed before the app is there is done once it is', async () => {
  const { page, problems, leave } = await enterAs(teacher, 1280);
  const press = async (name: RegExp | string): Promise<void> => {
    // The bar at the bottom of phones has the same links.
    const control = page.locator('#early-view').locator('a, button').filter({ hasText: name, visible: true });
    const box = (await control.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(await control.getAttribute('aria-busy')).toBe('true');
  };
  let release = await openDrawn(page, '/home');
  await press('Tạo đề');
  // The last press counts.
  await press(/^Lớp học$/);
  release();
  await page.waitForURL('**/classes');
  release = await openDrawn(page, '/home');
  await press('Tìm kiếm');
  release();
  await page.getByRole('dialog', { name: 'Tìm kiếm' }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('where the app cannot come, the page says so in place of what was drawn', async () => {
  const { page, leave } = await enterAs(teacher, 360);
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await vi.waitFor(async () => {
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    expect(await page.locator('#early-view').count()).toBe(1);
  }, 90_000);
  await page.getByRole('alert').getByRole('button').waitFor();
  expect(await page.locator('#early-view').count()).toBe(0);
  await leave();
});
