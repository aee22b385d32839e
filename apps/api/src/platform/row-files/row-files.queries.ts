/** SQL of files that rows name: those that no row names, to be removed. */
import { sql } from 'kysely';
import type { Db } from '#db';

export async function insertRemoval(db: Db, key: string, dueAt: Date): Promise<void> {
  await db.insertInto('file_removals').values({ key, due_at: dueAt }).execute();
}

/** Returns how many of them were still to be removed. */
export async function withdrawRemovals(db: Db, keys: readonly string[]): Promise<number> {
  const { rows } = await sql`DELETE FROM file_removals WHERE key = ANY (${keys}::text[]) RETURNING key`.execute(db);
  return rows.length;
}

/** Takes some that are due, which nobody else gets until the transaction ends. */
export async function takeRemovals(db: Db, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM file_removals WHERE key IN (
      SELECT key FROM file_removals WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Whether the release before, which looks for files in the rows, may still run: for a day after the migration, but not on a database that began with it. */
export async function mayReadRows(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    SELECT applied_at > ${now}::timestamptz - interval '1 day'
      AND applied_at > (SELECT min(applied_at) FROM schema_migrations) + interval '1 hour' AS may
    FROM schema_migrations WHERE name = '20261130193500_files__leave_rows.sql'`.execute(db);
  return rows[0]?.may ?? false;
}
