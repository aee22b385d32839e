/**
 * Recordings on disk: `<DATA_DIR>/recordings/<last two letters>/<file id>`, written piece by piece. No part of a path
 * comes from users.
 */
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const idPattern = /^[0-9a-f-]{36}$/;

export function fileOfRecording(dataDir: string, id: string): string {
  if (!idPattern.test(id)) throw new Error('not a recording id');
  // Ids begin with a time, so their last letters distribute the files evenly.
  return join(dataDir, 'recordings', id.slice(-2), id);
}

async function syncFolder(path: string): Promise<void> {
  // Folders cannot be opened, and so not synced, on Windows.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** How much of a recording is on this machine; another one may have the rest. */
export const storedBytes = (dataDir: string, id: string): Promise<number> =>
  stat(fileOfRecording(dataDir, id)).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );

/**
 * Resolves when the bytes are durably on the disk. Overwrites what was stored from `offset` on. Throws when what comes
 * before `offset` is not here: written after a hole it would be heard as silence.
 */
export async function writePiece(dataDir: string, id: string, offset: number, bytes: Uint8Array): Promise<void> {
  const path = fileOfRecording(dataDir, id);
  const folder = join(path, '..');
  if (offset === 0) await mkdir(folder, { recursive: true });
  const file = await open(path, constants.O_RDWR | (offset === 0 ? constants.O_CREAT : 0), 0o600);
  try {
    if ((await file.stat()).size < offset) throw new Error('the beginning of the recording is not here');
    for (let written = 0; written < bytes.length;)
      written += (await file.write(bytes, written, bytes.length - written, offset + written)).bytesWritten;
    await file.datasync();
  } finally {
    await file.close();
  }
  if (offset === 0) {
    await syncFolder(folder);
    await syncFolder(join(folder, '..'));
  }
}

/** `start` and `end` both inclusive. */
export const readFile = (dataDir: string, id: string, range: { start: number; end: number }): Readable =>
  createReadStream(fileOfRecording(dataDir, id), range);

export async function readStretch(dataDir: string, id: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(fileOfRecording(dataDir, id), 'r');
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const removeFile = (dataDir: string, id: string): Promise<void> =>
  rm(fileOfRecording(dataDir, id), { force: true });
