/** Products that are cells of one installation, with the directory and the balancer between them. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join as joinPath } from 'node:path';
import { inject } from 'vitest';
import { join } from '../../apps/api/src/platform/cells/index.ts';
import { cellIn, secretOf } from '../../apps/api/src/environment.ts';
import { keySources } from '../../apps/api/src/key-sources.ts';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { databaseUrl, dropDatabase, makeDatabase } from '../../apps/api/src/testing/databases.ts';
import { startProduct, type RunningProduct } from './product.ts';

export interface RunningCells {
  /** Where people reach all cells. */
  readonly origin: string;
  readonly cells: ReadonlyMap<string, RunningProduct>;
  /** Ends the processes of one at once. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** As deploy/haproxy-cells.cfg: by the address, else by the session's mark, else the first cell. */
async function startBalancer(cells: ReadonlyMap<string, RunningProduct>) {
  const server = createServer((asked, reply) => {
    const named = /^\/at\/(c\d\d)\/(?:api|media)\//.exec(asked.url!)?.[1];
    const marked = /(?:^|; )session=(c\d\d)\./.exec(asked.headers.cookie ?? '')?.[1];
    const to = cells.get(named ?? marked ?? '') ?? cells.values().next().value!;
    const { method, url: path, headers } = asked;
    const onward = send({ host: '127.0.0.1', port: to.port, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
    });
    // As HAProxy answers for a cell whose processes are gone.
    onward.on('error', () => {
      if (!reply.headersSent) reply.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' });
      reply.end('{"result":false,"code":"DATABASE_UNAVAILABLE","message":""}');
    });
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((done) => void server.close(() => done()).closeAllConnections()),
  };
}

/** All on copies of the demo school; `names` begins with the cell of whoever is not signed in. */
export async function startCells(names: readonly string[]): Promise<RunningCells> {
  // Both have its secret: the key of each cell's calls also depends on the cell's name.
  const { server, dataDir } = inject('school');
  const directoryName = `vumon_e2e_directory_${process.pid}`;
  await makeDatabase(server, directoryName);
  const directoryUrl = databaseUrl(server, directoryName);
  await migrate({ url: directoryUrl, dir: joinPath(import.meta.dirname, '../../apps/api/directory') });
  const cells = new Map<string, RunningProduct>();
  const balancer = await startBalancer(cells);
  const key = randomBytes(32).toString('base64');
  for (const name of names) {
    const settings = {
      CELL: name,
      DIRECTORY_URL: directoryUrl,
      DIRECTORY_KEY: key,
      PUBLIC_URL: balancer.origin,
    };
    const joined = async (url: string) => {
      const [db, directory] = [url, directoryUrl].map((one) => createDatabase(createPool({ url: one, max: 1 }))) as [
        ReturnType<typeof createDatabase>,
        ReturnType<typeof createDatabase>,
      ];
      const cell = cellIn(settings, secretOf(undefined, dataDir), balancer.origin)!;
      await join({ db, directory, cell, sources: keySources });
      await Promise.all([db.destroy(), directory.destroy()]);
    };
    cells.set(name, await startProduct({ settings, prepare: joined }));
  }
  return {
    origin: balancer.origin,
    cells,
    kill: (name) => cells.get(name)!.kill(),
    async stop() {
      await balancer.stop();
      await Promise.all([...cells.values()].map((cell) => cell.stop()));
      await dropDatabase(server, directoryName);
    },
  };
}
