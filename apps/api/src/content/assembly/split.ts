/** Dividing the questions of several forms among them so that each satisfies every cell and all are equally hard. */
import type { BankQuestion } from './bank.ts';
import { levels } from '@vumon/domain';
import { statementCounts } from './classes.ts';
import type { Problem, StatementCounts } from './problem.ts';
import { Unsolved, type Solver } from './solver.ts';

export interface Pooled {
  readonly question: BankQuestion;
  /** Place of the cell that it is for. */
  readonly cell: number;
  readonly cost: number;
}

/** Shares of right answers to expect where there are no results yet, by level. */
const byLevel: Readonly<Record<string, number>> = { M1: 0.8, M2: 0.65, M3: 0.45, M4: 0.3 };
export const expectedOf = ({ expected, level }: BankQuestion): number => expected ?? byLevel[level] ?? 0.6;

/** Expected shares of a class are within this of one another. */
const grain = 0.02;

/** Numbers that a form may still take of a topic, a series, or outside the preferred series. */
export type Caps = (question: BankQuestion) => readonly { readonly key: string; readonly most: number }[];

export interface Share {
  /** The pool is enough for so many forms. */
  readonly forms: number;
  /** How many numbers each cell takes. */
  readonly wanted: readonly number[];
  /** And how many statements of each level, where it asks for them. */
  readonly statements: readonly (StatementCounts | null)[];
  /** The sum of expected shares to come near. */
  readonly target: number | null;
  readonly caps: Caps;
}

/**
 * One form out of a pool that is enough for `forms` of them, leaving enough for the rest; null when these questions
 * cannot be divided so.
 */
export function takeForm(
  solver: Solver,
  problem: Problem,
  pool: readonly Pooled[],
  { forms, wanted, statements, target, caps }: Share,
): Pooled[] | null {
  const groups = [
    ...Map.groupBy(pool, ({ question, cell }) => {
      const capped = caps(question).map(({ key }) => key);
      return `${cell}|${question.items}|${question.statements}|${capped.join()}|${Math.round(expectedOf(question) / grain)}`;
    }).values(),
  ].map((members) => members.toSorted((a, b) => a.cost - b.cost));
  const rows: { lower: number; upper: number }[] = [];
  const entries: [number, number][][] = groups.map(() => []);
  problem.cells.forEach((_, cell) => {
    const row = rows.push({ lower: wanted[cell]!, upper: wanted[cell]! }) - 1;
    groups.forEach((group, at) => {
      if (group[0]!.cell === cell) entries[at]!.push([row, group[0]!.question.items]);
    });
  });
  // Statements of clusters, level by level.
  statements.forEach((counts, cell) => {
    if (counts === null) return;
    for (const level of levels) {
      const row = rows.push({ lower: -Infinity, upper: counts[level] ?? 0 }) - 1;
      groups.forEach((group, at) => {
        const own = statementCounts(group[0]!.question)[level] ?? 0;
        if (group[0]!.cell === cell && own > 0) entries[at]!.push([row, own]);
      });
    }
  });
  const capped = new Map<string, { most: number; groups: number[]; all: number }>();
  groups.forEach((group, at) => {
    for (const { key, most } of caps(group[0]!.question)) {
      const cap = capped.get(key) ?? { most, groups: [], all: 0 };
      cap.groups.push(at);
      cap.all += group.length * group[0]!.question.items;
      capped.set(key, cap);
    }
  });
  for (const { most, groups: of, all } of capped.values()) {
    // At least so many that the others can take the rest.
    const row = rows.push({ lower: all - (forms - 1) * most, upper: most }) - 1;
    for (const at of of) entries[at]!.push([row, groups[at]![0]!.question.items]);
  }
  const cost = groups.map((group) => group.reduce((sum, one) => sum + one.cost, 0) / group.length / 100);
  if (target !== null) {
    const row = rows.push({ lower: target, upper: target }) - 1;
    groups.forEach((group, at) => {
      const [{ question }] = group as [Pooled];
      entries[at]!.push([row, expectedOf(question) * question.items]);
    });
    entries.push([[row, 1]], [[row, -1]]);
    cost.push(10, 10);
  }
  const starts = new Int32Array(entries.length + 1);
  entries.forEach((list, at) => (starts[at + 1] = starts[at]! + list.length));
  const all = entries.flat();
  try {
    const { columns } = solver.minimize(
      {
        cost: Float64Array.from(cost),
        colUpper: Float64Array.from(entries, (_, at) => groups[at]?.length ?? Infinity),
        integer: Int32Array.from(entries, (_, at) => Number(at < groups.length)),
        rowLower: Float64Array.from(rows, ({ lower }) => lower),
        rowUpper: Float64Array.from(rows, ({ upper }) => upper),
        matrix: {
          starts,
          indices: Int32Array.from(all, ([row]) => row),
          values: Float64Array.from(all, ([, value]) => value),
        },
      },
      1,
    );
    return groups.flatMap((group, at) => group.slice(0, Math.round(columns[at]!)));
  } catch (error) {
    if (error instanceof Unsolved) return null;
    throw error;
  }
}
