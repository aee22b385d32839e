/** A test file's own database, copied from the migrated template. */
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../platform/db/index.ts';
import { databaseUrl, dropDatabase, makeDatabase } from './databases.ts';
import './provided.ts';

export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Ends the pool and drops the database; called automatically after the last test of the file. */
  close(): Promise<void>;
}

let made = 0;

/** Makes a fresh, migrated, empty database (about 0.1 s) that lives as long as the calling test file. */
export const testDatabase = ({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> =>
  copyOf(inject('testServerUrl'), inject('testTemplate'), max);

/** The same with the demo school, for the project `school`. */
export function schoolDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('school');
  return copyOf(server, template, 10);
}

async function copyOf(server: string, template: string, max: number): Promise<TestDatabase> {
  const name = `vumon_test_${process.pid}_${++made}`;
  await makeDatabase(server, name, template);
  const url = databaseUrl(server, name);
  const pool = createPool({ url, max });
  const db = createDatabase(pool);
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await db.destroy();
    await dropDatabase(server, name);
  };
  afterAll(close);
  return { url, pool, db, close };
}
