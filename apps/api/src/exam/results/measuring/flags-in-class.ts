/** What the results page tells the teacher about a question. */
import { byUsefulness, doubtOfKey, flagsOf, type ItemFlag } from '@vumon/domain';
import type { ScorableQuestion } from '#exam/scoring';
import type { ScoredAttempt } from '../analysis.ts';
import { asInTest, optionsOf } from './recognise.ts';
import { sumsOfTest, type CountedOption } from './sums.ts';

const columnsWith = (counted: readonly CountedOption[], column: number, columns: number) =>
  Array.from({ length: columns }, (_, index) => (index === column ? counted : []));

/** What the teacher should look at in one item, from the answers of this test alone. */
export function flagsInClass(
  question: ScorableQuestion,
  item: string,
  scored: readonly ScoredAttempt[],
  column: number,
  answers: readonly { readonly attemptId: string; readonly answer: unknown }[],
): ItemFlag[] {
  const at = question.items.indexOf(item);
  const options = optionsOf(question, at, asInTest(question));
  const given = new Map(answers.map(({ attemptId, answer }) => [attemptId, answer]));
  const sums = sumsOfTest(
    scored.map(({ attemptId, items }) => ({
      items,
      timeUsed: null,
      chosen: items.map((_, index) => (index === column ? options.chosen(given.get(attemptId)) : [])),
    })),
    { options: columnsWith(options.counted, column, scored[0]?.items.length ?? 0), inOrder: false },
  )[column];
  return sums ? flagsOf(at + 1, [sums], doubtOfKey.class).toSorted(byUsefulness) : [];
}
