/**
 * Downloads a test and the player before the start, and continues after it if the learner starts earlier. Interrupted
 * downloads continue when the connection returns; what is on the device is not fetched again.
 */
import { ApiError, type Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import { retryDelay } from '../journal/retry-delay.ts';
import { bytesFrom, cacheOfRelease, holdFiles, holdPage } from '../../connection/hold-files.ts';
import { canHold, dropOldShells, HeldTest, pageKey, rememberShell, shellPrefix } from './held-test.ts';

/**
 * `waiting`: for the connection. `full`: the device has no space. `none`: this browser cannot hold tests, so the test
 * needs a connection.
 */
export type PreparationPhase = 'loading' | 'waiting' | 'ready' | 'full' | 'none';

export interface Progress {
  readonly phase: PreparationPhase;
  /** Size of the test in bytes. */
  readonly done: number;
  readonly total: number;
}

type Manifest = Reply<'GET /student/unit-tests-assigned/{id}/sealed'>;

const atOnce = 3;

interface PlayerFiles {
  readonly always: readonly string[];
  readonly families: Readonly<Record<string, readonly string[]>>;
}

export class Preparation {
  readonly #assignment: string;
  readonly #user: string;
  readonly #listeners = new Set<() => void>();
  #progress: Progress = { phase: 'loading', done: 0, total: 0 };
  #running = false;
  #again = false;
  #stopped = false;
  #endWait: () => void = () => {};
  /** Names of the piece with the questions and of the cache with the player's files, once they are held. */
  first = '';
  /** Whether everything was on the device at some time; a later check or a lost connection does not reset it. */
  whole = false;
  shell = '';

  constructor(user: string, assignment: string) {
    this.#user = user;
    this.#assignment = assignment;
    addEventListener('online', this.#retry);
    this.again();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Progress => this.#progress;

  /** Checks again for missing files. */
  again(): void {
    this.#again = true;
    if (this.#running) return;
    this.#running = true;
    void this.#run().finally(() => (this.#running = false));
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#retry);
    this.#endWait();
  }

  readonly #retry = (): void => this.#endWait();

  #tell(progress: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...progress };
    for (const listener of this.#listeners) listener();
  }

  async #run(): Promise<void> {
    if (!canHold()) return this.#tell({ phase: 'none' });
    try {
      const scope = location.pathname.replace(/[^/]+\/?$/, '');
      // Some browsers refuse to register without throwing an error.
      if (!(await navigator.serviceWorker.register('/sw.js', { scope }))) return this.#tell({ phase: 'none' });
    } catch {
      return this.#tell({ phase: 'none' });
    }
    for (let failures = 0; this.#again && !this.#stopped;) {
      this.#again = false;
      try {
        await this.#load();
      } catch (error) {
        if (isFull(error)) {
          await this.forget().catch(() => undefined);
          return this.#tell({ phase: 'full' });
        }
        // The server refused: there is nothing to hold, or not for this learner.
        if (error instanceof ApiError && error.code !== 'NETWORK' && error.status < 500 && error.status !== 429)
          return this.#tell({ phase: 'none' });
        this.#again = true;
        failures += 1;
        this.#tell({ phase: 'waiting' });
        await new Promise<void>((go) => {
          this.#endWait = go;
          setTimeout(go, retryDelay(failures, Math.random()));
        });
        if (!this.#stopped) this.#tell({ phase: 'loading' });
      }
    }
  }

  async forget(): Promise<void> {
    await (await HeldTest.of(this.#user, this.#assignment)).forget();
  }

  async #load(): Promise<void> {
    const manifest: Manifest = await api('GET /student/unit-tests-assigned/{id}/sealed', {
      params: { id: this.#assignment },
    });
    const test = await HeldTest.of(this.#user, this.#assignment);
    const held = await test.pieces();
    const wanted = new Map(manifest.pieces.map(({ name, bytes }) => [name, bytes]));
    for (const [name, bytes] of held)
      if (wanted.get(name) !== bytes) {
        await test.dropPiece(name);
        held.delete(name);
      }
    const total = manifest.pieces.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
    const missing = manifest.pieces.filter(({ name }) => !held.has(name));
    this.#tell({ done, total, ...(missing.length > 0 && { phase: 'loading' }) });
    const fetchPiece = async ({ name, bytes }: Manifest['pieces'][number]) => {
      const piece = await bytesFrom(`/api/student/unit-tests-assigned/${this.#assignment}/sealed/${name}`);
      if (piece.byteLength !== bytes) throw new Error('half a piece');
      await test.keepPiece(name, piece);
      done += bytes;
      this.#tell({ done });
    };
    const [first, ...rest] = missing;
    if (first) await fetchPiece(first);
    this.first = manifest.pieces[0]!.name;
    this.shell = await holdShell(new Set(manifest.families));
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let piece = rest.shift(); piece && !this.#stopped; piece = rest.shift()) await fetchPiece(piece);
      }),
    );
    if (this.#stopped) return;
    this.whole = true;
    this.#tell({ phase: 'ready' });
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Stores the player's files that questions of these families need, with its page at `address`; returns the name of their
 * cache.
 */
export async function holdShell(needed: ReadonlySet<string>, address = location.pathname): Promise<string> {
  const list = await bytesFrom('/player-files.json');
  const { always, families } = JSON.parse(new TextDecoder().decode(list)) as PlayerFiles;
  const name = await cacheOfRelease(shellPrefix, list);
  const cache = await caches.open(name);
  await holdFiles(cache, [
    ...always,
    ...Object.entries(families).flatMap(([family, files]) => (needed.has(family) ? files : [])),
  ]);
  const key = pageKey(address);
  if (!(await cache.match(key))) await holdPage(cache, { address, key }, always);
  rememberShell(name);
  await dropOldShells();
  return name;
}
