/** The manuals name what is on the screen, have every chapter in both languages, and every main page leads to one. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { helpFor, manualAudiences, manualChapters, manuals, pages, type PagePath } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { quoteWords } from '../apps/web/build/manual-words.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/web/src/site/manuals');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
interface Chapter {
  readonly picture: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly note?: { readonly title: string; readonly text: string };
}
const locales = ['vi', 'en'] as const;

describe.each(manualAudiences.flatMap((audience) => locales.map((locale) => [audience, locale] as const)))(
  'the manual for %s in %s',
  (audience, locale) => {
    const source = read(`${audience}-manual/messages.${locale}.json`);

    it('quotes words that the catalogs have', () => {
      expect(quoteWords(source, locale)).not.toMatch(/\[\[[\w-]+:[\w.-]+\]\]/);
    });

    it('has every chapter, with two to six steps that are said once', () => {
      const chapters = JSON.parse(source) as Record<string, Chapter>;
      expect(Object.keys(chapters)).toEqual([...manuals[audience]]);
      const titles = JSON.parse(
        readFileSync(join(root, `packages/i18n/catalogs/manual-titles.${locale}.json`), 'utf8'),
      ) as Record<string, unknown>;
      for (const [name, { steps, note }] of Object.entries(chapters)) {
        expect(titles, name).toHaveProperty(name);
        expect(steps.length, name).toBeGreaterThanOrEqual(2);
        expect(steps.length, name).toBeLessThanOrEqual(6);
        const texts = [...steps.map(({ text }) => text), note?.text ?? ''];
        expect(new Set(texts).size, name).toBe(texts.length);
      }
    });
  },
);

it('refuses to quote words that no catalog has, and words that have values', () => {
  expect(() => quoteWords('[[app:nav.gone]]', 'vi')).toThrow('app:nav.gone');
  expect(() => quoteWords('[[app:homeOf]]', 'vi')).toThrow('app:homeOf');
});

it('has a picture of each chapter in each language, six megabytes in all', () => {
  const facts = JSON.parse(read('pictures/facts.json')) as { sizes: Record<string, unknown> };
  const expected = manualChapters.flatMap((chapter) => locales.map((locale) => `${chapter}.${locale}`));
  expect(Object.keys(facts.sizes).sort()).toEqual(expected.toSorted());
  expect(expected.filter((name) => !existsSync(join(folder, `pictures/${name}.webp`)))).toEqual([]);
  const bytes = globSync('pictures/*', { cwd: folder }).map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
});

/** Pages of the navigation that every teacher or student sees; texts of the product name no others. */
const main: Readonly<Record<'TEACHER' | 'STUDENT', readonly PagePath[]>> = {
  TEACHER: [
    '/home',
    '/questions',
    '/templates',
    '/unit-test',
    '/classes',
    '/students/info',
    '/learning',
    '/test-schedule',
    '/exam-sessions',
    '/integrate-exam',
    '/dashboard',
    '/users/info',
  ],
  STUDENT: ['/home', '/assigned-unit-test', '/join', '/practice', '/test-schedule', '/users/info'],
};

it.each(['TEACHER', 'STUDENT'] as const)('leads %s from every main page to a chapter', (role) => {
  expect(main[role].filter((path) => !helpFor(path, role))).toEqual([]);
  const helped = (Object.keys(pages) as PagePath[]).flatMap((path) => helpFor(path, role) ?? []);
  expect(helped.filter((chapter) => !manualChapters.includes(chapter))).toEqual([]);
});
