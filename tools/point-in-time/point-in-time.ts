/** Copies of a running server, and restoring one to a moment from a copy and the archived log. By PostgreSQL's own programs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ArchiveError, basesOf, coverageOf, segmentName, type Base, type Covered } from './archive.ts';

export interface Programs {
  /** The folder of pg_basebackup and pg_verifybackup; null: those of PATH. */
  readonly folder: string | null;
}

async function run(
  { folder }: Programs,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(folder === null ? program : join(folder, program), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-2_000)));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new ArchiveError(`${program} ended with ${code}: ${said.trim()}`);
}

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

export interface CopyOptions {
  readonly archive: string;
  /** Of a role that may replicate. */
  readonly url: string;
  readonly programs: Programs;
  /** How many copies stay, with the log since the oldest of them; all when absent. */
  readonly keep?: number;
}

/** Copies the folder of a running server into the archive, checks every file, and that the log which makes it whole is archived. */
export async function copyServer({ archive, url, programs, keep }: CopyOptions): Promise<Covered> {
  const to = new URL(url);
  const partial = join(archive, 'base', '.partial');
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(archive, 'base'), { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ on: boolean }>(
      "SELECT current_setting('archive_mode') <> 'off' AND current_setting('archive_command') NOT IN ('', '(disabled)') AS on",
    );
    if (!rows[0]!.on)
      throw new ArchiveError('archive_mode or archive_command of the server is not set; its log is not archived');
    const options = ['--checkpoint=fast', '--wal-method=none', '--manifest-checksums=SHA256', '--no-password'];
    const where = [
      `--host=${to.hostname}`,
      `--port=${to.port || '5432'}`,
      `--username=${decodeURIComponent(to.username)}`,
    ];
    await run(programs, 'pg_basebackup', [`--pgdata=${partial}`, ...options, ...where], {
      PGPASSWORD: decodeURIComponent(to.password),
    });
    await run(programs, 'pg_verifybackup', ['--no-parse-wal', partial]);
    // By the server's clock, which later names the moment; rounded up, so that it is not before the end of the copy.
    const { rows: ends } = await client.query<{ at: Date }>(
      "SELECT date_trunc('second', clock_timestamp()) + interval '1 second' AS at",
    );
    await rename(partial, join(archive, 'base', stampOf(ends[0]!.at)));
  } finally {
    await client.end();
  }
  const bases = await basesOf(archive);
  const covered = await coverageOf(archive, bases.at(-1)!);
  if (keep !== undefined) await removeOld(archive, bases, keep);
  return covered;
}

async function removeOld(archive: string, bases: readonly Base[], keep: number): Promise<void> {
  for (const { folder } of bases.slice(0, -keep)) await rm(folder, { recursive: true });
  const oldest = bases.slice(-keep)[0]!;
  const { size } = await coverageOf(archive, oldest);
  const first = segmentName(oldest.timeline, oldest.start, size);
  // By place in the log, whatever the timeline. Files of other names, as histories, stay: they are small.
  for (const name of await readdir(join(archive, 'wal')))
    if (/^[\dA-F]{24}$/.test(name) && name.slice(8) < first.slice(8)) await rm(join(archive, 'wal', name));
}

export interface Checked extends Covered {
  /** About when the last segment was archived: until then any moment can be restored. */
  readonly until: Date;
}

/**
 * Reads through the whole archive: every copy can be taken to the end of the log. With the server's address it also checks
 * that the server archives. Throws ArchiveError.
 */
export async function checkArchive(archive: string, url: string | null): Promise<Checked> {
  const bases = await basesOf(archive);
  if (bases.length === 0) throw new ArchiveError(`${archive} has no copy of a server`);
  let covered: Covered | undefined;
  for (const base of bases) covered = await coverageOf(archive, base);
  if (url !== null) await checkServer(url, covered!);
  const { mtime } = await stat(join(archive, 'wal', covered!.last));
  return { ...covered!, until: mtime };
}

async function checkServer(url: string, { last }: Covered): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ failing: string | null; archived: string | null }>(
      `SELECT last_archived_wal AS archived,
        CASE WHEN last_failed_time > coalesce(last_archived_time, '-infinity') THEN last_failed_wal END AS failing
      FROM pg_stat_archiver`,
    );
    const { failing, archived } = rows[0]!;
    if (failing !== null) throw new ArchiveError(`The server could not archive ${failing}; its log says why`);
    if (archived !== null && /^[\dA-F]{24}$/.test(archived) && archived.slice(8) > last.slice(8))
      throw new ArchiveError(`The server has archived ${archived}, and this archive ends at ${last}`);
  } finally {
    await client.end();
  }
}

export interface RestoreOptions {
  readonly archive: string;
  readonly to: Date;
  /** A folder that is not there yet, or is empty. */
  readonly into: string;
}

/** Settings are read before the server knows the `Z` of other moments. */
const forSettings = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/**
 * Prepares the folder of a server that, when it is started, takes the log up to the moment and then serves. If the log
 * ends before that moment, PostgreSQL refuses to serve. Throws ArchiveError, with nothing written, when no copy is old enough.
 */
export async function prepareRestore({ archive, to, into }: RestoreOptions): Promise<Covered> {
  const base = (await basesOf(archive)).findLast(({ at }) => at <= to);
  if (!base) throw new ArchiveError(`No copy in ${archive} ended before ${to.toISOString()}`);
  const covered = await coverageOf(archive, base);
  if (existsSync(into) && (await readdir(into)).length > 0) throw new ArchiveError(`${into} is not empty`);
  await cp(base.folder, into, { recursive: true, preserveTimestamps: true });
  await chmod(into, 0o700);
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  await appendFile(
    join(into, 'postgresql.auto.conf'),
    `restore_command = ${quoted(`cp "${archive}/wal/%f" "%p"`)}
recovery_target_time = ${quoted(forSettings(to))}
recovery_target_action = 'promote'
recovery_target_timeline = ${quoted(String(covered.timeline))}
`,
  );
  await writeFile(join(into, 'recovery.signal'), '');
  return covered;
}
