/**
 * Writes outlines.json: the letters of figures as paths, from the fonts that formulas and printed papers use (KaTeX, OFL;
 * Tinos, Apache 2.0). A figure whose letters are paths looks the same wherever it is shown, and needs no font.
 * Run: node packages/figures/src/glyphs/make.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as Shaped, Face, Font, shape } from 'harfbuzzjs';

const resolve = (file: string): string => createRequire(import.meta.url).resolve(file);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const bases = 'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY';
const tones = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vietnamese = [...bases]
  .flatMap((base) => [base, ...tones.map((tone) => (base + tone).normalize('NFC'))])
  .join('');
const faces = {
  italic: { file: 'katex/dist/fonts/KaTeX_Math-Italic.ttf', characters: `${letters}αβγπφω` },
  upright: {
    file: 'katex/dist/fonts/KaTeX_Main-Regular.ttf',
    characters: `${letters}0123456789()[]{}=+−,.;:/|<>∞≤≥±°×%√ `,
  },
  words: {
    file: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
    characters: `${letters}${vietnamese}đĐ0123456789 .,;:!?()[]/+-–−=%&'"′″°²³½₫€$*#<>≤≥`,
  },
};

/** Outlines on an em of 1,000 units, y upwards, with their advances. */
function outlinesOf({ file, characters }: (typeof faces)['words']): Record<string, [number, string]> {
  const bytes = readFileSync(resolve(file));
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const scale = 1000 / face.upem;
  const round = (path: string): string =>
    path.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale)));
  return Object.fromEntries(
    [...new Set(characters)].sort().map((character) => {
      const buffer = new Shaped();
      buffer.addText(character);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const glyph = buffer.getGlyphInfos()[0]!.codepoint;
      if (glyph === 0) throw new Error(`${file} has no ${character}`);
      const advance = buffer.getGlyphPositions()[0]!.xAdvance ?? 0;
      return [character, [Math.round(advance * scale), round(font.glyphToPath(glyph))]];
    }),
  );
}

const outlines = Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, outlinesOf(face)]));
writeFileSync(new URL('outlines.json', import.meta.url), `${JSON.stringify(outlines)}\n`);
