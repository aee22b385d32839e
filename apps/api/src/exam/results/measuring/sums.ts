/** The sums of a test over its learners' first attempts. Pure. */
import type { ChoiceSums, ItemOfTest } from '@vumon/domain';
import type { ScoredItem } from '#exam/scoring';

export interface MeasuredAttempt {
  readonly items: readonly Pick<ScoredItem, 'state' | 'points' | 'max'>[];
  /** Share of the allowed time that was used; null where there is no clock. */
  readonly timeUsed: number | null;
  /** By item: the options that were chosen, as place and position; empty where nothing can be counted. */
  readonly chosen: readonly (readonly { readonly place: number; readonly choice: number }[])[];
}

/** An option whose choices are counted. */
export type CountedOption = Pick<ChoiceSums, 'place' | 'choice' | 'right'>;

/** Share of the allowed time below which an attempt says nothing about the questions. */
const leastTime = 0.2;
const leastAnswers = 2;

const isAnswered = ({ state }: MeasuredAttempt['items'][number]): boolean =>
  state === 'right' || state === 'partial' || state === 'wrong';

/**
 * Which attempts count: those that wait for no mark, with at least two answers (or one to each item of a shorter test)
 * and a fifth of the time.
 */
export function counts({ items, timeUsed }: MeasuredAttempt): boolean {
  const asked = items.filter(({ state }) => state !== 'unscored').length;
  return (
    items.every(({ state }) => state !== 'needs-teacher') &&
    items.filter(isAnswered).length >= Math.min(leastAnswers, asked) &&
    (timeUsed === null || timeUsed >= leastTime)
  );
}

/**
 * By item; null for items that nobody was asked. Items that are void, or whose points a regrade gives whatever the answer
 * is, are to be unscored.
 * `inOrder`: every learner had the items in this order, so that blanks after the last answer were not reached.
 */
export function sumsOfTest(
  attempts: readonly MeasuredAttempt[],
  { options, inOrder }: { options: readonly (readonly CountedOption[])[]; inOrder: boolean },
): (ItemOfTest | null)[] {
  const all = attempts.filter(counts).map(({ items, chosen }) => {
    const shares = items.map(({ state, points, max }) => (state === 'unscored' || max === 0 ? null : points / max));
    return {
      shares,
      chosen,
      total: shares.reduce<number>((sum, share) => sum + (share ?? 0), 0),
      last: inOrder ? items.findLastIndex(isAnswered) : items.length,
    };
  });
  return options.map((counted, at) => {
    const asked = all.flatMap(({ shares, chosen, total, last }) => {
      const x = shares[at] ?? null;
      return x === null ? [] : [{ x, t: total, reached: at <= last, chosen: chosen[at] ?? [] }];
    });
    if (asked.length === 0) return null;
    const sum = (of: (one: (typeof asked)[number]) => number) => asked.reduce((result, one) => result + of(one), 0);
    return {
      n: asked.length,
      reached: asked.filter(({ reached }) => reached).length,
      sx: sum(({ x }) => x),
      sxx: sum(({ x }) => x * x),
      sxt: sum(({ x, t }) => x * t),
      st: sum(({ t }) => t),
      stt: sum(({ t }) => t * t),
      choices: counted.map((option): ChoiceSums => {
        const who = asked.filter(({ chosen }) =>
          chosen.some(({ place, choice }) => place === option.place && choice === option.choice),
        );
        return { ...option, n: who.length, sr: who.reduce((result, { x, t }) => result + t - x, 0) };
      }),
    };
  });
}
