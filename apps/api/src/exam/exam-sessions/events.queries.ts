/** SQL of what happens at an exam session. */
import type { ExamEventKind } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface NewEvent {
  readonly id: string;
  readonly at: Date;
  readonly kind: ExamEventKind;
  readonly roomId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly text?: string;
  readonly minutes?: number;
}

export async function insertEvent(db: Db, ownerId: string, sessionId: string, one: NewEvent): Promise<void> {
  await db
    .insertInto('exam_session_events')
    .values({
      owner_id: ownerId,
      exam_session_id: sessionId,
      id: one.id,
      at: one.at,
      kind: one.kind,
      room_id: one.roomId ?? null,
      student_id: one.studentId ?? null,
      text: one.text ?? '',
      minutes: one.minutes ?? null,
    })
    .execute();
}

export interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: ExamEventKind;
  readonly room: number | null;
  readonly shift: number | null;
  readonly number: string | null;
  readonly fullName: string | null;
  readonly text: string;
  readonly minutes: number | null;
}

/** The newest first. Of one shift: what belongs to its rooms, and what belongs to none. */
export async function listEvents(
  db: Db,
  ownerId: string,
  sessionId: string,
  { shiftId, page, size }: { readonly shiftId?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const from = sql`FROM exam_session_events v
    LEFT JOIN exam_rooms r ON r.owner_id = v.owner_id AND r.id = v.room_id
    LEFT JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    LEFT JOIN exam_candidates c ON c.owner_id = v.owner_id AND c.exam_session_id = v.exam_session_id AND c.student_id = v.student_id
    LEFT JOIN users u ON u.id = v.student_id
    WHERE v.owner_id = ${ownerId} AND v.exam_session_id = ${sessionId} AND ${shiftId ? sql`(r.shift_id = ${shiftId} OR v.room_id IS NULL)` : sql`true`}`;
  const { rows: all } = await sql<{ total: number }>`SELECT count(*)::int AS total ${from}`.execute(db);
  const { rows } = await sql<EventRow>`
    SELECT v.id, v.at, v.kind, r.number AS room, s.number AS shift, c.number, u.full_name AS "fullName", v.text, v.minutes ${from}
    ORDER BY v.at DESC, v.id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: all[0]!.total };
}
