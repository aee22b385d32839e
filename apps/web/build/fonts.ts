/**
 * The product's fonts, cut down to the characters it needs. Full fonts come from npm packages; the results lie in
 * packages/ui/fonts with a fonts.css. They are written again only when this file or a source package changes.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const here = import.meta.dirname;
export const fontFolder = join(here, '../../../packages/ui/fonts');
const packages = createRequire(join(here, '../../../packages/ui/package.json'));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const without = (text: string, ...others: string[]) =>
  [...text].filter((letter) => !others.some((other) => other.includes(letter))).join('');

/** Basic Latin, Latin-1, all letters of Vietnamese (composed, and as letter with combining marks), punctuation. */
const letters =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ĂăĐđĨĩŨũƠơƯư' +
  range(0x1ea0, 0x1ef9) +
  '\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323' +
  '–—‘’‚“”„†‡•…‰′″‹›⁄™₫€№';
/** Signs that questions and the interface write without a formula. */
const signs = '←↑→↓↔⇒⇔−×÷±≈≠≤≥√∞∆△□○●■▲▼◆✓½⅓⅔¼¾⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉';
/** The International Phonetic Alphabet, with the Greek and Latin letters that it borrows. */
const phonetic = range(0x250, 0x2ff) + range(0x300, 0x36f) + 'ŋœøæðçθβχɡħ';
/** Other Latin, Greek, arrows and mathematics. */
const rest =
  range(0x100, 0x24f) +
  range(0x370, 0x3ff) +
  range(0x1e00, 0x1e9f) +
  range(0x2000, 0x209f) +
  range(0x20a0, 0x20c0) +
  range(0x2100, 0x22ff) +
  range(0x25a0, 0x25ff) +
  range(0x2c60, 0x2c7f);

const core = letters + signs;
const ipa = without(phonetic, core);
const more = without(rest, core, ipa);

/** Without contextual alternates: Inter's would draw "3x4" and "->" as other signs than those written. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];
/** Copyright, licence and its address stay in the files. */
const licenceNames = [0, 13, 14];

interface FontFile {
  /** Name of the result, without extension. */
  readonly name: string;
  readonly source: string;
  readonly text: string;
  readonly family: 'Be Vietnam Pro' | 'Inter Variable' | 'Tinos';
  /** The stylesheet that names it: that of every page, or that of printed papers. */
  readonly sheet: 'fonts.css' | 'tinos.css';
  readonly style: 'normal' | 'italic';
  /** One weight, or the first and last of a variable font. */
  readonly weight: string;
  readonly axes?: Record<string, number | { min: number; max: number }>;
}

const beVietnam = [
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'SemiBold'],
  [700, 'Bold'],
] as const;
// The optical size is that of text; the weights are those that the interface uses.
const interAxes = { opsz: 14, wght: { min: 400, max: 700 } };

export const fontFiles: readonly FontFile[] = [
  ...beVietnam.map(([weight, style]) => ({
    name: `be-vietnam-pro-${weight}`,
    source: `@expo-google-fonts/be-vietnam-pro/${weight}${style}/BeVietnamPro_${weight}${style}.ttf`,
    text: core,
    family: 'Be Vietnam Pro' as const,
    sheet: 'fonts.css' as const,
    style: 'normal' as const,
    weight: String(weight),
  })),
  ...(['', '-italic'] as const).flatMap((style) =>
    Object.entries({ core, ipa, more }).map(([part, text]) => ({
      name: `inter-${part}${style}`,
      source: `inter-ui/variable/InterVariable${style === '' ? '' : '-Italic'}.woff2`,
      text,
      family: 'Inter Variable' as const,
      sheet: 'fonts.css' as const,
      style: style === '' ? ('normal' as const) : ('italic' as const),
      weight: '400 700',
      axes: interAxes,
    })),
  ),
  // Cut from the whole font, as the PDFs have it, and without hints, which move accents and widths by whole pixels.
  ...([400, 700] as const).flatMap((weight) =>
    (['', '_Italic'] as const).flatMap((style) =>
      Object.entries({ core, more: ipa + more }).map(([part, text]) => {
        const face = `${weight}${weight === 400 ? 'Regular' : 'Bold'}${style}`;
        return {
          name: `tinos-${part}-${weight}${style === '' ? '' : '-italic'}`,
          source: `@expo-google-fonts/tinos/${face}/Tinos_${face}.ttf`,
          text,
          family: 'Tinos' as const,
          sheet: 'tinos.css' as const,
          style: style === '' ? ('normal' as const) : ('italic' as const),
          weight: String(weight),
        };
      }),
    ),
  ),
];

/** Licences of the fonts, published beside them. */
export const fontLicences = {
  'be-vietnam-pro-license.txt': '@expo-google-fonts/be-vietnam-pro/LICENSE_FONT',
  'inter-license.txt': 'inter-ui/LICENSE.txt',
  'tinos-license.txt': '@expo-google-fonts/tinos/LICENSE_FONT',
} as const;

/** Writes the fonts where they are missing or out of date; answers whether it did. */
export async function writeFonts(): Promise<boolean> {
  const versions = ['@expo-google-fonts/be-vietnam-pro', '@expo-google-fonts/tinos', 'inter-ui'].map((name) =>
    readFileSync(packages.resolve(`${name}/package.json`), 'utf8'),
  );
  const state = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(versions.join())
    .digest('hex');
  const stamp = join(fontFolder, '.state');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return false;
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(fontFolder, { recursive: true });
  for (const { name, source, text, axes } of fontFiles) {
    const subset = await subsetFont(readFileSync(packages.resolve(source)), text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
      preserveNameIds: licenceNames,
      ...(axes && { variationAxes: axes }),
    });
    writeFileSync(join(fontFolder, `${name}.woff2`), subset);
  }
  for (const [name, source] of Object.entries(fontLicences))
    copyFileSync(packages.resolve(source), join(fontFolder, name));
  for (const sheet of ['fonts.css', 'tinos.css'] as const)
    writeFileSync(
      join(fontFolder, sheet),
      fontFiles
        .filter((file) => file.sheet === sheet)
        .map(fontFace)
        .join('\n'),
    );
  writeFileSync(stamp, state);
  return true;
}

/** The `unicode-range` of a text, as CSS writes it. */
export function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((letter) => letter.codePointAt(0)!))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** A browser fetches the file when a character of its range is shown. */
const fontFace = ({ name, family, sheet, style, weight, text }: FontFile): string => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: ${sheet === 'tinos.css' ? 'block' : 'swap'};
  src: url('./${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(text)};
}
`;
