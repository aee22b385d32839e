import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type RunningDatabase } from './database/index.ts';
import type { createSteps } from './steps.ts';

type Preparation = {
  step: ReturnType<typeof createSteps>;
  dataDir: string;
  databaseUrl: string | undefined;
  log: (message: string) => void;
  /** Called as soon as the database runs, so that an interrupted preparation can stop it. */
  onOpen: (database: RunningDatabase) => void;
};

/** The demo accounts' password is public, so they are made only in the demo's own data folder, or with DEV=1. */
const seedsDemo =
  process.env['DEV'] === '1' || (process.env['NODE_ENV'] !== 'production' && process.env['DATABASE_URL'] === undefined);

/** Three steps that lead to a migrated database with the demo school. */
export async function prepareDatabase({
  step,
  dataDir,
  databaseUrl,
  log,
  onOpen,
}: Preparation): Promise<RunningDatabase> {
  const database = await step('Database', async (note) => {
    const opened = await openDatabase({ dataDir, databaseUrl, log });
    onOpen(opened);
    note(databaseUrl ? 'the server of DATABASE_URL' : `embedded PostgreSQL in ${dataDir}, port ${opened.port}`);
    return opened;
  });
  await step('Migrations', async (note) => {
    const { migrate } = await import('../apps/api/src/platform/db/migrate.ts');
    const applied = await migrate({ url: process.env['DATABASE_DIRECT_URL'] ?? database.url });
    note(applied.length > 0 ? `${applied.length} applied` : 'up to date');
  });
  await step('Demo school', async (note) => {
    const { createDatabase, createPool, limits } = await import('../apps/api/src/platform/db/index.ts');
    const { seed } = await import('../apps/api/src/seed/index.ts');
    const db = createDatabase(
      createPool({
        url: database.url,
        max: 4,
        limits: limits.work,
        prepared: process.env['DATABASE_PREPARED'] !== 'off',
      }),
    );
    let made = 0;
    const report = (message: string) => {
      made++;
      console.log(`    ${message}`);
    };
    await seed(db, { dataDir, demo: seedsDemo, log: report }).finally(() => db.destroy());
    const { demoMark } = await import('../apps/api/src/environment.ts');
    if (seedsDemo && databaseUrl === undefined) writeFileSync(join(dataDir, demoMark), '');
    note(seedsDemo ? (made > 0 ? 'made' : 'there') : 'left out; reference data only');
  });
  return database;
}

/** Prints the demo accounts and their passwords. */
export async function printAccounts(): Promise<void> {
  if (!seedsDemo) return;
  const { demoAccounts } = await import('../apps/api/src/seed/demo/demo-accounts.ts');
  const rows = demoAccounts.map(({ label, identifier, password }) => [label, identifier, password]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log('\nDemo accounts:');
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
}
