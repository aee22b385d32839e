/** Papers as Word files: read back by the importer, and what Word would show of them. */
import type { ExamContent } from '@vumon/contract';
import { plainText, plainTextOf, questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import {
  importedPaper,
  noChanges,
  paperReport,
  readPaper,
  reviewPaper,
  wordDocument,
} from '@vumon/question-import/papers';
import { samples } from '@vumon/question-types/samples';
import { readWord } from '@vumon/word';
import { makeDocx, paragraph, picture, png, run } from '@vumon/word/testing';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { arrangedBy, markedName, markedTasks, paperOf, type PaperBlock } from './index.ts';
import { sampleExam } from './testing/exams.ts';
import { paperSource } from './typst/index.ts';
import { wordPaper, type WordLook } from './word/index.ts';

const examOf = (parts: readonly (readonly QuestionTypeCode[])[]): ExamContent =>
  sampleExam(parts, { partName: 'Trắc nghiệm', subject: 'MATH' }).exam;

const unnumbered = [
  'Phần nghe: nghe 2 lần.',
  'Học sinh không được sử dụng tài liệu. Giám thị không giải thích gì thêm.',
  ...Object.values(samples).map(({ content }) => plainTextOf(content.instructions)),
];
const head = { authority: 'Sở GD&ĐT', school: 'THPT Bình Minh', year: '2026–2027', subject: 'Toán', grade: 'Lớp 12' };
const look: WordLook = {
  locale: 'vi',
  columns: 1,
  code: '101',
  sheet: false,
  pictures: new Map(),
  marked: new Map(),
};
const nbsp = '\u00A0';
const made = (exam: ExamContent, given: Partial<WordLook> = {}) =>
  wordPaper(paperOf(exam, given.locale ?? 'vi'), head, { ...look, ...given });
const xmlOf = (file: Uint8Array) => strFromU8(unzipSync(file)['word/document.xml']!);

/** What the importer should read of each numbered question: number, kind, letters with their texts, formulas. */
function printed(exam: ExamContent) {
  const blocks = paperOf(exam, 'vi').parts.flatMap((part) =>
    part.questions.flatMap(({ items }) => items.flatMap((item) => item.blocks.map((block) => ({ block, item })))),
  );
  const formulas = (...given: unknown[]) => (JSON.stringify(given).match(/"kind":"math"/g) ?? []).length;
  const readable = (text: Parameters<typeof plainText>[0]) => (formulas(text) > 0 ? null : plainText(text));
  return blocks.flatMap(({ block, item }: { block: PaperBlock; item: { stem: unknown } }) => {
    if (block.kind === 'choice')
      return [
        {
          label: block.number,
          kind: 'choice',
          options: block.options.map(({ label, text }) => [label, readable(text)]),
          equations: formulas(block.stem, block.options),
        },
      ];
    if (block.kind === 'verdicts' && block.number !== undefined)
      return [
        {
          label: block.number,
          kind: 'true-false',
          options: block.statements.map(({ label, text }) => [label, readable(text)]),
          equations: formulas(item.stem, block.statements),
        },
      ];
    if (block.kind === 'gapped-text' && block.number !== undefined)
      return [{ label: block.number, kind: 'short', options: [], equations: formulas(block.text) }];
    return [];
  });
}

/** Types that the importer recognizes and whose questions have one number each. */
const numbered = ['MC1', 'MC3', 'MC4', 'MC7', 'MR1', 'TF5', 'FB8'] as const satisfies readonly QuestionTypeCode[];
const anyParts = fc.array(fc.array(fc.constantFrom(...numbered), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
});

describe('a paper as a Word file', () => {
  test('is read back with the same questions, options and formulas, in every code and both column modes', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyParts,
        fc.constantFrom(1 as const, 2 as const),
        fc.boolean(),
        fc.string(),
        async (parts, columns, sheet, seed) => {
          const exam = arrangedBy(examOf(parts), seed, { questions: true, options: true });
          const { questions, notUnderstood } = paperReport(readWord(await made(exam, { columns, sheet })));
          const expected = printed(exam);
          const read = questions.map(({ label, kind, options, equations }, at) => ({
            label,
            // Without a line for its answer, a short question is read as an open one.
            kind: sheet && kind === 'open' ? 'short' : kind,
            options: Object.entries(options).map(([letter, text], o) => [
              letter,
              expected[at]?.options[o]?.[1] === null ? null : text,
            ]),
            equations,
          }));
          expect(read).toEqual(expected);
          // Lines that belong to no question are reported, not dropped.
          for (const { text } of notUnderstood) expect(unnumbered).toContain(text);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('of every type is read back with every number, and without a key', async () => {
    for (const [locale, types] of [
      ['vi', questionTypeCodes],
      ['en', questionTypeCodes.toReversed()],
    ] as const) {
      const exam = examOf(types.map((type) => [type]));
      const { questions, leftover } = importedPaper(wordDocument(await made(exam, { locale })));
      // A task to match has the numbers of its entries.
      expect(questions.flatMap(({ label, numbers }) => numbers ?? [label])).toEqual(
        Array.from({ length: exam.totalQuestions }, (_, at) => at + 1),
      );
      // The paper states no answer: only what is answered in writing is ready.
      const ready = questions.filter(({ state }) => state === 'ready');
      expect(questions.filter(({ key }) => key !== null)).toEqual([]);
      expect(ready.filter(({ kind }) => kind !== 'essay')).toEqual([]);
      // What stands behind the end, and the places to write an order.
      expect(leftover).toHaveLength(2);
    }
  });

  test('numbers its questions on behind sentences that have numbers of their own', async () => {
    for (const types of [
      ['MC6', 'FB7'],
      ['FB7', 'FB7'],
      ['FB7', 'MC1', 'FB7'],
    ] as const) {
      const exam = examOf([types]);
      const { questions } = importedPaper(wordDocument(await made(exam)));
      expect(questions.map(({ label }) => label)).toEqual(
        Array.from({ length: exam.totalQuestions }, (_, at) => at + 1),
      );
      // Spoken options have no words, and the instruction for the next question is not one of them.
      expect(questions.flatMap(({ kind, options }) => (kind === 'passage-item' ? options : [])).join('')).toBe('');
    }
  });

  test('has no list for the next questions among the options before it', async () => {
    for (const first of ['MC4', 'MC6', 'MC11'] as const)
      for (const second of ['SL2', 'MG2', 'MG3', 'MG4', 'MG5', 'MG6'] as const) {
        const exam = examOf([[first, second]]);
        const { questions } = importedPaper(wordDocument(await made(exam)));
        const choices = printed(exam).filter(({ kind }) => kind === 'choice');
        expect(choices.length, first).toBeGreaterThan(0);
        expect(
          choices.map(({ label }) => [second, label, questions.find((one) => one.label === label)!.options.length]),
        ).toEqual(choices.map(({ label, options }) => [second, label, options.length]));
      }
  });

  test('has dotted lines in its header that are drawn by tab stops, not by characters', async () => {
    for (const code of ['101', null]) {
      const fields = xmlOf(await made(examOf([['MC1']]), { code }))
        .split('</w:p>')
        .find((paragraph) => paragraph.includes('Họ và tên'))!;
      expect(fields.match(/w:leader="dot"/g)).toHaveLength(3);
      expect(fields.match(/<w:tab\/>/g)).toHaveLength(3);
      expect(fields).not.toContain('…');
    }
  });

  test('prints options in the line of their number where they fit', async () => {
    const file = await made(examOf([['MC7', 'MC1']]));
    const lines = readWord(file).blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? [block.pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')]
        : [],
    );
    expect(lines.find((line) => line.includes('A. '))).toMatch(/A\. .*B\. .*C\. .*D\. /s);
  });

  test('shows pictures of tasks with their marks, and does not repeat numbers that are inside a picture', async () => {
    const exam = examOf([['DL3', 'FC1', 'FB6']]);
    const tasks = markedTasks(paperOf(exam, 'vi'));
    expect(tasks.length).toBeGreaterThan(1);
    const pixel = Uint8Array.from([1]);
    const marked = new Map(
      tasks.map((task) => [markedName(task), { type: 'png' as const, data: pixel, width: 96, height: 48 }]),
    );
    const xml = xmlOf(await made(exam, { marked }));
    expect(xml.match(/<wp:extent cx="914400" cy="457200"\/>/g)).toHaveLength(tasks.length);
    const { questions } = paperReport(readWord(await made(exam, { marked })));
    // Two numbers stand inside the picture of DL3, three tasks of FC1 are answered in its picture: a line names them.
    expect(questions.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(xml).toContain('Làm ngay trên tranh.');
  });

  test('has no table wider than a line', async () => {
    const exam = examOf([['DD2', 'MG1', 'MG2', 'LS1', 'LS2', 'FB5', 'SL2', 'DL2', 'FB4']]);
    for (const [columns, most] of [
      [1, 9_921],
      [2, 4_760],
    ] as const) {
      // The first tables are those of the header, which spans all columns.
      const tables = xmlOf(await made(exam, { columns }))
        .split('<w:tbl>')
        .slice(3);
      expect(tables.length).toBeGreaterThan(7);
      for (const table of tables) {
        const widths = [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
        expect(widths.reduce((all, width) => all + width, 0)).toBeLessThanOrEqual(most + widths.length);
        expect(Math.min(...widths)).toBeGreaterThan(300);
      }
    }
  });
});

test('no word of the authority or of the name stands alone on its line', async () => {
  const word = async (authority: string): Promise<string> =>
    xmlOf(await wordPaper(paperOf(examOf([['MC1']]), 'vi'), { ...head, authority }, look));
  expect(await word('Sở Giáo dục và Đào tạo Hà Nội')).toContain(`SỞ GIÁO DỤC VÀ ĐÀO TẠO HÀ${nbsp}NỘI<`);
  expect(await word('Sở GD&ĐT TP. Hồ Chí Minh')).toContain(`TP.${nbsp}HỒ${nbsp}CHÍ${nbsp}MINH<`);
  expect(await word('Sở GD&ĐT Huế')).toContain(`SỞ GD&amp;ĐT${nbsp}HUẾ<`);
  expect(await word('Phòng Giáo dục quận Ba Đình')).toContain(`PHÒNG GIÁO DỤC QUẬN BA${nbsp}ĐÌNH<`);
});

test('a picture between words keeps its place by its name: from a file to print, to Word and back', async () => {
  const body =
    paragraph(run('Câu 1. Mạch ') + picture('image1', 'mạch') + run(' mắc với gì?')) +
    ['A. 1', 'B. 2', 'C. 3'].map((text) => paragraph(run(text))).join('');
  const read = (file: Uint8Array) =>
    reviewPaper(readPaper(file).paper, ['media-of-file'], noChanges, '').questions.map(
      ({ draft }) => draft!.content as object,
    );
  const [content] = read(makeDocx({ body, media: { 'image1.png': png } }));
  const expected = {
    items: [{ stem: 'Mạch (hình 1) mắc với gì?' }],
    images: [{ media: 'media-of-file', alt: 'mạch', caption: 'hình 1' }],
  };
  expect(content).toMatchObject(expected);
  const exam = examOf([['MC1']]);
  const [section] = exam.sections;
  const [part] = section!.parts;
  const questions = part!.questions.map((question) => ({ ...question, content: content as never }));
  const paper = paperOf({ ...exam, sections: [{ ...section!, parts: [{ ...part!, questions }] }] }, 'vi');
  const size = { width: 40, height: 20 };
  const source = paperSource(paper, head, {
    ...look,
    pictures: new Map([['media-of-file', { file: 'm.png', ...size }]]),
  });
  expect(source).toContain('Mạch (hình 1) mắc với gì?');
  expect(source).toMatch(/figure-of\(image\("m\.png",[^)]*\), "hình 1"\)/);
  const pictures = new Map([['media-of-file', { type: 'png' as const, data: png, ...size }]]);
  expect(read(await wordPaper(paper, head, { ...look, pictures }))).toMatchObject([expected]);
});
