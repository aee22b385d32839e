/** Word files with inconsistent formatting, or with features of Word that are hard to parse. */
import { makeDocx, numbered, paragraph, run, table } from '@vumon/word/testing';
import { question, type CorpusPaper, type Expected } from './expected.ts';

type Parts = Parameters<typeof makeDocx>[0];
const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');
const four = lines('A. 1', 'B. 2', 'C. 3', 'D. 4');
const numbers = ['1', '2', '3', '4'];
const cellsOf = (...rows: readonly (readonly string[])[]): string =>
  table(rows.map((row) => row.map((cell) => lines(cell))));
const statements = lines('a) p', 'b) q', 'c) r', 'd) s');
const underlined = '<w:u w:val="single"/>';
const level = (start: number, look = ''): string =>
  `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/>${look}</w:lvl>`;
const box = (inside: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><w:txbxContent>${inside}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

const paper = (name: string, parts: Parts | string, expected: readonly Expected[], notUnderstood = 0): CorpusPaper => ({
  name,
  bytes: () => makeDocx(typeof parts === 'string' ? { body: parts } : parts),
  expected,
  ...(notUnderstood > 0 && { notUnderstood }),
});

export const awkward: readonly CorpusPaper[] = [
  paper(
    'every letter underlined, the right one red as well',
    [1, 2]
      .map(
        (at) =>
          lines(`Câu ${at}. Hỏi?`) +
          paragraph(
            ['A', 'B', 'C', 'D']
              .map(
                (letter, index) =>
                  run(letter, underlined + (index === at ? '<w:color w:val="FF0000"/>' : '')) + run('. x '),
              )
              .join('<w:r><w:tab/></w:r>'),
          ),
      )
      .join(''),
    [question('Hỏi?', ['x', 'x', 'x', 'x'], 'B'), question('Hỏi?', ['x', 'x', 'x', 'x'], 'C')],
  ),
  paper(
    'every option highlighted, the right one in another colour',
    [1, 2]
      .map(
        (at) =>
          lines(`Câu ${at}. Hỏi?`) +
          numbers
            .map((text, index) =>
              paragraph(
                run(`${'ABCD'[index]!}. ${text}`, `<w:highlight w:val="${index === at ? 'green' : 'yellow'}"/>`),
              ),
            )
            .join(''),
      )
      .join(''),
    [question('Hỏi?', numbers, 'B'), question('Hỏi?', numbers, 'C')],
  ),
  paper(
    'the key is an underlined numbering definition',
    {
      numbering:
        `<w:abstractNum w:abstractNumId="0">${level(1)}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(2, `<w:rPr>${underlined}</w:rPr>`)}</w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="3"/></w:lvlOverride></w:num>',
      body:
        lines('Câu 1. Hỏi?') +
        numbered(run('1'), 1) +
        numbered(run('2'), 2) +
        numbered(run('3'), 3) +
        numbered(run('4'), 3),
    },
    [question('Hỏi?', numbers, 'B')],
  ),
  paper(
    'A is typed, the others are automatic',
    {
      numbering: `<w:abstractNum w:abstractNumId="0">${level(2)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
      body: lines('Câu 1. Hỏi?', 'A. 1') + ['2', '3', '4'].map((text) => numbered(run(text), 1)).join(''),
    },
    [question('Hỏi?', numbers, null)],
  ),
  paper(
    'odd signs: D-, Đ., (A), Ⓐ',
    lines('Câu 1. Một?', 'A. 1', 'B. 2', 'C. 3', 'D- 4', 'Câu 2. Hai?', 'A. 1', 'B. 2', 'C. 3', 'Đ. 4') +
      lines('Câu 3. Ba?', '(A) 1', '(B) 2', '(C) 3', '(D) 4', 'Câu 4. Bốn?', 'Ⓐ 1', 'Ⓑ 2', 'Ⓒ 3') +
      lines('Câu 5. Cho mặt phẳng (A) và đoạn B - C.', 'A. 1\tB. 2\tC. 3\tD. 4'),
    [
      ...['Một?', 'Hai?', 'Ba?'].map((stem) => question(stem, numbers, null)),
      question('Bốn?', ['1', '2', '3'], null),
      question('Cho mặt phẳng (A) và đoạn B - C.', numbers, null),
    ],
  ),
  paper(
    'a row for each question, with its number and its answer in cells',
    cellsOf(['STT', 'Nội dung', 'Đáp án']).replace('</w:tbl>', '') +
      [1, 2]
        .map(
          (at) =>
            `<w:tr><w:tc>${lines(String(at))}</w:tc><w:tc>${lines(`Câu hỏi ${'ab'[at - 1]!}?`)}${four}</w:tc><w:tc>${lines('AC'[at - 1]!)}</w:tc></w:tr>`,
        )
        .join('') +
      '</w:tbl>',
    [question('Câu hỏi a?', numbers, 'A'), question('Câu hỏi b?', numbers, 'C')],
  ),
  paper(
    'a table of answers for each part, verdicts in one cell',
    lines('PHẦN I', 'Câu 1. Một?') +
      four +
      lines('PHẦN II', 'Câu 1. Xét.') +
      statements +
      lines('Câu 2. Xét nữa.') +
      statements +
      lines('ĐÁP ÁN', 'PHẦN I') +
      cellsOf(['1', 'A']) +
      lines('PHẦN II') +
      cellsOf(['Câu 1', 'a) Đ b) S c) Đ d) S'], ['Câu 2', 'a) Sai; b) Sai; c) Đúng; d) Đúng']),
    [
      question('Một?', numbers, null),
      question('Xét.', ['p', 'q', 'r', 's'], 'TFTF'),
      question('Xét nữa.', ['p', 'q', 'r', 's'], 'FFTT'),
    ],
  ),
  ...(
    [
      [
        ['Câu', 'a', 'b', 'c', 'd'],
        ['1', 'Đ', 'S', 'S', 'Đ'],
        ['2', 'S', 'S', 'Đ', 'Đ'],
      ],
      [
        ['Câu', '1', '2'],
        ['a)', 'Đ', 'S'],
        ['b)', 'S', 'S'],
        ['c)', 'S', 'Đ'],
        ['d)', 'Đ', 'Đ'],
      ],
    ] as const
  ).map((rows, at) =>
    paper(
      `verdicts in cells, ${at === 0 ? 'a row' : 'a column'} for each question`,
      lines('PHẦN II', 'Câu 1. Xét.') +
        statements +
        lines('Câu 2. Xét nữa.') +
        statements +
        lines('BẢNG ĐÁP ÁN') +
        cellsOf(...rows),
      [question('Xét.', ['p', 'q', 'r', 's'], 'TFFT'), question('Xét nữa.', ['p', 'q', 'r', 's'], 'FFTT')],
    ),
  ),
  paper(
    'answers below the last question without a heading; the level before the label',
    lines('[NB] Câu 1. Một?') + four + lines('Câu 2 (TH): Hai?') + four + lines('1A 2B'),
    [question('Một?', numbers, 'A'), question('Hai?', numbers, 'B')],
  ),
  paper(
    'the solution says what is true',
    lines('Câu 1. Xét.') +
      statements +
      lines('Hướng dẫn giải', 'a) Đúng vì thế. b) Sai.', 'c) Đúng', 'd) Sai vì kia') +
      lines('Câu 2. Xét nữa.') +
      statements +
      lines('Lời giải', 'a) Đúng', 'a) Sai', 'c) Đúng', 'd) Sai'),
    [question('Xét.', ['p', 'q', 'r', 's'], 'TFTF'), question('Xét nữa.', ['p', 'q', 'r', 's'], null)],
  ),
  paper(
    'small letters are options where the answer is one of them, and in English',
    lines('Câu 1. Hỏi?', 'a. 1', 'b. 2', 'c. 3', 'Câu 2. Xét.', 'a) Tăng.', 'b) Giảm.', 'ĐÁP ÁN', '1.b'),
    [question('Hỏi?', ['1', '2', '3'], 'B'), question('Xét.', ['Tăng.', 'Giảm.'], null)],
  ),
  paper(
    'English with small letters and no key',
    lines(
      'Question 1. She ___ home.',
      'a. go',
      'b. goes',
      'c. gone',
      'Question 2. True or false?',
      'a. It is.',
      'b. It was.',
      'c. It were.',
    ),
    [
      question('She ___ home.', ['go', 'goes', 'gone'], null),
      question('True or false?', ['It is.', 'It was.', 'It were.'], null),
    ],
  ),
  paper(
    'parts by roman numbers, statements by roman numbers in a stem',
    lines(
      'I. TRẮC NGHIỆM (7 điểm)',
      'Câu 1. Cho các phát biểu:',
      'I. Một là số lẻ.',
      'II. Hai là số chẵn.',
      'Số phát biểu đúng là',
    ) +
      four +
      lines('II. TỰ LUẬN (3 điểm)', 'Bài 1. Chứng minh.'),
    [
      question('Cho các phát biểu:\nI. Một là số lẻ.\nII. Hai là số chẵn.\nSố phát biểu đúng là', numbers, null),
      question('Chứng minh.', [], null),
    ],
  ),
  paper(
    'an example of options in the instructions, numbers that skip and repeat',
    lines('Hướng dẫn: tô kín ô, ví dụ:', 'A. sai   B. đúng   C. sai   D. sai', 'Câu 1. Một?') +
      four +
      lines('Câu 3. Hai?') +
      four +
      lines('Câu 3. Ba?') +
      four,
    ['Một?', 'Hai?', 'Ba?'].map((stem) => question(stem, numbers, null)),
  ),
  paper(
    'a question in a text box, a text box in a stem',
    paragraph(box(lines('Câu 1. Trong hộp?') + four)) +
      paragraph(run('Câu 2. Xem hộp.') + box(lines('Chữ trong hộp'))) +
      four,
    [question('Trong hộp?', numbers, null), question('Xem hộp.\nChữ trong hộp', numbers, null)],
  ),
  paper(
    'tracked changes, a field of the number, a content control, a line that belongs nowhere',
    '<w:p><w:r><w:t xml:space="preserve">Câu </w:t></w:r><w:fldSimple w:instr=" SEQ Câu "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve">. Số </w:t></w:r><w:del><w:r><w:delText>cũ</w:delText></w:r></w:del><w:ins><w:r><w:t>mới</w:t></w:r></w:ins></w:p>' +
      `<w:sdt><w:sdtContent>${four}</w:sdtContent></w:sdt>` +
      lines('Giáo viên coi thi không giải thích gì thêm.'),
    [question('Số mới', numbers, null)],
    1,
  ),
];
