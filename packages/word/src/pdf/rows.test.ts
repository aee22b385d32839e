import { expect, test } from 'vitest';
import type { Glyph } from './drawing.ts';
import { rowsOf, textOfGlyphs } from './rows.ts';

const glyph = (text: string, left: number, baseline: number, size: number): Glyph => ({
  text,
  left,
  right: left + size / 2,
  baseline,
  size,
  font: 'Tinos',
  colour: null,
  outline: text,
  matrix: [1, 0, 0, 1, left, baseline],
});
const texts = (glyphs: readonly Glyph[]) => rowsOf(glyphs).map((row) => textOfGlyphs(row.glyphs));

test('an exponent belongs to the row of its base', () => {
  expect(texts([glyph('x', 0, 100, 20), glyph('2', 10, 92, 10), glyph('y', 20, 100, 20)])).toEqual(['x2y']);
});

test('the exponent of an exponent, too far from every row, is a row of its own', () => {
  const tower = [glyph('a', 0, 100, 20), glyph('b', 10, 88, 12), glyph('m', 16, 81, 8), glyph('n', 20, 81, 8)];
  expect(texts(tower)).toEqual(['mn', 'ab']);
});
