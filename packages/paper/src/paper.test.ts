import fc from 'fast-check';
import type { ExamContent } from '@vumon/contract';
import { itemsOf, markupOfText, parseMarkup, questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, test } from 'vitest';
import {
  answerKeyTable,
  columnsFor,
  gapWidths,
  numberedBy,
  numbersOf,
  paperOf,
  widthOf,
  type PaperKeys,
} from './index.ts';
import { sampleExam } from './testing/exams.ts';
import { keyTableSource, solutionsSource, typstString } from './typst/index.ts';

const head = { authority: '', school: '', year: '', subject: 'Toán', grade: 'Lớp 9' };
const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A test of sample questions; each list of types becomes a part. */
const examOf = (parts: readonly (readonly QuestionTypeCode[])[], instructions = ''): ExamContent =>
  sampleExam(parts, { instructions }).exam;

const numbersIn = (exam: ExamContent) =>
  paperOf(exam, 'vi').parts.flatMap((part) =>
    part.questions.flatMap((question) => question.items.flatMap((item) => item.blocks.flatMap(numbersOf))),
  );
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const anyParts = fc.array(fc.array(fc.constantFrom(...questionTypeCodes), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 5,
});

describe('a paper', () => {
  test('has every number once and in order, whatever it consists of', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const exam = examOf(parts);
        expect(numbersIn(exam)).toEqual(upTo(exam.totalQuestions));
      }),
      { numRuns: 150 },
    );
  });

  test('names its parts in its language, where they have an English name', () => {
    const exam = examOf([['MC1'], ['MC1']]);
    exam.sections[0]!.parts[0]!.nameEn = 'Part I. Multiple choice';
    exam.sections[0]!.parts[1]!.name = 'Kể chuyện xưa';
    const english = paperOf(exam, 'en').parts;
    expect(english[0]).toMatchObject({ label: '', name: 'Part I. Multiple choice' });
    expect(english[1]!.name).toBe('Kể chuyện xưa');
    expect(paperOf(exam, 'vi').parts[0]!.name).not.toBe('Part I. Multiple choice');
  });

  test('contains no part of a key', () => {
    const paper = JSON.stringify(paperOf(examOf([questionTypeCodes]), 'vi'));
    for (const code of questionTypeCodes) {
      const { key } = samples[code];
      for (const secret of [key.explanation, key.transcript].filter((text) => text))
        expect(paper).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
    expect(paper).not.toMatch(/"(?:correct|accepted|explanation|transcript|answerKey)"/);
  });

  test('a content that contains a key is refused rather than printed', () => {
    const exam = examOf([['MC1']]);
    const question = exam.sections[0]!.parts[0]!.questions[0]!;
    const key: object = { correct: { q1: ['a'] } };
    question.content = { ...question.content, ...key };
    expect(() => paperOf(exam, 'vi')).toThrow(question.id);
  });

  test('parts have Roman numerals, empty ones are left out; a name that includes the number is printed alone', () => {
    const exam = examOf([['MC1'], [], ['MC1'], ['MC1'], ['MC1']]);
    exam.sections[0]!.parts[3]!.name = 'Phần C. Viết';
    const labels = (locale: 'vi' | 'en') => paperOf(exam, locale).parts.map((part) => part.label);
    expect(labels('vi')).toEqual(['PHẦN I.', 'PHẦN II.', '', 'PHẦN IV.']);
    expect(paperOf(examOf([['MC1'], []]), 'vi').parts.map((part) => part.label)).toEqual(['']);
    expect(answerKeyTable(examOf([['MC1']]), {}, 'vi').parts[0]!.part).not.toContain('PHẦN');
    expect(labels('en')[1]).toBe('PART II.');
    expect(paperOf(exam, 'vi')).toMatchObject({ end: 'HẾT', head: { name: 'Kiểm tra học kỳ I', minutes: 45 } });
    expect(paperOf(exam, 'vi').parts[0]!.points).toBe(25 * itemsOf('MC1', samples.MC1.content).length);
  });

  test.each([
    ['Ngữ âm', 'Phonetics'],
    ['Phần II. Trắc nghiệm đúng sai', 'Part II. True or false'],
    ['PHẦN III: Đọc hiểu', 'Part III: Reading comprehension'],
    ['Part 3 – Tô màu', 'Part 3 – Colour the picture'],
    ['Đọc hiểu 2', 'Reading comprehension 2'],
    ['Đọc – Ghép tiêu đề', 'Reading – Matching headings'],
    ['Đọc - Ghép tiêu đề', 'Reading – Matching headings'],
    ['Điền từ: quảng cáo, tờ rơi', 'Cloze test: advertisements and leaflets'],
    ['Bài của cô Hà', 'Bài của cô Hà'],
    ['Part C. Use of English', 'Part C. Use of English'],
  ])('on English papers the part %s is called %s', (name, english) => {
    const exam = examOf([['MC1']]);
    exam.sections[0]!.parts[0]!.name = name;
    expect(paperOf(exam, 'en').parts[0]!.name).toBe(english);
    expect(paperOf(exam, 'vi').parts[0]!.name).toBe(name);
  });

  test('a passage is printed before its questions', () => {
    const withPassage = questionTypeCodes.filter((code) => samples[code].content.passage !== undefined);
    expect(withPassage.length).toBeGreaterThan(2);
    for (const question of paperOf(examOf([withPassage]), 'vi').parts[0]!.questions) {
      expect(question.before.map((block) => block.kind)).toContain('passage');
      expect(question.items.length).toBeGreaterThan(0);
    }
  });

  test('a line with one gap has its number in front, a text with several at each gap', () => {
    const blockOf = (text: string, ids: readonly string[]) => {
      const exam = examOf([['FB7']]);
      const [section] = exam.sections;
      const [part] = section!.parts;
      const content = { ...samples.FB7.content, text, gaps: ids.map((id) => ({ id, cue: 'GRACE' })) };
      const changed = { ...part!.questions[0]!, firstNumber: 36, content, items: [...ids] };
      const sections = [{ ...section!, parts: [{ ...part!, questions: [changed] }] }];
      return paperOf({ ...exam, sections }, 'vi').parts[0]!.questions[0]!.items[0]!.blocks[0];
    };
    expect(blockOf('They were [[g1]].', ['g1'])).toMatchObject({ number: 36, gaps: { g1: { cue: 'GRACE' } } });
    expect(blockOf('They were [[g1]].', ['g1'])).not.toHaveProperty('gaps.g1.number');
    const letter = blockOf('Hi Mai,\nThey were [[g1]].', ['g1']);
    expect(letter).toMatchObject({ gaps: { g1: { number: 36 } } });
    expect(letter).not.toHaveProperty('number');
    expect(blockOf('They [[g1]] and [[g2]].', ['g1', 'g2'])).toMatchObject({
      gaps: { g1: { number: 36 }, g2: { number: 37 } },
    });
  });

  test('repeated instructions are printed once', () => {
    const kinds = (exam: ExamContent) =>
      paperOf(exam, 'vi').parts[0]!.questions.map(
        (question) => question.before.filter((block) => block.kind === 'instructions').length,
      );
    expect(kinds(examOf([['MR1', 'MR1', 'MR1']]))).toEqual([1, 0, 0]);
    expect(kinds(examOf([['MR1', 'MR1']], samples.MR1.content.instructions))).toEqual([0, 0]);
  });

  test('the text of statements under one number comes after the number, even when it is repeated', () => {
    const items = paperOf(examOf([['TF5', 'TF5']]), 'vi').parts[0]!.questions.flatMap((question) => question.items);
    expect(items.map((item) => item.stem)).toEqual([
      parseMarkup(samples.TF5.content.instructions),
      parseMarkup(samples.TF5.content.instructions),
    ]);
  });
});

describe('options are arranged', () => {
  const options = (...texts: string[]) => texts.map((text, at) => ({ label: String(at), text: parseMarkup(text) }));
  test.each([
    [4, ['0,6', '0,75', '0,8', '1,25']],
    [4, ['$2\\sqrt{2}$', '$\\sqrt{32} + 1$', '$\\dfrac{1}{2}$', '$x \\ne 4$']],
    [2, ['have been waiting for', 'waited', 'wait', 'are waiting']],
    [1, ['Đường kính là dây cung lớn nhất của đường tròn.', 'Qua ba điểm luôn có một đường tròn.']],
    [4, ['such', 'so', 'too']],
    [3, ['The doctor is ill.', 'Mr Green is busy.', 'The clinic is closed.']],
    [1, ['That many firms would join', 'That the idea would not last', 'That wages would fall']],
    [3, ['bread', 'rice', 'milk', 'eggs', 'fish']],
    [
      2,
      ['She lived here for ten years.', 'He has no tea.', 'He likes tea.', 'They have a new car.', 'We go to the zoo.'],
    ],
  ])('%d side by side', (columns, texts) => expect(columnsFor(options(...texts))).toBe(columns));

  test('never side by side where one would need a second line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 }), { minLength: 2, maxLength: 6 }), (texts) => {
        const made = options(...texts.map(markupOfText));
        const longest = Math.max(...made.map((option) => widthOf(option.text)));
        expect(longest * columnsFor(made)).toBeLessThanOrEqual(Math.max(80, 4 * 17));
      }),
    );
  });

  test.each([
    [2, 2],
    [3, 3],
    [2, 4],
    [3, 5],
    [3, 6],
  ])('pictures are arranged %d side by side where there are %d', (columns, count) => {
    expect(
      columnsFor(
        Array.from({ length: count }, () => ({ label: 'A', text: [], image: { media: 'sample-image', alt: '' } })),
      ),
    ).toBe(columns);
  });
});

describe('the key table', () => {
  const exam = examOf([questionTypeCodes]);
  const questions = exam.sections[0]!.parts[0]!.questions;
  const keys: PaperKeys = Object.fromEntries(
    questions.map((question) => [question.id, samples[question.type as QuestionTypeCode].key]),
  );

  test('answers every number of the paper', () => {
    const rows = answerKeyTable(exam, keys, 'vi').parts.flatMap((part) => part.rows);
    expect(rows.map((row) => row.number)).toEqual(upTo(exam.totalQuestions));
    expect(rows.filter((row) => row.answer === '')).toEqual([]);
    const tf5 = questions.find((question) => question.type === 'TF5')!;
    expect(rows[tf5.firstNumber - 1]!.answer).toBe('a) Đ  b) Đ  c) S  d) Đ');
  });

  test('has empty rows where no key is given', () => {
    expect(answerKeyTable(exam, {}, 'vi').parts.flatMap((part) => part.rows)).toEqual(
      upTo(exam.totalQuestions).map((number) => ({ number, answer: '' })),
    );
  });

  test('has statements in one line where many codes are side by side', () => {
    const exam = examOf([['TF5']]);
    const keys = { [exam.sections[0]!.parts[0]!.questions[0]!.id]: samples.TF5.key };
    const table = answerKeyTable(exam, keys, 'vi');
    const { answer } = table.parts[0]!.rows[0]!;
    const short = answer.replaceAll(/[a-d]\) /g, '').replaceAll(/\s+/g, '\u00a0');
    expect(short).toMatch(/^[ĐS](?:\u00a0[ĐS]){3}$/u);
    const sourceOf = (...codes: string[]) => {
      const all = codes.map((code) => ({ code, table }));
      return keyTableSource('Đề', head, all, 'vi');
    };
    expect(sourceOf('101', '102', '103', '104')).toContain(typstString(answer));
    expect(sourceOf('101', '102', '103', '104', '105')).toContain(typstString(short));
  });

  test('has the parts of the paper, each with its own numbers', () => {
    const exam = numberedBy(examOf([['MC1', 'TF5'], [], ['FB1']]), 'parts');
    const table = answerKeyTable(exam, {}, 'vi').parts;
    expect(table.map(({ part }) => part)).toEqual(['PHẦN I. Đọc hiểu', 'PHẦN II. Đọc hiểu']);
    expect(table.map(({ rows }) => rows[0]!.number)).toEqual([1, 1]);
  });
});

describe('numbers', () => {
  test('restart in each part with the numbering "parts", whatever the test consists of', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const paper = paperOf(numberedBy(examOf(parts), 'parts'), 'vi');
        for (const part of paper.parts) {
          const numbers = part.questions.flatMap(({ items }) =>
            items.flatMap(({ blocks }) => blocks.flatMap(numbersOf)),
          );
          expect(numbers).toEqual(upTo(numbers.length));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('are unchanged with the numbering "through"', () => {
    const exam = examOf([['MC1'], ['MC1']]);
    expect(numberedBy(exam, 'through')).toBe(exam);
  });
});

describe('gaps', () => {
  const lettersOf = (exam: ExamContent, keys: PaperKeys = {}) =>
    paperOf(exam, 'vi', gapWidths(exam, keys, 'vi')).parts[0]!.questions.flatMap(({ items }) =>
      items.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'gapped-text' ? Object.values(block.gaps) : [])),
      ),
    );

  test('are as wide as the longest of the given words', () => {
    const longest = (words: readonly string[]) => Math.max(...words.map((word) => word.length));
    expect(lettersOf(examOf([['DD2']])).map(({ letters }) => letters)).toContain(
      longest(['although', 'Instead', 'patient', 'successful', 'worried']),
    );
    for (const { letters } of lettersOf(examOf([['SL1']])).filter(({ number }) => number !== undefined))
      expect(letters).toBeGreaterThan(0);
    // In a dialogue only the letter of a sentence is written.
    for (const { letters, number } of lettersOf(examOf([['SL2']]))) if (number !== undefined) expect(letters).toBe(1);
  });

  test('are as wide as the longest answer of the question where the paper shows no words, in steps', () => {
    const exam = examOf([['FB1']]);
    const { id } = exam.sections[0]!.parts[0]!.questions[0]!;
    const answered = (...accepted: string[]) => {
      const key = samples.FB1.key as unknown as { gaps: Record<string, object> };
      const gaps = Object.fromEntries(Object.entries(key.gaps).map(([gap, one]) => [gap, { ...one, accepted }]));
      return { [id]: { ...key, gaps } } as unknown as PaperKeys;
    };
    const width = (keys: PaperKeys) => lettersOf(exam, keys)[0]!.letters;
    expect(width({})).toBeUndefined();
    expect(width(answered('an'))).toBe(6);
    expect(width(answered('an', 'had been waiting for'))).toBe(24);
    // The line shows an approximate length, not the word and not its exact length.
    expect(width(answered('abcdefg'))).toBe(width(answered('abcdefghijkl')));
  });
});

test('solutions show the pictures of an explanation, or the description of a missing picture', () => {
  const content = examOf([['MC1']]);
  const keys = {
    [uuid(1)]: {
      ...samples.MC1.key,
      explanation: 'Xem hình.',
      explanationImages: [{ media: 'graph-of-f', alt: 'đồ thị' }],
    },
  } as PaperKeys;
  const source = (pictures?: Parameters<typeof solutionsSource>[5]) =>
    solutionsSource('Đề', head, [{ code: null, content, keys }], new Set(), 'vi', pictures);
  const known = source(new Map([['graph-of-f', { file: 'graph.png', width: 40, height: 30 }]]));
  expect(known).toContain('Xem hình.');
  expect(known).toContain('image("graph.png"');
  expect(source()).toContain('đồ thị');
});
