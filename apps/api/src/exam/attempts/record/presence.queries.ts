import { sql } from 'kysely';
import type { Db } from '#db';
import type { AttemptKey } from '../attempts.queries.ts';

export interface Seen extends AttemptKey {
  readonly at: Date;
}

/** At most one of each attempt. */
export async function putSeen(db: Db, seen: readonly Seen[]): Promise<void> {
  await sql`
    INSERT INTO attempt_presence (owner_id, attempt_id, seen_at)
    SELECT * FROM unnest(${seen.map(({ ownerId }) => ownerId)}::uuid[], ${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ at }) => at)}::timestamptz[])
    ON CONFLICT (owner_id, attempt_id) DO UPDATE SET seen_at = greatest(attempt_presence.seen_at, EXCLUDED.seen_at)`.execute(
    db,
  );
}
