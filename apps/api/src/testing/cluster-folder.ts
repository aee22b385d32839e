/** Where the PostgreSQL of a test run has its files. */
import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHolder } from '@vumon/tools/database';

export interface Place {
  /** A file system in memory. */
  readonly memory: string;
  readonly disk: string;
  /** Bytes that have to be free in memory. */
  readonly needed: number;
}

/** The demo school has 0.2 GB, and up to seven copies of it exist at a time; the log grows to 1 GB. */
const usual: Place = { memory: '/dev/shm', disk: tmpdir(), needed: 4 * 1024 ** 3 };
const prefix = 'vumon-test-';
const leftAfterMs = 600_000;

/**
 * Makes a folder, in memory where there is room. A database has 1,400 files, and each test file makes and drops one. ext4
 * without a journal looks through the recently deleted files for every new one: on such a disk that takes 1.9 s of
 * processor time a database instead of 0.1 s (decision 0266).
 */
export function makeClusterFolder({ memory, disk, needed }: Place = usual): string {
  const roomy = existsSync(memory) && freeIn(memory) > needed && freemem() > 2 * needed;
  if (roomy) removeLeftovers(memory);
  return mkdtempSync(join(roomy ? memory : disk, prefix));
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A run that was killed leaves its folder, which takes memory until the machine is started again. */
function removeLeftovers(memory: string): void {
  for (const name of globSync(`${prefix}*`, { cwd: memory })) {
    const folder = join(memory, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    // Another run may be about to start its server.
    if (Date.now() - made < leftAfterMs || findHolder(join(folder, 'postgres')) !== null) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
