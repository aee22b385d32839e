/** SQL of requests for tests, with the progress of their jobs. */
import type { JobRunState } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { AskedForms } from './make-forms.ts';

export interface StoredMaking {
  readonly id: string;
  readonly examId: string;
  readonly name: string;
  readonly asked: AskedForms & { readonly locale: 'vi' | 'en' };
  readonly state: JobRunState;
  readonly done: number;
  readonly result: unknown;
  readonly createdAt: Date;
}

export async function insertMaking(
  db: Db,
  making: { id: string; ownerId: string; examId: string; asked: StoredMaking['asked'] },
): Promise<void> {
  await db
    .insertInto('exam_makings')
    .values({
      id: making.id,
      owner_id: making.ownerId,
      exam_id: making.examId,
      asked: JSON.stringify(making.asked),
    })
    .execute();
}

const facts = sql`m.id, m.exam_id AS "examId", e.name, m.asked, r.state, r.done, r.result, r.created_at AS "createdAt"
  FROM exam_makings m JOIN job_runs r ON r.owner_id = m.owner_id AND r.id = m.id JOIN exams e ON e.id = m.exam_id`;

/** Newest first, without cancelled requests and those that the owner has hidden. */
export async function makingsOf(db: Db, ownerId: string, since: Date): Promise<StoredMaking[]> {
  const { rows } = await sql<StoredMaking>`
    SELECT ${facts}
    WHERE m.owner_id = ${ownerId} AND m.dismissed_at IS NULL AND r.state <> 'CANCELLED' AND r.created_at > ${since}
    ORDER BY r.created_at DESC, m.id DESC`.execute(db);
  return rows;
}

export async function findOptionalMaking(db: Db, ownerId: string, id: string): Promise<StoredMaking | undefined> {
  const { rows } = await sql<StoredMaking>`
    SELECT ${facts} WHERE m.owner_id = ${ownerId} AND m.id = ${id}`.execute(db);
  return rows[0];
}

export async function countUnderWay(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM exam_makings m JOIN job_runs r ON r.owner_id = m.owner_id AND r.id = m.id
    WHERE m.owner_id = ${ownerId} AND r.state IN ('QUEUED', 'RUNNING')`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function dismissMaking(db: Db, ownerId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('exam_makings')
    .set({ dismissed_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Handles the requests of one owner one after the other, so that simultaneous ones cannot exceed the limit. */
export const lockMaker = (db: Db, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`makings:${ownerId}`}, 0))`.execute(db);
