/**
 * Rules of exam sessions: candidates are numbered and seated when the session is made, each shift is an assignment that
 * is taken in its rooms alone, and results are shown once all shifts are over.
 */
import type { ExamSessionDetail, ExamSessionSummary, Paged } from '@vumon/contract';
import { AppError, can, examSessionLimits, newRoomCode, type Action } from '@vumon/domain';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { assignToCandidates, cancelAssignment, keepOpen, setClocksOf, showResultsOf } from '#exam/assignments';
import { activeClassFor } from '#people/classes';
import { audit } from '#platform/audit';
import type { ActorContext, SignedInContext } from '../../platform/http/context.ts';
import { insertEvent, listEvents } from './events.queries.ts';
import {
  findOptionalSession,
  insertCandidates,
  insertRoom,
  insertSession,
  insertShift,
  learnersToSeat,
  letIn,
  listCandidates,
  listSessions,
  lockCandidate,
  lockSession,
  markReleased,
  markSessionCancelled,
  moveCandidate,
  roomsOf,
  setRoomPaused,
  shiftsOf,
  updateRoom,
  type CandidateFilters,
  type ListedSession,
  type RoomRow,
  type SessionPage,
} from './exam-sessions.queries.ts';
import {
  candidateView,
  delayOf,
  detailView,
  eventView,
  isOver,
  roomView,
  summaryView,
  windowMs,
} from './exam-sessions.view.ts';
import { seat, type PlannedRoom } from './seating.ts';

export async function listOfSessions(
  { db, actor, now }: SignedInContext,
  page: SessionPage,
): Promise<Paged<ExamSessionSummary[]>> {
  const { rows, total } = await listSessions(db, actor.userId, page, new Date(now));
  return { items: rows.map((row) => summaryView(row, now)), page: { page: page.page, size: page.size, total } };
}

/** Foreign ones look like unknown ones. Errors: NOT_FOUND. */
export async function sessionFor(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  id: string,
  action: Action<'examSession'>,
): Promise<ListedSession> {
  const row = await findOptionalSession(db, actor.userId, id);
  if (!row || !can(actor, 'examSession', action, row)) throw new AppError('NOT_FOUND');
  return row;
}

async function detailOf(context: ActorContext, id: string): Promise<ExamSessionDetail> {
  const row = await sessionFor(context, id, 'view');
  return detailView(row, await shiftsOf(context.db, row.ownerId, id), context.now);
}

export const getSession = (context: SignedInContext, id: string): Promise<ExamSessionDetail> => detailOf(context, id);

export interface NewSession {
  readonly title: string;
  readonly school: string;
  readonly authority: string;
  readonly classIds: readonly string[];
  readonly minutes: number;
  readonly doorsMinutes: number;
  readonly lateMinutes: number;
  readonly prefix: string;
  readonly shifts: readonly { readonly startsAt: string; readonly examId: string }[];
  readonly rooms: readonly { readonly place: string; readonly invigilator: string; readonly machines: number }[];
}

/** In the order of their starts. Errors: EXAM_SESSION_SHIFTS_OVERLAP where one starts before the one before it is over. */
function inOrder({ shifts, minutes }: NewSession): { startsAt: Date; examId: string }[] {
  const ordered = shifts
    .map(({ startsAt, examId }) => ({ startsAt: new Date(startsAt), examId }))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const overlaps = ordered.some(
    ({ startsAt }, at) => at > 0 && startsAt.getTime() < ordered[at - 1]!.startsAt.getTime() + minutes * 60_000,
  );
  if (overlaps)
    throw new AppError('EXAM_SESSION_SHIFTS_OVERLAP', {
      fields: [{ path: 'shifts', code: 'EXAM_SESSION_SHIFTS_OVERLAP' }],
    });
  return ordered;
}

/** Errors: CLASS_NOT_FOUND, CLASS_INACTIVE, EXAM_SESSION_NOBODY, BODY_INVALID for too many. */
async function candidatesFrom({ db, actor }: ActorContext, classIds: readonly string[]) {
  for (const classId of new Set(classIds)) await activeClassFor({ db, actor }, classId, 'assign');
  const learners = await learnersToSeat(db, actor.userId, classIds);
  if (learners.length === 0)
    throw new AppError('EXAM_SESSION_NOBODY', { fields: [{ path: 'classIds', code: 'EXAM_SESSION_NOBODY' }] });
  if (learners.length > examSessionLimits.candidates)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'classIds', code: 'tooBig' }] });
  return learners;
}

/** Everything in one transaction. Errors: those of the parts, and of assigning. */
export async function addSession(context: SignedInContext, values: NewSession): Promise<ExamSessionDetail> {
  const { app, actor, now } = context;
  const { userId: ownerId } = actor;
  const shifts = inOrder(values).map((one, at) => ({ ...one, id: app.newId(), number: at + 1 }));
  return withTransaction(context.db, async (db) => {
    const within = { ...context, db: db as SignedInContext['db'] };
    const learners = await candidatesFrom(within, values.classIds);
    const rooms = shifts.flatMap(({ id: shiftId }) =>
      values.rooms.map((room, at) => ({ ...room, id: app.newId(), shiftId, number: at + 1 })),
    );
    const seats = seat(learners, rooms satisfies PlannedRoom[], values.prefix);
    if (!seats) {
      const missing = learners.length - rooms.reduce((sum, { machines }) => sum + machines, 0);
      throw new AppError('EXAM_SESSION_TOO_FEW_MACHINES', {
        params: { a: missing },
        fields: [{ path: 'rooms', code: 'EXAM_SESSION_TOO_FEW_MACHINES' }],
      });
    }
    const id = app.newId();
    await insertSession(db, { ...values, id, ownerId, createdAt: new Date(now) });
    for (const { id: shiftId, number, startsAt, examId } of shifts) {
      const studentIds = seats.filter((one) => one.shiftId === shiftId).map(({ studentId }) => studentId);
      // A shift that nobody is left for would be a test given to nobody.
      if (studentIds.length === 0) continue;
      const { minutes, lateMinutes, title } = values;
      const assignmentId = await assignToCandidates(within, {
        examId,
        title,
        studentIds,
        startsAt,
        minutes,
        lateMinutes,
      });
      await insertShift(db, ownerId, id, { id: shiftId, number, assignmentId });
      for (const room of rooms.filter((one) => one.shiftId === shiftId))
        while (!(await insertRoom(db, ownerId, { ...room, code: newRoomCode((bytes) => app.random(bytes)) })));
    }
    await insertCandidates(db, ownerId, id, seats);
    await audit(db, {
      at: now,
      actorId: ownerId,
      action: 'exam-session-added',
      kind: 'exam-session',
      id,
      details: { name: values.title },
    });
    return detailOf(within, id);
  });
}

export async function roomsOfShift(context: SignedInContext, id: string, shiftId: string) {
  const { db, now } = context;
  const row = await sessionFor(context, id, 'view');
  const rooms = await roomsOf(db, row.ownerId, id, { shiftId });
  if (rooms.length === 0) throw new AppError('NOT_FOUND');
  const { rows } = await listCandidates(db, row.ownerId, id, { shiftId, page: 0, size: examSessionLimits.candidates });
  return {
    serverTime: new Date(now).toISOString(),
    rooms: rooms.map((room) =>
      roomView(
        room,
        rows.filter(({ roomId }) => roomId === room.id),
        row,
        now,
      ),
    ),
  };
}

export async function candidatesOf(
  context: SignedInContext,
  id: string,
  filters: CandidateFilters & { readonly page: number; readonly size: number },
) {
  const row = await sessionFor(context, id, 'view');
  const { rows, total } = await listCandidates(context.db, row.ownerId, id, filters);
  return {
    items: rows.map((one) => candidateView(one, row, context.now)),
    page: { page: filters.page, size: filters.size, total },
  };
}

export async function eventsOf(
  context: SignedInContext,
  id: string,
  filters: { readonly shiftId?: string | undefined; readonly page: number; readonly size: number },
) {
  const row = await sessionFor(context, id, 'view');
  const { rows, total } = await listEvents(context.db, row.ownerId, id, filters);
  return { items: rows.map(eventView), page: { page: filters.page, size: filters.size, total } };
}

interface Within extends ActorContext {
  readonly app: SignedInContext['app'];
  readonly row: ListedSession;
}

/** Runs with the session locked. Errors: NOT_FOUND unless it is the actor's. */
async function change<T>(context: SignedInContext, id: string, work: (within: Within) => Promise<T>): Promise<T> {
  const { app, actor, now } = context;
  return withTransaction(context.db, async (db) => {
    await lockSession(db, actor.userId, id);
    return work({ app, actor, now, db, row: await sessionFor({ db, actor }, id, 'edit') });
  });
}

async function roomIn({ db, row }: Within, roomId: string): Promise<RoomRow> {
  const [room] = await roomsOf(db, row.ownerId, row.id, { roomId });
  if (!room) throw new AppError('NOT_FOUND');
  return room;
}

async function candidateIn({ db, row }: Within, studentId: string) {
  const candidate = await lockCandidate(db, row.ownerId, row.id, studentId);
  if (!candidate) throw new AppError('NOT_FOUND');
  return candidate;
}

export const note = (
  context: SignedInContext,
  id: string,
  {
    text,
    roomId,
    studentId,
  }: { readonly text: string; readonly roomId?: string | undefined; readonly studentId?: string | undefined },
): Promise<null> =>
  change(context, id, async (within) => {
    const { db, app, row, now } = within;
    if (roomId) await roomIn(within, roomId);
    const of = studentId ? (await candidateIn(within, studentId)).roomId : roomId;
    await insertEvent(db, row.ownerId, row.id, {
      id: app.newId(),
      at: new Date(now),
      kind: 'NOTE',
      roomId: of,
      studentId,
      text,
    });
    return null;
  });

export const changeRoom = (
  context: SignedInContext,
  id: string,
  roomId: string,
  values: { readonly place: string; readonly invigilator: string },
): Promise<null> =>
  change(context, id, async (within) => {
    await roomIn(within, roomId);
    await updateRoom(within.db, within.row.ownerId, roomId, values);
    return null;
  });

/** A room that is paused already, or runs already, stays as it is. */
export const setClocksOfRoom = (
  context: SignedInContext,
  id: string,
  roomId: string,
  { clocks, reason }: { readonly clocks: 'pause' | 'resume'; readonly reason: string },
): Promise<{ attempts: number }> =>
  change(context, id, async (within) => {
    const { db, app, row, now } = within;
    const room = await roomIn(within, roomId);
    if ((clocks === 'pause') === (room.pausedAt !== null)) return { attempts: 0 };
    const { rows } = await listCandidates(db, row.ownerId, id, { roomId, page: 0, size: examSessionLimits.machines });
    const studentIds = rows.map(({ studentId }) => studentId);
    const at = new Date(now);
    const { startsAt } = room;
    const pausedMs = delayOf({ startsAt, roomPausedAt: room.pausedAt, roomPausedMs: room.pausedMs }, now);
    await setRoomPaused(db, row.ownerId, roomId, { at: clocks === 'pause' ? at : null, pausedMs });
    const oneShift = { ownerId: row.ownerId, assignmentId: room.assignmentId };
    const attempts = await setClocksOf({ db, now }, oneShift, studentIds, clocks);
    // Whoever has not begun yet has the whole time too.
    if (clocks === 'resume') await keepOpen(db, oneShift, new Date(startsAt.getTime() + windowMs(row) + pausedMs));
    await insertEvent(db, row.ownerId, id, {
      id: app.newId(),
      at,
      kind: clocks === 'pause' ? 'PAUSED' : 'RESUMED',
      roomId,
      text: reason,
      ...(room.pausedAt && { minutes: Math.max(1, Math.round((now - room.pausedAt.getTime()) / 60_000)) }),
    });
    await audit(db, {
      at: now,
      actorId: row.ownerId,
      action: clocks === 'pause' ? 'exam-room-paused' : 'exam-room-resumed',
      kind: 'exam-session',
      id,
      details: { attempts, ...(reason !== '' && { reason }) },
    });
    return { attempts };
  });

/** Errors: NOT_FOUND for a room of another shift, BODY_INVALID beyond its machines, EXAM_SEAT_TAKEN. */
export const moveSeat = (
  context: SignedInContext,
  id: string,
  studentId: string,
  { roomId, machine, reason }: { readonly roomId: string; readonly machine: number; readonly reason: string },
): Promise<null> =>
  change(context, id, async (within) => {
    const { db, app, row, now } = within;
    const candidate = await candidateIn(within, studentId);
    const room = await roomIn(within, roomId);
    if (room.shiftId !== candidate.shiftId) throw new AppError('NOT_FOUND');
    if (machine > room.machines) throw new AppError('BODY_INVALID', { fields: [{ path: 'machine', code: 'tooBig' }] });
    if (candidate.roomId === roomId && candidate.machine === machine) return null;
    const before = await roomIn(within, candidate.roomId);
    await moveCandidate(db, { ownerId: row.ownerId, sessionId: id, studentId }, { roomId, machine }).catch(
      (error: unknown) => {
        throw uniqueViolation(error) === null
          ? error
          : new AppError('EXAM_SEAT_TAKEN', { fields: [{ path: 'machine', code: 'EXAM_SEAT_TAKEN' }] });
      },
    );
    if ((before.pausedAt === null) !== (room.pausedAt === null))
      await setClocksOf(
        { db, now },
        { ownerId: row.ownerId, assignmentId: room.assignmentId },
        [studentId],
        room.pausedAt === null ? 'resume' : 'pause',
      );
    const at = new Date(now);
    await insertEvent(db, row.ownerId, id, { id: app.newId(), at, kind: 'MOVED', roomId, studentId, text: reason });
    await audit(db, {
      at: now,
      actorId: row.ownerId,
      action: 'exam-candidate-moved',
      kind: 'exam-session',
      id,
      details: { studentIds: [studentId], ...(reason !== '' && { reason }) },
    });
    return null;
  });

export const letInAgain = (context: SignedInContext, id: string, studentId: string): Promise<null> =>
  change(context, id, async (within) => {
    const { db, row, now } = within;
    await candidateIn(within, studentId);
    await letIn(db, { ownerId: row.ownerId, sessionId: id, studentId });
    await audit(db, {
      at: now,
      actorId: row.ownerId,
      action: 'exam-candidate-let-in',
      kind: 'exam-session',
      id,
      details: { studentIds: [studentId] },
    });
    return null;
  });

/** Publishing again changes nothing. Errors: EXAM_SESSION_NOT_OVER. */
export const release = (context: SignedInContext, id: string): Promise<ExamSessionDetail> =>
  change(context, id, async (within) => {
    const { db, app, row, now } = within;
    if (row.releasedAt !== null) return detailOf(within, id);
    const shifts = await shiftsOf(db, row.ownerId, id);
    if (row.cancelledAt !== null || !isOver(row, shifts, now)) throw new AppError('EXAM_SESSION_NOT_OVER');
    for (const { assignmentId } of shifts) await showResultsOf(db, { ownerId: row.ownerId, assignmentId });
    await markReleased(db, row.ownerId, id, new Date(now));
    await insertEvent(db, row.ownerId, id, { id: app.newId(), at: new Date(now), kind: 'RELEASED' });
    await audit(db, { at: now, actorId: row.ownerId, action: 'exam-session-released', kind: 'exam-session', id });
    return detailOf(within, id);
  });

/** Cancelling again changes nothing. Errors: EXAM_SESSION_STARTED. */
export async function cancelSession(context: SignedInContext, id: string): Promise<ExamSessionDetail> {
  return change(context, id, async (within) => {
    const { db, row, now } = within;
    if (row.cancelledAt !== null) return detailOf(within, id);
    const shifts = await shiftsOf(db as Db, row.ownerId, id);
    if (shifts.some(({ running, submitted }) => running + submitted > 0)) throw new AppError('EXAM_SESSION_STARTED');
    for (const { assignmentId } of shifts)
      await cancelAssignment({ ...context, db: db as SignedInContext['db'] }, assignmentId);
    await markSessionCancelled(db, row.ownerId, id, new Date(now));
    await audit(db, { at: now, actorId: row.ownerId, action: 'exam-session-cancelled', kind: 'exam-session', id });
    return detailOf(within, id);
  });
}
