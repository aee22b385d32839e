/**
 * A learner's own practice: of a test that is over, and of tests that the learner has from a package, an order or the gift.
 * The whole of it, or what was wrong. No marks of the class.
 */
import type { AttemptState, ExamContent, PracticeResult } from '@vumon/contract';
import { AppError, randomName, type AttemptMode } from '@vumon/domain';
import type { Db } from '#db';
import { isHeldBack } from '#modules/keys';
import { findLatestResult, publishedExam, scoredItems } from '#modules/scoring';
import type { App, SignedInContext } from '../../http/context.ts';
import { attemptsOf } from './attempts.service.ts';
import { findPractice, insertPractice, type LastPractice, type OwnOrigin } from './own-practice.queries.ts';
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
  const id = await beginPractice(app, db, {
    studentId: actor.userId,
    origin: 'PRACTICE',
    targetId: assignmentId,
    examVersionId: attempt.examVersionId,
    mode: 'PRACTICE',
    questionIds: only === 'WRONG' ? [...wrong] : null,
    now,
  });
  return attemptsOf(app).state(actor.userId, id, now);
}

export interface OwnPractice {
  readonly studentId: string;
  readonly origin: OwnOrigin;
  /** The assignment whose test is practised; of another origin, the test or the link. */
  readonly targetId: string;
  readonly examVersionId: string;
  readonly mode: AttemptMode;
  /** Null: the whole test. */
  readonly questionIds: readonly string[] | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Starts practice unless some of the same origin and target is running; the id of what runs then. In mode TEST the test's own time counts. */
export async function beginPractice(app: App, db: Db, one: OwnPractice): Promise<string> {
  const { content } = await publishedExam(db, one.examVersionId);
  return insertPractice(db, {
    ...one,
    id: app.newId(),
    shuffleSeed: randomName(12, app.random),
    now: new Date(one.now),
    endsAt: new Date(one.now + (one.mode === 'TEST' ? content.minutes * 60_000 : lastsMs)),
  });
}

/** The questions of an attempt that were not wholly right; none before it is scored. */
export async function wrongQuestions(db: Db, attempt: LastPractice): Promise<string[]> {
  const [exam, result] = await Promise.all([
    publishedExam(db, attempt.examVersionId),
    attempt.status === 'SCORED' ? findLatestResult(db, attempt.ownerId, attempt.id) : undefined,
  ]);
  const items = result ? scoredItems(exam.items, result) : [];
  return [...new Set(items.filter(({ state }) => toPractise.has(state)).map(({ question }) => question))];
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

/** Numbered as they stood in the attempt. */
const numbered = <T extends { readonly number: number }>(items: readonly T[]): T[] =>
  items.map((item, at) => ({ ...item, number: at + 1 }));

/** Errors: NOT_FOUND unless it is practice of the learner's own. */
export const practiceResult = (context: SignedInContext, attemptId: string): Promise<PracticeResult> =>
  practiceResultOf(context, context.actor.userId, attemptId);

export async function practiceResultOf(
  { app, db, now }: Pick<SignedInContext, 'app' | 'db' | 'now'>,
  studentId: string,
  attemptId: string,
): Promise<PracticeResult> {
  const attempt = await attemptsOf(app).own(studentId, attemptId, now);
  const practice = await findPractice(db, studentId, attemptId);
  if (!practice) throw new AppError('NOT_FOUND');
  const exam = await publishedExam(db, attempt.examVersionId);
  // What an assignment gave to practise was open before.
  const held =
    practice.origin !== 'PRACTICE' && (await isHeldBack(db, studentId, attempt.examVersionId, new Date(now)));
  const result =
    attempt.status === 'SCORED' && !held ? await findLatestResult(db, attempt.ownerId, attempt.id) : undefined;
  const only = practice.questionIds && new Set(practice.questionIds);
  const items = numbered(
    (result ? scoredItems(exam.items, result) : []).filter(({ question }) => !only || only.has(question)),
  );
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return {
    id: attempt.id,
    assignmentId: practice.origin === 'PRACTICE' ? practice.targetId : null,
    examId: practice.origin === 'PACKAGE' || practice.origin === 'GIFT' ? practice.targetId : null,
    origin: practice.origin,
    mode: attempt.mode,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    name: exam.content.name,
    status: attempt.status,
    mark: result?.mark ?? null,
    items: items.length,
    right: count('right'),
    partial: count('partial'),
    heldBack: held,
    needsTeacher: count('needs-teacher') > 0,
    // A test by link shows its mark alone.
    answers: practice.origin === 'LINK' ? [] : items.map(({ number, state }) => ({ number, state })),
  };
}
