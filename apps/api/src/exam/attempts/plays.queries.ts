/** SQL of counted plays of recordings. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey } from './attempts.queries.ts';

/** Plays used of each recording. */
export async function playsOf(db: Db, { ownerId, id }: AttemptKey): Promise<Record<string, number>> {
  const { rows } = await sql<{ media: string; plays: number }>`
    SELECT media_id AS media, count(*)::int AS plays FROM audio_plays WHERE owner_id = ${ownerId} AND attempt_id = ${id} GROUP BY media_id`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ media, plays }) => [media, plays]));
}

/** Counts one play if fewer than `limit` were counted; the number of plays used then, or null when none was left. A request that was counted before is not counted again. */
export async function addPlay(
  db: Db,
  { ownerId, id }: AttemptKey,
  mediaId: string,
  request: string | null,
  limit: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ used: number }>`
    WITH plays AS (
      SELECT count(*)::int AS used, count(*) FILTER (WHERE request = ${request}::text) > 0 AS counted
      FROM audio_plays WHERE owner_id = ${ownerId} AND attempt_id = ${id} AND media_id = ${mediaId}
    ), added AS (
      INSERT INTO audio_plays (owner_id, attempt_id, media_id, play, started_at, request)
      SELECT ${ownerId}, ${id}, ${mediaId}, used + 1, ${now}, ${request} FROM plays WHERE NOT counted AND used < ${limit}
      ON CONFLICT DO NOTHING
      RETURNING play
    )
    SELECT used FROM plays WHERE counted UNION ALL SELECT play FROM added`.execute(db);
  return rows[0]?.used ?? null;
}
