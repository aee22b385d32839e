/** How many numbered items of a published test have an answer. */
import { parseResponse, responseComplete } from '@vumon/question-types';
import type { Db } from '#db';
import { publishedExam, type PublishedExam } from '#exam/scoring';
import type { EffectiveAnswer } from './answers.ts';

/** Answered items by attempt. All answers are of the one version. */
export async function answeredByAttempt(
  db: Db,
  examVersionId: string,
  answers: readonly EffectiveAnswer[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (answers.length === 0) return counts;
  const exam = await publishedExam(db, examVersionId);
  for (const { attemptId, question, answer } of answers) {
    const items = answeredItems(exam, question, answer);
    if (items > 0) counts.set(attemptId, (counts.get(attemptId) ?? 0) + items);
  }
  return counts;
}

/** How many items of a question an answer answers; none of a question that the test does not have. */
export function answeredItems({ questions }: PublishedExam, questionId: string | undefined, answer: unknown): number {
  const question = questionId === undefined ? undefined : questions.get(questionId);
  if (!question || answer === null) return 0;
  const response = parseResponse(question.code, question.schemaVersion, answer);
  return response.ok ? responseComplete(question.code, question.content, response.value).length : 0;
}
