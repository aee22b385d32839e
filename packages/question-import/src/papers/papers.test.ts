import { noMarks, readWord, type Block } from '@vumon/word';
import { makeDocx, paragraph, picture, png, run } from '@vumon/word/testing';
import { describe, expect, test } from 'vitest';
import { linesOf } from './lines/lines.ts';
import { paperReport, readPaper, segmentPaper } from './index.ts';
import { linesAsWord } from './testing/habits.ts';
import { corpus, documentOf, largePaper, measure, type Expected } from './testing/corpus.ts';

describe('papers in the layouts that teachers use', () => {
  test.each(corpus)('$name', async (paper) => {
    const { expected, notUnderstood = 0 } = paper;
    const { questions, notUnderstood: left } = paperReport(await documentOf(paper));
    const read = questions.map(({ stem, options, key, equations, pictures }): Expected => ({
      stem: stem.replace(/\[picture\]|\$[^$]*\$/g, '').trim(),
      options: Object.values(options),
      key,
      equations,
      pictures,
    }));
    expect(read).toEqual(expected);
    expect(left.map(({ text }) => text)).toHaveLength(notUnderstood);
  });
  test('the corpus has at least 40 papers', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
  });
});

test('every line of a file is in some part of the segmented paper', async () => {
  for (const written of corpus) {
    const { blocks } = await documentOf(written);
    const paper = segmentPaper(blocks);
    const placed = new Set(
      [
        ...paper.title,
        ...paper.parts.flatMap(({ lines }) => lines),
        ...paper.passages.flatMap(({ lines }) => lines),
        ...paper.questions.flatMap((one) => [
          ...one.stem,
          ...one.solution,
          ...one.answers,
          ...one.options.flatMap(({ label, lines }) => [label, ...lines]),
        ]),
        ...paper.keyLines,
        ...paper.notUnderstood.map(({ line }) => line),
      ].map(({ block }) => block),
    );
    for (const line of linesOf(blocks))
      if (!placed.has(line.block)) expect(line.text).toMatch(/^\s*(Câu|Question|Bài) \d+[.:)]\s*$/);
  }
});

test('a line that states the level gives it to its question', () => {
  const lines = ['Câu 1. Số nào chẵn?', 'A. 1', 'B. 2', 'C. 3', 'D. 5', 'Đáp án: B', 'Mức độ: Thông hiểu'];
  const { blocks } = readWord(makeDocx({ body: lines.map((text) => paragraph(run(text))).join('') }));
  const [question] = segmentPaper(blocks).questions;
  expect([question!.key, question!.level, question!.problems]).toEqual(['B', 'M2', []]);
});

test('a picture that floats beside an option is the figure of the question, unless others have pictures too', () => {
  const floating = picture('image1').replaceAll('wp:inline', 'wp:anchor');
  const read = (options: readonly string[]) => {
    const body = [run('Câu 1. Giá trị lớn nhất là'), ...options].map((one) => paragraph(one)).join('');
    const [question] = segmentPaper(readWord(makeDocx({ body, media: { 'image1.png': png } })).blocks).questions;
    const pictures = (lines: (typeof question & object)['stem']) =>
      lines.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'picture')).length;
    return [pictures(question!.stem), ...question!.options.map(({ lines }) => pictures(lines))];
  };
  const [a, b, c, d] = ['A. 1', 'B. 2', 'C. 3', 'D. 5'].map((text) => run(text)) as [string, string, string, string];
  expect(read([a, floating + b, c, d])).toEqual([1, 0, 0, 0, 0]);
  expect(read([a, b + floating, c, d])).toEqual([1, 0, 0, 0, 0]);
  expect(read([a, b + picture('image1'), c, d])).toEqual([0, 0, 1, 0, 0]);
  expect(read([a + floating, b + floating, c, d])).toEqual([0, 1, 1, 0, 0]);
});

test('points in brackets are those of their question or of their part', () => {
  const lines = [
    'PHẦN I. TRẮC NGHIỆM (3,0 điểm; mỗi câu 0,5 điểm)',
    'Câu 1 (0,5 điểm). Số nào chẵn?',
    'A. 1 B. 2 C. 3 D. 5',
    'Câu 2 (NB - 0,75đ). Số nào lẻ?',
    'A. 2 B. 3 C. 4 D. 6',
    'Câu 3. Số nào chia hết cho 5? (1 pt)',
    'A. 1 B. 2 C. 3 D. 5',
    'PHẦN II. TỰ LUẬN',
    'Câu II (2,5 điểm). Giá của 2 quyển vở (5 quyển: 60 đồng) là bao nhiêu?',
  ];
  const { paper } = readPaper(makeDocx({ body: lines.map((text) => paragraph(run(text))).join('') }));
  expect(paper.parts.map(({ points }) => points)).toEqual([300, undefined]);
  expect(paper.questions.map(({ points, level }) => [points, level])).toEqual([
    [50, null],
    [75, 'M1'],
    [100, null],
    [250, null],
  ]);
  expect(paper.questions[3]!.stem).toContain('(5 quyển: 60 đồng)');
});

test('rows of a table with answers say the points of their questions, and cells across it begin parts', () => {
  const { paper } = readPaper(
    linesAsWord([
      '| Câu | Nội dung | Đáp án | Điểm |',
      '| PHẦN I | | | |',
      '| Câu 1 | Số chẵn là A. 2 B. 3 C. 5 D. 7 | A | 0,5 |',
      '| PHẦN II | | | |',
      '| Câu 1 | Số lẻ là A. 2 B. 3 C. 4 D. 6 | B | 0,75 |',
    ]),
  );
  expect(paper.questions.map(({ part, points, key }) => [part, points, key])).toEqual([
    [0, 50, 'A'],
    [1, 75, 'B'],
  ]);
});

test('the measure counts missing and invented parts of a paper', async () => {
  const paper = corpus.find(({ name }) => name === 'tabs, key by underline')!;
  const whole = await measure(paper);
  expect(whole).toMatchObject({
    questions: [8, 8],
    options: [32, 32],
    keys: [8, 8],
    pictures: [2, 2],
    equations: [3, 3],
    invented: 0,
  });
  const [first, ...others] = paper.expected;
  const more: Expected = { ...first!, stem: 'Câu không có', key: 'A', pictures: 1 };
  const keyless: Expected = {
    ...first!,
    key: null,
    equations: first!.equations + 1,
    options: [...first!.options, 'thừa'],
  };
  expect(await measure({ ...paper, expected: [keyless, ...others, more] })).toMatchObject({
    questions: [8, 9],
    options: [32, 37],
    keys: [7, 8],
    pictures: [2, 3],
    equations: [3, 5],
    invented: 1,
  });
});

test('levels, parts, passages and solutions are recognized', async () => {
  const of = async (name: string) => paperReport(await documentOf(corpus.find((one) => one.name.startsWith(name))!));
  const parts = await of('three parts');
  expect(parts.questions.map(({ part, level, kind }) => [part, level, kind])).toEqual([
    [1, 'M1', 'choice'],
    [2, 'M2', 'true-false'],
    [3, 'M4', 'short'],
  ]);
  expect(parts.questions[0]!.solution).toContain('Vì một là một');
  const english = await of('English');
  expect(english.questions.map(({ passage }) => passage)).toEqual([0, 1, 1]);
  expect(english.passages[1]).toContain('Trees clean the air.');
  const odd = await of('a line that belongs nowhere');
  expect(odd.notUnderstood).toEqual([{ text: 'Lớp 9A1 làm thêm câu 6 vào vở.', afterQuestion: 1 }]);
  expect(odd.questions[1]!.problems).toEqual(['KEYS_CONTRADICT']);
});

test('a level at the end of the stem is recognized, and a line after the answer is unrecognized', () => {
  const lines = [
    'Câu 1. Tính 2 + 2 [NB]',
    'A. 3 B. 4 C. 5 D. 6',
    'Câu 2. Viết số (TH).',
    'Đáp án: 4',
    'Chúc các em làm bài tốt',
  ];
  const body = lines.map((line) => paragraph(run(line))).join('');
  const { questions, notUnderstood } = paperReport(readWord(makeDocx({ body })));
  expect(questions.map(({ stem, level, key }) => [stem, level, key])).toEqual([
    ['Tính 2 + 2', 'M1', null],
    ['Viết số', 'M2', '4'],
  ]);
  expect(notUnderstood.map(({ text }) => text)).toEqual(['Chúc các em làm bài tốt']);
});

test('a paper of 50 questions with 120 equations is read completely', () => {
  const report = paperReport(readWord(largePaper()));
  expect([report.questions.length, report.equations, report.unreadEquations]).toEqual([50, 120, 0]);
});

test('lines that are slow for regular expressions are parsed fast', () => {
  for (const text of [
    '-'.repeat(100_000) + 'x',
    `a) ${' '.repeat(100_000)}x`,
    'A. '.repeat(50_000),
    `Đáp án${' '.repeat(100_000)}`,
    'Câu 1. '.repeat(20_000),
    `from${' '.repeat(100_000)}`,
  ])
    expect(
      paperReport(readWord(makeDocx({ body: paragraph(run('Câu 1. x')) + paragraph(run(text)) }))).questions,
    ).toHaveLength(text.startsWith('Câu') ? 2 : 1);
  const bare = [`1 x${' '.repeat(100_000)}y`, '2 y'].map((text) => paragraph(run(text))).join('');
  expect(paperReport(readWord(makeDocx({ body: bare }))).questions).toHaveLength(0);
  const asked = ['Câu 1. Nối cột A với cột B.', `A${' '.repeat(100_000)}x`, `1. ${' '.repeat(100_000)}x`];
  expect(
    paperReport(readWord(makeDocx({ body: asked.map((text) => paragraph(run(text))).join('') }))).questions,
  ).toHaveLength(1);
  // A Word file of such a line would be refused for its ratio.
  const block = (text: string, id: number): Block => ({
    kind: 'paragraph',
    id,
    style: '',
    heading: null,
    numbering: null,
    pieces: [{ kind: 'text', text, marks: noMarks }],
  });
  const pairs = '1 - '.repeat(60_000);
  expect(segmentPaper([`1. ${pairs}`, `2. ${pairs}`].map(block)).questions).toHaveLength(2);
  expect(segmentPaper(Array.from({ length: 60_000 }, (_, at) => block('1 - ', at))).questions).toHaveLength(0);
  const many = makeDocx({ body: paragraph(run('Câu 1. x')).repeat(10_000) });
  expect(paperReport(readWord(many)).questions).toHaveLength(10_000);
  // Ten seconds; a reading that grows with the square of a line would take hours.
}, 120_000);
