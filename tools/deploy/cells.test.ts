/** The balancer before several cells: the same settings as before one, and where it sends which request. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cellNames } from '../../apps/api/src/platform/cells/index.ts';
import { freePort } from '../database/index.ts';
import { root } from './containers.ts';

const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const [single, several] = [read('haproxy.cfg'), read('haproxy-cells.cfg')];

/** The sections of a file by their first line, without comments. */
const sectionsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .replaceAll(/^ *#.*\n/gm, '')
      .split(/^(?=\w)/m)
      .map((section) => [section.split('\n', 1)[0]!, section.slice(section.indexOf('\n') + 1).trimEnd()] as const),
  );

test('what is not about cells is the same before one and before several', () => {
  const [one, many] = [sectionsOf(single), sectionsOf(several)];
  for (const name of ['global', 'defaults', 'resolvers names', 'frontend balancer'])
    expect([name, many.get(name)]).toEqual([name, one.get(name)]);
  const cells = [...many.keys()].flatMap((name) => /^backend cell_(.+)$/.exec(name)?.[1] ?? []);
  expect(cells.length).toBeGreaterThan(1);
  for (const cell of cells) {
    expect(cell).toMatch(cellNames);
    expect(many.get(`backend cell_${cell}`)).toBe(
      one.get('backend web')!.replace('WEB_ADDRESS', `${cell.toUpperCase()}_ADDRESS`),
    );
  }
  expect([...many.keys()].filter((name) => name.startsWith('backend '))).toHaveLength(cells.length);
});

const missing = spawnSync('haproxy', ['-v']).error !== undefined;

describe.skipIf(missing)('HAProxy sends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vumon-cells-'));
  const servers = new Map<string, ReturnType<typeof createServer>>();
  let balancer: ChildProcess | undefined;
  let port = 0;

  afterAll(async () => {
    if (balancer?.kill()) await once(balancer, 'exit');
    for (const server of servers.values()) server.close();
    rmSync(folder, { recursive: true });
  });

  async function startCell(name: string, at = 0): Promise<number> {
    const server = createServer((asked, reply) => {
      if (asked.url !== '/health/ready') reply.setHeader('seen-cookie', asked.headers.cookie ?? '');
      reply.end(asked.url === '/health/ready' ? '' : name);
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    servers.set(name, server);
    return (server.address() as AddressInfo).port;
  }

  async function stopCell(name: string): Promise<void> {
    const server = servers.get(name)!;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const asked = send({ host: '127.0.0.1', port, path, headers, agent: false }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of reply) body += String(chunk);
    const { 'retry-after': retryAfter, 'seen-cookie': cookie } = reply.headers;
    return { status: reply.statusCode, body, retryAfter, cookie };
  };
  const cellFor = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).body;
  const session = (token: string) => ({ cookie: `other=1; __Host-session=${token}` });

  beforeAll(async () => {
    port = await freePort();
    let settings = several
      .replace('maxconn 40000', 'maxconn 100')
      .replace(/bind :8443 .*/, `bind 127.0.0.1:${port}`)
      .replace('bind :8404', `bind 127.0.0.1:${await freePort()}`)
      .replaceAll('check inter 2s', 'check inter 100ms');
    for (const cell of ['c01', 'c02'])
      settings = settings.replace(
        new RegExp(`server-template web 32 "\\$\\{${cell.toUpperCase()}_ADDRESS\\}".*`),
        `server web1 127.0.0.1:${await startCell(cell)}`,
      );
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, settings);
    balancer = spawn('haproxy', ['-f', file], { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await cellFor('/')).toBe('c01'), { timeout: 20_000 });
  });

  test('strangers to the default cell, people to that of their session, and an address to its own', async () => {
    expect(await cellFor('/')).toBe('c01');
    expect(await cellFor('/api/account/profile', session('c02.abc'))).toBe('c02');
    expect(await cellFor('/api/account/profile', { 'user-authorization': 'Bearer c02.abc' })).toBe('c02');
    expect(await cellFor('/at/c02/api/auth/login')).toBe('c02');
    expect(await cellFor('/at/c02/media/abc')).toBe('c02');
    expect(await cellFor('/at/c02/api/auth/login', session('c01.abc'))).toBe('c02');
    expect(await cellFor('/at/c01/api/auth/login', session('c02.abc'))).toBe('c01');
    expect(await cellFor('/', session('abcdef'))).toBe('c01');
  });

  test.each(['c42.x', 'c02', 'xc02.x', 'balancer.x', 'web.x', '../c02.x', 'c02%0d%0a.x', '.c02.x'])(
    'the session %s to the default cell',
    async (token) => expect(await cellFor('/', session(token))).toBe('c01'),
  );

  test.each(['/at/c42/api/x', '/at/c02/metrics', '/at/c02', '/AT/c02/api/x', '//at/c02/api/x', '/x/at/c02/api/x'])(
    'the address %s to the default cell',
    async (path) => expect(await cellFor(path)).toBe('c01'),
  );

  test('a guest with the pass alone, whose session is of another cell', async () => {
    const tokens = (cell: string) => `__Host-session=${cell}.abc; __Secure-guest=c02.x; __Host-refresh=${cell}.1.2`;
    const seenBy = async (path: string, cookie: string) => (await get(path, { cookie })).cookie;
    expect(await seenBy('/at/c02/api/x', tokens('c01'))).not.toMatch(/c01|session|refresh/);
    expect(await seenBy('/at/c02/api/x', tokens('c01'))).toContain('__Secure-guest=c02.x');
    expect(await seenBy('/at/c02/api/x', `a=1; __Host-refresh=c01.1.2; b=2`)).toMatch(/^a=1;.*b=2$/);
    expect(await seenBy('/at/c02/api/x', tokens('c02'))).toBe(tokens('c02'));
    expect(await seenBy('/api/x', tokens('c01'))).toBe(tokens('c01'));
  });

  test('nothing of a cell that is gone to another one, and strangers past it', async () => {
    const address = (servers.get('c01')!.address() as AddressInfo).port;
    onTestFinished(async () => {
      await startCell('c01', address);
      await expect.poll(() => cellFor('/')).toBe('c01');
    });
    await stopCell('c01');
    await expect.poll(() => cellFor('/')).toBe('c02');
    expect(await cellFor('/', session('c02.abc'))).toBe('c02');
    const lost = await get('/api/account/profile', session('c01.abc'));
    expect(lost).toMatchObject({ status: 503, retryAfter: '2' });
    expect(JSON.parse(lost.body)).toMatchObject({ result: false, code: 'DATABASE_UNAVAILABLE' });
  });
});
