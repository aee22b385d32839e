/**
 * Formats of maths for the tests of a term, with the topics that are taught before each of them as rows of the matrix.
 * The order of topics over the year is that of the most used course; a teacher who follows another one copies the
 * format and changes its rows.
 */
import { topicAt } from '@vumon/content';
import { levels, type MatrixRow, type PartCell } from '@vumon/domain';
import type { FormatPlan, Part } from './formats.ts';

/** Topics of each test of secondary school, by their number in the grade (`M9-01` has number 1). */
interface Year {
  readonly midTerm1: readonly number[];
  readonly endOfTerm1: readonly number[];
  readonly midTerm2: readonly number[];
  readonly endOfTerm2: readonly number[];
}

const secondary: Readonly<Record<number, Year>> = {
  6: { midTerm1: [1, 2], endOfTerm1: [1, 2, 3, 6, 7], midTerm2: [4, 5, 8], endOfTerm2: [4, 5, 8, 9, 10] },
  7: { midTerm1: [1, 2, 6], endOfTerm1: [1, 2, 6, 7, 9], midTerm2: [3, 4, 10], endOfTerm2: [3, 4, 5, 8, 10] },
  8: { midTerm1: [1, 2, 8], endOfTerm1: [1, 2, 8, 9, 11], midTerm2: [3, 4, 10], endOfTerm2: [3, 4, 5, 6, 7, 10, 12] },
  9: { midTerm1: [1, 2, 3], endOfTerm1: [1, 2, 3, 4, 7, 8], midTerm2: [5, 6, 11], endOfTerm2: [5, 6, 9, 10, 11, 12] },
  10: { midTerm1: [1, 2, 5], endOfTerm1: [1, 2, 5, 6, 8], midTerm2: [3, 7], endOfTerm2: [3, 4, 7, 9] },
  11: { midTerm1: [1, 2, 6], endOfTerm1: [1, 2, 4, 6, 8], midTerm2: [3, 5], endOfTerm2: [3, 5, 7, 9] },
  12: { midTerm1: [1, 2, 3], endOfTerm1: [1, 2, 3, 6, 8], midTerm2: [4, 5, 7], endOfTerm2: [4, 5, 7, 9] },
};

/** Ids of the topics that a test of a term asks. */
export const topicsBefore = (grade: number, test: keyof Year): string[] =>
  secondary[grade]![test].map((number) => topicAt(grade, number).topic);

/** Primary school has tests at the end of each term only. */
const primary: Readonly<Record<number, Pick<Year, 'endOfTerm1' | 'endOfTerm2'>>> = {
  1: { endOfTerm1: [1, 2, 5], endOfTerm2: [3, 4, 6, 7] },
  2: { endOfTerm1: [1, 2, 6, 7, 8], endOfTerm2: [2, 3, 4, 5, 9] },
  3: { endOfTerm1: [1, 2, 3, 5, 7, 10], endOfTerm2: [3, 4, 6, 8, 9, 11] },
  4: { endOfTerm1: [1, 2, 3, 8, 9, 10], endOfTerm2: [4, 5, 6, 7, 11] },
  5: { endOfTerm1: [1, 2, 3, 6], endOfTerm2: [4, 5, 7, 8, 9, 10] },
};

/** Distributes the questions of each part over the topics in turn, so that their counts differ by one at most. */
function withTopics(plan: FormatPlan, grade: number, topics: readonly number[]): FormatPlan {
  const rows = topics.map((number): MatrixRow => ({ id: `row${number}`, ...topicAt(grade, number), unit: '' }));
  let turn = 0;
  const parts = plan.parts.map((part): Part => {
    const counts = new Map<string, PartCell>();
    // The statements of a question have one topic.
    const step = part.statements ?? 1;
    for (const level of levels)
      for (let left = part.levels?.[level] ?? 0; left > 0; left -= step) {
        const row = rows[turn++ % rows.length]!.id;
        const before = counts.get(`${row} ${level}`)?.questions ?? 0;
        counts.set(`${row} ${level}`, { row, level, questions: before + step });
      }
    return { ...part, cells: [...counts.values()] };
  });
  return { ...plan, parts, rows };
}

/**
 * The shares of dispatch 7991: choice 3, true or false 2, short answers 2, written solutions 3 points; of these 4 for
 * knowing, 3 for understanding, 3 for applying.
 */
const secondaryTerm = (grade: number, name: string, topics: readonly number[]): FormatPlan =>
  withTopics(
    {
      name: `Toán ${grade} – ${name} (Công văn 7991)`,
      gradeId: `G${grade}`,
      subject: 'MATH',
      minutes: 90,
      parts: [
        {
          skill: 'MX',
          name: 'Phần I. Trắc nghiệm nhiều phương án',
          instructions: 'Mỗi câu hỏi học sinh chỉ chọn một phương án.',
          questions: 12,
          points: 3,
          levels: { M1: 8, M2: 4 },
          types: ['MC1'],
        },
        {
          skill: 'MX',
          name: 'Phần II. Trắc nghiệm đúng sai',
          instructions: 'Trong mỗi ý a), b), c), d) ở mỗi câu, học sinh chọn đúng hoặc sai.',
          questions: 2,
          points: 2,
          levels: { M1: 4, M2: 4 },
          statements: 4,
          types: ['TF5'],
        },
        {
          skill: 'MX',
          name: 'Phần III. Trả lời ngắn',
          instructions: 'Học sinh ghi đáp số của mỗi câu.',
          questions: 4,
          points: 2,
          levels: { M1: 2, M2: 2 },
          types: ['FB8'],
        },
        {
          skill: 'MX',
          name: 'Phần IV. Tự luận',
          instructions: 'Học sinh trình bày lời giải.',
          questions: 3,
          points: 3,
          levels: { M3: 3 },
          types: ['EW1'],
        },
      ],
    },
    grade,
    topics,
  );

/** Primary school: three levels, half of the points for the first. */
const primaryTerm = (grade: number, name: string, topics: readonly number[]): FormatPlan =>
  withTopics(
    {
      name: `Toán ${grade} – ${name}`,
      gradeId: `G${grade}`,
      subject: 'MATH',
      minutes: 40,
      parts: [
        {
          skill: 'MX',
          name: 'Phần I. Trắc nghiệm',
          questions: 8,
          points: 4,
          levels: { M1: 6, M2: 2 },
          types: ['MC1', 'TF1', 'FB8'],
        },
        { skill: 'MX', name: 'Phần II. Tính và giải toán', questions: 4, points: 6, levels: { M1: 1, M2: 2, M3: 1 } },
      ],
    },
    grade,
    topics,
  );

export function mathsTerms(grade: number): FormatPlan[] {
  const year = secondary[grade]!;
  return [
    secondaryTerm(grade, 'Giữa học kỳ I', year.midTerm1),
    secondaryTerm(grade, 'Cuối học kỳ I', year.endOfTerm1),
    secondaryTerm(grade, 'Giữa học kỳ II', year.midTerm2),
    secondaryTerm(grade, 'Cuối học kỳ II', year.endOfTerm2),
  ];
}

export function primaryMathsTerms(grade: number): FormatPlan[] {
  const year = primary[grade]!;
  return [primaryTerm(grade, 'Cuối học kỳ I', year.endOfTerm1), primaryTerm(grade, 'Cuối học kỳ II', year.endOfTerm2)];
}
