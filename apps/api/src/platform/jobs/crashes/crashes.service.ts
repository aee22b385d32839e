/** The record of crashes: children with native code, and processes of the product, with what they were working on. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { CrashEntry } from '@vumon/contract';
import { iso } from '../../clock.ts';
import type { App, SignedInContext } from '../../http/context.ts';
import { withoutQuotes } from '../../native/limits.ts';
import { workUnderWay, type Crash, type Work } from '../../native/under-way.ts';
import { crashesOf, insertCrash, type CrashesAsked } from './crashes.queries.ts';

const mostAnHour = 200;

/** Stores a crash and logs it. Never throws: what follows a crash must not fail because of its record. */
export function recordCrash(app: App, { part, reason, work }: Crash): Promise<void> {
  app.log.error({ part, reason, work }, 'a process ended by itself');
  return insertCrash(
    app.background,
    {
      id: app.newId(),
      at: new Date(app.now()),
      part,
      reason,
      workKind: work?.kind ?? null,
      workId: work?.id ?? null,
      workName: work?.name ?? null,
    },
    mostAnHour,
  ).catch((error: unknown) => app.log.error({ err: error }, 'the crash could not be recorded'));
}

export async function listCrashes({ db }: SignedInContext, asked: CrashesAsked) {
  const { rows, total } = await crashesOf(db, asked);
  const items: CrashEntry[] = rows.map(({ workKind, workId, workName, at, ...row }) => ({
    ...row,
    at: iso(at),
    work: workKind === null ? null : { kind: workKind, id: workId!, name: workName! },
  }));
  return { items, page: { page: asked.page, size: asked.size, total } };
}

interface Marker {
  readonly pid: number;
  readonly reason?: string;
  readonly work?: readonly Work[];
}

const mostWork = 20;
const folderOf = ({ config }: App): string => join(config.dataDir, 'running');
/** Processes of several machines may share the folder, and only their own machine knows whether they are alive. */
const prefix = `${hostname()}-`;

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Marks this process as running by a file, and records the processes of this machine that left theirs: they ended without
 * being asked to. Where an error of JavaScript ended one, its file says what was under way. Returns how to take the mark
 * away when the process stops.
 */
export async function markRunning(app: App): Promise<() => void> {
  const folder = folderOf(app);
  mkdirSync(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const left = await readFile(join(folder, name), 'utf8').then(
      (text) => JSON.parse(text) as Marker,
      () => null,
    );
    if (left && isAlive(left.pid)) continue;
    await rm(join(folder, name), { force: true });
    const reason = left?.reason ?? 'ended without being asked to';
    for (const work of left?.work?.length ? left.work : [null])
      await recordCrash(app, { part: 'process', reason, work });
  }
  const own = join(folder, `${prefix}${process.pid}.json`);
  const write = (marker: Omit<Marker, 'pid'>) => writeFileSync(own, JSON.stringify({ pid: process.pid, ...marker }));
  write({});
  const note = (error: unknown) =>
    write({
      reason: withoutQuotes(String((error as Error)?.stack ?? error)).slice(0, 600),
      work: workUnderWay().slice(0, mostWork),
    });
  process.on('uncaughtExceptionMonitor', note);
  return () => {
    process.off('uncaughtExceptionMonitor', note);
    rmSync(own, { force: true });
  };
}
