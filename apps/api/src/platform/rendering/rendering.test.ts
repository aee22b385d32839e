/** Rendered pages are kept with the replies that they were rendered from; a renderer that fails costs nothing but the content. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { PageRendering, pagesNotRendered } from './index.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'vumon-rendering-'));
mkdirSync(join(webRoot, 'render'));
mkdirSync(join(webRoot, '.vite'));
writeFileSync(
  join(webRoot, '.vite/manifest.json'),
  JSON.stringify({
    'src/app/rendered.ts': { file: 'assets/rendered.js' },
    'src/app/hydrate.ts': { file: 'assets/hydrate.js' },
    _app: { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_frame'] },
    _frame: { file: 'assets/frame.js', css: ['assets/frame.css'] },
    _screen: { file: 'assets/screen.js', css: ['assets/screen.css'], imports: ['_app'] },
  }),
);
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'assets/rendered.js'), 'var pressed=null;\n');
for (const name of ['frame', 'app', 'screen'])
  writeFileSync(join(webRoot, `assets/${name}.css`), `p{margin:0}.${name}{color:red}`);
writeFileSync(
  join(webRoot, '.vite/modules.json'),
  JSON.stringify({ 'apps/web/src/app/App.tsx': 'assets/app.js', 'apps/web/src/screen.tsx': 'assets/screen.js' }),
);
writeFileSync(
  join(webRoot, 'render/render.js'),
  `let renderings = 0;
  export function render({ path, locale, nonce, replies }) {
    const text = replies['/api/text'];
    if (text === undefined) return { needs: ['/api/text'] };
    if (text === 'throw') throw new Error('no such component');
    while (text === 'endless');
    if (text === 'exit') process.exit(3);
    renderings += 1;
    const html = [renderings, path, locale, nonce, text, location.host, renderedSite].join('|') + '<p class="app"></p>';
    return { html, data: [['key'], text.startsWith('{') ? JSON.parse(text) : text], screen: 'screen.tsx' };
  }`,
);

let text = 'first';
let asked: string[] = [];
let now = 1_000_000;
const problems: string[] = [];
const opened: PageRendering[] = [];
const open = (patienceMs?: number): PageRendering => {
  const rendering = PageRendering.of({
    webRoot,
    site: 'vn',
    publicUrl: 'https://vumon.example',
    now: () => now,
    ask: (url, locale) => {
      asked.push(`${locale} ${url}`);
      return text === 'refused' ? Promise.reject(new Error('503')) : Promise.resolve(text);
    },
    failed: (error, path) => void problems.push(`${path}: ${String(error)}`),
    ...(patienceMs !== undefined && { patienceMs }),
  })!;
  opened.push(rendering);
  return rendering;
};
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  text = 'first';
  asked = [];
  problems.length = 0;
});
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

it('renders a page once for the same replies, and again when one of them has changed', async () => {
  const rendering = open();
  const first = await rendering.page('/page', 'vi');
  expect(first).toEqual({
    html: `1|/page|vi|${rendering.nonceMark}|first|vumon.example|vn<p class="app"></p>`,
    data: '<script type="application/json" id="rendered">[["key"],"first"]</script>',
    // Those that others build on first.
    styles: 'p{margin:0}p{margin:0}.app{color:red}p{margin:0}',
  });
  expect(await rendering.page('/page', 'vi')).toEqual(first);
  expect((await rendering.page('/page', 'en'))!.html).toMatch(/^2\|\/page\|en/);
  text = 'second';
  expect((await rendering.page('/page', 'vi'))!.html).toMatch(/^3\|.*second/);
  // The first time it does not know yet what the page needs.
  expect(asked).toEqual(['vi /api/text', 'vi /api/text', 'en /api/text', 'vi /api/text']);
});

it('keeps a page though the time of a reply is another, and sends it with the time of sending', async () => {
  const rendering = open();
  const reply = (time: string) => JSON.stringify({ items: [], serverTime: time });
  text = reply('2026-01-01T00:00:00.000Z');
  const first = (await rendering.page('/page', 'vi'))!;
  text = reply('2026-01-01T00:00:07.000Z');
  now += 7_000;
  const second = (await rendering.page('/page', 'vi'))!;
  expect(second.html).toBe(first.html);
  expect(second.data).toContain(`{"items":[],"serverTime":"${new Date(now).toISOString()}"}`);
  text = JSON.stringify({ items: [1], serverTime: '2026-01-01T00:00:07.000Z' });
  expect((await rendering.page('/page', 'vi'))!.html).not.toBe(first.html);
});

it('writes data that cannot end its element', async () => {
  text = '</script><script>alert(1)</script>';
  const { data } = (await open().page('/page', 'vi'))!;
  expect(data.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(JSON.parse(/>(.*)</.exec(data)![1]!)).toEqual([['key'], text]);
});

it('shares one rendering among visitors who come at the same time', async () => {
  const rendering = open();
  const pages = await Promise.all(Array.from({ length: 20 }, () => rendering.page('/page', 'vi')));
  expect(new Set(pages.map((page) => page!.html)).size).toBe(1);
});

it.each(['throw', 'exit', 'refused'])(
  'has no page when something fails (%s), rests, and tries again',
  async (problem) => {
    const rendering = open();
    const before = pagesNotRendered();
    text = problem;
    expect(await rendering.page('/page', 'vi')).toBeNull();
    expect(problems).toHaveLength(1);
    text = 'well again';
    // Not at once: a page that fails must not cost a rendering for each visitor.
    expect(await rendering.page('/page', 'vi')).toBeNull();
    expect(pagesNotRendered()).toBe(before + 2);
    now += 30_001;
    expect((await rendering.page('/page', 'vi'))!.html).toContain('well again');
  },
);

it('lets nobody wait for a rendering that does not end, and ends it', async () => {
  const rendering = open(50);
  text = 'endless';
  expect(await rendering.page('/page', 'vi')).toBeNull();
  await expect.poll(() => problems.length).toBe(1);
  text = 'well again';
  // The process for the next page starts anew, which takes longer than a visitor of this test waits.
  await expect.poll(async () => (await rendering.page('/other', 'vi'))?.html ?? '').toContain('well again');
});

it('takes no first script that needs other files', () => {
  const whole = join(webRoot, 'assets/rendered.js');
  const code = readFileSync(whole, 'utf8');
  writeFileSync(whole, `import{a}from"./frame.js";${code}`);
  expect(() => open()).toThrow('stand alone');
  writeFileSync(whole, `${code}import(app)`);
  expect(open().files.script).toBe('(()=>{var pressed=null;\nimport(app)})()');
  writeFileSync(whole, code);
});

it('has nothing to render with where the web app is not built', () => {
  expect(
    PageRendering.of({
      webRoot: join(webRoot, 'none'),
      site: 'vn',
      publicUrl: 'https://vumon.example',
      now: () => now,
      ask: () => Promise.reject(new Error('nothing to ask')),
      failed: () => undefined,
    }),
  ).toBeNull();
});
