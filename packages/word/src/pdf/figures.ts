/** Pictures of a page: images, drawings of paths, and what has to be cut out as it looks. */
import { addressOfPng } from '../metafile/bitmap.ts';
import {
  boxOf,
  grown,
  joinedBox,
  svgPath,
  touches,
  type Box,
  type Glyph,
  type Image,
  type Page,
  type PageObject,
  type Path,
} from './drawing.ts';
import { rowsOf, runsOf } from './rows.ts';

/** A straight line across or down the page. */
export interface Rule {
  readonly box: Box;
  readonly across: boolean;
}

const thin = 1.6;
export const centre = (box: Box): readonly [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const holds = (box: Box, [x, y]: readonly [number, number]): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const isWhite = (colour: string | null): boolean => colour !== null && /^#f{6}$/i.test(colour);

/** The straight lines of a path; null if it has another part: a curve, a slope, a filled area. */
export function rulesOf(path: Path): Rule[] | null {
  const { box } = path;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (height <= thin && width > thin) return [{ box, across: true }];
  if (width <= thin && height > thin) return [{ box, across: false }];
  if (path.stroke === null || (path.fill !== null && !isWhite(path.fill))) return null;
  // A frame: all its points are corners of its box.
  const corners = /^M[^CQ]*$/.test(svgPath(path.data, path.matrix)) && isFrame(path);
  if (!corners) return null;
  const { left, top, right, bottom } = box;
  return [
    { box: { left, right, top, bottom: top }, across: true },
    { box: { left, right, top: bottom, bottom }, across: true },
    { box: { left, right: left, top, bottom }, across: false },
    { box: { left: right, right, top, bottom }, across: false },
  ];
}

function isFrame(path: Path): boolean {
  const numbers =
    svgPath(path.data, path.matrix)
      .match(/-?\d+\.\d+/g)
      ?.map(Number) ?? [];
  if (numbers.length < 8 || numbers.length > 10) return false;
  const { box } = path;
  return numbers.every((value, at) =>
    (at % 2 === 0 ? [box.left, box.right] : [box.top, box.bottom]).some((edge) => Math.abs(edge - value) < 0.5),
  );
}

/** Groups of things whose boxes touch, when they are made larger by some points. */
export function clusters<Thing>(things: readonly Thing[], boxFor: (thing: Thing) => Box, by: number): Thing[][] {
  const groups: { box: Box; things: Thing[] }[] = [];
  for (const thing of things) {
    const box = grown(boxFor(thing), by);
    const near = groups.filter((group) => touches(group.box, box));
    const first = near[0];
    if (!first) {
      groups.push({ box, things: [thing] });
      continue;
    }
    first.things.push(thing);
    first.box = joinedBox(first.box, box);
    for (const other of near.slice(1)) {
      first.things.push(...other.things);
      first.box = joinedBox(first.box, other.box);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups.map((group) => group.things);
}

export interface Drawn {
  readonly paths: readonly Path[];
  readonly images: readonly Image[];
  readonly glyphs: readonly Glyph[];
}

/** A picture of what is drawn in a box, as it looks on the page, at three times its size. */
export function svgOf(page: Page, box: Box, drawn: Drawn): string {
  const { left, top, right, bottom } = grown(box, 1.5);
  const [width, height] = [right - left, bottom - top];
  const images = drawn.images.map(
    ({ matrix: [a, b, c, d, e, f], png }) =>
      // A picture's unit square has its origin at the bottom.
      `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${a} ${b} ${-c} ${-d} ${e + c} ${f + d})" href="${addressOfPng(png)}"/>`,
  );
  const paths = drawn.paths.map(
    ({ data, matrix, fill, stroke, width: line, dash }) =>
      `<path d="${svgPath(data, matrix)}" fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width="${line.toFixed(2)}"${
        dash.length > 0 ? ` stroke-dasharray="${dash.map((length) => length.toFixed(2)).join(' ')}"` : ''
      }/>`,
  );
  const letters = drawn.glyphs.flatMap(({ outline, matrix, colour: own }) => {
    const data = page.outline(outline);
    return data ? [`<path d="${svgPath(data, matrix)}" fill="#${own ?? '000000'}"/>`] : [];
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${(width * 3).toFixed(1)}" height="${(height * 3).toFixed(1)}" ` +
    `viewBox="${left.toFixed(2)} ${top.toFixed(2)} ${width.toFixed(2)} ${height.toFixed(2)}">` +
    `${[...images, ...paths, ...letters].join('')}</svg>`
  );
}

const colour = (value: string | null): string =>
  value !== null && /^#[0-9a-f]{6}$/i.test(value) ? value : value === null ? 'none' : '#000000';

const smallest = 10;
const isBubble = ({ left, right, top, bottom }: Box): boolean =>
  right - left > 6 && right - left < 22 && Math.abs(right - left - (bottom - top)) < 3;

/** The figures of a page, with the letters inside them; what is left are straight lines and letters of the text. */
export function figuresIn(page: Page): {
  readonly figures: readonly PageObject[];
  readonly inFigures: ReadonlySet<Glyph>;
  readonly rules: readonly Rule[];
  readonly shades: readonly { readonly box: Box; readonly colour: string }[];
  /** Small empty frames: boxes to tick or to write in. */
  readonly boxes: readonly Box[];
} {
  const rules: Rule[] = [];
  const shades: { box: Box; colour: string }[] = [];
  const shapes: Path[] = [];
  const boxes: Box[] = [];
  for (const path of page.paths) {
    if (path.stroke === null && isWhite(path.fill)) continue;
    const straight = rulesOf(path);
    if (straight && isBubble(path.box) && isEmpty(page, path.box)) boxes.push(path.box);
    else if (straight) rules.push(...straight);
    else if (path.stroke === null && path.fill !== null && isFrame(path) && isBehindText(page, path))
      shades.push({ box: path.box, colour: path.fill.slice(1).toLowerCase() });
    else shapes.push(path);
  }
  // A picture of the whole page lies behind its text: a scan with recognized letters.
  const whole = page.width * page.height;
  const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
  const images = page.images.filter(({ box }) => areaOf(box) < whole * 0.7 || page.glyphs.length === 0);
  const inFigures = new Set<Glyph>();
  // Bubbles for answers: their letters only say what to mark.
  const bubbles = shapes.filter((path) => {
    const letters = isBubble(path.box)
      ? page.glyphs.filter((glyph) => glyph.text.trim() !== '' && holds(path.box, centre(boxOf(glyph))))
      : [];
    for (const letter of letters) if (/^[ĐSTF]$/.test(letter.text)) inFigures.add(letter);
    return letters.length === 1;
  });
  // A word belongs to a figure as a whole.
  const words = rowsOf(page.glyphs).flatMap((row) => runsOf(row, 0.4));
  const straightPaths = page.paths.filter((path) => rulesOf(path) !== null);
  const things = [...shapes.filter((path) => !bubbles.includes(path)), ...images];
  const figures: PageObject[] = [];
  for (const group of clusters(things, ({ box }) => box, 4)) {
    let box = group.map((one) => one.box).reduce(joinedBox);
    if (box.right - box.left < smallest || box.bottom - box.top < smallest) continue;
    if (box.right - box.left > page.width || box.bottom - box.top > page.height) continue;
    // Straight lines that meet the drawing belong to it.
    const lines = straightPaths.filter((path) => touches(path.box, grown(box, 2)) && areaOf(path.box) < whole * 0.3);
    box = lines.map((one) => one.box).reduce(joinedBox, box);
    const near: Box = { left: box.left - 8, right: box.right + 8, top: box.top - 4, bottom: box.bottom + 4 };
    const letters = words
      .filter((word) => word.every((glyph) => holds(near, centre(boxOf(glyph))) && !inFigures.has(glyph)))
      .flat();
    for (const letter of letters) inFigures.add(letter);
    const paths = page.paths.filter((path) => (shapes.includes(path) ? group.includes(path) : lines.includes(path)));
    const all = letters.map(boxOf).reduce(joinedBox, box);
    figures.push({
      kind: 'picture',
      box: all,
      svg: svgOf(page, all, { paths, images: images.filter((one) => group.includes(one)), glyphs: letters }),
      alt: '',
    });
    for (const line of lines)
      for (const rule of rulesOf(line) ?? []) {
        const index = rules.findIndex((one) => one.box.left === rule.box.left && one.box.top === rule.box.top);
        if (index >= 0) rules.splice(index, 1);
      }
  }
  return { figures, inFigures, rules, shades, boxes };
}

const isEmpty = ({ glyphs }: Page, box: Box): boolean =>
  !glyphs.some((glyph) => glyph.text.trim() !== '' && holds(box, centre(boxOf(glyph))));

const isBehindText = ({ glyphs }: Page, { box }: Path): boolean =>
  glyphs.some((glyph) => glyph.text.trim() !== '' && holds(box, centre(boxOf(glyph))));
