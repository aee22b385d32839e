/** Vitest's global set-up: one PostgreSQL for the run, with a migrated template to copy from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vumon/tools/database';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { databaseUrl } from './urls.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string;
    testTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-test-'));
  const server = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'], fsync: false });
  // On a server that outlives the run, several runs may work side by side.
  const template = `vumon_template_${process.pid}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(server.url, 'postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await admin(`CREATE DATABASE ${template}`);
  await migrate({ url: databaseUrl(server.url, template) });
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', template);
  return async () => {
    if (server.pid === 0) await admin(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
