/**
 * Compares both languages of every catalog in the product: the same keys with the same parameters, and a message for
 * every error.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@vumon/domain';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const vietnamese = globSync(
  ['packages/i18n/catalogs/*.vi.json', 'packages/*/src/**/*.vi.json', 'apps/*/src/**/messages.vi.json'],
  { cwd: root },
).sort();

/** Leaves by dotted path. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const read = (file: string) => new Map(leaves(JSON.parse(readFileSync(join(root, file), 'utf8'))));
/** English has a form for one, Vietnamese does not. */
const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '');
const parameters = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]!);

/**
 * Texts that are the same in both languages: names of exams and people, file and level names, and the landing page's
 * English question.
 */
const sameInBoth = new Set([
  'Google',
  'Microsoft',
  'A1',
  'A1+',
  'A2',
  'APTIS',
  'B1',
  'B1+',
  'B2',
  'C1',
  'C2',
  'CEFR',
  'Cambridge',
  'Excel',
  'IELTS',
  'LanguageCert',
  'TOEFL',
  'TOEIC',
  'Video',
  'Anh',
  'Gia Bảo',
  'Minh Anh',
  'Nguyễn Minh',
  'Quốc Đạt',
  'Thuỳ Dung',
]);
/** Numbers, and messages that consist of parameters, with a unit at most. */
const wordless = (text: string) =>
  /^[\d\s/,.]+(?:cm)?$/.test(text) || !/\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, '').replace(/ [kM]B$/, ''));
/** Names of certificates and their parts are the English ones. */
const paperName = (file: string, key: string) => /types\/[^/]+\/names\./.test(file) && key.endsWith('.exam');
const englishQuestion = (file: string, key: string) =>
  file.includes('site/landing') && /^(?:try\.ENGLISH|steps\.questions\.samples)\./.test(key);

describe.each(vietnamese)('%s', (file) => {
  const vi = read(file);
  const en = read(file.replace('.vi.json', '.en.json'));

  it('has the same keys in both languages', () => {
    expect([...new Set([...en.keys()].map(withoutPlural))].sort()).toEqual(
      [...new Set([...vi.keys()].map(withoutPlural))].sort(),
    );
  });

  it('has every plural form that its language needs', () => {
    for (const key of vi.keys()) expect(key, 'Vietnamese has one form').not.toMatch(/_one$/);
    for (const key of en.keys()) {
      if (key.endsWith('_one')) expect(en.has(key.replace(/_one$/, '_other')), key).toBe(true);
      if (key.endsWith('_other')) expect(en.has(key.replace(/_other$/, '_one')), key).toBe(true);
    }
  });

  it('uses the same parameters', () => {
    for (const [key, text] of en) {
      const other = vi.get(key) ?? vi.get(`${withoutPlural(key)}_other`) ?? '';
      // "One question" need not contain the number.
      const needed = parameters(text).filter((name) => name !== 'count');
      for (const name of needed) expect(parameters(other), `${key}: ${name}`).toContain(name);
      for (const name of parameters(other).filter((one) => one !== 'count'))
        expect(parameters(text), `${key}: ${name}`).toContain(name);
    }
  });

  it('places tones in one way: xóa, khóa, hủy', () => {
    for (const [key, text] of vi)
      expect(/(?<![qQ])(?:oá|oà|oả|oã|oạ|uỷ|uỵ)(?!\p{L})/u.exec(text)?.[0], `${key}: ${text}`).toBeUndefined();
  });

  it('is translated, and in composed Unicode (NFC)', () => {
    for (const [key, text] of vi) {
      expect(text.normalize('NFC'), key).toBe(text);
      expect(text.trim(), key).not.toBe('');
      const other = en.get(key);
      if (other === text)
        expect(
          sameInBoth.has(text) || wordless(text) || englishQuestion(file, key) || paperName(file, key),
          `${key} “${text}” is the same in both languages`,
        ).toBe(true);
    }
  });
});

/** Names of the product and of learners in a picture, and a letter that an import has changed. */
const vietnameseNames = /Vũ Môn|Gia Bảo|Thuỳ Dung|Quốc Đạt|Ð to Đ/g;
const vietnameseLetters = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;

it.each(vietnamese.map((file) => file.replace('.vi.json', '.en.json')))('%s says nothing in Vietnamese', (file) => {
  for (const [key, text] of read(file))
    expect(text.replaceAll(vietnameseNames, ''), key).not.toMatch(vietnameseLetters);
});

it('has a message for every error code', () => {
  for (const language of ['vi', 'en']) {
    const words = read(`packages/i18n/catalogs/errors.${language}.json`);
    expect(Object.keys(errors).filter((code) => !words.has(code))).toEqual([]);
  }
});
