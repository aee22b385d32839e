/** What a teacher sees of one running attempt: which items have an answer, and the record. */
import type { AttemptProgress } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { parseResponse, responseComplete } from '@vumon/question-types';
import { publishedExam } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import { effectiveAnswersOf } from './answers/answers.ts';
import { findRecordedOf } from './record/record.queries.ts';
import { recordOf } from './record/record.service.ts';

/** Errors: NOT_FOUND for attempts at tests of other teachers. */
export async function progressOfOne({ db, actor }: SignedInContext, attemptId: string): Promise<AttemptProgress> {
  const attempt = await findRecordedOf(db, actor.userId, attemptId);
  if (!attempt) throw new AppError('NOT_FOUND');
  const [{ content, questions }, answers, record] = await Promise.all([
    publishedExam(db, attempt.examVersionId),
    effectiveAnswersOf(db, attempt),
    recordOf({ db }, attempt),
  ]);
  const answeredItems = (id: string): ReadonlySet<string> => {
    const question = questions.get(id)!;
    // No answer is no valid response either.
    const response = parseResponse(question.code, question.schemaVersion, answers.get(id));
    return new Set(response.ok ? responseComplete(question.code, question.content, response.value) : []);
  };
  const answered = content.sections.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.questions.flatMap(({ id, items, firstNumber }) => {
        const done = answeredItems(id);
        return items.flatMap((item, index) => (done.has(item) ? [firstNumber + index] : []));
      }),
    ),
  );
  return { answered, questions: content.totalQuestions, record };
}
