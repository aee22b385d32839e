// npm run site-pictures [address]: draws the icons of the installed app, and the picture that link previews show with the
// font of a product that runs. Not a test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { quoteWords } from '../apps/web/build/manual-words.ts';
import { launchBrowser } from './harness/browser.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const target = join(import.meta.dirname, '../apps/web/public');
const sign = readFileSync(join(target, 'icon.svg'), 'utf8');

/** What the maskable icon and the one of iOS must fill: systems cut away up to a fifth at each side. */
const filled = (size: number) =>
  `<div style="width:${size}px;height:${size}px;background:#5745d9;display:grid;place-items:center"><div style="width:${size * 0.72}px;height:${size * 0.72}px">${sign}</div></div>`;
const plain = (size: number) => `<div style="width:${size}px;height:${size}px">${sign}</div>`;

async function drawIcon(page: Page, name: string, size: number, markup: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${markup}`);
  await page.screenshot({ path: join(target, name), omitBackground: true });
}

/** The sign, the name and the promise. */
async function drawPreview(page: Page, locale: 'vi' | 'en'): Promise<void> {
  const promise = ['landing:promise.first', 'landing:promise.marked']
    .map((name) => quoteWords(`[[${name}]]`, locale).slice(2, -2))
    .join(' ');
  await page.goto(origin);
  await page.evaluate(
    ([icon, text]) => {
      document.body.innerHTML = `<div style="position:fixed;inset:0;z-index:9999;display:grid;align-content:center;gap:44px;padding:0 96px;background:#3a2a9c;color:#fff"><div style="display:flex;align-items:center;gap:28px;font-size:72px;font-weight:700"><span style="width:120px">${icon}</span>Vumon</div><div style="font-size:56px;line-height:80px;font-weight:700">${text}</div></div>`;
    },
    [sign, promise],
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(target, `preview-${locale}.png`) });
}

const browser = await launchBrowser();
const icons = await browser.newPage();
await drawIcon(icons, 'icon-192.png', 192, plain(192));
await drawIcon(icons, 'icon-512.png', 512, plain(512));
await drawIcon(icons, 'icon-maskable-512.png', 512, filled(512));
await drawIcon(icons, 'apple-touch-icon.png', 180, filled(180));
const preview = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const locale of ['vi', 'en'] as const) await drawPreview(preview, locale);
// The browser of the harness ends with its process.
process.exit(0);
