/** Rules of assigning: a sound window, an active class, a whole test, the package's monthly share of system tests. */
import type { AssignmentLive, AssignmentView, Paged } from '@vumon/contract';
import { AppError, can, featureDecision, graceMs, monthInVietnam, type Action, type Actor, type Caps } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { capsFor, countSystemTestsUsed } from '#modules/accounts';
import { audit } from '#modules/audit';
import { activeClassFor, capReached, classFor, finishRunningAttempts, lockTeacher } from '#modules/classes';
import { examVersionContent, findExamForAssigning, publishExam } from '#modules/exams';
import type { SignedInContext } from '../../http/context.ts';
import { answeredByAttempt } from './answered.ts';
import {
  addMinutes, answersOf, extendRunning, findOptionalAssignment, insertAssignment, insertSystemTestUse, listAssignments, liveCells, lockAssignment, markCancelled, systemTestIsUsed, updateWindow,
  type AssignmentFilters, type AssignmentRow,
} from './assignments.queries.ts';
import { assignmentView } from './assignments.view.ts';

const leastBeforeEndMs = 5 * 60_000;
/** The most that a test may be lengthened for everybody, in minutes. */
const maxAddedMinutes = 60;

export interface NewAssignmentValues {
  readonly examId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutes?: number | undefined;
  readonly showScore: 'AFTER_SUBMIT' | 'AFTER_END';
  readonly note: string;
}

export type WindowChange = Partial<Omit<NewAssignmentValues, 'examId'>>;

const refuseEnd = (code: 'ASSIGNMENT_END_TOO_SOON' | 'ASSIGNMENT_WINDOW_TOO_SHORT') => new AppError(code, { fields: [{ path: 'endsAt', code }] });

/** The end at least five minutes away, the window no shorter than the test. */
function checkWindow(startsAt: Date, endsAt: Date, minutes: number, now: number): void {
  if (endsAt.getTime() < now + leastBeforeEndMs) throw refuseEnd('ASSIGNMENT_END_TOO_SOON');
  if (endsAt.getTime() - startsAt.getTime() < minutes * 60_000) throw refuseEnd('ASSIGNMENT_WINDOW_TOO_SHORT');
}

/** The assignment when the actor may do `action` to it; foreign ones look like unknown ones. */
export async function assignmentFor(db: Db, actor: Actor, assignmentId: string, action: Action<'assignment'>): Promise<AssignmentRow> {
  const row = await findOptionalAssignment(db, actor.userId, assignmentId);
  if (!row || !can(actor, 'assignment', action, { ownerId: row.owner_id })) throw new AppError('NOT_FOUND');
  return row;
}

export async function listOfAssignments({ db, actor, now }: SignedInContext, classId: string, filters: Omit<AssignmentFilters, 'now'>): Promise<Paged<AssignmentView[]>> {
  await classFor(db, actor, classId, 'view');
  const { rows, total } = await listAssignments(db, actor.userId, classId, { ...filters, now: new Date(now) });
  return { items: rows.map((row) => assignmentView(actor, row, now)), page: { page: filters.page, size: filters.size, total } };
}

export async function getAssignment({ db, actor, now }: SignedInContext, assignmentId: string): Promise<AssignmentView> {
  return assignmentView(actor, await assignmentFor(db, actor, assignmentId, 'view'), now);
}

/** The month's share of system tests; the teacher's row is locked by then. */
async function expectSystemTestsLeft(db: Db, actor: Actor, { systemTestsPerMonth: most }: Caps, now: number): Promise<void> {
  if (most === null || (await countSystemTestsUsed(db, actor.userId, monthInVietnam(now))) < most) return;
  throw await capReached(db, 'systemTestsPerMonth', most);
}

/** A test that is about to be printed or exported. A teacher's package must allow it, and a system test counts once a month. */
export async function useTest(context: SignedInContext, examId: string): Promise<null> {
  const { actor, now } = context;
  const limits = await capsFor(context);
  return withTransaction(context.db, async (db) => {
    const exam = await findExamForAssigning(db, actor, examId, now);
    if (exam.scope !== 'SYSTEM' || actor.role !== 'TEACHER') return null;
    if (featureDecision(actor, 'export-system-tests', now) !== 'allowed') throw new AppError('PACKAGE_REQUIRED', { params: { feature: 'export-system-tests' } });
    await lockTeacher(db, actor.userId);
    const use = { ownerId: actor.userId, examId, month: monthInVietnam(now) };
    if (await systemTestIsUsed(db, use)) return null;
    await expectSystemTestsLeft(db, actor, limits, now);
    await insertSystemTestUse(db, use, new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'system-test-exported', kind: 'exam', id: examId });
    return null;
  });
}

/** Publishes the test and pins the version, all in one transaction. */
export async function assignTest(context: SignedInContext, classId: string, values: NewAssignmentValues): Promise<AssignmentView> {
  const { actor, app, now } = context;
  const limits = await capsFor(context);
  return withTransaction(context.db, async (db) => {
    await lockTeacher(db, actor.userId);
    await activeClassFor(db, actor, classId, 'assign');
    const exam = await findExamForAssigning(db, actor, values.examId, now);
    const minutes = values.minutes ?? exam.minutes;
    const [startsAt, endsAt] = [new Date(values.startsAt), new Date(values.endsAt)];
    checkWindow(startsAt, endsAt, minutes, now);
    if (exam.scope === 'SYSTEM') await expectSystemTestsLeft(db, actor, limits, now);
    const { examVersionId } = await publishExam(db, { exam, now, newId: app.newId });
    const { name, subject, totalQuestions, sections } = await examVersionContent(db, examVersionId);
    const id = app.newId();
    await insertAssignment(db, {
      id, ownerId: actor.userId, examId: exam.id, examVersionId, classId, title: name, subject, questions: totalQuestions, skills: [...new Set(sections.map(({ skill }) => skill))],
      startsAt, endsAt, minutes, showScore: values.showScore, note: values.note, now: new Date(now),
    });
    await audit(db, { at: now, actorId: actor.userId, action: 'test-assigned', kind: 'assignment', id, details: { examVersionId, classId } });
    return assignmentView(actor, await assignmentFor(db, actor, id, 'view'), now);
  });
}

/** Once somebody has started, the start and the duration stand and the end moves only later, and not once the window is over: the key is out. */
export async function changeAssignment({ db, actor, now }: SignedInContext, assignmentId: string, change: WindowChange): Promise<AssignmentView> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor(db, actor, assignmentId, 'edit');
    if (before.cancelled_at) throw new AppError('NOT_FOUND');
    const startsAt = change.startsAt ? new Date(change.startsAt) : before.starts_at;
    const endsAt = change.endsAt ? new Date(change.endsAt) : before.ends_at;
    const minutes = change.minutes ?? before.minutes;
    const endMoved = endsAt.getTime() !== before.ends_at.getTime();
    const moved = endMoved || startsAt.getTime() !== before.starts_at.getTime() || minutes !== before.minutes;
    if (before.running + before.submitted > 0) {
      const onlyLater = startsAt.getTime() === before.starts_at.getTime() && minutes === before.minutes && endsAt >= before.ends_at;
      if (!onlyLater || (endMoved && before.ends_at.getTime() <= now)) throw new AppError('ASSIGNMENT_STARTED');
    }
    if (moved) checkWindow(startsAt, endsAt, minutes, now);
    await updateWindow(db, actor.userId, assignmentId, { startsAt, endsAt, minutes, showScore: change.showScore ?? before.show_score, note: change.note ?? before.note });
    await audit(db, { at: now, actorId: actor.userId, action: 'assignment-changed', kind: 'assignment', id: assignmentId, details: { before: before.ends_at, after: endsAt, minutes } });
    return assignmentView(actor, await assignmentFor(db, actor, assignmentId, 'view'), now);
  });
}

export async function cancelAssignment({ db, actor, now }: SignedInContext, assignmentId: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor(db, actor, assignmentId, 'cancel');
    if (before.cancelled_at) return null;
    await markCancelled(db, actor.userId, assignmentId, new Date(now));
    const attempts = await finishRunningAttempts(db, { ownerId: actor.userId, assignmentId }, new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'assignment-cancelled', kind: 'assignment', id: assignmentId, details: { attempts } });
    return null;
  });
}

export async function extendAssignment({ db, actor, now }: SignedInContext, assignmentId: string, minutes: number): Promise<{ attempts: number; addedMinutes: number }> {
  return withTransaction(db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    const before = await assignmentFor(db, actor, assignmentId, 'edit');
    if (before.cancelled_at) throw new AppError('NOT_FOUND');
    const addedMinutes = before.added_minutes + minutes;
    if (addedMinutes > maxAddedMinutes) throw new AppError('ASSIGNMENT_EXTENSION_LIMIT', { params: { a: maxAddedMinutes } });
    const attempts = await extendRunning(db, actor.userId, assignmentId, minutes, new Date(now), graceMs);
    if (attempts === 0) throw new AppError('ASSIGNMENT_NOBODY_WORKING');
    await addMinutes(db, actor.userId, assignmentId, minutes);
    await audit(db, { at: now, actorId: actor.userId, action: 'assignment-extended', kind: 'assignment', id: assignmentId, details: { minutes, attempts } });
    return { attempts, addedMinutes };
  });
}

export async function liveOf({ db, actor, now }: SignedInContext, assignmentId: string): Promise<AssignmentLive> {
  const row = await assignmentFor(db, actor, assignmentId, 'see-results');
  const cells = await liveCells(db, assignmentId);
  const answers = await answersOf(db, cells.flatMap(({ attempt_id, status }) => (attempt_id && status === 'RUNNING' ? [attempt_id] : [])));
  const answered = await answeredByAttempt(db, row.exam_version_id, answers);
  const lastSaved = new Map<string, number>();
  for (const { attempt_id, received_at } of answers) lastSaved.set(attempt_id, Math.max(lastSaved.get(attempt_id) ?? 0, received_at.getTime()));
  const deadlines = cells.flatMap(({ status, deadline_at }) => (status === 'RUNNING' && deadline_at ? [deadline_at.getTime()] : []));
  return {
    serverTime: new Date(now).toISOString(),
    endsAt: new Date(deadlines.length > 0 ? Math.max(...deadlines) : row.ends_at.getTime()).toISOString(),
    questions: row.question_count,
    addedMinutes: row.added_minutes,
    maxAddedMinutes,
    cells: cells.map(({ student_id, name, attempt_id, status, deadline_at }) => {
      const savedAt = attempt_id ? lastSaved.get(attempt_id) : undefined;
      return {
        studentId: student_id,
        name,
        state: status === null ? 'NOT_STARTED' : status === 'RUNNING' ? 'RUNNING' : 'SUBMITTED',
        answered: attempt_id ? (answered.get(attempt_id) ?? 0) : 0,
        lastSavedAt: savedAt === undefined ? null : new Date(savedAt).toISOString(),
        deadlineAt: status === 'RUNNING' && deadline_at ? deadline_at.toISOString() : null,
      };
    }),
  };
}
