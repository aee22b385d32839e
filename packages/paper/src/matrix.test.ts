import fc from 'fast-check';
import { levels, matrixOfQuestions, type CountedQuestion } from '@vumon/domain';
import { paperColumnOf } from '@vumon/question-types/traits';
import { describe, expect, test } from 'vitest';
import { matrixGrids, type Grid, type PaperMatrix } from './matrix.ts';

const question = (more: Partial<CountedQuestion>): CountedQuestion => ({
  type: 'MC1',
  skill: 'NU',
  topic: 'T1',
  difficulty: 'M1',
  questions: 1,
  points: 100,
  ...more,
});

function matrixOf(questions: readonly CountedQuestion[]): PaperMatrix {
  const table = matrixOfQuestions(questions, paperColumnOf);
  return { table, names: Object.fromEntries(table.lines.map((line) => [line.id, line.topic ?? line.skill ?? ''])) };
}

/** The texts by row and column, with cells that span several of them repeated. */
function laidOut(grid: Grid): string[][] {
  const rows = [...grid.head, ...grid.body];
  const places: string[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (places[y]![x] !== undefined) x += 1;
      for (let dy = 0; dy < (cell.rows ?? 1); dy += 1)
        for (let dx = 0; dx < (cell.columns ?? 1); dx += 1) {
          expect(places[y + dy]?.[x + dx], `${y + dy}, ${x + dx} is free`).toBeUndefined();
          places[y + dy]![x + dx] = cell.text;
        }
    }
  });
  return places;
}

describe('the printed matrix', () => {
  const matrix = matrixOf([
    question({}),
    question({ type: 'TF5', difficulty: 'M3', points: 200 }),
    question({ type: 'FB8', difficulty: 'M4', points: 300 }),
    question({ topic: 'T2', type: 'EW1', difficulty: 'M3', points: 400 }),
  ]);

  test('has the nineteen columns of the dispatch, both higher levels as one', () => {
    const [grid] = matrixGrids(matrix, 'vi');
    const rows = laidOut(grid);
    expect(grid.widths).toHaveLength(19);
    expect(rows[3]!.slice(3, 18)).toEqual(Array.from({ length: 5 }, () => ['Biết', 'Hiểu', 'VD']).flat());
    expect(rows[2]!.slice(3, 15).filter((_, at) => at % 3 === 0)).toEqual([
      'Nhiều lựa chọn',
      '“Đúng – Sai”',
      'Trả lời ngắn',
      'Tự luận',
    ]);
    expect(rows[4]).toEqual(['1', 'T1', 'T1', '1', '', '', '', '', '1', '', '', '1', '', '', '', '1', '', '2', '60']);
    expect(rows[5]).toEqual(['2', 'T2', 'T2', '', '', '', '', '', '', '', '', '', '', '', '1', '', '', '1', '40']);
    expect(rows[7]!.slice(3)).toEqual('1 1 1 2 2 2 3 3 3 4 4 4 1 0 9 10'.split(' '));
    expect(rows[8]!.slice(3)).toEqual('10 10 10 20 20 20 30 30 30 40 40 40 10 0 90 100'.split(' '));
  });

  test('has requirements in the sixteen columns of the specification table', () => {
    const [line] = matrix.table.lines;
    const required = {
      ...matrix,
      table: {
        ...matrix.table,
        lines: [{ ...line!, requirements: { M1: 'Nhận ra số', M4: 'Chứng minh' } }, ...matrix.table.lines.slice(1)],
      },
    };
    const [, grid] = matrixGrids(required, 'vi');
    expect(grid.widths).toHaveLength(16);
    expect(laidOut(grid)[4]![3]).toBe('Nhận biết: Nhận ra số\nVận dụng cao: Chứng minh');
  });

  test('fits on a page, and every row has every column, whatever the test contains', () => {
    const drawn = fc.record({
      type: fc.constantFrom('MC1', 'TF5', 'FB8', 'EW1', 'DL1', 'MIX1'),
      topic: fc.constantFrom('T1', 'T2', null),
      skill: fc.constantFrom('NU' as const, 'GE' as const),
      difficulty: fc.constantFrom('NA', ...levels),
      questions: fc.integer({ min: 1, max: 5 }),
      points: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 20 }), (questions) => {
        for (const grid of matrixGrids(matrixOf(questions), 'en')) {
          expect(grid.widths.reduce((all, one) => all + one, 0)).toBeCloseTo(267);
          for (const row of laidOut(grid)) expect(Object.keys(row)).toHaveLength(grid.widths.length);
        }
        const total = questions.reduce((sum, one) => sum + one.questions, 0);
        const counted = laidOut(matrixGrids(matrixOf(questions), 'en')[0]).at(-3)!;
        expect(counted.at(-1)).toBe(String(total));
      }),
    );
  });
});
