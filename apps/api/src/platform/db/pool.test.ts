import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { databaseProxy } from '../../testing/proxy.ts';
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

const impatient = { statementMs: 300, lockMs: 100, idleMs: 300 };

test('a statement that runs too long, or waits too long for a lock, is stopped by the server', async () => {
  const [db, holder] = [{ limits: { ...impatient, lockMs: 10_000 } }, {}].map((own) =>
    createDatabase(createPool({ url, max: 1, ...own })),
  ) as [ReturnType<typeof createDatabase>, ReturnType<typeof createDatabase>];
  const hurried = createDatabase(createPool({ url, max: 1, limits: { ...impatient, statementMs: 10_000 } }));
  try {
    await expect(sql`SELECT pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    await holder.transaction().execute(async (inside) => {
      await sql`SELECT FROM settings FOR UPDATE`.execute(inside);
      await expect(sql`SELECT FROM settings FOR UPDATE`.execute(hurried)).rejects.toMatchObject({ code: '55P03' });
    });
  } finally {
    await Promise.all([db, holder, hurried].map((one) => one.destroy()));
  }
});

test('the client gives up on a server that stays silent beyond the statement timeout', async () => {
  const proxy = await databaseProxy(url);
  const db = createDatabase(createPool({ url: proxy.url, max: 1, limits: impatient }));
  try {
    await sql`SELECT 1`.execute(db);
    proxy.freeze();
    await expect(sql`SELECT 1`.execute(db)).rejects.toThrow(/terminated/);
    proxy.thaw();
    await sql`SELECT 1`.execute(db);
  } finally {
    await db.destroy();
  }
});
