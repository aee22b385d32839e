/**
 * Rules of classes: unique codes and caps by package. Deactivating and deleting a class hand in running attempts and delete
 * nothing.
 */
import type { ClassView, Paged } from '@vumon/contract';
import { AppError, can, type Action, type Actor } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { endAttemptsOnLostAccess } from '#people/hooks';
import { audit } from '#platform/audit';
import { otherCellOf } from '#platform/cells';
import { gradeExists } from '#platform/catalogue';
import { addMedia } from '#platform/media';
import { capsFor, expectRoom, lockCaps, type CapsContext } from '#people/packages';
import type { SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import {
  findOptionalClass,
  insertClass,
  listClasses,
  lockClass,
  markClassDeleted,
  setClassLogo,
  updateClass,
  type ClassFilters,
  type ClassRow,
  type ClassStatus,
  type ClassValues,
} from './classes.queries.ts';
import { allClassStudents } from './students.queries.ts';
import { classView } from './classes.view.ts';

export async function listOfClasses(
  context: SignedInContext,
  filters: Omit<ClassFilters, 'ownerId'>,
): Promise<Paged<ClassView[]>> {
  const { db, actor } = context;
  const [{ rows, total }, { studentsPerClass }] = await Promise.all([
    listClasses(db, { ...filters, ownerId: actor.userId }),
    capsFor(context),
  ]);
  return {
    items: rows.map((row) => classView(actor, row, studentsPerClass)),
    page: { page: filters.page, size: filters.size, total },
  };
}

/** A service that works inside a transaction passes its `db`. */
export interface ClassContext {
  readonly db: Db;
  readonly actor: Actor;
}

/** The class when the actor may do `action` to it. Errors: CLASS_NOT_FOUND for unknown and foreign ones alike. */
export async function classFor(
  { db, actor }: ClassContext,
  classId: string,
  action: Action<'class'>,
): Promise<ClassRow> {
  const row = await findOptionalClass(db, actor.userId, classId);
  if (!row || !can(actor, 'class', action, { ownerId: row.ownerId })) throw new AppError('CLASS_NOT_FOUND');
  return row;
}

/** The ids of a class's learners in the order of its list. Errors: CLASS_NOT_FOUND. */
export async function learnersOfClass(
  context: ClassContext,
  classId: string,
): Promise<{ name: string; students: string[] }> {
  const { name } = await classFor(context, classId, 'view');
  return { name, students: (await allClassStudents(context.db, classId)).map(({ id }) => id) };
}

/** Full names by id, of a class that its owner has chosen (`learnersOfClass`). */
export const namesInClass = async (db: Db, classId: string): Promise<Map<string, string>> =>
  new Map((await allClassStudents(db, classId)).map(({ id, fullName }) => [id, fullName]));

/** Like `classFor`, but also refuses a deactivated class. */
export async function activeClassFor(
  context: ClassContext,
  classId: string,
  action: Action<'class'>,
): Promise<ClassRow> {
  const row = await classFor(context, classId, action);
  if (row.status !== 'ACTIVE') throw new AppError('CLASS_INACTIVE');
  return row;
}

export async function getClass(context: ClassContext & CapsContext, classId: string): Promise<ClassView> {
  const row = await classFor(context, classId, 'view');
  const { studentsPerClass } = await capsFor(context);
  return classView(context.actor, row, studentsPerClass);
}

/** `path`: where the grade is in the body, for the error. */
export async function checkGrade({ db }: { readonly db: Db }, gradeId: string, path = 'gradeId'): Promise<void> {
  if (!(await gradeExists(db, gradeId))) throw new AppError('BODY_INVALID', { fields: [{ path, code: 'invalid' }] });
}

export const codeTaken =
  (path: string) =>
  (error: unknown): never => {
    if (uniqueViolation(error) !== 'classes_code') throw error;
    throw new AppError('CLASS_CODE_EXISTED', { fields: [{ path, code: 'CLASS_CODE_EXISTED' }] });
  };

/** Errors: CLASS_CODE_EXISTED for a code that a class of another cell has: learners type it wherever they are. */
async function expectOwnCode({ app }: Pick<SignedInContext, 'app'>, code: string): Promise<void> {
  if ((await otherCellOf({ app, addressed: false }, 'CLASS_CODE', code.toLowerCase())) !== null)
    throw new AppError('CLASS_CODE_EXISTED', { fields: [{ path: 'code', code: 'CLASS_CODE_EXISTED' }] });
}

export async function createClass(context: SignedInContext, values: ClassValues): Promise<ClassView> {
  const { actor, app, now } = context;
  await expectOwnCode(context, values.code);
  return withTransaction(context.db, async (db) => {
    await checkGrade({ db }, values.gradeId);
    await expectRoom({ ...context, db }, await lockCaps({ ...context, db }), 'classes');
    const id = app.newId();
    await insertClass(db, { id, ownerId: actor.userId, now: new Date(now) }, values).catch(codeTaken('code'));
    return getClass({ ...context, db }, id);
  });
}

/** Hands in the running attempts of a class, within the transaction that deactivates it. */
export async function closeTests({ db, actor, now }: SignedInContext, classId: string): Promise<void> {
  const attempts = await endAttemptsOnLostAccess.call(db, { ownerId: actor.userId, classId }, new Date(now));
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'class-deactivated',
    kind: 'class',
    id: classId,
    details: { attempts },
  });
}

export async function changeClass(
  context: SignedInContext,
  classId: string,
  values: ClassValues & { status: ClassStatus },
): Promise<ClassView> {
  const { actor, now } = context;
  return withTransaction(context.db, async (db) => {
    // Only active classes count against the package. The teacher is locked before the class, as everywhere.
    const scope = values.status === 'ACTIVE' ? await lockCaps({ ...context, db }) : null;
    await lockClass(db, actor.userId, classId);
    const before = await classFor({ db, actor }, classId, 'edit');
    await checkGrade({ db }, values.gradeId);
    if (values.code !== before.code) await expectOwnCode(context, values.code);
    if (scope && before.status !== 'ACTIVE') await expectRoom({ ...context, db }, scope, 'classes');
    await updateClass(db, actor.userId, classId, values, new Date(now)).catch(codeTaken('code'));
    if (before.status === 'ACTIVE' && values.status === 'DEACTIVATED') await closeTests({ ...context, db }, classId);
    return getClass({ ...context, db }, classId);
  });
}

export async function deleteClass({ db, actor, now }: SignedInContext, classId: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockClass(db, actor.userId, classId);
    const row = await classFor({ db, actor }, classId, 'delete');
    await markClassDeleted(db, actor.userId, classId, new Date(now));
    const attempts = await endAttemptsOnLostAccess.call(db, { ownerId: actor.userId, classId }, new Date(now));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'class-deleted',
      kind: 'class',
      id: classId,
      details: { code: row.code, attempts },
    });
    return null;
  });
}

export async function changeLogo(context: SignedInContext, classId: string, file: UploadedFile): Promise<ClassView> {
  const { app, db, actor, now } = context;
  await classFor({ db, actor }, classId, 'edit');
  const { id } = await addMedia({ app, db, now }, { kind: 'image', bytes: file.bytes, ownerId: actor.userId });
  await setClassLogo(db, actor.userId, classId, id, new Date(now));
  return getClass(context, classId);
}
