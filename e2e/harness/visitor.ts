/** A person in front of a browser, who opens pages and checks them by eye and with axe. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addAxe } from './axe.ts';
import type { OwnBrowser } from './browser.ts';

export interface VisitorOptions {
  readonly origin: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly touch?: boolean;
  /** With the player's service worker. Without it, tests can handle every request, and less is loaded. */
  readonly worker?: boolean;
  /** Offers the welcome gift to learners who have not received it. */
  readonly gift?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the page has thrown or logged so far. */
  readonly problems: string[];
  /** Fails when the page breaks a rule of WCAG 2.2 AA as far as axe can tell, or when `fits` does. */
  lookAround(where: string): Promise<void>;
  /** Fails when something is wider than the screen, or the page has logged an error. */
  fits(where: string): Promise<void>;
  leave(): Promise<void>;
}

interface RouterState {
  readonly status: string;
  readonly resolvedLocation?: { readonly pathname: string };
}

/**
 * Logs an error when a page is hidden after it was drawn. Where a part of it suspends (for code or a catalog) without
 * a Suspense boundary of its own, React hides the whole page: the focus is lost, open lists close. The message has the
 * router's state, because the router hides a page too if loading it again takes longer than 300 ms. Runs in the
 * browser.
 */
function tellWhatIsHidden(): void {
  const pathOf = new WeakMap<Element, string>();
  new MutationObserver((changes) => {
    for (const main of document.querySelectorAll('main')) if (!pathOf.has(main)) pathOf.set(main, location.pathname);
    for (const { type, target } of changes) {
      if (type !== 'attributes' || !(target instanceof HTMLElement)) continue;
      const hidden = target.style.display === 'none' && target.style.getPropertyPriority('display') === 'important';
      const main = hidden && target.querySelector('main');
      if (main && pathOf.get(main) === location.pathname) {
        const { state } = (window as unknown as { __TSR_ROUTER__?: { state: RouterState } }).__TSR_ROUTER__ ?? {};
        const router = state && `router ${state.status}, last at ${state.resolvedLocation?.pathname}`;
        console.error(
          `the page was hidden while a part of it was loading (${router}; shown instead: ${document.body.innerText.slice(0, 80)})`,
        );
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
}

/**
 * Logs the cause of an uncaught error. React itself reports only that it gave up a rendering; the cause is in a
 * property that the browser does not report. Runs in the browser.
 */
function tellCauses(): void {
  const tell = (error: unknown) => {
    for (let cause = (error as Error | null)?.cause; cause !== undefined; cause = (cause as Error | null)?.cause)
      console.error(`caused by ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/**
 * Logs an error for text that is a key of a message instead of the message, such as "states.collected", wherever it is
 * shown or spoken. Runs in the browser.
 */
function tellRawKeys(): void {
  const key = /^[a-z][A-Za-z0-9]+(?:\.[A-Za-z][A-Za-z0-9_]+)+$/;
  const names =
    /\.(?:com|vn|example|invalid|test|org|xlsx?|docx?|pdf|png|jpe?g|webp|mp[34]|webm|vtt|zip|ics|html?|gift|txt|csv|json)$/i;
  const told = new Set<string>();
  const look = (text: string | null | undefined) => {
    const word = text?.trim() ?? '';
    if (word.length > 80 || told.has(word) || !key.test(word) || names.test(word)) return;
    told.add(word);
    console.error(`a key instead of a message: ${word}`);
  };
  const lookAtText = (text: Text) => {
    if (!text.parentElement?.closest('script, style, textarea, code')) look(text.data);
  };
  const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
  const named = spoken.map((name) => `[${name}]`).join();
  const lookAtNames = (element: Element) => {
    for (const name of spoken) look(element.getAttribute(name));
  };
  /** Every part that is drawn comes here: what most of them do not have, a selector and one expression find out. */
  const walk = (node: Node) => {
    if (node instanceof Text) return lookAtText(node);
    if (!(node instanceof Element)) return;
    lookAtNames(node);
    for (const one of node.querySelectorAll(named)) lookAtNames(one);
    if (!/[A-Za-z0-9]\.[A-Za-z]/.test(node.textContent)) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) lookAtText(texts.currentNode as Text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, attributeName } of changes)
      if (attributeName !== null) look((target as Element).getAttribute(attributeName));
      else if (target instanceof Text) lookAtText(target);
      else for (const node of addedNodes) walk(node);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  });
}

/** Prevents the welcome gift, whose dialog would cover the page of every learner. Runs in the browser. */
function putGiftOff(): void {
  try {
    sessionStorage.setItem('gift-later', '1');
  } catch {
    // A page of another origin, which may not use storage.
  }
}

/**
 * Words of neighbouring elements with nothing between them but a margin: “Câu 1” and “0,5 điểm” are read as “Câu 10,5 điểm”.
 * Runs in the browser.
 */
function gluedWords(): string[] {
  const isInline = (element: Element) => /^(?:inline|contents)/.test(getComputedStyle(element).display);
  const blockOf = (node: Node) => {
    let element = node.parentElement;
    while (element && isInline(element)) element = element.parentElement;
    return element;
  };
  /** Within one block that is not a row or a grid, each part of which stands by itself. Asked last: styles are dear. */
  const sharesBlock = (one: Node, other: Node) => {
    const block = blockOf(other);
    return blockOf(one) === block && !/flex|grid/.test(block ? getComputedStyle(block).display : '');
  };
  const setOff = 'u, b, i, em, strong, mark, sub, sup';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let before: Text | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof HTMLBRElement) before = null;
    if (!(node instanceof Text)) continue;
    const element = node.parentElement;
    const unread = 'script, style, [aria-hidden="true"], .katex, math, svg';
    if (node.data === '' || !element || element.getClientRects().length === 0) continue;
    if (element.closest(unread)) {
      // A formula or a sign between two words parts them.
      before = null;
      continue;
    }
    const touch =
      before !== null &&
      before.parentElement !== element &&
      /[\p{L}\d]$/u.test(before.data) &&
      /^[\p{L}\d]/u.test(node.data) &&
      // Letters that are set off within a word, as in “play<u>ed</u>”.
      !before.parentElement?.matches(setOff) &&
      !element.matches(setOff) &&
      sharesBlock(before, node);
    if (touch) found.push(`${before!.data.slice(-20)}|${node.data.slice(0, 20)}`);
    before = node;
  }
  return found;
}

/** Adds a timeout to browser commands that have none. */
async function inTime<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A page that the server has rendered is there before the app that makes it work, and no test means the moment between;
 * one that does opens a page of its own.
 */
function waitForApp(page: Page): void {
  const { goto, reload } = page;
  const settled = async <T>(opening: Promise<T>): Promise<T> => {
    const reply = await opening;
    await page.waitForFunction(() => !document.getElementById('rendered'));
    return reply;
  };
  page.goto = (...how) => settled(goto.apply(page, how));
  page.reload = (...how) => settled(reload.apply(page, how));
}

/**
 * A test begins some waits before the click that they are for. When the click fails, nobody awaits them any more; their
 * own end would be a second error, outside of any test, which a repetition of the test could not mend.
 */
function expectWaits(page: Page): void {
  const own = page as unknown as Record<string, (...how: unknown[]) => Promise<unknown>>;
  for (const method of ['waitForEvent', 'waitForRequest', 'waitForResponse']) {
    const begin = own[method]!.bind(page);
    own[method] = (...how) => {
      const waiting = begin(...how);
      waiting.catch(() => undefined);
      return waiting;
    };
  }
}

export async function visit(
  browser: OwnBrowser,
  { origin, width, height, colorScheme = 'light', touch = false, worker = false, gift = false }: VisitorOptions,
): Promise<Visitor> {
  // The test adds axe to the page, which the product's content security policy would refuse.
  const context = await browser.borrow({
    baseURL: origin,
    viewport: { width, height },
    colorScheme,
    hasTouch: touch,
    serviceWorkers: worker ? 'allow' : 'block',
    bypassCSP: true,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript(tellWhatIsHidden);
  await context.addInitScript(tellCauses);
  await context.addInitScript(tellRawKeys);
  if (!gift) await context.addInitScript(putGiftOff);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  waitForApp(page);
  expectWaits(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs refused requests; the tests look at how the page handles them.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
  const fits = async (where: string) => {
    // After a change of the window's size the page is laid out once more, and charts and tables draw themselves anew.
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect
      .poll(overflow, { message: `${where}: wider than the screen by`, timeout: 5_000 })
      .toBeLessThanOrEqual(0);
    expect(problems, where).toEqual([]);
  };
  const look = async (where: string) => {
    await addAxe(page);
    const violations = await page.evaluate(async () => {
      interface Node {
        readonly target: string[];
        readonly any: { message: string }[];
        readonly all: { message: string }[];
        readonly none: { message: string }[];
      }
      const { axe } = window as unknown as {
        axe: {
          run(
            context: unknown,
            options: unknown,
          ): Promise<{ violations: { id: string; help: string; nodes: Node[] }[] }>;
        };
      };
      const reasons = ({ any, all, none }: Node) => [...none, ...all, ...any].map(({ message }) => message).join('; ');
      const rules = (runOnly: string[]) => ({
        runOnly,
        resultTypes: ['violations'],
        // To describe the elements that passed takes a fifth of the time.
        reporter: 'no-passes',
        // axe would load style sheets again before it starts; they serve only a rule that is not used here.
        preload: { assets: ['media'] },
      });
      const result = await axe.run(document, rules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']));
      // A sticky bar may cover half of a button until one scrolls a little: then the rule is checked again.
      const isCovered = ({ id, nodes }: { id: string; nodes: Node[] }) =>
        id === 'target-size' && nodes.every((node) => reasons(node).includes('partially obscured'));
      const at = scrollY;
      if (result.violations.some(isCovered) && document.documentElement.scrollHeight > innerHeight + 60) {
        scrollTo({ top: at > 60 ? at - 60 : at + 60, behavior: 'instant' });
        const again = await axe.run(document, rules(['wcag22aa']));
        scrollTo({ top: at, behavior: 'instant' });
        if (!again.violations.some(({ id }) => id === 'target-size'))
          result.violations = result.violations.filter((one) => !isCovered(one));
      }
      return result.violations.map(
        ({ id, help, nodes }) =>
          `${id} (${help}): ${nodes
            .slice(0, 3)
            .map((node) => `${node.target.join(' ')} — ${reasons(node).replace(/\s+/g, ' ').slice(0, 200)}`)
            .join(' | ')}`,
      );
    });
    expect(violations, where).toEqual([]);
    expect(await page.evaluate(gluedWords), `${where}: words that are read as one`).toEqual([]);
    // Where a page loses the focus, it must not fall back to the first tab stop, which then covers the logo.
    const atSkipLink = await page.evaluate(() => document.activeElement?.matches('a[href="#main-content"]') === true);
    expect(atSkipLink, `${where}: the focus is on the link that skips the navigation`).toBe(false);
    await fits(where);
  };
  return {
    page,
    context,
    problems,
    fits: (where) => inTime(60_000, `measuring ${where}`, fits(where)),
    lookAround: (where) => inTime(60_000, `looking around in ${where}`, look(where)),
    // Pages that do not close now are closed with the browser.
    leave: () => inTime(30_000, 'closing the pages', browser.giveBack(context)).catch(() => undefined),
  };
}
