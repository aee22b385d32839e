/** Places to write on, drawn as frames or lines, as the signs that a typist would use. Pure. */
import { objectGlyph, type Box, type Glyph } from './drawing.ts';
import type { Rule } from './figures.ts';

const shortest = 15;

const signAt = (text: string, box: Box, baseline: number, size: number): Glyph => ({
  ...objectGlyph({ kind: 'picture', box, svg: '', alt: '' }, baseline, size),
  text,
  object: undefined,
});

export function blanksIn(boxes: readonly Box[], rules: readonly Rule[], glyphs: readonly Glyph[]): Glyph[] {
  const letters = glyphs.filter(({ text }) => text.trim() !== '');
  const near = (y: number, most: number): Glyph | undefined =>
    letters
      .filter(({ baseline }) => Math.abs(baseline - y) < most)
      .toSorted((a, b) => Math.abs(a.baseline - y) - Math.abs(b.baseline - y))[0];
  const frames = boxes.map((box) => {
    const beside = near(box.bottom, (box.bottom - box.top) * 0.6);
    return signAt('□', box, beside?.baseline ?? box.bottom, beside?.size ?? box.bottom - box.top);
  });
  const lines = rules.flatMap(({ box, across }) => {
    const beside = near(box.top, 4);
    // The sign behind a blank may reach over its end.
    const isUnderline = letters.some(
      ({ left, right, baseline, size }) =>
        Math.min(right, box.right) - Math.max(left, box.left) > (right - left) * 0.5 &&
        baseline < box.top + 1 &&
        baseline > box.top - size,
    );
    return across && box.right - box.left >= shortest && beside && !isUnderline
      ? [signAt('_____', box, beside.baseline, beside.size)]
      : [];
  });
  return [...frames, ...lines];
}
