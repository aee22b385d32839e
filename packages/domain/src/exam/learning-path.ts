/** The order in which practice asks the questions of a test. */
import { sumOf } from '../content/blueprint.ts';
import { levels, type Level } from '../content/vocabulary.ts';

/**
 * LINEAR: in the order of the test. HAVE_LEVEL: by cognition level, the easiest first. NONE_LEVEL: shuffled, whatever
 * the level. ADAPTIVE: one at a time, each chosen by the result of the one before.
 */
export const learningPaths = ['LINEAR', 'HAVE_LEVEL', 'NONE_LEVEL', 'ADAPTIVE'] as const;
export type LearningPath = (typeof learningPaths)[number];

interface Leveled {
  readonly id: string;
  readonly difficulty: string;
}

/** The index of a question's level; without a level it counts as comprehension (M2). */
const stepOf = ({ difficulty }: Leveled): number => {
  const step = levels.indexOf(difficulty as Level);
  return step < 0 ? 1 : step;
};

/** The share of its points that an answer won, 0 to 1; null where no key scores any of its items. */
export function shareWon(
  items: readonly { readonly state: string; readonly points: number; readonly max: number }[],
): number | null {
  const scored = items.filter(({ state }) => state !== 'needs-teacher' && state !== 'unscored');
  const most = sumOf(scored.map(({ max }) => max));
  return most === 0 ? null : sumOf(scored.map(({ points }) => points)) / most;
}

/**
 * The question that adaptive practice asks next; null when all have been asked. It begins with comprehension, goes one
 * level up after a right answer, one down after a wrong one, and stays after a partly right or unscored one (`share`
 * null). Of two levels equally near it takes the easier, within a level the order of the test.
 */
export function nextAdaptive(
  questions: readonly Leveled[],
  asked: readonly string[],
  last: { readonly id: string; readonly share: number | null } | null,
): string | null {
  const before = last && questions.find(({ id }) => id === last.id);
  const move = last === null || last.share === null ? 0 : last.share >= 1 ? 1 : last.share <= 0 ? -1 : 0;
  const wanted = Math.min(levels.length - 1, Math.max(0, (before ? stepOf(before) : 1) + move));
  const left = questions.filter(({ id }) => !asked.includes(id));
  const [next] = left.toSorted(
    (a, b) => Math.abs(stepOf(a) - wanted) - Math.abs(stepOf(b) - wanted) || stepOf(a) - stepOf(b),
  );
  return next?.id ?? null;
}
