/** Answered, unanswered and flagged items. */
import type { QuestionResponse } from '@vumon/question-types';
import type { AnyPlayer } from '@vumon/question-types/players';
import { itemKey, type Item, type Outline } from '../session/outline.ts';

export interface Progress {
  readonly answered: ReadonlySet<string>;
  readonly unanswered: readonly Item[];
  readonly flagged: readonly Item[];
}

export function progressOf(
  outline: Outline,
  facets: ReadonlyMap<string, AnyPlayer>,
  answers: ReadonlyMap<string, unknown>,
  flags: ReadonlySet<string>,
): Progress {
  const answered = new Set<string>();
  for (const [id, question] of outline.questions) {
    const response = answers.get(id);
    if (response === undefined || response === null) continue;
    for (const item of facets.get(question.type)?.answeredItems(question.content, response as QuestionResponse) ?? [])
      answered.add(itemKey(id, item));
  }
  return {
    answered,
    unanswered: outline.items.filter(({ key }) => !answered.has(key)),
    flagged: outline.items.filter(({ key }) => flags.has(key)),
  };
}
