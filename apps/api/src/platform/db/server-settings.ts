/** What a PostgreSQL server of the operator's own should have, and the embedded one has. */
import { sql } from 'kysely';
import type { Db } from './index.ts';

/** One sentence for each setting that costs much; empty when all is well. Throws when the database does not answer. */
export async function serverWarnings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ jit: string; name: string }>`
    SELECT current_setting('jit') AS jit, current_database() AS name`.execute(db);
  return rows.flatMap(({ jit, name }) =>
    jit === 'on'
      ? [
          `The database server compiles plans (jit = on), which costs short statements more than it saves: ALTER DATABASE ${name} SET jit = off`,
        ]
      : [],
  );
}
