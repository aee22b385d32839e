/** Several cells with their directory, as databases of the test run's server; the balancer is played by `ask`. */
import { randomBytes } from 'node:crypto';
import { join as joinPath } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../platform/db/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { join, startDirectoryTeller, type CellConfig } from '../platform/cells/index.ts';
import { keySources } from '../key-sources.ts';
import type { Config } from '../config.ts';
import { testApp, type TestApp } from './app.ts';
import { testDatabase } from './database.ts';
import { databaseUrl, dropDatabase, makeDatabase } from './databases.ts';
import './provided.ts';

export interface TestCell extends TestApp {
  readonly cell: CellConfig;
  /** Tells the directory what has changed, as the worker does every second. */
  tell(): Promise<number>;
}

export const directoryMigrations = joinPath(import.meta.dirname, '../../directory');

let made = 0;

/** An empty directory, dropped after the last test of the file. */
export async function testDirectory(): Promise<{ readonly url: string; readonly db: Database }> {
  const server = inject('testServerUrl');
  const name = `vumon_directory_${process.pid}_${++made}`;
  await makeDatabase(server, name);
  const url = databaseUrl(server, name);
  await migrate({ url, dir: directoryMigrations });
  const db = createDatabase(createPool({ url, max: 2 }));
  afterAll(async () => {
    await db.destroy();
    await dropDatabase(server, name);
  });
  return { url, db };
}

/** A cell with a database of its own, joined to the directory. */
export async function testCell(
  directory: { readonly url: string; readonly db: Database },
  name: string,
  { key, config = {} }: { readonly key: Buffer; readonly config?: Partial<Config> },
): Promise<TestCell> {
  const cell: CellConfig = { name, directoryUrl: directory.url, directoryKey: key };
  const database = await testDatabase();
  await join({ db: database.db, directory: directory.db, cell, sources: keySources });
  const t = await testApp({ database, config: { cell, ...config } });
  const teller = startDirectoryTeller(t.app, keySources, { loop: false });
  return { ...t, cell, tell: () => teller.round() };
}

export async function testCells(names: readonly string[]) {
  const directory = await testDirectory();
  const key = randomBytes(32);
  const cells: TestCell[] = [];
  for (const name of names) cells.push(await testCell(directory, name, { key }));
  return { directory, key, cells };
}

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
  readonly cookies?: Record<string, string>;
}

/**
 * Sends a request as a browser and the balancer of deploy/haproxy-cells.cfg do: by the address, else by the session, else
 * to the first cell, and again where the reply says so. Returns the reply and the cells that were asked.
 */
export async function ask(
  cells: readonly TestCell[],
  asked: Asked,
): Promise<{ reply: LightMyRequestResponse; path: string[] }> {
  const path: string[] = [];
  let { url } = asked;
  for (let hops = 0; hops < 4; hops += 1) {
    const named = /^\/at\/(c\d\d)\//.exec(url)?.[1] ?? /^(c\d\d)\./.exec(asked.cookies?.['session'] ?? '')?.[1];
    const to = cells.find(({ cell }) => cell.name === named) ?? cells[0]!;
    path.push(to.cell.name);
    const reply = await to.server.inject({ ...asked, url });
    if (reply.statusCode !== 307) return { reply, path };
    url = reply.headers.location as string;
  }
  throw new Error(`sent on and on: ${path.join(', ')}`);
}
