/** Totals of a learner's result. */
import type { ExamContent } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import { isSkillOf, type Skill } from '@vumon/domain';

export type StudentResult = Reply<'GET /student/unit-tests-assigned/{id}/result'>;
export type ReviewedItem = NonNullable<StudentResult['review']>['items'][number];

export interface SkillSum {
  readonly skill: Skill;
  readonly right: number;
  readonly items: number;
  readonly points: number;
  readonly max: number;
}

/** Points by skill, in the order of the skills' first questions. */
export function skillSums(content: ExamContent, items: readonly ReviewedItem[]): SkillSum[] {
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
    const sum = sums.get(skill) ?? { skill, right: 0, items: 0, points: 0, max: 0 };
    sums.set(skill, {
      skill,
      right: sum.right + (state === 'right' ? 1 : 0),
      items: sum.items + 1,
      points: sum.points + points,
      max: sum.max + max,
    });
  }
  return [...sums.values()];
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
