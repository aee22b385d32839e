/**
 * Seeds a database: reference data and shipped formats at every start, the demo school once, and what was added to the
 * system bank since. Repeated runs add only what is missing.
 */
import { additionNames } from '@vumon/content';
import { randomFillSync } from 'node:crypto';
import { resolve } from 'node:path';
import { uuidv7 } from '@vumon/domain';
import { pino } from 'pino';
import { Reading, withTransaction, type Database } from '#db';
import { readConfig } from '../environment.ts';
import { Health } from '../platform/health.ts';
import type { App } from '../platform/http/context.ts';
// Seeding calls services without the server, whose entry point registers the hooks otherwise.
import '../wiring.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedFormats } from './formats.ts';
import { shippedFormats } from './shipped-formats.ts';
import { additionsOf, allowIdle, compressFast, lockSeed, markSeeded } from './seed.queries.ts';

export interface SeedOptions {
  /** Called with one line for each kind of data created. */
  log(message: string): void;
  /** Milliseconds since the epoch; the demo school's tests are dated relative to this moment. */
  readonly now?: number;
  readonly random?: (bytes: Uint8Array) => Uint8Array;
  readonly databaseUrl?: string;
  /** False: no demo school, and so no accounts with publicly known passwords. */
  readonly demo?: boolean;
  /** Folder of media and the server's secret; default: that of the server's configuration. */
  readonly dataDir?: string;
}

/** App with a settable clock, with which the past of the demo school is simulated. */
export interface SeedApp {
  readonly app: App;
  setClock(now: number): void;
  readonly now: number;
  log(message: string): void;
}

export async function seed(
  db: Database,
  {
    log,
    demo = true,
    now = Date.now(),
    random = (bytes) => randomFillSync(bytes),
    databaseUrl = process.env['DATABASE_URL'] ?? 'postgres://',
    dataDir,
  }: SeedOptions,
): Promise<void> {
  await seedCatalogue(db);
  await seedFormats(db, shippedFormats, now);
  if (!demo || missingOf(await additionsOf(db))?.length === 0) return;
  // Imported lazily, because later starts do not need them.
  const [{ seedDemoSchool }, { addMore }] = await Promise.all([
    import('./demo/demo-school.ts'),
    import('./add-more.ts'),
  ]);
  const config = readConfig({
    ...process.env,
    DATABASE_URL: databaseUrl,
    ...(dataDir && { DATA_DIR: resolve(dataDir) }),
  });
  // One transaction: an interrupted seed leaves nothing behind.
  await withTransaction(db, async (transaction) => {
    await lockSeed(transaction);
    const missing = missingOf(await additionsOf(transaction));
    if (missing?.length === 0) return;
    await allowIdle(transaction);
    await compressFast(transaction);
    let clock = now;
    const db = transaction as unknown as Database;
    const app: App = {
      db,
      saving: db,
      background: db,
      reading: new Reading({ primary: db, replica: null, databaseNow: () => clock }),
      config,
      now: () => clock,
      shift: () => clock - Date.now(),
      health: new Health(),
      random,
      newId: () => uuidv7(clock, random),
      log: pino({ level: 'silent' }) as unknown as App['log'],
    };
    const seedApp: SeedApp = { app, now, log, setClock: (to) => (clock = to) };
    await (missing === null ? seedDemoSchool(seedApp) : addMore(seedApp, missing));
    await markSeeded(transaction, additionNames, new Date(now));
  });
}

/** The additions that a bank with those of `names` lacks; null: there is no bank yet. */
const missingOf = (names: readonly string[] | null) =>
  names === null ? null : additionNames.filter((name) => !names.includes(name));
