import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assemble } from './assemble.ts';
import { bankOf, type Bank, type RawQuestion } from './bank.ts';
import { conditionsOf } from './model.ts';
import type { Cell, Outcome, Problem, Rules } from './problem.ts';
import { openSolver } from './solver.ts';
import { stockOf } from './stock.ts';
import { possible } from './testing/brute-force.ts';

const solver = await openSolver();
const levels = ['M1', 'M2'] as const;
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });

const rawQuestion = fc.record({
  type: fc.constantFrom('MC1', 'FB1'),
  skill: fc.constantFrom('GR', 'RE'),
  level: fc.constantFrom(...levels),
  items: fc.constantFrom(1, 1, 1, 2, 3),
  series: fc.constantFrom('a', 'b', null),
  topic: fc.constantFrom('s', 't', null),
  statements: fc.constantFrom('', 'M1 M1', 'M1 M1', 'M1 M2', 'M2 M1', 'M2 M1', 'M2 M2', 'M2 M2', 'M2 NA'),
  mine: fc.boolean(),
  family: fc.constantFrom('', '', '', 'f', 'g'),
});
const bankArb = (most: number, least = 0) =>
  fc.array(rawQuestion, { minLength: least, maxLength: most }).map((list) =>
    bankOf(
      list.map((one, at): RawQuestion => {
        // Clusters have one number.
        const statements = one.items === 1 ? one.statements : '';
        return { ...one, statements, id: `q${at}`, expected: null, hash: '', sketch: [] };
      }),
    ),
  );
const cellArb = fc.record({
  skills: maybe(fc.constantFrom(['GR'], ['RE'])),
  topics: fc.option(fc.constantFrom(['s'], ['s', 't']), { freq: 1 }),
  types: fc.option(fc.constantFrom(['MC1'], ['FB1']), { freq: 1 }),
  level: maybe(fc.constantFrom(...levels)),
  size: fc.constantFrom(null, null, null, 1, 2),
  count: fc.integer({ min: 0, max: 4 }),
  /** Of the two statements that each cluster has, so many in a hundred are of the first level; null: not counted. */
  first: fc.constantFrom(null, null, null, null, null, null, null, null, 0, 50, 50, 75),
});
const rulesArb: fc.Arbitrary<Rules> = fc.record({
  alike: fc.boolean(),
  recent: maybe(
    fc.uniqueArray(
      fc.integer({ min: 0, max: 11 }).map((at) => `q${at}`),
      { maxLength: 4 },
    ),
  ),
  mine: fc.constantFrom(false, false, true),
  preferred: maybe(fc.constantFrom('a', 'b')),
  others: maybe(fc.integer({ min: 0, max: 3 })),
  perSeries: maybe(fc.integer({ min: 1, max: 4 })),
  perTopic: maybe(fc.integer({ min: 1, max: 4 })),
});
const problemArb = (forms: fc.Arbitrary<number>): fc.Arbitrary<Problem> =>
  fc.record({
    cells: fc.array(cellArb, { minLength: 1, maxLength: 3 }).map((cells) =>
      cells.map(({ first, ...cell }, at): Cell => {
        const M1 = Math.round((2 * cell.count * (first ?? 0)) / 100);
        // Few clusters fit so narrow a cell; it asks for nothing else, so that many can still be filled.
        const asked = first === null ? cell : { ...cell, types: null, topics: null, size: null, level: null };
        return { ...asked, id: `c${at}`, statements: first === null ? null : { M1, M2: 2 * cell.count - M1 } };
      }),
    ),
    rules: rulesArb,
    held: fc.constantFrom([], [], ['q0'], ['q1', 'q2']),
    without: fc.constantFrom([], [], ['q3']),
    usedUp: fc.constantFrom([], [], ['q4']),
    forms,
    shared: fc.integer({ min: 0, max: 3 }),
    seed: fc.integer({ min: 0, max: 1000 }),
  });

/** What a finished form must be, checked question by question. */
function expectValid(bank: Bank, { cells, rules, held, without }: Problem, form: Outcome['forms'][number]): void {
  const question = (id: string) => bank.questions[bank.at.get(id)!]!;
  const picked = form.picks.map(({ id }) => question(id));
  const ofTest = [...held.flatMap((id) => (bank.at.has(id) ? [question(id)] : [])), ...picked];
  const numbers = (where: (one: (typeof ofTest)[number]) => boolean) =>
    ofTest.filter(where).reduce((sum, { items }) => sum + items, 0);
  expect(new Set([...held, ...form.picks.map(({ id }) => id)]).size).toBe(held.length + picked.length);
  for (const one of picked) {
    expect(without).not.toContain(one.id);
    if (rules.recent) expect(rules.recent).not.toContain(one.id);
    if (rules.mine) expect(one.mine).toBe(true);
    if (rules.perTopic !== null && one.topic !== null)
      expect(numbers(({ topic }) => topic === one.topic)).toBeLessThanOrEqual(rules.perTopic);
    if (rules.perSeries !== null && one.series !== null)
      expect(numbers(({ series }) => series === one.series)).toBeLessThanOrEqual(rules.perSeries);
    if (rules.others !== null && rules.preferred !== null && one.series !== rules.preferred)
      expect(numbers(({ series }) => series !== rules.preferred)).toBeLessThanOrEqual(rules.others);
    if (rules.alike) expect(ofTest.filter(({ cluster }) => cluster === one.cluster)).toHaveLength(1);
  }
  for (const cell of cells) {
    const inCell = form.picks.filter((pick) => pick.cell === cell.id).map(({ id }) => question(id));
    for (const one of inCell) {
      expect(cell.level ?? one.level).toBe(one.level);
      expect(cell.size ?? one.items).toBe(one.items);
      expect(cell.skills ?? [one.skill]).toContain(one.skill);
      expect(cell.types ?? [one.type]).toContain(one.type);
      if (cell.topics) expect(cell.topics).toContain(one.topic);
    }
    expect(inCell.reduce((sum, { items }) => sum + items, 0)).toBe(cell.count);
    if (cell.statements === null) continue;
    const statements = inCell.flatMap((one) => one.statements.split(' '));
    for (const level of levels)
      expect(statements.filter((one) => one === level).length).toBeLessThanOrEqual(cell.statements[level] ?? 0);
    expect(statements).toHaveLength(2 * cell.count);
    expect(statements).not.toContain('NA');
  }
}

describe('one test', () => {
  test('is found exactly when there is one, and otherwise a smallest set of conflicting conditions is named', () => {
    let found = 0;
    let refused = 0;
    fc.assert(
      fc.property(bankArb(12), problemArb(fc.constant(1)), (bank, problem) => {
        const conditions = new Set(conditionsOf(problem));
        const outcome = assemble(solver, bank, problem);
        expect(outcome.missing.length === 0).toBe(possible(bank, problem, conditions));
        if (outcome.missing.length === 0) {
          found += 1;
          expect(outcome.conflict).toBeNull();
          expectValid(bank, problem, outcome.forms[0]!);
          return;
        }
        refused += 1;
        const named = outcome.conflict!.conditions;
        expect(possible(bank, problem, new Set(named))).toBe(false);
        for (const one of named)
          expect(possible(bank, problem, new Set(named.filter((other) => other !== one)))).toBe(true);
        // The remedy has the effect that was announced.
        for (const { condition, missing } of outcome.conflict!.remedies)
          expect(possible(bank, problem, new Set([...conditions].filter((one) => one !== condition)))).toBe(
            missing === 0,
          );
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(found, refused)).toBeGreaterThan(120);
  });

  test('lacks as few numbers as possible, and is filled as far as possible', () => {
    fc.assert(
      fc.property(bankArb(8), problemArb(fc.constant(1)), (bank, problem) => {
        const outcome = assemble(solver, bank, problem);
        const lacking = (id: string) => outcome.missing.find(({ cell }) => cell === id)?.count ?? 0;
        const total = outcome.missing.reduce((sum, { count }) => sum + count, 0);
        const reduced = (by: readonly number[]) => ({
          ...problem,
          cells: problem.cells.map((cell, at) => ({ ...cell, count: cell.count - by[at]! })),
        });
        const conditions = new Set(conditionsOf(problem));
        expectValid(bank, reduced(problem.cells.map(({ id }) => lacking(id))), outcome.forms[0]!);
        // With one number fewer left out there is no solution, whichever cells lack the numbers.
        const ways = (left: number, cells: readonly Cell[]): number[][] =>
          cells.length === 0
            ? left === 0
              ? [[]]
              : []
            : Array.from({ length: Math.min(left, cells[0]!.count) + 1 }, (_, out) =>
                ways(left - out, cells.slice(1)).map((rest) => [out, ...rest]),
              ).flat();
        if (total > 0)
          for (const way of ways(total - 1, problem.cells))
            expect(possible(bank, reduced(way), conditions)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  const sixty = (familyOf: (at: number) => string) =>
    Array.from({ length: 60 }, (_, at): RawQuestion => ({
      id: `q${at}`,
      type: 'MC1',
      skill: 'GR',
      level: 'M1',
      items: 1,
      series: at % 3 === 0 ? 'a' : 'b',
      topic: null,
      statements: '',
      mine: false,
      expected: at / 60,
      family: familyOf(at),
      hash: '',
      sketch: [],
    }));
  const many = bankOf(sixty(() => ''));
  const plain: Problem = {
    cells: [{ id: 'c', skills: null, topics: null, types: null, level: null, size: null, statements: null, count: 10 }],
    rules: { alike: true, recent: null, mine: false, preferred: null, others: null, perSeries: null, perTopic: null },
    held: [],
    without: [],
    usedUp: [],
    forms: 1,
    shared: 0,
    seed: 1,
  };
  const idsOf = (outcome: Outcome) => outcome.forms.map(({ picks }) => picks.map(({ id }) => id));

  test('is the same for the same seed and different for another, and draws from the whole bank', () => {
    const tests = Array.from({ length: 40 }, (_, seed) => idsOf(assemble(solver, many, { ...plain, seed }))[0]!);
    expect(idsOf(assemble(solver, many, { ...plain, seed: 7 }))[0]).toEqual(tests[7]);
    expect(new Set(tests.map((ids) => ids.toSorted().join())).size).toBe(40);
    expect(new Set(tests.flat()).size).toBe(60);
  });

  test('prefers the series as long as it has questions, and reports it', () => {
    const [form] = assemble(solver, many, { ...plain, rules: { ...plain.rules, preferred: 'a' } }).forms;
    expect(form!.picks.every(({ preferred, among }) => preferred && among === 60)).toBe(true);
    const [more] = assemble(solver, many, {
      ...plain,
      cells: [{ ...plain.cells[0]!, count: 25 }],
      rules: { ...plain.rules, preferred: 'a' },
    }).forms;
    expect(more!.picks.filter(({ preferred }) => preferred)).toHaveLength(20);
  });

  test('counts similar questions once where only one may be taken, as the stock of the bank does', () => {
    const bank = bankOf(sixty((at) => `f${at % 20}`));
    for (const [alike, count] of [
      [true, 20],
      [false, 60],
    ] as const) {
      const problem = { ...plain, rules: { ...plain.rules, alike } };
      const [form] = assemble(solver, bank, problem).forms;
      expect(new Set(form!.picks.map(({ among }) => among))).toEqual(new Set([count]));
      expect(stockOf(bank, problem, [null])).toEqual([count]);
    }
  });

  test('parallel forms are equally hard', () => {
    const { forms } = assemble(solver, many, { ...plain, forms: 6 });
    expect(new Set(idsOf({ forms, missing: [], conflict: null }).flat()).size).toBe(60);
    const expected = forms.map((form) => form.expected);
    expect(Math.max(...expected) - Math.min(...expected)).toBeLessThanOrEqual(0.02);
  });

  test('share questions only where the bank is too small, and no more than allowed', () => {
    const ten = { ...plain, cells: [{ ...plain.cells[0]!, count: 12 }], forms: 6 };
    expect(assemble(solver, many, ten).conflict?.conditions.toSorted()).toEqual(['cell:c', 'shared']);
    expect(assemble(solver, many, ten).missing).toEqual([{ cell: 'c', count: 12, among: 60 }]);
    const { forms } = assemble(solver, many, { ...ten, shared: 5 });
    const [first, ...rest] = forms.map(({ picks }) => picks.map(({ id }) => id));
    const common = first!.filter((id) => rest.every((ids) => ids.includes(id)));
    // 5 × 12 − 4 × 3 = 60: three in common are just enough for six forms of twelve.
    expect(common).toHaveLength(3);
  });
});

test('satisfy every rule, and two of them have no more in common than allowed', () => {
  let made = 0;
  fc.assert(
    fc.property(bankArb(24, 16), problemArb(fc.integer({ min: 2, max: 4 })), (bank, problem) => {
      const { forms, missing, conflict } = assemble(solver, bank, problem);
      if (conflict) {
        expect(forms).toEqual([]);
        return;
      }
      expect(missing).toEqual([]);
      expect(forms).toHaveLength(problem.forms);
      made += 1;
      for (const form of forms) expectValid(bank, problem, form);
      for (const [at, one] of forms.entries())
        for (const other of forms.slice(at + 1)) {
          const ids = new Set(other.picks.map(({ id }) => id));
          const both = one.picks.filter(({ id }) => ids.has(id));
          const numbers = both.reduce((sum, { id }) => sum + bank.questions[bank.at.get(id)!]!.items, 0);
          expect(numbers).toBeLessThanOrEqual(problem.shared);
        }
    }),
    { numRuns: 60 },
  );
  expect(made).toBeGreaterThan(15);
});

describe('the bank', () => {
  const raw = (id: string, more: Partial<RawQuestion>): RawQuestion => ({
    id,
    type: 'MC1',
    skill: 'GR',
    level: 'M1',
    items: 1,
    series: null,
    topic: null,
    statements: '',
    mine: false,
    expected: null,
    family: '',
    hash: '',
    sketch: [],
    ...more,
  });
  const clusters = (list: RawQuestion[], apart: [string, string][] = []) =>
    bankOf(list, apart).questions.map(({ cluster }) => cluster);

  test('groups questions of a template, of equal text, and of texts that share six fingerprint values', () => {
    const [a, b, c, d, e, f, g] = clusters([
      raw('a', { family: 'x' }),
      raw('b', { family: 'x', hash: '1' }),
      raw('c', { hash: '1' }),
      raw('d', { sketch: [1, 2, 3, 4, 5, 6, 7] }),
      raw('e', { sketch: [9, 2, 3, 4, 5, 6, 7] }),
      raw('f', { sketch: [10, 8, 3, 4, 5, 6, 7] }),
      raw('g', {}),
    ]);
    expect(b).toBe(a);
    expect(c).toBe(a);
    expect(e).toBe(d);
    expect(new Set([a, d, f, g]).size).toBe(4);
  });

  test('does not group questions that were marked as distinct', () => {
    const two = [raw('a', { hash: '1' }), raw('b', { hash: '1' })];
    expect(new Set(clusters(two)).size).toBe(1);
    expect(new Set(clusters(two, [['b', 'a']])).size).toBe(2);
  });
});
