import type { Db } from '#db';
import { sql } from 'kysely';

export interface Progress {
  readonly cursor: string | null;
  readonly changed: number;
}

/**
 * Takes a change for one step and returns how far it is, or undefined while another process has it. A finished one
 * begins again at its start: a process of the release before may have written rows since.
 */
export async function claimChange(db: Db, name: string, now: Date, until: Date): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    INSERT INTO data_changes AS c (name, started_at, claimed_until) VALUES (${name}, ${now}, ${until})
    ON CONFLICT (name) DO UPDATE SET claimed_until = excluded.claimed_until
    WHERE c.claimed_until IS NULL OR c.claimed_until < ${now}
    RETURNING cursor, changed::int`.execute(db);
  return rows[0];
}

/** Stores a step and gives the change back. A finished one keeps its moment unless this step found rows. */
export async function storeStep(
  db: Db,
  name: string,
  { changed, next, now }: { readonly changed: number; readonly next: string | null; readonly now: Date },
): Promise<void> {
  await sql`
    UPDATE data_changes SET cursor = ${next}, changed = changed + ${changed}, claimed_until = NULL,
      finished_at = CASE WHEN ${next}::text IS NOT NULL THEN NULL WHEN ${changed} = 0 THEN coalesce(finished_at, ${now}) ELSE ${now} END
    WHERE name = ${name}`.execute(db);
}

export async function releaseChange(db: Db, name: string): Promise<void> {
  await db.updateTable('data_changes').set({ claimed_until: null }).where('name', '=', name).execute();
}
