/** Solves a problem: tests that satisfy every cell and rule, or the conflicting conditions and how much is missing. */
import type { Level } from '@vumon/domain';
import type { Bank, BankQuestion } from './bank.ts';
import { chance, cheapest, classify, costOfCluster, statementCounts, type Classes } from './classes.ts';
import { minimalConflict } from './conflict.ts';
import { conditionsOf, modelOf, type Model } from './model.ts';
import type { Cell, Condition, Conflict, Form, Outcome, Problem } from './problem.ts';
import { isWhole, type Solver } from './solver.ts';
import { expectedOf, takeForm, type Caps, type Pooled } from './split.ts';

export function assemble(solver: Solver, bank: Bank, problem: Problem): Outcome {
  const { forms } = problem;
  // A test that lacks nothing; the solver refuses a program without columns.
  if (problem.cells.length === 0)
    return { forms: Array.from({ length: forms }, () => ({ picks: [], expected: 0 })), missing: [], conflict: null };
  const classes = classify(bank, problem);
  const blocks =
    forms === 1
      ? [{ forms: 1, core: false }]
      : [
          { forms: 1, core: true },
          { forms, core: false },
        ];
  const model = modelOf(bank, problem, classes, blocks);
  const conditions = conditionsOf(problem);
  const { columns } = solver.minimize(model.program(new Set(conditions), 'choose'), 1);
  const missing = problem.cells.flatMap(({ id }, place) => {
    const count = model.missing[place]!.reduce((sum, column) => sum + Math.round(columns[column]!), 0);
    return count > 0 ? [{ cell: id, count, among: classes.among[place]! }] : [];
  });
  const drawn = draw(bank, classes, model, columns);
  if (missing.length > 0) {
    const total = missing.reduce((sum, { count }) => sum + count, 0);
    const conflict = conflictOf(solver, modelOf(bank, problem, classes, blocks, { priced: false }), conditions, total);
    return { forms: forms === 1 ? [formOf(problem, classes, drawn)] : [], missing, conflict };
  }
  if (forms === 1) return { forms: [formOf(problem, classes, drawn)], missing, conflict: null };
  const divided = divide(solver, bank, problem, drawn) ?? oneByOne(solver, bank, problem, drawn);
  if (!Array.isArray(divided)) return divided;
  return { forms: divided.map((picks) => formOf(problem, classes, picks)), missing, conflict: null };
}

interface Drawn extends Pooled {
  readonly core: boolean;
}

/** The questions behind the numbers of the solution: of each class the cheapest, of each cluster one. */
function draw(bank: Bank, { stocks }: Classes, model: Model, columns: Float64Array): Drawn[] {
  const orders = new Map<number, number>();
  const counts = model.variables.map(({ from, to }) => {
    let count = 0;
    for (let column = from; column < to; column += 1) count += Math.round(columns[column]!);
    return count;
  });
  const wanted = stocks.map(() => 0);
  model.variables.forEach(({ stock }, at) => (wanted[stock]! += counts[at]!));
  const sorted = stocks.map(({ clusters }, at) => cheapest(clusters, wanted[at]!, costOfCluster));
  return model.variables.flatMap(({ block, stock, place, cell }, at) => {
    const cls = stocks[stock]!.classes[place]!;
    return Array.from({ length: counts[at]! }, () => {
      const next = orders.get(stock) ?? 0;
      orders.set(stock, next + 1);
      const [best] = sorted[stock]![next]!.filter((one) => one.cls === cls).toSorted((a, b) => a.cost - b.cost);
      const { question, cost } = best!;
      return { question: bank.questions[question]!, cell, cost, core: model.blocks[block]!.core };
    });
  });
}

function formOf({ cells, rules, seed }: Problem, { among }: Classes, picks: readonly Pooled[]): Form {
  const numbers = picks.reduce((sum, { question }) => sum + question.items, 0);
  const right = picks.reduce((sum, { question }) => sum + expectedOf(question) * question.items, 0);
  return {
    // Shuffled once more, so that the order does not depend on the price.
    picks: picks
      .toSorted((a, b) => a.cell - b.cell || chance(a.question.id, seed + 1) - chance(b.question.id, seed + 1))
      .map(({ question, cell }) => ({
        id: question.id,
        cell: cells[cell]!.id,
        among: among[cell]!,
        preferred: rules.preferred !== null && question.series === rules.preferred,
      })),
    expected: numbers === 0 ? 0 : Math.round((right / numbers) * 1000) / 1000,
  };
}

/** What each form lacks besides the questions that all forms have. */
function withoutCommon(cells: readonly Cell[], common: readonly Pooled[]): Cell[] {
  return cells.map((cell, place) => {
    const own = common.filter((one) => one.cell === place).map(({ question }) => question);
    const count = cell.count - own.reduce((sum, { items }) => sum + items, 0);
    if (cell.statements === null) return { ...cell, count };
    const statements = { ...cell.statements };
    for (const question of own)
      for (const [level, taken] of Object.entries(statementCounts(question)))
        statements[level as Level] = (statements[level as Level] ?? 0) - taken;
    return { ...cell, count, statements };
  });
}

/** Each form: the common questions and its share of the others. Null when they cannot be divided. */
function divide(solver: Solver, bank: Bank, problem: Problem, drawn: readonly Drawn[]): Pooled[][] | null {
  const { cells, rules, forms } = problem;
  const common = drawn.filter(({ core }) => core);
  const held = problem.held.flatMap((id) => bank.questions[bank.at.get(id) ?? -1] ?? []);
  const fixed = [...held, ...common.map(({ question }) => question)];
  const left = (most: number, where: (one: BankQuestion) => boolean) =>
    most - fixed.filter(where).reduce((sum, { items }) => sum + items, 0);
  const caps: Caps = (one) => [
    ...(rules.perTopic !== null && one.topic !== null
      ? [{ key: `topic ${one.topic}`, most: left(rules.perTopic, ({ topic }) => topic === one.topic) }]
      : []),
    ...(rules.perSeries !== null && one.series !== null
      ? [{ key: `series ${one.series}`, most: left(rules.perSeries, ({ series }) => series === one.series) }]
      : []),
    ...(rules.others !== null && rules.preferred !== null && one.series !== rules.preferred
      ? [{ key: 'others', most: left(rules.others, ({ series }) => series !== rules.preferred) }]
      : []),
  ];
  const rest = withoutCommon(cells, common);
  const wanted = rest.map(({ count }) => count);
  const statements = rest.map((cell) => cell.statements);
  let pool: readonly Pooled[] = drawn.filter(({ core }) => !core);
  const target = pool.reduce((sum, { question }) => sum + expectedOf(question) * question.items, 0) / forms;
  const made: Pooled[][] = [];
  for (let toMake = forms; toMake > 0; toMake -= 1) {
    const taken = takeForm(solver, problem, pool, { forms: toMake, wanted, statements, target, caps });
    if (taken === null) return null;
    const ids = new Set(taken.map(({ question }) => question.id));
    pool = pool.filter(({ question }) => !ids.has(question.id));
    made.push([...common, ...taken]);
  }
  return made;
}

/**
 * Makes the forms one after another, each from the questions that the forms before have left. Needed for passages
 * whose lengths add up for all forms together but not for each form. When a form cannot be completed, returns what it
 * lacks.
 */
function oneByOne(solver: Solver, bank: Bank, problem: Problem, drawn: readonly Drawn[]): Pooled[][] | Outcome {
  const common = drawn.filter(({ core }) => core);
  const wanted = withoutCommon(problem.cells, common);
  const held = [...problem.held, ...common.map(({ question }) => question.id)];
  const used: string[] = [];
  const made: Pooled[][] = [];
  for (let form = 0; form < problem.forms; form += 1) {
    const outcome = assemble(solver, bank, {
      ...problem,
      cells: wanted,
      held,
      usedUp: [...problem.usedUp, ...used],
      forms: 1,
      seed: problem.seed + form,
    });
    if (outcome.missing.length > 0) {
      const conditions: Condition[] = [...(outcome.conflict?.conditions ?? []), 'shared'];
      return { forms: [], missing: outcome.missing, conflict: { conditions, remedies: [] } };
    }
    const { picks } = outcome.forms[0]!;
    used.push(...picks.map(({ id }) => id));
    made.push([
      ...common,
      ...picks.map(({ id, cell }) => ({
        question: bank.questions[bank.at.get(id)!]!,
        cell: problem.cells.findIndex((one) => one.id === cell),
        cost: 0,
      })),
    ]);
  }
  return made;
}

/**
 * Finds the conflicting conditions and the remedies. Prices are ignored, so that only missing numbers count; `total`
 * is the fewest numbers that are missing under all conditions.
 */
function conflictOf(solver: Solver, model: Model, conditions: readonly Condition[], total: number): Conflict {
  const program = (active: readonly Condition[]) => model.program(new Set(active), 'fill');
  const relaxation = solver.relaxation(program(conditions));
  try {
    /** A lower bound of the missing numbers: fractions of questions are allowed, which is solved far sooner. */
    const least = (active: readonly Condition[]) => relaxation.solve(program(active));
    const inParts = (active: readonly Condition[]) => least(active).value < 1e-6;
    /**
     * The missing numbers with whole questions. First only questions of one number are used, with which the result is
     * nearly always as good and needs no search.
     */
    const missing = (active: readonly Condition[], bound: number): number => {
      const all = program(active);
      const colUpper = all.colUpper.slice();
      for (const column of model.several) colUpper[column] = 0;
      const { value, columns } = relaxation.solve({ ...all, colUpper });
      return value < bound + 0.5 && isWhole(all, columns) ? value : solver.minimize(all, 0.5).value;
    };
    const holds = (active: readonly Condition[]) => inParts(active) && missing(active, 0) < 0.5;
    let found = inParts(conditions) ? minimalConflict(conditions, holds) : minimalConflict(conditions, inParts);
    const needless = found.find((one) => !holds(found.filter((other) => other !== one)));
    if (needless !== undefined)
      found = minimalConflict(
        found.filter((one) => one !== needless),
        holds,
      );
    const droppable = (list: readonly Condition[]) =>
      list.filter((condition) => !condition.startsWith('cell:') && condition !== 'whole');
    const named = droppable(found);
    // A cell that the bank has no question for is a minimal conflict by itself. Other missing numbers may be due to a
    // rule, so then each rule is tried, and those are offered without which fewer numbers are missing.
    const remedies = (named.length > 0 ? named : droppable(conditions))
      .map((condition) => {
        const without = conditions.filter((one) => one !== condition);
        return { condition, missing: Math.round(missing(without, Math.ceil(least(without).value - 1e-6))) };
      })
      .filter(({ missing: left }) => named.length > 0 || left < total);
    return { conditions: found, remedies };
  } finally {
    relaxation.close();
  }
}
