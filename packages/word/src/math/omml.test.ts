import { describe, expect, test } from 'vitest';
import { isDrawn, readWord } from '../index.ts';
import { makeDocx, math, mathRun as r, paragraph } from '../testing/docx.ts';

const e = (inside: string, name = 'e'): string => `<m:${name}>${inside}</m:${name}>`;
const frac = (top: string, bottom: string): string => `<m:f>${e(r(top), 'num')}${e(r(bottom), 'den')}</m:f>`;
const fence = (inside: string, open: string, close: string): string =>
  `<m:d><m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/></m:dPr>${inside}</m:d>`;
const matrix = '<m:m><m:mr><m:e>1</m:e></m:mr></m:m>'.replace(
  /<m:mr>.*<\/m:mr>/,
  `<m:mr>${e(r('1'))}${e(r('2'))}</m:mr><m:mr>${e(r('3'))}${e(r('4'))}</m:mr>`,
);

const read = (inside: string): string | null => {
  const [block] = readWord(makeDocx({ body: paragraph(math(inside)) })).blocks;
  const piece = block?.kind === 'paragraph' ? block.pieces[0] : undefined;
  return piece?.kind === 'math' ? piece.latex : null;
};

describe('equations of Word as LaTeX', () => {
  test.each<[string, string, string]>([
    ['a fraction', frac('1', '2'), '\\frac{1}{2}'],
    [
      'a root',
      `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr>${e('', 'deg')}${e(r('2x−5'))}</m:rad>`,
      '\\sqrt{2x-5}',
    ],
    ['a root with its degree', `<m:rad>${e(r('3'), 'deg')}${e(r('x'))}</m:rad>`, '\\sqrt[3]{x}'],
    ['a square', `<m:sSup>${e(r('x'))}${e(r('2'), 'sup')}</m:sSup>`, 'x^{2}'],
    ['a sequence', `<m:sSub>${e(r('u'))}${e(r('n+1'), 'sub')}</m:sSub>`, 'u_{n+1}'],
    [
      'a system of equations',
      fence(e(`<m:eqArr>${e(r('x+2y=5'))}${e(r('3x−y=1'))}</m:eqArr>`), '{', ''),
      '\\begin{cases}x+2y=5\\\\3x-y=1\\end{cases}',
    ],
    [
      'alternatives',
      fence(e(`<m:eqArr>${e(r('x=1'))}${e(r('x=2'))}</m:eqArr>`), '[', ''),
      '\\left[\\begin{array}{l}x=1\\\\x=2\\end{array}\\right.',
    ],
    ['a round matrix', fence(e(matrix), '(', ')'), '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'],
    ['a determinant', fence(e(matrix), '|', '|'), '\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}'],
    ['words with their marks', r('x nếu x chẵn'), 'x\\text{ nếu }x\\text{ chẵn}'],
    ['words that the author set as words', r('khi x', '<m:nor/>'), '\\text{khi x}'],
    [
      'a logarithm',
      `<m:func><m:fName><m:sSub>${e(r('log', '<m:sty m:val="p"/>'))}${e(r('2'), 'sub')}</m:sSub></m:fName>${e(r('x'))}</m:func>`,
      '\\log_{2}x',
    ],
    [
      'a limit',
      `<m:func><m:fName><m:limLow>${e(r('lim', '<m:sty m:val="p"/>'))}${e(r('x→0'), 'lim')}</m:limLow></m:fName>${e(r('f'))}</m:func>`,
      '\\lim\\limits_{x\\to0}f',
    ],
    [
      'an integral',
      `<m:nary><m:naryPr><m:limLoc m:val="subSup"/></m:naryPr>${e(r('0'), 'sub')}${e(r('1'), 'sup')}${e(r('xdx'))}</m:nary>`,
      '\\int\\nolimits_{0}^{1}xdx',
    ],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('i=1'), 'sub')}${e(r('n'), 'sup')}${e(r('i'))}</m:nary>`,
      '\\sum\\limits_{i=1}^{n}i',
    ],
    ['a vector', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('AB'))}</m:acc>`, '\\overrightarrow{AB}'],
    ['an angle', `<m:acc><m:accPr><m:chr m:val="̂"/></m:accPr>${e(r('ABC'))}</m:acc>`, '\\widehat{ABC}'],
    ['a mean', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, '\\overline{x}'],
    ['an isotope', `<m:sPre>${e(r('6'), 'sub')}${e(r('12'), 'sup')}${e(r('C'))}</m:sPre>`, '{}_{6}^{12}C'],
    [
      'a binomial',
      fence(e(`<m:f><m:fPr><m:type m:val="noBar"/></m:fPr>${e(r('n'), 'num')}${e(r('k'), 'den')}</m:f>`), '(', ')'),
      '\\left(\\genfrac{}{}{0pt}{}{n}{k}\\right)',
    ],
    ['a set', fence(e(r('x∈ℝ')) + e(r('x>0')), '{', '}'), '\\left\\{x\\in\\mathbb{R}\\,\\middle|\\,x>0\\right\\}'],
    [
      'a brace with a note',
      `<m:limLow>${e(`<m:groupChr>${e(r('a+b'))}</m:groupChr>`)}${e(r('n'), 'lim')}</m:limLow>`,
      '\\underset{n}{\\underbrace{a+b}}',
    ],
    [
      'a reaction',
      `<m:groupChr><m:groupChrPr><m:chr m:val="→"/></m:groupChrPr>${e(r('t'))}</m:groupChr>`,
      '\\xrightarrow{t}',
    ],
    ['signs', r('x≥1,y≠2;45°;50%'), 'x\\ge1,y\\ne2;45^{\\circ};50\\%'],
    [
      'aligned lines',
      `<m:eqArr>${e(r('x&=1'))}${e(r('y&=2'))}</m:eqArr>`,
      '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
    ],
    ['letters of a mathematical alphabet', r('𝑥+𝟏'), 'x+\\mathbf{1}'],
    ['the greatest common divisor', r('ƯCLN(12,18)'), '\\operatorname{\\text{ƯCLN}}(12,18)'],
    ['a word that is the name of a function too', r('số học sinh giỏi'), '\\text{số học sinh giỏi}'],
    ['the same name as a function', r('sinh x'), '\\sinh x'],
    ['words with a dot below', r('vận tốc của vật'), '\\text{vận tốc của vật}'],
    ['a condition before a function', r('nếu sin x>0'), '\\text{nếu }\\sin x>0'],
    ['typed lowered and raised digits', r('log₂8+10⁻¹²+H₂O'), '\\log_{2}8+10^{-12}+H_{2}O'],
    ['marks typed behind letters', r('x\u0305+AB\u20d7'), '\\overline{x}+\\overrightarrow{AB}'],
    ['per mille', r('35‰'), '35{}^{0}\\!/_{00}'],
    [
      'cases with conditions',
      fence(e(`<m:eqArr>${e(r('x+1&  khi x≥0'))}${e(r('−x&  khi x<0'))}</m:eqArr>`), '{', ''),
      '\\begin{cases}x+1\\text{ khi }x\\ge0\\\\-x\\text{ khi }x<0\\end{cases}',
    ],
    ['half open intervals', fence(e(r('1;2')), '[', ')'), '\\left[1;2\\right)'],
    [
      'the least value on an interval',
      `<m:func><m:fName><m:limLow>${e(r('min', '<m:sty m:val="p"/>'))}${e(fence(e(r('0;2')), '[', ']'), 'lim')}</m:limLow></m:fName>${e(r('y'))}</m:func>`,
      '\\min\\limits_{\\left[0;2\\right]}y',
    ],
    ['a side and common multiples', r('BC=6,BC(4,6)'), 'BC=6,\\operatorname{BC}(4,6)'],
    ['geometry', r('AB⊥CD,a∥b,△ABC∽△DEF'), 'AB\\perp CD,a\\parallel b,\\triangle ABC\\backsim\\triangle DEF'],
    [
      'a strike',
      `<m:borderBox><m:borderBoxPr><m:strikeBLTR m:val="1"/></m:borderBoxPr>${e(r('x'))}</m:borderBox>`,
      '\\cancel{x}',
    ],
    ['a box', `<m:borderBox>${e(r('x'))}</m:borderBox>`, '\\boxed{x}'],
    ['a place kept free', `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr>${e(r('x'))}</m:phant>`, '\\phantom{x}'],
    ['a sign over another', `<m:limUpp>${e(r('='))}${e(r('d'), 'lim')}</m:limUpp>`, '\\overset{d}{{=}}'],
    ['an arc', `<m:acc><m:accPr><m:chr m:val="⏜"/></m:accPr>${e(r('AB'))}</m:acc>`, '\\overset{\\frown}{AB}'],
  ])('%s', (_, inside, latex) => {
    expect(read(inside)).toBe(latex);
    expect(isDrawn(latex)).toBe(true);
  });

  test('what is not supported is marked as unread, with its text', () => {
    const [block] = readWord(makeDocx({ body: paragraph(math('<m:future><m:t>x</m:t></m:future>')) })).blocks;
    expect(block).toMatchObject({ pieces: [{ kind: 'math', latex: null, problem: 'm:future: x' }] });
  });
});
