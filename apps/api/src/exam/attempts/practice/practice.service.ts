/** Practice: the key and explanation of a question once its answer is stored, and which question comes next. */
import type { CheckedQuestion } from '@vumon/contract';
import { AppError, nextAdaptive, shareWon } from '@vumon/domain';
import { keyForPractice } from '#content/keys';
import { publishedExam, publishedKeys, scorableExam, scoreAttempt } from '#exam/scoring';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { effectiveAnswers } from '../answers/answers.ts';
import { attemptsOf } from '../attempts.service.ts';
import { findAssignment } from '../learner-assignment.queries.ts';
import { appendQuestion, findPractice, noteChecked, type Practice } from './own-practice.queries.ts';
import { withFirstItem, type NextQuestion } from './practice-order.ts';

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
  let [given] = await effectiveAnswers(db, [attempt], position);
  if (!given || given.answer === null) throw new AppError('ANSWER_NOT_SAVED');
  // Practice of one's own is asked for like the test that it is of: its teacher may hold the keys back again.
  const practised = await findPractice(db, actor.userId, attemptId);
  const source =
    practised?.origin === 'PRACTICE' ? await findAssignment(db, practised.targetId, actor.userId) : undefined;
  const of = source && practised ? { ownerId: source.ownerId, assignmentId: practised.targetId } : {};
  if (practised?.questionIds && !practised.questionIds.includes(question)) throw new AppError('NOT_FOUND');
  const keyOf = await keyForPractice({ app, db, now }, { ...attempt, ...of, question });
  // Noted before the key leaves: an answer that is given with the key in view does not count.
  const shown = await noteChecked(db, { ownerId: attempt.ownerId, id: attempt.id, position, entry: given.entry });
  if (shown !== given.entry) [given] = await effectiveAnswers(db, [attempt], position);
  if (!given) throw new AppError('ANSWER_NOT_SAVED');
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
    more: mayGoOn(practised, question, exam.positions.size),
    serverTime: new Date(now).toISOString(),
  };
}

/** Adaptive practice asks on from its last question. */
const mayGoOn = (practised: Practice | undefined, question: string, all: number): boolean =>
  practised?.path === 'ADAPTIVE' && practised.questionIds?.at(-1) === question && practised.questionIds.length < all;

/**
 * Adaptive practice: the question that follows `after`, drawn where that is the last one so far. However many ask at once,
 * one is drawn. Errors: NOT_FOUND unless it is the learner's adaptive practice and has asked `after`, ATTEMPT_CLOSED once it
 * has ended, ANSWER_NOT_SAVED before the last is answered.
 */
export async function drawNext(
  context: SignedInContext,
  attemptId: string,
  after: string,
): Promise<NextQuestion | null> {
  const { db, actor, now, app } = context;
  const attempt = await attemptsOf(app).own(actor.userId, attemptId, now);
  const practised = await findPractice(db, actor.userId, attemptId);
  const asked = practised?.path === 'ADAPTIVE' ? (practised.questionIds ?? []) : [];
  const at = asked.indexOf(after);
  if (at < 0) throw new AppError('NOT_FOUND');
  const { content } = await publishedExam(db, attempt.examVersionId);
  const questions = content.sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  const named = (question: string) => withFirstItem(questions, question);
  const known = asked[at + 1];
  if (known !== undefined) return named(known);
  if (attempt.status !== 'RUNNING') throw new AppError('ATTEMPT_CLOSED');
  const share = await checkQuestion(context, attemptId, after).then(
    ({ items }) => shareWon(items),
    (error: unknown) => {
      // While the result is withheld it must not show in the level of the next question either.
      if (error instanceof AppError && withheld.has(error.code)) return null;
      throw error;
    },
  );
  const drawn = nextAdaptive(questions, asked, { id: after, share });
  if (drawn === null) return null;
  if (await appendQuestion(db, { studentId: actor.userId, attemptId, asked }, drawn)) return named(drawn);
  // Another request has drawn it meanwhile, or the attempt has just ended.
  const drawnMeanwhile = (await findPractice(db, actor.userId, attemptId))?.questionIds?.[at + 1];
  if (drawnMeanwhile === undefined) throw new AppError('ATTEMPT_CLOSED');
  return named(drawnMeanwhile);
}

const withheld: ReadonlySet<string> = new Set(['PRACTICE_KEY_WITHHELD', 'PRACTICE_WITHOUT_KEYS']);
