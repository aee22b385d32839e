/** Several cells with their directory, as databases of the test run's server; the balancer is played by `ask`. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

const cellsByAddress = new Map<string, TestCell>();
let balancing: Promise<string> | undefined;

/** The address at which cells reach one another: sends what is at `/at/c07/` to that cell of this file. */
function balancer(): Promise<string> {
  return (balancing ??= (async () => {
    const server = createServer((request, reply) => {
      const t = cellsByAddress.get(/^\/at\/(c\d\d)\//.exec(request.url ?? '')?.[1] ?? '');
      if (t) t.server.routing(request, reply);
      else reply.writeHead(503).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    afterAll(() => new Promise((done) => void server.close(done).closeAllConnections()));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  })());
}

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
  const cell: CellConfig = {
    name,
    directoryUrl: directory.url,
    directoryKey: key,
    signingSeed: randomBytes(32),
    callUrl: await balancer(),
  };
  const database = await testDatabase();
  await join({ db: database.db, directory: directory.db, cell, sources: keySources });
  const t = await testApp({ database, config: { cell, ...config } });
  const teller = startDirectoryTeller(t.app, keySources, { loop: false });
  const made = { ...t, cell, tell: () => teller.round() };
  cellsByAddress.set(name, made);
  return made;
}

export async function testCells(names: readonly string[]) {
  const directory = await testDirectory();
  const key = randomBytes(32);
  const cells: TestCell[] = [];
  for (const name of names) cells.push(await testCell(directory, name, { key }));
  return { directory, key, cells };
}

export interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
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
  // Cookies of a cell's address, which browsers send there alone.
  const passes = new Map<string, string>();
  let { url } = asked;
  for (let hops = 0; hops < 4; hops += 1) {
    const named = /^\/at\/(c\d\d)\//.exec(url)?.[1] ?? /^(c\d\d)\./.exec(asked.cookies?.['session'] ?? '')?.[1];
    const to = cells.find(({ cell }) => cell.name === named) ?? cells[0]!;
    path.push(to.cell.name);
    const pass = passes.get(to.cell.name);
    const cookies = { ...asked.cookies, ...(named && pass !== undefined && { guest: pass }) };
    const reply = await to.server.inject({ ...asked, url, cookies });
    for (const { name, value, path: at } of reply.cookies)
      if (name === 'guest') passes.set(at!.slice('/at/'.length, -1), value);
    if (reply.statusCode !== 307) return { reply, path };
    url = reply.headers.location as string;
  }
  throw new Error(`sent on and on: ${path.join(', ')}`);
}
