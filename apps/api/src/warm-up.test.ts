import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from './platform/db/index.ts';
import { testDatabase } from './testing/database.ts';
import { warmUp } from './warm-up.ts';

const { url } = await testDatabase();

/** How often each prepared statement of the one connection was planned for its parameters, and whether it has kept a plan. */
async function plans(db: Database): Promise<{ statement: string; kept: boolean }[]> {
  const { rows } = await sql<{ statement: string; kept: boolean }>`
    SELECT left(statement, 60) AS statement, generic_plans > 0 AS kept FROM pg_prepared_statements`.execute(db);
  return rows;
}

test("after the warm-up a connection has cached the plans of learners' queries, and nothing is written", async () => {
  const db = createDatabase(createPool({ url, max: 1 }));
  const saving = createDatabase(createPool({ url, max: 1 }));
  try {
    await warmUp({ db, saving }, { reading: 1, saving: 1 });
    const [read, saved] = [await plans(db), await plans(saving)];
    expect(read).toHaveLength(8);
    expect(saved).toHaveLength(3);
    expect([...read, ...saved].filter(({ kept }) => !kept)).toEqual([]);
    const { rows } = await sql`SELECT FROM attempts`.execute(db);
    expect(rows).toHaveLength(0);
  } finally {
    await db.destroy();
    await saving.destroy();
  }
});

test('it opens as many connections as requested', async () => {
  const [db, saving] = [3, 2].map((max) => createDatabase(createPool({ url, max }))) as [Database, Database];
  try {
    await warmUp({ db, saving }, { reading: 3, saving: 2 });
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`.execute(
      db,
    );
    expect(rows[0]!.count).toBe(5);
  } finally {
    await db.destroy();
    await saving.destroy();
  }
});
