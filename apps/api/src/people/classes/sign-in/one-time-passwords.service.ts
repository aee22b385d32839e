/** New one-time passwords for learners who have forgotten theirs and have no contact to which a code could be sent. */
import type { Paged } from '@vumon/contract';
import { AppError, can } from '@vumon/domain';
import { withTransaction } from '#db';
import { replaceForgottenPasswords } from '#people/accounts';
import { auditEach } from '#platform/audit';
import { notify } from '#platform/notices';
import type { SignedInContext } from '../../../platform/http/context.ts';
import {
  administeredSchool,
  listSchoolLearners,
  nameOfUser,
  renewableLearners,
  teachersOf,
  type SchoolLearnerRow,
} from './one-time-passwords.queries.ts';

interface Renewed {
  id: string;
  fullName: string;
  code: string | null;
  signInName: string;
  oneTimePassword: string;
  validUntil: string;
}
interface Left {
  id: string;
  fullName: string;
  reason: 'OWN_CONTACT' | 'LOCKED';
}

/**
 * The caller has confirmed the own password. The passwords are in this reply only. Errors: STUDENT_NOT_FOUND when one of the
 * learners is neither in the caller's list nor in a list of the school that the caller administers; then nothing changes.
 */
export async function renewPasswords(
  { app, db: pool, actor, now }: SignedInContext,
  studentIds: readonly string[],
): Promise<{ renewed: Renewed[]; left: Left[] }> {
  return withTransaction(pool, async (db) => {
    const learners = await renewableLearners(db, actor.userId, studentIds);
    const allowed = new Set(
      learners
        .filter(({ managed, inOwnSchool }) =>
          can(actor, 'student', 'renew-password', { ownerId: managed ? actor.userId : '', inOwnSchool }),
        )
        .map(({ id }) => id),
    );
    if (studentIds.some((id) => !allowed.has(id))) throw new AppError('STUDENT_NOT_FOUND');
    const passwords = await replaceForgottenPasswords({ app, db, now }, studentIds);
    const renewed: Renewed[] = [];
    const left: Left[] = [];
    for (const { id, fullName, code, signInName, locked } of learners) {
      const password = passwords.get(id);
      if (password && signInName !== null)
        renewed.push({
          id,
          fullName,
          code,
          signInName,
          oneTimePassword: password.oneTimePassword,
          validUntil: password.until.toISOString(),
        });
      else left.push({ id, fullName, reason: locked ? 'LOCKED' : 'OWN_CONTACT' });
    }
    await tellRenewed({ app, db, actor, now }, [...passwords.keys()], 'learner-password-renewed');
    return { renewed, left };
  });
}

/** Writes the audit log and notifies the learners and their other teachers, in the caller's transaction. */
export async function tellRenewed(
  { app, db, actor, now }: Pick<SignedInContext, 'app' | 'db' | 'actor' | 'now'>,
  studentIds: readonly string[],
  action: 'learner-password-renewed' | 'class-card-made',
): Promise<void> {
  if (studentIds.length === 0) return;
  await auditEach(db, { at: now, actorId: actor.userId, action, kind: 'student' }, studentIds);
  const teacher = await nameOfUser(db, actor.userId);
  await notify(
    { app, db, now },
    { users: studentIds, kind: 'PASSWORD_RENEWED', params: { teacher }, link: '/users/info' },
  );
  for (const { teacherId, students } of await teachersOf(db, studentIds, actor.userId))
    await notify(
      { app, db, now },
      {
        users: [teacherId],
        kind: 'LEARNER_PASSWORDS_RENEWED',
        params: { teacher, count: students.length },
        link: students.length === 1 ? `/students/${students[0]!}` : '/students/info',
      },
    );
}

/** Errors: SCHOOL_ADMIN_ONLY. */
export async function learnersOfSchool(
  { db, actor }: SignedInContext,
  filters: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<Paged<SchoolLearnerRow[]>> {
  const schoolId = await administeredSchool(db, actor.userId);
  if (schoolId === null) throw new AppError('SCHOOL_ADMIN_ONLY');
  const { rows, total } = await listSchoolLearners(db, schoolId, filters);
  return { items: rows, page: { page: filters.page, size: filters.size, total } };
}
