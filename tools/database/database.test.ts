import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isAlive } from './cluster.ts';
import { DataFolderInUseError, openDatabase, startDatabase, type RunningDatabase } from './index.ts';

let dataDir: string;
const running: RunningDatabase[] = [];
const children: ChildProcess[] = [];

const start = async (options: Parameters<typeof startDatabase>[0] = { dataDir }) => {
  const database = await startDatabase(options);
  running.push(database);
  return database;
};

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vumon-launcher-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map((database) => database.stop()));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited 30 s for ${what}.`);
    await delay(20);
  }
}

test('starts a durable, Vietnamese, password-protected server, and the same one after a restart', async () => {
  const first = await start();
  const [settings] = await query<Record<string, string>>(
    first.url,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('full_page_writes') AS pages,
       getdatabaseencoding() AS encoding, 'Ánh' < 'Bình' COLLATE "vi-VN-x-icu" AS sorts`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', encoding: 'UTF8', sorts: true });
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS id');
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o077).toBe(0);
  const wrong = new URL(first.url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password/);
  const { url } = first;
  await first.stop();
  const second = await start();
  expect(second.url).toBe(url);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ id: 1 }]);
});

test('refuses a data folder that is in use, without touching its server', async () => {
  const first = await start();
  await expect(startDatabase({ dataDir })).rejects.toThrow(DataFolderInUseError);
  await expect(startDatabase({ dataDir })).rejects.toThrow(/in use.*DATA_DIR/);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('starts a killed server again, on the same port, with every committed row', async () => {
  const messages: string[] = [];
  const database = await start({ dataDir, log: (message) => messages.push(message) });
  await query(database.url, 'CREATE TABLE IF NOT EXISTS committed (round int)');
  for (let round = 1; round <= 3; round++) {
    await query(database.url, `INSERT INTO committed VALUES (${round})`);
    const { pid } = database;
    process.kill(pid, 'SIGKILL');
    await until(
      'another server',
      async () =>
        database.pid !== pid &&
        (await query(database.url, 'SELECT 1').then(
          () => true,
          () => false,
        )),
    );
    expect(await query(database.url, 'SELECT max(round) AS round, count(*)::int AS rows FROM committed')).toEqual([
      { round, rows: round },
    ]);
  }
  expect(messages.filter((message) => message.includes('unexpectedly'))).toHaveLength(3);
});

test('takes another port when the stored one is taken', async () => {
  const before = await start();
  await before.stop();
  const squatter = createServer();
  await new Promise<void>((done) => squatter.listen(before.port, '127.0.0.1', done));
  try {
    const after = await start();
    expect(after.port).not.toBe(before.port);
    expect(await query(after.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    squatter.close();
  }
});

test('ignores a stale lock file, even one with the pid of a living process', async () => {
  await (await start()).stop();
  writeFileSync(
    join(dataDir, 'postgres/postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres')}\n0\n1\n\n127.0.0.1\n\nready   \n`,
  );
  const database = await start();
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('stops the server when its parent is killed, so that its folder can be used at once', async () => {
  const script = `const { startDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
    const { pid, url } = await startDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(JSON.stringify({ pid, url }) + '\\n');
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(parent);
  const line = await new Promise<string>((done) =>
    parent.stdout.once('data', (chunk: Buffer) => done(chunk.toString())),
  );
  const { pid, url } = JSON.parse(line) as { pid: number; url: string };
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  parent.kill('SIGKILL');
  await until('the orphan to end', () => !isAlive(pid));
  const database = await start();
  expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('does not restart a server that was stopped on request', async () => {
  const messages: string[] = [];
  const database = await start({ dataDir, log: (message) => messages.push(message) });
  const { pid } = database;
  const stop = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'stop'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  expect(await new Promise((done) => stop.once('exit', done))).toBe(0);
  expect(isAlive(pid)).toBe(false);
  await until('the launcher to notice', () => messages.includes('database stopped on request'));
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('starts no server when DATABASE_URL is set', async () => {
  const url = 'postgres://someone@db.example:5433/vumon';
  const database = await openDatabase({ dataDir: join(dataDir, 'none'), databaseUrl: url });
  expect(database).toMatchObject({ url, port: 5433, pid: 0 });
  expect(() => statSync(join(dataDir, 'none'))).toThrow();
});
