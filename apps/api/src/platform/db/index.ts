/** Transactions, and the door to everything else about the database. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './types.generated.ts';

export { holdsWords, likePattern, startOfDay, testHoldsWords } from './conditions.ts';
export { expectDirect } from './direct.ts';
export {
  foreignKeyViolation,
  isDatabaseBusy,
  isDatabaseUnavailable,
  isDiskFull,
  isLockTimeout,
  uniqueViolation,
} from './errors.ts';
export { Listener } from './listener.ts';
export { clientOptions, createPool, limits, prepared } from './pool.ts';
export { Reading } from './reading.ts';
export { isReady, probeWrite } from './ready.ts';
export { expectSecret, SecretDiffersError } from './secret.ts';
export { serverWarnings } from './server-settings.ts';

export type Database = Kysely<DB>;
export type Db = Database | Transaction<DB>;

const pools = new WeakMap<Database, pg.Pool>();

export function createDatabase(pool: pg.Pool): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** How many of its connections are in use, and how many statements wait for one. */
export function connectionsOf(db: Database): { readonly busy: number; readonly waiting: number } {
  const { totalCount, idleCount, waitingCount } = pools.get(db)!;
  return { busy: totalCount - idleCount, waiting: waitingCount };
}

type InTransaction<T> = (db: Transaction<DB>) => Promise<T>;
const lastStep = new AsyncLocalStorage<InTransaction<void>>();

/** Runs `work` in one transaction, or inside the one that `db` already is. */
export function withTransaction<T>(db: Db, work: InTransaction<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<DB>);
  const last = lastStep.getStore();
  return (db as Database).transaction().execute(async (inside) => {
    const result = await work(inside);
    await last?.(inside);
    return result;
  });
}

/**
 * Runs `work`, and `last` as the last step of each transaction that `work` opens: what it writes is committed with the
 * transaction or not at all. The services that `work` calls need not know of it.
 */
export const withEachTransaction = <T>(last: InTransaction<void>, work: () => Promise<T>): Promise<T> =>
  lastStep.run(last, work);

/** Runs `work` inside the transaction `db`; what it throws undoes what it wrote, and no more. */
export async function withSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT before_work`.execute(db);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT before_work`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT before_work`.execute(db);
    throw error;
  }
}
