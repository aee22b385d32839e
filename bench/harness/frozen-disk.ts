/**
 * A disk that can lose power: an ext4 file system in a file, mounted through a loop device. What was not flushed lives
 * only in the page cache above the loop device and never reaches the file. A copy of the file, taken while nothing
 * writes, therefore equals the disk after a power cut. Needs root and loop devices (Linux).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sh = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

export interface FrozenDisk {
  /** Where the disk is mounted. */
  readonly path: string;
  /** Copies the backing file and mounts the copy: the disk as it was at that moment. */
  cutAndCopy(): FrozenDisk;
  unmount(): void;
}

/** Whether this machine allows mounting a file system image. */
export function canMount(): boolean {
  try {
    createDisk(32).unmount();
    return true;
  } catch {
    return false;
  }
}

export function createDisk(megabytes = 1024): FrozenDisk {
  const folder = mkdtempSync(join(tmpdir(), 'vumon-disk-'));
  const image = join(folder, 'disk.img');
  sh('truncate', '-s', `${megabytes}M`, image);
  sh('mkfs.ext4', '-q', '-F', image);
  return mount(folder, image, 0);
}

function mount(folder: string, image: string, generation: number): FrozenDisk {
  const path = join(folder, `mnt-${generation}`);
  mkdirSync(path);
  sh('mount', '-o', 'loop', image, path);
  return {
    path,
    cutAndCopy() {
      const copy = join(folder, `cut-${generation + 1}.img`);
      sh('cp', '--sparse=always', image, copy);
      return mount(folder, copy, generation + 1);
    },
    unmount() {
      sh('umount', '-l', path);
      if (generation === 0) rmSync(folder, { recursive: true, force: true });
    },
  };
}
