/** Word papers in the layouts that teachers use, each with the expected result. */
import { Document, Packer, Paragraph, TextRun } from 'docx';
import {
  equationObject,
  makeDocx,
  math,
  mathRun,
  numbered,
  paragraph,
  picture,
  png,
  run,
  table,
} from '@vumon/word/testing';
import { awkward } from './awkward.ts';
import { question, type CorpusPaper, type Expected } from './expected.ts';
import { otherWriters } from './other-writers.ts';

export { documentOf, type CorpusPaper, type Expected } from './expected.ts';
export { awkwardPapers, comparedTable, comparePaper, type Compared, type ExpectedPaper } from './awkward-papers.ts';
export { measure, shareTable, type Measured } from './measure.ts';

const fraction = (top: number, bottom: number): string =>
  math(`<m:f><m:num>${mathRun(String(top))}</m:num><m:den>${mathRun(String(bottom))}</m:den></m:f>`);
const letters = ['A', 'B', 'C', 'D'] as const;

interface Question {
  readonly stem: string;
  /** The stem's formula and picture. */
  readonly formula: readonly [number, number] | null;
  readonly hasPicture: boolean;
  readonly options: readonly string[];
  readonly right: number;
}
/** Every third with a formula, every fourth with a picture; the position of the right option varies. */
const questions: readonly Question[] = Array.from({ length: 8 }, (_, at) => ({
  stem: [
    'Giá trị của biểu thức bằng',
    'Điểm A. và điểm B nằm trên đường thẳng nào',
    'Phương trình có nghiệm là',
    'Số nào sau đây là số nguyên tố',
  ][at % 4]!,
  formula: at % 3 === 0 ? [at + 1, at + 3] : null,
  hasPicture: at % 4 === 1,
  options: letters.map((_, index) => `${at * 7 + index * 3}`),
  right: (at * 3 + 1) % 4,
}));

const layouts = ['lines', 'tabs', 'two lines', 'one paragraph', 'table', 'automatic'] as const;
const marks = ['underline', 'colour', 'bold', 'highlight', 'star', 'answer line', 'key table', 'none'] as const;
type Layout = (typeof layouts)[number];
type Mark = (typeof marks)[number];

const looks: Partial<Record<Mark, string>> = {
  underline: '<w:u w:val="single"/>',
  colour: '<w:color w:val="FF0000"/>',
  bold: '<w:b/>',
  highlight: '<w:highlight w:val="yellow"/>',
};
const labels: Readonly<Record<Layout, (number: number) => string>> = {
  lines: (number) => `Câu ${number}. `,
  tabs: (number) => `Câu ${number}: `,
  'two lines': (number) => `CÂU ${number}) `,
  'one paragraph': (number) => `Bài ${number}. `,
  table: (number) => `Question ${number}. `,
  automatic: () => '',
};

function optionRun(text: string, at: number, right: boolean, mark: Mark): string {
  const look = right ? (looks[mark] ?? '') : '';
  // Programs may split runs anywhere: here the letter and its punctuation are two runs.
  return run(`${right && mark === 'star' ? '*' : ''}${letters[at]}`, look) + run('. ') + run(text);
}

function laid(layout: Layout, mark: Mark): Uint8Array {
  const level = (at: number, format: string, text: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const body = questions.map((question, at) => {
    const stem = run(question.stem) + (question.formula ? run(' ') + fraction(...question.formula) : '');
    const shown = question.hasPicture ? paragraph(picture('image1', 'hình vẽ')) : '';
    const options = question.options.map((text, index) => optionRun(text, index, index === question.right, mark));
    const answer = mark === 'answer line' ? paragraph(run(`Đáp án: ${letters[question.right]}`)) : '';
    if (layout === 'automatic') {
      // The number is drawn with the format of the paragraph mark, which therefore marks the key.
      const lines = question.options.map((text, index) => {
        const look = index === question.right ? (looks[mark] ?? '') : '';
        return paragraph(
          run(text, look),
          `<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}`,
        );
      });
      return numbered(stem, 1) + shown + lines.join('') + answer;
    }
    const label = run(labels[layout](at + 1), '<w:b/>');
    const tab = '<w:r><w:tab/></w:r>';
    const head = layout === 'one paragraph' ? '' : paragraph(label + stem) + shown;
    switch (layout) {
      case 'lines':
        return head + options.map((one) => paragraph(one)).join('') + answer;
      case 'tabs':
        return head + paragraph(tab + options.join(tab)) + answer;
      case 'two lines':
        return head + paragraph(options.slice(0, 2).join(tab)) + paragraph(options.slice(2).join(tab)) + answer;
      case 'table':
        return (
          head +
          table([options.slice(0, 2).map((one) => paragraph(one)), options.slice(2).map((one) => paragraph(one))]) +
          answer
        );
      default:
        return (
          paragraph(
            label + stem + (question.hasPicture ? picture('image1') : '') + run(' ') + options.join(run('  ')),
          ) + answer
        );
    }
  });
  const keyTable =
    mark === 'key table'
      ? paragraph(run('BẢNG ĐÁP ÁN')) +
        table([
          questions.map((_, at) => paragraph(run(String(at + 1)))),
          questions.map(({ right }) => paragraph(run(letters[right]!))),
        ])
      : '';
  return makeDocx({
    media: { 'image1.png': png },
    numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 'Câu %1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    body:
      paragraph(run('TRƯỜNG THPT BÌNH MINH')) +
      paragraph(run('ĐỀ KIỂM TRA GIỮA KỲ I')) +
      paragraph(run('PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn')) +
      body.join('') +
      paragraph(run('--- HẾT ---')) +
      keyTable,
  });
}

const grid: CorpusPaper[] = layouts.flatMap((layout) =>
  marks
    .filter((mark) => !(layout === 'automatic' && mark === 'star'))
    .map((mark) => ({
      name: `${layout}, key by ${mark}`,
      bytes: () => laid(layout, mark),
      expected: questions.map((question) => ({
        stem: question.stem,
        options: question.options,
        key: mark === 'none' ? null : letters[question.right]!,
        equations: question.formula ? 1 : 0,
        pictures: question.hasPicture ? 1 : 0,
      })),
    })),
);

const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');
const special: CorpusPaper[] = [
  {
    name: 'three parts of 2025, verdicts in brackets, restarting numbers',
    bytes: () =>
      makeDocx({
        body: lines(
          'PHẦN I. Câu trắc nghiệm nhiều phương án lựa chọn.',
          'Câu 1. [NB] Một?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'Đáp án: A',
          'Lời giải',
          'Vì một là một. Chọn A.',
          'PHẦN II. Câu trắc nghiệm đúng sai.',
          'Câu 1. [TH] Cho hàm số.',
          'a) Tăng. (Đ)',
          'b) Giảm. (S)',
          'c) Chẵn. (S)',
          'd) Lẻ. (Đ)',
          'PHẦN III. Câu trắc nghiệm trả lời ngắn.',
          'Câu 1. [VDC] Tính tổng.',
          'Đáp án: 12,5',
        ),
      }),
    expected: [
      question('Một?', ['1', '2', '3', '4'], 'A'),
      question('Cho hàm số.', ['Tăng.', 'Giảm.', 'Chẵn.', 'Lẻ.'], 'TFFT'),
      question('Tính tổng.', [], '12,5'),
    ],
  },
  {
    name: 'statements in a table with ticks',
    bytes: () =>
      makeDocx({
        body:
          lines('PHẦN II', 'Câu 1. Xét các mệnh đề.') +
          table(
            [
              ['Mệnh đề', 'Đúng', 'Sai'],
              ['a) Một', 'X', ''],
              ['b) Hai', '', 'X'],
              ['c) Ba', '', 'X'],
              ['d) Bốn', 'X', ''],
            ].map((cells) => cells.map((cell) => paragraph(run(cell)))),
          ),
      }),
    expected: [question('Xét các mệnh đề.', ['Một', 'Hai', 'Ba', 'Bốn'], 'TFFT')],
  },
  {
    name: 'statements with an answer line',
    bytes: () =>
      makeDocx({
        body: lines(
          'Câu 1. Cho đồ thị.',
          'a) p',
          'b) q',
          'c) r',
          'd) s',
          'Đáp án: a) Đúng, b) Sai, c) Đúng, d) Sai',
          'Câu 2. Cho dãy.',
          'a) p',
          'b) q',
          'c) r',
          'd) s',
          'Đáp án: Đ S S Đ',
        ),
      }),
    expected: [
      question('Cho đồ thị.', ['p', 'q', 'r', 's'], 'TFTF'),
      question('Cho dãy.', ['p', 'q', 'r', 's'], 'TFFT'),
    ],
  },
  {
    name: 'English with a passage and an instruction',
    bytes: () =>
      makeDocx({
        body: lines(
          'Mark the letter A, B, C, or D to indicate the correct answer from 1 to 1.',
          'Question 1. She ___ home.',
          'A. go\tB. goes\tC. gone\tD. going',
          'Read the following passage and mark the letter A, B, C or D from 2 to 3.',
          'Trees clean the air.',
          'Question 2. What do trees do?',
          'A. run',
          'B. clean',
          'C. sleep',
          'D. eat',
          'Question 3: A. in  B. on  C. at  D. by',
          'ANSWER KEY',
          '1.B 2.B 3.C',
        ),
      }),
    expected: [
      question('She ___ home.', ['go', 'goes', 'gone', 'going'], 'B'),
      question('What do trees do?', ['run', 'clean', 'sleep', 'eat'], 'B'),
      question('', ['in', 'on', 'at', 'by'], 'C'),
    ],
  },
  {
    name: 'plain numbers instead of words',
    bytes: () =>
      makeDocx({
        body: lines('1. One?', 'A. a', 'B. b', 'C. c', 'D. d', '2. Two is 2.5?', 'A. a', 'B. b', 'C. c', 'D. d'),
      }),
    expected: [question('One?', ['a', 'b', 'c', 'd'], null), question('Two is 2.5?', ['a', 'b', 'c', 'd'], null)],
  },
  {
    name: 'every letter bold and coloured is decoration',
    bytes: () =>
      makeDocx({
        body: [1, 2]
          .map(
            (at) =>
              lines(`Câu ${at}. Hỏi?`) +
              paragraph(
                letters
                  .map((letter) => run(`${letter}. `, '<w:b/><w:color w:val="0000FF"/>') + run('x '))
                  .join('<w:r><w:tab/></w:r>'),
              ),
          )
          .join(''),
      }),
    expected: [question('Hỏi?', ['x', 'x', 'x', 'x'], null), question('Hỏi?', ['x', 'x', 'x', 'x'], null)],
  },
  {
    name: 'a line that belongs nowhere, and answers that contradict each other',
    bytes: () =>
      makeDocx({
        body: lines(
          'Câu 1. Một?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'Đáp án: B',
          'Lớp 9A1 làm thêm câu 6 vào vở.',
          'Câu 2. Hai?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'Đáp án: A',
          'BẢNG ĐÁP ÁN',
          '1.B 2.C',
        ),
      }),
    expected: [question('Một?', ['1', '2', '3', '4'], 'B'), question('Hai?', ['1', '2', '3', '4'], null)],
    notUnderstood: 1,
  },
  {
    name: 'an equation object that cannot be read keeps its picture',
    bytes: () =>
      makeDocx({
        media: { 'ole1.bin': new Uint8Array(600), 'image1.png': png },
        body: paragraph(run('Câu 1. Tính ') + equationObject('ole1', 'image1')) + lines('A. 1', 'B. 2', 'C. 3', 'D. 4'),
      }),
    expected: [question('Tính [formula]', ['1', '2', '3', '4'], null, { equations: 1 })],
  },
  {
    name: 'signs of the stem that look like options',
    bytes: () =>
      makeDocx({
        body: lines(
          'Câu 1. Cho hai điểm A. B. Khẳng định nào đúng?',
          'A. 1',
          'B. 2',
          'C. 3',
          'D. 4',
          'Câu 2. Cho tập A. Chọn',
          'A. 1   B. 2   C. 3   D. 4',
        ),
      }),
    expected: [
      question('Cho hai điểm A. B. Khẳng định nào đúng?', ['1', '2', '3', '4'], null),
      question('Cho tập A. Chọn', ['1', '2', '3', '4'], null),
    ],
  },
  {
    name: 'statements with underlined letters, and such where every letter is',
    bytes: () =>
      makeDocx({
        body: [
          [true, false, false, true],
          [true, true, true, true],
        ]
          .map(
            (marked, at) =>
              lines(`Câu ${at + 1}. Xét.`) +
              marked
                .map((one, index) =>
                  paragraph(run(`${'abcd'[index]})`, one ? '<w:u w:val="single"/>' : '') + run(' p')),
                )
                .join(''),
          )
          .join(''),
      }),
    expected: [question('Xét.', ['p', 'p', 'p', 'p'], 'TFFT'), question('Xét.', ['p', 'p', 'p', 'p'], null)],
  },
  {
    name: 'solutions at the end',
    bytes: () =>
      makeDocx({
        body: lines(
          'Câu 1. Một?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'Câu 2. Hai?',
          'A. 1\tB. 2\tC. 3\tD. 4',
          'HƯỚNG DẪN GIẢI CHI TIẾT',
          'Câu 1. Chọn A',
          'Ta có a) Đúng.',
          'Câu 2. Chọn B',
        ),
      }),
    expected: [question('Một?', ['1', '2', '3', '4'], 'A'), question('Hai?', ['1', '2', '3', '4'], 'B')],
  },
  {
    name: 'an example of an answer table before the first question, automatic and typed letters mixed, a label behind a picture',
    bytes: () =>
      makeDocx({
        media: { 'image1.png': png },
        body:
          table([['A', 'B', 'C', 'D'].map((letter) => paragraph(run(`${letter}. mẫu`)))]) +
          paragraph(picture('image1') + run('Câu 1. Nhìn hình.')) +
          lines('A.1', 'B .2', 'C) 3', 'D: 4', 'Câu 3. Ba?', 'A. 1', 'B. 2', 'C. 3', 'D. 4'),
      }),
    expected: [
      question('Nhìn hình.', ['1', '2', '3', '4'], null, { pictures: 1 }),
      question('Ba?', ['1', '2', '3', '4'], null),
    ],
  },
  {
    name: 'written by the docx package',
    bytes: async () =>
      new Uint8Array(
        await Packer.toBuffer(
          new Document({
            sections: [
              {
                children: [1, 2, 3].flatMap((at) => [
                  new Paragraph({
                    children: [new TextRun({ text: `Câu ${at}. `, bold: true }), new TextRun('Chọn số lớn nhất.')],
                  }),
                  ...letters.map(
                    (letter, index) =>
                      new Paragraph({
                        children: [
                          new TextRun({ text: letter, underline: index === at ? {} : undefined }),
                          new TextRun(`. ${index}`),
                        ],
                      }),
                  ),
                ]),
              },
            ],
          }),
        ),
      ),
    expected: [1, 2, 3].map((at) => question('Chọn số lớn nhất.', ['0', '1', '2', '3'], letters[at]!)),
  },
];

const asLaid = (mark: Mark): readonly Expected[] => grid.find(({ name }) => name === `lines, key by ${mark}`)!.expected;

export const corpus: readonly CorpusPaper[] = [...grid, ...special, ...awkward, ...otherWriters(asLaid)];

/** 50 questions with 120 equations. */
export function largePaper(): Uint8Array {
  return makeDocx({
    body: Array.from(
      { length: 50 },
      (_, at) =>
        paragraph(run(`Câu ${at + 1}. Tính `) + fraction(at, 7) + (at < 20 ? run(' và ') + fraction(1, at + 2) : '')) +
        paragraph(
          letters
            .map((letter, index) => run(`${letter}. `) + (index === 0 ? fraction(at, 9) : run(String(index))))
            .join('<w:r><w:tab/></w:r>'),
        ),
    ).join(''),
  });
}
