/** A learner's own practice of a test that is over: the whole of it again, or what was wrong. No marks of the class, no clock. */
import type { AttemptState, PracticeResult } from '@vumon/contract';
import type { ExamContent } from '@vumon/contract';
import { AppError, randomName } from '@vumon/domain';
import { findLatestResult, publishedExam, scoredItems } from '#modules/scoring';
import type { SignedInContext } from '../../http/context.ts';
import { attemptsOf } from './attempts.service.ts';
import { findPractice, insertPractice } from './own-practice.queries.ts';
import { studentResult } from './result.service.ts';

/** An attempt that nobody hands in ends by itself. */
const lastsMs = 7 * 24 * 3_600_000;
const toPractise = new Set(['wrong', 'partial', 'blank']);

/**
 * Goes on with the practice that is running, else starts one. Errors: TEST_NO_PERMISSION unless the test was the learner's,
 * PRACTICE_NOT_RELEASED unless its keys are open to the learner now, PRACTICE_NOTHING_WRONG.
 */
export async function practise(
  context: SignedInContext,
  assignmentId: string,
  only: 'ALL' | 'WRONG',
): Promise<AttemptState> {
  const { app, db, actor, now } = context;
  const { reviewState, review, attempt } = await studentResult(context, assignmentId, undefined);
  if (reviewState !== 'FREE' || !review || !attempt) throw new AppError('PRACTICE_NOT_RELEASED');
  const wrong = new Set(review.items.filter(({ state }) => toPractise.has(state)).map(({ question }) => question));
  if (only === 'WRONG' && wrong.size === 0) throw new AppError('PRACTICE_NOTHING_WRONG');
  const id = await insertPractice(db, {
    id: app.newId(),
    studentId: actor.userId,
    assignmentId,
    examVersionId: attempt.examVersionId,
    questionIds: only === 'WRONG' ? [...wrong] : null,
    shuffleSeed: randomName(12, app.random),
    now: new Date(now),
    endsAt: new Date(now + lastsMs),
  });
  return attemptsOf(app).state(actor.userId, id, now);
}

/** The test with these questions alone, numbered as they then stand; parts and sections without any go. */
export function withOnly(content: ExamContent, only: ReadonlySet<string>): ExamContent {
  let next = 1;
  const sections = content.sections.flatMap((section) => {
    const parts = section.parts.flatMap((part) => {
      const questions = part.questions
        .filter(({ id }) => only.has(id))
        .map((question) => {
          const firstNumber = next;
          next += question.items.length;
          return { ...question, firstNumber };
        });
      return questions.length > 0 ? [{ ...part, questions }] : [];
    });
    return parts.length > 0 ? [{ ...section, parts }] : [];
  });
  return { ...content, sections, totalQuestions: next - 1 };
}

/** Errors: NOT_FOUND unless it is practice of the learner's own. */
export async function practiceResult(
  { app, db, actor, now }: SignedInContext,
  attemptId: string,
): Promise<PracticeResult> {
  const attempt = await attemptsOf(app).own(actor.userId, attemptId, now);
  const practice = await findPractice(db, actor.userId, attemptId);
  if (!practice) throw new AppError('NOT_FOUND');
  const exam = await publishedExam(db, attempt.examVersionId);
  const result = attempt.status === 'SCORED' ? await findLatestResult(db, attempt.ownerId, attempt.id) : undefined;
  const only = practice.questionIds && new Set(practice.questionIds);
  const items = (result ? scoredItems(exam.items, result) : []).filter(({ question }) => !only || only.has(question));
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return {
    id: attempt.id,
    assignmentId: practice.assignmentId,
    name: exam.content.name,
    status: attempt.status,
    mark: result?.mark ?? null,
    items: items.length,
    right: count('right'),
    partial: count('partial'),
  };
}
