/**
 * Public pages that the server renders: the words without a script, hydration, and what is pressed before the app is
 * there. Takes longer than others, because every kind of page is opened anew in both languages.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manualAudiences, manualChapters, manuals } from '@vumon/domain';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { demoPassword, follow } from '../harness/steps.ts';

let product: RunningProduct;
/** The international site. */
let abroad: RunningProduct;
let browser: OwnBrowser;

const pages = [
  '/',
  '/page/about-us',
  '/page/security-policy',
  '/page/payment-policy',
  '/page/feedback-policy',
  '/page/shopping-guide',
  '/page/manuals',
  '/page/events',
  '/payment',
  '/login',
  ...manualAudiences.map((audience) => `/page/manuals/${manuals[audience][0]!}`),
  '/no-such-page',
  '/coming-soon',
];
const inEnglish = (path: string) => `/en${path === '/' ? '' : path}`;
const paths = pages.flatMap((path) => [path, inEnglish(path)]);
/** Each page of a kind is rendered by the same code; of the manuals some are opened as documents, and all are read. */
const chapters = manualChapters.map((chapter) => `/page/manuals/${chapter}`);

beforeAll(async () => {
  [product, abroad, browser] = await Promise.all([
    startProduct(),
    startProduct({ settings: { SITE: 'intl' } }),
    launchBrowser(),
  ]);
  await Promise.all([product, abroad].map(announce));
  // The process that renders starts with the first page, and visitors do not wait long for a page.
  await Promise.all([warm(product.origin, paths), warm(abroad.origin, pages)]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([product?.stop(), abroad?.stop()]);
});

/** An event of the far future that everybody may join. */
async function announce({ databaseUrl }: RunningProduct): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO user_events (id, name, name_en, place, place_en, about, about_en, state, starts_at, ends_at, join_until,
      created_at, changed_at, changed_by)
    SELECT $1, 'Tập huấn', 'Training', 'Đà Nẵng', 'Da Nang', 'Mang theo máy tính.', 'Bring a computer.', 'OPEN',
      '2099-03-01T02:00Z', '2099-03-02T09:00Z', '2099-02-20T09:00Z', now(), now(), id
    FROM users ORDER BY id LIMIT 1`,
    [randomUUID()],
  );
  await client.end();
}

async function warm(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await vi.waitFor(
      async () => expect(await (await fetch(origin + path)).text(), path).toContain('id="rendered"'),
      40_000,
    );
}

/**
 * A page under the product's own security policy, and what it complains of. `first`: in a browser that was never there,
 * so that nothing comes out of its cache.
 */
async function open(
  width: number,
  { origin } = product,
  { first = false } = {},
): Promise<{ page: Page; problems: string[] }> {
  const options = { baseURL: origin, viewport: { width, height: 800 } };
  const context = await (first ? browser.newContext(options) : browser.borrow(options));
  const page = context.pages()[0] ?? (await context.newPage());
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs a page that does not exist.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) problems.push(message.text());
  });
  return { page, problems };
}

const hydrated = (page: Page) => page.waitForFunction(() => !document.getElementById('rendered'));

/** A page as the server sends it and as the browser shows it. */
interface BothSides {
  readonly sent: readonly string[];
  readonly shown: readonly string[];
}

/** The words of both. Runs in the browser. */
async function wordsOf(): Promise<BothSides> {
  const words = (root: Element | null): string[] => {
    const copy = root!.cloneNode(true) as Element;
    // Screen readers hear the title of a page that was come to from another.
    for (const one of copy.querySelectorAll('style, [role=status].visually-hidden')) one.remove();
    return copy.textContent.split(/\s+/).filter((word) => word !== '');
  };
  // Styles have the nonce of that reply, of which the page's own policy would complain.
  const html = (await (await fetch(location.href)).text()).replaceAll(/<style[^]*?<\/style>/g, '');
  const sent = new DOMParser().parseFromString(html, 'text/html');
  return { sent: words(sent.querySelector('#root')), shown: words(document.querySelector('#root')) };
}

/**
 * Title, language, and every element of both with its attributes: labels, links, roles, fields. What the server has sent
 * wrongly, hydration leaves as it is, so the page has to be one that the browser has drawn. Runs in the browser.
 */
async function elementsOf(): Promise<BothSides> {
  const elements = (page: Document): string[] => {
    const copy = page.querySelector('#root')!.cloneNode(true) as Element;
    // The server names a picture that is to be loaded early; React puts that into the head.
    for (const one of copy.querySelectorAll('style, link, [role=status].visually-hidden')) one.remove();
    const described = [...copy.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes]
        // The browser writes the same styles in another way, and focuses a field itself.
        .filter(({ name }) => name !== 'style' && name !== 'autofocus')
        // Identifiers are made anew for each drawing.
        .map(({ name, value }) => `${name}=${value.replaceAll(/(?:mantine-)?_[rR]_\w*_|mantine-[a-z0-9]{9}\b/g, '#')}`);
      return `${element.localName} ${attributes.sort().join(' ')}`;
    });
    return [`title ${page.title}`, `language ${page.documentElement.lang}`, ...described];
  };
  const html = (await (await fetch(location.href)).text()).replaceAll(/<style[^]*?<\/style>/g, '');
  return { sent: elements(new DOMParser().parseFromString(html, 'text/html')), shown: elements(document) };
}

/** Adds up the shifts of the layout, as `window.shifted`. Runs in the browser. */
function watchShifts(): void {
  const here = window as unknown as { shifted: number };
  here.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) here.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

test.each([
  ['in both languages', () => product, [...paths, '/another/', '/en/another?from=here#top']],
  ['on the international site', () => abroad, [...pages, '/another/']],
] as const)('the words of the server are those of the app, %s, without a complaint', async (_, site, all) => {
  const { page, problems } = await open(1280, site());
  for (const path of all) {
    await page.goto(path);
    await hydrated(page);
    const { sent, shown } = await page.evaluate(wordsOf);
    expect(sent.length, path).toBeGreaterThan(/no-such-page|coming-soon|events|another|login/.test(path) ? 10 : 100);
    if (path.includes('events')) expect(sent.join(' '), path).toMatch(/Mang theo máy tính|Bring a computer/);
    expect(shown, path).toEqual(sent);
    expect(problems, path).toEqual([]);
    // The document brought only the rules that it needs.
    const whole = page.locator('link[rel=stylesheet]');
    expect(await whole.count(), path).toBeGreaterThan(3);
  }
  await browser.giveBack(page.context());
});

const drawn = [...pages.filter((path) => !path.startsWith('/page/manuals/')), ...chapters];
test.each([
  ['in Vietnamese', () => product, drawn],
  ['in English', () => product, drawn.map(inEnglish)],
  ['on the international site', () => abroad, drawn],
] as const)('what the server renders is what the browser draws, %s', async (_, site, all) => {
  const { port } = site();
  // Under the address that the server knows itself by: texts name it.
  const { page, problems } = await open(1280, { ...site(), origin: `http://localhost:${port}` });
  // From a page that is none of them.
  await page.goto(`${all[0]!.startsWith('/en') ? '/en' : ''}/forgot-password`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const path of all) {
    await follow(page, path);
    // The page before it stays until its data have come.
    const { sent, shown } = await vi.waitFor(async () => {
      const both = await page.evaluate(elementsOf);
      expect(both.shown, path).toEqual(both.sent);
      return both;
    }, 5_000);
    expect(sent.length, path).toBeGreaterThan(40);
    const words = await page.evaluate(wordsOf);
    expect(words.shown, path).toEqual(words.sent);
    expect(shown[0], path).toMatch(/^title .*Vumon/);
  }
  expect(problems).toEqual([]);
  await browser.giveBack(page.context());
});

test.each([1280, 360])('the landing page stays where it was drawn, %i wide', async (width) => {
  const { page, problems } = await open(width, product, { first: true });
  await page.addInitScript(watchShifts);
  await page.goto('/');
  await hydrated(page);
  // The form comes before its place is seen.
  expect(await page.locator('form').count()).toBe(0);
  await page.evaluate(() =>
    scrollTo(0, document.getElementById('contact')!.getBoundingClientRect().top - innerHeight - 300),
  );
  await page.locator('form').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
  expect(problems).toEqual([]);
  await page.context().close();
});

test.each(['/', '/payment', '/login', '/page/events', '/page/manuals', chapters[0]!])(
  '%s stays where it was drawn on a phone when its fonts come',
  async (path) => {
    const { page, problems } = await open(360, product, { first: true });
    await page.addInitScript(watchShifts);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = new Set<string>();
    await page.route('**/*.woff2', async (route) => {
      asked.add(route.request().url());
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // It has been painted with a font of the device.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    expect(asked.size).toBeGreaterThan(1);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
    expect(problems).toEqual([]);
    await page.context().close();
  },
);

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
  await before('/page/about-us', async () => {
    const button = page.getByRole('button', { name: 'EN' });
    await button.click();
    // It shows that it waits.
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.evaluate((one) => getComputedStyle(one).cursor)).toBe('progress');
  });
  await page.waitForURL('**/en/page/about-us');
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  await before('/login', async () => {
    await page.getByRole('textbox', { name: 'Số điện thoại, email hoặc tên đăng nhập' }).fill('thuha@vumon.example');
    await page.getByRole('textbox', { name: 'Mật khẩu' }).fill(demoPassword);
    await page.keyboard.press('Enter');
  });
  await page.waitForURL('**/home');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 360, height: 740 });
  await before('/', () => page.getByRole('button', { name: 'Mở trình đơn' }).click());
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
  await browser.giveBack(page.context());
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
  await browser.giveBack(page.context());
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
  await browser.giveBack(page.context());
});

test('a link that waits for the app does not wait for ever', async () => {
  const { page, problems } = await open(1280);
  await page.clock.install();
  const release = await holdApp(page);
  await page.goto('/');
  await page.getByRole('link', { name: /giáo viên/i }).click();
  expect(await page.locator('a[aria-busy=true]').count()).toBe(1);
  await page.clock.fastForward(5_000);
  await page.waitForURL('**/register');
  release();
  expect(problems).toEqual([]);
  await browser.giveBack(page.context());
});

test.each([
  ['the app', 'hydrate'],
  ['its words', 'messages.vi'],
  ['its screen', 'LandingPage'],
])('without %s the page can be read and its links lead on', async (_, file) => {
  const { page } = await open(1280);
  let asked = false;
  await page.route(`**/assets/${file}-*.js`, (route) => {
    asked = true;
    return route.abort();
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  await failed;
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Ra đề/);
  await page.getByRole('link', { name: /giáo viên/i }).click();
  await page.waitForURL('**/register');
  expect(asked).toBe(true);
  await browser.giveBack(page.context());
});

test('without scripts the page can be read and its links lead on', async () => {
  const plain = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const reading = await plain.newPage();
  await reading.goto('/en');
  expect(await reading.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await reading.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await reading.waitForURL('**/en/page/about-us');
  expect(await reading.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await plain.close();
});
