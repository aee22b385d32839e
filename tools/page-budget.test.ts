import { expect, test } from 'vitest';
import type { Manifest } from './budget.ts';
import { measurePage } from './page-budget.ts';

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_vendor.js'], css: ['main.css'] },
  '_vendor.js': { file: 'vendor.js' },
  'src/app/App.tsx': { file: 'app.js', imports: ['index.html'], dynamicImports: ['src/site/home/HomePage.tsx'] },
  'src/app/catalogs.ts': { file: 'catalogs.js' },
  'src/player/first-catalogs.vi.ts': { file: 'words.vi.js' },
  'src/i18n/messages.vi.json': { file: 'app.vi.js' },
  '../../packages/i18n/catalogs/fields.vi.json': { file: 'fields.vi.js' },
  'src/site/home/messages.vi.json': { file: 'home.vi.js' },
  'src/site/home/messages.en.json': { file: 'home.en.js' },
  'src/exam/results/messages.vi.json': { file: 'results.vi.js' },
  'src/site/home/HomePage.tsx': { file: 'home.js', imports: ['_shared.js'], css: ['home.css'] },
  '_shared.js': { file: 'shared.js', dynamicImports: ['src/player/index.tsx'] },
  'src/player/index.tsx': { file: 'player.js' },
};
const home = { modules: ['site/home/HomePage.tsx'], catalogs: ['home'] };

test('adds up the app, the page with what it imports, and its words in one language, each once', () => {
  const { bytes, files } = measurePage(manifest, {}, () => 10, home);
  expect(files.toSorted()).toEqual([
    'app.js',
    'app.vi.js',
    'catalogs.js',
    'fields.vi.js',
    'home.css',
    'home.js',
    'home.vi.js',
    'main.css',
    'main.js',
    'shared.js',
    'vendor.js',
    'words.vi.js',
  ]);
  expect(bytes).toBe(120);
});

test('finds a page that shares the file of others, and fails without its words', () => {
  const { 'src/site/home/HomePage.tsx': page, 'src/site/home/messages.vi.json': words, ...rest } = manifest;
  const merged = { ...rest, '_pages.js': page! };
  const modules = { 'apps/web/src/site/home/HomePage.tsx': 'home.js' };
  const whole = { ...merged, 'src/site/home/messages.vi.json': words! };
  expect(measurePage(whole, modules, () => 10, home).bytes).toBe(120);
  expect(() => measurePage(merged, modules, () => 10, home)).toThrow(/home/);
});
