/** SQL of entering a room. The code of the room and the candidate number name one candidate. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface SeatRow {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly studentId: string;
  readonly fullName: string;
  readonly className: string;
  readonly number: string;
  readonly title: string;
  readonly minutes: number;
  readonly doorsMinutes: number;
  readonly lateMinutes: number;
  readonly shift: number;
  readonly roomId: string;
  readonly room: number;
  readonly place: string;
  readonly machine: number;
  readonly assignmentId: string;
  readonly startsAt: Date;
  readonly closedAt: Date;
  readonly roomPausedAt: Date | null;
  readonly roomPausedMs: number;
  readonly enteredAt: Date | null;
  readonly letIn: boolean;
  readonly attemptId: string | null;
  readonly attempt: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly startedAt: Date | null;
  /** When the page of the running attempt last asked for its clock. */
  readonly seenAt: Date | null;
  readonly locked: boolean;
}

/** Locks the candidate when `lock` is set. A number is found without its first zero as well, which lists in Excel lose. */
export async function findOptionalSeat(
  db: Db,
  code: string,
  number: string,
  lock = false,
): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    SELECT e.owner_id AS "ownerId", e.id AS "sessionId", c.student_id AS "studentId", u.full_name AS "fullName", c.class_name AS "className", c.number, e.title,
      e.minutes, e.doors_minutes AS "doorsMinutes", e.late_minutes AS "lateMinutes", s.number AS shift, r.id AS "roomId", r.number AS room, r.place, r.paused_at AS "roomPausedAt", r.paused_ms::float8 AS "roomPausedMs", c.machine,
      s.assignment_id AS "assignmentId", a.starts_at AS "startsAt", a.ends_at AS "closedAt", c.entered_at AS "enteredAt", c.let_in AS "letIn",
      p.id AS "attemptId", p.status AS attempt, p.started_at AS "startedAt", seen.seen_at AS "seenAt", u.status = 'LOCK' AS locked
    FROM exam_rooms r
    JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    JOIN exam_sessions e ON e.owner_id = s.owner_id AND e.id = s.exam_session_id
    JOIN assignments a ON a.owner_id = s.owner_id AND a.id = s.assignment_id AND a.cancelled_at IS NULL
    JOIN exam_candidates c ON c.owner_id = r.owner_id AND c.room_id = r.id AND c.number IN (${number}, ${`0${number}`})
    JOIN users u ON u.id = c.student_id AND u.deleted_at IS NULL
    LEFT JOIN attempts p ON p.owner_id = c.owner_id AND p.assignment_id = s.assignment_id AND p.student_id = c.student_id AND p.number = 1
    LEFT JOIN attempt_presence seen ON seen.owner_id = p.owner_id AND seen.attempt_id = p.id
    WHERE r.code = ${code} AND e.cancelled_at IS NULL ${lock ? sql`FOR UPDATE OF c` : sql``}`.execute(db);
  return rows[0];
}

/** Whether the room of this candidate of a shift is paused; also of whoever is no candidate: no. */
export async function roomIsPaused(db: Db, assignmentId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM assignments a
    JOIN exam_shifts s ON s.owner_id = a.owner_id AND s.assignment_id = a.id
    JOIN exam_candidates c ON c.owner_id = s.owner_id AND c.exam_session_id = s.exam_session_id AND c.student_id = ${studentId} AND c.shift_id = s.id
    JOIN exam_rooms r ON r.owner_id = c.owner_id AND r.id = c.room_id
    WHERE a.id = ${assignmentId} AND r.paused_at IS NOT NULL`.execute(db);
  return rows.length > 0;
}

/** The school that holds the exam session of this test; empty where the teacher named none. */
export async function schoolOfShift(db: Db, assignmentId: string): Promise<string> {
  const { rows } = await sql<{ school: string }>`
    SELECT e.school FROM exam_shifts s JOIN exam_sessions e ON e.owner_id = s.owner_id AND e.id = s.exam_session_id
    WHERE s.owner_id = (SELECT owner_id FROM assignments WHERE id = ${assignmentId}) AND s.assignment_id = ${assignmentId}`.execute(
    db,
  );
  return rows[0]?.school ?? '';
}

/** Notes that a candidate is in the room; the moment of the first time stays. */
export async function markEntered(
  db: Db,
  { ownerId, sessionId, studentId }: Pick<SeatRow, 'ownerId' | 'sessionId' | 'studentId'>,
  at: Date,
): Promise<void> {
  await sql`UPDATE exam_candidates SET entered_at = coalesce(entered_at, ${at}), let_in = false
    WHERE owner_id = ${ownerId} AND exam_session_id = ${sessionId} AND student_id = ${studentId}`.execute(db);
}
