/** New one-time passwords for learners who have forgotten theirs and have no contact to which a code could be sent. */
import type { Paged } from '@vumon/contract';
import { AppError, can } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { replaceForgottenPasswords } from '#people/accounts';
import { auditEach } from '#platform/audit';
import { emit } from '#platform/events';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { learnerPasswordsRenewed } from '../classes.events.ts';
import {
  administeredSchool,
  listSchoolLearners,
  renewableLearners,
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
    await noteRenewed({ db, actor, now }, [...passwords.keys()], 'learner-password-renewed');
    return { renewed, left };
  });
}

/** Writes the audit log and the event of which the learners and their other teachers are told, in the caller's transaction. */
export async function noteRenewed(
  { db, actor, now }: Pick<SignedInContext, 'actor' | 'now'> & { readonly db: Db },
  studentIds: readonly string[],
  action: 'learner-password-renewed' | 'class-card-made',
): Promise<void> {
  if (studentIds.length === 0) return;
  await auditEach(db, { at: now, actorId: actor.userId, action, kind: 'student' }, studentIds);
  await emit({ db, now }, learnerPasswordsRenewed, { teacherId: actor.userId, studentIds: [...studentIds] });
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
