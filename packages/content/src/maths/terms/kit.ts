/** Short forms for templates of one topic, in the four forms that term tests have. */
import { distractors, numeric, oneOf, statements, type SeedFacts, type SeedQuestion } from '../../kit.ts';
import { mathsWriting, rubricOf } from '../../by-type/produced.ts';
import type { Random } from '../../random.ts';
import { claims, n, plain, type Template } from '../template.ts';

/** A formula that is a number can be given as that number. */
type Value = number | string;

interface Asked {
  /** The same question in other words or another situation; they are used in turn. */
  readonly ask: readonly string[];
  readonly why: string;
}
interface Choice extends Asked {
  readonly right: Value;
  /** Results of common mistakes, the most likely first. */
  readonly wrong: readonly Value[];
}
interface Answer extends Asked {
  readonly is: number;
  readonly unit?: string;
}
interface Four {
  readonly ask: readonly string[];
  /** The true statement, the one of a common mistake, the reason. */
  readonly say: readonly (readonly [right: string, wrong: string, why: string])[];
}
interface Written {
  readonly ask: readonly string[];
  /** A solution in steps. */
  readonly solution: string;
}

type Level = Template['difficulty'];
type Making<Draw> = (level: Level, form: string, draw: (random: Random, turn: number) => Draw) => Template;
interface Forms {
  /** Multiple choice. */
  readonly mc: Making<Choice>;
  /** A short answer with a number. */
  readonly fb: Making<Answer>;
  /** Four statements, each true or false. */
  readonly tf: Making<Four>;
  /** A written solution. */
  readonly ew: Making<Written>;
  /** Multiple choice without drawn numbers: one row a question. */
  readonly set: (level: Level, form: string, rows: readonly Row[]) => Template;
}
type Row = readonly [ask: string, right: Value, wrong: readonly Value[], why: string];

const text = (value: Value): string => (typeof value === 'number' ? `$${n(value)}$` : value);

/** Papers of maths print no criteria; a teacher marks by them. */
const written = (facts: SeedFacts, prompt: string, solution: string): SeedQuestion => ({
  type: 'EW1',
  facts,
  content: { instructions: '', images: [], items: [{ id: 'q1', prompt }] },
  answerKey: { explanation: '', rubric: rubricOf(mathsWriting), model: solution },
});

/** Questions of each template: as many as it has wordings at least. */
const count = 3;

/** Templates of a topic, which is named by a keyword of the curriculum. */
export function unit(grade: number, topic: string, templates: (forms: Forms) => readonly Template[]): Template[] {
  const making =
    <Draw extends { readonly ask: readonly string[] }>(
      make: (facts: SeedFacts, stem: string, drawn: Draw, random: Random) => SeedQuestion,
    ): Making<Draw> =>
    (difficulty, form, draw) => ({
      topic,
      form,
      grade,
      difficulty,
      count,
      make(random, facts, turn) {
        const drawn = draw(random, turn % count);
        return make(facts, drawn.ask[turn % drawn.ask.length]!, drawn, random);
      },
    });
  const mc = making<Choice>((facts, stem, { right, wrong, why }) =>
    oneOf('MC1', facts, {
      stem,
      right: text(right),
      wrong: distractors(text(right), wrong.map(text)),
      explanation: why,
    }),
  );
  return [
    ...templates({
      mc,
      set: (level, form, rows) =>
        mc(level, form, (_, turn) => {
          const [ask, right, wrong, why] = rows[turn]!;
          return { ask: [ask], right, wrong, why };
        }),
      fb: making<Answer>((facts, stem, { is, unit, why }) =>
        numeric(facts, stem, plain(is), { explanation: why, ...(unit !== undefined && { unit }) }),
      ),
      tf: making<Four>((facts, instructions, { say }, random) => {
        const all = say.map(([right, wrong, why]) => ({ right, wrong, why }));
        const { list, explanation } = claims(random, all);
        return statements('TF5', facts, list, explanation, { instructions });
      }),
      ew: making<Written>((facts, stem, { solution }) => written(facts, stem, solution)),
    }),
  ];
}

/** A point or vector by its coordinates. */
export const pt = (...at: readonly (number | string)[]): string =>
  `(${at.map((one) => (typeof one === 'number' ? n(one) : one)).join(';\\,')})`;

/** A sum of terms with coefficients, such as `2x - y`; a term without a name is a number. */
export function sum(...terms: readonly (readonly [coefficient: number, name: string])[]): string {
  let written = '';
  for (const [coefficient, name] of terms) {
    if (coefficient === 0) continue;
    const size = Math.abs(coefficient) === 1 && name !== '' ? name : `${n(Math.abs(coefficient))}${name}`;
    const sign = coefficient < 0 ? '-' : '+';
    written += written === '' ? `${coefficient < 0 ? '-' : ''}${size}` : ` ${sign} ${size}`;
  }
  return written || '0';
}

/** A number that follows another one, with its sign: `+ 3`; empty for 0. */
export const signed = (value: number): string => (value === 0 ? '' : `${value < 0 ? '-' : '+'} ${n(Math.abs(value))}`);

/** A table of two rows in a question, with the names in the first column. */
export const table = (
  [head, ...heads]: readonly (number | string)[],
  [name, ...cells]: readonly (number | string)[],
): string =>
  `%|h%${head}${heads.map((one) => `%|h%${one}`).join('')}\n%|h%${name}${cells.map((one) => `%|%${one}`).join('')}`;
