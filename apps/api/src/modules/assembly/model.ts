/**
 * A problem as rows and columns for the solver. A column says how many questions of a class a cell takes; cells that
 * cannot be filled have a column for what is missing, so that the model itself always has a solution. Pure.
 */
import type { Bank } from './bank.ts';
import { cheapest, type Classes } from './classes.ts';
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
  /** With some conditions in force; the others are left out. */
  /** `fill` prices each missing number alike; `choose` prices every question besides, and a missing number above all. */
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

/** Without prices a class is one column: enough to say what is missing, and far smaller. */
export function modelOf(
  bank: Bank,
  problem: Problem,
  { classes, stocks }: Classes,
  blocks: readonly Block[],
  { priced = true }: { readonly priced?: boolean } = {},
): Model {
  const { cells, rules } = problem;
  const forms = blocks.reduce((sum, block) => sum + (block.core ? 0 : block.forms), 0);
  const rows: Row[] = [];
  const columns: { cost: number; upper: number; integer: boolean; entries: [number, number][]; zero?: Condition[] }[] =
    [];
  const addRow = (row: Row) => rows.push(row) - 1;
  const parts = blocks.flatMap((block, index) => (block.core ? [] : [{ ...block, index }]));

  const need = cells.reduce((sum, { count }) => sum + count, 0) * forms;
  /** Dearer than anything that filling one more number can change elsewhere. */
  const missingCost = 8 * Math.max(1, forms) * Math.max(1, need) + 100;
  const cellRows = parts.map(({ forms }) =>
    cells.map(({ count }) => addRow({ lower: count * forms, upper: count * forms })),
  );
  const missing = cells.map(({ count }, place) =>
    parts.map(
      ({ forms }, part) =>
        columns.push({
          cost: missingCost,
          upper: count * forms,
          integer: true,
          entries: [[cellRows[part]![place]!, 1]],
        }) - 1,
    ),
  );

  const held = problem.held.flatMap((id) => bank.questions[bank.at.get(id) ?? -1] ?? []);
  const heldItems = (where: (one: (typeof held)[number]) => boolean) =>
    held.filter(where).reduce((sum, { items }) => sum + items, 0);
  /** Rows of a cap, a block each, made when first asked for. */
  const capRows = new Map<string, number[]>();
  const capOf = (
    condition: 'others' | 'perSeries' | 'perTopic',
    of: string | null,
    most: number,
    used: () => number,
  ) => {
    const key = `${condition} ${of}`;
    let made = capRows.get(key);
    if (!made) {
      const left = Math.max(0, most - used());
      made = parts.map(({ forms }) => addRow({ lower: -Infinity, upper: left * forms, condition, free: Infinity }));
      capRows.set(key, made);
    }
    return made;
  };
  const coreRow = blocks.some(({ core }) => core)
    ? addRow({ lower: -Infinity, upper: problem.shared, condition: 'shared', free: Infinity })
    : null;

  const variables: Variable[] = [];
  const columnsOfSeveral: number[] = [];
  stocks.forEach((stock, stockAt) => {
    const several = stock.classes.length > 1;
    const sizes = stock.members.map((members) => members.length);
    const clusters = stock.clusters.length;
    const clusterRow = addRow({
      lower: -Infinity,
      upper: clusters,
      ...(rules.alike && { condition: 'alike' as const, free: several ? Infinity : sizes[0]! }),
    });
    stock.classes.forEach((number, place) => {
      const cls = classes[number]!;
      const stockRow = several ? addRow({ lower: -Infinity, upper: sizes[place]! }) : null;
      const zero: Condition[] = [
        ...(cls.recent ? ['recent' as const] : []),
        ...(cls.taken ? ['alike' as const] : []),
        ...(cls.mine ? [] : ['mine' as const]),
      ];
      for (const cell of cls.cells) {
        // A passage longer than the cell could only be taken in part.
        const never: Condition[] = cls.items > cells[cell]!.count ? [...zero, 'whole'] : zero;
        blocks.forEach((block, blockAt) => {
          const reach = block.core ? parts.map((_, part) => part) : [parts.findIndex(({ index }) => index === blockAt)];
          const weight = block.core ? (part: number) => parts[part]!.forms : () => 1;
          const caps = [
            ...(rules.perTopic !== null && cls.topic !== null
              ? [capOf('perTopic', cls.topic, rules.perTopic, () => heldItems(({ topic }) => topic === cls.topic))]
              : []),
            ...(rules.perSeries !== null && cls.series !== null
              ? [
                  capOf('perSeries', cls.series, rules.perSeries, () =>
                    heldItems(({ series }) => series === cls.series),
                  ),
                ]
              : []),
            ...(rules.others !== null && rules.preferred !== null && cls.series !== rules.preferred
              ? [capOf('others', null, rules.others, () => heldItems(({ series }) => series !== rules.preferred))]
              : []),
          ];
          /** What one number of this variable adds to the rows that count numbers. */
          const perNumber = reach.flatMap((part): [number, number][] => [
            [cellRows[part]![cell]!, weight(part)],
            ...caps.map((made): [number, number] => [made[part]!, weight(part)]),
          ]);
          if (block.core && coreRow !== null) perNumber.push([coreRow, 1]);
          const most = Math.min(sizes[place]!, cells[cell]!.count * (block.core ? 1 : block.forms));
          const members = priced ? cheapest(stock.members[place]!, most, ({ cost }) => cost) : [];
          const from = columns.length;
          /** Numbers that are left out of questions when they need not be taken whole. */
          const leftOut = cls.items > 1 ? addRow({ lower: -Infinity, upper: 0 }) : null;
          let taken = 0;
          for (const size of priced || most === 0 ? steps(most) : [most]) {
            const price = members.slice(taken, taken + size).reduce((sum, { cost }) => sum + cost, 0) / size;
            taken += size;
            columns.push({
              cost:
                cls.items *
                (price +
                  (rules.preferred !== null && cls.series !== rules.preferred ? 1 : 0) +
                  (block.core ? 2 * forms + 2 : 0)),
              upper: size,
              integer: true,
              zero: never,
              entries: [
                ...perNumber.map(([row, value]): [number, number] => [row, value * cls.items]),
                [clusterRow, 1],
                ...(stockRow === null ? [] : [[stockRow, 1] as [number, number]]),
                ...(leftOut === null ? [] : [[leftOut, 1 - cls.items] as [number, number]]),
              ],
            });
          }
          variables.push({ block: blockAt, stock: stockAt, place, cell, from, to: columns.length });
          if (cls.items > 1)
            for (let column = from; column < columns.length; column += 1) columnsOfSeveral.push(column);
          if (leftOut !== null)
            columnsOfSeveral.push(
              columns.push({
                cost: 0,
                upper: Infinity,
                integer: true,
                zero: ['whole'],
                entries: [...perNumber.map(([row, value]): [number, number] => [row, -value]), [leftOut, 1]],
              }) - 1,
            );
        });
      }
    });
  });

  const starts = new Int32Array(columns.length + 1);
  const indices: number[] = [];
  const values: number[] = [];
  columns.forEach(({ entries }, at) => {
    for (const [row, value] of entries) {
      indices.push(row);
      values.push(value);
    }
    starts[at + 1] = indices.length;
  });
  const integer = Int32Array.from(columns, ({ integer }) => Number(integer));
  const matrix = { starts, indices: Int32Array.from(indices), values: Float64Array.from(values) };
  return {
    blocks,
    variables,
    missing,
    several: columnsOfSeveral,
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
