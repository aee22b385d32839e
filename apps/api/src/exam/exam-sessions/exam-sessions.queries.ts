/** SQL of exam sessions. The owner is part of every predicate; the window and the test of a shift are its assignment's. */
import type { ExamSessionState } from '@vumon/domain';
import { sql } from 'kysely';
import { type Db, holdsWords } from '#db';

export interface ExamSessionRow {
  readonly ownerId: string;
  readonly id: string;
  readonly title: string;
  readonly school: string;
  readonly authority: string;
  readonly minutes: number;
  readonly doorsMinutes: number;
  readonly lateMinutes: number;
  readonly createdAt: Date;
  readonly releasedAt: Date | null;
  readonly cancelledAt: Date | null;
}

export interface ListedSession extends ExamSessionRow {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly shifts: number;
  readonly rooms: number;
  readonly candidates: number;
  readonly submitted: number;
}

const columns =
  sql.raw(`e.owner_id AS "ownerId", e.id, e.title, e.school, e.authority, e.minutes, e.doors_minutes AS "doorsMinutes",
  e.late_minutes AS "lateMinutes", e.created_at AS "createdAt", e.released_at AS "releasedAt", e.cancelled_at AS "cancelledAt"`);

const times = sql.raw(`JOIN LATERAL (
    SELECT min(a.starts_at) AS starts_at, max(a.ends_at) AS ends_at, count(*)::int AS shifts FROM exam_shifts s
    JOIN assignments a ON a.owner_id = s.owner_id AND a.id = s.assignment_id
    WHERE s.owner_id = e.owner_id AND s.exam_session_id = e.id) t ON true`);

const counts = sql.raw(`t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.shifts,
  (SELECT count(*)::int FROM exam_rooms r JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    WHERE s.owner_id = e.owner_id AND s.exam_session_id = e.id) AS rooms,
  (SELECT count(*)::int FROM exam_candidates c WHERE c.owner_id = e.owner_id AND c.exam_session_id = e.id) AS candidates,
  (SELECT count(DISTINCT p.student_id)::int FROM exam_shifts s
    JOIN attempts p ON p.owner_id = s.owner_id AND p.assignment_id = s.assignment_id AND p.status <> 'RUNNING'
    WHERE s.owner_id = e.owner_id AND s.exam_session_id = e.id) AS submitted`);

const stateAt = (
  now: Date,
) => sql`CASE WHEN e.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN t.ends_at <= ${now} THEN 'ENDED'
  WHEN t.starts_at <= ${now} THEN 'ONGOING' ELSE 'UPCOMING' END`;

export interface SessionPage {
  readonly search?: string | undefined;
  readonly state?: readonly ExamSessionState[] | undefined;
  readonly page: number;
  readonly size: number;
}

/** Those that run or come first, the next one on top; then those that are over, the newest first. */
export async function listSessions(
  db: Db,
  ownerId: string,
  { search, state, page, size }: SessionPage,
  now: Date,
): Promise<{ rows: ListedSession[]; total: number }> {
  const from = sql`FROM exam_sessions e ${times} WHERE e.owner_id = ${ownerId}
    AND ${search ? holdsWords('e.search', search) : sql`true`} AND ${state ? sql`${stateAt(now)} = ANY (${state}::text[])` : sql`true`}`;
  const { rows: all } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<ListedSession>`
    SELECT ${columns}, ${counts} ${from}
    ORDER BY e.cancelled_at IS NOT NULL OR t.ends_at <= ${now}, CASE WHEN t.ends_at > ${now} THEN t.starts_at END, t.starts_at DESC, e.id
    LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: all[0]!.total };
}

export async function findOptionalSession(db: Db, ownerId: string, id: string): Promise<ListedSession | undefined> {
  const { rows } = await sql<ListedSession>`
    SELECT ${columns}, ${counts} FROM exam_sessions e ${times} WHERE e.owner_id = ${ownerId} AND e.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Locks it until the transaction ends. */
export async function lockSession(db: Db, ownerId: string, id: string): Promise<void> {
  await sql`SELECT FROM exam_sessions WHERE owner_id = ${ownerId} AND id = ${id} FOR UPDATE`.execute(db);
}

export async function insertSession(db: Db, one: Omit<ExamSessionRow, 'releasedAt' | 'cancelledAt'>): Promise<void> {
  await db
    .insertInto('exam_sessions')
    .values({
      owner_id: one.ownerId,
      id: one.id,
      title: one.title,
      school: one.school,
      authority: one.authority,
      minutes: one.minutes,
      doors_minutes: one.doorsMinutes,
      late_minutes: one.lateMinutes,
      created_at: one.createdAt,
    })
    .execute();
}

export async function markReleased(db: Db, ownerId: string, id: string, at: Date): Promise<void> {
  await sql`UPDATE exam_sessions SET released_at = ${at} WHERE owner_id = ${ownerId} AND id = ${id}`.execute(db);
}

export async function markSessionCancelled(db: Db, ownerId: string, id: string, at: Date): Promise<void> {
  await sql`UPDATE exam_sessions SET cancelled_at = ${at} WHERE owner_id = ${ownerId} AND id = ${id}`.execute(db);
}

export interface ShiftRow {
  readonly id: string;
  readonly number: number;
  readonly assignmentId: string;
  readonly test: string;
  readonly startsAt: Date;
  /** When nobody may begin any more and nobody is at work by the plan: start, time of the test, and lateness. */
  readonly closedAt: Date;
  readonly cancelled: boolean;
  readonly candidates: number;
  readonly present: number;
  readonly submitted: number;
  readonly running: number;
}

export async function shiftsOf(db: Db, ownerId: string, sessionId: string): Promise<ShiftRow[]> {
  const { rows } = await sql<ShiftRow>`
    SELECT s.id, s.number, s.assignment_id AS "assignmentId", x.name AS test, a.starts_at AS "startsAt", a.ends_at AS "closedAt", a.cancelled_at IS NOT NULL AS cancelled,
      n.candidates, n.present, n.submitted, n.running
    FROM exam_shifts s JOIN assignments a ON a.owner_id = s.owner_id AND a.id = s.assignment_id JOIN exams x ON x.id = a.exam_id
    JOIN LATERAL (
      SELECT count(*)::int AS candidates, (count(*) FILTER (WHERE c.entered_at IS NOT NULL OR p.id IS NOT NULL))::int AS present,
        (count(*) FILTER (WHERE p.status <> 'RUNNING'))::int AS submitted, (count(*) FILTER (WHERE p.status = 'RUNNING'))::int AS running
      FROM exam_candidates c
      LEFT JOIN attempts p ON p.owner_id = c.owner_id AND p.assignment_id = s.assignment_id AND p.student_id = c.student_id
      WHERE c.owner_id = s.owner_id AND c.shift_id = s.id) n ON true
    WHERE s.owner_id = ${ownerId} AND s.exam_session_id = ${sessionId} ORDER BY s.number`.execute(db);
  return rows;
}

export interface NewShift {
  readonly id: string;
  readonly number: number;
  readonly assignmentId: string;
}

export async function insertShift(db: Db, ownerId: string, sessionId: string, one: NewShift): Promise<void> {
  await db
    .insertInto('exam_shifts')
    .values({
      owner_id: ownerId,
      id: one.id,
      exam_session_id: sessionId,
      number: one.number,
      assignment_id: one.assignmentId,
    })
    .execute();
}

export interface NewRoom {
  readonly id: string;
  readonly shiftId: string;
  readonly number: number;
  readonly place: string;
  readonly invigilator: string;
  readonly machines: number;
  readonly code: string;
}

/** False when another room has the code. */
export async function insertRoom(db: Db, ownerId: string, { shiftId, ...one }: NewRoom): Promise<boolean> {
  const row = await db
    .insertInto('exam_rooms')
    .values({ owner_id: ownerId, shift_id: shiftId, ...one })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCandidate {
  readonly studentId: string;
  readonly shiftId: string;
  readonly roomId: string;
  readonly number: string;
  readonly machine: number;
  readonly className: string;
}

export async function insertCandidates(
  db: Db,
  ownerId: string,
  sessionId: string,
  candidates: readonly NewCandidate[],
): Promise<void> {
  await db
    .insertInto('exam_candidates')
    .values(
      candidates.map((one) => ({
        owner_id: ownerId,
        exam_session_id: sessionId,
        student_id: one.studentId,
        shift_id: one.shiftId,
        room_id: one.roomId,
        number: one.number,
        machine: one.machine,
        class_name: one.className,
      })),
    )
    .execute();
}

export interface LearnerToSeat {
  readonly id: string;
  readonly className: string;
}

/** The learners of these classes, each once, in Vietnamese order of names. */
export async function learnersToSeat(db: Db, ownerId: string, classIds: readonly string[]): Promise<LearnerToSeat[]> {
  const { rows } = await sql<LearnerToSeat>`
    SELECT u.id, c.name AS "className" FROM (
      SELECT m.student_id, min(m.class_id::text)::uuid AS class_id FROM class_students m
      WHERE m.owner_id = ${ownerId} AND m.class_id = ANY (${classIds}::uuid[]) AND m.removed_at IS NULL GROUP BY m.student_id) x
    JOIN users u ON u.id = x.student_id JOIN classes c ON c.owner_id = ${ownerId} AND c.id = x.class_id
    WHERE u.deleted_at IS NULL ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  return rows;
}

export interface RoomRow {
  readonly id: string;
  readonly shiftId: string;
  readonly shift: number;
  readonly assignmentId: string;
  /** Of its shift. */
  readonly startsAt: Date;
  readonly number: number;
  readonly place: string;
  readonly invigilator: string;
  readonly machines: number;
  readonly code: string;
  readonly pausedAt: Date | null;
  readonly pausedMs: number;
}

/** The rooms of a session, or of one of its shifts, in the order of shifts and numbers. */
export async function roomsOf(
  db: Db,
  ownerId: string,
  sessionId: string,
  { shiftId, roomId }: { readonly shiftId?: string | undefined; readonly roomId?: string | undefined } = {},
): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    SELECT r.id, r.shift_id AS "shiftId", s.number AS shift, s.assignment_id AS "assignmentId", a.starts_at AS "startsAt", r.number, r.place, r.invigilator, r.machines, r.code, r.paused_at AS "pausedAt", r.paused_ms::float8 AS "pausedMs"
    FROM exam_rooms r JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    JOIN assignments a ON a.owner_id = s.owner_id AND a.id = s.assignment_id
    WHERE s.owner_id = ${ownerId} AND s.exam_session_id = ${sessionId}
      AND ${shiftId ? sql`s.id = ${shiftId}` : sql`true`} AND ${roomId ? sql`r.id = ${roomId}` : sql`true`}
    ORDER BY s.number, r.number`.execute(db);
  return rows;
}

export async function updateRoom(
  db: Db,
  ownerId: string,
  roomId: string,
  { place, invigilator }: { readonly place: string; readonly invigilator: string },
): Promise<void> {
  await sql`UPDATE exam_rooms SET place = ${place}, invigilator = ${invigilator} WHERE owner_id = ${ownerId} AND id = ${roomId}`.execute(
    db,
  );
}

/** `pausedMs` counts what the room was paused after its shift began. */
export async function setRoomPaused(
  db: Db,
  ownerId: string,
  roomId: string,
  { at, pausedMs }: { readonly at: Date | null; readonly pausedMs: number },
): Promise<void> {
  await sql`UPDATE exam_rooms SET paused_at = ${at}, paused_ms = ${Math.round(pausedMs)} WHERE owner_id = ${ownerId} AND id = ${roomId}`.execute(
    db,
  );
}

export interface CandidateRow {
  readonly studentId: string;
  readonly number: string;
  readonly fullName: string;
  readonly birthday: string | null;
  readonly className: string;
  readonly shift: number;
  readonly roomId: string;
  readonly room: number;
  readonly machine: number;
  readonly assignmentId: string;
  readonly startsAt: Date;
  readonly closedAt: Date;
  readonly enteredAt: Date | null;
  readonly attempt: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly pausedAt: Date | null;
  readonly roomPausedAt: Date | null;
  readonly roomPausedMs: number;
  readonly mark: number | null;
  readonly provisional: boolean;
}

export interface CandidateFilters {
  readonly search?: string | undefined;
  readonly shiftId?: string | undefined;
  readonly roomId?: string | undefined;
}

const candidatesOf = (ownerId: string, sessionId: string, { search, shiftId, roomId }: CandidateFilters) => sql`
  FROM exam_candidates c
  JOIN users u ON u.id = c.student_id
  JOIN exam_rooms m ON m.owner_id = c.owner_id AND m.id = c.room_id
  JOIN exam_shifts s ON s.owner_id = c.owner_id AND s.id = c.shift_id
  JOIN assignments a ON a.owner_id = s.owner_id AND a.id = s.assignment_id
  LEFT JOIN attempts p ON p.owner_id = c.owner_id AND p.assignment_id = s.assignment_id AND p.student_id = c.student_id AND p.number = 1
  WHERE c.owner_id = ${ownerId} AND c.exam_session_id = ${sessionId}
    AND ${shiftId ? sql`c.shift_id = ${shiftId}` : sql`true`} AND ${roomId ? sql`c.room_id = ${roomId}` : sql`true`}
    AND ${search ? sql`(${holdsWords('u.search', search)} OR c.number = ${search})` : sql`true`}`;

/** By candidate number. */
export async function listCandidates(
  db: Db,
  ownerId: string,
  sessionId: string,
  { page, size, ...filters }: CandidateFilters & { readonly page: number; readonly size: number },
): Promise<{ rows: CandidateRow[]; total: number }> {
  const from = candidatesOf(ownerId, sessionId, filters);
  const { rows: all } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<CandidateRow>`
    SELECT c.student_id AS "studentId", c.number, u.full_name AS "fullName", u.birthday, c.class_name AS "className", s.number AS shift, m.id AS "roomId", m.number AS room, c.machine,
      s.assignment_id AS "assignmentId", a.starts_at AS "startsAt", a.ends_at AS "closedAt", c.entered_at AS "enteredAt", p.status AS attempt, p.started_at AS "startedAt",
      p.submitted_at AS "submittedAt", p.paused_at AS "pausedAt", m.paused_at AS "roomPausedAt", m.paused_ms::float8 AS "roomPausedMs", CASE WHEN p.status = 'SCORED' THEN p.latest_mark END AS mark,
      coalesce(p.latest_needs_teacher, false) AS provisional
    ${from} ORDER BY c.number LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: all[0]!.total };
}

/** How one candidate stands; locked until the transaction ends. */
export async function lockCandidate(
  db: Db,
  ownerId: string,
  sessionId: string,
  studentId: string,
): Promise<
  { readonly number: string; readonly shiftId: string; readonly roomId: string; readonly machine: number } | undefined
> {
  return db
    .selectFrom('exam_candidates')
    .select(['number', 'shift_id as shiftId', 'room_id as roomId', 'machine'])
    .where('owner_id', '=', ownerId)
    .where('exam_session_id', '=', sessionId)
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Violates a unique constraint when another candidate has the machine. */
export async function moveCandidate(
  db: Db,
  {
    ownerId,
    sessionId,
    studentId,
  }: { readonly ownerId: string; readonly sessionId: string; readonly studentId: string },
  { roomId, machine }: { readonly roomId: string; readonly machine: number },
): Promise<void> {
  await sql`UPDATE exam_candidates SET room_id = ${roomId}, machine = ${machine}, let_in = true
    WHERE owner_id = ${ownerId} AND exam_session_id = ${sessionId} AND student_id = ${studentId}`.execute(db);
}

export async function letIn(
  db: Db,
  {
    ownerId,
    sessionId,
    studentId,
  }: { readonly ownerId: string; readonly sessionId: string; readonly studentId: string },
): Promise<void> {
  await sql`UPDATE exam_candidates SET let_in = true WHERE owner_id = ${ownerId} AND exam_session_id = ${sessionId} AND student_id = ${studentId}`.execute(
    db,
  );
}
