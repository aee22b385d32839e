/**
 * A problem as rows and columns for the solver. A column says how many questions of a class a cell takes; cells that
 * cannot be filled have a column for what is missing, so that the model itself always has a solution. Pure.
 */
import { levels, type Level } from '@vumon/domain';
import type { Bank } from './bank.ts';
import { cheapest, type Classes, type QuestionClass } from './classes.ts';
import type { Condition, Problem } from './problem.ts';
import type { Program } from './solver.ts';

/** Forms that are planned together: one of them, or several of which only the sum is decided. */
export interface Block {
  readonly forms: number;
  /** Questions of this block are in every form. */
  readonly core: boolean;
}

export interface Variable {
  readonly block: number;
  readonly stock: number;
  /** Place of the class in its stock. */
  readonly place: number;
  readonly cell: number;
  /** Its columns, one after another: so many questions at a price each, cheap ones first. */
  readonly from: number;
  readonly to: number;
}

export interface Model {
  readonly blocks: readonly Block[];
  readonly variables: readonly Variable[];
  /** For each cell the columns of its missing numbers. */
  readonly missing: readonly (readonly number[])[];
  /** Columns of questions that have several numbers. */
  readonly several: readonly number[];
  /**
   * The program with some conditions in force and without the others. `fill` prices each missing number alike; `choose`
   * prices every question besides, and a missing number above all.
   */
  program(active: ReadonlySet<Condition>, goal: 'fill' | 'choose'): Program;
}

/** Every condition of a problem. */
export function conditionsOf({ cells, rules, forms }: Problem): Condition[] {
  return [
    ...cells.flatMap((cell): Condition[] => (cell.count > 0 ? [`cell:${cell.id}`] : [])),
    'whole',
    ...(rules.alike ? (['alike'] as const) : []),
    ...(rules.recent?.length ? (['recent'] as const) : []),
    ...(rules.mine ? (['mine'] as const) : []),
    ...(rules.others !== null && rules.preferred !== null ? (['others'] as const) : []),
    ...(rules.perSeries !== null ? (['perSeries'] as const) : []),
    ...(rules.perTopic !== null ? (['perTopic'] as const) : []),
    ...(forms > 1 ? (['shared'] as const) : []),
  ];
}

/** Sizes of the steps in which a class is taken: the first ones one by one, because there prices differ most. */
function steps(most: number): number[] {
  const sizes: number[] = [];
  for (let left = most; left > 0;) {
    const size = Math.min(left, sizes.length < 4 ? 1 : 2 ** (sizes.length - 3));
    sizes.push(size);
    left -= size;
  }
  return sizes;
}

interface Row {
  lower: number;
  upper: number;
  /** The condition that the row stands for, and its upper bound without it. */
  condition?: Condition;
  free?: number;
}

interface Column {
  readonly cost: number;
  readonly upper: number;
  /** Rows that the column counts in, each with its coefficient. */
  readonly entries: readonly (readonly [row: number, coefficient: number])[];
  /** Conditions of which each forbids the column. */
  readonly zero?: readonly Condition[];
}

/** The rows and columns made so far; both are named by their numbers. */
class Tableau {
  readonly rows: Row[] = [];
  readonly columns: Column[] = [];

  addRow(row: Row): number {
    return this.rows.push(row) - 1;
  }

  addColumn(column: Column): number {
    return this.columns.push(column) - 1;
  }

  /** Coefficients by column, as the solver reads them. */
  matrix(): Program['matrix'] {
    const starts = new Int32Array(this.columns.length + 1);
    const indices: number[] = [];
    const values: number[] = [];
    this.columns.forEach(({ entries }, at) => {
      for (const [row, value] of entries) {
        indices.push(row);
        values.push(value);
      }
      starts[at + 1] = indices.length;
    });
    return { starts, indices: Int32Array.from(indices), values: Float64Array.from(values) };
  }
}

/** A block whose forms are filled on their own: every block but the core. */
interface Part extends Block {
  readonly index: number;
}

/** The rows of the caps that a class counts in: for each cap one row a part, made when first asked for. */
function capsOf(tableau: Tableau, parts: readonly Part[], bank: Bank, { held: ids, rules }: Problem) {
  const held = ids.flatMap((id) => bank.questions[bank.at.get(id) ?? -1] ?? []);
  const heldItems = (where: (one: (typeof held)[number]) => boolean) =>
    held.filter(where).reduce((sum, { items }) => sum + items, 0);
  const made = new Map<string, number[]>();
  const capOf = (
    condition: 'others' | 'perSeries' | 'perTopic',
    of: string | null,
    most: number,
    used: () => number,
  ): number[] => {
    const key = `${condition} ${of}`;
    let rows = made.get(key);
    if (!rows) {
      const left = Math.max(0, most - used());
      rows = parts.map(({ forms }) =>
        tableau.addRow({ lower: -Infinity, upper: left * forms, condition, free: Infinity }),
      );
      made.set(key, rows);
    }
    return rows;
  };
  return ({ topic, series }: QuestionClass): number[][] => [
    ...(rules.perTopic !== null && topic !== null
      ? [capOf('perTopic', topic, rules.perTopic, () => heldItems((one) => one.topic === topic))]
      : []),
    ...(rules.perSeries !== null && series !== null
      ? [capOf('perSeries', series, rules.perSeries, () => heldItems((one) => one.series === series))]
      : []),
    ...(rules.others !== null && rules.preferred !== null && series !== rules.preferred
      ? [capOf('others', null, rules.others, () => heldItems((one) => one.series !== rules.preferred))]
      : []),
  ];
}

/** A class of questions that a block may take for a cell. */
interface Choice {
  readonly cls: QuestionClass;
  /** Of the class, cheap ones first; empty where prices do not matter. */
  readonly members: readonly { readonly cost: number }[];
  /** How many questions may be taken. */
  readonly most: number;
  /** Conditions of which each forbids the choice. */
  readonly forbiddenBy: readonly Condition[];
  /** What a question costs besides its own price. */
  readonly extraCost: number;
  /** What one number adds to the rows that count numbers. */
  readonly perNumber: readonly (readonly [number, number])[];
  /** What one question adds to the rows that count questions, or statements of clusters. */
  readonly perQuestion: readonly (readonly [number, number])[];
}

/** Columns of one choice. `several`: those of questions with several numbers, and of what is left out of them. */
function addChoice(tableau: Tableau, choice: Choice, priced: boolean): { from: number; to: number; several: number[] } {
  const { cls, members, most, forbiddenBy, extraCost, perNumber, perQuestion } = choice;
  const from = tableau.columns.length;
  /** Numbers that are left out of questions when they need not be taken whole. */
  const leftOut = cls.items > 1 ? tableau.addRow({ lower: -Infinity, upper: 0 }) : null;
  let taken = 0;
  for (const size of priced || most === 0 ? steps(most) : [most]) {
    const price = members.slice(taken, taken + size).reduce((sum, { cost }) => sum + cost, 0) / size;
    taken += size;
    tableau.addColumn({
      cost: cls.items * (price + extraCost),
      upper: size,
      zero: forbiddenBy,
      entries: [
        ...perNumber.map(([row, value]) => [row, value * cls.items] as const),
        ...perQuestion,
        ...(leftOut === null ? [] : [[leftOut, 1 - cls.items] as const]),
      ],
    });
  }
  const to = tableau.columns.length;
  const several = cls.items > 1 ? Array.from({ length: to - from }, (_, at) => from + at) : [];
  if (leftOut !== null)
    several.push(
      tableau.addColumn({
        cost: 0,
        upper: Infinity,
        zero: ['whole'],
        entries: [...perNumber.map(([row, value]) => [row, -value] as const), [leftOut, 1]],
      }),
    );
  return { from, to, several };
}

/** Without prices a class is one column: enough to say what is missing, and far smaller. */
export function modelOf(
  bank: Bank,
  problem: Problem,
  classes: Classes,
  blocks: readonly Block[],
  { priced = true }: { readonly priced?: boolean } = {},
): Model {
  const { cells } = problem;
  const tableau = new Tableau();
  const parts = blocks.flatMap((block, index) => (block.core ? [] : [{ ...block, index }]));
  const forms = parts.reduce((sum, part) => sum + part.forms, 0);
  const need = cells.reduce((sum, { count }) => sum + count, 0) * forms;
  /** Dearer than anything that filling one more number can change elsewhere. */
  const missingCost = 8 * Math.max(1, forms) * Math.max(1, need) + 100;
  const cellRows = parts.map((part) =>
    cells.map(({ count }) => tableau.addRow({ lower: count * part.forms, upper: count * part.forms })),
  );
  const missing = cells.map(({ count }, place) =>
    parts.map((part, at) =>
      tableau.addColumn({
        cost: missingCost,
        upper: count * part.forms,
        entries: [[cellRows[at]![place]!, 1]],
      }),
    ),
  );
  const levelRows = levelRowsOf(tableau, parts, problem);
  const { variables, several } = addClasses(tableau, {
    bank,
    problem,
    classes,
    blocks,
    parts,
    cellRows,
    levelRows,
    priced,
  });
  const { rows, columns } = tableau;
  const integer = new Int32Array(columns.length).fill(1);
  const matrix = tableau.matrix();
  return {
    blocks,
    variables,
    missing,
    several,
    program(active, goal) {
      const off = (condition: Condition | undefined) => condition !== undefined && !active.has(condition);
      const cost = Float64Array.from(columns, ({ cost }) => (goal === 'choose' ? cost : 0));
      missing.forEach((ofParts, cell) => {
        const counts = active.has(`cell:${cells[cell]!.id}`);
        for (const column of ofParts) cost[column] = !counts ? 0 : goal === 'choose' ? missingCost : 1;
      });
      return {
        cost,
        integer,
        matrix,
        colUpper: Float64Array.from(columns, ({ upper, zero }) => (zero?.some((one) => active.has(one)) ? 0 : upper)),
        rowLower: Float64Array.from(rows, ({ lower }) => lower),
        rowUpper: Float64Array.from(rows, ({ upper, condition, free }) => (off(condition) ? free! : upper)),
      };
    },
  };
}

/** By part and cell a row for each level of its statements: clusters may be missing, but no level is exceeded. */
type LevelRows = readonly (readonly ReadonlyMap<Level, number>[])[];

const levelRowsOf = (tableau: Tableau, parts: readonly Part[], { cells }: Problem): LevelRows =>
  parts.map(({ forms }) =>
    cells.map(
      ({ statements }) =>
        new Map(
          statements === null
            ? []
            : levels.map((level) => [
                level,
                tableau.addRow({ lower: -Infinity, upper: (statements[level] ?? 0) * forms }),
              ]),
        ),
    ),
  );

interface ClassesInput {
  readonly bank: Bank;
  readonly problem: Problem;
  readonly classes: Classes;
  readonly blocks: readonly Block[];
  readonly parts: readonly Part[];
  /** By part and cell the row that counts the cell's numbers. */
  readonly cellRows: readonly (readonly number[])[];
  readonly levelRows: LevelRows;
  readonly priced: boolean;
}

/** A variable for each class, cell that it fits and block, with the rows that limit how much of the class is taken. */
function addClasses(
  tableau: Tableau,
  { bank, problem, classes: { classes, stocks }, blocks, parts, cellRows, levelRows, priced }: ClassesInput,
): Pick<Model, 'variables' | 'several'> {
  const { cells, rules } = problem;
  const forms = parts.reduce((sum, part) => sum + part.forms, 0);
  const capRowsOf = capsOf(tableau, parts, bank, problem);
  const coreRow = blocks.some(({ core }) => core)
    ? tableau.addRow({ lower: -Infinity, upper: problem.shared, condition: 'shared', free: Infinity })
    : null;
  const variables: Variable[] = [];
  const columnsOfSeveral: number[] = [];
  stocks.forEach((stock, stockAt) => {
    const several = stock.classes.length > 1;
    const sizes = stock.members.map((members) => members.length);
    const clusterRow = tableau.addRow({
      lower: -Infinity,
      upper: stock.clusters.length,
      ...(rules.alike && { condition: 'alike' as const, free: several ? Infinity : sizes[0]! }),
    });
    stock.classes.forEach((number, place) => {
      const cls = classes[number]!;
      const stockRow = several ? tableau.addRow({ lower: -Infinity, upper: sizes[place]! }) : null;
      const forbiddenBy: Condition[] = [
        ...(cls.recent ? ['recent' as const] : []),
        ...(cls.taken ? ['alike' as const] : []),
        ...(cls.mine ? [] : ['mine' as const]),
      ];
      for (const cell of cls.cells)
        blocks.forEach((block, blockAt) => {
          const reach = block.core ? parts.map((_, part) => part) : [parts.findIndex(({ index }) => index === blockAt)];
          const weight = block.core ? (part: number) => parts[part]!.forms : () => 1;
          const caps = capRowsOf(cls);
          const perNumber = reach.flatMap((part): [number, number][] => [
            [cellRows[part]![cell]!, weight(part)],
            ...caps.map((rows): [number, number] => [rows[part]!, weight(part)]),
          ]);
          if (block.core && coreRow !== null) perNumber.push([coreRow, 1]);
          const perQuestion = reach.flatMap((part) =>
            [...levelRows[part]![cell]!].flatMap(([level, row]): [number, number][] => {
              const count = cls.statements[level] ?? 0;
              return count === 0 ? [] : [[row, count * weight(part)]];
            }),
          );
          const most = Math.min(sizes[place]!, cells[cell]!.count * (block.core ? 1 : block.forms));
          const added = addChoice(
            tableau,
            {
              cls,
              members: priced ? cheapest(stock.members[place]!, most, ({ cost }) => cost) : [],
              most,
              // A passage longer than the cell could only be taken in part.
              forbiddenBy: cls.items > cells[cell]!.count ? [...forbiddenBy, 'whole'] : forbiddenBy,
              extraCost:
                (rules.preferred !== null && cls.series !== rules.preferred ? 1 : 0) + (block.core ? 2 * forms + 2 : 0),
              perNumber,
              perQuestion: [
                ...perQuestion,
                ...(stockRow === null ? [clusterRow] : [clusterRow, stockRow]).map((row) => [row, 1] as const),
              ],
            },
            priced,
          );
          variables.push({ block: blockAt, stock: stockAt, place, cell, from: added.from, to: added.to });
          columnsOfSeveral.push(...added.several);
        });
    });
  });
  return { variables, several: columnsOfSeveral };
}
