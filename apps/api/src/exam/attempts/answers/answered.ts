/** How many numbered items of a published test have an answer. */
import { parseResponse, responseComplete } from '@vumon/question-types';
import type { Db } from '#db';
import { publishedExam } from '#exam/scoring';
import type { EffectiveAnswer } from './answers.ts';

/** Answered items by attempt. All answers are of the one version. */
export async function answeredByAttempt(
  db: Db,
  examVersionId: string,
  answers: readonly EffectiveAnswer[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (answers.length === 0) return counts;
  const { questions } = await publishedExam(db, examVersionId);
  for (const { attemptId, question: id, answer } of answers) {
    const question = questions.get(id);
    if (!question || answer === null) continue;
    const response = parseResponse(question.code, question.schemaVersion, answer);
    if (response.ok)
      counts.set(
        attemptId,
        (counts.get(attemptId) ?? 0) + responseComplete(question.code, question.content, response.value).length,
      );
  }
  return counts;
}
