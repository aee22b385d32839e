/**
 * A learner's own practice: of a test that is over, and of tests that the learner has from a package, an order or the gift.
 * The whole of it, or what was wrong. No marks of the class.
 */
import type { AttemptState, PracticeResult } from '@vumon/contract';
import { AppError, nextAdaptive, randomName, type AttemptMode, type LearningPath } from '@vumon/domain';
import type { Db } from '#db';
import { areWithheld, isHeldBack } from '#content/keys';
import { findLatestResult, publishedExam, scoredItems } from '#exam/scoring';
import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import { answeredByAttempt } from '../answers/answered.ts';
import { effectiveAnswers } from '../answers/answers.ts';
import { attemptsOf } from '../attempts.service.ts';
import { findAssignment } from '../learner-assignment.queries.ts';
import {
  explainedAttempts,
  findPractice,
  findPractices,
  insertPractice,
  type LastPractice,
  type OwnOrigin,
  type Practice,
} from './own-practice.queries.ts';
import { asAsked } from './practice-order.ts';
import { studentResult } from '../result.service.ts';

/** An attempt that nobody hands in ends by itself. */
const untilEndMs = 7 * 24 * 3_600_000;
/** `db` may be that of a transaction under way. */
interface Reading {
  readonly db: Db;
}
interface PracticeContext extends Reading, Pick<RequestContext, 'app' | 'now'> {}

const toPractise = new Set(['wrong', 'partial', 'blank']);

export interface Practised {
  readonly only: 'ALL' | 'WRONG';
  readonly path: LearningPath;
  /** With WRONG: only these of the questions that were wrong. */
  readonly questions?: readonly string[] | undefined;
}

/** The questions that were not fully right, only those of `among` where it is given. */
export const unlearnt = (
  items: readonly { readonly question: string; readonly state: string }[],
  among?: readonly string[],
): string[] => {
  const all = new Set(items.filter(({ state }) => toPractise.has(state)).map(({ question }) => question));
  return [...all].filter((question) => among?.includes(question) ?? true);
};

/**
 * Goes on with the practice that is running, else starts one. Errors: TEST_NO_PERMISSION unless the test was the learner's,
 * PRACTICE_NOT_RELEASED unless its keys are open to the learner now, PRACTICE_NOTHING_WRONG.
 */
export async function practise(
  context: SignedInContext,
  assignmentId: string,
  { only, path, questions }: Practised,
): Promise<AttemptState> {
  const { app, db, actor, now } = context;
  const { reviewState, review, attempt } = await studentResult(context, assignmentId, undefined);
  if (reviewState !== 'FREE' || !review || !attempt) throw new AppError('PRACTICE_NOT_RELEASED');
  const wrong = unlearnt(review.items, questions);
  if (only === 'WRONG' && wrong.length === 0) throw new AppError('PRACTICE_NOTHING_WRONG');
  const id = await beginPractice(
    { app, db, now },
    {
      studentId: actor.userId,
      origin: 'PRACTICE',
      targetId: assignmentId,
      examVersionId: attempt.examVersionId,
      mode: 'PRACTICE',
      path,
      questionIds: only === 'WRONG' ? wrong : null,
    },
  );
  return attemptsOf(app).state(actor.userId, id, now);
}

export interface OwnPractice {
  readonly studentId: string;
  readonly origin: OwnOrigin;
  /** The assignment whose test is practised; of another origin, the test or the link. */
  readonly targetId: string;
  readonly examVersionId: string;
  readonly mode: AttemptMode;
  readonly path: LearningPath;
  /** Null: the whole test. */
  readonly questionIds: readonly string[] | null;
}

/** Starts practice unless one of the same origin and target is running; the id of the one that is running afterwards. In mode TEST the duration of the test applies. */
export async function beginPractice({ app, db, now }: PracticeContext, one: OwnPractice): Promise<string> {
  const { content } = await publishedExam(db, one.examVersionId);
  const questions = content.sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  const first = one.path === 'ADAPTIVE' ? nextAdaptive(questions, [], null) : null;
  return insertPractice(db, {
    ...one,
    questionIds: first === null ? one.questionIds : [first],
    id: app.newId(),
    shuffleSeed: randomName(12, app.random),
    now: new Date(now),
    endsAt: new Date(now + (one.mode === 'TEST' ? content.minutes * 60_000 : untilEndMs)),
  });
}

/** The questions of an attempt that were not wholly right; none before it is scored. */
export async function wrongQuestions(
  { db }: Reading,
  attempt: LastPractice,
  among?: readonly string[],
): Promise<string[]> {
  const [exam, result] = await Promise.all([
    publishedExam(db, attempt.examVersionId),
    attempt.status === 'SCORED' ? findLatestResult(db, attempt.ownerId, attempt.id) : undefined,
  ]);
  return unlearnt(result ? scoredItems(exam.items, result) : [], among);
}

/** By attempt: how many of its numbers are answered, and how many it has in all; adaptive practice may ask the whole test. */
export async function practiceProgress(
  { db }: Reading,
  studentId: string,
  ids: readonly string[],
): Promise<Map<string, { answered: number; of: number }>> {
  const attempts = ids.length === 0 ? [] : await findPractices(db, studentId, ids);
  const answers = Map.groupBy(await effectiveAnswers(db, attempts), ({ attemptId }) => attemptId);
  return new Map(
    await Promise.all(
      attempts.map(async ({ id, examVersionId, path, questionIds }) => {
        const { items } = await publishedExam(db, examVersionId);
        const only = path === 'ADAPTIVE' ? null : questionIds;
        const asked = only ? items.filter(({ question }) => only.includes(question)) : items;
        const own = await answeredByAttempt(db, examVersionId, answers.get(id) ?? []);
        return [id, { answered: own.get(id) ?? 0, of: asked.length }] as const;
      }),
    ),
  );
}

/** Questions of a published test that the learner has answered where each answer is explained. */
export async function answeredInPractice(
  { db }: Reading,
  of: { readonly studentId: string; readonly examVersionId: string },
): Promise<ReadonlySet<string>> {
  const answers = await effectiveAnswers(db, await explainedAttempts(db, of));
  return new Set(answers.filter(({ answer }) => answer !== null).map(({ question }) => question));
}

/** Errors: NOT_FOUND unless it is practice of the learner's own. */
export const practiceResult = (context: SignedInContext, attemptId: string): Promise<PracticeResult> =>
  practiceResultOf(context, context.actor.userId, attemptId);

/** Practice of an assigned test started when its keys were released, but another test may withhold them again. */
async function isWithheld(
  { db, now }: Reading & Pick<RequestContext, 'now'>,
  studentId: string,
  { origin, targetId }: Practice,
  examVersionId: string,
): Promise<boolean> {
  const source = origin === 'PRACTICE' ? await findAssignment(db, targetId, studentId) : undefined;
  return source
    ? areWithheld({ db, now }, { studentId, ownerId: source.ownerId, assignmentId: targetId, examVersionId })
    : isHeldBack(db, studentId, examVersionId, new Date(now));
}

export async function practiceResultOf(
  { app, db, now }: Pick<SignedInContext, 'app' | 'db' | 'now'>,
  studentId: string,
  attemptId: string,
): Promise<PracticeResult> {
  const attempt = await attemptsOf(app).own(studentId, attemptId, now);
  const practice = await findPractice(db, studentId, attemptId);
  if (!practice) throw new AppError('NOT_FOUND');
  const exam = await publishedExam(db, attempt.examVersionId);
  const held = await isWithheld({ db, now }, studentId, practice, attempt.examVersionId);
  const result =
    attempt.status === 'SCORED' && !held ? await findLatestResult(db, attempt.ownerId, attempt.id) : undefined;
  // Numbered as in the attempt.
  const asked = asAsked(exam.content, practice, 'vi').sections.flatMap(({ parts }) =>
    parts.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  const scored = Map.groupBy(result ? scoredItems(exam.items, result) : [], ({ question }) => question);
  const items = asked.flatMap((id) => scored.get(id) ?? []).map((item, at) => ({ ...item, number: at + 1 }));
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return {
    id: attempt.id,
    assignmentId: practice.origin === 'PRACTICE' ? practice.targetId : null,
    examId: practice.origin === 'PACKAGE' || practice.origin === 'GIFT' ? practice.targetId : null,
    origin: practice.origin,
    mode: attempt.mode,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    name: exam.content.name,
    gradeId: exam.content.gradeId,
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
