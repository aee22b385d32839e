/**
 * Every page of the international site as a visitor, a teacher, a learner and each kind of staff, 1280 and 360 wide: nothing is
 * Vietnamese. What people have written is rewritten without Vietnamese letters first, so that any such letter that a page
 * still shows is the product's own.
 */
import { featuresOf, manualChapters, pageGate, pages, type Entitlement, type Page as PageRule } from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../../apps/api/src/platform/db/index.ts';
import {
  addresses,
  giveToPartner,
  hrefOf,
  isLoadedFor,
  makeExamSession,
  makePartnerAndSchool,
} from '../harness/all-pages.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { enter, follow } from '../harness/steps.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let pool: ReturnType<typeof createPool>;

/** What the product names itself, with a name in each language: these have to be shown in English. */
const catalogue = ['grades', 'series', 'packages', 'package_history', 'exam_types', 'topics', 'labels', 'provinces'];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ settings: { SITE: 'intl' } }), launchBrowser()]);
  pool = createPool({ url: product.databaseUrl, max: 1 });
  await makePartnerAndSchool(pool);
  const page = await browser.newPage({ baseURL: product.origin });
  await page.goto('/404');
  await enter(page, product.origin, teacher);
  await giveToPartner(page, product.origin, pool, teacher);
  await makeExamSession(page, product.origin, pool, teacher);
  await page.context().close();
  await rewriteData();
});
afterAll(async () => {
  await pool?.end();
  await browser?.close();
  await product?.stop();
});

const teacher = 'thuha@vumon.example';

/** Takes the marks off the letters of everything that is stored, except what the product names itself. */
async function rewriteData(): Promise<void> {
  // What is frozen is guarded by triggers.
  await pool.query('SET session_replication_role = replica');
  // Every question is written anew.
  await pool.query('SET statement_timeout = 0');
  const { rows } = await pool.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND c.data_type IN ('text', 'character varying', 'jsonb') AND c.table_name <> ALL ($1)`,
    [catalogue],
  );
  for (const { table, column, type } of rows) {
    const plain = String.raw`translate(regexp_replace(normalize("${column}"::text, NFD), '[\u0300-\u031b\u0323]', '', 'g'), 'đĐ', 'dD')::${type}`;
    await pool.query(`UPDATE "${table}" SET "${column}" = ${plain} WHERE "${column}"::text ~ '[À-ỹ]'`);
  }
  await pool.query('SET session_replication_role = DEFAULT');
}

/** Counts requests to the API that are under way, as `underWay`. Runs in the browser. */
function countRequests(): void {
  const here = window as unknown as { underWay: number };
  here.underWay = 0;
  const send = window.fetch;
  window.fetch = async (...given) => {
    here.underWay += 1;
    try {
      return await send(...given);
    } finally {
      here.underWay -= 1;
    }
  };
}

/** Waits until a page asks for nothing more. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const here = window as unknown as { underWay: number; quiet?: number };
    const busy =
      here.underWay > 0 ||
      document.getElementById('rendered') !== null ||
      document.querySelector('h1, main, [role=alert]') === null;
    // What a page asks for after it was drawn, it asks for in one of the next frames.
    here.quiet = busy ? 0 : (here.quiet ?? 0) + 1;
    if (here.quiet < 5) return false;
    here.quiet = 0;
    return true;
  });

/** Every text that the page shows, says or names itself by, and its links. Runs in the browser. */
function textsOf(): { texts: string[]; links: string[] } {
  const texts = new Set([document.title]);
  const links: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement!.closest('script, style')) texts.add(node.data);
    } else if (node instanceof Element) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.add(node.getAttribute(name) ?? '');
      if (node instanceof HTMLAnchorElement) links.push(node.getAttribute('href') ?? '');
    }
  }
  for (const meta of document.querySelectorAll('head meta[content]')) texts.add(meta.getAttribute('content')!);
  return { texts: [...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()), links };
}

const letters = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
/** Proper names: of the product, of countries, of a theorem, of series of books, of learners in a picture. */
const names =
  /Vũ Môn|Côte d’Ivoire|São Tomé & Príncipe|Réunion|St\. Barthélemy|Curaçao|Åland|Viète|Kết nối tri thức|Chân trời sáng tạo|Cánh diều|Quốc Đạt|Thuỳ Dung|Gia Bảo/g;
/** Of Vietnam alone: its schools, provinces, decrees, telephones, services and addresses. */
const ofVietnam =
  /\bTHCS\b|\bTHPT\b|Hanoi|Ho Chi Minh|Dispatch \d|Circular \d|\b09\d\d \d{3} \d{3}\b|\bMoMo\b|ZaloPay|VNPAY-?QR|\bgifts?\b(?!ed| \()|\bđ\b|@example\.vn/i;
/** Data that was made on the Vietnamese site: phones, class codes, learners who got the gift there. */
const made = /^(?:\+84 )?0?9\d\d \d{3} \d{3}$|^(?:Class code )?TH[CP][ST]-\w+$|^Gift$/;
/** Where operators read and write the Vietnamese names of the catalogue, on every site. */
const writesNames = /^\/manage\/(?:choice-lists|series|topics|packages|test-lists)/;

const isFault = (path: string, text: string): boolean => {
  if (made.test(text)) return false;
  if (ofVietnam.test(text) && !/\bGIFT\b|gifted/.test(text)) return true;
  return letters.test(text.replaceAll(names, '')) && !(writesNames.test(path) && text.length < 120);
};

const feature = { features: featuresOf(shippedCatalogue, 'ADVANCE'), packageEndsAt: null };
test.concurrent.each<[string | null, Entitlement | null]>([
  [null, null],
  [teacher, { role: 'TEACHER', ...feature }],
  ['minhanh@vumon.example', { role: 'STUDENT', features: [], packageEndsAt: null }],
  ['admin@vumon.example', { role: 'ADMIN', ...feature }],
  ['operator@vumon.example', { role: 'OPERATOR', ...feature }],
  ['sale@vumon.example', { role: 'SALE', ...feature }],
])(
  'nothing is Vietnamese for %s',
  async (email, entitlement) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      locale: 'en-SG',
      timezoneId: 'Asia/Singapore',
    });
    const page = await context.newPage();
    await page.addInitScript(countRequests);
    if (email !== null) await enter(page, product.origin, email);
    const ids = await addresses(pool, email ?? teacher);
    await page.goto(email === null ? '/' : '/home');
    const wrong = new Set<string>();
    for (const [path, rule] of Object.entries(pages as Record<string, PageRule>)) {
      if ((rule.access === 'public') !== (entitlement === null) && path !== '/payment') continue;
      if (entitlement && pageGate(rule, entitlement, {}, Date.now()) !== 'open') continue;
      // Other pages of staff are those of a teacher.
      const role = entitlement?.role;
      const isOfStaff = role === 'ADMIN' || role === 'OPERATOR' || role === 'SALE';
      if (isOfStaff && path !== '/home' && !isLoadedFor(path, role)) continue;
      const href = hrefOf(path, ids);
      if (href === null) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      // Visitors get documents that the server has rendered.
      await (entitlement ? follow(page, href) : page.goto(href));
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const { texts, links } = await page.evaluate(textsOf);
        for (const text of texts) if (isFault(path, text)) wrong.add(`${path}: ${text.slice(0, 160)}`);
        for (const link of links) if (/^\/en(?:[/?#]|$)/.test(link)) wrong.add(`${path}: links to ${link}`);
      }
    }
    expect([...wrong]).toEqual([]);
    await context.close();
  },
  200_000,
);

test('every chapter of the manuals is there in English', async () => {
  for (const chapter of manualChapters) {
    const path = `/page/manuals/${chapter}`;
    // The process that renders may still be starting.
    const html = await vi.waitFor(async () => {
      const text = await (await fetch(product.origin + path)).text();
      expect(text, path).toContain('id="rendered"');
      return text;
    }, 40_000);
    const shown = html.replaceAll(/<(style|script)[^]*?<\/\1>/g, '');
    const texts = [...shown.matchAll(/>([^<]+)|\b(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
      ([, text, said]) => (text ?? said!).trim(),
    );
    expect(
      texts.filter((text) => isFault(path, text)),
      path,
    ).toEqual([]);
    expect(html, path).toMatch(/\.en-[\w-]+\.webp/);
  }
});

test('an address of the Vietnamese site in English leads to the page without the prefix', async () => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/page/about-us', '/page/about-us'],
    ['/en/login?redirect=%2Fhome', '/login?redirect=%2Fhome'],
  ] as const) {
    const reply = await fetch(product.origin + from, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')], from).toEqual([302, to]);
  }
});
