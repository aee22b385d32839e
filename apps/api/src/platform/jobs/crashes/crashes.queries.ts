/** SQL of the record of crashes. */
import type { CrashPart } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface CrashRow {
  readonly id: string;
  readonly at: Date;
  readonly part: CrashPart;
  readonly reason: string;
  readonly workKind: 'request' | 'job' | null;
  readonly workId: string | null;
  readonly workName: string | null;
}

/** Not beyond `mostAnHour` in the hour before it, because a caller can cause crashes again and again. */
export async function insertCrash(db: Db, crash: CrashRow, mostAnHour: number): Promise<void> {
  const { id, at, part, reason, workKind, workId, workName } = crash;
  await sql`INSERT INTO crashes (id, at, part, reason, work_kind, work_id, work_name)
    SELECT ${id}, ${at}, ${part}, ${reason}, ${workKind}::text, ${workId}::text, ${workName}::text
    WHERE (SELECT count(*) FROM crashes WHERE at > ${at}::timestamptz - interval '1 hour') < ${mostAnHour}`.execute(db);
}

export async function crashesOf(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ rows: CrashRow[]; total: number }> {
  const rows = await db
    .selectFrom('crashes')
    .select(['id', 'at', 'part', 'reason', 'work_kind as workKind', 'work_id as workId', 'work_name as workName'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await db
    .selectFrom('crashes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as CrashRow[], total: Number(total) };
}

export async function crashesSince(
  db: Db,
  since: Date,
): Promise<{ readonly count: number; readonly newest: Date | null }> {
  const { rows } = await sql<{ count: number; newest: Date | null }>`
    SELECT count(*)::int AS count, max(at) AS newest FROM crashes WHERE at > ${since}`.execute(db);
  return rows[0]!;
}

export async function deleteOldCrashes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('crashes').where('at', '<', before).execute();
}
