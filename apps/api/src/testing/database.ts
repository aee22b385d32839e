/** A test file's own database, copied from the migrated template. */
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../db/index.ts';
import { databaseUrl } from './urls.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Ends the pool and drops the database; called by itself after the file's last test. */
  close(): Promise<void>;
}

let made = 0;

/** Makes a fresh, migrated, empty database (about 0.1 s) that lives as long as the calling test file. */
export async function testDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `vumon_test_${process.pid}_${++made}`;
  await admin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin(server, `CREATE DATABASE ${name} TEMPLATE ${inject('testTemplate')}`);
  const url = databaseUrl(server, name);
  const pool = createPool({ url, max });
  const db = createDatabase(pool);
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await db.destroy();
    await admin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  afterAll(close);
  return { url, pool, db, close };
}

async function admin(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  try {
    // Two workers that copy the template at one moment disturb each other; one waits for the other.
    await client.query('SELECT pg_advisory_lock(7815696105)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}
