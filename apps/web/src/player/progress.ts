/** How far the learner is, item by item. */
import type { AnyPlayer } from '@vumon/question-types/players';
import { itemKey, type Item, type Paper } from './paper.ts';

export interface Progress {
  readonly answered: ReadonlySet<string>;
  readonly unanswered: readonly Item[];
  readonly flagged: readonly Item[];
}

export function progressOf(paper: Paper, facets: ReadonlyMap<string, AnyPlayer>, answers: ReadonlyMap<string, unknown>, flags: ReadonlySet<string>): Progress {
  const answered = new Set<string>();
  for (const [id, question] of paper.questions) {
    const response = answers.get(id);
    if (response === undefined || response === null) continue;
    for (const item of facets.get(question.type)?.answeredItems(question.content as never, response as never) ?? []) answered.add(itemKey(id, item));
  }
  return { answered, unanswered: paper.items.filter(({ key }) => !answered.has(key)), flagged: paper.items.filter(({ key }) => flags.has(key)) };
}
