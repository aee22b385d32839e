/** Adds learners with accounts of their own to a teacher's list and class, within the caps of the teacher's package. */
import { AppError, type Actor } from '@vumon/domain';
import type { Db } from '#db';
import { capReached, lockCaps, usedOf, type CapsContext, type CapsScope } from '#people/packages';
import { lockClass, touchClass } from './classes.queries.ts';
import { activeClassFor } from './classes.service.ts';
import { countClassStudents, filterManaged, insertClassStudents, manageAccounts } from './students.queries.ts';
import { expectConsents } from './consents.ts';

/** `actor` is the teacher of the class, also where a learner makes the request. */
type EnrolmentContext = CapsContext & { readonly db: Db; readonly actor: Actor };

export interface Enrolment {
  readonly context: EnrolmentContext;
  readonly scope: CapsScope;
  readonly classId: string;
  readonly className: string;
}

/**
 * In the caller's transaction: locks the teacher and the class, so that of two concurrent enrolments the second sees the first.
 * Errors: STUDENT_CONSENT_REQUIRED, CLASS_NOT_FOUND, CLASS_INACTIVE.
 */
export async function openEnrolment(context: EnrolmentContext, classId: string): Promise<Enrolment> {
  const { db, actor, now } = context;
  await expectConsents({ db, actor, now });
  const scope = await lockCaps(context);
  await lockClass(db, actor.userId, classId);
  const { name } = await activeClassFor({ db, actor }, classId, 'manage-students');
  return { context, scope, classId, className: name };
}

/**
 * `replace` runs after the learners were added to the teacher's list and before the caps are checked. Errors:
 * REACH_LIMIT_STUDENT_PER_TEACHER, REACH_LIMIT_STUDENT_PER_CLASS, STUDENT_NOT_FOUND for a learner who cannot be enrolled any more.
 */
export async function enrol(
  { context, scope, classId }: Enrolment,
  studentIds: readonly string[],
  replace: () => Promise<void> = async () => {},
): Promise<void> {
  const { db, actor } = context;
  const at = new Date(context.now);
  await manageAccounts(db, actor.userId, studentIds, at);
  if ((await filterManaged(db, actor.userId, studentIds)).length < new Set(studentIds).size)
    throw new AppError('STUDENT_NOT_FOUND');
  await replace();
  await insertClassStudents(db, actor.userId, classId, studentIds, at);
  const { students, studentsPerClass } = scope.caps;
  if (students !== null && (await usedOf(context, scope.ownerIds, 'students')) > students)
    throw await capReached(context, 'students', students);
  if ((await countClassStudents(db, classId)) > studentsPerClass)
    throw await capReached(context, 'studentsPerClass', studentsPerClass);
  await touchClass(db, classId, at);
}
