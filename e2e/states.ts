// npm run states [folder]: takes a picture of each state of /dev/states, at both widths and in both languages, for people
// to compare. Not a test.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { launchBrowser } from './harness/browser.ts';

const root = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? join(root, '.data/states'));

const server = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
await server.listen();
const [baseURL = ''] = server.resolvedUrls?.local ?? [];
const browser = await launchBrowser();
let pictures = 0;
try {
  for (const locale of ['vi', 'en'])
    for (const width of [1280, 360]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const folder = join(target, `${locale}-${width}`);
      mkdirSync(folder, { recursive: true });
      await page.goto(`/dev/states?locale=${locale}`, { timeout: 300_000 });
      await page.locator('[data-state-of]').last().waitFor({ timeout: 300_000 });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const state of await page.locator('[data-state-of]').all()) {
        const name = ((await state.getAttribute('data-state-of')) ?? '').replaceAll(/[^\w]+/g, '-');
        await state.screenshot({ path: join(folder, `${name}.png`) });
        pictures += 1;
      }
      await page.close();
    }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${pictures} pictures in ${target}`);
// The browser of the harness ends with its process.
process.exit(0);
