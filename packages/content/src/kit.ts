/**
 * Builders for questions of the bank. Callers pass the right option first; options are shuffled, in the same order at
 * every run.
 */
import type { Drawn } from '@vumon/question-types/variants';
import type { Cefr, Difficulty, ExamFamily, Skill, Subject } from '@vumon/domain';
import type { AudioRef, ImageRef, Passage, QuestionTypeCode } from '@vumon/question-types';
import { createRandom } from './random.ts';

export interface SeedFacts {
  readonly gradeId: string;
  readonly subject: Subject;
  readonly skill: Skill;
  readonly topicId?: string;
  readonly difficulty: Difficulty;
  readonly cefr?: Cefr;
  readonly name?: string;
  readonly seriesId?: string;
  readonly examFamily?: ExamFamily;
  readonly labels?: readonly string[];
  readonly keywords?: readonly string[];
  /** Questions from one template, or on one text or recording, have the same family; a test takes one of them. */
  readonly family?: string;
  /** Author or source to credit. */
  readonly author?: string;
}

export interface SeedQuestion {
  readonly type: QuestionTypeCode;
  readonly facts: SeedFacts;
  readonly content: object;
  readonly answerKey: object;
  /** Placeholders in content and key that are drawn for each learner. */
  readonly template?: Drawn;
}

interface Extras {
  readonly instructions?: string;
  readonly passage?: Passage;
  readonly images?: readonly ImageRef[];
  readonly audio?: AudioRef;
  readonly transcript?: string;
}

const letters = 'abcdefgh';

const common = ({ instructions = '', passage, images = [], audio }: Extras) => ({
  instructions,
  ...(passage && { passage }),
  images,
  ...(audio && { audio }),
});
const keyed = (explanation: string, { transcript }: Extras) => ({
  explanation,
  ...(transcript !== undefined && { transcript }),
});

/** Right options first, then wrong ones; returns them shuffled with their ids. */
function mixed(right: readonly string[], wrong: readonly string[], seed: string) {
  const texts = createRandom(seed).shuffle([...right, ...wrong]);
  const options = texts.map((text, at) => ({ id: letters[at]!, text }));
  return { options, correct: options.filter(({ text }) => right.includes(text)).map(({ id }) => id) };
}

const verdicts = (...ids: string[]) => ids.map((id) => ({ id, text: '', lock: true }));

/** Options that are all short are shown in a grid. */
const layoutOf = (texts: readonly string[]): 'list' | 'grid' =>
  texts.every((text) => text.replace(/[$\\{}]/g, '').length <= 24) ? 'grid' : 'list';

interface Single extends Extras {
  readonly stem: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly explanation?: string;
}

/** A question with one right option. */
export function oneOf(
  type: 'MC1' | 'MC3' | 'MC4' | 'MC7',
  facts: SeedFacts,
  { stem, right, wrong, explanation = '', ...extras }: Single,
): SeedQuestion {
  const { options, correct } = mixed([right], wrong, `${stem}|${right}|${wrong.join()}`);
  return {
    type,
    facts,
    content: { ...common(extras), optionLayout: layoutOf([right, ...wrong]), items: [{ id: 'q1', stem, options }] },
    answerKey: { ...keyed(explanation, extras), correct: { q1: correct } },
  };
}

/** A wrong option, with the mistake that leads to it where the explanation is to name it. */
export type Mistaken = readonly [option: string, mistake?: string];

/** Wrong options of a question with one right option, and its explanation, a line for each mistake that is offered. */
export function mistaken(right: string, all: readonly Mistaken[], why: string) {
  const wrong = distractors(
    right,
    all.map(([option]) => option),
  );
  const lines = wrong.flatMap((option) => {
    const mistake = all.find(([one]) => one === option)?.[1];
    return mistake === undefined ? [] : [`Chọn ${option} là do ${mistake}.`];
  });
  return { wrong, explanation: [why, ...lines].join('\n') };
}

/** A question with several right options; MR1 says how many, MR2 does not. */
export function someOf(
  type: 'MR1' | 'MR2',
  facts: SeedFacts,
  { stem, right, wrong, explanation = '', ...extras }: Omit<Single, 'right'> & { readonly right: readonly string[] },
): SeedQuestion {
  const { options, correct } = mixed(right, wrong, stem + right.join());
  return {
    type,
    facts,
    content: {
      ...common(extras),
      optionLayout: layoutOf([...right, ...wrong]),
      items: [{ id: 'q1', stem, options, ...(type === 'MR1' && { choose: right.length }) }],
    },
    answerKey: {
      ...keyed(explanation, extras),
      correct: { q1: correct },
      ...(type === 'MR2' && { mr2Scoring: 'right-minus-wrong' }),
    },
  };
}

interface Sub {
  readonly stem: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly explanation?: string;
}

/** A passage, recording or cloze with several items; a cloze's passage holds [[q1]], [[q2]] … */
export function setOf(
  type: 'MC9' | 'MC10' | 'MC11',
  facts: SeedFacts,
  subs: readonly Sub[],
  extras: Extras,
): SeedQuestion {
  const draw = (turn: number) =>
    subs.map(({ stem, right, wrong }, at) => ({
      id: `q${at + 1}`,
      stem,
      ...mixed([right], wrong, `${stem}|${right}|${wrong.join()}|${at}${turn === 0 ? '' : ` ${turn}`}`),
    }));
  // Shuffles again while all right options have the same position.
  let made = draw(0);
  for (let turn = 1; made.length > 2 && new Set(made.map(({ correct }) => correct[0])).size === 1; turn++)
    made = draw(turn);
  const notes = Object.fromEntries(
    subs.flatMap(({ explanation }, at) => (explanation ? [[`q${at + 1}`, explanation]] : [])),
  );
  return {
    type,
    facts,
    content: {
      ...common(extras),
      optionLayout: layoutOf(subs.flatMap(({ right, wrong }) => [right, ...wrong])),
      items: made.map(({ id, stem, options }) => ({ id, stem, options })),
    },
    answerKey: {
      ...keyed('', extras),
      ...(Object.keys(notes).length > 0 && { itemExplanations: notes }),
      correct: Object.fromEntries(made.map(({ id, correct }) => [id, correct])),
    },
  };
}

export type Verdict = 't' | 'f' | 'n';

export const trueOrFalse = (
  facts: SeedFacts,
  stem: string,
  isTrue: boolean,
  explanation = '',
  extras: Extras = {},
): SeedQuestion => ({
  type: 'TF1',
  facts,
  content: { ...common(extras), optionLayout: 'list', items: [{ id: 'q1', stem, options: verdicts('t', 'f') }] },
  answerKey: { ...keyed(explanation, extras), correct: { q1: [isTrue ? 't' : 'f'] } },
});

/**
 * True/false statements on a passage or recording (TF2, TF3), or the four statements of the graduation exam (TF5),
 * whose question text is in the instructions.
 */
export function statements(
  type: 'TF2' | 'TF3' | 'TF5',
  facts: SeedFacts,
  list: readonly (readonly [statement: string, verdict: Verdict])[],
  explanation: string,
  extras: Extras,
): SeedQuestion {
  const ids = type === 'TF3' ? ['t', 'f', 'n'] : ['t', 'f'];
  return {
    type,
    facts,
    content: {
      ...common(extras),
      optionLayout: 'list',
      items: list.map(([stem], at) => ({ id: `q${at + 1}`, stem, options: verdicts(...ids) })),
    },
    answerKey: {
      ...keyed(explanation, extras),
      correct: Object.fromEntries(list.map(([, verdict], at) => [`q${at + 1}`, [verdict]])),
    },
  };
}

/** Each `___` in the text is a gap. `accepted` has one entry per gap, with alternatives separated by `/`. */
export function gaps(
  type: 'FB1' | 'FB2' | 'FB7',
  facts: SeedFacts,
  text: string,
  accepted: readonly string[],
  extras: Extras & {
    readonly explanation?: string;
    readonly cues?: readonly string[];
    readonly wordLimit?: number;
  } = {},
): SeedQuestion {
  let count = 0;
  const marked = text.replace(/___/g, () => `[[g${++count}]]`);
  const { explanation = '', cues, wordLimit } = extras;
  return {
    type,
    facts,
    content: {
      ...common(extras),
      text: marked,
      gaps: accepted.map((_, at) => ({ id: `g${at + 1}`, ...(cues && { cue: cues[at]! }) })),
      ...(wordLimit !== undefined && { wordLimit }),
    },
    answerKey: {
      ...keyed(explanation, extras),
      gaps: Object.fromEntries(
        accepted.map((answers, at) => [
          `g${at + 1}`,
          { accepted: answers.split('/'), caseSensitive: false, contractions: true },
        ]),
      ),
    },
  };
}

interface Numeric {
  readonly unit?: string;
  readonly explanation: string;
  readonly decimalMark?: ',' | '.';
  readonly allowFraction?: boolean;
  /** Whether the answer has four cells as on the national answer sheet; default: in grades 10 to 12, if it fits. */
  readonly mask?: boolean;
}

/** A question answered with a number. `answer` uses the question's decimal mark. */
export function numeric(
  facts: SeedFacts,
  text: string,
  answer: string,
  {
    unit,
    explanation,
    decimalMark = ',',
    allowFraction = false,
    mask = /^G1[0-2]$/.test(facts.gradeId) && answer.length <= 4 && !answer.includes('/'),
  }: Numeric,
): SeedQuestion {
  return {
    type: 'FB8',
    facts,
    content: {
      instructions: '',
      images: [],
      text,
      gaps: [{ id: 'g1' }],
      numeric: { mask, decimalMark, thousands: !mask, ...(unit && { unit }), allowFraction },
    },
    answerKey: { explanation, gaps: { g1: { accepted: [answer], caseSensitive: false, contractions: false } } },
  };
}

/** Thrown if the drawn numbers give too few distinct wrong options, or do not suit a way of asking. */
export class TooFewDistractors extends Error {}

const number = (text: string): number | null => (/^-?\d+(?:,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null);

/** The value of an option that is a plain number, a fraction, or a power of one of these; null for anything else. */
export function valueOf(option: string): number | null {
  const text = option
    .replace(/[$\s]|\\left|\\right|\\,/g, '')
    .replace('{,}', ',')
    .replace(/\\d?frac/g, '\\frac');
  const plain = number(text);
  if (plain !== null) return plain;
  const [, sign = '', over = '', under = ''] = /^(-?)\\frac\{(-?\d+)\}\{(\d+)\}$/.exec(text) ?? [];
  if (under !== '') return (sign === '-' ? -1 : 1) * (Number(over) / Number(under));
  const [, base = '', power = ''] = /^\(?(.+?)\)?\^\{?(-?\d+)\}?$/.exec(text) ?? [];
  const value = base === '' ? null : valueOf(base);
  return value === null ? null : value ** Number(power);
}

const sameOption = (a: string, b: string): boolean => {
  const [x, y] = [valueOf(a), valueOf(b)];
  return a === b || (x !== null && y !== null && Math.abs(x - y) <= 1e-12 * Math.max(Math.abs(x), Math.abs(y)));
};

/** The first `count` of `candidates` that differ in value from `right` and from each other. */
export function distractors(right: string, candidates: readonly string[], count = 3): string[] {
  const unlike: string[] = [];
  for (const one of candidates) if (![right, ...unlike].some((other) => sameOption(one, other))) unlike.push(one);
  if (unlike.length < count) throw new TooFewDistractors(`too few wrong options beside ${right}: ${unlike.join()}`);
  return unlike.slice(0, count);
}
