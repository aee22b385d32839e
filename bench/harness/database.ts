/** A database without a product: migrated, with the catalogue of grades and kinds of tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startDatabase } from '@vumon/tools/database';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { seedCatalogue } from '../../apps/api/src/seed/catalogue.ts';

export interface BenchDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Db;
}

/** Starts PostgreSQL without fsync for `work`, and removes it with its data afterwards. */
export async function withDatabase<Result>(
  work: (database: BenchDatabase) => Promise<Result>,
  { connections = 4 } = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-bench-'));
  const database = await startDatabase({ dataDir, fsync: false });
  const pool = createPool({ url: database.url, max: connections });
  const db = createDatabase(pool);
  try {
    await migrate({ url: database.url });
    await seedCatalogue(db);
    return await work({ url: database.url, pool, db });
  } finally {
    await db.destroy();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
