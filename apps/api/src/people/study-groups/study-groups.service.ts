/** Study groups: names are unique within a class, members are the teacher's learners, and tests end with the group. */
import type { Paged, StudyGroup, StudyGroupDetails } from '@vumon/contract';
import { AppError, type Actor } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { endAttemptsOnLostAccess } from '#people/hooks';
import { audit } from '#platform/audit';
import { classFor } from '#people/classes';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  filterEligible,
  findOptionalGroupRow,
  insertGroup,
  listGroups,
  listMembers,
  lockGroup,
  markGroupDeleted,
  renameGroup,
  setMembers,
  type GroupFilters,
  type GroupRow,
} from './study-groups.queries.ts';

const view = ({ createdAt, ...row }: GroupRow): StudyGroup => ({ ...row, createdAt: iso(createdAt) });

const nameTaken = (error: unknown): never => {
  if (uniqueViolation(error) !== 'study_groups_name') throw error;
  throw new AppError('STUDY_GROUP_EXISTED', { fields: [{ path: 'name', code: 'STUDY_GROUP_EXISTED' }] });
};

async function expectEligible(
  db: Db,
  actor: Actor,
  classId: string | null,
  studentIds: readonly string[],
): Promise<void> {
  if ((await filterEligible(db, actor.userId, classId, studentIds)).length < studentIds.length)
    throw new AppError('STUDENT_NOT_FOUND');
}

export async function listOfGroups(
  { db, actor, now }: SignedInContext,
  classId: string,
  filters: GroupFilters,
): Promise<Paged<StudyGroup[]>> {
  await classFor({ db, actor }, classId, 'view');
  const { rows, total } = await listGroups(db, actor.userId, classId, filters, new Date(now));
  return { items: rows.map(view), page: { page: filters.page, size: filters.size, total } };
}

/** Errors: STUDY_GROUP_NOT_FOUND for unknown, foreign and deleted ones alike. */
export async function getGroup(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  groupId: string,
): Promise<StudyGroupDetails> {
  const at = new Date(now);
  const row = await findOptionalGroupRow(db, actor.userId, groupId, at);
  if (!row) throw new AppError('STUDY_GROUP_NOT_FOUND');
  return { ...view(row), members: await listMembers(db, actor.userId, groupId, at) };
}

export async function makeGroup(
  context: SignedInContext,
  classId: string,
  { name, studentIds }: { name: string; studentIds: readonly string[] },
): Promise<StudyGroupDetails> {
  const { app, actor, now } = context;
  return withTransaction(context.db, async (db) => {
    await classFor({ db, actor }, classId, 'manage-students');
    await expectEligible(db, actor, classId, studentIds);
    const [id, at] = [app.newId(), new Date(now)];
    await insertGroup(db, { ownerId: actor.userId, id, classId, name, now: at }).catch(nameTaken);
    await setMembers(db, { ownerId: actor.userId, groupId: id }, studentIds, at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'group-made',
      kind: 'group',
      id,
      details: { studentIds },
    });
    return getGroup({ ...context, db }, id);
  });
}

/** Submits the running attempts of removed members with the answers stored so far. */
export async function changeGroup(
  context: SignedInContext,
  groupId: string,
  change: { name?: string | undefined; studentIds?: readonly string[] | undefined },
): Promise<StudyGroupDetails> {
  const { actor, now } = context;
  const { userId: ownerId } = actor;
  return withTransaction(context.db, async (db) => {
    const before = await lockGroup(db, ownerId, groupId);
    if (!before) throw new AppError('STUDY_GROUP_NOT_FOUND');
    const at = new Date(now);
    if (change.name !== undefined && change.name !== before.name)
      await renameGroup(db, ownerId, groupId, change.name, at).catch(nameTaken);
    if (change.studentIds) {
      await expectEligible(db, actor, before.classId, change.studentIds);
      const removed = await setMembers(db, { ownerId, groupId }, change.studentIds, at);
      if (removed.length > 0) await endAttemptsOnLostAccess.call(db, { ownerId, groupId, studentIds: removed }, at);
    }
    await audit(db, {
      at: now,
      actorId: ownerId,
      action: 'group-changed',
      kind: 'group',
      id: groupId,
      details: { ...(change.studentIds && { studentIds: change.studentIds }) },
    });
    return getGroup({ ...context, db }, groupId);
  });
}

export async function deleteGroup({ db, actor, now }: SignedInContext, groupId: string): Promise<null> {
  const { userId: ownerId } = actor;
  return withTransaction(db, async (db) => {
    const before = await lockGroup(db, ownerId, groupId);
    if (!before) throw new AppError('STUDY_GROUP_NOT_FOUND');
    await markGroupDeleted(db, ownerId, groupId, new Date(now));
    const attempts = await endAttemptsOnLostAccess.call(db, { ownerId, groupId }, new Date(now));
    await audit(db, {
      at: now,
      actorId: ownerId,
      action: 'group-deleted',
      kind: 'group',
      id: groupId,
      details: { name: before.name, attempts },
    });
    return null;
  });
}
