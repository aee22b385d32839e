/** Shares of points by topic, computed from the columns of an assigned test's results. Pure. */
import { divideHalfUp, isSkillOf, type Skill, type Subject } from '@vumon/domain';
import type { Filed } from './learner.queries.ts';

interface Column {
  readonly question: string;
  readonly skill: string;
  readonly max: number;
  /** Null where the actor may see it neither alone nor in a sum. */
  readonly rightShare: number | null;
  /** The actor may see it alone. */
  readonly single: boolean;
}

/** Fewer questions together would tell the result of single ones. */
const leastTogether = 3;

export interface TopicShare {
  readonly skill: Skill;
  /** Null for questions without a topic in the bank. */
  readonly topic: string | null;
  readonly items: number;
  /** Per cent of the points, of the items whose share the actor may see. */
  readonly share: number | null;
}

/**
 * The weakest first, then those that the actor may not see. Skill and topic of a question are those in the bank today.
 */
export function byTopic(subject: Subject, columns: readonly Column[], filed: ReadonlyMap<string, Filed>): TopicShare[] {
  const groups = new Map<string, { skill: Skill; topic: string | null; columns: Column[] }>();
  for (const column of columns) {
    const today = filed.get(column.question);
    const skill = [column.skill, today?.skill ?? ''].find((one) => isSkillOf(subject, one)) as Skill | undefined;
    if (skill === undefined) continue;
    const topic = today?.topic ?? null;
    const key = `${skill} ${topic}`;
    const group = groups.get(key) ?? { skill, topic, columns: [] };
    group.columns.push(column);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ skill, topic, columns: own }): TopicShare => {
      const hidden = new Set(own.filter(({ single }) => !single).map(({ question }) => question));
      const told =
        hidden.size > 0 && hidden.size < leastTogether
          ? own.filter(({ single }) => single)
          : own.filter(({ rightShare }) => rightShare !== null);
      const max = told.reduce((sum, one) => sum + one.max, 0);
      const won = told.reduce((sum, one) => sum + one.rightShare! * one.max, 0);
      return { skill, topic, items: own.length, share: max === 0 ? null : divideHalfUp(won, max) };
    })
    .toSorted((a, b) => (a.share ?? 101) - (b.share ?? 101) || b.items - a.items);
}
