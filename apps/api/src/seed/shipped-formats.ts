/**
 * Formats that ship with the product, as far as the structure of these exams is published: numbers, question types,
 * minutes. International exams without points have one point per number.
 */
import { examPart, type Exam } from '@vumon/content';
import type { FormatPlan, Part } from './formats.ts';
import {
  english15,
  english45,
  entrance,
  entranceWriting,
  graduation,
  maths15,
  maths45,
  primaryEnglish15,
} from './formats.ts';
import { mathsTerms, primaryMathsTerms } from './maths-terms.ts';

const school = [6, 7, 8, 9, 10, 11, 12];
const primary = [1, 2, 3, 4, 5];

const englishTerm = (grade: number, name: string): FormatPlan => ({
  name: `Tiếng Anh ${grade} – ${name}`,
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  minutes: 60,
  parts: [
    {
      skill: 'LI',
      name: 'Nghe',
      instructions: 'You will hear each recording twice.',
      questions: 8,
      points: 2,
      levels: { M1: 4, M2: 2, M3: 2 },
      types: ['MC4', 'MC11', 'TF2', 'FB5'],
    },
    { skill: 'PR', name: 'Ngữ âm', questions: 4, points: 1, levels: { M1: 2, M2: 2 }, types: ['MC7'] },
    {
      skill: 'VO',
      name: 'Từ vựng',
      questions: 6,
      points: 1.5,
      levels: { M1: 3, M2: 2, M3: 1 },
      types: ['MC1', 'FB7'],
    },
    { skill: 'GR', name: 'Ngữ pháp', questions: 6, points: 1.5, levels: { M1: 3, M2: 2, M3: 1 }, types: ['MC1'] },
    {
      skill: 'RE',
      name: 'Đọc',
      questions: 8,
      points: 2,
      levels: { M1: 3, M2: 3, M3: 2 },
      types: ['MC9', 'MC10', 'TF2'],
    },
    {
      skill: 'WR',
      name: 'Viết',
      questions: 8,
      points: 2,
      levels: { M1: 2, M2: 2, M3: 4 },
      types: ['SO1', 'FB1', 'SA1'],
    },
  ],
});

/** The paper of 2025: fifty minutes, forty questions of a quarter point. */
const graduationEnglish: FormatPlan = {
  name: 'Tốt nghiệp THPT – Tiếng Anh (40 câu)',
  gradeId: 'G12',
  subject: 'ENGLISH',
  minutes: 50,
  parts: [
    {
      skill: 'RE',
      name: 'Điền từ: quảng cáo, tờ rơi',
      instructions: 'Read the text and choose the best option for each numbered blank.',
      questions: 12,
      points: 3,
      types: ['MC10'],
    },
    {
      skill: 'WR',
      name: 'Sắp xếp câu thành đoạn',
      instructions: 'Choose the best arrangement of the sentences.',
      questions: 5,
      points: 1.25,
      types: ['MC1', 'SO1'],
    },
    {
      skill: 'RE',
      name: 'Hoàn thành đoạn văn',
      instructions: 'Choose the option that best completes each blank.',
      questions: 5,
      points: 1.25,
      types: ['MC10'],
    },
    { skill: 'RE', name: 'Đọc hiểu 1', questions: 8, points: 2, types: ['MC9'] },
    { skill: 'RE', name: 'Đọc hiểu 2', questions: 10, points: 2.5, types: ['MC9'] },
  ],
};

const entranceMaths: readonly FormatPlan[] = [
  {
    name: 'Tuyển sinh lớp 10 – Toán (tự luận)',
    gradeId: 'G9',
    subject: 'MATH',
    minutes: 120,
    parts: [
      {
        skill: 'MX',
        name: 'Tự luận',
        instructions: 'Thí sinh trình bày lời giải.',
        questions: 10,
        points: 10,
        types: ['EW1'],
      },
    ],
  },
  {
    name: 'Tuyển sinh lớp 10 – Toán (trắc nghiệm và tự luận)',
    gradeId: 'G9',
    subject: 'MATH',
    minutes: 90,
    parts: [
      { skill: 'MX', name: 'Phần I. Trắc nghiệm', questions: 16, points: 4, types: ['MC1'] },
      { skill: 'MX', name: 'Phần II. Tự luận', questions: 6, points: 6, types: ['EW1'] },
    ],
  },
];

type Row = readonly [
  skill: Part['skill'],
  name: string,
  questions: number,
  types: readonly string[],
  points?: number,
  /** The place of the first part with the same kind of questions; default: its own. */
  like?: number,
];

/**
 * Each row is a part; a number has one point by default. Its questions come from the topic of this exam and part, so
 * that exams with the same types of questions do not share them.
 */
const international = (exam: Exam, name: string, minutes: number, rows: readonly Row[]): FormatPlan => ({
  name,
  gradeId: 'INT',
  subject: 'ENGLISH',
  minutes,
  parts: rows.map(([skill, part, questions, types, points = questions, like], at) => ({
    skill,
    name: part,
    questions,
    points,
    types: [...types],
    topic: examPart(exam, like ?? at + 1),
  })),
});

const cambridge: readonly FormatPlan[] = [
  international('starters', 'Pre A1 Starters – Nghe, Đọc và Viết', 40, [
    ['LI', 'Listening 1', 5, ['DL1']],
    ['LI', 'Listening 2', 5, ['FB5', 'DD1']],
    ['LI', 'Listening 3', 5, ['MC2']],
    ['LI', 'Listening 4', 5, ['FC1']],
    ['RE', 'Reading 1', 5, ['TF4']],
    ['RE', 'Reading 2', 5, ['TF1', 'TF2']],
    ['WR', 'Writing 3', 5, ['DD1', 'FB4']],
    ['RE', 'Reading 4', 5, ['FB3']],
    ['WR', 'Writing 5', 5, ['FB1']],
  ]),
  international('movers', 'A1 Movers – Nghe, Đọc và Viết', 55, [
    ['LI', 'Listening 1', 5, ['DL1']],
    ['LI', 'Listening 2', 5, ['FB5']],
    ['LI', 'Listening 3', 5, ['MG5']],
    ['LI', 'Listening 4', 5, ['MC2']],
    ['LI', 'Listening 5', 5, ['FC1', 'FC2']],
    ['RE', 'Reading 1', 5, ['FB3', 'MG2']],
    ['RE', 'Reading 2', 6, ['MC1', 'MC9']],
    ['RE', 'Reading 3', 6, ['FB3', 'MIX1']],
    ['RE', 'Reading 4', 5, ['MC10', 'SL1']],
    ['WR', 'Writing 5', 7, ['FB2']],
    ['WR', 'Writing 6', 6, ['FB1', 'SA1']],
  ]),
  international('flyers', 'A2 Flyers – Nghe, Đọc và Viết', 65, [
    ['LI', 'Listening 1', 5, ['DL1']],
    ['LI', 'Listening 2', 5, ['FB5']],
    ['LI', 'Listening 3', 5, ['MG5']],
    ['LI', 'Listening 4', 5, ['MC2']],
    ['LI', 'Listening 5', 5, ['FC1', 'FC2']],
    ['RE', 'Reading 1', 10, ['MG2']],
    ['RE', 'Reading 2', 5, ['SL2']],
    ['RE', 'Reading 3', 6, ['MIX1', 'FB3']],
    ['RE', 'Reading 4', 10, ['MC10', 'SL1']],
    ['WR', 'Writing 5', 7, ['FB2']],
    ['WR', 'Writing 6', 5, ['FB2']],
    ['WR', 'Writing 7', 1, ['EW1'], 5],
  ]),
  international('key', 'A2 Key for Schools – Đọc, Viết, Nghe', 90, [
    ['RE', 'Reading 1', 6, ['MC3']],
    ['RE', 'Reading 2', 7, ['MG4', 'LS1']],
    ['RE', 'Reading 3', 5, ['MC9']],
    ['RE', 'Reading 4', 6, ['MC10']],
    ['RE', 'Reading 5', 6, ['FB2']],
    ['WR', 'Writing 6', 1, ['EW1'], 15],
    ['WR', 'Writing 7', 1, ['EW1'], 15],
    ['LI', 'Listening 1', 5, ['MC2']],
    ['LI', 'Listening 2', 5, ['FB5']],
    ['LI', 'Listening 3', 5, ['MC11']],
    ['LI', 'Listening 4', 5, ['MC4']],
    ['LI', 'Listening 5', 5, ['MG5']],
  ]),
  international('preliminary', 'B1 Preliminary for Schools – Đọc, Viết, Nghe', 120, [
    ['RE', 'Reading 1', 5, ['MC3']],
    ['RE', 'Reading 2', 5, ['MG4']],
    ['RE', 'Reading 3', 5, ['MC9']],
    ['RE', 'Reading 4', 5, ['DD2']],
    ['RE', 'Reading 5', 6, ['MC10']],
    ['RE', 'Reading 6', 6, ['FB2']],
    ['WR', 'Writing 1', 1, ['EW1'], 20],
    ['WR', 'Writing 2', 1, ['EW1'], 20],
    ['LI', 'Listening 1', 7, ['MC2']],
    ['LI', 'Listening 2', 6, ['MC4']],
    ['LI', 'Listening 3', 6, ['FB5']],
    ['LI', 'Listening 4', 6, ['MC11']],
  ]),
  international('first', 'B2 First for Schools – Đọc, Viết, Nghe', 195, [
    ['GR', 'Use of English 1', 8, ['MC10']],
    ['GR', 'Use of English 2', 8, ['FB2']],
    ['GR', 'Use of English 3', 8, ['FB7']],
    ['GR', 'Use of English 4', 6, ['SA1'], 12],
    ['RE', 'Reading 5', 6, ['MC9'], 12],
    ['RE', 'Reading 6', 6, ['DD2'], 12],
    ['RE', 'Reading 7', 10, ['MG4']],
    ['WR', 'Writing 1', 1, ['EW1'], 20],
    ['WR', 'Writing 2', 1, ['EW1'], 20],
    ['LI', 'Listening 1', 8, ['MC4']],
    ['LI', 'Listening 2', 10, ['FB5']],
    ['LI', 'Listening 3', 5, ['MG5']],
    ['LI', 'Listening 4', 7, ['MC11']],
  ]),
];

const otherInternational: readonly FormatPlan[] = [
  international('ielts', 'IELTS Academic – Bốn kỹ năng', 165, [
    ...[1, 2, 3, 4].map((section): Row => ['LI', `Listening ${section}`, 10, ['MIX2', 'FB5', 'MC11', 'MG6'], 10, 1]),
    ['RE', 'Reading 1', 13, ['MIX1', 'TF3', 'FB2', 'MG3', 'MC9'], 13, 5],
    ['RE', 'Reading 2', 13, ['MIX1', 'TF3', 'FB2', 'MG3', 'MC9'], 13, 5],
    ['RE', 'Reading 3', 14, ['MIX1', 'TF3', 'FB2', 'MG3', 'MC9'], 14, 5],
    ['WR', 'Writing Task 1', 1, ['EW1'], 15],
    ['WR', 'Writing Task 2', 1, ['EW1'], 30],
    ['SP', 'Speaking', 3, ['SP2'], 45],
  ]),
  international('toeic', 'TOEIC Listening & Reading', 120, [
    ['LI', 'Part 1. Photographs', 6, ['MC5']],
    ['LI', 'Part 2. Question – Response', 25, ['MC6']],
    ['LI', 'Part 3. Conversations', 39, ['MC11']],
    ['LI', 'Part 4. Talks', 30, ['MC11']],
    ['RE', 'Part 5. Incomplete sentences', 30, ['MC1']],
    ['RE', 'Part 6. Text completion', 16, ['MC10']],
    ['RE', 'Part 7. Reading comprehension', 54, ['MC9']],
  ]),
  international('vstep', 'VSTEP 3–5 – Bốn kỹ năng', 172, [
    ['LI', 'Nghe 1. Thông báo ngắn', 8, ['MC4']],
    ['LI', 'Nghe 2. Hội thoại', 12, ['MC11']],
    ['LI', 'Nghe 3. Bài nói', 15, ['MC11']],
    ...[1, 2, 3, 4].map((passage): Row => ['RE', `Đọc ${passage}`, 10, ['MC9'], 10, 4]),
    ['WR', 'Viết 1. Thư', 1, ['EW1'], 12],
    ['WR', 'Viết 2. Bài luận', 1, ['EW1'], 24],
    ['SP', 'Nói', 3, ['SP2'], 36],
  ]),
];

/** In the order in which lists by newest first show them. */
export const shippedFormats: readonly FormatPlan[] = [
  graduation,
  graduationEnglish,
  entrance,
  entranceWriting,
  ...entranceMaths,
  ...school.flatMap((grade) => [
    maths15(grade),
    maths45(grade),
    ...mathsTerms(grade),
    english15(grade),
    english45(grade),
    englishTerm(grade, 'Giữa học kỳ'),
    englishTerm(grade, 'Cuối học kỳ'),
  ]),
  ...primary.flatMap(primaryMathsTerms),
  ...cambridge,
  ...otherInternational,
  ...[3, 4, 5].map(primaryEnglish15),
];
