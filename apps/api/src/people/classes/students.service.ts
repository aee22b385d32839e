/**
 * Rules of learners: accounts that a teacher creates, codes and contacts that the teacher notes, caps, and members of
 * classes.
 */
import type { ClassStudent, ManagedStudent, Paged } from '@vumon/contract';
import {
  AppError,
  can,
  dayInVietnam,
  phoneOf,
  type Action,
  type Gender,
  type Site,
  fullNameLength,
  joinName,
} from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { createStudentAccount, updateStudentFacts } from '#people/accounts';
import { endAttemptsOnLostAccess } from '#people/hooks';
import { audit } from '#platform/audit';
import { isProvince } from '#platform/catalogue';
import { emit, emitEach } from '#platform/events';
import { capReached, capsFor, expectEmailLength, expectRoom, lockCaps, type StoreContext } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { learnersLeftClass } from './classes.events.ts';
import { activeClassFor, classFor, type ClassContext } from './classes.service.ts';
import { expectConsents } from './consents.ts';
import { nameKey } from './import/rows.ts';
import { lockClass, touchClass } from './classes.queries.ts';
import {
  accountContacts,
  ownLearnerWith,
  allClassStudents,
  countClassStudents,
  filterManaged,
  findOptionalManagedStudent,
  insertClassStudents,
  insertManagedStudents,
  listClassStudents,
  listManagedStudents,
  namesBornOn,
  phoneIsShared,
  removeClassStudents,
  removeManagedStudent,
  restoreGroups,
  updateManagedStudent,
  type ManagedStudentRow,
  type StudentPage,
} from './students.queries.ts';
import { classStudentView, managedStudentView } from './students.view.ts';

export interface StudentValues {
  readonly code?: string | null | undefined;
  readonly lastName: string;
  readonly firstName: string;
  readonly gender?: Gender | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly sharedPhone: boolean;
}

interface SignInFacts {
  signInName: string;
  oneTimePassword: string;
}

export async function listOfClassStudents(
  { db, actor }: SignedInContext,
  classId: string,
  page: StudentPage & { ungrouped?: boolean | undefined },
): Promise<Paged<ClassStudent[]>> {
  await classFor({ db, actor }, classId, 'view');
  const { rows, total } = await listClassStudents(db, classId, page);
  return { items: rows.map(classStudentView), page: { page: page.page, size: page.size, total } };
}

export async function allOfClass({ db, actor }: SignedInContext, classId: string): Promise<ClassStudent[]> {
  await classFor({ db, actor }, classId, 'view');
  return (await allClassStudents(db, classId)).map(classStudentView);
}

type ManagedFilters = StudentPage & {
  classId?: string | undefined;
  notInClassId?: string | undefined;
  status?: string | undefined;
};

export async function listOfManagedStudents(
  { db, actor }: SignedInContext,
  filters: ManagedFilters,
): Promise<Paged<ManagedStudent[]>> {
  if (filters.notInClassId) await classFor({ db, actor }, filters.notInClassId, 'view');
  const { rows, total } = await listManagedStudents(db, actor.userId, filters);
  return {
    items: rows.map((row) => managedStudentView(actor, row)),
    page: { page: filters.page, size: filters.size, total },
  };
}

/** Errors: STUDENT_NOT_FOUND for learners of others as for unknown ones. */
export async function studentFor(
  { db, actor }: ClassContext,
  studentId: string,
  action: Action<'student'>,
): Promise<ManagedStudentRow> {
  const row = await findOptionalManagedStudent(db, actor.userId, studentId);
  if (!row || !can(actor, 'student', action, { ownerId: row.teacherId })) throw new AppError('STUDENT_NOT_FOUND');
  return row;
}

export async function getStudent({ db, actor }: SignedInContext, studentId: string): Promise<ManagedStudent> {
  return managedStudentView(actor, await studentFor({ db, actor }, studentId, 'view'));
}

const fieldError = (
  code: 'STUDENT_EXISTED' | 'STUDENT_CODE_EXISTED' | 'PHONE_EXISTED' | 'ACCOUNT_PHONE_EXISTS' | 'ACCOUNT_EMAIL_EXISTS',
  path: string,
) => new AppError(code, { fields: [{ path, code }] });

const codeTaken = (error: unknown): never => {
  if (uniqueViolation(error) !== 'managed_students_code') throw error;
  throw fieldError('STUDENT_CODE_EXISTED', 'code');
};

/** A contact is only the teacher's note, but it must not be a contact that somebody else signs in with. */
async function checkContacts(
  { app, db }: StoreContext,
  teacherId: string,
  values: StudentValues,
  except: ManagedStudentRow | null,
): Promise<void> {
  const phone = values.phone && values.phone !== except?.phone ? values.phone : null;
  const email = values.email && values.email !== except?.email ? values.email : null;
  if (email !== null) await expectEmailLength({ app, db }, email, 'email');
  const taken = await accountContacts(db, phone ? [phone] : [], email ? [email] : [], except?.id ?? null);
  // A learner of the teacher's own list who signs in with this contact.
  const own = await ownLearnerWith(db, teacherId, { phone, email }, except?.id ?? null);
  if (own !== null) throw fieldError('STUDENT_EXISTED', own);
  const phoneTaken = phone !== null && taken.phones.has(phone);
  const emailTaken = email !== null && taken.emails.has(email);
  if (phoneTaken && emailTaken)
    throw new AppError('ACCOUNT_EXISTS', {
      fields: [
        { path: 'phone', code: 'ACCOUNT_PHONE_EXISTS' },
        { path: 'email', code: 'ACCOUNT_EMAIL_EXISTS' },
      ],
    });
  if (phoneTaken) throw fieldError('ACCOUNT_PHONE_EXISTS', 'phone');
  if (emailTaken) throw fieldError('ACCOUNT_EMAIL_EXISTS', 'email');
  if (phone && !values.sharedPhone && (await phoneIsShared(db, teacherId, phone, except?.id ?? null)))
    throw fieldError('PHONE_EXISTED', 'phone');
}

/** Normalizes the phone for the site. Errors: BODY_INVALID at the phone. */
function withPhone(values: StudentValues, site: Site): StudentValues {
  if (!values.phone) return values;
  const phone = phoneOf(values.phone, site);
  if (phone === null)
    throw new AppError('BODY_INVALID', {
      fields: [{ path: 'phone', code: site === 'vn' ? 'phoneInvalid' : 'phoneAbroadInvalid' }],
    });
  return { ...values, phone };
}

function checkName({ lastName, firstName }: StudentValues): void {
  if (joinName(lastName, firstName).length > fullNameLength)
    throw new AppError('BODY_INVALID', {
      fields: [{ path: 'firstName', code: 'fullNameTooLong', params: { limit: fullNameLength } }],
    });
}

function checkBirthday(values: StudentValues, now: number): void {
  if (values.birthday && values.birthday >= dayInVietnam(now))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'birthday', code: 'birthdayInvalid' }] });
}

/** Refuses duplicates; students with the same name and birthday need different codes. */
async function expectNoSuchLearner(
  db: Db,
  teacherId: string,
  { lastName, firstName, birthday }: { lastName: string; firstName: string; birthday: string | null },
): Promise<void> {
  const key = nameKey(lastName, firstName);
  const others = birthday === null ? [] : await namesBornOn(db, teacherId, birthday);
  if (others.some((other) => nameKey(other.lastName, other.firstName) === key))
    throw new AppError('STUDENT_EXISTED', { fields: [{ path: 'birthday', code: 'STUDENT_EXISTED' }] });
}

async function checkProvince(db: Db, { provinceCode }: StudentValues): Promise<void> {
  if (provinceCode && !(await isProvince(db, provinceCode)))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'provinceCode', code: 'invalid' }] });
}

const contactsOf = ({ code, phone, email }: StudentValues) => ({
  code: code ?? null,
  phone: phone ?? null,
  email: email ?? null,
});

/**
 * Creates a learner's account and adds it to the teacher's list and to the given classes. Errors: STUDENT_EXISTED for the same name
 * and birthday without a code.
 */
export async function addNewStudent(
  context: SignedInContext,
  given: StudentValues,
  classIds: readonly string[],
): Promise<{ studentId: string; signIn: SignInFacts }> {
  const { actor, app, now } = context;
  const values = withPhone(given, app.config.site);
  checkName(values);
  checkBirthday(values, now);
  const at = new Date(now);
  return withTransaction(context.db, async (db) => {
    await expectConsents({ db, actor, now });
    const scope = await lockCaps({ ...context, db });
    await expectRoom({ ...context, db }, scope, 'students');
    const { caps } = scope;
    for (const classId of [...new Set(classIds)].sort()) {
      await lockClass(db, actor.userId, classId);
      await activeClassFor({ db, actor }, classId, 'manage-students');
      if ((await countClassStudents(db, classId)) >= caps.studentsPerClass)
        throw await capReached({ ...context, db }, 'studentsPerClass', caps.studentsPerClass);
    }
    await checkContacts({ app, db }, actor.userId, values, null);
    await checkProvince(db, values);
    const { lastName, firstName, gender = null, birthday = null, provinceCode = null } = values;
    if (!values.code) await expectNoSuchLearner(db, actor.userId, { lastName, firstName, birthday });
    const account = await createStudentAccount(
      { app, db, now },
      { lastName, firstName, gender, birthday, provinceCode },
    );
    await insertManagedStudents(db, actor.userId, [{ id: account.id, ...contactsOf(values) }], at).catch(codeTaken);
    for (const classId of new Set(classIds)) {
      await insertClassStudents(db, actor.userId, classId, [account.id], at);
      await touchClass(db, classId, at);
    }
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'student-added',
      kind: 'student',
      id: account.id,
      details: { classIds },
    });
    return {
      studentId: account.id,
      signIn: { signInName: account.signInName, oneTimePassword: account.oneTimePassword },
    };
  });
}

/** Adds learners of the teacher's own list to a class. Errors: STUDENT_ALREADY_ADDED only when all of them are in it. */
export async function addListToClass(
  context: SignedInContext,
  classId: string,
  { studentIds, undo }: { readonly studentIds: readonly string[]; readonly undo: boolean },
): Promise<{ added: number }> {
  const { actor, now } = context;
  const { studentsPerClass } = await capsFor(context);
  return withTransaction(context.db, async (db) => {
    await lockClass(db, actor.userId, classId);
    await activeClassFor({ db, actor }, classId, 'manage-students');
    const ids = [...new Set(studentIds)];
    if ((await filterManaged(db, actor.userId, ids)).length < ids.length) throw new AppError('STUDENT_NOT_FOUND');
    if (undo) await restoreGroups(db, actor.userId, classId, ids);
    const added = await insertClassStudents(db, actor.userId, classId, ids, new Date(now));
    if (added === 0) throw new AppError('STUDENT_ALREADY_ADDED');
    if ((await countClassStudents(db, classId)) > studentsPerClass)
      throw await capReached({ ...context, db }, 'studentsPerClass', studentsPerClass);
    await touchClass(db, classId, new Date(now));
    return { added };
  });
}

/** Removes learners from a class and hands in their running attempts there. */
export async function removeFromClass(
  { db, actor, now }: SignedInContext,
  classId: string,
  studentIds: readonly string[],
): Promise<{ removed: number }> {
  return withTransaction(db, async (db) => {
    await lockClass(db, actor.userId, classId);
    await classFor({ db, actor }, classId, 'manage-students');
    const left = await removeClassStudents(db, actor.userId, classId, studentIds, new Date(now));
    if (left.length === 0) return { removed: 0 };
    const attempts = await endAttemptsOnLostAccess.call(
      db,
      { ownerId: actor.userId, classId, studentIds },
      new Date(now),
    );
    await emit({ db, now }, learnersLeftClass, { ownerId: actor.userId, classId, studentIds: left });
    await touchClass(db, classId, new Date(now));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'students-removed',
      kind: 'class',
      id: classId,
      details: { studentIds, attempts },
    });
    return { removed: left.length };
  });
}

export async function changeCode(
  { db, actor }: SignedInContext,
  studentId: string,
  code: string | null,
): Promise<null> {
  await studentFor({ db, actor }, studentId, 'edit');
  await updateManagedStudent(db, actor.userId, studentId, { code }).catch(codeTaken);
  return null;
}

/** Once a learner has signed in, the teacher can only change code and contacts; name and birthday belong to the learner. */
export async function changeStudent(
  context: SignedInContext,
  studentId: string,
  given: StudentValues,
): Promise<ManagedStudent> {
  const { actor, app, now } = context;
  const values = withPhone(given, app.config.site);
  checkName(values);
  checkBirthday(values, now);
  return withTransaction(context.db, async (db) => {
    const before = await studentFor({ db, actor }, studentId, 'edit');
    await checkContacts({ app, db }, actor.userId, values, before);
    if (before.status === 'INACTIVE') {
      await checkProvince(db, values);
      const { lastName, firstName, gender = null, birthday = null, provinceCode = null } = values;
      await updateStudentFacts(db, studentId, { lastName, firstName, gender, birthday, provinceCode });
    }
    await updateManagedStudent(db, actor.userId, studentId, contactsOf(values)).catch(codeTaken);
    return managedStudentView(actor, await studentFor({ db, actor }, studentId, 'view'));
  });
}

export async function removeStudent({ db, actor, now }: SignedInContext, studentId: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await studentFor({ db, actor }, studentId, 'remove');
    const classIds = await removeManagedStudent(db, actor.userId, studentId, new Date(now));
    const attempts = await endAttemptsOnLostAccess.call(
      db,
      { ownerId: actor.userId, studentIds: [studentId] },
      new Date(now),
    );
    await emitEach(
      { db, now },
      learnersLeftClass,
      classIds.map((classId) => ({ ownerId: actor.userId, classId, studentIds: [studentId] })),
    );
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'student-removed',
      kind: 'student',
      id: studentId,
      details: { attempts },
    });
    return null;
  });
}
