/** A test while it runs: who works, more time, collecting. */
import type { AssignmentLive } from '@vumon/contract';
import { abilitiesOf, AppError, graceMs } from '@vumon/domain';
import { withTransaction } from '#db';
import { attemptsOf, effectiveAnswers, extendRunning, finishRunningAttempts } from '#modules/attempts';
import { audit } from '#modules/audit';
import { notify } from '#modules/notices';
import type { SignedInContext } from '../../http/context.ts';
import { answeredByAttempt } from './answered.ts';
import { addMinutes, liveCells, lockAssignment, setExtraMinutes } from './assignments.queries.ts';
import { assignmentFor } from './assignments.service.ts';

/** The most that a test may be lengthened for everybody, in minutes. */
const maxAddedMinutes = 60;

export async function extendAssignment(
  { app, db, actor, now }: SignedInContext,
  assignmentId: string,
  minutes: number,
): Promise<{ attempts: number; addedMinutes: number }> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor(db, actor, assignmentId, 'edit');
    if (before.cancelledAt) throw new AppError('NOT_FOUND');
    const addedMinutes = before.addedMinutes + minutes;
    if (addedMinutes > maxAddedMinutes)
      throw new AppError('ASSIGNMENT_EXTENSION_LIMIT', { params: { a: maxAddedMinutes } });
    const learners = await extendRunning(
      db,
      { ownerId: actor.userId, id: assignmentId },
      minutes,
      new Date(now),
      graceMs,
    );
    const attempts = learners.length;
    if (attempts === 0) throw new AppError('ASSIGNMENT_NOBODY_WORKING');
    await addMinutes(db, actor.userId, assignmentId, minutes);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-extended',
      kind: 'assignment',
      id: assignmentId,
      details: { minutes, attempts },
    });
    await notify(
      { app, db, now },
      {
        users: learners,
        kind: 'TIME_ADDED',
        params: { title: before.title, count: minutes },
        link: `/assigned-unit-test/${assignmentId}`,
      },
    );
    return { attempts, addedMinutes };
  });
}

/** Minutes that one learner gets besides everybody's, at every start from now on. Errors: STUDENT_NOT_FOUND unless the test reaches the learner. */
export async function allowExtraTime(
  { app, db, actor, now }: SignedInContext,
  assignmentId: string,
  { studentId, minutes }: { studentId: string; minutes: number },
): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor(db, actor, assignmentId, 'edit');
    if (row.cancelledAt) throw new AppError('NOT_FOUND');
    const one = { ownerId: actor.userId, assignmentId, studentId };
    if (!(await setExtraMinutes(db, one, minutes, new Date(now)))) throw new AppError('STUDENT_NOT_FOUND');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-extended',
      kind: 'assignment',
      id: assignmentId,
      details: { minutes, studentIds: [studentId] },
    });
    if (minutes > 0)
      await notify(
        { app, db, now },
        {
          users: [studentId],
          kind: 'TIME_ADDED',
          params: { title: row.title, count: minutes },
          link: `/assigned-unit-test/${assignmentId}`,
        },
      );
    return null;
  });
}

/** Ends everybody's attempt now. */
export async function collectAssignment(
  { app, db, actor, now }: SignedInContext,
  assignmentId: string,
): Promise<{ attempts: number }> {
  const attempts = await withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor(db, actor, assignmentId, 'edit');
    if (row.cancelledAt) throw new AppError('NOT_FOUND');
    const ended = await finishRunningAttempts(db, { ownerId: actor.userId, assignmentId }, new Date(now), 'TEACHER');
    if (ended === 0) throw new AppError('ASSIGNMENT_NOBODY_WORKING');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-collected',
      kind: 'assignment',
      id: assignmentId,
      details: { attempts: ended },
    });
    return ended;
  });
  attemptsOf(app).onSubmitted();
  return { attempts };
}

export async function liveOf({ db, actor, now }: SignedInContext, assignmentId: string): Promise<AssignmentLive> {
  const row = await assignmentFor(db, actor, assignmentId, 'see-results');
  const { ownerId } = row;
  const cells = await liveCells(db, ownerId, assignmentId);
  const answers = await effectiveAnswers(
    db,
    cells.flatMap(({ attemptId, status }) => (attemptId && status === 'RUNNING' ? [{ ownerId, id: attemptId }] : [])),
  );
  const answered = await answeredByAttempt(db, row.examVersionId, answers);
  const lastSaved = new Map<string, number>();
  for (const { attemptId, receivedAt } of answers)
    lastSaved.set(attemptId, Math.max(lastSaved.get(attemptId) ?? 0, receivedAt.getTime()));
  const deadlines = cells.flatMap(({ status, deadlineAt }) =>
    status === 'RUNNING' && deadlineAt ? [deadlineAt.getTime()] : [],
  );
  return {
    serverTime: new Date(now).toISOString(),
    endsAt: new Date(deadlines.length > 0 ? Math.max(...deadlines) : row.endsAt.getTime()).toISOString(),
    questions: row.questions,
    addedMinutes: row.addedMinutes,
    maxAddedMinutes,
    open: row.cancelledAt === null && row.endsAt.getTime() > now,
    cells: cells.map(({ status, deadlineAt, pausedAt, ...cell }) => {
      const { attemptId } = cell;
      const savedAt = attemptId ? lastSaved.get(attemptId) : undefined;
      return {
        ...cell,
        state: status === null ? 'NOT_STARTED' : status === 'RUNNING' ? 'RUNNING' : 'SUBMITTED',
        pausedAt: pausedAt?.toISOString() ?? null,
        abilities:
          status &&
          abilitiesOf(actor, 'attempt', {
            ownerId,
            status,
            paused: pausedAt !== null,
            cancelled: row.cancelledAt !== null,
          }),
        answered: attemptId ? (answered.get(attemptId) ?? 0) : 0,
        lastSavedAt: savedAt === undefined ? null : new Date(savedAt).toISOString(),
        deadlineAt: status === 'RUNNING' && deadlineAt ? deadlineAt.toISOString() : null,
      };
    }),
  };
}
