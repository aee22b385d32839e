/** Transactions, and the errors that tell a lost, busy or full database from a programming error. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './types.generated.ts';

export { holdsWords, likePattern, startOfDay, testHoldsWords } from './conditions.ts';
export { expectDirect } from './direct.ts';
export { Listener } from './listener.ts';
export { clientOptions, createPool, limits, prepared } from './pool.ts';
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

const codeOf = (error: unknown): string => String((error as { code?: string } | null)?.code ?? '');

/** True for a lock or a statement that took too long, and for a deadlock: the same may work a moment later. */
export const isDatabaseBusy = (error: unknown): boolean => /^(55P03|57014|25P03|25P04|40P01)$/.test(codeOf(error));

/** True for a wait for a lock that took too long. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** True when the disk of the database, or of uploaded files, is full. */
export const isDiskFull = (error: unknown): boolean => /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error));

/** True for a lost, restarting, busy or overfull database: worth a 503 and another try by the client. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDatabaseBusy(error)) return true;
  // 25006: the server has become read-only, as a primary does that another has replaced.
  if (/^(08...|25006|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/.test(codeOf(error))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** The violated constraint's name when `error` is a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}

/** Whether `error` says that another row refers to the one that was to be deleted, or that one that is referred to is missing. */
export const foreignKeyViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23503';
