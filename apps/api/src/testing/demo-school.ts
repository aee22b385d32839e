/**
 * Vitest's global set-up of tests that need the demo school: it is made once a run, and each of them copies it. No other
 * file imports this one, since with it the compiler would have to read all of the API.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, createPool, limits } from '../platform/db/index.ts';
import type { DemoSchool } from './provided.ts';
import { openTestServer } from './server.ts';

// Each vitest project loads this file anew, but all in one process: what they share is stored on the process's global
// object.
const shared = globalThis as { vumonDemoSchool?: { users: number; made: Promise<DemoSchool & Closable> } };

interface Closable {
  close(): Promise<void>;
}

/**
 * Makes the template database with the demo school in the first call; later calls share it. Each caller calls `close`
 * once, and the last one removes it.
 */
async function openSchool(): Promise<{ readonly school: DemoSchool } & Closable> {
  const entry = (shared.vumonDemoSchool ??= { users: 0, made: makeSchool() });
  entry.users += 1;
  const { close, ...school } = await entry.made;
  return {
    school,
    async close() {
      entry.users -= 1;
      if (entry.users > 0) return;
      delete shared.vumonDemoSchool;
      await close();
    },
  };
}

async function makeSchool(): Promise<DemoSchool & Closable> {
  // Imported by the one call that makes it: to load all of the API takes seconds.
  const [server, { seed }] = await Promise.all([openTestServer(), import('../seed/index.ts')]);
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-school-'));
  const template = `vumon_school_${process.pid}`;
  const url = await server.makeTemplate(template);
  // As at a first start: on a busy machine a statement of the seed takes longer than a request's may.
  const pool = createPool({ url, max: 4, limits: limits.work });
  const db = createDatabase(pool);
  try {
    await seed(db, { dataDir, databaseUrl: url, log: () => {} });
    // A copy takes over the planner's statistics too.
    await pool.query('VACUUM ANALYZE');
  } finally {
    await db.destroy();
  }
  return {
    server: server.url,
    template,
    dataDir,
    async close() {
      rmSync(dataDir, { recursive: true, force: true });
      await server.close();
    },
  };
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { school, close } = await openSchool();
  provide('school', school);
  return close;
}
