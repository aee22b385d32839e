/** Registers the service worker for all pages, and stores the page that it shows without a connection. */
import { bytesFrom, cacheOfRelease, holdFiles, holdPage } from '../../connection/hold-files.ts';
import { canHold } from '../../player/offline/held-test.ts';

const prefix = 'home-';

interface HomeFiles {
  readonly always: readonly string[];
  readonly families: Readonly<Record<string, readonly string[]>>;
}

/** Whoever saves data gets the page only with the installed app. */
const isWanted = (): boolean =>
  !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
  matchMedia('(display-mode: standalone)').matches;

/**
 * `families`: those of question types that the kept results need. The page is stored last, and the earlier release is
 * deleted after it, so that the worker always finds a page with all of its files.
 */
export async function holdHome(families: ReadonlySet<string>): Promise<void> {
  if (!canHold() || !isWanted()) return;
  // Some browsers refuse to register without throwing an error.
  if (!(await navigator.serviceWorker.register('/sw.js'))) return;
  const list = await bytesFrom('/home-files.json');
  const files = JSON.parse(new TextDecoder().decode(list)) as HomeFiles;
  const name = await cacheOfRelease(prefix, list);
  const cache = await caches.open(name);
  const needed = Object.entries(files.families).flatMap(([family, own]) => (families.has(family) ? own : []));
  await holdFiles(cache, [...files.always, ...needed]);
  if (!(await cache.match('/home-page')))
    await holdPage(cache, { address: '/offline.html', key: '/home-page' }, files.always);
  for (const other of await caches.keys()) if (other.startsWith(prefix) && other !== name) await caches.delete(other);
}
