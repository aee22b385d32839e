import { sql } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey } from '../attempts.queries.ts';

export async function putSeen(db: Db, { ownerId, id }: AttemptKey, at: Date): Promise<void> {
  await sql`
    INSERT INTO attempt_presence (owner_id, attempt_id, seen_at) VALUES (${ownerId}, ${id}, ${at})
    ON CONFLICT (owner_id, attempt_id) DO UPDATE SET seen_at = greatest(attempt_presence.seen_at, EXCLUDED.seen_at)`.execute(
    db,
  );
}
