import { describe, expect, test } from 'vitest';
import { readHtml, typedTex, WordError, wordLimits, type Block, type Piece, type WordLimits } from '../index.ts';
import { png } from '../testing/docx.ts';
import { htmlText } from '../read-html.ts';

const pngUrl = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
const shown = (piece: Piece): string =>
  piece.kind === 'text'
    ? `${piece.text}${Object.entries(piece.marks)
        .filter(([, value]) => value !== false && value !== null)
        .map(([name, value]) => `{${name}${value === true ? '' : `:${value}`}}`)
        .join('')}`
    : piece.kind === 'math'
      ? `$${piece.latex ?? '?'}$`
      : piece.kind === 'tab'
        ? '→'
        : piece.kind === 'break'
          ? '⏎'
          : piece.kind === 'picture'
            ? `[${piece.part ?? 'linked'} ${piece.alt}]`
            : '*';
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block.pieces.map(shown).join('')]
      : block.kind === 'box'
        ? linesOf(block.blocks).map((line) => `box: ${line}`)
        : block.rows.map((row) =>
            row
              .map(({ blocks: cell, span }) => `${linesOf(cell).join(' / ')}${span > 1 ? `×${span}` : ''}`)
              .join(' | '),
          ),
  );
const lines = (markup: string): string[] => linesOf(readHtml(markup).blocks);
const formula = (markup: string): string | undefined => lines(markup)[0];

describe('pasted markup as blocks', () => {
  test('paragraphs, line breaks, white space, entities, and unclosed tags', () => {
    expect(lines('a  b\n c<p>d<p>e &agrave;&#7845;&#x1ec7;&nbsp;&le;&amp;&unknown; <br>f<div>g</div>h')).toEqual([
      'a b c',
      'd',
      'e àấệ\u00a0≤&&unknown;⏎f',
      'g',
      'h',
    ]);
    expect(lines('<pre>x\ty\nz</pre><span style="white-space:pre-wrap">p  q</span>')).toEqual(['x→y⏎z', 'p  q']);
    expect(lines('5 < 6 và <b>7 > 2</b>')).toEqual(['5 < 6 và 7 > 2{bold}']);
  });
  test.each([
    ['<b>x</b>', 'x{bold}'],
    ['<span style="font-weight:700">x</span>', 'x{bold}'],
    ['<b style="font-weight:normal">x</b>', 'x'],
    ['<u>x</u>', 'x{underline}'],
    ['<u><span style="text-decoration:none;text-underline:none">x</span></u>', 'x'],
    ['<font color="red">x</font>', 'x{colour:ff0000}'],
    ['<span style="color: rgb(255, 0, 0)">x</span>', 'x{colour:ff0000}'],
    ['<span style="color:#000000">x</span>', 'x'],
    ['<span style="color:windowtext">x</span>', 'x'],
    ['<mark>x</mark>', 'x{highlight:ffff00}'],
    ['<span style="background:yellow;mso-highlight:yellow">x</span>', 'x{highlight:ffff00}'],
    ['<span style="background-color:transparent">x</span>', 'x'],
    ['<span style="background-color:rgba(0, 0, 0, 0)">x</span>', 'x'],
    ['<p style="background-color:#eee">x</p>', 'x'],
    ['x<sub>2</sub>', 'x2{script:sub}'],
    [
      '<style>.k{color:#c00;text-decoration:underline} p.k{font-style:italic} a > b{color:red}</style><p class="k">x</p>',
      'x{italic}{underline}{colour:cc0000}',
    ],
    ['<span style="font-family:Symbol">a</span>', 'α'],
    ['<span style="background:url(a;b:c);color:red">x</span>', 'x{colour:ff0000}'],
  ])('%s', (markup, line) => {
    expect(lines(markup)).toEqual([line]);
  });
  test('items of lists have the numbers that are printed', () => {
    expect(
      lines(
        '<ol><li>a<ol type="A"><li>b<li>c</ol><li value="5">d</ol><ol start="3" style="list-style-type:upper-roman"><li><p>e</p><p>f</p></ol>',
      ),
    ).toEqual(['1. a', 'A. b', 'B. c', '5. d', 'III. e', 'f']);
    expect(lines('<ul><li>a</ul><ol><li style="list-style-type:none">b</ol>')).toEqual(['• a', 'b']);
    expect(
      lines(
        "<p style='mso-list:l0 level1'><![if !supportLists]><b><u><span style='mso-list:Ignore'>B.<span style='font:7.0pt'>&nbsp;&nbsp;</span></span></u></b><![endif]>x</p>",
      ),
    ).toEqual(['B. {bold}{underline}x']);
  });
  test('tables and nested tables are read with their cells; tabs of Word become tabs', () => {
    expect(
      lines(
        "<table><thead><tr><th>a<td colspan=2>b</thead><tr><td>c<br>d<td><table><tr><td>e</table><td>f</table><p>g<span style='mso-tab-count:1'>   </span>h</p>",
      ),
    ).toEqual(['a | b×2', 'c⏎d | e | f', 'g→h']);
  });
  test('pictures are read from data URLs, others are marked as linked', () => {
    const { blocks, picture } = readHtml(
      `<img src="${pngUrl}" alt="cây"><img src="https://example.com/x.png" alt="xa"><img src="file:///C:/a.png"><img width=1 height=1 src="https://example.com/track">`,
    );
    expect(linesOf(blocks)).toEqual(['[picture-1 cây][linked xa][linked ]']);
    expect(picture('picture-1')).toEqual(png);
    expect(picture('other')).toBeNull();
    expect(lines('<img src="data:image/png;base64,@@@">')).toEqual(['[linked ]']);
  });
  test('hidden content and content that cannot be imported are reported', () => {
    const { blocks, leftOut } = readHtml(
      '<title>t</title><script>alert(1)</script><p>a<span style="display:none">ẩn</span><span style="mso-hide:all">kín</span></p><select><option>một</select><iframe src="x"></iframe><div style="mso-element:comment-list">nhận xét</div><del cite="x" datetime="y">xóa</del>',
    );
    expect(linesOf(blocks)).toEqual(['a']);
    expect(leftOut.map(({ code, text }) => [code, text])).toEqual([
      ['hidden-text', 'ẩn'],
      ['hidden-text', 'kín'],
      ['control', 'select một'],
      ['control', 'iframe'],
      ['comments', 'nhận xét'],
      ['deleted-text', 'xóa'],
    ]);
  });
  test('content that Word writes for itself replaces the alternative for other programs', () => {
    expect(
      lines(
        `a<!--[if gte msEquation 12]><m:oMath><m:sSup><m:sSupPr><span style='x'><m:ctrlPr></m:ctrlPr></span></m:sSupPr><m:e><i><span lang=VI><m:r>x</m:r></span></i></m:e><m:sup><i><span><m:r><m:rPr><m:sty m:val="p"/></m:rPr>2</m:r></span></i></m:sup></m:sSup></m:oMath><![endif]--><![if !msEquation]><img src="file:///a.png"><![endif]>b`,
      ),
    ).toEqual(['a$x^{2}$b']);
    expect(
      lines(
        'a<!--[if gte vml 1]><v:shape><v:textbox><table><tr><td><p>trong hộp</p></td></tr></table></v:textbox></v:shape><![endif]--><![if !vml]><img src="file:///a.png"><![endif]>b',
      ),
    ).toEqual(['a', 'box: trong hộp', 'b']);
    // A picture outside a VML box is the alternative for other programs.
    expect(
      lines(
        'a<!--[if gte vml 1]><v:shape><v:imagedata src="x"/></v:shape><![endif]--><![if !vml]><img src="file:///a.png" alt="h"><![endif]>b',
      ),
    ).toEqual(['a[linked h]b']);
  });
});

describe('formulas of pages', () => {
  const mathml = (inside: string): string => `<math><mrow>${inside}</mrow></math>`;
  test.each([
    ['<mfrac><mn>1</mn><mi>x</mi></mfrac>', '\\frac{1}{x}'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '\\sqrt{x+1}'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '\\sqrt[3]{x}'],
    ['<msubsup><mi>u</mi><mi>n</mi><mn>2</mn></msubsup>', 'u_{n}^{2}'],
    ['<mover><mi>AB</mi><mo>→</mo></mover>', '\\overrightarrow{\\mathrm{AB}}'],
    ['<mover accent="true"><mi>x</mi><mo>¯</mo></mover>', '\\overline{x}'],
    ['<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mi>f</mi>', '\\lim\\limits_{x\\to0}f'],
    ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>i</mi>', '\\sum\\limits_{i}^{n}i'],
    [
      '<mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable>',
      '\\begin{cases}x\\\\y\\end{cases}',
    ],
    [
      '<mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable><mo>)</mo>',
      '\\begin{pmatrix}1&2\\end{pmatrix}',
    ],
    ['<mfenced open="[" close=")"><mn>1</mn><mn>2</mn></mfenced>', '\\left[1,2\\right)'],
    ['<mi>S</mi><mo>=</mo><mtext>diện tích hộp</mtext>', 'S=\\text{diện tích hộp}'],
    ['<mmultiscripts><mi>C</mi><none/><none/><mprescripts/><mn>6</mn><mn>12</mn></mmultiscripts>', '{}_{6}^{12}C'],
    ['<mi>sin</mi><mo>&#x2061;</mo><mi>x</mi><mo>&le;</mo><mn>1</mn>', '\\sin x\\le1'],
    ['<mi mathvariant="double-struck">R</mi>', '\\mathbb{R}'],
  ])('%s', (inside, latex) => {
    expect(formula(mathml(inside))).toBe(`$${latex}$`);
  });
  test('the TeX source of a formula is preferred, and a formula that is present twice is read once', () => {
    expect(
      formula(
        '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac12</annotation></semantics></math></span><span class="katex-html">1 2</span></span>',
      ),
    ).toBe('$\\frac12$');
    expect(
      formula(
        '<span style="display:none"><math alttext="{\\displaystyle x^{2}}"><mi>?</mi></math></span><img class="mwe-math-fallback-image-inline" alt="x^{2}" src="https://example.com/a.svg">',
      ),
    ).toBe('$x^{2}$');
    expect(formula('<script type="math/tex">\\sqrt{2}</script>')).toBe('$\\sqrt{2}$');
  });
  test('a formula that cannot be read is marked', () => {
    expect(formula('<math><mglyph src="x"/></math>')).toBe('$?$');
  });
  test('typed TeX is brought into the form that KaTeX reads', () => {
    expect(typedTex('\\heva{&x=1\\\\&y=2}')).toBe('\\begin{cases}x=1\\\\y=2\\end{cases}');
    expect(typedTex('\\hoac{&x=1\\\\&x=2} ')).toBe('\\left[\\begin{aligned}&x=1\\\\&x=2\\end{aligned}\\right.');
    expect(typedTex('\\begin{align*}x&=1\\end{align*}')).toBe('\\begin{aligned}x&=1\\end{aligned}');
    expect(typedTex('\\unknown{x}')).toBeNull();
    expect(typedTex('\\heva{x')).toBeNull();
    expect(typedTex('\\href{javascript:alert(1)}{x}')).toBeNull();
  });
});

describe('hostile and broken markup', () => {
  const codeOf = (markup: string, limits: Partial<WordLimits> = {}): string => {
    try {
      readHtml(markup, { ...wordLimits, ...limits });
      return 'read';
    } catch (error) {
      return error instanceof WordError ? error.code : String(error);
    }
  };
  test.each([
    '<'.repeat(100_000),
    '<p '.repeat(50_000),
    '<div>'.repeat(50_000),
    '<!--'.repeat(50_000),
    `<p style="${'('.repeat(200_000)}">x`,
    `<style>${'{'.repeat(200_000)}`,
    `<style>${'/*'.repeat(100_000)}`,
    '&'.repeat(200_000),
    '<table>'.repeat(20_000),
    '<li>'.repeat(30_000),
    '<a href='.repeat(50_000),
    '<img src="data:'.repeat(30_000),
    '<![if !vml]>'.repeat(20_000),
    '<!--[if gte msEquation 12]><m:oMath><![endif]-->'.repeat(5_000),
    `<b>${'</i>'.repeat(100_000)}`,
    '<math>'.repeat(20_000),
    `<math>${'<mrow>'.repeat(20_000)}`,
    '</br>'.repeat(50_000),
    '<svg><script>x</svg>',
    '\0<p>\ud800</p>',
  ])('%# is read or refused within the time of a test', (markup) => {
    expect(['read', 'WORD_TOO_DEEP']).toContain(codeOf(markup));
  });
  test('a page truncated at any character gives blocks', () => {
    const page = `<html><head><style>p{color:red}</style></head><body><p class=a style='x:"'>a <b>b</b><!-- c --><img src="${pngUrl}"><ol><li>d</ol><table><tr><td>e</table><math><mi>x</mi></math></body>`;
    for (let end = 0; end < page.length; end++) expect(Array.isArray(readHtml(page.slice(0, end)).blocks)).toBe(true);
  });
  test('each limit is enforced', () => {
    expect(codeOf('<b>'.repeat(400), { depth: 50 })).toBe('read');
    expect(codeOf('<b>'.repeat(600), { depth: 50 })).toBe('WORD_TOO_DEEP');
    expect(codeOf('<b></b>'.repeat(1_001), { elements: 1_000 })).toBe('WORD_TOO_LARGE');
    expect(codeOf('x'.repeat(1_001), { unpacked: 1_000 })).toBe('WORD_TOO_LARGE');
    // The limit applies to the bytes of all pictures together.
    const { blocks } = readHtml(`<img src="${pngUrl}">`.repeat(3), {
      file: png.length * 2,
      entries: 10,
      unpacked: 1e6,
      ratio: 10,
      depth: 50,
      elements: 1_000,
      pages: 1,
    });
    expect(linesOf(blocks)).toEqual(['[picture-1 ][picture-2 ][linked ]']);
  });
  test('bytes are decoded in the encoding that the page declares', () => {
    expect(htmlText(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toBe('a');
    expect(htmlText(new TextEncoder().encode('ệ'))).toBe('ệ');
    const old = '<meta http-equiv=Content-Type content="text/html; charset=windows-1252">';
    expect(htmlText(new Uint8Array([...new TextEncoder().encode(old), 0xe0]))).toBe(`${old}à`);
    expect(htmlText(new TextEncoder().encode('<meta charset="nothing">ệ'))).toContain('ệ');
  });
});
