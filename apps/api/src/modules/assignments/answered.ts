/** How many numbered items of a published test have an answer. */
import { isQuestionTypeCode, parseContent, parseResponse, responseComplete, type QuestionContent, type QuestionTypeCode } from '@vumon/question-types';
import type { Db } from '#db';
import { examVersionContent } from '#modules/exams';
import { Cache } from '../../cache.ts';
import type { AnswerRow } from './assignments.queries.ts';

interface Question {
  readonly code: QuestionTypeCode;
  readonly schemaVersion: number;
  readonly content: QuestionContent;
}

/** By version: published tests never change. */
const questionsOf = new Cache<ReadonlyMap<string, Question>>(50);

const loadQuestions = (db: Db, examVersionId: string): Promise<ReadonlyMap<string, Question>> =>
  questionsOf.get(examVersionId, async () => {
    const { sections } = await examVersionContent(db, examVersionId);
    const questions = new Map<string, Question>();
    for (const { id, type, schemaVersion, content } of sections.flatMap(({ parts }) => parts).flatMap((part) => part.questions)) {
      const parsed = isQuestionTypeCode(type) ? parseContent(type, schemaVersion, content) : undefined;
      if (parsed?.ok) questions.set(id, { code: type as QuestionTypeCode, schemaVersion, content: parsed.value });
    }
    return questions;
  });

/** Answered items by attempt. All answers are of the one version. */
export async function answeredByAttempt(db: Db, examVersionId: string, answers: readonly AnswerRow[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (answers.length === 0) return counts;
  const questions = await loadQuestions(db, examVersionId);
  for (const { attempt_id, question_id, answer } of answers) {
    const question = questions.get(question_id);
    if (!question || answer === null) continue;
    const response = parseResponse(question.code, question.schemaVersion, answer);
    if (response.ok) counts.set(attempt_id, (counts.get(attempt_id) ?? 0) + responseComplete(question.code, question.content, response.value).length);
  }
  return counts;
}
