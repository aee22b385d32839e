/** Parametric questions: numbers are drawn, the key and every step of its explanation are computed from them. */
import type { Difficulty } from '@vumon/domain';
import { TooFewDistractors, type SeedFacts, type SeedQuestion } from '../kit.ts';
import { createRandom, type Random } from '../random.ts';
import { topicOf } from './curriculum.ts';
import { waysOf, type Way } from './ways.ts';

export interface Template {
  /** Name of the topic; teachers see it. */
  readonly topic: string;
  /** What it asks, where several templates have the topic: each is a family of its own. */
  readonly form?: string;
  readonly grade: number;
  readonly difficulty: Exclude<Difficulty, 'NA'>;
  /** Number of questions to generate; default 8. */
  readonly count?: number;
  /** `turn`: how many questions have been generated so far. */
  make(random: Random, facts: SeedFacts, turn: number): SeedQuestion;
}

/** Applies the replacements of a way to all texts of the question. Throws TooFewDistractors if one is not found. */
function asked(question: SeedQuestion, way: Way): SeedQuestion {
  const found = new Set<RegExp>();
  const said = (text: string): string => {
    const hit = way.find(([from]) => from.test(text));
    if (!hit) return text;
    const [from, to] = hit;
    found.add(from);
    return text.replace(from, (...groups: (string | undefined)[]) =>
      to.replaceAll(/«(\d)»/g, (_, at: string) => groups[Number(at)] ?? ''),
    );
  };
  const walk = (value: unknown): unknown =>
    typeof value === 'string'
      ? said(value)
      : Array.isArray(value)
        ? value.map(walk)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .map(([key, inner]) => [key, walk(inner), inner] as const)
                // A text that becomes empty, such as a unit, is removed.
                .filter(([, made, inner]) => made !== '' || inner === ''),
            )
          : value;
  const [content, answerKey] = [walk(question.content) as object, walk(question.answerKey) as object];
  const lost = way.find(([from]) => !found.has(from));
  if (lost) throw new TooFewDistractors(`${String(lost[0])} is not asked here`);
  return { ...question, content, answerKey };
}

const unsaid = new Set(['id', 'media', 'alt', 'alts', 'drawing', 'options', 'gaps', 'numeric', 'shape']);

/** The numbers that a question is asked with, in its text and figure; empty for fewer than two. */
function numbersOf({ content, answerKey }: SeedQuestion): string {
  const said = JSON.stringify([content, (answerKey as { figures?: object }).figures], (name, value: unknown) =>
    unsaid.has(name) ? undefined : value,
  ).replaceAll(/"figure-\w+"/g, '');
  const numbers = said.match(/\d+(?:[.,]\d+)?/g) ?? [];
  return numbers.length < 2 ? '' : numbers.join(' ');
}

/**
 * Generates distinct questions of a template, the same ones at every run, using the ways of asking in turn. Duplicates
 * are dropped, and so are questions with the numbers of another one, unless the template has no others.
 */
export function instances({ topic, form, grade, difficulty, count = 8, make }: Template): SeedQuestion[] {
  const title = form === undefined ? topic : `${topic} – ${form}`;
  const facts: SeedFacts = {
    gradeId: `G${grade}`,
    subject: 'MATH',
    ...topicOf(`G${grade}`, topic),
    difficulty,
    seriesId: `math-ket-noi-${grade}`,
    keywords: [topic],
    family: `${title} ${grade}`,
  };
  const found = new Map<string, SeedQuestion>();
  const used = new Set<string>();
  const ways: readonly (Way | undefined)[] = [undefined, ...((form === undefined && waysOf[topic]) || [])];
  for (let draw = 0; found.size < count && draw < count * 12; draw++) {
    try {
      const drawn = make(createRandom(`${grade} ${title} ${draw}`), facts, found.size);
      const way = ways[found.size % ways.length];
      const question = way ? asked(drawn, way) : drawn;
      const numbers = numbersOf(question);
      if (numbers !== '' && used.has(numbers) && draw < count * 6) continue;
      used.add(numbers);
      found.set(JSON.stringify(question.content), question);
    } catch (error) {
      // These numbers give too few distinct options: try the next draw.
      if (!(error instanceof TooFewDistractors)) throw error;
    }
  }
  if (found.size === 0) throw new Error(`no question of the family ${title} ${grade} has enough distinct options`);
  return [...found.values()].map((question, at) => ({
    ...question,
    content: withGroups(question.content),
    answerKey: withGroups(question.answerKey),
    facts: { ...facts, name: `${title} (${at + 1})` },
  }));
}

/** Texts that are read; everything else of a question is data. */
const read = new Set(['instructions', 'text', 'stem', 'prompt', 'explanation', 'model']);

/**
 * Whole numbers of five digits and more in groups of three, as textbooks print them: 41 000. Beside
 * one in a formula, numbers of four digits are grouped, too.
 */
export function grouped(text: string): string {
  const inGroups = (part: string, space: string, least: number) =>
    // What follows a comma has no groups.
    part.replaceAll(/[,}]\d+|\d+/g, (one) =>
      /^\d/.test(one) && one.length >= least ? one.replaceAll(/\d(?=(?:\d{3})+$)/g, `$&${space}`) : one,
    );
  return text.replaceAll(/\$[^$]*\$|[^$]+/g, (part) =>
    part.startsWith('$') ? inGroups(part, '\\,', /\d{5}/.test(part) ? 4 : 5) : inGroups(part, '\u00A0', 5),
  );
}

/** The question with its numbers in groups. */
function withGroups<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return (read.has(name) ? grouped(value) : value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => withGroups(one, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, withGroups(inner, key)]),
  ) as Value;
}

/** A number inside a formula, with the Vietnamese decimal comma. */
export const n = (value: number): string => plain(value).replace(',', '{,}');

/** A number in plain text or as an answer. */
export const plain = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace('.', ',');

export const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** A square root in a formula, with what can be taken out before the root: `2\sqrt{2}` for 8, `5` for 25. */
export function root(radicand: number): string {
  let out = Math.floor(Math.sqrt(radicand));
  while (radicand % out ** 2 !== 0) out -= 1;
  const left = radicand / out ** 2;
  return left === 1 ? `${out}` : `${out === 1 ? '' : out}\\sqrt{${left}}`;
}

/** A fraction in lowest terms. */
export function fraction(over: number, under: number): string {
  const common = gcd(over, under) * Math.sign(under);
  const [a, b] = [over / common, under / common];
  return b === 1 ? `${a}` : `${a < 0 ? '-' : ''}\\dfrac{${Math.abs(a)}}{${b}}`;
}

/** A polynomial from its highest coefficient down. */
export function poly(coefficients: readonly number[], variable = 'x'): string {
  const degree = coefficients.length - 1;
  let text = '';
  coefficients.forEach((coefficient, at) => {
    if (coefficient === 0) return;
    const power = degree - at;
    const name = power === 0 ? '' : power === 1 ? variable : `${variable}^${power}`;
    const size = Math.abs(coefficient) === 1 && power > 0 ? '' : n(Math.abs(coefficient));
    text +=
      text === '' ? `${coefficient < 0 ? '-' : ''}${size}${name}` : ` ${coefficient < 0 ? '-' : '+'} ${size}${name}`;
  });
  return text || '0';
}

/** The sign between an exact value and its rounding to `decimals` places: `=` if they are equal. */
export const equalsOr = (exact: number, decimals: number): '=' | '\\approx' =>
  Math.abs(exact - rounded(exact, decimals)) < 1e-9 ? '=' : '\\approx';

/** Whether the value is exactly half-way between two values with `decimals` places, so that rounding is ambiguous. */
export const isHalfWay = (exact: number, decimals: number): boolean => {
  const scaled = Math.abs(exact) * 10 ** decimals;
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-6;
};

/** The note that asks for rounding; empty if the value has no more than `decimals` places. */
export const roundingNote = (exact: number, decimals: number): string =>
  equalsOr(exact, decimals) === '=' ? '' : ` (Làm tròn đến hàng ${['đơn vị', 'phần mười', 'phần trăm'][decimals]!}.)`;

/** The prime factors of a whole number above 1: `2^2 \\cdot 7`. */
export function primeFactors(value: number): string {
  const found: string[] = [];
  for (let prime = 2, left = value; left > 1; prime++) {
    let power = 0;
    for (; left % prime === 0; left /= prime) power++;
    if (power > 0) found.push(power === 1 ? `${prime}` : `${prime}^${power}`);
  }
  return found.join(' \\cdot ');
}

export interface Claim {
  /** `right` is the true statement, `wrong` one that results from a common mistake. */
  readonly right: string;
  readonly wrong: string;
  readonly why: string;
  /** The reason of the wrong statement, where it is another one. */
  readonly whyWrong?: string | undefined;
}

/**
 * Statements for part II of the graduation exam, in their own order, because d) may build on a); at least one is true and
 * one false. Throws TooFewDistractors where a mistake leads to the true statement.
 */
export function claims(
  random: Random,
  all: readonly Claim[],
): { readonly list: [string, 't' | 'f'][]; readonly explanation: string } {
  // With these numbers the mistake leads to the true statement.
  if (all.some((one) => one.right === one.wrong)) throw new TooFewDistractors('a wrong statement is true');
  const wrong = new Set(random.shuffle(all.map((_, at) => at)).slice(0, random.int(1, all.length - 1)));
  return {
    list: all.map(({ right, wrong: told }, at) => (wrong.has(at) ? [told, 'f'] : [right, 't'])),
    explanation: all
      .map(({ why, whyWrong }, at) => `${'abcd'[at]!}) ${wrong.has(at) ? `Sai: ${whyWrong ?? why}` : `Đúng: ${why}`}`)
      .join('\n'),
  };
}

/** A number after an operator or sign: in brackets if negative. */
export const par = (value: number): string => (value < 0 ? `(${n(value)})` : n(value));

export const math = (latex: string): string => `$${latex}$`;

/** A number other than 0. */
export function nonZero(random: Random, min: number, max: number): number {
  for (;;) {
    const value = random.int(min, max);
    if (value !== 0) return value;
  }
}
