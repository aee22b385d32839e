import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blueprintProblems, partsOf, sumOf } from './blueprint.ts';
import {
  levelsOfCells,
  matrixCells,
  matrixProblems,
  matrixOfQuestions,
  matrixTable,
  percents,
  questionsOfCells,
  type MatrixPart,
  type MatrixRow,
  type PartCell,
  type ColumnOf,
  type PaperColumn,
} from './matrix.ts';
import { levels, strands } from './vocabulary.ts';

/** As the types state it. */
const columns: Readonly<Record<string, PaperColumn['kind']>> = {
  MC: 'choice',
  TF: 'true-false',
  FB: 'short',
  SA: 'essay',
  EW: 'essay',
};
const columnOf: ColumnOf = (type) => ({
  kind: columns[type.slice(0, 2)] ?? 'other',
  statements: type === 'TF5' ? 4 : 1,
});

const rows: MatrixRow[] = [
  { id: 'row1', skill: 'NU', topic: 'M9-01', unit: 'Giải hệ phương trình' },
  { id: 'row2', skill: 'GE', topic: 'M9-06', unit: '' },
];
const part = (id: string, points: number, types: string[], cells: PartCell[]) => ({
  id,
  name: `Part ${id}`,
  questions: questionsOfCells(cells),
  points,
  types,
  levels: levelsOfCells(cells),
  cells,
});
const choice = part(
  'p001',
  300,
  ['MC1'],
  [
    { row: 'row1', level: 'M1', questions: 2 },
    { row: 'row2', level: 'M2', questions: 1 },
  ],
);
const short = part('p002', 200, ['FB8'], [{ row: 'row2', level: 'M3', questions: 1 }]);
const sections = [{ skill: 'MX' as const, parts: [choice, short] }];

describe('a matrix', () => {
  test('that agrees with its parts has no problem', () => expect(matrixProblems(sections, rows)).toEqual([]));

  test.each([
    [
      'a cell of no row',
      [{ ...choice, cells: [...choice.cells, { row: 'gone', level: 'M1' as const, questions: 0 }] }],
      'rowUnknown',
    ],
    [
      'a place twice',
      [{ ...choice, cells: [...choice.cells, { row: 'row1', level: 'M1' as const, questions: 0 }] }],
      'repeated',
    ],
    ['a sum that differs', [{ ...choice, questions: 4 }], 'cellsDiffer'],
    ['levels that differ', [{ ...choice, levels: { M1: 1, M2: 2 } }], 'cellLevelsDiffer'],
    [
      'a part without cells beside rows',
      [{ id: 'p003', name: '', questions: 1, points: 100, levels: { M1: 1 } }],
      'required',
    ],
  ])('%s is a problem', (_, parts, code) => {
    const problems = matrixProblems([{ skill: 'MX', parts: [...parts, short] }], rows);
    expect(problems.map((problem) => problem.code)).toContain(code);
  });

  const clusters = {
    ...part(
      'p004',
      200,
      ['TF5'],
      [
        { row: 'row1', level: 'M1', questions: 2 },
        { row: 'row1', level: 'M2', questions: 1 },
        { row: 'row1', level: 'M3', questions: 1 },
        { row: 'row2', level: 'M1', questions: 4 },
      ],
    ),
    questions: 2,
    statements: 4,
  };

  test('of a part that counts statements needs whole clusters in each row', () => {
    const problemsOf = (one: MatrixPart) => matrixProblems([{ skill: 'MX', parts: [one, short] }], rows);
    expect(problemsOf(clusters)).toEqual([]);
    const path = 'sections.0.parts.0.cells';
    expect(problemsOf({ ...clusters, questions: 3 })).toEqual([
      { path, code: 'statementCellsDiffer', params: { sum: 8, total: 12 } },
    ]);
    const moved = clusters.cells.map((cell) => (cell.level === 'M3' ? { ...cell, row: 'row2' } : cell));
    expect(problemsOf({ ...clusters, cells: moved })).toEqual([
      { path, code: 'clusterBroken', params: { row: 1, count: 4 } },
    ]);
  });

  test('prints statements as they are counted, each with its share of the points', () => {
    const table = matrixTable([{ skill: 'MX', parts: [clusters] }], rows, columnOf);
    expect(table.columns).toEqual(['M1', 'M2', 'M3'].map((level) => ({ kind: 'true-false', level })));
    expect(table.totals).toEqual([
      { questions: 6, points: 150 },
      { questions: 1, points: 25 },
      { questions: 1, points: 25 },
    ]);
    expect(table.lines.map(({ percent }) => percent)).toEqual([50, 50]);
  });

  test('a row without a cell is a problem, and so is a strand that its section does not have', () => {
    expect(matrixProblems(sections, [...rows, { ...rows[0]!, id: 'row3' }])).toEqual([
      { path: 'rows.2', code: 'rowEmpty' },
    ]);
    expect(matrixProblems([{ skill: 'NU', parts: [choice] }, sections[0]!], rows)[0]).toEqual({
      path: 'sections.0.parts.0.cells',
      code: 'otherSkill',
    });
  });

  test('gives the assembly one cell for each row and level, with the points of its numbers', () => {
    expect(matrixCells(sections, rows)).toEqual([
      {
        part: 'p001',
        row: 'row1',
        skill: 'NU',
        topic: 'M9-01',
        types: ['MC1'],
        level: 'M1',
        questions: 2,
        statements: null,
        points: 200,
      },
      {
        part: 'p001',
        row: 'row2',
        skill: 'GE',
        topic: 'M9-06',
        types: ['MC1'],
        level: 'M2',
        questions: 1,
        statements: null,
        points: 100,
      },
      {
        part: 'p002',
        row: 'row2',
        skill: 'GE',
        topic: 'M9-06',
        types: ['FB8'],
        level: 'M3',
        questions: 1,
        statements: null,
        points: 200,
      },
    ]);
  });

  test('is derived where a format has none: from the section’s skill, the part’s topic and its levels', () => {
    const plain = [
      {
        skill: 'GR' as const,
        parts: [{ id: 'p001', questions: 3, points: 100, levels: { M1: 2, M3: 1 }, topic: 'EG-1' }],
      },
      { skill: 'MX' as const, parts: [{ id: 'p002', questions: 2, points: 50 }] },
    ];
    expect(
      matrixCells(plain, []).map(({ skill, topic, level, questions, points }) => [
        skill,
        topic,
        level,
        questions,
        points,
      ]),
    ).toEqual([
      ['GR', 'EG-1', 'M1', 2, 67],
      ['GR', 'EG-1', 'M3', 1, 33],
      [null, null, null, 2, 50],
    ]);
  });
});

test('a part is counted in the column of its types, in `other` where they differ', () => {
  const kindOf = (types: string[] | undefined) => {
    const part = { id: 'p', name: '', questions: 1, points: 100, types };
    return matrixTable([{ id: 's', skill: 'MX', parts: [part] }] as never, [], columnOf).columns[0]!.kind;
  };
  expect(kindOf(['MC1', 'MC9'])).toBe('choice');
  expect(kindOf(['MC1', 'TF1'])).toBe('other');
  expect(kindOf(undefined)).toBe('any');
});

test('the printed table has the three levels of each kind, with totals and shares', () => {
  const table = matrixTable(sections, rows, columnOf);
  expect(table.columns.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'choice M1',
    'choice M2',
    'choice M3',
    'short M1',
    'short M2',
    'short M3',
  ]);
  expect(table.lines.map((line) => line.cells.map((cell) => cell?.questions ?? 0))).toEqual([
    [2, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 1],
  ]);
  expect(table.lines.map((line) => line.percent)).toEqual([40, 60]);
  expect(table.byKind).toMatchObject([
    { kind: 'choice', questions: 3, points: 300, percent: 60 },
    { kind: 'short', questions: 1, points: 200, percent: 40 },
  ]);
});

test('statements of a cluster are counted, each at its own level, with an equal share of the points', () => {
  const cluster = { type: 'TF5', skill: 'NU' as const, topic: 'M9-01', difficulty: 'M2', questions: 1, points: 100 };
  const table = matrixOfQuestions(
    [
      { ...cluster, statements: ['M1', 'M1', null, 'M3'] },
      { ...cluster, type: 'MC1', difficulty: 'M1', points: 25 },
    ],
    columnOf,
  );
  const seen = table.columns.map(({ kind, level }, at) => [
    kind,
    level,
    table.totals[at]!.questions,
    table.totals[at]!.points,
  ]);
  expect(seen).toEqual([
    ['choice', 'M1', 1, 25],
    ['choice', 'M2', 0, 0],
    ['choice', 'M3', 0, 0],
    ['true-false', 'M1', 2, 50],
    ['true-false', 'M2', 1, 25],
    ['true-false', 'M3', 1, 25],
  ]);
  expect(table.total).toEqual({ questions: 5, points: 125 });
});

test('a format counts four statements for each cluster', () => {
  const part = { name: 'Đúng – Sai', instructions: '', points: 400, types: ['TF5'], id: 'tf' };
  const table = matrixTable(
    [{ id: 's', skill: 'MX', parts: [{ ...part, questions: 4, levels: { M1: 2, M2: 1, M3: 1 } }] }] as never,
    [],
    columnOf,
  );
  expect(table.totals.map(({ questions }) => questions)).toEqual([8, 4, 4]);
  expect(table.total).toEqual({ questions: 16, points: 400 });
});

test('a test without a matrix is counted by topic, else by skill, and by its own types and levels', () => {
  const counted = { skill: 'NU' as const, topic: 'M9-01', questions: 1, points: 100 };
  const table = matrixOfQuestions(
    [
      { ...counted, type: 'MC1', difficulty: 'M1' },
      { ...counted, type: 'TF5', difficulty: 'M4', points: 200 },
      { ...counted, type: 'MC1', difficulty: 'M1', topic: null, skill: 'GE' },
      { ...counted, type: 'MC9', difficulty: 'NA', questions: 3, points: 400 },
    ],
    columnOf,
  );
  expect(table.lines.map(({ topic, skill, total }) => [topic, skill, total.questions])).toEqual([
    ['M9-01', 'NU', 5],
    [null, 'GE', 1],
  ]);
  const counts = (line: number) =>
    Object.fromEntries(
      table.columns.flatMap(({ kind, level }, at) => {
        const cell = table.lines[line]!.cells[at];
        return cell ? [[`${kind} ${level}`, cell.questions]] : [];
      }),
    );
  expect(counts(0)).toEqual({ 'choice M1': 1, 'choice any': 3, 'true-false M4': 1 });
  expect(counts(1)).toEqual({ 'choice M1': 1 });
  expect(table.total).toEqual({ questions: 6, points: 800 });
  expect(table.lines.map(({ percent }) => percent)).toEqual([87.5, 12.5]);
});

test('per cents sum to exactly 100, whatever the points', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 30 }), (points) => {
      const shares = percents(points);
      expect(Math.round(sumOf(shares) * 10)).toBe(sumOf(points) === 0 ? 0 : 1000);
      expect(shares.every((share) => share >= 0)).toBe(true);
    }),
  );
});

test('totals agree however a matrix is filled', () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rowCount, partCount]) =>
      fc
        .array(
          fc.tuple(
            fc.array(fc.integer({ min: 0, max: 3 }), {
              minLength: rowCount * levels.length,
              maxLength: rowCount * levels.length,
            }),
            fc.integer({ min: 0, max: 500 }),
            fc.constantFrom(['MC1'], ['TF5'], ['FB8'], ['EW1'], undefined),
          ),
          { minLength: partCount, maxLength: partCount },
        )
        .map((drawn) => {
          const made = Array.from({ length: rowCount }, (_, r): MatrixRow => ({
            id: `row${r}`,
            skill: strands[r % strands.length]!,
            topic: null,
            unit: `Unit ${r}`,
          }));
          const parts = drawn.map(([counts, extra, types], p) => {
            const cells = counts.map((questions, at) => ({
              row: `row${Math.floor(at / levels.length)}`,
              level: levels[at % levels.length]!,
              questions,
            }));
            const questions = questionsOfCells(cells);
            return {
              id: `part${p}`,
              name: '',
              questions,
              points: questions + extra,
              types,
              cells,
              levels: levelsOfCells(cells),
            };
          });
          return { made, parts: parts.filter(({ questions }) => questions > 0) };
        }),
    );
  fc.assert(
    fc.property(matrix, ({ made, parts }) => {
      const drawn = [{ skill: 'MX' as const, parts }];
      const questions = sumOf(parts.map((one) => one.questions));
      const points = sumOf(parts.map((one) => one.points));
      const used = made.filter((row) =>
        parts.some((one) => one.cells.some((cell) => cell.row === row.id && cell.questions > 0)),
      );
      const trimmed = [
        {
          ...drawn[0]!,
          parts: parts.map((one): MatrixPart & { name: string } => ({
            ...one,
            cells: one.cells.filter((cell) => cell.questions > 0),
          })),
        },
      ];
      expect(matrixProblems(trimmed, used)).toEqual([]);
      expect(
        blueprintProblems({
          cognition: 'SPECIFIED',
          totalQuestions: questions,
          totalPoints: points,
          sections: trimmed,
        }),
      ).toEqual([]);
      const cells = matrixCells(trimmed, used);
      for (const one of partsOf(trimmed)) {
        const own = cells.filter((cell) => cell.part === one.id);
        expect(sumOf(own.map((cell) => cell.questions))).toBe(one.questions);
        expect(sumOf(own.map((cell) => cell.points))).toBe(one.points);
      }
      const table = matrixTable(trimmed, used, columnOf);
      // The printed table counts the four statements of a cluster.
      const counted = sumOf(
        parts.map(
          (one) =>
            one.questions * (one.types?.length && one.types.every((type) => columnOf(type).statements === 4) ? 4 : 1),
        ),
      );
      expect(table.total).toEqual({ questions: counted, points });
      for (const sums of [table.totals, table.byKind, table.byLevel, table.lines.map((line) => line.total)]) {
        expect(sumOf(sums.map((sum) => sum.questions))).toBe(counted);
        expect(sumOf(sums.map((sum) => sum.points))).toBe(points);
      }
      table.lines.forEach((line) =>
        expect(sumOf(line.cells.map((cell) => cell?.questions ?? 0))).toBe(line.total.questions),
      );
    }),
  );
});
