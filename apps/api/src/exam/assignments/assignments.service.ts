/**
 * Rules of assigning: the window is valid, the target belongs to the teacher, the test is complete, and system tests
 * stay within the monthly limit of the package.
 */
import type { AssignmentView, Paged } from '@vumon/contract';
import {
  AppError,
  can,
  featureDecision,
  monthInVietnam,
  type Action,
  type Actor,
  type AssignmentTarget,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { finishRunningAttempts, moveDeadlines } from '#exam/attempts';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { activeClassFor, classFor, filterManaged } from '#people/classes';
import { examVersionContent, findExamForAssigning, publishExam, skillsOfContent } from '#content/exams';
import { knowsAllKeys } from '#content/keys';
import { expectRoom, lockCaps } from '#people/packages';
import { iso } from '../../platform/clock.ts';
import type { ActorContext, SignedInContext } from '../../platform/http/context.ts';
import {
  assignmentAudience,
  findOptionalAssignment,
  findOptionalGroup,
  insertAssignment,
  insertSystemTestUse,
  listAssignments,
  lockAssignment,
  markCancelled,
  nameStudents,
  systemTestIsUsed,
  updateSettings,
  type AssignmentFilters,
  type AssignmentRow,
  type Settings,
} from './assignments.queries.ts';
import { assignmentCancelled, assignmentChanged, assignmentMade } from './assignments.events.ts';
import { learnersToRemind } from './reminders.queries.ts';
import { assignmentView } from './assignments.view.ts';
import {
  changed,
  checkMode,
  checkStarted,
  checkWindow,
  hasOwnPage,
  settingsOf,
  type AssignmentChange,
  type NewAssignmentValues,
  type Target,
} from './settings.ts';

interface FoundTarget {
  readonly target: AssignmentTarget;
  readonly classId: string | null;
  readonly groupId: string | null;
  readonly studentIds: readonly string[];
  readonly partnerId: string | null;
  readonly partnerPage: string | null;
}

async function expectManaged(db: Db, actor: Actor, studentIds: readonly string[]): Promise<void> {
  if ((await filterManaged(db, actor.userId, studentIds)).length < studentIds.length)
    throw new AppError('STUDENT_NOT_FOUND');
}

/** The target when it is the teacher's own and its class, if it has one, is active. */
async function targetFor(db: Db, actor: Actor, target: Target): Promise<FoundTarget> {
  const found = {
    target: target.kind,
    classId: null,
    groupId: null,
    studentIds: [],
    partnerId: null,
    partnerPage: null,
  };
  switch (target.kind) {
    case 'CLASS':
      await activeClassFor({ db, actor }, target.classId, 'assign');
      return { ...found, classId: target.classId };
    case 'GROUP': {
      const group = await findOptionalGroup(db, actor.userId, target.groupId);
      if (!group) throw new AppError('STUDY_GROUP_NOT_FOUND');
      if (group.classId) await activeClassFor({ db, actor }, group.classId, 'assign');
      return { ...found, classId: group.classId, groupId: group.id };
    }
    case 'STUDENTS':
      if (target.classId) await activeClassFor({ db, actor }, target.classId, 'assign');
      await expectManaged(db, actor, target.studentIds);
      return { ...found, classId: target.classId ?? null, studentIds: target.studentIds };
    case 'PARTNER':
      return { ...found, partnerId: target.partnerId, partnerPage: target.page };
  }
}

/** The assignment when the actor may do `action` to it; foreign ones look like unknown ones. */
export async function assignmentFor(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  assignmentId: string,
  action: Action<'assignment'>,
): Promise<AssignmentRow> {
  const row = await findOptionalAssignment(db, actor.userId, assignmentId);
  if (!row || !can(actor, 'assignment', action, { ownerId: row.ownerId, hasOwnPage: hasOwnPage(row) }))
    throw new AppError('NOT_FOUND');
  return row;
}

export async function listOfAssignments(
  { db, actor, now }: SignedInContext,
  classId: string,
  filters: Omit<AssignmentFilters, 'now'>,
): Promise<Paged<AssignmentView[]>> {
  await classFor({ db, actor }, classId, 'view');
  const { rows, total } = await listAssignments(db, actor.userId, classId, { ...filters, now: new Date(now) });
  return {
    items: rows.map((row) => assignmentView(actor, row, now)),
    page: { page: filters.page, size: filters.size, total },
  };
}

export async function getAssignment(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
): Promise<AssignmentView> {
  return assignmentView(actor, await assignmentFor({ db, actor }, assignmentId, 'view'), now);
}

/** A test that is about to be printed or exported. A teacher's package must allow it, and a system test counts once a month. */
export async function useTest(context: SignedInContext, examId: string): Promise<null> {
  const { actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const exam = await findExamForAssigning({ db, actor, now }, examId);
    if (exam.scope !== 'SYSTEM' || actor.role !== 'TEACHER') return null;
    if (featureDecision(actor, 'export-system-tests', now) !== 'allowed')
      throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'export-system-tests' } });
    const scope = await lockCaps({ ...context, db });
    const use = { ownerId: actor.userId, examId, month: monthInVietnam(now) };
    if (await systemTestIsUsed(db, use)) return null;
    await expectRoom({ ...context, db }, scope, 'systemTestsPerMonth');
    await insertSystemTestUse(db, use, new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'system-test-exported', kind: 'exam', id: examId });
    return null;
  });
}

/** Publishes the test and pins the version, all in one transaction. */
export async function assignTest(context: SignedInContext, values: NewAssignmentValues): Promise<AssignmentView> {
  const { actor, app, now } = context;
  return withTransaction(context.db, async (db) => {
    const scope = await lockCaps({ ...context, db });
    const { studentIds, ...target } = await targetFor(db, actor, values.target);
    const exam = await findExamForAssigning({ db, actor, now }, values.examId);
    if (exam.scope === 'SYSTEM') await expectRoom({ ...context, db }, scope, 'systemTestsPerMonth');
    const settings = {
      ...values,
      startsAt: new Date(values.startsAt),
      endsAt: new Date(values.endsAt),
      minutes: values.minutes === undefined ? exam.minutes : values.minutes,
      shuffleOptions: values.shuffleOptions ?? exam.shuffle,
    };
    checkMode(settings);
    checkWindow(settings, now);
    const { examVersionId } = await publishExam({ db, now, app }, { exam });
    const { name, subject, totalQuestions, sections } = await examVersionContent(db, examVersionId);
    const id = app.newId();
    await insertAssignment(db, {
      ...settings,
      ...target,
      id,
      ownerId: actor.userId,
      examId: exam.id,
      examVersionId,
      scoredAtEnd: !(await knowsAllKeys({ db, actor, now }, examVersionId)),
      // Learners have this one name alone: the Vietnamese one, whatever language their teacher works in.
      title: values.title ?? ((app.config.site === 'intl' && exam.nameEn) || name),
      inRoom: values.inRoom === true,
      subject,
      questions: totalQuestions,
      skills: skillsOfContent(subject, sections),
      now: new Date(now),
    });
    if (studentIds.length > 0)
      await nameStudents(db, { ownerId: actor.userId, assignmentId: id }, studentIds, new Date(now));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'test-assigned',
      kind: 'assignment',
      id,
      details: {
        examVersionId,
        ...(target.classId && { classId: target.classId }),
        ...(target.groupId && { groupId: target.groupId }),
        ...(studentIds.length > 0 && { studentIds }),
        ...(target.partnerId && { partnerId: target.partnerId }),
      },
    });
    await emit({ db, now }, assignmentMade, {
      ownerId: actor.userId,
      assignmentId: id,
      studentIds: await assignmentAudience(db, actor.userId, id),
      endsAt: iso(settings.endsAt),
    });
    return assignmentView(actor, await assignmentFor({ db, actor }, id, 'view'), now);
  });
}

export async function changeAssignment(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
  change: AssignmentChange,
): Promise<AssignmentView> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const row = await assignmentFor({ db, actor }, assignmentId, 'edit');
    if (row.cancelledAt) throw new AppError('NOT_FOUND');
    const before = settingsOf(row);
    const after = changed(before, change);
    const moved =
      after.startsAt.getTime() !== before.startsAt.getTime() ||
      after.endsAt.getTime() !== before.endsAt.getTime() ||
      after.minutes !== before.minutes;
    if (row.running + row.submitted > 0) checkStarted(row, before, after, now);
    checkMode(after);
    if (moved) checkWindow(after, now);
    await updateSettings(db, actor.userId, assignmentId, after);
    if (moved) await moveDeadlines(db, { ownerId: actor.userId, id: assignmentId }, after.minutes, after.endsAt);
    const named = change.studentIds
      ? await renameStudents(db, actor, row, change.studentIds, now)
      : { added: [], removed: [] };
    await emit({ db, now }, assignmentChanged, {
      ownerId: actor.userId,
      assignmentId,
      startsAt: iso(after.startsAt),
      endsAt: iso(after.endsAt),
      added: named.added,
      removed: named.removed,
      moved: await concernedByMove(db, actor.userId, assignmentId, { before, after, added: named.added }),
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-changed',
      kind: 'assignment',
      id: assignmentId,
      details: { before: before.endsAt, after: after.endsAt, minutes: after.minutes },
    });
    return assignmentView(actor, await assignmentFor({ db, actor }, assignmentId, 'view'), now);
  });
}

/** Learners who have not handed in, where the start or the end is another one; those just named are told of the test itself. */
async function concernedByMove(
  db: Db,
  ownerId: string,
  assignmentId: string,
  { before, after, added }: { before: Settings; after: Settings; added: readonly string[] },
): Promise<string[]> {
  const moved = (['startsAt', 'endsAt'] as const).some((name) => after[name].getTime() !== before[name].getTime());
  if (!moved) return [];
  const reached = await learnersToRemind(db, ownerId, assignmentId);
  return reached.flatMap(({ id, handedIn }) => (handedIn || added.includes(id) ? [] : [id]));
}

/** Submits the running attempts of learners who are no longer named, with the answers stored so far. */
async function renameStudents(
  db: Db,
  actor: Actor,
  { id: assignmentId, target }: AssignmentRow,
  studentIds: readonly string[],
  now: number,
): Promise<{ added: string[]; removed: string[] }> {
  if (target !== 'STUDENTS') throw new AppError('BODY_INVALID', { fields: [{ path: 'studentIds', code: 'invalid' }] });
  await expectManaged(db, actor, studentIds);
  const named = await nameStudents(db, { ownerId: actor.userId, assignmentId }, studentIds, new Date(now));
  const { removed } = named;
  if (removed.length > 0)
    await finishRunningAttempts(db, { ownerId: actor.userId, assignmentId, studentIds: removed }, new Date(now));
  return named;
}

export async function cancelAssignment({ db, actor, now }: SignedInContext, assignmentId: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor({ db, actor }, assignmentId, 'cancel');
    if (before.cancelledAt) return null;
    await markCancelled(db, actor.userId, assignmentId, new Date(now));
    const attempts = await finishRunningAttempts(db, { ownerId: actor.userId, assignmentId }, new Date(now));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-cancelled',
      kind: 'assignment',
      id: assignmentId,
      details: { attempts },
    });
    const studentIds = await assignmentAudience(db, actor.userId, assignmentId);
    await emit({ db, now }, assignmentCancelled, { ownerId: actor.userId, assignmentId, studentIds });
    return null;
  });
}
