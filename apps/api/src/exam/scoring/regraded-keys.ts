/** The keys of a published test after the regrades that apply to one learner at one assigned test. */
import type { ExamKeys } from '@vumon/contract';
import type { Db } from '#db';
import { publishedKeys, scorableExam } from './exam-cache.ts';
import { amendedQuestions } from './regrades.ts';
import { stepsInForce } from './regrades.queries.ts';

export interface Sat {
  readonly ownerId: string;
  readonly examVersionId: string;
  readonly assignmentId: string;
  readonly studentId: string;
}

export async function regradedKeys(
  db: Db,
  { ownerId, examVersionId, assignmentId, studentId }: Sat,
): Promise<ExamKeys> {
  const [keys, steps] = await Promise.all([
    publishedKeys(db, examVersionId),
    stepsInForce(db, ownerId, { examVersionId, assignmentId }),
  ]);
  const own = steps.filter((step) => step.studentId === null || step.studentId === studentId);
  if (own.length === 0) return keys;
  const changed = new Set(own.map(({ question }) => question));
  const questions = (await scorableExam(db, examVersionId)).filter(({ id }) => changed.has(id));
  return {
    ...keys,
    ...Object.fromEntries(amendedQuestions(questions, own).map(({ id, answerKey }) => [id, answerKey])),
  };
}
