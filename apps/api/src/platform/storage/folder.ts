/** Objects as files of a folder. A crash leaves no partial file under its name. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export class Folder {
  readonly #root: string;
  constructor(root: string) {
    this.#root = root;
  }

  /** Resolves when the file is durably stored. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#root, key);
    await mkdir(join(path, '..'), { recursive: true });
    const partial = `${path}.partial`;
    const file = await open(partial, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  }

  /** Size in bytes; null if the file does not exist. */
  async size(key: string): Promise<number | null> {
    try {
      return (await stat(join(this.#root, key))).size;
    } catch {
      return null;
    }
  }

  /** `start` and `end` both inclusive. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null> {
    return Promise.resolve(createReadStream(join(this.#root, key), range));
  }

  remove(key: string): Promise<void> {
    return rm(join(this.#root, key), { force: true });
  }
}
