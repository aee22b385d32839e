/** Schools: their members, and the SCHOOL package that all their teachers share. */
import type { Paged, SchoolClass, SchoolView } from '@vumon/contract';
import {
  activeTeacherPackage,
  AppError,
  midnightInVietnam,
  offerOf,
  type PackageHolder,
  type SchoolRole,
} from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { notify } from '#platform/notices';
import {
  capReached,
  catalogueFor,
  grantMembership,
  lockSchool,
  usedOf,
  type GrantContext,
  type GrantedMembership,
  type MembershipGrant,
} from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { madeName } from '../../platform/made-names.ts';
import { dayMs } from '../../platform/clock.ts';
import { cancelInvitation, invitationsOf, inviteMember } from './invitations.service.ts';
import {
  administratorIds,
  countMembers,
  endMember,
  findOptionalMembership,
  findOptionalSchool,
  insertMember,
  insertSchool,
  listClassesOf,
  listFormerMembers,
  listMembers,
  listSchools,
  lockOptionalTeacher,
  packagesOf,
  renameSchool,
  setMemberRole,
  type MemberRow,
  type SchoolFilters,
} from './schools.queries.ts';
import { listedView, schoolView } from './schools.view.ts';

export async function listOfSchools(
  { db, now }: SignedInContext,
  filters: SchoolFilters,
): Promise<Paged<ReturnType<typeof listedView>[]>> {
  const { rows, total } = await listSchools(db, filters, new Date(now));
  return { items: rows.map(listedView), page: { page: filters.page, size: filters.size, total } };
}

/** What the members use together, beside the caps of the SCHOOL package. */
export async function usageOf(
  context: SignedInContext,
  members: readonly Pick<MemberRow, 'userId'>[],
): Promise<SchoolView['usage']> {
  const ownerIds = members.map(({ userId }) => userId);
  const caps = offerOf(await catalogueFor(context), 'SCHOOL').caps!;
  return {
    classes: { used: await usedOf(context, ownerIds, 'classes'), cap: caps.classes },
    students: { used: await usedOf(context, ownerIds, 'students'), cap: caps.students },
    teachers: { used: members.length, cap: caps.teachers! },
  };
}

/** Errors: NOT_FOUND. */
export async function getSchool(context: SignedInContext, schoolId: string): Promise<SchoolView> {
  const { db, now } = context;
  const row = await findOptionalSchool(db, schoolId, new Date(now));
  if (!row) throw new AppError('NOT_FOUND');
  const members = await listMembers(db, schoolId);
  return schoolView(
    row,
    {
      members,
      usage: await usageOf(context, members),
      former: await listFormerMembers(db, schoolId),
      packages: await packagesOf(db, schoolId),
      invitations: await invitationsOf(db, schoolId, now),
    },
    now,
  );
}

interface ClassQuery {
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** The caller has checked who asks. */
export async function classesOf(
  { db }: Pick<SignedInContext, 'db'>,
  schoolId: string,
  query: ClassQuery,
): Promise<Paged<SchoolClass[]>> {
  const { rows, total } = await listClassesOf(db, schoolId, query);
  return { items: rows, page: { page: query.page, size: query.size, total } };
}

/** Errors: NOT_FOUND. */
export async function listOfClasses(
  context: SignedInContext,
  schoolId: string,
  query: ClassQuery,
): Promise<Paged<SchoolClass[]>> {
  if (!(await findOptionalSchool(context.db, schoolId, new Date(context.now)))) throw new AppError('NOT_FOUND');
  return classesOf(context, schoolId, query);
}

const memberExists = () =>
  new AppError('SCHOOL_MEMBER_EXISTED', { fields: [{ path: 'userId', code: 'SCHOOL_MEMBER_EXISTED' }] });

/** Adds a member. The caller has locked the school's row, or the school is new. */
async function join(
  context: GrantContext,
  { schoolId, userId, role }: { readonly schoolId: string; readonly userId: string; readonly role: SchoolRole },
): Promise<void> {
  const { db, now, actor } = context;
  const at = new Date(now);
  await insertMember(db, { schoolId, userId, role, at }).catch((error: unknown) => {
    throw uniqueViolation(error) === 'school_members_one_school' ? memberExists() : error;
  });
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'school-member-added',
    kind: 'school',
    id: schoolId,
    details: { userId, role },
  });
}

/**
 * A school with its first administrator, in the caller's transaction. Without a name it has its administrator's, in
 * that teacher's language. Errors: USER_NOT_TEACHER, SCHOOL_MEMBER_EXISTED.
 */
async function openSchool(
  context: GrantContext,
  { name: given, administratorId }: { readonly name?: string; readonly administratorId: string },
): Promise<string> {
  const { app, db, now, actor } = context;
  const teacher = await lockOptionalTeacher(db, administratorId);
  if (!teacher) throw new AppError('USER_NOT_TEACHER');
  const id = app.newId();
  const name = given ?? madeName('school', teacher.locale, { name: teacher.fullName });
  await insertSchool(db, { id, name, at: new Date(now), createdBy: actor?.userId ?? null });
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'school-added',
    kind: 'school',
    id,
    details: { name },
  });
  await join(context, { schoolId: id, userId: administratorId, role: 'ADMIN' });
  return id;
}

export async function addSchool(
  context: SignedInContext,
  { name, administratorId }: { readonly name: string; readonly administratorId: string },
): Promise<SchoolView> {
  const id = await withTransaction(context.db, (db) => openSchool({ ...context, db }, { name, administratorId }));
  return getSchool(context, id);
}

/** Runs with the school locked, and before it the teacher who is added or removed. Errors: NOT_FOUND. */
async function change(
  context: SignedInContext,
  schoolId: string,
  work: (db: Db) => Promise<void>,
  teacherId?: string,
): Promise<SchoolView> {
  await withTransaction(context.db, async (db) => {
    if (teacherId !== undefined && !(await lockOptionalTeacher(db, teacherId))) throw new AppError('USER_NOT_TEACHER');
    if (!(await lockSchool(db, schoolId))) throw new AppError('NOT_FOUND');
    await work(db);
  });
  return getSchool(context, schoolId);
}

export const changeSchool = (context: SignedInContext, schoolId: string, name: string): Promise<SchoolView> =>
  change(context, schoolId, async (db) => {
    await renameSchool(db, schoolId, name);
    await audit(db, {
      at: context.now,
      actorId: context.actor.userId,
      action: 'school-changed',
      kind: 'school',
      id: schoolId,
      details: { name },
    });
  });

export async function expectAnotherAdministrator(db: Db, schoolId: string): Promise<void> {
  if ((await administratorIds(db, schoolId)).length <= 1) throw new AppError('SCHOOL_LAST_ADMIN');
}

/**
 * Adds a teacher, or changes the role of a member.
 * Errors: USER_NOT_TEACHER, SCHOOL_MEMBER_EXISTED for a member of another school, SCHOOL_LAST_ADMIN,
 * REACH_LIMIT_SCHOOL_TEACHERS.
 */
export const putMember = (
  context: SignedInContext,
  schoolId: string,
  { userId, role }: { readonly userId: string; readonly role: SchoolRole },
): Promise<SchoolView> =>
  change(context, schoolId, (db) => putLockedMember({ ...context, db }, schoolId, { userId, role }), userId);

/** Errors: REACH_LIMIT_SCHOOL_TEACHERS. The caller has locked the school. */
export async function expectSeat(context: GrantContext, schoolId: string): Promise<void> {
  const { teachers } = offerOf(await catalogueFor(context), 'SCHOOL').caps!;
  if ((await countMembers(context.db, schoolId)) >= teachers!) throw await capReached(context, 'teachers', teachers!);
}

export async function putLockedMember(
  context: GrantContext,
  schoolId: string,
  { userId, role }: { readonly userId: string; readonly role: SchoolRole },
): Promise<void> {
  const { db, now, actor } = context;
  const membership = await findOptionalMembership(db, userId);
  if (!membership) {
    await expectSeat(context, schoolId);
    return join(context, { schoolId, userId, role });
  }
  if (membership.schoolId !== schoolId) throw memberExists();
  if (membership.role === role) return;
  if (membership.role === 'ADMIN') await expectAnotherAdministrator(db, schoolId);
  await setMemberRole(db, schoolId, userId, role);
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'school-member-changed',
    kind: 'school',
    id: schoolId,
    details: { userId, role },
  });
}

/** Content stays with the teacher who created it. Errors: NOT_FOUND for no member, SCHOOL_LAST_ADMIN. */
export const removeMember = (context: SignedInContext, schoolId: string, userId: string): Promise<SchoolView> =>
  change(
    context,
    schoolId,
    async (db) => {
      const membership = await findOptionalMembership(db, userId);
      if (membership?.schoolId !== schoolId) throw new AppError('NOT_FOUND');
      if (membership.role === 'ADMIN') await expectAnotherAdministrator(db, schoolId);
      await removeLockedMember({ ...context, db }, schoolId, userId);
    },
    userId,
  );

/** In the caller's transaction, by somebody else than the member, who is told. */
export async function removeLockedMember(context: SignedInContext, schoolId: string, userId: string): Promise<void> {
  const { app, db, now } = context;
  const { name } = (await findOptionalSchool(db, schoolId, new Date(now)))!;
  await leaveSchool(context, userId);
  await notify({ app, db, now }, { users: [userId], kind: 'SCHOOL_LEFT', params: { school: name }, link: '/school' });
}

/** Errors: NOT_FOUND, BODY_INVALID, TOO_MANY_REQUESTS. */
export const inviteToSchool = (
  context: SignedInContext,
  schoolId: string,
  invited: { readonly contact: string; readonly role: SchoolRole },
): Promise<SchoolView> => change(context, schoolId, (db) => inviteMember({ ...context, db }, schoolId, invited));

/** Errors: NOT_FOUND. */
export const withdrawFromSchool = (context: SignedInContext, schoolId: string, id: string): Promise<SchoolView> =>
  change(context, schoolId, (db) => cancelInvitation({ ...context, db }, schoolId, id));

/**
 * In the caller's transaction: removes a deleted account, or one that is no teacher any more, from its school; does
 * nothing when it belongs to none.
 */
export async function leaveSchool(
  { db, now, actor }: Pick<GrantContext, 'db' | 'now' | 'actor'>,
  userId: string,
): Promise<void> {
  const schoolId = await endMember(db, userId, new Date(now));
  if (schoolId === undefined) return;
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'school-member-removed',
    kind: 'school',
    id: schoolId,
    details: { userId },
  });
}

/**
 * Grants the SCHOOL package from now to the end of a day, or without end. Errors: NOT_FOUND, PERIOD_INVALID for a day
 * that is over.
 */
export async function giveSchoolPackage(
  context: SignedInContext,
  schoolId: string,
  { endsOn, replace, reason }: { readonly endsOn: string | null; readonly replace: boolean; readonly reason: string },
): Promise<SchoolView> {
  const until = endsOn === null ? null : midnightInVietnam(endsOn) + dayMs;
  if (until !== null && until <= context.now)
    throw new AppError('PERIOD_INVALID', { fields: [{ path: 'endsOn', code: 'PERIOD_INVALID' }] });
  const length = until === null ? 'unlimited' : { until };
  await withTransaction(context.db, (db) =>
    grantMembership({ ...context, db }, { schoolId, packageCode: 'SCHOOL', source: 'GRANT', replace, reason, length }),
  );
  return getSchool(context, schoolId);
}

/**
 * Gives a package to one user, in the caller's transaction: SCHOOL to the school that the teacher administers, which is
 * opened for one who belongs to none. Errors: those of `grantMembership`; PACKAGE_AUDIENCE too for SCHOOL to a member
 * who is no administrator.
 */
export async function grantToUser(
  context: GrantContext,
  grant: Extract<MembershipGrant, { readonly userId: string }>,
): Promise<GrantedMembership> {
  if (grant.packageCode !== 'SCHOOL') return grantMembership(context, grant);
  const { userId, ...rest } = grant;
  const membership = await findOptionalMembership(context.db, userId);
  if (membership && membership.role !== 'ADMIN') throw new AppError('PACKAGE_AUDIENCE');
  const schoolId = membership?.schoolId ?? (await openSchoolOf(context, userId));
  return grantMembership(context, { ...rest, schoolId });
}

async function openSchoolOf(context: GrantContext, userId: string): Promise<string> {
  if (!(await lockOptionalTeacher(context.db, userId))) throw new AppError('PACKAGE_AUDIENCE');
  return openSchool(context, { administratorId: userId });
}

/** The school whose package counts for this teacher. */
export async function schoolInForce(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  teacher: PackageHolder & { readonly userId: string },
): Promise<{ readonly id: string; readonly name: string } | null> {
  if (activeTeacherPackage(teacher, now) !== 'SCHOOL') return null;
  const membership = await findOptionalMembership(db, teacher.userId);
  const row = membership && (await findOptionalSchool(db, membership.schoolId, new Date(now)));
  return row ? { id: row.id, name: row.name } : null;
}
