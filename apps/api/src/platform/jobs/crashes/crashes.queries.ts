/** SQL of the record of crashes. */
import { fold, type CrashPart } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';

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

export interface CrashesAsked {
  readonly search?: string | undefined;
  readonly part?: CrashPart | undefined;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

/** The search looks into how it ended and what was worked on. */
export async function crashesOf(
  db: Db,
  { search, part: only, direction, page, size }: CrashesAsked,
): Promise<{ rows: CrashRow[]; total: number }> {
  const part = only ?? null;
  const like = search ? likePattern(fold(search)) : null;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const from = sql`crashes WHERE (${part}::text IS NULL OR part = ${part})
    AND (${like}::text IS NULL OR fold(concat_ws(' ', reason, work_name, work_id)) LIKE ${like})`;
  const { rows } = await sql<CrashRow>`
    SELECT id, at, part, reason, work_kind AS "workKind", work_id AS "workId", work_name AS "workName"
    FROM ${from} ORDER BY at ${way}, id ${way} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
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
