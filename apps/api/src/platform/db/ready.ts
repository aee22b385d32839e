import { sql } from 'kysely';
import { migrationNames } from './migrate.ts';
import type { Database } from './index.ts';
import { prepared } from './pool.ts';

let newest: string | undefined;

/** Whether the database answers and has every migration that this code came with. Throws when it does not answer. */
export async function isReady(db: Database): Promise<boolean> {
  newest ??= (await migrationNames()).at(-1)!;
  const { rows } = await sql<{
    name: string;
  }>`${prepared} SELECT name FROM schema_migrations WHERE name = ${newest}`.execute(db);
  return rows.length > 0;
}

/** See the function `probe_write`. */
export async function probeWrite(db: Database): Promise<void> {
  await sql`SELECT probe_write()`.execute(db);
}
