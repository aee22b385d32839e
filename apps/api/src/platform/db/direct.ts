/** Tells the server itself from a pooler that hands its connections over between transactions. */
import pg from 'pg';

export class PooledAddressError extends Error {
  override name = 'PooledAddressError';
  constructor() {
    super(
      'The database address leads to a pooler that hands connections over between transactions. What listens, migrates or runs the job queue needs a connection of its own: set DATABASE_DIRECT_URL to the address of the server itself.',
    );
  }
}

const pidOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;

/** Whether two clients at once get each other's server process, or one of them another process after its transaction. */
async function isPooled(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await pidOf(one);
  await other.query('BEGIN');
  try {
    // A pooler gives the process that has just become free, or keeps `one` waiting for another.
    return (await pidOf(other)) === before || (await pidOf(one)) !== before;
  } finally {
    await other.query('ROLLBACK');
  }
}

/** Errors: PooledAddressError. A server that does not answer is not judged. */
export async function expectDirect(url: string): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 }));
  let pooled = false;
  try {
    for (const client of clients) client.on('error', () => {});
    await Promise.all(clients.map((client) => client.connect()));
    // Again, because another client may have taken the connection that had become free.
    for (let tries = 0; tries < 3 && !pooled; tries += 1) pooled = await isPooled(clients[0]!, clients[1]!);
  } catch {
    return;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
  if (pooled) throw new PooledAddressError();
}
