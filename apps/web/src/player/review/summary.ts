/** Totals of a learner's result. */
import type { ExamContent } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { divideHalfUp, isSkillOf, type Skill } from '@vumon/domain';

export type StudentResult = Reply<'GET /student/unit-tests-assigned/{id}/result'>;
export type ReviewedItem = NonNullable<StudentResult['review']>['items'][number];

/** Of the items whose points are known: those that the teacher has yet to mark are not counted. */
export interface SkillSum {
  readonly skill: Skill;
  readonly right: number;
  /** Items with a part of their points. */
  readonly partial: number;
  readonly items: number;
  readonly points: number;
  readonly max: number;
}

/** Points by skill, in the order of the skills' first questions. */
export function skillSums(
  content: ExamContent,
  items: readonly Pick<ReviewedItem, 'question' | 'state' | 'points' | 'max'>[],
): SkillSum[] {
  const skillOf = new Map(
    content.sections.flatMap((section) =>
      section.parts.flatMap((part) => part.questions.map(({ id, skill }) => [id, skill] as const)),
    ),
  );
  const sums = new Map<Skill, SkillSum>();
  for (const { question, state, points, max } of items) {
    const skill = skillOf.get(question);
    // Maths tests that were published before strands existed have skills of English.
    if (skill === undefined || !isSkillOf(content.subject, skill) || state === 'unscored') continue;
    const sum = sums.get(skill) ?? { skill, right: 0, partial: 0, items: 0, points: 0, max: 0 };
    if (state === 'needs-teacher') {
      sums.set(skill, sum);
      continue;
    }
    sums.set(skill, {
      skill,
      partial: sum.partial + (state === 'partial' ? 1 : 0),
      right: sum.right + (state === 'right' ? 1 : 0),
      items: sum.items + 1,
      points: sum.points + points,
      max: sum.max + max,
    });
  }
  return [...sums.values()];
}

/** Right items of all; per cent of the points where an item has a part of its points, as an essay has. */
export function sumText({ right, partial, items, points, max }: SkillSum): string {
  if (items === 0) return '–';
  return partial === 0 ? `${right}/${items}` : `${divideHalfUp(points * 100, max)}%`;
}

export type Shown = 'all' | 'wrong' | 'flagged';

/** Numbers of the items that are not completely right. */
export const needsLook = ({ state }: ReviewedItem): boolean =>
  state === 'wrong' || state === 'partial' || state === 'blank';

export function countStates(
  items: readonly ReviewedItem[],
): Record<'right' | 'wrong' | 'partial' | 'blank' | 'needs-teacher', number> {
  const counts = { right: 0, wrong: 0, partial: 0, blank: 0, 'needs-teacher': 0 };
  for (const { state } of items) if (state !== 'unscored') counts[state] += 1;
  return counts;
}

/** Whole minutes worked, at least one. */
export const minutesWorked = (startedAt: string, endedAt: string): number =>
  Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000));
