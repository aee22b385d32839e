/**
 * The welcome gift: for each grade one international test (of Cambridge for children, where TOEIC is meant for adults),
 * three tests of different lengths and six competency tests.
 */
import type { Actor, Pool } from '@vumon/domain';
import { giftSize, sampleTestsOfGrade } from '@vumon/domain';
import { makeExam, type ExamPlan, type Pools } from './exams.ts';
import { addFormat, english15, type FormatPlan } from './formats.ts';
import type { SeedApp } from './index.ts';
import type { StoredQuestion } from './questions.ts';
import { addGiftExams, addSampleExams } from './seed.queries.ts';

const day = 86_400_000;
const grade = (number: number) => `G${number}`;

/**
 * The grades whose questions a gift may use. Maths of another grade is not known yet, or too easy, so it has its own
 * alone; English takes lower grades before higher ones, of primary or of secondary school.
 */
function around(number: number, subject: FormatPlan['subject']): string[] {
  if (subject === 'MATH') return [grade(number)];
  const [first, last] = number <= 5 ? [1, 5] : [6, 12];
  const distance = (one: number) => (one <= number ? number - one : last + one);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .toSorted((a, b) => distance(a) - distance(b))
    .map(grade);
}

type Part = FormatPlan['parts'][number];
interface Test {
  readonly name: string;
  readonly nameEn: string;
  readonly examType: number;
  readonly format: FormatPlan;
  readonly labels?: readonly string[];
}

/** Question types by skill for primary school; only types that a key can score, so that no teacher is needed. */
const forChildren = {
  VO: ['MC2', 'MC3', 'FB4', 'MG1', 'MG2', 'DL2', 'DD1', 'DD2'],
  RE: ['TF2', 'TF4', 'FB3', 'MG4', 'LS1'],
  LI: ['FB5', 'TF2', 'MG5', 'DD1', 'DL1', 'MC4'],
  MX: ['MC1', 'FB8', 'TF1', 'TF4', 'DL2'],
} as const;
const listening = ['MC4', 'MC5', 'MC6', 'MC11', 'FB5', 'TF2', 'MG5'];

const format = (
  name: string,
  of: Pick<FormatPlan, 'gradeId' | 'minutes'> & { readonly subject?: 'MATH' },
  parts: readonly Omit<Part, 'points'>[],
): FormatPlan => {
  const questions = parts.reduce((sum, part) => sum + part.questions, 0);
  let left = 1_000;
  return {
    name,
    subject: 'ENGLISH',
    ...of,
    // Ten points are divided by the parts' numbers of questions; the last part gets the rest.
    parts: parts.map((part, at) => {
      const points = at === parts.length - 1 ? left : Math.round((1_000 * part.questions) / questions / 10) * 10;
      left -= points;
      return { ...part, points: points / 100 };
    }),
  };
};

const child = (skill: keyof typeof forChildren, name: string, questions: number) => ({
  skill,
  name,
  questions,
  types: forChildren[skill],
});
const atPrimary = { gradeId: 'G3' };
const atSecondary = { gradeId: 'G9' };

const sounds = { skill: 'PR', name: 'Ngữ âm', questions: 4, types: ['MC7'] } as const;
const words = { skill: 'VO', name: 'Từ vựng', questions: 8, types: ['MC1'] } as const;
const grammar = { skill: 'GR', name: 'Ngữ pháp', questions: 10, types: ['MC1'] } as const;
const reading = { skill: 'RE', name: 'Đọc hiểu', questions: 6, types: ['MC9'] } as const;
const cloze = { skill: 'RE', name: 'Điền từ vào đoạn văn', questions: 5, types: ['MC10'] } as const;
const heard = { skill: 'LI', name: 'Nghe', questions: 8, types: listening } as const;
const written = { skill: 'WR', name: 'Viết', questions: 5, types: ['FB1', 'FB7'] } as const;

const primary = {
  starters: format('Pre A1 Starters – làm quen', { ...atPrimary, minutes: 45 }, [
    child('LI', 'Nghe', 8),
    child('RE', 'Đọc', 8),
  ]),
  short: format('Tiểu học – Tiếng Anh, 15 phút', { ...atPrimary, minutes: 15 }, [child('VO', 'Từ vựng', 8)]),
  middle: format('Tiểu học – Tiếng Anh, 45 phút', { ...atPrimary, minutes: 45 }, [
    child('VO', 'Từ vựng', 8),
    child('RE', 'Đọc', 7),
    child('LI', 'Nghe', 5),
  ]),
  long: format('Tiểu học – Tiếng Anh, 60 phút', { ...atPrimary, minutes: 60 }, [
    child('VO', 'Từ vựng', 10),
    child('RE', 'Đọc', 9),
    child('LI', 'Nghe', 7),
  ]),
  words: format('Đánh giá năng lực – từ vựng (tiểu học)', { ...atPrimary, minutes: 30 }, [child('VO', 'Từ vựng', 10)]),
  reading: format('Đánh giá năng lực – đọc (tiểu học)', { ...atPrimary, minutes: 30 }, [child('RE', 'Đọc', 9)]),
  listening: format('Đánh giá năng lực – nghe (tiểu học)', { ...atPrimary, minutes: 30 }, [child('LI', 'Nghe', 8)]),
  maths: format('Đánh giá năng lực – Toán (tiểu học)', { ...atPrimary, minutes: 30, subject: 'MATH' }, [
    child('MX', 'Toán', 8),
  ]),
};

const secondary = {
  toeic: format('TOEIC Listening & Reading – rút gọn', { ...atSecondary, minutes: 45 }, [
    { ...heard, questions: 10 },
    { ...grammar, questions: 10 },
    { ...cloze, questions: 5 },
    { ...reading, questions: 9 },
  ]),
  middle: format('Tiếng Anh – 45 phút, bốn phần', { ...atSecondary, minutes: 45 }, [
    { ...sounds, questions: 3 },
    { ...words, questions: 7 },
    { ...grammar, questions: 9 },
    reading,
  ]),
  long: format('Tiếng Anh – 60 phút, sáu phần', { ...atSecondary, minutes: 60 }, [
    sounds,
    words,
    grammar,
    cloze,
    reading,
    written,
  ]),
  // The bank has few questions on sounds beside those that exams need.
  sounds: format('Đánh giá năng lực – ngữ âm và từ vựng', { ...atSecondary, minutes: 30 }, [
    sounds,
    { ...words, questions: 6 },
  ]),
  words: format('Đánh giá năng lực – từ vựng', { ...atSecondary, minutes: 30 }, [{ ...words, questions: 15 }]),
  grammar: format('Đánh giá năng lực – ngữ pháp', { ...atSecondary, minutes: 30 }, [{ ...grammar, questions: 15 }]),
  reading: format('Đánh giá năng lực – đọc hiểu', { ...atSecondary, minutes: 40 }, [
    cloze,
    { ...reading, questions: 9 },
  ]),
  listening: format('Đánh giá năng lực – nghe hiểu', { ...atSecondary, minutes: 30 }, [{ ...heard, questions: 10 }]),
  writing: format('Đánh giá năng lực – viết', { ...atSecondary, minutes: 40 }, [{ ...written, questions: 8 }]),
  maths: format('Đánh giá năng lực – Toán', { ...atSecondary, minutes: 30, subject: 'MATH' }, [
    { skill: 'MX', name: 'Trắc nghiệm', questions: 6, types: ['MC1'] },
    { skill: 'MX', name: 'Trả lời ngắn', questions: 4, types: ['FB8'] },
  ]),
};

const competency = (number: number, what: string, whatEn: string, format: FormatPlan): Test => ({
  name: `Đánh giá năng lực ${number} – ${what}`,
  nameEn: `Competency ${number} – ${whatEn}`,
  examType: 9,
  format,
  labels: ['COMPETENCY_ASSESSMENT'],
});

const periodic = (number: number, [short, middle, long]: readonly [FormatPlan, FormatPlan, FormatPlan]): Test[] =>
  (
    [
      [15, 4, short],
      [45, 5, middle],
      [60, 6, long],
    ] as const
  ).map(([minutes, examType, format]) => ({
    name: `Tiếng Anh ${number} – Đề định kỳ ${minutes} phút`,
    nameEn: `English ${number} – ${minutes}-minute test`,
    examType,
    format,
  }));

/** The grade's tests except the international one, which several grades share. */
const testsOf = (number: number): Test[] =>
  number <= 5
    ? [
        ...periodic(number, [primary.short, primary.middle, primary.long]),
        competency(number, 'từ vựng', 'vocabulary', primary.words),
        competency(number, 'đọc', 'reading', primary.reading),
        competency(number, 'nghe', 'listening', primary.listening),
        ...[1, 2, 3].map((paper) => competency(number, `Toán, đề ${paper}`, `maths, paper ${paper}`, primary.maths)),
      ]
    : [
        ...periodic(number, [english15(number), secondary.middle, secondary.long]),
        competency(number, 'ngữ âm và từ vựng', 'sounds and words', secondary.sounds),
        competency(number, 'ngữ pháp', 'grammar', secondary.grammar),
        competency(number, 'đọc hiểu', 'reading', secondary.reading),
        ...[1, 2, 3].map((paper) => competency(number, `Toán, đề ${paper}`, `maths, paper ${paper}`, secondary.maths)),
      ];

/**
 * Additional tests that bring each grade to ten sample tests; the largest package opens those beyond the first five.
 */
const furtherSamplesOf = (number: number): Test[] =>
  number <= 5
    ? [
        competency(number, 'đề 2, từ vựng', 'paper 2, vocabulary', primary.words),
        competency(number, 'đề 2, đọc', 'paper 2, reading', primary.reading),
        competency(number, 'đề 2, nghe', 'paper 2, listening', primary.listening),
        competency(number, 'Toán, đề 4', 'maths, paper 4', primary.maths),
      ]
    : [
        competency(number, 'từ vựng', 'vocabulary', secondary.words),
        competency(number, 'nghe hiểu', 'listening', secondary.listening),
        competency(number, 'viết câu', 'writing', secondary.writing),
        competency(number, 'Toán, đề 4', 'maths, paper 4', secondary.maths),
      ];

/** Number of competency tests at the end of `testsOf`. */
const competencyTests = 6;

const schools = [
  {
    first: 1,
    last: 5,
    of: 'tiểu học',
    ofEn: 'primary',
    format: primary.starters,
    examType: 11,
    name: 'Pre A1 Starters',
  },
  { first: 6, last: 9, of: 'THCS', ofEn: 'lower secondary', format: secondary.toeic, examType: 27, name: 'TOEIC' },
  { first: 10, last: 12, of: 'THPT', ofEn: 'upper secondary', format: secondary.toeic, examType: 27, name: 'TOEIC' },
] as const;

/** `formats`: ids of existing formats by name. The tests get the oldest date, so that lists show them last. */
export async function makeGifts(
  seed: SeedApp,
  operator: Actor,
  bank: readonly StoredQuestion[],
  formats: Map<string, string>,
  pools: Pools,
): Promise<void> {
  const { now, setClock, log } = seed;
  setClock(now - 150 * day);
  const make = async ({ format, ...test }: Test, number: number, pool: Pool = 'PRACTICE'): Promise<string> => {
    let formatId = formats.get(format.name);
    if (formatId === undefined) {
      formatId = await addFormat(seed, operator, format);
      formats.set(format.name, formatId);
    }
    const plan: ExamPlan = {
      ...test,
      format,
      formatId,
      gradeId: grade(number),
      grades: around(number, format.subject),
      pool,
    };
    return (await makeExam(seed, operator, bank, plan, pools)).id;
  };
  const gifts: { gradeId: string; examIds: string[]; samples: string[] }[] = [];
  for (const { first, last, of, ofEn, format, examType, name } of schools) {
    const names = { name: `${name} – đề rút gọn (${of})`, nameEn: `${name} – short paper (${ofEn})` };
    const international = await make({ ...names, examType, format, labels: ['SAMPLE'] }, Math.min(last, first + 2));
    for (let number = first; number <= last; number += 1) {
      const examIds = [international];
      for (const test of testsOf(number)) examIds.push(await make(test, number));
      if (examIds.length !== giftSize) throw new Error(`the gift of grade ${number} has ${examIds.length} tests`);
      // The sample tests are the gift's competency tests, then the further ones.
      const samples = examIds.slice(-competencyTests);
      for (const test of furtherSamplesOf(number)) samples.push(await make(test, number, 'EXAM'));
      if (samples.length !== sampleTestsOfGrade) throw new Error(`grade ${number} has ${samples.length} sample tests`);
      gifts.push({ gradeId: grade(number), examIds, samples });
    }
  }
  await addGiftExams(seed.app.db, gifts);
  await addSampleExams(
    seed.app.db,
    gifts.map(({ gradeId, samples }) => ({ gradeId, examIds: samples })),
  );
  log(`gifts of ${gifts.length} grades`);
}
