/** What leaves of an exam session. */
import type {
  ExamCandidate,
  ExamRoom,
  ExamSessionDetail,
  ExamSessionEvent,
  ExamSessionSummary,
  ExamShift,
} from '@vumon/contract';
import { candidateStateAt, type ExamSessionState } from '@vumon/domain';
import { isoOrNull } from '../../platform/clock.ts';
import type { EventRow } from './events.queries.ts';
import type { CandidateRow, ExamSessionRow, ListedSession, RoomRow, ShiftRow } from './exam-sessions.queries.ts';

/** Minutes after the start from which somebody counts as late. */
export const lateFromMinutes = 5;

/** From the start of a shift until nobody can be at work any more, when no room was paused. */
export const windowMs = ({ minutes, lateMinutes }: Pick<ExamSessionRow, 'minutes' | 'lateMinutes'>): number =>
  (minutes + lateMinutes) * 60_000;

export function sessionState({ cancelledAt, startsAt, endsAt }: ListedSession, now: number): ExamSessionState {
  if (cancelledAt) return 'CANCELLED';
  if (endsAt.getTime() <= now) return 'ENDED';
  return startsAt.getTime() <= now ? 'ONGOING' : 'UPCOMING';
}

export const summaryView = (row: ListedSession, now: number): ExamSessionSummary => ({
  id: row.id,
  title: row.title,
  state: sessionState(row, now),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  shifts: row.shifts,
  rooms: row.rooms,
  candidates: row.candidates,
  submitted: row.submitted,
  createdAt: row.createdAt.toISOString(),
});

const minutesMs = 60_000;

interface PausedRoom {
  readonly startsAt: Date;
  readonly roomPausedAt: Date | null;
  readonly roomPausedMs: number;
}

/** How long a room has been paused since its shift began, in milliseconds. */
export function delayOf({ startsAt, roomPausedAt, roomPausedMs }: PausedRoom, now: number): number {
  const since = roomPausedAt === null ? now : Math.max(roomPausedAt.getTime(), startsAt.getTime());
  return roomPausedMs + Math.max(0, now - since);
}

/** When the doors open, when the planned time is over, and until when one may still begin: later after a pause. */
export function momentsOf(
  { startsAt }: { readonly startsAt: Date },
  { minutes, doorsMinutes, lateMinutes }: Pick<ExamSessionRow, 'minutes' | 'doorsMinutes' | 'lateMinutes'>,
  delayMs = 0,
): { opensAt: Date; endsAt: Date; closesAt: Date } {
  const at = startsAt.getTime();
  return {
    opensAt: new Date(at - doorsMinutes * minutesMs),
    endsAt: new Date(at + minutes * minutesMs),
    closesAt: new Date(at + Math.max(lateMinutes, 1) * minutesMs + delayMs),
  };
}

function shiftView(row: ShiftRow, session: ExamSessionRow): ExamShift {
  const { opensAt, endsAt, closesAt } = momentsOf(row, session);
  return {
    id: row.id,
    number: row.number,
    assignmentId: row.assignmentId,
    test: row.test,
    startsAt: row.startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    cancelled: row.cancelled,
    candidates: row.candidates,
    present: row.present,
    submitted: row.submitted,
  };
}

export const isOver = (row: ListedSession, shifts: readonly ShiftRow[], now: number): boolean =>
  row.endsAt.getTime() <= now && shifts.every(({ running }) => running === 0);

export const detailView = (row: ListedSession, shifts: readonly ShiftRow[], now: number): ExamSessionDetail => ({
  ...summaryView(row, now),
  school: row.school,
  authority: row.authority,
  minutes: row.minutes,
  released: row.releasedAt !== null,
  shiftList: shifts.map((one) => shiftView(one, row)),
  abilities: {
    release: row.cancelledAt === null && row.releasedAt === null && isOver(row, shifts, now),
    cancel: row.cancelledAt === null && shifts.every(({ running, submitted }) => running + submitted === 0),
  },
  serverTime: new Date(now).toISOString(),
});

type Moments = PausedRoom & Pick<CandidateRow, 'enteredAt' | 'attempt' | 'startedAt' | 'pausedAt'>;

/** Whole minutes after the start, 0 for whoever was in time. */
export function lateMinutesOf({
  startsAt,
  startedAt,
  enteredAt,
}: Pick<Moments, 'startsAt' | 'startedAt' | 'enteredAt'>): number {
  const at = startedAt ?? enteredAt;
  const late = at === null ? 0 : Math.floor((at.getTime() - startsAt.getTime()) / minutesMs);
  return late >= lateFromMinutes ? late : 0;
}

export const stateOf = (row: Moments, session: ExamSessionRow, now: number) =>
  candidateStateAt(
    {
      enteredAt: row.enteredAt?.getTime() ?? null,
      attempt: row.attempt,
      paused: row.pausedAt !== null,
      closesAt: momentsOf(row, session, delayOf(row, now)).closesAt.getTime(),
    },
    now,
  );

export const candidateView = (row: CandidateRow, session: ExamSessionRow, now: number): ExamCandidate => ({
  id: row.studentId,
  number: row.number,
  fullName: row.fullName,
  birthday: row.birthday,
  className: row.className,
  shift: row.shift,
  room: row.room,
  machine: row.machine,
  state: stateOf(row, session, now),
  assignmentId: row.assignmentId,
  mark: row.mark,
  provisional: row.provisional,
});

export const roomView = (
  room: RoomRow,
  seats: readonly CandidateRow[],
  session: ExamSessionRow,
  now: number,
): ExamRoom => ({
  id: room.id,
  number: room.number,
  place: room.place,
  invigilator: room.invigilator,
  machines: room.machines,
  code: room.code,
  pausedAt: isoOrNull(room.pausedAt),
  seats: seats.map((row) => ({
    studentId: row.studentId,
    number: row.number,
    name: row.fullName,
    machine: row.machine,
    state: stateOf(row, session, now),
    late: lateMinutesOf(row),
  })),
});

export const eventView = (row: EventRow): ExamSessionEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  room: row.room,
  candidate: row.number === null || row.fullName === null ? null : { number: row.number, fullName: row.fullName },
  text: row.text,
  minutes: row.minutes,
});
