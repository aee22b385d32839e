/** Stores files of one release in the browser's cache storage, so that a page starts without a connection. */
import { ApiError, envelopeOf } from '@vumon/contract/client';

const typeOf: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, json: /json/, svg: /svg/ };

export async function bytesFrom(path: string): Promise<ArrayBuffer> {
  const reply = await fetch(path, { credentials: 'same-origin', cache: 'no-cache' });
  if (reply.ok) return reply.arrayBuffer();
  const refusal = await envelopeOf(reply);
  throw new ApiError(refusal ? reply.status : 0, refusal ?? { code: 'NETWORK' });
}

/** The name of the cache for the release whose list of files this is. */
export async function cacheOfRelease(prefix: string, list: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', list)).slice(0, 8);
  return prefix + [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores a file. Rejects if something in between has sent a page of its own in its place. */
async function holdFile(cache: Cache, path: string): Promise<void> {
  const reply = await fetch(path);
  const expected = typeOf[path.slice(path.lastIndexOf('.') + 1)];
  const type = reply.headers.get('Content-Type') ?? '';
  if (!reply.ok || reply.redirected || (expected ? !expected.test(type) : type.startsWith('text/html')))
    throw new ApiError(0, { code: 'NETWORK' });
  await cache.put(path, reply);
}

const atOnce = 3;

/** Stores the files that the cache does not have yet. */
export async function holdFiles(cache: Cache, files: Iterable<string>): Promise<void> {
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(files)].map((file) => `/${file}`).filter((path) => !held.has(path));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = missing.shift(); path; path = missing.shift()) await holdFile(cache, path);
    }),
  );
}

/** Whether every script that the page begins with is one of these files. */
export function beginsWith(html: string, files: readonly string[]): boolean {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file!);
  return scripts.length > 0 && scripts.every((file) => files.includes(file));
}

/** Stores the page at `address`, which begins with these files, as `key`. */
export async function holdPage(
  cache: Cache,
  { address, key }: { address: string; key: string },
  files: readonly string[],
): Promise<void> {
  const page = await fetch(address, { credentials: 'same-origin' });
  // The page of a filter, or of a release that was deployed just now, begins with other files.
  if (!page.ok || !beginsWith(await page.clone().text(), files)) throw new ApiError(0, { code: 'NETWORK' });
  await cache.put(key, page);
}
