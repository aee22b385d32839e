/** What a learner may see of the own attempts at an assignment, by its review policy. */
import type { StudentResult } from '@vumon/contract';
import { AppError, attemptsLeft, countedAttempt } from '@vumon/domain';
import { findWithheldUntil, keysForLearner } from '#content/keys';
import { findLatestResult, publishedExam, regradedKeys, scoredItems, effectiveMarks } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import { effectiveAnswersOf } from './answers/answers.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { attemptsOf } from './attempts.service.ts';
import { assignmentProgress, findAssignment, marksAt } from './learner-assignment.queries.ts';

/** The attempt of that number; without one the running attempt, else the one that counts, else the last. */
function chosen(own: readonly AttemptRow[], number: number | undefined, counted: string | undefined) {
  if (number !== undefined) return own.find((attempt) => attempt.number === number);
  return own.find(({ status }) => status === 'RUNNING') ?? own.find(({ id }) => id === counted) ?? own.at(-1);
}

/** Errors: TEST_NO_PERMISSION when the assignment never reached the learner, NOT_FOUND for a number there is no attempt of. */
export async function studentResult(
  { app, db, actor, now }: SignedInContext,
  assignmentId: string,
  number: number | undefined,
): Promise<StudentResult> {
  const assignment = await findAssignment(db, assignmentId, actor.userId);
  if (!assignment) throw new AppError('TEST_NO_PERMISSION');
  const { ownerId, mode, counting } = assignment;
  const own = await attemptsOf(app).attemptsAt(actor.userId, assignmentId, now);
  const marks = await marksAt(db, ownerId, assignmentId, actor.userId);
  const counted = countedAttempt(counting, marks)?.id;
  const attempt = chosen(own, number, counted);
  if (number !== undefined && !attempt) throw new AppError('NOT_FOUND');
  const examVersionId = attempt?.examVersionId ?? assignment.examVersionId;
  const exam = await publishedExam(db, examVersionId);
  const { name, gradeId, minutes, totalQuestions, totalPoints } = exam.content;
  const [result, progress] = await Promise.all([
    attempt?.status === 'SCORED' ? findLatestResult(db, ownerId, attempt.id) : undefined,
    assignmentProgress(db, ownerId, assignmentId, new Date(now)),
  ]);
  const windowEnded = now >= assignment.endsAt.getTime();
  const left = attemptsLeft(assignment.attemptsAllowed, own.length);
  const { reviewOpen: open, reviewAfter: after, endsAt } = assignment;
  const access = await keysForLearner(
    { app, db, now },
    { studentId: actor.userId, ownerId, assignmentId, examVersionId, endsAt, policy: { open, after } },
    { mode, windowEnded, somebodyWorking: progress.running, attemptsLeft: left !== 0 },
  );
  const { state } = access;
  /** An open test with one of the questions withholds the keys also after the window. */
  const keysAt = async (): Promise<Date> => {
    if (state === 'FREE' || (mode === 'TEST' && (after === 'OFF' || after === 'ON'))) return endsAt;
    const until = await findWithheldUntil(
      db,
      { ownerId, assignmentId, studentId: actor.userId, examVersionId },
      new Date(now),
    );
    return until !== null && until > endsAt ? until : endsAt;
  };
  const reviewed = (state === 'REVIEW' || state === 'FREE') && result && attempt;
  return {
    attempt: attempt ? await attemptsOf(app).stateWithoutPlays(attempt, now) : null,
    attempts: own.map(({ id, number: one, status, startedAt, submittedAt }) => ({
      id,
      number: one,
      status,
      startedAt: startedAt.toISOString(),
      submittedAt: submittedAt?.toISOString() ?? null,
      mark: state === 'OFF' ? null : (marks.find((mark) => mark.id === id)?.mark ?? null),
      provisional: state !== 'OFF' && marks.some((mark) => mark.id === id && mark.provisional),
      counts: state !== 'OFF' && id === counted,
    })),
    // As the list of tests and the start screen name it. Old rows have no title.
    exam: { name: assignment.title || name, gradeId, minutes, totalQuestions, totalPoints },
    className: assignment.className,
    mode,
    counting,
    attemptsAllowed: assignment.attemptsAllowed,
    endsAt: endsAt.toISOString(),
    keysAt: (await keysAt()).toISOString(),
    reviewState: state,
    reviewAfter: mode === 'PRACTICE' ? 'FREE' : assignment.reviewAfter,
    scoreState: scoreState(attempt, result !== undefined, state !== 'OFF'),
    score:
      result && state !== 'OFF'
        ? {
            mark: result.mark,
            points: result.points,
            maxPoints: result.maxPoints,
            needsTeacher: result.needsTeacher,
            classAverage: !progress.running && mode === 'TEST' ? progress.average : null,
          }
        : null,
    review: reviewed
      ? {
          content: exam.content,
          keys: access.keys(await regradedKeys(db, { ownerId, examVersionId, assignmentId, studentId: actor.userId })),
          items: scoredItems(exam.items, result),
          marks: await marksOf(db, attempt),
        }
      : null,
  };
}

async function marksOf(db: SignedInContext['db'], { ownerId, id }: AttemptRow) {
  const marks = await effectiveMarks(db, ownerId, id, await effectiveAnswersOf(db, { ownerId, id }));
  return [...marks.values()].map(({ question, item, scores, comment, notes }) => ({
    question,
    item,
    scores,
    comment,
    notes,
  }));
}

function scoreState(attempt: AttemptRow | undefined, scored: boolean, shown: boolean): StudentResult['scoreState'] {
  if (!attempt || attempt.status === 'RUNNING') return 'NOT_SUBMITTED';
  if (!shown) return 'AFTER_END';
  return scored ? 'SHOWN' : 'BEING_SCORED';
}
