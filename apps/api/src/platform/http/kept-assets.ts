/**
 * Files of the web app of the last releases, in a folder that all processes share. While processes are replaced one after
 * the other, a page of one release may ask a process of another one for its code.
 */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The one that runs, and two that open pages may be of. */
const releasesKept = 3;
/** Another process may be storing a file that no list names. */
const unlistedForMs = 60 * 60 * 1000;
/** A release has two thousand files, and each waits for the disk. */
const copiedAtOnce = 16;

/** When a file was changed; null when another process has deleted it. */
const changedAt = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

const lines = async (path: string): Promise<string[]> => (await readFile(path, 'utf8')).split('\n');

/** Lists of releases, the one that started last first. */
async function listsIn(folder: string): Promise<string[]> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const dated = await Promise.all(paths.map(async (path) => ({ path, at: (await changedAt(path)) ?? 0 })));
  return dated.toSorted((a, b) => b.at - a.at).map(({ path }) => path);
}

/** Deletes lists of older releases, and files that no other one has. */
async function forgetOlder(files: string, lists: string, now: number): Promise<void> {
  const all = await listsIn(lists);
  await Promise.all(all.slice(releasesKept).map((path) => rm(path, { force: true })));
  const kept = new Set((await Promise.all(all.slice(0, releasesKept).map(lines))).flat());
  for (const name of await readdir(files)) {
    if (kept.has(name)) continue;
    const path = join(files, name);
    const at = await changedAt(path);
    if (at !== null && now - at > unlistedForMs) await rm(path, { force: true });
  }
}

/**
 * Stores the files of `webRoot` and returns the folder that has those of the last releases. Their names have the hash of
 * their content, so those of all releases lie together. It can be repeated after it was interrupted.
 */
export async function keepAssets(webRoot: string, dataDir: string, now: number): Promise<string> {
  const [files, lists] = [join(dataDir, 'assets/files'), join(dataDir, 'assets/releases')];
  await Promise.all([files, lists].map((folder) => mkdir(folder, { recursive: true })));
  const names = (await readdir(join(webRoot, 'assets'))).toSorted();
  const list = join(lists, createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16));
  // First the list, so that no process that tidies up meanwhile deletes what it names.
  if (!existsSync(list)) await writeFile(list, names.join('\n'));
  await utimes(list, now / 1000, now / 1000);
  const stored = new Set(await readdir(files));
  const lacking = names.filter((name) => !stored.has(name));
  const store = async (name: string) => {
    const partial = join(files, `.${name}.${randomUUID()}`);
    await copyFile(join(webRoot, 'assets', name), partial);
    await rename(partial, join(files, name));
  };
  for (let at = 0; at < lacking.length; at += copiedAtOnce)
    await Promise.all(lacking.slice(at, at + copiedAtOnce).map(store));
  await forgetOlder(files, lists, now);
  return files;
}
