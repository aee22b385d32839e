/**
 * Public pages that the server renders: the words without a script, hydration, and what is pressed before the app is
 * there. Takes longer than others, because every kind of page is opened anew in both languages.
 */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manualAudiences, manuals } from '@vumon/domain';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';

let product: RunningProduct;
let browser: OwnBrowser;

const paths = [
  '/',
  '/page/about-us',
  '/page/security-policy',
  '/page/payment-policy',
  '/page/feedback-policy',
  '/page/shopping-guide',
  '/page/manuals',
  ...manualAudiences.map((audience) => `/page/manuals/${manuals[audience][0]!}`),
  '/no-such-page',
].flatMap((path) => [path, `/en${path === '/' ? '' : path}`]);

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  // The process that renders starts with the first page, and visitors do not wait long for a page.
  for (const path of paths)
    await vi.waitFor(
      async () => expect(await (await fetch(product.origin + path)).text(), path).toContain('id="rendered"'),
      40_000,
    );
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A page under the product's own security policy, and what it complains of. */
async function open(width: number): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ baseURL: product.origin, viewport: { width, height: 800 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs a page that does not exist.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  return { page, problems };
}

const hydrated = (page: Page) => page.waitForFunction(() => !document.getElementById('rendered'));

/** The words that the server sends and those that the page shows; the contact form needs the app. Runs in the browser. */
async function wordsOf(): Promise<{ sent: string[]; shown: string[] }> {
  const words = (root: Element | null): string[] => {
    const copy = root!.cloneNode(true) as Element;
    for (const one of copy.querySelectorAll('style, form')) one.remove();
    return copy.textContent.split(/\s+/).filter((word) => word !== '');
  };
  // Styles have the nonce of that reply, of which the page's own policy would complain.
  const html = (await (await fetch(location.href)).text()).replaceAll(/<style[^]*?<\/style>/g, '');
  const sent = new DOMParser().parseFromString(html, 'text/html');
  return { sent: words(sent.querySelector('#root')), shown: words(document.querySelector('#root')) };
}

/** Adds up the shifts of the layout, as `window.shifted`. Runs in the browser. */
function watchShifts(): void {
  const here = window as unknown as { shifted: number };
  here.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) here.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the words of the server are those of the app, in both languages, without a complaint', async () => {
  const { page, problems } = await open(1280);
  for (const path of [...paths, '/another/', '/en/another?from=here#top']) {
    await page.goto(path);
    await hydrated(page);
    // The form has its own code.
    if (/^(?:\/en|\/)$/.test(path)) await page.locator('form').waitFor();
    const { sent, shown } = await page.evaluate(wordsOf);
    expect(sent.length, path).toBeGreaterThan(/no-such-page|another/.test(path) ? 10 : 100);
    expect(shown, path).toEqual(sent);
    expect(problems, path).toEqual([]);
  }
  await page.context().close();
});

test.each([1280, 360])('the landing page stays where it was drawn, %i wide', async (width) => {
  const { page, problems } = await open(width);
  await page.addInitScript(watchShifts);
  await page.goto('/');
  await hydrated(page);
  await page.locator('form').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
  expect(problems).toEqual([]);
  await page.context().close();
});

/** Keeps the app from coming to the next page until it is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const handle = async (route: Route): Promise<void> => {
    await held;
    await route.continue();
  };
  await page.route('**/assets/hydrate-*.js', handle, { times: 1 });
  return release;
}

test('what is pressed before the app is there is done once it is', async () => {
  const { page, problems } = await open(1280);
  /** Opens a page, presses before the app is there, and lets it come. */
  const before = async (path: string, press: () => Promise<void>): Promise<void> => {
    const release = await holdApp(page);
    await page.goto(path);
    await press();
    release();
  };
  const reason = page.getByText('Vì sao');
  await before('/', async () => {
    // The third of four options is the right one of the question that the page begins with.
    await page.getByRole('radio').nth(2).click();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  });
  await reason.waitFor();
  await before('/', () => page.keyboard.press('c'));
  await reason.waitFor();
  await before('/', () => page.getByRole('link', { name: /giáo viên/i }).click());
  await page.waitForURL('**/register');
  expect(await page.evaluate(() => sessionStorage.getItem('new-role'))).toBe('TEACHER');
  await before('/page/manuals', async () => {
    await page.getByRole('combobox').fill('bài');
    expect(await page.getByRole('option').count()).toBe(0);
  });
  await page.waitForFunction(() => document.querySelector('[role=option]') !== null);
  expect(await page.getByRole('combobox').inputValue()).toBe('bài');
  await before('/page/about-us', () => page.getByRole('button', { name: 'EN' }).click());
  await page.waitForURL('**/en/page/about-us');
  await page.setViewportSize({ width: 360, height: 740 });
  await before('/', () => page.getByRole('button', { name: 'Mở trình đơn' }).click());
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

test('whoever has scrolled stays there, and begins the next page at its top', async () => {
  const { page, problems } = await open(360);
  const release = await holdApp(page);
  await page.goto('/page/security-policy');
  await page.evaluate(() => scrollTo(0, 900));
  release();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click();
  await page.waitForURL('**/page/about-us');
  await page.waitForFunction(() => scrollY === 0);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a file that does not come keeps nobody from the app', async () => {
  const { page, problems } = await open(1280);
  await page.route('**/never.png', () => new Promise(() => undefined));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/never.png' }));
    }),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(problems).toEqual([]);
  await page.context().close();
});

test('without the app the page can be read and its links lead on', async () => {
  const { page } = await open(1280);
  await page.route('**/assets/hydrate-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: /giáo viên/i }).click();
  await page.waitForURL('**/register');
  await page.context().close();
  const plain = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const reading = await plain.newPage();
  await reading.goto('/en');
  expect(await reading.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await reading.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await reading.waitForURL('**/en/page/about-us');
  expect(await reading.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await plain.close();
});
