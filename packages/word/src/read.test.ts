import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWord, WordError, wordLimits, type Block, type ParagraphBlock } from './index.ts';
import {
  equationObject,
  makeDocx,
  numbered,
  paragraph,
  picture,
  png,
  run,
  table,
  type DocxParts,
} from './testing/docx.ts';

const read = (parts: DocxParts) => readWord(makeDocx(parts));
const lines = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.kind === 'table') return block.rows.flatMap((cells) => cells.flatMap((cell) => lines(cell.blocks)));
    if (block.kind === 'box') return lines(block.blocks);
    const words = block.pieces.map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.kind}>`)).join('');
    return [[block.numbering?.text, words].filter((one) => one !== undefined && one !== '').join(' ')];
  });
const first = (blocks: readonly Block[]): ParagraphBlock => {
  const [block] = blocks;
  if (block?.kind !== 'paragraph') throw new Error('no paragraph');
  return block;
};

describe('runs', () => {
  test('marks are resolved through run, style and defaults; black is no colour', () => {
    const { blocks } = read({
      styles:
        '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Own"><w:basedOn w:val="Base"/><w:rPr><w:i/></w:rPr></w:style>',
      body: paragraph(
        run('a') +
          run('b', '<w:b w:val="0"/><w:u w:val="single"/>') +
          run('c', '<w:color w:val="FF0000"/><w:highlight w:val="yellow"/>') +
          run('d', '<w:color w:val="000000"/><w:vertAlign w:val="superscript"/><w:u w:val="none"/>'),
        '<w:pStyle w:val="Own"/>',
      ),
    });
    expect(first(blocks).pieces).toMatchObject([
      { text: 'a', marks: { bold: true, italic: true, underline: false } },
      { text: 'b', marks: { bold: false, underline: true } },
      { text: 'c', marks: { colour: 'ff0000', highlight: 'yellow' } },
      { text: 'd', marks: { colour: null, script: 'super', underline: false } },
    ]);
  });
  test('text in the fonts of TCVN and in Symbol becomes Unicode', () => {
    const { blocks } = read({
      body: paragraph(
        run('C©u 1. §¸p ¸n', '<w:rFonts w:ascii=".VnTime"/>') + '<w:r><w:sym w:font="Symbol" w:char="F0B3"/></w:r>',
      ),
    });
    expect(lines(blocks)).toEqual(['Câu 1. Đáp án≥']);
  });
  test('fields show their result; deleted and hidden text and field codes are left out', () => {
    const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const { blocks, leftOut } = read({
      header: paragraph(run('Trường THPT')),
      body: paragraph(
        `${field('begin')}<w:r><w:instrText>PAGE</w:instrText></w:r>${field('separate')}${run('7')}${field('end')}` +
          `${field('begin')}<w:r><w:instrText>SEQ \\f(1;2)</w:instrText></w:r>${field('end')}` +
          `<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>${run(' new')}</w:ins>${run('x', '<w:vanish/>')}<w:odd/>` +
          `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Choose an item.')}</w:sdtContent></w:sdt>`,
      ),
    });
    expect(lines(blocks)).toEqual(['7 new']);
    expect(leftOut.map(({ code, text }) => `${code} ${text}`)).toEqual([
      'field-code SEQ \\f(1;2)',
      'deleted-text old',
      'hidden-text x',
      'unknown-element w:odd',
      'control Choose an item.',
      'header Trường THPT',
    ]);
  });
});

test('an EQ field is a formula, with a result that is empty or without one; its code is no text of a field around it', () => {
  const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const eq = (code: string, result: string | null): string =>
    `${field('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${result === null ? '' : field('separate') + result}${field('end')}`;
  const { blocks, leftOut } = read({
    body: paragraph(
      `${run('x = ')}${eq(' EQ \\f(1;2) ', null)}${eq('EQ \\f(3;4)', '')}${run(' ')}${eq('EQ \\f(5;6)', run('5/6'))}${eq('EQ \\o(a;b)', '')}`,
    ),
  });
  const [block] = blocks;
  const pieces = block?.kind === 'paragraph' ? block.pieces : [];
  expect(
    pieces.map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'math' ? [piece.latex] : piece)),
  ).toEqual(['x = ', ['\\frac{1}{2}'], ['\\frac{3}{4}'], ' 5/6', [null]]);
  expect(leftOut).toEqual([]);
});

describe('numbers', () => {
  const level = (at: number, format: string, text: string, more = ''): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
  const numbering =
    `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 'Câu %1.')}${level(1, 'upperLetter', '%2.', '<w:rPr><w:u w:val="single"/></w:rPr>')}${level(2, 'lowerRoman', '%1.%3')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/></w:num>' +
    '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride></w:num>';
  test('support levels, restarts, continued lists and lists with their own start', () => {
    const { blocks } = read({
      numbering,
      body: [
        [1, 0],
        [1, 1],
        [1, 1],
        [1, 0],
        [1, 1],
        [2, 0],
        [1, 2],
        [3, 0],
        [3, 0],
        [1, 0],
      ]
        .map(([list, at]) => numbered(run('x'), list!, at))
        .join(''),
    });
    expect(lines(blocks)).toEqual([
      'Câu 1. x',
      'A. x',
      'B. x',
      'Câu 2. x',
      'A. x',
      'Câu 3. x',
      '3.i x',
      'Câu 10. x',
      'Câu 11. x',
      // As Word and LibreOffice Writer print it: a list with its own start resets the shared counter.
      'Câu 12. x',
    ]);
    expect(blocks[1]).toMatchObject({ numbering: { format: 'upperLetter', value: 1, marks: { underline: true } } });
  });
});

test('tables, boxes, notes and pictures keep their position; metafiles are marked', () => {
  const wmf = Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, 0, 0, 0, 0]);
  const { blocks, notes } = read({
    media: { 'image1.png': png, 'image2.wmf': wmf },
    footnotes: `<w:footnote w:id="2">${paragraph(run('note'))}</w:footnote>`,
    body:
      paragraph(
        `${picture('image1', 'tam giác')}${picture('image2')}${picture('gone')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
      ) +
      table([[paragraph(run('a')), paragraph(run('b')) + paragraph(run('c'))]]) +
      paragraph(
        `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run('boxed'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
  });
  expect(first(blocks).pieces).toEqual([
    { kind: 'picture', part: 'word/media/image1.png', mediaType: 'image/png', drawable: true, alt: 'tam giác' },
    { kind: 'picture', part: 'word/media/image2.wmf', mediaType: 'image/wmf', drawable: false, alt: '' },
    { kind: 'picture', part: null, mediaType: 'application/octet-stream', drawable: false, alt: '' },
    { kind: 'note', id: 'footnote-2' },
  ]);
  expect(lines(blocks.slice(1))).toEqual(['a', 'b', 'c', '', 'boxed']);
  expect(lines(notes.get('footnote-2')!)).toEqual(['note']);
});

test('a picture that is anchored beside the text says so, as Word writes it today and as it did', () => {
  const old = (style: string) =>
    `<w:r><w:pict><v:shape style="${style}"><v:imagedata r:id="image1"/></v:shape></w:pict></w:r>`;
  const pictures = [
    picture('image1'),
    picture('image1').replaceAll('wp:inline', 'wp:anchor'),
    old('width:20pt'),
    old('position:absolute;width:20pt'),
  ];
  const { blocks } = read({ media: { 'image1.png': png }, body: paragraph(pictures.join('')) });
  const floating = first(blocks).pieces.map((piece) => piece.kind === 'picture' && piece.floating === true);
  expect(floating).toEqual([false, true, false, true]);
});

test('an equation object that cannot be read keeps its picture', () => {
  const { blocks } = read({
    media: { 'ole1.bin': strToU8('nothing'), 'image1.png': png },
    body: paragraph(equationObject('ole1', 'image1')),
  });
  expect(first(blocks).pieces).toMatchObject([
    { kind: 'math', source: 'mathtype', latex: null, picture: 'word/media/image1.png' },
  ]);
});

describe('malicious files are refused with a code', () => {
  const codeOf = (bytes: Uint8Array, limits = wordLimits): string => {
    try {
      readWord(bytes, limits);
      return 'read';
    } catch (error) {
      if (error instanceof WordError) return error.code;
      throw error;
    }
  };
  const plain = makeDocx({ body: paragraph(run('x')) });
  const withDocument = (xml: string | Uint8Array): Uint8Array =>
    zipSync({ 'word/document.xml': typeof xml === 'string' ? strToU8(xml) : xml });
  test.each<[string, () => Uint8Array, string]>([
    ['text', () => strToU8('Câu 1.'), 'WORD_NOT_DOCX'],
    ['another archive', () => zipSync({ 'a.txt': strToU8('a') }), 'WORD_NOT_DOCX'],
    ['an old or locked document', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'WORD_OLD_OR_LOCKED'],
    ['a file that breaks off', () => plain.slice(0, plain.length - 30), 'WORD_DAMAGED'],
    ['XML that breaks off', () => withDocument('<w:document><w:body>'), 'WORD_DAMAGED'],
    ['a document type', () => withDocument('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'WORD_ENTITIES'],
    ['an unknown entity', () => withDocument('<a>&b;</a>'), 'WORD_DAMAGED'],
    ['elements without end', () => withDocument('<a>'.repeat(100_000)), 'WORD_TOO_DEEP'],
    ['zeros', () => withDocument(new Uint8Array(20_000_000)), 'WORD_TOO_LARGE'],
  ])('%s', (_, bytes, code) => {
    expect(codeOf(bytes())).toBe(code);
  });
  test('each limit is enforced', () => {
    for (const limit of ['file', 'entries', 'unpacked', 'elements'] as const)
      expect(codeOf(plain, { ...wordLimits, [limit]: 1 }), limit).toBe('WORD_TOO_LARGE');
    expect(codeOf(plain, { ...wordLimits, depth: 3 })).toBe('WORD_TOO_DEEP');
  });
  test('a change of any byte gives a document or an error code', () => {
    for (let at = 0; at < plain.length; at += 7) {
      const changed = plain.slice();
      changed[at] = changed[at]! ^ 0xff;
      codeOf(changed);
    }
  });
});

test('reads files of other programs: strict namespaces with any prefix, content controls, two forms of the same content', () => {
  const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  const text = (words: string): string => `<x:r><x:t>${words}</x:t></x:r>`;
  const bytes = zipSync({
    'word/document.xml': strToU8(
      `<x:document xmlns:x="${strict}" xmlns:q="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:f="http://purl.oclc.org/ooxml/officeDocument/math"><x:body>` +
        `<x:sdt><x:sdtContent><x:p>${text('Câu 1. ')}<q:AlternateContent><q:Choice Requires="f"><f:oMath><f:r><f:t>x≥1</f:t></f:r></f:oMath></q:Choice><q:Fallback>${text('twice')}</q:Fallback></q:AlternateContent></x:p></x:sdtContent></x:sdt>` +
        `<x:p><x:hyperlink>${text('link')}</x:hyperlink><x:smartTag>${text(' tag')}</x:smartTag></x:p></x:body></x:document>`,
    ),
  });
  const { blocks, leftOut } = readWord(bytes);
  expect(lines(blocks)).toEqual(['Câu 1. <math>', 'link tag']);
  expect(first(blocks).pieces[1]).toMatchObject({ latex: 'x\\ge1' });
  expect(leftOut).toEqual([]);
});
