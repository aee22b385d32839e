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

function run(text: string, style: 'italic' | 'upright' | 'bold' | 'words' = 'italic', script?: string): Element {
  const properties =
    style === 'words'
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

const big = new Set(['∑', '∏', '∫', '∬', '∭', '∮', '⋃', '⋂', '⋁', '⋀', '∐']);

/** The sign of a big operator that has limits. */
function operatorOf(
  formula: Formula,
): { sign: string; under: Formula | null; over: Formula | null; beside: boolean } | null {
  if (formula.kind === 'scripts' && formula.base.kind === 'sign' && big.has(formula.base.text))
    return { sign: formula.base.text, under: formula.sub, over: formula.sup, beside: true };
  if (formula.kind === 'limits' && formula.base.kind === 'sign' && big.has(formula.base.text))
    return { sign: formula.base.text, under: formula.under, over: formula.over, beside: false };
  return null;
}

const held = (formula: Formula | null): Element[] => (formula ? omml(formula) : []);

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

const closing: Readonly<Record<string, readonly string[]>> = { '(': [')', ']'], '[': [']', ')'], '{': ['}'] };
const signOf = (formula: Formula | undefined): string => (formula?.kind === 'sign' ? formula.text : '');

/**
 * Brackets and their content as one element. A power of a typed closing bracket applies to all of it, and programs
 * other than Word refuse single brackets, such as those of [1; 2).
 */
function withBrackets(children: readonly Formula[]): Formula[] {
  const made: Formula[] = [];
  for (let at = 0; at < children.length; at++) {
    const child = children[at]!;
    const end = closing[signOf(child)] ? closingAt(children, at) : -1;
    if (end < 0) {
      made.push(child);
      continue;
    }
    const last = children[end]!;
    const close = last.kind === 'scripts' ? last.base : last;
    const body = { kind: 'row', children: withBrackets(children.slice(at + 1, end)) } as const;
    const held = { kind: 'fence', open: signOf(child), close: signOf(close), body } as const;
    made.push(last.kind === 'scripts' ? { ...last, base: held } : held);
    at = end;
  }
  return made;
}

/**
 * The position where the bracket that opens at `from` is closed, by a sign or by one with a power; -1 where it is not.
 */
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

/** What follows a big operator becomes its body: without a body Word draws an empty box. */
const rowOf = (children: readonly Formula[]): Element[] => ofRow(withBrackets(children));

function ofRow(children: readonly Formula[]): Element[] {
  const made: Element[] = [];
  for (const [at, child] of children.entries()) {
    const found = operatorOf(child);
    if (found) return [...made, operator(found, children.slice(at + 1))];
    made.push(...omml(child));
  }
  return made;
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
    return e('bar', e('barPr', value('pos', under ? 'bot' : 'top')), e('e', ...omml(base)));
  if (sign === '⏞' || sign === '⏟')
    return e(
      'groupChr',
      e('groupChrPr', value('chr', sign), value('pos', under ? 'bot' : 'top'), value('vertJc', under ? 'top' : 'bot')),
      e('e', ...omml(base)),
    );
  const known = accents[sign];
  if (known && !under) return e('acc', e('accPr', value('chr', known)), e('e', ...omml(base)));
  return under
    ? e('limLow', e('e', ...omml(base)), e('lim', run(sign, 'upright')))
    : e('limUpp', e('e', ...omml(base)), e('lim', run(sign, 'upright')));
}

function table({ rows, align }: Extract<Formula, { kind: 'table' }>): Element {
  const lines = align.every((one, at) =>
    align.length === 1 ? one !== 'center' : one === (at % 2 === 0 ? 'right' : 'left'),
  );
  const cases = align.length === 2 && align.every((one) => one === 'left');
  if (lines || (cases && rows.every((row) => row.at(-1)?.kind === 'row' && omml(row.at(-1)!).length === 0)))
    return e('eqArr', ...rows.map((row) => e('e', ...row.flatMap(omml))));
  return e(
    'm',
    e('mPr', e('mcs', ...align.map((one) => e('mc', e('mcPr', value('count', '1'), value('mcJc', one)))))),
    ...rows.map((row) => e('mr', ...row.map((cell) => e('e', ...omml(cell))))),
  );
}

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
      if (variant === 'double') return [run(text, 'upright', 'double-struck')];
      if (variant === 'script') return [run(text, 'italic', 'script')];
      if (variant === 'fraktur') return [run(text, 'upright', 'fraktur')];
      if (variant === 'bold' || variant === 'bold-italic') return [run(text, 'bold')];
      return [run(text, variant === 'upright' || variant === 'sans' ? 'upright' : 'italic')];
    }
    case 'words':
      return [run(formula.text, 'words')];
    case 'function':
      return [run(formula.name, 'upright'), run('\u2009', 'upright')];
    case 'space':
      return formula.em <= 0 ? [] : [run((blanks.find(([em]) => formula.em >= em) ?? blanks[2]!)[1], 'upright')];
    case 'fraction':
      return [
        e(
          'f',
          ...(formula.bar ? [] : [e('fPr', value('type', 'noBar'))]),
          e('num', ...omml(formula.top)),
          e('den', ...omml(formula.bottom)),
        ),
      ];
    case 'root':
      return [
        e(
          'rad',
          ...(formula.degree ? [] : [e('radPr', value('degHide', '1'))]),
          e('deg', ...held(formula.degree)),
          e('e', ...omml(formula.base)),
        ),
      ];
    case 'scripts':
    case 'limits': {
      const found = operatorOf(formula);
      if (found) return [operator(found, [])];
      return [formula.kind === 'scripts' ? scripts(formula) : limits(formula)];
    }
    case 'accent':
      return [accent(formula)];
    case 'fence':
      return [
        e(
          'd',
          e('dPr', value('begChr', bar(formula.open)), value('endChr', bar(formula.close))),
          e('e', ...omml(formula.body)),
        ),
      ];
    case 'table':
      return [table(formula)];
    case 'arrow':
      return [run(formula.sign, 'upright')];
    case 'framed':
      return [
        formula.frame === 'box'
          ? e('borderBox', e('e', ...omml(formula.base)))
          : e(
              'borderBox',
              e(
                'borderBoxPr',
                ...['hideTop', 'hideBot', 'hideLeft', 'hideRight', 'strikeBLTR'].map((name) => value(name, '1')),
              ),
              e('e', ...omml(formula.base)),
            ),
      ];
    case 'size':
      return omml(formula.base);
    case 'hidden':
      return [e('phant', e('phantPr', value('show', '0')), e('e', ...omml(formula.base)))];
  }
}

const bar = (sign: string): string => (sign === '∣' ? '|' : sign === '∥' ? '‖' : sign);

/** Functions keep the space after them, which is not part of the base of a script. */
const bare = (formula: Formula): Element[] =>
  formula.kind === 'function'
    ? [run(formula.name, 'upright')]
    : formula.kind === 'row' && formula.children[0]?.kind === 'function' && formula.children.length <= 2
      ? [run(formula.children[0].name, 'upright')]
      : omml(formula);

function scripts({ base, sub, sup }: Extract<Formula, { kind: 'scripts' }>): Element {
  const inside = e('e', ...bare(base));
  if (sub && sup) return e('sSubSup', inside, e('sub', ...omml(sub)), e('sup', ...omml(sup)));
  return sub ? e('sSub', inside, e('sub', ...omml(sub))) : e('sSup', inside, e('sup', ...held(sup)));
}

function limits({ base, under, over }: Extract<Formula, { kind: 'limits' }>): Element {
  const low = under ? e('limLow', e('e', ...bare(base)), e('lim', ...omml(under))) : null;
  if (!over) return low ?? e('limLow', e('e', ...bare(base)), e('lim'));
  return e('limUpp', e('e', ...(low ? [low] : bare(base))), e('lim', ...omml(over)));
}

/** One equation within a line of text. */
export class Equation extends XmlComponent {
  constructor(formula: Formula) {
    super('m:oMath');
    for (const one of omml(formula)) this.root.push(one);
  }
}
