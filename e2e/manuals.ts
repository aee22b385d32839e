// npm run manuals [address]: takes the pictures of the manuals from a product that runs with the demo school (npm start). Each picture finds what it numbers by the words of the catalogs, so that a screen that has
// changed ends the run instead of leaving an old picture. Not a test.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { quoteWords } from '../apps/web/build/manual-words.ts';
import { launchBrowser } from './harness/browser.ts';
import { manualShots, type Shot, type ShotPage } from './manual-shots.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const only = process.argv.slice(3);
const folder = join(import.meta.dirname, '../apps/web/src/site/manuals/pictures');
const size = { width: 1280, height: 800 };
const scale = 1.25;
const locales = ['vi', 'en'] as const;
const people = { teacher: 'thuha@vumon.example', student: 'minhanh@vumon.example' } as const;
const demoPassword = 'Vumon2026';

async function openFor(browser: Browser, who: Shot['who']): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  if (who === undefined) return context;
  const reply = await context.request.post(`${origin}/api/auth/login`, {
    data: { username: people[who], password: demoPassword },
    headers: { origin },
  });
  if (!reply.ok()) throw new Error(`${people[who]} cannot sign in: ${await reply.text()}`);
  await context.addInitScript(() => {
    localStorage.setItem('signed-in', '1');
  });
  return context;
}

/** Draws the number of a step above the upper left corner of what it is about, where it covers neither its words nor its neighbour. */
async function mark(page: Page, target: Locator, step: number): Promise<void> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box || box.y < 0 || box.y > size.height) throw new Error(`step ${step} is not in the picture`);
  await page.evaluate(
    ([x, y, number]) => {
      const sign = document.createElement('span');
      sign.textContent = String(number);
      sign.setAttribute(
        'style',
        `position:fixed;z-index:9999;left:${Math.max(4, x! - 22)}px;top:${Math.max(4, y! - 26)}px;width:30px;height:30px;border-radius:50%;background:#ffb53c;color:#1d1a33;border:2px solid #fff;box-shadow:0 2px 6px rgb(0 0 0/30%);font:700 16px/26px sans-serif;text-align:center`,
      );
      // A dialog of the browser's top layer would cover what stands beside it.
      (document.querySelector('dialog[open]') ?? document.body).append(sign);
    },
    [box.x, box.y, step],
  );
}

/** The browser itself encodes WebP, so that no library is needed for it. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (base64) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
    );
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
}

async function take(context: BrowserContext, shot: Shot, locale: 'vi' | 'en', encoder: Page): Promise<Buffer> {
  const page = await context.newPage();
  const say = (name: string) => quoteWords(`[[${name}]]`, locale).slice(2, -2);
  const tools: ShotPage = {
    page,
    say,
    open: async (path) => {
      await page.goto(locale === 'en' ? `/en${path === '/' ? '' : path}` : path);
    },
    role: (role, name) =>
      page
        .getByRole(role, { name: typeof name === 'string' ? say(name) : name })
        .filter({ visible: true })
        // The picture shows the one at the top.
        .first(),
    // A count may follow the words.
    text: (name) =>
      page
        .getByText(new RegExp(`^${say(name).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
        .filter({ visible: true })
        // The picture shows the one at the top.
        .first(),
  };
  try {
    const marks = await shot.take(tools);
    // The skip link shows itself while it has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Some pages ask the server again and again, so the network never rests.
    await page.waitForTimeout(1_500);
    // What is drawn on the server, as a preview, takes longer.
    await page.waitForFunction((loading) => !document.body.innerText.includes(loading), say('ui:loading'));
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    for (const [step, target] of marks) await mark(page, target, step);
    return await webp(encoder, await page.screenshot());
  } catch (error) {
    if (process.env['SHOTS_DEBUG'])
      await page.screenshot({ path: `${process.env['SHOTS_DEBUG']}/${shot.chapter}.${locale}.png` });
    throw error;
  } finally {
    await page.close();
  }
}

const browser = await launchBrowser();
const encoder = await browser.newPage();
const facts = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as {
  taken: string;
  sizes: Record<string, [number, number]>;
};
const failed: string[] = [];
for (const who of [undefined, 'teacher', 'student'] as const) {
  const shots = manualShots.filter((shot) => shot.who === who && (only.length === 0 || only.includes(shot.chapter)));
  if (shots.length === 0) continue;
  const context = await openFor(browser, who);
  for (const shot of shots) {
    for (const locale of locales) {
      const name = `${shot.chapter}.${locale}`;
      try {
        writeFileSync(join(folder, `${name}.webp`), await take(context, shot, locale, encoder));
        facts.sizes[name] = [size.width, size.height];
      } catch (error) {
        console.log(name);
        failed.push(`${name}: ${String(error).slice(0, 300)}`);
      }
    }
  }
  await context.request.post(`${origin}/api/auth/logout`, { headers: { origin } });
  await context.close();
}
facts.taken = new Date().toISOString().slice(0, 10);
// As the formatter writes it.
const sizes = Object.entries(facts.sizes).map(([name, [width, height]]) => `    "${name}": [${width}, ${height}]`);
writeFileSync(
  join(folder, 'facts.json'),
  `{\n  "taken": "${facts.taken}",\n  "sizes": {\n${sizes.join(',\n')}\n  }\n}\n`,
);
console.log(failed.length === 0 ? 'all pictures taken' : `not taken:\n${failed.join('\n')}`);
// The browser of the harness ends with its process.
process.exit(failed.length === 0 ? 0 : 1);
