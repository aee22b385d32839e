/** The connection pool, transactions and the error that tells a lost database from a programming error. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './types.generated.ts';

export { likePattern, startOfDay } from './conditions.ts';
export { Listener } from './listener.ts';
export { isReady } from './ready.ts';

export type Database = Kysely<DB>;
export type Db = Database | Transaction<DB>;

// int8 comes as a string by default; ids and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time and no zone: keep YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
}

export function createPool({ url, max }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // An idle connection that dies (database restart) must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // Nor one that dies between two statements of a transaction, when neither the pool nor a query listens to it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Runs `work` in one transaction, or inside the one that `db` already is. */
export function withTransaction<T>(db: Db, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<DB>) : (db as Database).transaction().execute(work);
}

/** True for a lost, restarting or overfull database: worth a 503 and another try by the client. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  if (code && /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** The violated constraint's name when `error` is a unique violation, else null. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}
