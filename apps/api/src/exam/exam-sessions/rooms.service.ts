/**
 * Entering a room: the code on its door and the candidate number open a session for the test of this candidate alone,
 * on any machine, from the opening of the doors until nobody may begin any more.
 */
import { AppError, lostAfterMs, readCandidateNumber, readRoomCode } from '@vumon/domain';
import { withTransaction } from '#db';
import { countFailure, createLaunchedSession, openFor, refuseWhileBlocked } from '#people/accounts';
import type { CallerContext } from '../../platform/http/context.ts';
import { insertEvent } from './events.queries.ts';
import { delayOf, lateFromMinutes, momentsOf } from './exam-sessions.view.ts';
import { findOptionalSeat, markEntered, type SeatRow } from './rooms.queries.ts';

export interface RoomEntry {
  readonly code: string;
  readonly number: string;
}

/**
 * What the typed code of a room leads to. Errors: EXAM_ROOM_UNKNOWN at the named field where it leads to nothing, which is
 * counted for the address; TOO_MANY_REQUESTS.
 */
export async function byRoomCode<Found>(
  { app, address, now }: CallerContext,
  typed: string,
  path: 'code' | 'number',
  find: (code: string) => Promise<Found | undefined>,
): Promise<{ code: string; found: Found }> {
  const attempted = { by: 'exam-room', address } as const;
  await refuseWhileBlocked(app.db, attempted, now);
  const code = readRoomCode(typed);
  const found = code === null ? undefined : await find(code);
  if (code !== null && found) return { code, found };
  await countFailure(app.db, attempted, now);
  throw new AppError('EXAM_ROOM_UNKNOWN', { fields: [{ path, code: 'EXAM_ROOM_UNKNOWN' }] });
}

/** Errors: those of the code. */
async function seatAt(context: CallerContext, typed: RoomEntry): Promise<{ code: string; seat: SeatRow }> {
  const number = readCandidateNumber(typed.number);
  const { code, found: seat } = await byRoomCode(context, typed.code, 'number', async (room) =>
    number === null ? undefined : findOptionalSeat(context.app.db, room, number),
  );
  return { code, seat };
}

/** Whoever has begun may come back until the window of the test is over, with an extension too. */
function isOpen(seat: SeatRow, now: number): boolean {
  const { opensAt, closesAt } = momentsOf(seat, seat, delayOf(seat, now));
  if (seat.attempt === 'RUNNING') return true;
  return seat.attempt === null && seat.roomPausedAt === null && opensAt.getTime() <= now && now < closesAt.getTime();
}

export async function look(context: CallerContext, typed: RoomEntry) {
  const { now } = context;
  const { seat } = await seatAt(context, typed);
  const { opensAt, endsAt, closesAt } = momentsOf(seat, seat, delayOf(seat, now));
  return {
    fullName: seat.fullName,
    className: seat.className,
    number: seat.number,
    title: seat.title,
    shift: seat.shift,
    room: seat.room,
    place: seat.place,
    machine: seat.machine,
    startsAt: seat.startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    open: isOpen(seat, now),
    paused: seat.roomPausedAt !== null,
    submitted: seat.attempt === 'SUBMITTED' || seat.attempt === 'SCORED',
    serverTime: new Date(now).toISOString(),
  };
}

/** Whether the test is being taken elsewhere now, so that a second machine has to be let in. */
function isTaken({ attempt, letIn, startedAt, seenAt }: SeatRow, now: number): boolean {
  if (attempt !== 'RUNNING' || letIn) return false;
  const heard = Math.max(startedAt?.getTime() ?? 0, seenAt?.getTime() ?? 0);
  return now - heard <= lostAfterMs;
}

/** Errors: EXAM_ROOM_UNKNOWN, EXAM_ROOM_CLOSED, EXAM_ROOM_PAUSED, EXAM_ROOM_TAKEN, LOCK_ACCOUNT, TOO_MANY_REQUESTS. */
export async function enter(context: CallerContext, typed: RoomEntry): Promise<{ assignmentId: string }> {
  const { app, now } = context;
  const { code, seat: known } = await seatAt(context, typed);
  const { session, assignmentId } = await withTransaction(app.db, async (db) => {
    const seat = await findOptionalSeat(db, code, known.number, true);
    if (!seat || !isOpen(seat, now))
      throw new AppError(
        seat && isOpen({ ...seat, roomPausedAt: null }, now) ? 'EXAM_ROOM_PAUSED' : 'EXAM_ROOM_CLOSED',
      );
    if (seat.locked) throw new AppError('LOCK_ACCOUNT');
    if (isTaken(seat, now)) throw new AppError('EXAM_ROOM_TAKEN');
    const late = Math.floor((now - seat.startsAt.getTime() - seat.roomPausedMs) / 60_000);
    const again = seat.attempt === 'RUNNING' || seat.letIn;
    if (again || (seat.enteredAt === null && late >= lateFromMinutes))
      await insertEvent(db, seat.ownerId, seat.sessionId, {
        id: app.newId(),
        at: new Date(now),
        kind: again ? 'ENTERED_AGAIN' : 'ENTERED_LATE',
        roomId: seat.roomId,
        studentId: seat.studentId,
        ...(!again && { minutes: late }),
      });
    await markEntered(db, seat, new Date(now));
    const { assignmentId, studentId: userId } = seat;
    return { assignmentId, session: await createLaunchedSession({ app, db, now }, { userId, assignmentId }, context) };
  });
  await openFor(context, session, false);
  return { assignmentId };
}
