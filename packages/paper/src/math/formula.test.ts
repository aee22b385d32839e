import { Document, Packer, Paragraph, type ParagraphChild } from 'docx';
import { readWord } from '@vumon/word';
import { describe, expect, test } from 'vitest';
import { paperFormulas, schoolFormulas, taughtFormulas } from '../testing/formulas.ts';
import { formulaOf, type Formula } from './formula.ts';
import { Equation, omml } from './omml.ts';
import { typstMath } from './typst.ts';

const typst = (latex: string) => typstMath(formulaOf(latex)!);
/** Replaces Typst's escaped code points by their characters. */
const readable = (code: string) =>
  code.replaceAll(/\\u\{([0-9a-f]+)\}/g, (_, number: string) => String.fromCodePoint(Number.parseInt(number, 16)));

describe('a formula for PDF', () => {
  test.each([
    ['\\frac{1}{2}', 'frac(#math.upright("1"), #math.upright("2"))'],
    ['\\sqrt[3]{x}', 'root(#math.upright("3"), x)'],
    ['x^2', 'attach(scripts(x), t: #math.upright("2"))'],
    ['\\left(a\\right)', 'lr(( a ))'],
    ['\\left\\{x\\right.', 'lr({ x )'],
    ['\\widehat{AB}', 'accent(A B, \u0302)'],
    ['\\overrightarrow{AB}', 'accent(A B, →)'],
    ['\\overline{a}', 'overline(a)'],
    ['\\mathbb{R}', 'bb(R)'],
    ['\\mathrm{c}', 'upright(c)'],
    ['-3{,}5', '− #math.upright("3") class("normal", ,) #math.upright("5")'],
    ['\\sin', 'op(#"sin") '],
    ['\\text{nếu }', '#formula-text("nếu ")'],
    ['\\text{Diện tích }', '#formula-text("Diện tích ")'],
    ['\\begin{cases}a\\\\b\\end{cases}', 'lr({ #rows((left,), (($inline(a)$, ), ($inline(b)$, ),), gap: 0.9em) )'],
    [
      '\\heva{&a\\\\&b}',
      'lr({ #rows((right, left,), (($display("")$, $display(a)$, ), ($display("")$, $display(b)$, ),), gap: 0.1em) )',
    ],
  ])('%s', (latex, expected) => {
    expect(readable(typst(latex)).trim()).toBe(expected.trim());
  });

  test('contains nothing that Typst would execute', () => {
    for (const hostile of ['\\text{"); \\#panic() //}', '\\text{\\#read("a")}', 'a"b', '\\#\\$\\_\\%\\&', '@a'])
      expect(typst(hostile).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).not.toMatch(/panic|read|["@$]/);
  });

  test('a typed decimal comma has no space after it, as if it were written with braces', () => {
    expect(typst('2,5x')).toBe(typst('2{,}5x'));
    expect(typst('1,2,3')).not.toBe(typst('1{,}2{,}3'));
  });

  test('is null for LaTeX that KaTeX cannot parse and the screen shows as typed', () => {
    for (const wrong of ['\\frac{1', '\\unknowncommand', 'x_', '$x$']) expect(formulaOf(wrong)).toBeNull();
  });
});

/** The visible characters of a formula in reading order, without the markup in which writers of formulas differ. */
function signs(formula: Formula | null): string {
  if (!formula) return '';
  switch (formula.kind) {
    case 'row':
      return formula.children.map(signs).join('');
    case 'sign':
    case 'text':
      return formula.text;
    case 'function':
      return formula.name;
    case 'space':
    case 'hidden':
      return '';
    case 'fraction':
      return `${signs(formula.top)}/${signs(formula.bottom)}`;
    case 'root':
      return `√${signs(formula.degree)}(${signs(formula.base)})`;
    case 'scripts':
      return `${signs(formula.base)}_${signs(formula.sub)}^${signs(formula.sup)}`;
    case 'limits':
      return `${signs(formula.base)}_${signs(formula.under)}^${signs(formula.over)}`;
    case 'accent':
      return `${signs(formula.base)}~`;
    case 'fence':
      return `${formula.open}${signs(formula.body)}${formula.close}`;
    case 'table':
      return formula.rows.map((row) => row.map(signs).join('')).join('|');
    case 'arrow':
      return formula.sign;
    case 'framed':
    case 'size':
      return signs(formula.base);
  }
}
const plain = (latex: string) =>
  signs(formulaOf(latex))
    // A power of a letter with a stroke is nested by some and flat by others.
    .replaceAll('_^_^', '_^')
    .replaceAll(/\s/g, '')
    .replaceAll('∣', '|');

test('every formula of a school paper becomes an equivalent equation of Word', async () => {
  const all = [...schoolFormulas, ...taughtFormulas, ...paperFormulas.slice(0, 2)];
  const file = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: all.map(
            (latex) => new Paragraph({ children: [new Equation(formulaOf(latex)!) as unknown as ParagraphChild] }),
          ),
        },
      ],
    }),
  );
  const { blocks } = readWord(new Uint8Array(file));
  const read = blocks.map((block) =>
    block.kind === 'paragraph' ? block.pieces.map((piece) => (piece.kind === 'math' ? piece.latex : '')).join('') : '',
  );
  expect(all.map((latex, at) => [latex, plain(read[at] ?? '')])).toEqual(all.map((latex) => [latex, plain(latex)]));
});

test('brackets of an equation of Word contain their content, and powers apply to them', () => {
  const elements = (latex: string) =>
    [...JSON.stringify(omml(formulaOf(latex)!)).matchAll(/"rootKey":"m:(d|sSup|begChr|endChr)"|"m:val":"([^"]+)"/g)]
      .map(([, name, value]) => name ?? value!)
      .filter((one) => one !== 'p');
  const round = ['d', 'begChr', '(', 'endChr', ')'];
  expect(elements('(x+2)^2')).toEqual(['sSup', ...round]);
  expect(elements('f(x+(y))')).toEqual([...round, ...round]);
  expect(elements('[1;2)')).toEqual(['d', 'begChr', '[', 'endChr', ')']);
  // Each square bracket of an interval may be reversed.
  expect(elements(']\\frac{1}{2};2[')).toEqual(['d', 'begChr', ']', 'endChr', '[']);
  expect(elements('[\\frac{1}{2};2[\\cup[3;4]')).toEqual([
    'd',
    'begChr',
    '[',
    'endChr',
    '[',
    'd',
    'begChr',
    '[',
    'endChr',
    ']',
  ]);
  expect(elements('(-1;2]')).toEqual(['d', 'begChr', '(', 'endChr', ']']);
  expect(elements('(x')).toEqual([]);
});

/** Names of elements and their texts: `d(e(1;2))`. */
function outline(latex: string): string {
  const walk = (node: unknown): string => {
    if (typeof node === 'string') return node;
    const { rootKey = '', root = [] } = node as { rootKey?: string; root?: readonly unknown[] };
    const name = rootKey.replace('m:', '');
    const inside = root
      .filter((one) => typeof one === 'string' || 'rootKey' in (one as object))
      .map(walk)
      .join('');
    return ['r', 't'].includes(name) ? inside : name === 'rPr' ? (inside === 'nor()' ? "'" : '') : `${name}(${inside})`;
  };
  return omml(formulaOf(latex)!).map(walk).join('');
}

test('equations of Word have a form that other programs can read', () => {
  // A function contains its argument.
  expect(outline('\\lim_{x\\to 0}\\frac{1}{x}=2')).toBe('func(fName(limLow(e(lim)lim(x→0)))e(f(num(1)den(x))))=2');
  expect(outline('2\\sin\\frac{x}{2}+\\cos^2 x')).toBe(
    '2func(fName(sin)e(f(num(x)den(2))))+func(fName(sSup(e(cos)sup(2)))e(x))',
  );
  expect(outline('\\ln')).toBe('ln\u2009');
  expect(outline('x\\to 1^+')).toBe("x→sSup(e(1)sup(+'))");
  // Reversed brackets that need not grow are written as text.
  expect(outline(']1;2[\\cup]3;+\\infty[')).toBe("']1;2'[∪']3;+∞'[");
  expect(outline('\\left]1;2\\right[')).toBe("']1;2'[");
  // A bracket without a partner is text; an empty run replaces a missing operand.
  expect(outline('x]')).toBe("x']");
  expect(outline('=2x')).toBe("'=2x");
  expect(outline('S=')).toBe("S='");
  expect(outline('-2<x')).toBe('−2<x');
  expect(outline('\\mathbb{R}')).toBe('ℝ');
});

test('a union with limits is written with scripts, because other programs do not support it as an operator', () => {
  expect(outline('\\sum_{i=1}^n i')).toMatch(/^nary\(/);
  expect(outline('\\bigcup_{i=1}^n A_i')).toBe('sSubSup(e(⋃)sub(i=1)sup(n))sSub(e(A)sub(i))');
  expect(outline('\\bigcap_{i} B')).toBe('sSub(e(⋂)sub(i))B');
});

test('scripts in chemical formulas belong to the letter before them, else to the one after, never to an empty base', () => {
  expect(outline('\\ce{H2SO4}')).toBe('sSub(e(H)sub(2))SsSub(e(O)sub(4))');
  expect(outline('\\ce{SO4^2-}')).toBe("SsSubSup(e(O)sub(4)sup(2−'))");
  expect(outline('\\ce{Ca(OH)2}')).toBe('CasSub(e(d(dPr(begChr()endChr())e(OH)))sub(2))');
  expect(outline('\\ce{2H2 + O2 -> 2H2O}')).toBe('2\u2009sSub(e(H)sub(2))+sSub(e(O)sub(2))→2\u2009sSub(e(H)sub(2))O');
  expect(outline('\\ce{A ->[t^o] B}')).toMatch(/^AlimUpp\(e\(→\)lim\(.*sSup\(e\(t\)sup\(o\)\).*\)\)B$/);
  expect(outline('\\ce{^{23}_{11}Na}')).toBe('sPre(sub(11)sup(23)e(Na))');
  expect(outline('x+{}^2H')).toBe("x+sPre(sub(')sup(2)e(H))");
});
