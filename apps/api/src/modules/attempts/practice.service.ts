/** Practice: the key and explanation of a question once its answer is stored. */
import type { CheckedQuestion } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { keyForPractice } from '#modules/keys';
import { publishedExam, publishedKeys, scorableExam, scoreAttempt } from '#modules/scoring';
import type { SignedInContext } from '../../http/context.ts';
import { effectiveAnswers } from './answers.ts';
import { attemptsOf } from './attempts.service.ts';
import { findAssignment } from './learner-assignment.queries.ts';
import { findPractice } from './own-practice.queries.ts';

/**
 * Errors: NOT_FOUND unless the attempt is the learner's practice and holds the question, ANSWER_NOT_SAVED before an answer is
 * stored, PRACTICE_KEY_WITHHELD and PRACTICE_WITHOUT_KEYS as `keyForPractice` decides.
 */
export async function checkQuestion(
  { app, db, actor, now }: SignedInContext,
  attemptId: string,
  question: string,
): Promise<CheckedQuestion> {
  const attempt = await attemptsOf(app).own(actor.userId, attemptId, now);
  const { examVersionId } = attempt;
  const exam = await publishedExam(db, examVersionId);
  const position = exam.positions.get(question);
  if (attempt.mode !== 'PRACTICE' || position === undefined) throw new AppError('NOT_FOUND');
  const [given] = await effectiveAnswers(db, [attempt], position);
  if (!given || given.answer === null) throw new AppError('ANSWER_NOT_SAVED');
  // Practice of one's own is asked for like the test that it is of: its teacher may hold the keys back again.
  const practised = await findPractice(db, actor.userId, attemptId);
  const source =
    practised?.origin === 'PRACTICE' ? await findAssignment(db, practised.targetId, actor.userId) : undefined;
  const of = source && practised ? { ownerId: source.ownerId, assignmentId: practised.targetId } : {};
  if (practised?.questionIds && !practised.questionIds.includes(question)) throw new AppError('NOT_FOUND');
  const keyOf = await keyForPractice({ app, db, now }, { ...attempt, ...of, question });
  const [keys, questions] = await Promise.all([publishedKeys(db, examVersionId), scorableExam(db, examVersionId)]);
  const { items } = scoreAttempt(
    exam.content,
    questions.filter(({ id }) => id === question),
    new Map([[question, given.answer]]),
  );
  return {
    question,
    answer: given.answer as CheckedQuestion['answer'],
    entry: given.entry,
    key: keyOf(keys),
    items: [...items],
    serverTime: new Date(now).toISOString(),
  };
}
