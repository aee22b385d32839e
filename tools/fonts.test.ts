import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontFiles, fontFolder, unicodeRange, writeFonts } from '../apps/web/build/fonts.ts';

const root = join(import.meta.dirname, '..');

/** The code points that a font has glyphs for, read from the segments of its cmap table. */
function codesOf(sfnt: Buffer): Set<number> {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = sfnt.readUInt32BE(tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap')! + 8);
  const codes = new Set<number>();
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index++) {
    const table = cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index);
    if (sfnt.readUInt16BE(table) !== 4) continue;
    const segments = sfnt.readUInt16BE(table + 6);
    for (let segment = 0; segment < segments; segment += 2) {
      const last = sfnt.readUInt16BE(table + 14 + segment);
      const first = sfnt.readUInt16BE(table + 16 + segments + segment);
      for (let code = first; code <= last && code < 0xffff; code++) codes.add(code);
    }
  }
  return codes;
}

const coverage = new Map<string, Set<number>>();
const lettersOf = (text: string) => [...new Set(text.normalize('NFC'))].filter((letter) => letter > ' ');
const covered = (family: string, style: string) =>
  new Set(
    fontFiles
      .filter((file) => file.family === family && file.style === style)
      .flatMap(({ name }) => [...coverage.get(name)!]),
  );
const missing = (text: string, codes: ReadonlySet<number>) =>
  lettersOf(text).filter((letter) => !codes.has(letter.codePointAt(0)!));

beforeAll(async () => {
  await writeFonts();
  for (const { name, text } of fontFiles) {
    const font = readFileSync(join(fontFolder, `${name}.woff2`));
    coverage.set(name, codesOf(await subsetFont(font, text, { targetFormat: 'sfnt' })));
  }
}, 120_000);

const vowels = 'aăâeêioôơuưy';
const tones = ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];
const vietnamese = [...vowels].flatMap((vowel) => tones.map((tone) => vowel + tone)).join('') + 'đbcdghklmnpqrstvx';
const bothCases = vietnamese + vietnamese.toUpperCase();
// Inter has no signs of set theory and logic: these occur in formulas, which have their own fonts.
const phonetic = 'iɪeɛæaɑɒɔoʊuʌəɜɐɨʉɯɤøœyʏpbtdkgɡʔfvθðszʃʒhɦxɣχʁçʝmnŋɲɳɴrɾɹɻʀljwɭʎʟɫɬɮʋɰβɸʂʐɖʈɟcɢqˈˌːˑ.ʰʷʲˠˤ˥˩̃';
const maths = '+−±×÷=≠≈<>≤≥√∞∑∏∫∂∆°′″‰½¼¾²³₀₁₂→⇒⇔↑↓αβγδεθλμπρσφωΔΣΩ';

it.each(fontFiles.map((file) => [file.name, file] as const))(
  '%s has all letters of Vietnamese, or is fetched for none',
  (name, { sheet, text }) => {
    if (text.includes('ư')) expect(missing(bothCases, coverage.get(name)!)).toEqual([]);
    else expect(lettersOf(bothCases).filter((letter) => text.includes(letter))).toEqual([]);
    expect(readFileSync(join(fontFolder, sheet), 'utf8')).toContain(`url('./${name}.woff2')`);
  },
);

describe.each(['normal', 'italic'])('Inter, which content is written in, %s', (style) => {
  it.each([
    ['Vietnamese', bothCases],
    ['decomposed Vietnamese', bothCases.normalize('NFD')],
    ['phonetic transcription', phonetic],
    ['mathematics', maths],
  ])('has glyphs for %s', (_, text) => {
    expect(missing(text, covered('Inter Variable', style))).toEqual([]);
  });
});

it.each(['400', '500', '600', '700'])('Be Vietnam Pro %s has every letter of the interface', (weight) => {
  const catalogs = globSync(
    ['packages/i18n/catalogs/*.json', 'packages/*/src/**/messages.*.json', 'apps/web/src/**/messages.*.json'],
    { cwd: root },
  );
  const letters = lettersOf(catalogs.map((file) => readFileSync(join(root, file), 'utf8')).join('')).filter((letter) =>
    /\p{L}|\p{N}/u.test(letter),
  );
  expect(catalogs.length).toBeGreaterThan(50);
  const has = coverage.get(`be-vietnam-pro-${weight}`)!;
  // Phonetic symbols, Greek and the like appear as examples in interface texts, in Inter or the system's font.
  expect(
    letters.filter(
      (letter) => /[\p{Script=Latin}\p{Nd}]/u.test(letter) && letter < '\u0250' && !has.has(letter.codePointAt(0)!),
    ),
  ).toEqual([]);
  expect(missing(bothCases, has)).toEqual([]);
});

it('writes unicode ranges as CSS does', () => {
  expect(unicodeRange('cab xz😀')).toBe('U+0020, U+0061-0063, U+0078, U+007A, U+1F600');
});
