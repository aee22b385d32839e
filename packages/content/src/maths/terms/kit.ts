/** Short forms for templates of one topic, in the four forms that term tests have. */
import {
  mistaken,
  numeric,
  oneOf,
  statements,
  trueOrFalse,
  type Mistaken,
  type SeedFacts,
  type SeedQuestion,
} from '../../kit.ts';
import type { Figure } from '@vumon/figures';
import type { ImageRef } from '@vumon/question-types';
import { imageOfFigure } from '@vumon/question-types/figures';
import type { Random } from '../../random.ts';
import { claims, n, plain, type Template } from '../template.ts';

/** A formula that is a number can be given as that number. */
type Value = number | string;

interface Asked {
  /** The same question in other words or another situation; they are used in turn. */
  readonly ask: readonly string[];
  readonly why: string;
  /** Drawn under the question; its data stay with the key. */
  readonly figure?: Figure;
}
/** A wrong option, with the mistake that leads to it where the explanation is to name it. */
type Wrong = Value | readonly [value: Value, mistake: string];
interface Choice extends Asked {
  readonly right: Value;
  /** Results of common mistakes, the most likely first. */
  readonly wrong: readonly Wrong[];
}
interface Single {
  /** The true statement in two wordings; the false one is asked between them. */
  readonly right: readonly [string, string];
  readonly wrong: string;
  readonly why: string;
}
interface Answer extends Asked {
  readonly is: number;
  readonly unit?: string;
}
interface Four {
  readonly ask: readonly string[];
  readonly figure?: Figure;
  /** The true statement, the one of a common mistake, the reason, and that of the wrong one where it is another. */
  readonly say: readonly (readonly [right: string, wrong: string, why: string, whyWrong?: string])[];
}
interface Written {
  readonly ask: readonly string[];
  readonly figure?: Figure;
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
  /** One statement, true or false. */
  readonly ok: Making<Single>;
  /** Four statements, each true or false. */
  readonly tf: Making<Four>;
  /** A written solution. */
  readonly ew: Making<Written>;
  /** Multiple choice without drawn numbers: one row a question. */
  readonly set: (level: Level, form: string, rows: readonly Row[]) => Template;
}
type Row = readonly [ask: string, right: Value, wrong: readonly Wrong[], why: string];

const text = (value: Value): string => (typeof value === 'number' ? `$${n(value)}$` : value);

const optionOf = (wrong: Wrong): Mistaken => (typeof wrong === 'object' ? [text(wrong[0]), wrong[1]] : [text(wrong)]);

/** A marking guide in steps of 0.25 of one point: how far the solution, one step a line, has to be right for each. */
export function guideOf(solution: string) {
  const steps = solution.split('\n').length;
  const quarters = [4, 3, 2, 1].flatMap((quarter) => {
    // The last step that this score needs; a score that no step ends at is left out.
    const step = Array.from({ length: steps }, (_, at) => at + 1).findLast(
      (at) => Math.round((4 * at) / steps) === quarter,
    );
    if (step === undefined) return [];
    const text =
      step === steps ? 'Đúng cả lời giải mẫu.' : `Đúng đến hết bước ${step} trong ${steps} bước của lời giải mẫu.`;
    return [{ id: `l${quarter}`, score: 25 * quarter, text }];
  });
  const descriptor = 'Chấm theo từng bước của lời giải mẫu; cách giải khác mà đúng được điểm tương ứng.';
  return {
    step: 25,
    criteria: [{ id: 'c1', name: 'Lời giải', descriptor, max: 1, weight: 1, levels: quarters }],
  };
}

/** Papers of maths print no criteria; a teacher marks by the guide. */
const written = (facts: SeedFacts, prompt: string, solution: string): SeedQuestion => ({
  type: 'EW1',
  facts,
  content: { instructions: '', images: [], items: [{ id: 'q1', prompt }] },
  answerKey: { explanation: '', rubric: guideOf(solution), model: solution },
});

const quantities = [
  /(thời gian|quãng đường|chiều cao|cân nặng|khối lượng|tốc độ|tiền tiêu vặt|số tiền)(?: \p{L}+){0,5} \(([^()%]+)\)/iu,
  /(số phút|số trang|số điểm|tuổi(?! thọ)|điểm(?= kiểm tra))/iu,
];

/** The axis below a histogram is named as the stem names what was measured. */
function named(figure: Figure, stem: string): Figure {
  if (figure.kind !== 'chart' || figure.form !== 'histogram' || figure.across !== undefined) return figure;
  const [, name, unit] = quantities.map((one) => one.exec(stem)).find((found) => found !== null) ?? [];
  if (name === undefined) return figure;
  const across = name[0]!.toUpperCase() + name.slice(1);
  return { ...figure, across: unit === undefined ? across : `${across} (${unit})` };
}

/** The question with its figure, where it has one. `drawn`: what was drawn for its template already. */
function figured(
  question: SeedQuestion,
  given: Figure | undefined,
  stem: string,
  drawn: Map<string, ImageRef>,
): SeedQuestion {
  if (!given) return question;
  const figure = named(given, stem);
  const data = { figure, full: false };
  const name = JSON.stringify(figure);
  const image = drawn.get(name) ?? imageOfFigure(data);
  drawn.set(name, image);
  return {
    ...question,
    content: { ...question.content, images: [image] },
    answerKey: { ...question.answerKey, figures: { [image.media]: data } },
  };
}

/** Questions of each template: as many as it has wordings at least. */
const count = 3;

/** Templates of a topic, which is named by a keyword of the curriculum. */
export function unit(grade: number, topic: string, templates: (forms: Forms) => readonly Template[]): Template[] {
  const making =
    <Draw extends { readonly ask: readonly string[]; readonly figure?: Figure }>(
      make: (facts: SeedFacts, stem: string, drawn: Draw, random: Random) => SeedQuestion,
    ): Making<Draw> =>
    (difficulty, form, draw) => {
      const figures = new Map<string, ImageRef>();
      return {
        topic,
        form,
        grade,
        difficulty,
        count,
        make(random, facts, turn) {
          const drawn = draw(random, turn % count);
          const stem = drawn.ask[turn % drawn.ask.length]!;
          return figured(make(facts, stem, drawn, random), drawn.figure, stem, figures);
        },
      };
    };
  const mc = making<Choice>((facts, stem, { right, wrong, why }) => {
    // Primary school has no negative numbers.
    const known = wrong.map(optionOf).filter(([option]) => grade > 5 || !option.startsWith('$-'));
    return oneOf('MC1', facts, { stem, right: text(right), ...mistaken(text(right), known, why) });
  });
  const ok: Making<Single> = (difficulty, form, draw) => ({
    topic,
    form,
    grade,
    difficulty,
    count,
    make(random, facts, turn) {
      const { right, wrong, why } = draw(random, turn);
      const isTrue = turn % 2 === 0;
      return trueOrFalse(facts, isTrue ? right[turn === 0 ? 0 : 1] : wrong, isTrue, why);
    },
  });
  return [
    ...templates({
      mc,
      ok,
      set: (level, form, rows) =>
        mc(level, form, (_, turn) => {
          const [ask, right, wrong, why] = rows[turn]!;
          return { ask: [ask], right, wrong, why };
        }),
      fb: making<Answer>((facts, stem, { is, unit, why }) =>
        numeric(facts, stem, plain(is), { explanation: why, ...(unit !== undefined && { unit }) }),
      ),
      tf: making<Four>((facts, instructions, { say }, random) => {
        const all = say.map(([right, wrong, why, whyWrong]) => ({ right, wrong, why, whyWrong }));
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
  heads: readonly (number | string)[],
  ...rows: readonly (readonly (number | string)[])[]
): string =>
  [
    heads.map((one) => `%|h%${one}`).join(''),
    ...rows.map(([name, ...cells]) => `%|h%${name}${cells.map((one) => `%|%${one}`).join('')}`),
  ].join('\n');
