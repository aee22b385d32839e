/** The points of each part of a test, from the stored points of its items. */
import type { ExamContent } from '@vumon/contract';
import { scoredItems, type PublishedExam, type StoredItems } from '#exam/scoring';

export type { StoredItems };

export interface PartPoints {
  readonly name: string;
  readonly points: number;
  readonly maxPoints: number;
}

const partsOf = (content: ExamContent) => content.sections.flatMap(({ parts }) => parts);

/** In hundredths. Items that were not asked count in no part. */
export function pointsOfParts(
  { content, items }: Pick<PublishedExam, 'content' | 'items'>,
  stored: StoredItems,
): PartPoints[] {
  const scored = Map.groupBy(scoredItems(items, stored), ({ question }) => question);
  return partsOf(content).map(({ name, questions }) => {
    const own = questions.flatMap(({ id }) => scored.get(id) ?? []).filter(({ state }) => state !== 'unscored');
    return {
      name,
      points: own.reduce((sum, { points }) => sum + points, 0),
      maxPoints: own.reduce((sum, { max }) => sum + max, 0),
    };
  });
}
