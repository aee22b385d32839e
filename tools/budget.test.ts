import { expect, test } from 'vitest';
import { chartFiles, measurePlayer, type Manifest } from './budget.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['src/player/index.tsx', 'src/content/exams/ExamListPage.tsx'],
    css: ['main.css'],
  },
  '_vendor.js': { file: 'vendor.js' },
  'src/player/index.tsx': {
    file: 'attempt.js',
    src: 'src/player/index.tsx',
    imports: ['index.html', '_clock.js'],
    css: ['attempt.css'],
  },
  'src/player/first-catalogs.vi.ts': { file: 'words.vi.js', src: 'src/player/first-catalogs.vi.ts' },
  'src/player/first-catalogs.en.ts': { file: 'words.en.js', src: 'src/player/first-catalogs.en.ts' },
  'src/player/review/ResultScreen.tsx': { file: 'result.js', src: 'src/player/review/ResultScreen.tsx' },
  '_clock.js': { file: 'clock.js', css: ['clock.css'] },
  'src/content/exams/ExamListPage.tsx': { file: 'exams.js', src: 'src/content/exams/ExamListPage.tsx' },
  '../../packages/question-types/src/types/choice/player.tsx': {
    file: 'choice.js',
    src: '../../packages/question-types/src/types/choice/player.tsx',
    imports: ['_vendor.js'],
  },
  '../../packages/question-types/src/types/text-gaps/player.tsx': {
    file: 'gaps.js',
    src: '../../packages/question-types/src/types/text-gaps/player.tsx',
  },
  '../../packages/question-types/src/types/choice/messages.vi.json': {
    file: 'choice.vi.js',
    src: '../../packages/question-types/src/types/choice/messages.vi.json',
  },
  '../../packages/question-types/src/types/text-gaps/messages.vi.json': {
    file: 'gaps.vi.js',
    src: '../../packages/question-types/src/types/text-gaps/messages.vi.json',
  },
};
const fonts = ['be-vietnam-pro-400', 'be-vietnam-pro-700', 'inter-core', 'inter-core-italic', 'inter-ipa'];
for (const name of fonts)
  manifest[`../../packages/ui/fonts/${name}.woff2`] = {
    file: `${name}.woff2`,
    src: `../../packages/ui/fonts/${name}.woff2`,
  };
const sizes: Record<string, number> = {
  'main.js': 50,
  'main.css': 10,
  'vendor.js': 100,
  'attempt.js': 20,
  'attempt.css': 5,
  'clock.js': 2,
  'clock.css': 1,
  'exams.js': 999,
  'words.vi.js': 4,
  'words.en.js': 999,
  'result.js': 999,
  'choice.js': 7,
  'gaps.js': 9,
  'choice.vi.js': 1,
  'gaps.vi.js': 3,
  'be-vietnam-pro-400.woff2': 15,
  'be-vietnam-pro-700.woff2': 16,
  'inter-core.woff2': 33,
};

test('counts the entry, the player, their imports and styles, one language and the heaviest family, each once', () => {
  const { total, files } = measurePlayer(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(files.map(({ file }) => file)).toEqual([
    'vendor.js',
    'main.js',
    'attempt.js',
    'main.css',
    'gaps.js',
    'attempt.css',
    'words.vi.js',
    'gaps.vi.js',
    'clock.js',
    'clock.css',
  ]);
  expect(total).toBe(204);
});

test('counts the requests: the page, the scripts and styles of the largest family, and the fonts of a first screen', () => {
  const { requests, fontBytes } = measurePlayer(manifest, (file) => sizes[file] ?? Number.NaN);
  expect(requests).toBe(1 + 10 + 3);
  expect(fontBytes).toBe(15 + 16 + 33);
});

test('the heaviest family is the one whose player and catalog together are largest', () => {
  const { files } = measurePlayer(manifest, (file) => ({ ...sizes, 'choice.vi.js': 5 })[file] ?? Number.NaN);
  const names = files.map(({ file }) => file);
  expect(names).toEqual(expect.arrayContaining(['choice.js', 'choice.vi.js']));
  expect(names).not.toContain('gaps.js');
  expect(names).not.toContain('gaps.vi.js');
});

test('fails when the catalog of a family is part of another chunk', () => {
  const { '../../packages/question-types/src/types/choice/messages.vi.json': _gone, ...rest } = manifest;
  expect(() => measurePlayer(rest, () => 1)).toThrow(/words of choice/);
});

test('finds a module that shares the file of others', () => {
  const { 'src/player/index.tsx': player, ...rest } = manifest;
  const merged = { ...rest, '_shared.js': { ...player!, src: undefined } };
  const modules = { 'apps/web/src/player/index.tsx': 'attempt.js' };
  expect(measurePlayer(merged, (file) => sizes[file] ?? Number.NaN, modules).total).toBe(204);
});

test('fails when the build has no player chunk', () => {
  const { 'src/player/index.tsx': _gone, ...rest } = manifest;
  expect(() => measurePlayer(rest, () => 1)).toThrow(/player\/index/);
});

test('recognizes the charts by the name of their chunk group', () => {
  const files = chartFiles({
    'a.tsx': { file: 'assets/charts-D4f.js', css: ['assets/charts-x1.css'] },
    'b.tsx': { file: 'assets/Charts-9f.js' },
    'c.tsx': { file: 'assets/flowcharts-1.js', css: ['assets/charts-x1.css'] },
  });
  expect(files).toEqual(['assets/charts-D4f.js', 'assets/charts-x1.css']);
});
