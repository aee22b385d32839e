/** Which files a page names in its head. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'vumon-links-'));
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));
mkdirSync(join(webRoot, '.vite'));
const write = (name: string, content: object) => writeFileSync(join(webRoot, '.vite', name), JSON.stringify(content));
write('manifest.json', {
  main: { file: 'assets/main.js', css: ['assets/main.css'] },
  _frame: { file: 'assets/frame.js', css: ['assets/frame.css'] },
  _app: { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_frame', 'main'] },
  _home: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_app'] },
  _class: { file: 'assets/class.js', imports: ['_app'] },
  _add: { file: 'assets/add.js', imports: ['_app'] },
  '../../packages/ui/fonts/be-vietnam-pro-400.woff2': { file: 'assets/text.woff2' },
  '../../packages/ui/fonts/be-vietnam-pro-700.woff2': { file: 'assets/strong.woff2' },
  '../../packages/ui/fonts/inter-core.woff2': { file: 'assets/numbers.woff2' },
  '../../packages/ui/fonts/inter-core-italic.woff2': { file: 'assets/slanted.woff2' },
  _vi: { file: 'assets/home.vi.js' },
  _en: { file: 'assets/home.en.js' },
  _login: { file: 'assets/login.js' },
  _player: { file: 'assets/player.js', imports: ['_frame'] },
});
write('modules.json', {
  'apps/web/src/app/App.tsx': 'assets/app.js',
  'home.tsx': 'assets/home.js',
  'class.tsx': 'assets/class.js',
  'add.tsx': 'assets/add.js',
  'login.tsx': 'assets/login.js',
  'home.vi.json': 'assets/home.vi.js',
  'home.en.json': 'assets/home.en.js',
  'apps/web/src/player/index.tsx': 'assets/player.js',
});
const both = (file: string) => ({ vi: [file], en: [file] });
write('pages.json', {
  '/home': { vi: ['home.tsx', 'home.vi.json'], en: ['home.tsx', 'home.en.json'] },
  '/classes/$classesSlug': both('class.tsx'),
  '/classes/add-new-student': both('add.tsx'),
  '/login': both('login.tsx'),
});
const linksOf = pageLinks(webRoot, '<script src="/assets/main.js"></script><link href="/assets/main.css">');
const filesOf = (...call: Parameters<typeof linksOf>) =>
  [...(linksOf(...call)?.links ?? '').matchAll(/assets\/([\w.]+)/g)].map(([, file]) => file);

it('names the files of the app and of the page in its language, styles in the order in which they build on each other', () => {
  expect(filesOf('/home', 'vi', false)).toEqual([
    'text.woff2',
    'numbers.woff2',
    'frame.css',
    'frame.js',
    'app.css',
    'app.js',
    'home.css',
    'home.js',
    'home.vi.js',
  ]);
  expect(filesOf('/home/', 'en', false)).toContain('home.en.js');
  expect(linksOf('/home', 'vi', false)?.links).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/home.js">',
  );
});

it('tells a page from one whose address has a placeholder', () => {
  expect(filesOf('/classes/0192-abc', 'vi', false)).toContain('class.js');
  expect(filesOf('/classes/add-new-student', 'vi', false)).toEqual(expect.arrayContaining(['add.js']));
  expect(filesOf('/classes/add-new-student', 'vi', false)).not.toContain('class.js');
  expect(linksOf('/no-such-page', 'vi', false)).toBeNull();
});

it('names nothing to visitors whom the page leads elsewhere, and asks for the profile of the others alone', () => {
  expect(linksOf('/home', 'vi', true)).toBeNull();
  expect(filesOf('/login', 'vi', true)).toContain('login.js');
  for (const visitor of [true, false]) expect(linksOf('/login', 'vi', visitor)?.asksForProfile).toBe(false);
  expect(linksOf('/home', 'vi', false)?.asksForProfile).toBe(true);
});

it('names what a page shows first, by role', () => {
  const firstOf = (path: string) => Object.fromEntries(linksOf(path, 'vi', false)!.firstReplies);
  expect(firstOf('/home')).toMatchObject({ TEACHER: ['/api/itf/statistic/teacher-home'] });
  expect(firstOf('/classes/0192-abc')).toEqual({});
});

it('names the files of the player for a test, whose first script asks for the profile itself', () => {
  expect(filesOf('/assigned-unit-test/0192-abc', 'vi', true)).toEqual(['frame.css', 'frame.js', 'player.js']);
  expect(linksOf('/assigned-unit-test/0192-abc', 'vi', false)?.asksForProfile).toBe(false);
});

it('names nothing where the build has no list of pages', () => {
  expect(pageLinks(join(webRoot, 'nowhere'), '')('/home', 'vi', false)).toBeNull();
});
