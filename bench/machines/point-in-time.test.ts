/** A server of the operator's own with an archived log: checked, and restored to the moment before an accident. */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '@vumon/tools/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { checkArchive, copyServer, prepareRestore } from '../../tools/point-in-time/point-in-time.ts';
import { createProductDatabase, initServer, lacking, Machines, password, serverBin, startServer } from './programs.ts';

const missing = lacking('postgres');
const script = join(import.meta.dirname, '../../deploy/archive-wal.sh');

let machines: Machines;
let archive: string;
let port: number;
let direct: string;
const superuser = (at: number) => `postgres://postgres:${password}@127.0.0.1:${at}/postgres`;

beforeAll(async () => {
  if (missing.length > 0) return;
  machines = new Machines();
  archive = machines.own('archive');
  // The server's user must be able to read it.
  const command = machines.file('archive-wal.sh', readFileSync(script, 'utf8'), 0o700);
  port = await freePort();
  await startServer(machines, initServer(machines, 'primary'), port, {
    archive_mode: 'on',
    archive_command: `${command} "%p" "%f" ${archive}`,
    wal_level: 'replica',
  });
  direct = await createProductDatabase(port);
  await migrate({ url: direct });
}, 120_000);
afterAll(() => machines?.end());

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}
const add = (from: number, to: number) =>
  ask(
    direct,
    `INSERT INTO users (id, role, status, email, password_hash, last_name, first_name)
     SELECT gen_random_uuid(), 'TEACHER', 'ACTIVE', n || '@truong.example', 'x', 'A', 'B' FROM generate_series(${from}, ${to}) n`,
  );
const users = async (url: string) =>
  (
    await ask<{ n: number; hash: string }>(
      url,
      'SELECT count(*)::int AS n, sum(hashtextextended(u::text, 0))::text AS hash FROM users u',
    )
  )[0]!;
const now = async () => (await ask<{ at: Date }>(direct, 'SELECT clock_timestamp() AS at'))[0]!.at;
/** Ends the segment, and waits until it is archived. */
async function archiveAll(): Promise<void> {
  const [row] = await ask<{ name: string }>(
    superuser(port),
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS name',
  );
  await ask(superuser(port), 'SELECT pg_switch_wal()');
  await machines.until('a segment to be archived', 30_000, () =>
    Promise.resolve(existsSync(join(archive, 'wal', row!.name))),
  );
}

test.skipIf(missing.length > 0)('a server is restored to a moment from its archive', { timeout: 240_000 }, async () => {
  const programs = { folder: dirname(serverBin('postgres')) };
  await add(1, 500);
  const { base } = await copyServer({ archive, url: superuser(port), programs });
  await add(501, 900);
  await archiveAll();
  await add(901, 1_000);
  const before = await users(direct);
  // The end of a copy is told in whole seconds; a moment of the same second would be before it.
  await machines.until('a moment after the copy', 5_000, async () => (await now()) > base.at);
  // Moments of the log are those of its commits; the accident is after this one.
  const moment = await now();
  await ask(direct, "DELETE FROM users WHERE email LIKE '9%'");
  await archiveAll();
  const checked = await checkArchive(archive, superuser(port));
  expect(checked.base.name).toBe(base.name);
  expect(checked.until.getTime()).toBeGreaterThan(moment.getTime());

  const into = machines.own('restored');
  await prepareRestore({ archive, to: moment, into });
  machines.run('chown', ['-R', 'postgres', into]);
  const other = await freePort();
  await startServer(machines, into, other);
  const restored = direct.replace(`:${port}/`, `:${other}/`);
  await machines.until('the end of the recovery', 60_000, async () => {
    const [row] = await ask<{ over: boolean }>(superuser(other), 'SELECT NOT pg_is_in_recovery() AS over');
    return row!.over;
  });
  expect(await users(restored)).toEqual(before);
  expect((await users(direct)).n).toBe(before.n - 111);

  // Before the copy ended nothing can be restored, and a folder with files is left alone.
  await expect(
    prepareRestore({ archive, to: new Date(base.at.getTime() - 60_000), into: join(into, 'x') }),
  ).rejects.toThrow('No copy');
  await expect(prepareRestore({ archive, to: moment, into })).rejects.toThrow('not empty');
  await checksWhatIsWrong();
});

/** Each fault of an archive is found: a segment that is gone, cut short, another one, another server's, and a server that cannot archive. */
async function checksWhatIsWrong(): Promise<void> {
  const wal = join(archive, 'wal');
  const names = readdirSync(wal)
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .sort();
  const [second, third] = names.slice(-3, -1).map((name) => join(wal, name)) as [string, string];
  const bytes = readFileSync(second);
  const fault = async (damage: () => void, says: RegExp | string) => {
    damage();
    await expect(checkArchive(archive, superuser(port))).rejects.toThrow(says);
    writeFileSync(second, bytes);
  };
  await fault(() => rmSync(second), /is missing/);
  await fault(() => writeFileSync(second, bytes.subarray(0, 5_000_000)), '5000000 bytes');
  await fault(() => copyFileSync(third, second), 'not what its name says');
  const foreign = Buffer.from(bytes);
  foreign.writeBigUInt64LE(1n, 24);
  await fault(() => writeFileSync(second, foreign), 'another server');
  await checkArchive(archive, superuser(port));

  // A segment that is archived already is taken again with the same bytes, and never replaced by others.
  const again = (content: Buffer) => {
    const path = machines.file('again', content.toString('latin1'));
    writeFileSync(path, content);
    return () => machines.run(script, [path, second.split('/').at(-1)!, archive]);
  };
  again(bytes)();
  expect(again(foreign)).toThrow('ended with 1');
  expect(readFileSync(second).equals(bytes)).toBe(true);

  machines.file('archive-wal.sh', '#!/bin/sh\nexit 1\n', 0o700);
  await add(2_000, 2_001);
  await ask(superuser(port), 'SELECT pg_switch_wal()');
  await machines.until('a segment that is not archived', 30_000, async () => {
    const [row] = await ask<{ failed: boolean }>(
      superuser(port),
      'SELECT failed_count > 0 AS failed FROM pg_stat_archiver',
    );
    return row!.failed;
  });
  await expect(checkArchive(archive, superuser(port))).rejects.toThrow('could not archive');
  await expect(checkArchive(archive, null)).resolves.toBeDefined();
}
