/**
 * Formulas of a page. Letters of formula fonts and fractions' bars are grouped by their places and read where every sign
 * fits scripts, fractions and roots; a formula with anything else is cut out as it looks.
 */
import { writeFormula } from '../math/latex.ts';
import { chars, row, type MathNode } from '../math/tree.ts';
import {
  at,
  boxOf,
  joinedBox,
  objectGlyph,
  pointsOf,
  touches,
  type Box,
  type Glyph,
  type Page,
  type PageObject,
} from './drawing.ts';
import { together, type Part } from './formula-groups.ts';
import { svgOf, type Rule } from './figures.ts';
import { optionMarks, rowsOf } from './rows.ts';

const mathFont =
  /math|symbol|cmmi|cmsy|cmex|msam|msbm|mt-?extra|mtextra|euclid(?!-?regular)|stixsize|esint|rsfs|eufm|KaTeX_(?!Main)/i;
const mathLetter = /[\u{1D400}-\u{1D7FF}∫∑∏√∞≤≥≠≈→⇒⇔∈∉⊂∪∩∀∃∆∇±×÷∙⋅]/u;
export const isMath = (glyph: Glyph): boolean =>
  glyph.object === undefined && glyph.text.trim() !== '' && (mathFont.test(glyph.font) || mathLetter.test(glyph.text));

/** A fraction's bar: letters close above and below it, all within its length, and nothing beside them. */
function fractionOf(rule: Rule, glyphs: readonly Glyph[]): Glyph[] | null {
  const { left, right, top } = rule.box;
  if (!rule.across || right - left > 250) return null;
  const near = glyphs.filter(
    ({ text, baseline, size }) => text.trim() !== '' && Math.abs(baseline - top - size * 0.3) < size * 1.4,
  );
  const inside = near.filter((glyph) => glyph.left >= left - 1.5 && glyph.right <= right + 1.5);
  // An underline is closer to its letters.
  const above = inside.filter(
    (glyph) =>
      glyph.baseline < top - (isMath(glyph) ? 0 : glyph.size * 0.2) && top - glyph.baseline < glyph.size * 0.65,
  );
  const below = inside.filter(({ baseline, size }) => baseline - size * 0.75 > top - 1 && baseline - top < size * 1.35);
  if (above.length === 0 || below.length === 0) return null;
  // Both are centred, and the longer one is as long as the bar.
  const spans = [above, below].map((part) => [
    Math.min(...part.map((one) => one.left)),
    Math.max(...part.map((one) => one.right)),
  ]);
  const isCentred = spans.every(([from, to]) => Math.abs(from! + to! - left - right) < 6);
  if (!isCentred || Math.max(...spans.map(([from, to]) => to! - from!)) < right - left - 10) return null;
  const isApart = [...above, ...below].every((one) =>
    near.every(
      (other) =>
        inside.includes(other) ||
        Math.abs(other.baseline - one.baseline) > one.size * 0.2 ||
        other.right < left - one.size * 0.2 ||
        other.left > right + one.size * 0.2,
    ),
  );
  return isApart ? [...above, ...below] : null;
}

/** A bar over letters of a formula, as long as they are; a line below a word is none. */
function overlined(rule: Rule, glyphs: readonly Glyph[]): Glyph[] | null {
  const { left, right, top } = rule.box;
  if (!rule.across || right - left > 120) return null;
  const drawn = glyphs.filter(({ text }) => text.trim() !== '');
  const overlaps = (glyph: Glyph): boolean => Math.min(glyph.right, right) - Math.max(glyph.left, left) > 0.5;
  const isUnderline = drawn.some(
    (glyph) => overlaps(glyph) && glyph.baseline <= top + 0.5 && top - glyph.baseline < glyph.size * 0.32,
  );
  const below = drawn.filter(
    (glyph) => overlaps(glyph) && glyph.baseline > top && glyph.baseline - top < glyph.size * 1.15,
  );
  const isWithin = below.every((glyph) => glyph.left >= left - 1.5 && glyph.right <= right + 1.5);
  if (isUnderline || below.length === 0 || !isWithin || !below.every(isMath)) return null;
  const width = Math.max(...below.map((one) => one.right)) - Math.min(...below.map((one) => one.left));
  return width > right - left - 4 ? below : null;
}

/** Letters that stand over one another in one line: a fraction or limits in the font of the text. */
function stacked(glyphs: readonly Glyph[]): Glyph[] {
  const drawn = glyphs.filter(({ text, object }) => text.trim() !== '' && object === undefined);
  const sorted = drawn.toSorted((a, b) => a.left - b.left);
  // A letter beside another stands in its line, whatever reaches into it from the lines above and below.
  const isInWord = (one: Glyph, at: number): boolean =>
    sorted
      .slice(Math.max(0, at - 40), at + 40)
      .some(
        (other) =>
          other !== one &&
          !isMath(other) &&
          Math.abs(other.baseline - one.baseline) < 0.5 &&
          Math.max(other.left - one.right, one.left - other.right) < one.size * 0.1,
      );
  const found = new Set<Glyph>();
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length && sorted[next]!.left < one.right; next++) {
      const other = sorted[next]!;
      const size = Math.max(one.size, other.size);
      const between = Math.abs(one.baseline - other.baseline);
      const overlap = Math.min(one.right, other.right) - other.left;
      const width = Math.min(one.right - one.left, other.right - other.left);
      // An accent that the file draws by itself has its letter's place.
      if (between < size * 0.3 || between > size * 0.9 || overlap < width * 0.5) continue;
      // Letters of Vietnamese words are in no fraction; a sign of the line below may reach up to them.
      if ([one, other].some(({ text }) => /[\u00C0-\u024F\u1E00-\u1EFF]/.test(text))) continue;
      if (isMath(one) !== isMath(other) && isInWord(isMath(one) ? other : one, isMath(one) ? next : at)) continue;
      found.add(one).add(other);
    }
  return [...found];
}

/** The letters that stand directly beside some, without a gap: what belongs to the same formula. */
function beside(own: readonly Glyph[], words: readonly Glyph[]): Glyph[] {
  const all = [...own];
  for (let grown = true; grown;) {
    grown = false;
    for (const word of words) {
      if (all.includes(word)) continue;
      const touching = all.some(
        (one) =>
          Math.abs(one.baseline - word.baseline) < one.size * 0.5 &&
          Math.max(word.left - one.right, one.left - word.right) < Math.min(one.size, word.size) * 0.12,
      );
      if (touching) grown = all.push(word) > 0;
    }
  }
  return all.slice(own.length);
}

/** Letters of at least two options beside one another, with their stops. */
const labelsOf = (glyphs: readonly Glyph[]): ReadonlySet<Glyph> =>
  new Set(
    rowsOf(glyphs).flatMap((one) => {
      const marks = optionMarks(one.glyphs);
      return marks.length < 2 ? [] : marks.flatMap((mark) => mark.glyphs);
    }),
  );

export function formulasIn(
  page: Page,
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
): { readonly formulas: readonly Glyph[]; readonly inFormulas: ReadonlySet<Glyph>; readonly rest: readonly Rule[] } {
  const taken = new Set<Glyph>(glyphs.filter(isMath));
  /** The bar with which a letter of a fraction belongs together, whatever is near it. */
  const barOf = new Map<Glyph, Rule>();
  const bars = rules.filter((rule) => {
    const parts = fractionOf(rule, glyphs) ?? overlined(rule, glyphs);
    for (const part of parts ?? []) {
      taken.add(part);
      barOf.set(part, rule);
    }
    const root = glyphs.some(
      (glyph) =>
        glyph.text.includes('√') && Math.abs(glyph.right - rule.box.left) < 2.5 && rule.box.top < glyph.baseline,
    );
    return parts !== null || (rule.across && root);
  });
  const labels = labelsOf(glyphs);
  // What stands close to a fraction in the line above or below is no part of it, nor are the letters of options.
  const piled = new Set(stacked(glyphs.filter((one) => !barOf.has(one) && !labels.has(one))));
  for (const glyph of piled) taken.add(glyph);
  const words = glyphs.filter((glyph) => !taken.has(glyph) && glyph.text.trim() !== '');
  const parts: Part[] = [
    ...[...taken].map((glyph) => ({ glyph, box: wide(glyph, drawnBox(page, glyph), words) })),
    // A denominator stands a little below its bar.
    ...bars.map((rule) => ({ rule, box: { ...rule.box, top: rule.box.top - 3, bottom: rule.box.bottom + 3 } })),
  ];
  const formulas: Glyph[] = [];
  const inFormulas = new Set<Glyph>();
  for (const group of together(parts, barOf, piled)) {
    const own = group.flatMap((part) => ('glyph' in part ? [part.glyph] : []));
    const lines = group.flatMap((part) => ('rule' in part ? [part.rule] : []));
    const [only] = own;
    // An arrow between words is a sign of the text.
    if (!only || (group.length === 1 && /^[→⇒⇔]$/.test(only.text) && !mathFont.test(only.font))) continue;
    const read = readFormula(own, lines);
    if (read.latex === null)
      own.push(
        ...beside(
          own,
          words.filter((word) => !inFormulas.has(word)),
        ),
      );
    for (const glyph of own) inFormulas.add(glyph);
    const box = [...own.map(boxOf), ...lines.map((rule) => rule.box)].reduce(joinedBox);
    const paths = page.paths.filter((path) => lines.some((rule) => touches(rule.box, path.box)));
    const size = Math.max(...own.map((glyph) => glyph.size));
    const object: PageObject = {
      kind: 'formula',
      box,
      latex: read.latex,
      problem: read.problem,
      svg: svgOf(page, box, { paths, images: [], glyphs: own }),
    };
    const middle = (box.top + box.bottom) / 2 + size * 0.25;
    formulas.push(objectGlyph(object, lineAt(read.baseline ?? middle, size, glyphs, inFormulas), size));
  }
  return { formulas, inFormulas, rest: rules.filter((rule) => !bars.includes(rule)) };
}

/** The box of a letter; of a sign that is larger than its letters, such as ∫ or a tall bracket, that of its outline. */
function drawnBox(page: Page, glyph: Glyph): Box {
  const usual = boxOf(glyph);
  const outline = isMath(glyph) ? page.outline(glyph.outline) : null;
  if (!outline) return usual;
  const ys: number[] = [];
  for (let index = 0; index < outline.length;) {
    const count = pointsOf[outline[index]!];
    if (count === undefined) break;
    for (let point = 0; point < count; point += 2)
      ys.push(at(glyph.matrix, outline[index + 1 + point]!, outline[index + 2 + point]!)[1]);
    index += 1 + count;
  }
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isLarge = bottom - top > glyph.size * 1.15 || top > usual.bottom || bottom < usual.top;
  return ys.length > 0 && ys.length < 2_000 && isLarge ? { ...usual, top, bottom } : usual;
}

/** Signs of one formula stand at most this far apart, without a word between them. */
function wide(glyph: Glyph, box: Box, words: readonly Glyph[]): Box {
  const beside = words.filter(({ baseline }) => Math.abs(baseline - glyph.baseline) < glyph.size * 0.3);
  const gap = (distance: number): number => (distance >= 0 ? distance : Infinity);
  const toLeft = Math.min(...beside.map((word) => gap(glyph.left - word.right + 0.5)), glyph.size * 0.56);
  const toRight = Math.min(...beside.map((word) => gap(word.left - glyph.right + 0.5)), glyph.size * 0.56);
  return { ...box, left: box.left - toLeft / 2, right: box.right + toRight / 2 };
}

function readFormula(
  glyphs: readonly Glyph[],
  rules: readonly Rule[],
): { readonly latex: string | null; readonly problem: string | null; readonly baseline: number | null } {
  const items = itemsOf(glyphs, rules);
  const tree = items && treeOf(items);
  // A bracket alone has lost what it encloses to the text.
  const isBracket = glyphs.length === 1 && /^[()[\]{}|]$/.test(glyphs[0]!.text.normalize('NFKC'));
  const written = tree && !isBracket ? writeFormula(tree) : { unread: 'layout' };
  return {
    latex: 'latex' in written ? written.latex : null,
    problem: 'latex' in written ? null : written.unread,
    baseline: items && lineOf(items),
  };
}

/** Where most of its large signs stand: an accent or an arrow over them may be as large. */
function lineOf(items: readonly Item[]): number | null {
  const size = Math.max(...items.map((item) => item.size));
  const large = items.filter((item) => item.size > size * 0.86);
  const [most] = [...Map.groupBy(large, ({ baseline }) => Math.round(baseline))].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return most?.[1][0]?.baseline ?? null;
}

/** The line of text in which a formula stands; not that of its scripts. */
function lineAt(baseline: number, size: number, glyphs: readonly Glyph[], inFormulas: ReadonlySet<Glyph>): number {
  const near = glyphs.filter(
    (glyph) => !inFormulas.has(glyph) && glyph.text.trim() !== '' && Math.abs(glyph.baseline - baseline) < size * 0.45,
  );
  const largest = Math.max(...near.map((glyph) => glyph.size));
  const [nearest] = near
    .filter((glyph) => glyph.size > largest * 0.8)
    .map((glyph) => glyph.baseline)
    .toSorted((a, b) => Math.abs(a - baseline) - Math.abs(b - baseline));
  return nearest ?? baseline;
}

interface Item {
  readonly node: MathNode;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly sign: string;
}

const within = (glyph: Glyph, { left, right }: Box): boolean => glyph.left >= left - 2 && glyph.right <= right + 2;

/** Fractions and roots as items beside the letters; null where a line fits neither. */
function itemsOf(glyphs: readonly Glyph[], rules: readonly Rule[]): Item[] | null {
  const [rule] = rules.toSorted((a, b) => b.box.right - b.box.left - (a.box.right - a.box.left));
  if (!rule)
    return glyphs.map(({ text, left, right, baseline, size }) => ({
      node: charsOf(text),
      left,
      right,
      baseline,
      size,
      sign: text,
    }));
  const others = rules.filter((one) => one !== rule);
  const y = rule.box.top;
  const inside = (one: Rule): boolean => one.box.left >= rule.box.left - 2 && one.box.right <= rule.box.right + 2;
  const root = glyphs.find((one) => one.text === '√' && Math.abs(one.right - rule.box.left) < 2.5);
  const covered = glyphs.filter((glyph) => glyph !== root && within(glyph, rule.box));
  const made = (kind: 'fraction' | 'root'): Item | null => {
    const [up, down] = [covered.filter((one) => one.baseline < y), covered.filter((one) => one.baseline >= y)];
    const lower = others.filter((one) => inside(one) && one.box.top > y);
    const bottom = partOf(down, lower);
    if (kind === 'root')
      return bottom && up.length === 0 && root
        ? { ...plain(root), right: rule.box.right, node: { kind: 'root', base: bottom, degree: null } }
        : null;
    if (up.length === 0 && bottom) {
      const inner = itemsOf(down, lower);
      const [first] = inner ?? [];
      return first
        ? {
            ...first,
            node: { kind: 'decorated', command: '\\overline', base: bottom },
            left: rule.box.left,
            right: rule.box.right,
            sign: '',
          }
        : null;
    }
    const top = partOf(
      up,
      others.filter((one) => inside(one) && one.box.top < y),
    );
    const size = Math.max(...covered.map((one) => one.size));
    return top && bottom
      ? {
          node: { kind: 'fraction', top, bottom, form: 'bar' },
          left: rule.box.left,
          right: rule.box.right,
          baseline: y + size * 0.25,
          size,
          sign: '',
        }
      : null;
  };
  const item = made(root ? 'root' : 'fraction');
  if (!item) return null;
  const rest = itemsOf(
    glyphs.filter((one) => one !== root && !covered.includes(one)),
    others.filter((one) => !inside(one)),
  );
  return rest && [...rest, item];
}

const plain = ({ left, right, baseline, size, text }: Glyph): Omit<Item, 'node'> => ({
  left,
  right,
  baseline,
  size,
  sign: text,
});
function partOf(glyphs: readonly Glyph[], rules: readonly Rule[]): MathNode | null {
  const items = glyphs.length > 0 ? itemsOf(glyphs, rules) : null;
  return items && treeOf(items);
}

const charsOf = (text: string): MathNode => {
  const letters = text.normalize('NFKC');
  return chars(letters, /^[A-Za-z]{2,}$/.test(letters) ? 'upright' : 'italic');
};
/** Signs that need limits or stretch over lines: their formula stays a picture. */
const large = /[∫∑∏⎧⎨⎩⎪⎛⎝⎜⎞⎠⎟⎡⎣⎢⎤⎦⎥√\p{M}\p{Co}]/u;

/** Items in a line with their scripts; null where a sign stands elsewhere. */
function treeOf(items: readonly Item[]): MathNode | null {
  const sorted = items.toSorted((a, b) => a.left - b.left);
  if (sorted.length === 0) return null;
  const size = Math.max(...sorted.map((item) => item.size));
  const line = sorted.filter((item) => item.size > size * 0.86);
  const baseline = line.toSorted((a, b) => a.baseline - b.baseline)[Math.floor(line.length / 2)]!.baseline;
  const nodes: MathNode[] = [];
  let scripts: { sub: Item[]; sup: Item[] } = { sub: [], sup: [] };
  const close = (): boolean => {
    if (scripts.sub.length + scripts.sup.length === 0) return true;
    const base = nodes.pop();
    if (base === undefined) return false;
    const of = (some: Item[]): MathNode | null => (some.length > 0 ? treeOf(some) : null);
    nodes.push({ kind: 'scripts', base, sub: of(scripts.sub), sup: of(scripts.sup) });
    scripts = { sub: [], sup: [] };
    return true;
  };
  for (const item of sorted) {
    if (large.test(item.sign) && item.node.kind === 'chars') return null;
    const offset = item.baseline - baseline;
    if (Math.abs(offset) < size * 0.12) {
      if (!close()) return null;
      nodes.push(item.node);
    } else if (item.size < size * 0.86 && offset < 0 && offset > -size * 0.9) scripts.sup.push(item);
    else if (item.size < size * 0.86 && offset > 0 && offset < size * 0.6) scripts.sub.push(item);
    else return null;
  }
  return close() ? row(nodes) : null;
}
