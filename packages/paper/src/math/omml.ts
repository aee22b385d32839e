/** A formula as Word's own equation (OMML), which can be edited in Word. */
import { XmlComponent } from 'docx';
import type { Formula } from './formula.ts';

/** One element of OMML: the library has no components for matrices, brackets of any kind and accents. */
class Element extends XmlComponent {
  constructor(name: string, children: readonly (Element | string)[] = [], value?: string) {
    super(`m:${name}`);
    if (value !== undefined) this.root.push({ _attr: { 'm:val': value } } as never);
    for (const child of children) this.root.push(child as never);
  }
}

class Text extends XmlComponent {
  constructor(text: string) {
    super('m:t');
    this.root.push({ _attr: { 'xml:space': 'preserve' } } as never, text);
  }
}

const e = (name: string, ...children: readonly Element[]): Element => new Element(name, children);
const value = (name: string, given: string): Element => new Element(name, [], given);

function run(text: string, style: 'italic' | 'upright' | 'bold' | 'text' = 'italic', script?: string): Element {
  const properties =
    style === 'text'
      ? [e('nor')]
      : [
          ...(script ? [value('scr', script)] : []),
          ...(style === 'upright' ? [value('sty', 'p')] : style === 'bold' ? [value('sty', 'b')] : []),
        ];
  return new Element('r', [
    ...(properties.length > 0 ? [e('rPr', ...properties)] : []),
    new Text(text) as unknown as Element,
  ]);
}

/** Big operators that programs other than Word support. ⋃, ⋂, ⋁ and ⋀ are written as signs with scripts or limits. */
const big = new Set(['∑', '∏', '∫', '∬', '∭', '∮', '∐']);

/** The sign and limits of a big operator; null for any other formula. */
function operatorOf(
  formula: Formula,
): { sign: string; under: Formula | null; over: Formula | null; beside: boolean } | null {
  if (formula.kind === 'scripts' && formula.base.kind === 'sign' && big.has(formula.base.text))
    return { sign: formula.base.text, under: formula.sub, over: formula.sup, beside: true };
  if (formula.kind === 'limits' && formula.base.kind === 'sign' && big.has(formula.base.text))
    return { sign: formula.base.text, under: formula.under, over: formula.over, beside: false };
  return null;
}

/** The content of an argument, such as a power or one side of a fraction. */
const held = (formula: Formula | null): Element[] => (formula === null ? [] : rowOf(childrenOf(formula)));
const childrenOf = (formula: Formula): readonly Formula[] => (formula.kind === 'row' ? formula.children : [formula]);

function operator(
  { sign, under, over, beside }: NonNullable<ReturnType<typeof operatorOf>>,
  body: readonly Formula[],
): Element {
  return e(
    'nary',
    e(
      'naryPr',
      value('chr', sign),
      value('limLoc', beside ? 'subSup' : 'undOvr'),
      ...(under ? [] : [value('subHide', '1')]),
      ...(over ? [] : [value('supHide', '1')]),
    ),
    e('sub', ...held(under)),
    e('sup', ...held(over)),
    e('e', ...rowOf(body)),
  );
}

const closes = new Set([')', ']', '}']);
const closing: Readonly<Record<string, readonly string[]>> = { '(': [')', ']'], '[': [']', ')'], '{': ['}'] };
const signOf = (formula: Formula | undefined): string => (formula?.kind === 'sign' ? formula.text : '');

/**
 * Makes one element of brackets and their content, so that a power of the closing bracket applies to all of it.
 * Programs other than Word refuse single brackets: [1; 2) becomes one element too, and a bracket without a partner
 * becomes text.
 */
function withBrackets(children: readonly Formula[]): Formula[] {
  const made: Formula[] = [];
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const interval = endOfInterval(children, at);
    const end = interval >= 0 ? interval : closing[signOf(child)] ? closingAt(children, at) : -1;
    if (end < 0) {
      made.push(brackets.has(signOf(child)) ? textOfSign(signOf(child)) : child);
      continue;
    }
    const last = children[end]!;
    const close = last.kind === 'scripts' ? last.base : last;
    const body = { kind: 'row', children: withBrackets(children.slice(at + 1, end)) } as const;
    const held = bracketed(signOf(child), body, signOf(close));
    if (last.kind === 'scripts') made.push({ ...last, base: held });
    else if (held.kind === 'row') made.push(...held.children);
    else made.push(held);
    at = end;
  }
  return made;
}

type Row = Extract<Formula, { kind: 'row' }>;
type Fence = Extract<Formula, { kind: 'fence' }>;
const rowLike = (formula: Formula): Row => ({ kind: 'row', children: childrenOf(formula) });

const fence = ({ open, close, body }: Fence): Element =>
  e('d', e('dPr', value('begChr', bar(open)), value('endChr', bar(close))), e('e', ...held(body)));

const textOfSign = (sign: string): Formula => ({ kind: 'text', text: sign, bold: false, italic: false });

/** Only Word supports reversed brackets, as in ]1; 2[. They are text unless they must grow with their content. */
function bracketed(open: string, body: Row, close: string): Row | Fence {
  const flat = body.children.every(({ kind }) => kind === 'sign' || kind === 'space' || kind === 'scripts');
  return flat && (open === ']' || close === '[')
    ? { kind: 'row', children: [textOfSign(open), ...body.children, textOfSign(close)] }
    : { kind: 'fence', open, close, body };
}

const brackets = new Set(['(', ')', '[', ']', '{', '}']);
const isSquare = (sign: string): boolean => sign === '[' || sign === ']';

/** The end of an interval such as ]1; 2[: any square brackets with one semicolon between them. -1 if there is none. */
function endOfInterval(children: readonly Formula[], from: number): number {
  if (!isSquare(signOf(children[from]))) return -1;
  let depth = 0;
  let semicolons = 0;
  for (let at = from + 1; at < children.length; at++) {
    const child = children[at]!;
    const sign = signOf(child.kind === 'scripts' ? child.base : child);
    if (isSquare(sign)) return depth === 0 && semicolons === 1 ? at : -1;
    if (sign === '(' || sign === '{') depth += 1;
    else if (sign === ')' || sign === '}') depth -= 1;
    else if (sign === ';' && depth === 0) semicolons += 1;
    if (depth < 0) return -1;
  }
  return -1;
}

/** The position of the bracket that closes the one at `from`, with a power or without; -1 if there is none. */
function closingAt(children: readonly Formula[], from: number): number {
  let depth = 0;
  for (let at = from; at < children.length; at++) {
    const child = children[at]!;
    const sign = signOf(child.kind === 'scripts' ? child.base : child);
    if (closing[sign]) depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') depth -= 1;
    if (depth === 0) return closing[signOf(children[from])]!.includes(sign) ? at : -1;
  }
  return -1;
}

const isEmpty = (formula: Formula | null | undefined): boolean =>
  formula === null || formula === undefined || (formula.kind === 'row' && formula.children.every(isEmpty));

/**
 * Chemical formulas have scripts without a base (H₂ is an H, then an index of an empty base). These get the sign
 * before them as their base, because Word shows an empty base as a box and other programs as an error. Scripts without
 * such a sign before them stay, and `ofRow` puts them before the sign that follows.
 */
function withBases(children: readonly Formula[]): Formula[] {
  const made: Formula[] = [];
  for (const child of children) {
    if (child.kind !== 'scripts' || !isEmpty(child.base)) {
      made.push(child);
      continue;
    }
    if (isEmpty(child.sub) && isEmpty(child.sup)) continue;
    while (isEmpty(made.at(-1)) && made.length > 0) made.pop();
    const before = made.at(-1);
    if (before?.kind === 'row') made.splice(-1, 1, ...before.children);
    const base = made.at(-1);
    if (base?.kind === 'scripts' && !isEmpty(base.base) && !(base.sub && child.sub) && !(base.sup && child.sup))
      made[made.length - 1] = { ...base, sub: base.sub ?? child.sub, sup: base.sup ?? child.sup };
    else if (base?.kind === 'fence' || (base?.kind === 'sign' && (base.ordinary || closes.has(base.text))))
      made[made.length - 1] = { ...child, base };
    else made.push(child);
  }
  return made;
}

/** What follows a big operator becomes its body: without a body Word draws an empty box. */
const rowOf = (children: readonly Formula[]): Element[] => ofRow(withBrackets(withBases(children)));

function ofRow(children: readonly Formula[]): Element[] {
  const made: Element[] = [];
  const visible = children.filter((child) => child.kind !== 'row' || child.children.length > 0);
  if (joins(visible[0])) made.push(run('', 'text'));
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const found = operatorOf(child);
    if (found) return [...made, operator(found, children.slice(at + 1))];
    const next = children[at + 1];
    if (child.kind === 'scripts' && isEmpty(child.base) && next !== undefined) {
      made.push(e('sPre', e('sub', ...filled(child.sub)), e('sup', ...filled(child.sup)), e('e', ...omml(next))));
      at += 1;
      continue;
    }
    const end = isFunction(child) ? endOfArgument(children, at + 1) : at + 1;
    if (end > at + 1) made.push(applied(child, children.slice(at + 1, end)));
    else made.push(...omml(child));
    at = end - 1;
  }
  if (joins(visible.at(-1)) || signed.has(signOf(visible.at(-1)))) made.push(run('', 'text'));
  return made;
}

/** Like `held`, but with an empty run for no content, because Word shows an element without runs as a box. */
const filled = (formula: Formula | null): Element[] => (isEmpty(formula) ? [run('', 'text')] : held(formula));

/** Signs that need an operand after them, but none before. */
const signed = new Set('+−±∓');
const joining = new Set('=≠<>≤≥≈≡∼∽∈∉∋⊂⊃⊆⊇∪∩⊥∥×⋅÷:⇒⇔⇐→↔←');

/** Whether the sign needs two operands: programs other than Word show an error where one is missing. */
const joins = (formula: Formula | undefined): boolean =>
  formula?.kind === 'sign' && !formula.ordinary && joining.has(formula.text);

/** Whether the formula is the name of a function: `sin`, `log` with its base, `lim` with its limit. */
const isFunction = (formula: Formula): boolean =>
  baseName(formula) !== null ||
  ((formula.kind === 'scripts' || formula.kind === 'limits') && baseName(formula.base) !== null);

const baseName = (base: Formula): string | null =>
  base.kind === 'function'
    ? base.name
    : base.kind === 'row' && base.children[0]?.kind === 'function' && base.children.length <= 2
      ? base.children[0].name
      : null;

/** The end of a function's argument that begins at `from`: the next operator, function, arrow or space. */
function endOfArgument(children: readonly Formula[], from: number): number {
  let begun = false;
  for (let at = from; at < children.length; at++) {
    const child = children[at]!;
    const blank = child.kind === 'space' || (child.kind === 'row' && child.children.length === 0);
    if (blank && !begun) continue;
    const ends = blank || isFunction(child) || child.kind === 'arrow' || (child.kind === 'sign' && !child.ordinary);
    if (ends) return begun ? at : from;
    begun = true;
  }
  return begun ? children.length : from;
}

/** A function and its argument in one element: otherwise other programs misread the limit, or half of a fraction. */
function applied(name: Formula, argument: readonly Formula[]): Element {
  return e('func', e('fName', ...bare(name)), e('e', ...ofRow(argument.filter(({ kind }) => kind !== 'space'))));
}

const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  ˉ: '\u0305',
  '˙': '\u0307',
  '¨': '\u0308',
  ˊ: '\u0301',
  ˋ: '\u0300',
  '˘': '\u0306',
  ˇ: '\u030c',
  '⃗': '\u20d7',
  '→': '\u20d7',
  '←': '\u20d6',
};

function accent({ base, sign, under }: Extract<Formula, { kind: 'accent' }>): Element {
  if (sign === '‾' || sign === '¯' || sign === '_')
    return e('bar', e('barPr', value('pos', under ? 'bot' : 'top')), e('e', ...held(base)));
  if (sign === '⏞' || sign === '⏟')
    return e(
      'groupChr',
      e('groupChrPr', value('chr', sign), value('pos', under ? 'bot' : 'top'), value('vertJc', under ? 'top' : 'bot')),
      e('e', ...held(base)),
    );
  const known = accents[sign];
  if (known && !under) return e('acc', e('accPr', value('chr', known)), e('e', ...held(base)));
  return under
    ? e('limLow', e('e', ...held(base)), e('lim', run(sign, 'upright')))
    : e('limUpp', e('e', ...held(base)), e('lim', run(sign, 'upright')));
}

function table({ rows, align }: Extract<Formula, { kind: 'table' }>): Element {
  const lines = align.every((one, at) =>
    align.length === 1 ? one !== 'center' : one === (at % 2 === 0 ? 'right' : 'left'),
  );
  const cases = align.length === 2 && align.every((one) => one === 'left');
  if (lines || (cases && rows.every((row) => row.at(-1)?.kind === 'row' && omml(row.at(-1)!).length === 0)))
    return e('eqArr', ...rows.map((row) => e('e', ...rowOf(row.flatMap(childrenOf)))));
  return e(
    'm',
    e('mPr', e('mcs', ...align.map((one) => e('mc', e('mcPr', value('count', '1'), value('mcJc', one)))))),
    ...rows.map((row) => e('mr', ...row.map((cell) => e('e', ...held(cell))))),
  );
}

/** Number sets as Unicode letters, which every program can show. */
const doubled: Readonly<Record<string, string>> = { N: 'ℕ', Z: 'ℤ', Q: 'ℚ', R: 'ℝ', C: 'ℂ', P: 'ℙ' };

const blanks: readonly (readonly [em: number, sign: string])[] = [
  [0.9, '\u2003'],
  [0.4, '\u2002'],
  [0.1, '\u2009'],
];

export function omml(formula: Formula): Element[] {
  switch (formula.kind) {
    case 'row':
      return rowOf(formula.children);
    case 'sign': {
      const { text, variant } = formula;
      if (variant === 'double')
        return [doubled[text] ? run(doubled[text], 'upright') : run(text, 'upright', 'double-struck')];
      if (variant === 'script') return [run(text, 'italic', 'script')];
      if (variant === 'fraktur') return [run(text, 'upright', 'fraktur')];
      if (variant === 'bold' || variant === 'bold-italic') return [run(text, 'bold')];
      return [run(text, variant === 'upright' || variant === 'sans' ? 'upright' : 'italic')];
    }
    case 'text':
      return [run(formula.text, 'text')];
    case 'function':
      return [run(formula.name, 'upright'), run('\u2009', 'upright')];
    case 'space':
      return formula.em <= 0 ? [] : [run((blanks.find(([em]) => formula.em >= em) ?? blanks[2]!)[1], 'upright')];
    case 'fraction':
      return [
        e(
          'f',
          ...(formula.bar ? [] : [e('fPr', value('type', 'noBar'))]),
          e('num', ...held(formula.top)),
          e('den', ...held(formula.bottom)),
        ),
      ];
    case 'root':
      return [
        e(
          'rad',
          ...(formula.degree ? [] : [e('radPr', value('degHide', '1'))]),
          e('deg', ...held(formula.degree)),
          e('e', ...held(formula.base)),
        ),
      ];
    case 'scripts':
    case 'limits': {
      const found = operatorOf(formula);
      if (found) return [operator(found, [])];
      return formula.kind === 'scripts' ? [scripts(formula)] : limits(formula);
    }
    case 'accent':
      return [accent(formula)];
    case 'fence': {
      const made = bracketed(formula.open, rowLike(formula.body), formula.close);
      return made.kind === 'fence' ? [fence(made)] : rowOf(made.children);
    }
    case 'table':
      return [table(formula)];
    case 'arrow':
      return [run(formula.sign, 'upright')];
    case 'framed':
      return [
        formula.frame === 'box'
          ? e('borderBox', e('e', ...held(formula.base)))
          : e(
              'borderBox',
              e(
                'borderBoxPr',
                ...['hideTop', 'hideBot', 'hideLeft', 'hideRight', 'strikeBLTR'].map((name) => value(name, '1')),
              ),
              e('e', ...held(formula.base)),
            ),
      ];
    case 'size':
      return omml(formula.base);
    case 'hidden':
      return [e('phant', e('phantPr', value('show', '0')), e('e', ...held(formula.base)))];
  }
}

const bar = (sign: string): string => (sign === '∣' ? '|' : sign === '∥' ? '‖' : sign);

/** The base of scripts or limits: a function's name without the space after it. */
function bare(formula: Formula): Element[] {
  const name = baseName(formula);
  return name === null ? omml(formula) : [run(name, 'upright')];
}

function scripts({ base, sub, sup }: Extract<Formula, { kind: 'scripts' }>): Element {
  const inside = e('e', ...bare(base));
  // Below `lim`, as schools write it; other programs do not recognize a limit beside it.
  if (sub && !sup && baseName(base) === 'lim') return e('limLow', inside, e('lim', ...held(sub)));
  if (sub && sup) return e('sSubSup', inside, e('sub', ...held(sub)), e('sup', ...held(sup)));
  return sub ? e('sSub', inside, e('sub', ...held(sub))) : e('sSup', inside, e('sup', ...held(sup)));
}

/** Arrows of chemical equations have empty limits where nothing is written over or below them; these are left out. */
function limits({ base, under, over }: Extract<Formula, { kind: 'limits' }>): Element[] {
  const low = isEmpty(under) ? bare(base) : [e('limLow', e('e', ...bare(base)), e('lim', ...held(under)))];
  return isEmpty(over) ? low : [e('limUpp', e('e', ...low), e('lim', ...held(over)))];
}

/** One equation within a line of text. */
export class Equation extends XmlComponent {
  constructor(formula: Formula) {
    super('m:oMath');
    for (const one of omml(formula)) this.root.push(one);
  }
}
