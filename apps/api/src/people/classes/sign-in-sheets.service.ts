/** Sign-in names and first passwords of a class, printed for its learners. */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { firstPasswordsFor, renewFirstPasswords } from '#people/accounts';
import { audit } from '#platform/audit';
import { isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { lockClass } from './classes.queries.ts';
import { activeClassFor, classFor } from './classes.service.ts';
import { allClassStudents } from './students.queries.ts';

/** Data of the printed sign-in sheet. Every read is written to the audit log. */
export async function signInSheet({ app, db, actor, now }: SignedInContext, classId: string) {
  const row = await classFor({ db, actor }, classId, 'manage-students');
  const students = await allClassStudents(db, classId);
  const passwords = await firstPasswordsFor(
    { app, db, now },
    students.map(({ id }) => id),
  );
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'sign-in-sheet-seen',
    kind: 'class',
    id: classId,
    details: { passwords: passwords.size },
  });
  return {
    className: row.name,
    schoolYear: row.schoolYear,
    students: students.map(({ id, fullName, code, signInName }) => ({
      id,
      fullName,
      code,
      signInName,
      oneTimePassword: passwords.get(id)?.oneTimePassword ?? null,
      validUntil: isoOrNull(passwords.get(id)?.until ?? null),
    })),
  };
}

/**
 * Replaces the first passwords of those of a class, or of the named learners, who have not signed in yet: slips printed before no
 * longer work. Errors: STUDENT_NOT_FOUND when a named learner is not in the class.
 */
export async function renewSignInSheet(
  { app, db: pool, actor, now }: SignedInContext,
  classId: string,
  studentIds?: readonly string[],
): Promise<{ renewed: number }> {
  return withTransaction(pool, async (db) => {
    await lockClass(db, actor.userId, classId);
    await activeClassFor({ db, actor }, classId, 'manage-students');
    const all = (await allClassStudents(db, classId)).map(({ id }) => id);
    const known = new Set(all);
    if (studentIds?.some((id) => !known.has(id))) throw new AppError('STUDENT_NOT_FOUND');
    const renewed = await renewFirstPasswords({ app, db, now }, studentIds ?? all);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'first-passwords-renewed',
      kind: 'class',
      id: classId,
      details: { passwords: renewed },
    });
    return { renewed };
  });
}
