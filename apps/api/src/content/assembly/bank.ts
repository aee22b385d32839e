/** The questions that one teacher may use for a subject and grade, as the worker caches them. Pure. */

export interface BankQuestion {
  readonly id: string;
  readonly type: string;
  readonly skill: string;
  readonly level: string;
  /** Numbers on the paper. */
  readonly items: number;
  readonly series: string | null;
  readonly topic: string | null;
  /** The levels of the statements of a cluster, separated by spaces; empty for other questions. */
  readonly statements: string;
  readonly mine: boolean;
  /** The share of right answers to expect; null: no results yet. */
  readonly expected: number | null;
  /** Number of its kind: questions that agree in everything above but their id and results. */
  readonly kind: number;
  /** Number of its cluster: questions that are similar or share a template. */
  readonly cluster: number;
}

export interface Bank {
  readonly questions: readonly BankQuestion[];
  readonly at: ReadonlyMap<string, number>;
}

export interface RawQuestion extends Omit<BankQuestion, 'cluster' | 'kind'> {
  readonly family: string;
  /** Hash of the text; empty where it has not been computed. */
  readonly hash: string;
  readonly sketch: readonly number[];
}

type RawQuestionFacts = Omit<BankQuestion, 'cluster' | 'kind'>;

/**
 * Two texts are similar when their sketches have at least this many of twelve values in common. The list of duplicates
 * requires fewer, because a person reviews it; here questions that only share their instructions (which word is
 * stressed differently) must not be grouped.
 */
const sharedValues = 6;
/**
 * A question is compared with this many of the previous questions that share a value. Few are enough, because a
 * thousand similar questions are still linked, each to those before it.
 */
const neighbours = 3;

/** Reads what `bankText` of the queries writes: a line a question, fields divided by tabs. */
export function parseBank(text: string, apart: readonly (readonly [string, string])[] = []): Bank {
  const raw = text === '' ? [] : text.split('\n').map(parseLine);
  return bankOf(raw, apart);
}

function parseLine(line: string): RawQuestion {
  const [id, type, skill, level, items, series, topic, mine, expected, family, hash, sketch, statements = ''] =
    line.split('\t');
  return {
    id: id!,
    type: type!,
    skill: skill!,
    level: level!,
    items: Number(items),
    series: series || null,
    topic: topic || null,
    statements,
    mine: mine === '1',
    expected: expected ? Number(expected) : null,
    family: family!,
    hash: hash!,
    sketch: sketch ? sketch.split(',').map(Number) : [],
  };
}

export function bankOf(raw: readonly RawQuestion[], apart: readonly (readonly [string, string])[] = []): Bank {
  const clusters = clustersOf(raw, apart);
  const kinds = new Map<string, number>();
  const kindOf = ({ type, skill, level, items, series, topic, statements, mine }: RawQuestionFacts): number => {
    const key = `${type}|${skill}|${level}|${items}|${series}|${topic}|${statements}|${mine}`;
    const known = kinds.get(key) ?? kinds.size;
    kinds.set(key, known);
    return known;
  };
  const questions = raw.map(({ family: _, hash: __, sketch: ___, ...question }, index) => ({
    ...question,
    kind: kindOf(question),
    cluster: clusters[index]!,
  }));
  return { questions, at: new Map(questions.map(({ id }, index) => [id, index])) };
}

function clustersOf(raw: readonly RawQuestion[], apart: readonly (readonly [string, string])[]): Int32Array {
  const distinct = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const parent = Int32Array.from(raw, (_, index) => index);
  const rootOf = (index: number): number => {
    while (parent[index] !== index) {
      parent[index] = parent[parent[index]!]!;
      index = parent[index]!;
    }
    return index;
  };
  const join = (a: number, b: number) => {
    if (distinct.size > 0 && distinct.has(`${raw[a]!.id} ${raw[b]!.id}`)) return;
    parent[rootOf(b)] = rootOf(a);
  };
  const byFamily = new Map<string, number>();
  const byHash = new Map<string, number>();
  const byValue = new Neighbours(raw.reduce((sum, { sketch }) => sum + sketch.length, 0));
  raw.forEach((question, index) => {
    for (const [value, seen] of [
      [question.family, byFamily],
      [question.hash, byHash],
    ] as const) {
      if (value === '') continue;
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      // A template's questions are one cluster even when they were marked as distinct.
      else if (seen === byFamily) parent[rootOf(index)] = rootOf(first);
      else join(first, index);
    }
    const shared = new Map<number, number>();
    for (const value of question.sketch)
      byValue.add(value, index, (other) => shared.set(other, (shared.get(other) ?? 0) + 1));
    for (const [other, count] of shared) if (count >= sharedValues) join(other, index);
  });
  return parent.map((_, index) => rootOf(index));
}

/**
 * The last few questions for each value, in typed arrays: a large bank has over a million values, too many for a map
 * of lists.
 */
class Neighbours {
  readonly #mask: number;
  readonly #values: Int32Array;
  /** How many questions had the value; 0: the place is free. */
  readonly #counts: Int32Array;
  readonly #last: Int32Array;

  constructor(most: number) {
    const places = 2 ** Math.ceil(Math.log2(2 * most + 2));
    this.#mask = places - 1;
    this.#values = new Int32Array(places);
    this.#counts = new Int32Array(places);
    this.#last = new Int32Array(places * neighbours);
  }

  /** Calls `seen` with the last questions that had the value, then adds `index` to them. */
  add(value: number, index: number, seen: (other: number) => void): void {
    let place = Math.imul(value, 0x9e3779b1) & this.#mask;
    while (this.#counts[place]! > 0 && this.#values[place] !== value) place = (place + 1) & this.#mask;
    const count = this.#counts[place]!;
    for (let at = 0; at < Math.min(count, neighbours); at += 1) seen(this.#last[place * neighbours + at]!);
    this.#values[place] = value;
    this.#last[place * neighbours + (count % neighbours)] = index;
    this.#counts[place] = count + 1;
  }
}
