/** Clipboard content of word processors and web pages, converted to markup. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPasted, parseMarkup } from '../../markup/index.ts';
import { readLines } from './html-lines.ts';
import { readTags } from './html-tree.ts';
import { linesToMarkup } from './rich-lines.ts';

const paste = (html: string): string => cleanPasted(linesToMarkup(readLines(readTags(html))));

describe('Word', () => {
  test('paragraphs displayed as items become lists, with their levels', () => {
    expect(
      paste(`<p class=MsoNormal>Prepare <b>two</b> things:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>a pen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>blue</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]><i>paper</i></p>`),
    ).toBe('Prepare %b%two%b% things:\n%-%a pen\n%--%blue\n%-%%i%paper%i%');
  });
  test('numbers become a numbered list where they count from one, otherwise they stay text', () => {
    const item = (sign: string, text: string) =>
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
    expect(paste(item('1.', 'One') + item('2.', 'Two'))).toBe('%1%One\n%1%Two');
    expect(paste(item('5.', 'Five') + item('6.', 'Six'))).toBe('5. Five\n6. Six');
    expect(paste(`${item('1.', 'One')}<p class=MsoNormal>between</p>${item('2.', 'Two')}`)).toBe(
      '%1%One\nbetween\n2. Two',
    );
    expect(paste(item('A.', 'cat') + item('B.', 'dog'))).toBe('A. cat\nB. dog');
  });
  test('tables keep rows, columns and cells that span several', () => {
    expect(
      paste(`<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal><b>Word<o:p></o:p></b></p></td><td><p class=MsoNormal>Meaning</p></td></tr>
<tr><td rowspan=2><p>carp</p></td><td><p>a fish</p><p>that leaps</p></td></tr><tr><td><p>to complain</p></td></tr><tr><td colspan=2><p>all</p></td></tr></table><p class=MsoNormal>After.</p>`),
    ).toBe('%|%%b%Word%b%%|%Meaning\n%|%carp%|%a fish that leaps\n%|%%|%to complain\n%|%all%|%\nAfter.');
  });
  test('comments, screen-only fields, shapes and styles are dropped', () => {
    expect(
      paste(
        `<html><head><style>p {color:red}</style><title>x</title></head><body><!--StartFragment--><p class=MsoNormal><span style='display:none;mso-hide:all'>hidden</span>Seen<!--[if gte vml 1]><v:shape>drawn</v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]><span class=MsoCommentReference><a class=msocomanchor href="#c">[A1]</a></span><del>gone</del></p><script>alert(1)</script><!--EndFragment--></body></html>`,
      ),
    ).toBe('Seen');
  });
  test('formulas become LaTeX', () => {
    const word = (omml: string) =>
      paste(
        `<p class=MsoNormal>Cho <!--[if gte msEquation 12]><m:oMath>${omml}</m:oMath><![endif]--><![if !msEquation]><img src="file:///x.png"><![endif]>.</p>`,
      );
    const r = (text: string) =>
      `<m:r><span style='font-family:"Cambria Math"'><m:rPr><m:sty m:val="i"/></m:rPr>${text}</span></m:r>`;
    expect(word(`<m:f><m:num>${r('x+1')}</m:num><m:den>${r('2')}</m:den></m:f>`)).toBe('Cho $\\frac{x+1}{2}$.');
    expect(word(`<m:sSup><m:e>${r('x')}</m:e><m:sup>${r('2')}</m:sup></m:sSup>${r('≤4')}`)).toBe('Cho $x^{2}\\le 4$.');
    expect(word(`<m:rad><m:radPr><m:degHide m:val="on"/></m:radPr><m:deg/><m:e>${r('𝑎')}</m:e></m:rad>`)).toBe(
      'Cho $\\sqrt{a}$.',
    );
    expect(
      word(
        `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup><m:e>${r('i')}</m:e></m:nary>`,
      ),
    ).toBe('Cho $\\sum_{i=1}^{n} i$.');
    expect(word(`<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${r('1;2')}</m:e></m:d>`)).toBe(
      'Cho $\\left[1;2\\right]$.',
    );
    expect(word(`<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr><m:e>${r('AB')}</m:e></m:acc>`)).toBe('Cho $\\vec{AB}$.');
  });
});

describe('Google Docs', () => {
  test('parses lists, underlines and line breaks, and ignores the wrapping <b> that is not bold', () => {
    expect(
      paste(
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Read</span><span style="font-weight:400;text-decoration:underline"> this</span></p><ul style="margin:0"><li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic">one</span></p></li><ul><li aria-level="2"><p><span>deeper</span></p></li></ul><li><p><span>two</span></p></li></ul><ol><li style="list-style-type:decimal"><p><span>first</span></p></li></ol><br></b>`,
      ),
    ).toBe('%b%Read%b%%u% this%u%\n%-%%i%one%i%\n%--%deeper\n%-%two\n%1%first');
  });
  test('superscripts and subscripts become Unicode characters where these exist', () => {
    expect(
      paste(
        '<span>x</span><span style="font-size:0.6em;vertical-align:super">2</span><span> + H</span><sub>2</sub><span>O, 1</span><sup>st</sup><span>, 2</span><sup>x+y</sup>',
      ),
    ).toBe('x² + H₂O, 1st, 2^(x+y)');
  });
});

describe('web pages', () => {
  test('lists with another start or letters keep their labels', () => {
    expect(paste('<ol start="3"><li>c</li><li>d</li></ol>')).toBe('3. c\n4. d');
    expect(paste('<ol type="A"><li>cat</li><li>dog</li></ol>')).toBe('A. cat\nB. dog');
    expect(paste('<ol>\n <li>a\n  <ul>\n   <li>b</li>\n  </ul>\n </li>\n <li>c</li>\n</ol>')).toBe('%1%a\n%--%b\n%1%c');
  });
  test('header rows are recognized, and layout tables become lines', () => {
    expect(
      paste(
        '<table><caption>Scores</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><ul><li>x</li><li>y</li></ul></td></tr></tbody></table>',
      ),
    ).toBe('Scores\n%|h%A%|h%B\n%|%1%|%x y');
    expect(paste('<table><tr><td><h1>Title</h1><p>Text</p></td></tr></table>')).toBe('Title\nText');
  });
  test('links lose their underline, quotes and marks are normalized', () => {
    expect(
      paste(
        '<h2># Unit 1 *</h2><p>See <a href="https://x.y"><u>this</u></a>: “it’s” <strong>good</strong><br>and <em>new</em></p>',
      ),
    ).toBe('Unit 1\nSee this: "it\'s" %b%good%b%\nand %i%new%i%');
  });
  test('formulas of KaTeX, Wikipedia and MathML become LaTeX', () => {
    expect(
      paste(
        '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span></p>',
      ),
    ).toBe('So $x^2$');
    expect(
      paste(
        '<span class="mwe-math-mathml-inline" style="display: none;"><math><semantics><mi>a</mi><annotation encoding="application/x-tex">{\\displaystyle a+b}</annotation></semantics></math></span><img src="x.svg" alt="a+b">',
      ),
    ).toBe('$a+b$');
    expect(
      paste('<math><mfrac><msqrt><mi>x</mi></msqrt><mrow><mn>2</mn><mo>&#8290;</mo><mi>π</mi></mrow></mfrac></math>'),
    ).toBe('$\\frac{\\sqrt{x}}{2\\pi}$');
  });
  test('gaps and formulas of the field itself are restored', () => {
    expect(
      linesToMarkup(
        readLines(
          readTags(
            '<div>I <span data-gap="g1">\u2060</span>\u200b go</div><ul><li><span data-latex="x^2" data-display="false">x</span></li></ul><table><tbody><tr><td><span data-gap="g2"></span></td><td><br></td></tr></tbody></table>',
          ),
        ),
      ),
    ).toBe('I [[g1]] go\n%-%$x^2$\n%|%[[g2]]%|%');
  });
});

test('any text with tags is parsed, and no tag is left', () => {
  const parts = [
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<li>',
    '<table>',
    '<tr>',
    '<td colspan=99>',
    '<td rowspan=9>',
    '</table>',
    '<b>',
    '</b>',
    "<p style='mso-list:l0 level9'>",
    '<br>',
    '<!--',
    '-->',
    'a',
    ' ',
    '&nbsp;',
    '<math>',
    '<mfrac>',
    '</math>',
    '<ol start=7>',
    '<sup>',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (chosen) => {
      const markup = paste(chosen.join(''));
      expect(parseMarkup(cleanPasted(markup))).toEqual(parseMarkup(markup));
      expect(markup).not.toMatch(/<\/?(?:p|ul|li|table|td|b|math)\b/);
    }),
    { numRuns: 1000 },
  );
});
