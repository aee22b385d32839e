/** SQL of checked machines. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { MachineFacts } from '@vumon/domain';

export interface RoomOfCode {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly number: number;
  readonly place: string;
  readonly machines: number;
  /** When the last shift of the session is over. */
  readonly endsAt: Date;
}

/** Not of a cancelled session. */
export async function findOptionalRoom(db: Db, code: string): Promise<RoomOfCode | undefined> {
  const { rows } = await sql<RoomOfCode>`
    SELECT e.owner_id AS "ownerId", e.id AS "sessionId", r.number, r.place, r.machines,
      (SELECT max(a.ends_at) FROM exam_shifts x JOIN assignments a ON a.owner_id = x.owner_id AND a.id = x.assignment_id
        WHERE x.owner_id = e.owner_id AND x.exam_session_id = e.id) AS "endsAt"
    FROM exam_rooms r
    JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    JOIN exam_sessions e ON e.owner_id = s.owner_id AND e.id = s.exam_session_id
    WHERE r.code = ${code} AND e.cancelled_at IS NULL`.execute(db);
  return rows[0];
}

export interface CheckedMachine extends MachineFacts {
  readonly room: number;
  readonly machine: number;
  readonly at: Date;
}

/** The newest check of a machine takes the place of the one before. */
export async function writeCheck(
  db: Db,
  { ownerId, sessionId }: Pick<RoomOfCode, 'ownerId' | 'sessionId'>,
  { room, machine, at, clockMs, storage, sound, downloadMs }: CheckedMachine,
): Promise<void> {
  const facts = { at, clock_ms: clockMs, storage, sound, download_ms: downloadMs };
  await db
    .insertInto('exam_machine_checks')
    .values({ owner_id: ownerId, exam_session_id: sessionId, room, machine, ...facts })
    .onConflict((conflict) => conflict.columns(['owner_id', 'exam_session_id', 'room', 'machine']).doUpdateSet(facts))
    .execute();
}

export interface RoomToCheck {
  readonly number: number;
  readonly place: string;
  readonly machines: number;
  /** Of the first shift, to be typed on the machine. */
  readonly code: string;
}

/** The rooms of a session, each once, by number. */
export async function roomsToCheck(db: Db, ownerId: string, sessionId: string): Promise<RoomToCheck[]> {
  const { rows } = await sql<RoomToCheck>`
    SELECT DISTINCT ON (r.number) r.number, r.place, r.machines, r.code
    FROM exam_rooms r JOIN exam_shifts s ON s.owner_id = r.owner_id AND s.id = r.shift_id
    WHERE s.owner_id = ${ownerId} AND s.exam_session_id = ${sessionId} ORDER BY r.number, s.number`.execute(db);
  return rows;
}

export async function checksOf(db: Db, ownerId: string, sessionId: string): Promise<CheckedMachine[]> {
  const { rows } = await sql<CheckedMachine>`
    SELECT room, machine, at, clock_ms::float8 AS "clockMs", storage, sound, download_ms AS "downloadMs" FROM exam_machine_checks
    WHERE owner_id = ${ownerId} AND exam_session_id = ${sessionId} ORDER BY room, machine`.execute(db);
  return rows;
}
