/** Vitest's global set-up: one PostgreSQL for all projects of a run, with a migrated template that each test file copies. */
import { rmSync } from 'node:fs';
import { openDatabase } from '@vumon/tools/database';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { makeClusterFolder } from './cluster-folder.ts';
import { databaseUrl, dropDatabase, makeDatabase } from './databases.ts';
import './provided.ts';

export interface TestServer {
  readonly url: string;
  /** A database that is migrated and empty. */
  readonly template: string;
  /** Makes another template, at first a copy of `template`; returns its URL. */
  makeTemplate(name: string): Promise<string>;
}

// Each project loads this module again in the same process, so what they share is stored on `globalThis`.
const shared = globalThis as {
  vumonTestServer?: { users: number; opened: Promise<TestServer & { close(): Promise<void> }> };
};

/** The PostgreSQL server of this run, started by the first caller. Every caller closes it once. */
export async function openTestServer(): Promise<TestServer & { close(): Promise<void> }> {
  const server = (shared.vumonTestServer ??= { users: 0, opened: start() });
  server.users += 1;
  const opened = await server.opened;
  return {
    ...opened,
    async close() {
      server.users -= 1;
      if (server.users > 0) return;
      delete shared.vumonTestServer;
      await opened.close();
    },
  };
}

async function start(): Promise<TestServer & { close(): Promise<void> }> {
  const dataDir = makeClusterFolder();
  // Durability is the subject of the launcher's tests and of the benches; here the disk's flushes would only take time.
  const server = await openDatabase({
    dataDir,
    databaseUrl: process.env['DATABASE_URL'],
    fsync: false,
    settings: { max_connections: '200', autovacuum: 'off' },
  });
  // On a server that outlives the run, several runs may work side by side.
  const template = `vumon_template_${process.pid}`;
  const templates: string[] = [];
  const makeTemplate = async (name: string, from?: string): Promise<string> => {
    await makeDatabase(server.url, name, from);
    templates.push(name);
    return databaseUrl(server.url, name);
  };
  await migrate({ url: await makeTemplate(template) });
  return {
    url: server.url,
    template,
    makeTemplate: (name) => makeTemplate(name, template),
    async close() {
      if (server.pid === 0) for (const name of templates) await dropDatabase(server.url, name);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  project.provide('testServerUrl', server.url);
  project.provide('testTemplate', server.template);
  return server.close;
}
