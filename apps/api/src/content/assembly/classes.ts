/**
 * Equal questions merged: what counts for a test is how many there are of a class, not which. A class is what questions
 * share that the cells and rules ask about. Clusters (of which one question is taken) are merged by the classes that
 * they have a question in. Pure.
 */
import type { Level } from '@vumon/domain';
import type { Bank, BankQuestion } from './bank.ts';
import type { Cell, Problem, StatementCounts } from './problem.ts';

export interface QuestionClass {
  /** Cells of the problem, by place, that its questions fit. */
  readonly cells: readonly number[];
  readonly items: number;
  /** By level, where cells ask for them. */
  readonly statements: StatementCounts;
  readonly series: string | null;
  readonly topic: string | null;
  readonly mine: boolean;
  readonly recent: boolean;
  /** The test contains a similar question. */
  readonly taken: boolean;
}

/** A cluster's questions of one class, cheapest first. */
export interface Member {
  readonly cls: number;
  readonly question: number;
  readonly cost: number;
}

/** Clusters with questions of the same classes. */
export interface Stock {
  readonly classes: readonly number[];
  /** For each class in the same order: its questions, the first of each cluster at its price, others dearer. */
  readonly members: readonly (readonly Member[])[];
  readonly clusters: readonly (readonly Member[])[];
}

export interface Classes {
  readonly classes: readonly QuestionClass[];
  readonly stocks: readonly Stock[];
  /** How many questions fit each cell under all rules; of similar questions, where only one may be taken, one. */
  readonly among: readonly number[];
}

/** A number from 0 up to, not including, 1 that only a seed and an id decide. */
export function chance(id: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The first `count` of `all` in the order of their costs, without sorting the many that stay behind. */
export function cheapest<T>(all: readonly T[], count: number, costOf: (one: T) => number): T[] {
  const best: { one: T; cost: number }[] = [];
  if (count === 0) return [];
  for (const one of all) {
    const cost = costOf(one);
    if (best.length === count && cost >= best[count - 1]!.cost) continue;
    let at = best.length;
    while (at > 0 && best[at - 1]!.cost > cost) at -= 1;
    best.splice(at, 0, { one, cost });
    if (best.length > count) best.pop();
  }
  return best.map(({ one }) => one);
}

/** How many statements of each level a cluster has, from the levels in the text of the bank. */
export const statementCounts = ({ statements }: Pick<BankQuestion, 'statements'>): StatementCounts =>
  levelsOfCluster(statements === '' ? [] : statements.split(' '));

/** How often each level occurs among those of a cluster's statements. */
export function levelsOfCluster(statements: readonly string[]): StatementCounts {
  const counts: Record<string, number> = {};
  for (const level of statements.toSorted()) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
}

/** Whether a cluster of these statements fits among those that a cell asks for. */
const within = (wanted: StatementCounts, { statements }: BankQuestion): boolean =>
  statements !== '' &&
  Object.entries(statementCounts({ statements })).every(([level, count]) => count <= (wanted[level as Level] ?? 0));

export const fits = (cell: Cell, one: BankQuestion): boolean =>
  (cell.level === null || cell.level === one.level) &&
  (cell.size === null || one.items === cell.size) &&
  (cell.skills === null || cell.skills.includes(one.skill)) &&
  (cell.topics === null || (one.topic !== null && cell.topics.includes(one.topic))) &&
  (cell.types === null || cell.types.includes(one.type)) &&
  (cell.statements === null || within(cell.statements, one));

export function classify(bank: Bank, problem: Problem): Classes {
  const { cells, rules, seed } = problem;
  const recent = new Set(rules.recent ?? []);
  const out = new Set([...problem.held, ...problem.without, ...problem.usedUp]);
  const taken = new Set<number>();
  if (rules.alike)
    for (const id of [...problem.held, ...problem.usedUp]) {
      const index = bank.at.get(id);
      if (index !== undefined) taken.add(bank.questions[index]!.cluster);
    }
  const numbers = new Map<string, number>();
  const classes: QuestionClass[] = [];
  const among = cells.map(() => new Set<number>());
  const clusters = new Map<number, Member[]>();
  const classOf = (one: BankQuestion, isRecent: boolean, isTaken: boolean): number | null => {
    const places = cells.flatMap((cell, place) => (fits(cell, one) ? [place] : []));
    if (places.length === 0) return null;
    const cls: QuestionClass = {
      cells: places,
      items: one.items,
      statements: places.some((place) => cells[place]!.statements !== null) ? statementCounts(one) : {},
      series: rules.perSeries !== null || rules.preferred === one.series ? one.series : null,
      topic: rules.perTopic !== null ? one.topic : null,
      mine: !rules.mine || one.mine,
      recent: isRecent,
      taken: isTaken,
    };
    const key = `${places.join()}|${cls.items}|${JSON.stringify(cls.statements)}|${cls.series}|${cls.topic}|${cls.mine}|${isRecent}|${isTaken}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, classes.length);
    return classes.push(cls) - 1;
  };
  /** By kind, recent use, and whether the test contains a similar question. */
  const known = new Map<number, number | null>();
  bank.questions.forEach((one, index) => {
    if (out.has(one.id)) return;
    const isRecent = recent.has(one.id);
    const isTaken = taken.has(one.cluster);
    const key = one.kind * 4 + Number(isRecent) * 2 + Number(isTaken);
    let number = known.get(key);
    if (number === undefined) {
      number = classOf(one, isRecent, isTaken);
      known.set(key, number);
    }
    if (number === null) return;
    const cls = classes[number]!;
    const member = { cls: number, question: index, cost: chance(one.id, seed) };
    const cluster = rules.alike ? one.cluster : index;
    if (cls.mine && !cls.recent && !cls.taken)
      for (const place of cls.cells) if (one.items <= cells[place]!.count) among[place]!.add(cluster);
    const members = clusters.get(cluster);
    if (members) members.push(member);
    else clusters.set(cluster, [member]);
  });
  const most = classes.map((cls) => cls.cells.reduce((sum, place) => sum + cells[place]!.count, 0) * problem.forms);
  return { classes, stocks: stocksOf(worthTaking(clusters.values(), most)), among: among.map(({ size }) => size) };
}

/** The price of a cluster: that of its cheapest question. */
export const costOfCluster = (members: readonly { readonly cost: number }[]): number =>
  members.reduce((least, { cost }) => Math.min(least, cost), Infinity);

/**
 * Leaves out what no optimal choice needs, which is nearly everything of a large bank. At most `most[cls]` questions
 * of a class are taken; where that many clusters hold questions of this class only, the cheapest of them can replace
 * any other question of the class.
 */
function worthTaking(clusters: Iterable<Member[]>, most: readonly number[]): Member[][] {
  const alone = most.map((): Member[][] => []);
  const mixed: Member[][] = [];
  for (const members of clusters) {
    const [{ cls }] = members as [Member];
    if (members.every((one) => one.cls === cls)) alone[cls]!.push(members);
    else mixed.push(members);
  }
  const kept: Member[][] = [];
  const limits = alone.map((own, cls) => {
    if (own.length < most[cls]!) {
      kept.push(...own);
      return Infinity;
    }
    const enough = cheapest(own, most[cls]!, costOfCluster);
    kept.push(...enough);
    return enough.length === 0 ? -Infinity : costOfCluster(enough.at(-1)!);
  });
  for (const members of mixed) {
    const left = members.filter(({ cls, cost }) => cost < limits[cls]!);
    if (left.length > 0) kept.push(left);
  }
  return kept;
}

function stocksOf(clusters: Iterable<Member[]>): Stock[] {
  const bySignature = new Map<string, { classes: number[]; clusters: Member[][] }>();
  for (const members of clusters) {
    const classes =
      members.length === 1 ? [members[0]!.cls] : [...new Set(members.map(({ cls }) => cls))].toSorted((a, b) => a - b);
    const signature = classes.join();
    const stock = bySignature.get(signature);
    if (stock) stock.clusters.push(members);
    else bySignature.set(signature, { classes, clusters: [members] });
  }
  return [...bySignature.values()].map(({ classes, clusters }) => ({
    classes,
    clusters,
    members: classes.map((cls) =>
      clusters.flatMap((members) =>
        members.length === 1
          ? members
          : members
              .filter((one) => one.cls === cls)
              .toSorted((a, b) => a.cost - b.cost)
              // The cheapest question of a cluster keeps its price; further ones cost more, because a cluster gives
              // only one.
              .map((one, place) => ({ ...one, cost: one.cost + place })),
      ),
    ),
  }));
}
