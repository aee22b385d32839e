/** A running test as its teacher controls it: more time, pausing, collecting. */
import { AppError, graceMs } from '@vumon/domain';
import { withTransaction } from '#db';
import { attemptsOf, extendRunning, finishRunningAttempts, pauseRunning, resumePaused } from '#exam/attempts';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import type { SignedInContext } from '../../platform/http/context.ts';
import { addMinutes, lockAssignment, setExtraMinutes } from './assignments.queries.ts';
import { timeAdded } from './assignments.events.ts';
import { assignmentFor } from './assignments.service.ts';

/** The most that a test may be lengthened for everybody, in minutes. */
export const maxAddedMinutes = 60;

export async function extendAssignment(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
  minutes: number,
): Promise<{ attempts: number; addedMinutes: number }> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor({ db, actor }, assignmentId, 'edit');
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
    await emit({ db, now }, timeAdded, { ownerId: actor.userId, assignmentId, studentIds: learners, minutes });
    return { attempts, addedMinutes };
  });
}

/** Extra minutes for one learner, added at every start from now on. Errors: STUDENT_NOT_FOUND unless the test reaches the learner. */
export async function allowExtraTime(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
  { studentId, minutes }: { studentId: string; minutes: number },
): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor({ db, actor }, assignmentId, 'edit');
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
      await emit({ db, now }, timeAdded, { ownerId: actor.userId, assignmentId, studentIds: [studentId], minutes });
    return null;
  });
}

/** Pauses all running attempts, or continues all paused ones. Attempts that start during a pause are not paused. */
export async function setClocks(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
  clocks: 'pause' | 'resume',
): Promise<{ attempts: number }> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor({ db, actor }, assignmentId, 'edit');
    if (row.cancelledAt) throw new AppError('NOT_FOUND');
    const key = { ownerId: actor.userId, id: assignmentId };
    const learners =
      clocks === 'pause'
        ? await pauseRunning(db, key, new Date(now), graceMs)
        : await resumePaused(db, key, new Date(now));
    const attempts = learners.length;
    if (attempts === 0)
      throw new AppError(clocks === 'pause' ? 'ASSIGNMENT_NOBODY_WORKING' : 'ASSIGNMENT_NOBODY_PAUSED');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: clocks === 'pause' ? 'assignment-paused' : 'assignment-resumed',
      kind: 'assignment',
      id: assignmentId,
      details: { attempts },
    });
    return { attempts };
  });
}

/** Ends everybody's attempt now. */
export async function collectAssignment(
  { app, db, actor, now }: SignedInContext,
  assignmentId: string,
): Promise<{ attempts: number }> {
  const attempts = await withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor({ db, actor }, assignmentId, 'edit');
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
