/** Keys after regrades. The published key is never changed; the steps are applied to it when it is read. */
import type { RegradeStep } from '@vumon/domain';
import { amendedKey } from '@vumon/question-types/amending';
import type { ScorableQuestion } from './score-attempt.ts';

/** Steps with an answer that the question cannot have are skipped; they were validated when they were made. */
export function amendedQuestions(
  questions: readonly ScorableQuestion[],
  steps: readonly RegradeStep[],
): readonly ScorableQuestion[] {
  const changes = steps.flatMap(({ question, item, change }) =>
    change.kind === 'KEY' || change.kind === 'ACCEPT' ? [{ question, item, ...change }] : [],
  );
  if (changes.length === 0) return questions;
  return questions.map((question) => ({
    ...question,
    answerKey: changes
      .filter((change) => change.question === question.id)
      .reduce((key, change) => amendedKey(question.code, question.content, key, change) ?? key, question.answerKey),
  }));
}
