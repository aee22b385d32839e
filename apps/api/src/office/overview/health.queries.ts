/** SQL of the health of the system. */
import { sql } from 'kysely';
import type { Db } from '#db';

export async function answers(db: Db): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/** Jobs of the kinds that no provider took yet and that are tried again. */
export async function retriedJobs(db: Db, kinds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM graphile_worker.jobs
    WHERE task_identifier = ANY(${kinds}) AND attempts BETWEEN 1 AND max_attempts - 1 AND locked_at IS NULL AND last_error IS NOT NULL`.execute(
    db,
  );
  return rows[0]!.n;
}

interface BackupRow {
  readonly at: Date;
  readonly rows: number;
}

export async function lastBackup(db: Db): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`
    SELECT at, row_count::float8 AS rows FROM backups ORDER BY at DESC LIMIT 1`.execute(db);
  return rows[0];
}

export async function databaseVersions(db: Db): Promise<{ readonly database: string; readonly schema: string }> {
  const { rows } = await sql<{ database: string; schema: string }>`
    SELECT current_setting('server_version') AS database,
      (SELECT name FROM schema_migrations ORDER BY applied_at DESC, name DESC LIMIT 1) AS schema`.execute(db);
  return rows[0]!;
}
