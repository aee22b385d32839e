import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { createDatabase, createPool, prepared } from './index.ts';

const { url } = await testDatabase();

test('a marked statement is planned once for all its parameters, others each time', async () => {
  const db = createDatabase(createPool({ url, max: 1 }));
  try {
    const twice = async (n: number) => {
      const { rows } = await sql<{ twice: number }>`${prepared} SELECT 2 * ${n}::int AS twice`.execute(db);
      return rows[0]!.twice;
    };
    expect([await twice(1), await twice(2), await twice(3)]).toEqual([2, 4, 6]);
    await sql`SELECT 3 * ${1}::int AS thrice`.execute(db);
    const { rows } = await sql<{ statement: string; plans: number }>`
      SELECT statement, generic_plans + custom_plans AS plans FROM pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ statement: '/* prepared */ SELECT 2 * $1::int AS twice', plans: 3 }]);
  } finally {
    await db.destroy();
  }
});
