/** Everything that ships with the product, made through its services. Run again it adds only what is missing. */
import type { Database } from '#db';
import { readConfig } from '../environment.ts';
import { createApp } from '../product.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedAccounts } from './demo-accounts.ts';

export interface SeedOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Hears one line for each thing that was made; nothing when all was there. */
  log(message: string): void;
}

export async function seed(db: Database, { databaseUrl, dataDir, log }: SeedOptions): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const app = createApp(config, db, Date.now);
  await seedCatalogue(db);
  await seedAccounts(app, { log });
}
