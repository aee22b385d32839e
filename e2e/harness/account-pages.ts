/**
 * Set-up of the tests of signing up and of the own account: one product and one browser for each file, codes from the
 * outbox, a clock that can be moved.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser, type OwnBrowser } from './browser.ts';
import { startProduct, type RunningProduct } from './product.ts';
import { visit, type Visitor, type VisitorOptions } from './visitor.ts';

export interface Together {
  /** Exists once the tests run. */
  readonly product: RunningProduct;
  /** Runs `work` with a new browser, and fails when its page has logged an error. */
  somebody(work: (visitor: Visitor) => Promise<void>, look?: Partial<VisitorOptions>): Promise<void>;
  /** The newest one-time code that was sent to this address. */
  codeFor(address: string): Promise<string>;
  /** Moves the server's clock forward, for all later tests of the file. */
  later(ms: number): Promise<void>;
}

/** Starts both before the tests of a file and ends them afterwards. */
export function together(settings: NodeJS.ProcessEnv = {}): Together {
  let product: RunningProduct;
  let browser: OwnBrowser;
  let offset = 0;
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ settings }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    get product() {
      return product;
    },
    async somebody(work, look = {}) {
      const visitor = await visit(browser, { origin: product.origin, width: 1280, height: 900, ...look });
      try {
        await work(visitor);
        expect(visitor.problems).toEqual([]);
      } finally {
        await visitor.leave();
      }
    },
    async codeFor(address) {
      const reply = await fetch(`${product.origin}/dev/outbox?to=${encodeURIComponent(address)}&format=json`);
      const { data } = (await reply.json()) as { data: { body: string }[] };
      return /\b(\d{6})\b/.exec(data[0]!.body)![1]!;
    },
    async later(ms) {
      offset += ms;
      const moved = await fetch(`${product.origin}/dev/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ offsetMs: offset }),
      });
      expect(moved.status).toBe(200);
    },
  };
}

export const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Refuses the next `times` requests to a path of the API, as a server does that cannot answer now; later ones pass. */
export async function refuse(
  page: Page,
  path: string,
  {
    times,
    status,
    code,
    retryAfterSeconds,
  }: { times: number; status: number; code: string; retryAfterSeconds: number },
): Promise<void> {
  let left = times;
  await page.route(`**/api${path}`, async (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return route.fulfill({
      status,
      headers: { 'Retry-After': String(retryAfterSeconds) },
      json: { result: false, code, message: code, errors: [], requestId: 'a-test' },
    });
  });
}

/** The texts that describe a field: its error and its hint. */
export const saidBeside = (page: Page, name: string | RegExp): Promise<string> =>
  page.getByRole('textbox', { name, exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
