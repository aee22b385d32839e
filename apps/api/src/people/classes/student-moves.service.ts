/** Adds learners of a teacher's own list to further classes, and moves learners from one class to another. */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { endAttemptsOnLostAccess } from '#people/hooks';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { capReached, capsFor } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { learnersLeftClass } from './classes.events.ts';
import { lockClass, touchClass } from './classes.queries.ts';
import { activeClassFor, classFor } from './classes.service.ts';
import { countClassStudents, filterManaged, insertClassStudents, removeClassStudents } from './students.queries.ts';

/** Errors: STUDENT_ALREADY_ADDED only when the learner is in all of the classes. */
export async function addToClasses(
  context: SignedInContext,
  studentId: string,
  classIds: readonly string[],
): Promise<{ added: number }> {
  const { actor, now } = context;
  const at = new Date(now);
  const { studentsPerClass } = await capsFor(context);
  return withTransaction(context.db, async (db) => {
    if ((await filterManaged(db, actor.userId, [studentId])).length === 0) throw new AppError('STUDENT_NOT_FOUND');
    let added = 0;
    // Sorted, so that two requests for the same classes cannot deadlock.
    for (const classId of [...new Set(classIds)].sort()) {
      await lockClass(db, actor.userId, classId);
      await activeClassFor({ db, actor }, classId, 'manage-students');
      const came = await insertClassStudents(db, actor.userId, classId, [studentId], at);
      if (came > 0 && (await countClassStudents(db, classId)) > studentsPerClass)
        throw await capReached({ ...context, db }, 'studentsPerClass', studentsPerClass);
      if (came > 0) await touchClass(db, classId, at);
      added += came;
    }
    if (added === 0) throw new AppError('STUDENT_ALREADY_ADDED');
    return { added };
  });
}

/**
 * A learner who is in both classes only leaves the first. Errors: STUDENT_NOT_FOUND when one of them is not in the first class,
 * CLASS_INACTIVE for the second; the first may be deactivated, as last year's classes are.
 */
export async function moveToClass(
  context: SignedInContext,
  fromClassId: string,
  toClassId: string,
  studentIds: readonly string[],
): Promise<{ moved: number }> {
  const { actor, now } = context;
  const at = new Date(now);
  const ids = [...new Set(studentIds)];
  const { studentsPerClass } = await capsFor(context);
  return withTransaction(context.db, async (db) => {
    for (const classId of [fromClassId, toClassId].sort()) await lockClass(db, actor.userId, classId);
    await classFor({ db, actor }, fromClassId, 'manage-students');
    await activeClassFor({ db, actor }, toClassId, 'manage-students');
    if (fromClassId === toClassId)
      throw new AppError('BODY_INVALID', { fields: [{ path: 'toClassId', code: 'invalid' }] });
    const left = await removeClassStudents(db, actor.userId, fromClassId, ids, at);
    if (left.length < ids.length || (await filterManaged(db, actor.userId, ids)).length < ids.length)
      throw new AppError('STUDENT_NOT_FOUND');
    await insertClassStudents(db, actor.userId, toClassId, ids, at);
    if ((await countClassStudents(db, toClassId)) > studentsPerClass)
      throw await capReached({ ...context, db }, 'studentsPerClass', studentsPerClass);
    const attempts = await endAttemptsOnLostAccess.call(
      db,
      { ownerId: actor.userId, classId: fromClassId, studentIds: ids },
      at,
    );
    await emit({ db, now }, learnersLeftClass, { ownerId: actor.userId, classId: fromClassId, studentIds: left });
    await touchClass(db, fromClassId, at);
    await touchClass(db, toClassId, at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'students-moved',
      kind: 'class',
      id: fromClassId,
      details: { into: toClassId, studentIds: ids, attempts },
    });
    return { moved: ids.length };
  });
}
