/**
 * The own school of a teacher: what its administrators see and do, and how a teacher joins and leaves it. Administrators
 * of the product alone make and remove administrators of a school.
 */
import type { OwnSchool, OwnSchoolPage, Paged, SchoolClass } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { lockSchool } from '#people/packages';
import { notify } from '#platform/notices';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { markInvitation, ownInvitations } from './invitations.queries.ts';
import { cancelInvitation, invitationsOf, inviteMember } from './invitations.service.ts';
import {
  administratorIds,
  findOptionalMembership,
  findOptionalSchool,
  listMembers,
  lockOptionalTeacher,
} from './schools.queries.ts';
import {
  classesOf,
  expectAnotherAdministrator,
  expectSeat,
  leaveSchool,
  putLockedMember,
  removeLockedMember,
  usageOf,
} from './schools.service.ts';
import { memberView, packageView } from './schools.view.ts';

export async function ownSchoolPage(context: SignedInContext): Promise<OwnSchoolPage> {
  const { db, actor, now } = context;
  const invitations = await ownInvitations(db, actor.userId, new Date(now));
  return {
    school: await ownSchool(context),
    invitations: invitations.map(({ schoolId: _schoolId, expiresAt, ...one }) => ({
      ...one,
      expiresAt: iso(expiresAt),
    })),
  };
}

async function ownSchool(context: SignedInContext): Promise<OwnSchool | null> {
  const { db, actor, now } = context;
  const membership = await findOptionalMembership(db, actor.userId);
  const row = membership && (await findOptionalSchool(db, membership.schoolId, new Date(now)));
  if (!membership || !row) return null;
  const { role, joinedAt } = membership;
  const facts = { id: row.id, name: row.name, role, joinedAt: iso(joinedAt), package: packageView(row) };
  if (role !== 'ADMIN') return { ...facts, usage: null, people: null, invitations: null };
  const members = await listMembers(db, row.id);
  return {
    ...facts,
    usage: await usageOf(context, members),
    people: members.map(memberView),
    invitations: await invitationsOf(db, row.id, now),
  };
}

/** The school that the actor administers. Errors: SCHOOL_ADMIN_ONLY. */
export async function administeredSchool(db: Db, userId: string): Promise<string> {
  const membership = await findOptionalMembership(db, userId);
  if (membership?.role !== 'ADMIN') throw new AppError('SCHOOL_ADMIN_ONLY');
  return membership.schoolId;
}

/** Errors: SCHOOL_ADMIN_ONLY. */
export const ownClasses = async (
  context: SignedInContext,
  query: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<Paged<SchoolClass[]>> =>
  classesOf(context, await administeredSchool(context.db, context.actor.userId), query);

/**
 * Runs with the school of the actor locked, and before it the teacher who is removed. The role is read under the lock: an
 * administrator who is removed meanwhile changes nothing more. Errors: SCHOOL_ADMIN_ONLY.
 */
async function administer(
  context: SignedInContext,
  work: (db: Db, schoolId: string) => Promise<void>,
  teacherId?: string,
): Promise<OwnSchoolPage> {
  const { app, actor } = context;
  await withTransaction(app.db, async (db) => {
    if (teacherId !== undefined) await lockOptionalTeacher(db, teacherId);
    const schoolId = await administeredSchool(db, actor.userId);
    await lockSchool(db, schoolId);
    if ((await administeredSchool(db, actor.userId)) !== schoolId) throw new AppError('SCHOOL_ADMIN_ONLY');
    await work(db, schoolId);
  });
  return ownSchoolPage(context);
}

/** Errors: SCHOOL_ADMIN_ONLY, REACH_LIMIT_SCHOOL_TEACHERS, BODY_INVALID, TOO_MANY_REQUESTS. */
export const inviteTeacher = (context: SignedInContext, contact: string): Promise<OwnSchoolPage> =>
  administer(context, async (db, schoolId) => {
    await expectSeat({ ...context, db }, schoolId);
    await inviteMember({ ...context, db }, schoolId, { contact, role: 'TEACHER' });
  });

/** Errors: SCHOOL_ADMIN_ONLY, NOT_FOUND. */
export const withdrawOwnInvitation = (context: SignedInContext, id: string): Promise<OwnSchoolPage> =>
  administer(context, (db, schoolId) => cancelInvitation({ ...context, db }, schoolId, id));

/** Errors: SCHOOL_ADMIN_ONLY, NOT_FOUND for no member of this school, FORBIDDEN for an administrator of it. */
export const removeTeacher = (context: SignedInContext, userId: string): Promise<OwnSchoolPage> =>
  administer(
    context,
    async (db, schoolId) => {
      const membership = await findOptionalMembership(db, userId);
      if (membership?.schoolId !== schoolId) throw new AppError('NOT_FOUND');
      if (membership.role === 'ADMIN') throw new AppError('FORBIDDEN');
      await removeLockedMember({ ...context, db }, schoolId, userId);
    },
    userId,
  );

/**
 * Errors: NOT_FOUND for an invitation that is withdrawn, answered, over or for somebody else; SCHOOL_MEMBER_EXISTED for a
 * member of another school, REACH_LIMIT_SCHOOL_TEACHERS.
 */
export async function answerInvitation(context: SignedInContext, id: string, accept: boolean): Promise<OwnSchoolPage> {
  const { app, actor, now } = context;
  const at = new Date(now);
  await withTransaction(app.db, async (db) => {
    const { userId } = actor;
    await lockOptionalTeacher(db, userId);
    const [found] = await ownInvitations(db, userId, at, id);
    if (!found) throw new AppError('NOT_FOUND');
    const { schoolId, schoolName, role } = found;
    // Before the invitation, in the same order as when the school invites the same contact again.
    await lockSchool(db, schoolId);
    if (!(await markInvitation(db, id, accept ? 'ACCEPTED' : 'DECLINED', at))) throw new AppError('NOT_FOUND');
    if (!accept) return;
    const administrators = await administratorIds(db, schoolId);
    await putLockedMember({ ...context, db }, schoolId, { userId, role });
    await notify(
      { app, db, now },
      { users: administrators, kind: 'SCHOOL_JOINED', params: { school: schoolName }, link: '/school' },
    );
  });
  return ownSchoolPage(context);
}

/** Errors: NOT_FOUND for no member, SCHOOL_LAST_ADMIN. */
export async function leaveOwnSchool(context: SignedInContext): Promise<OwnSchoolPage> {
  const { app, actor } = context;
  await withTransaction(app.db, async (db) => {
    await lockOptionalTeacher(db, actor.userId);
    const membership = await findOptionalMembership(db, actor.userId);
    if (!membership) throw new AppError('NOT_FOUND');
    await lockSchool(db, membership.schoolId);
    if (membership.role === 'ADMIN') await expectAnotherAdministrator(db, membership.schoolId);
    await leaveSchool({ ...context, db }, actor.userId);
  });
  return ownSchoolPage(context);
}
