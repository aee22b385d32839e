/** Connection pools. Each kind of work has its own timeouts, enforced by the server and, if the server does not respond, by the client. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';

// int8 comes as a string by default; ids and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time and no zone: keep YYYY-MM-DD.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface Limits {
  /** The longest a statement may run. */
  readonly statementMs: number;
  /** The longest it may wait for a lock. */
  readonly lockMs: number;
  /** The longest a transaction may be idle: its process may be frozen while it holds locks. */
  readonly idleMs: number;
}

export const limits = {
  /** Saves of learners: short statements that many wait for. */
  saving: { statementMs: 5_000, lockMs: 1_000, idleMs: 5_000 },
  /** Requests, lists at full size included. */
  web: { statementMs: 20_000, lockMs: 3_000, idleMs: 20_000 },
  /** Jobs, exports, scoring: nobody waits at a screen. */
  work: { statementMs: 600_000, lockMs: 10_000, idleMs: 120_000 },
  /** The heartbeat, which must quickly tell whether the database responds. */
  heartbeat: { statementMs: 2_000, lockMs: 1_000, idleMs: 2_000 },
} as const satisfies Record<string, Limits>;

/** A server that has not cancelled a statement this long after its timeout does not respond at all. */
const silenceMs = 5_000;

export const clientOptions = ({ statementMs, lockMs, idleMs }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  keepAlive: true,
});

const preparedMark = '/* prepared */';

/**
 * Marks a statement that many learners' requests use as prepared: the server parses and plans it once for each connection, where
 * planning costs more than running it. Not for statements whose best plan depends on their parameters, such as lists with
 * filters.
 */
export const prepared = sql.raw(preparedMark);

/** Names of prepared statements by their text; as many as the code marks. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `v${createHash('sha256').update(text).digest('hex').slice(0, 16)}`));
  return name;
}

/** `pg.Query` as it is; its published types know neither this constructor nor the name. */
const NamedQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[] | undefined,
  callback: (error: Error | null, result: unknown) => void,
) => pg.Submittable & { name: string };

/** Closes a connection whose server does not respond: a waiting query would otherwise hold it until the system closes the socket. */
class ImpatientClient extends pg.Client {
  readonly #silentAfterMs: number;

  constructor(config: pg.ClientConfig & { readonly preparesNothing?: boolean }) {
    super(config);
    this.#silentAfterMs = (typeof config.statement_timeout === 'number' ? config.statement_timeout : 0) + silenceMs;
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const [text, values] = args;
      const reply =
        !config.preparesNothing && typeof text === 'string' && text.trimStart().startsWith(preparedMark)
          ? this.#prepared(text, values as unknown[] | undefined)
          : query(...args);
      if (reply instanceof Promise) this.#breakIfSilent(reply);
      return reply;
    }) as typeof this.query;
  }

  /** As the client's own `query` with a name does, without its copy of the options for each call. */
  #prepared(text: string, values: unknown[] | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new NamedQuery(text, values, (error, result) => (error ? reject(error) : resolve(result)));
      query.name = nameOf(text);
      (pg.Client.prototype.query as (this: pg.Client, query: pg.Submittable) => void).call(this, query);
    });
  }

  #breakIfSilent(reply: Promise<unknown>): void {
    const timer = setTimeout(() => this.connection.stream.destroy(), this.#silentAfterMs);
    timer.unref();
    const done = () => clearTimeout(timer);
    reply.then(done, done);
  }
}

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** The number of idle connections that stay open. */
  readonly min?: number;
  readonly limits?: Limits;
  /** False behind a pooler that hands connections over without their prepared statements. */
  readonly prepared?: boolean;
}

export function createPool({
  url,
  max,
  min = 0,
  limits: own = limits.web,
  prepared: prepares = true,
}: PoolOptions): pg.Pool {
  const options: pg.PoolConfig & { preparesNothing: boolean } = {
    preparesNothing: !prepares,
    connectionString: url,
    max,
    min,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    ...clientOptions(own),
    Client: ImpatientClient as unknown as new () => pg.Client,
  };
  const pool = new pg.Pool(options);
  // An idle connection that dies (database restart) must not end the process; the next query gets a new one.
  pool.on('error', () => {});
  // Nor one that dies between two statements of a transaction, when neither the pool nor a query listens to it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
