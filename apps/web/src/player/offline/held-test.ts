/**
 * What this device holds of one test, in the browser's cache storage, where the service worker reads it too: encrypted
 * pieces before the start, and after it everything needed to continue without a connection. There is one cache per
 * learner and assignment, so that it can be deleted as a whole.
 */
import type { ExamContent } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import type { Profile } from '../../session/gate.ts';
import type { ServerState } from '../journal/protocol.ts';

export type Started = Reply<'POST /student/unit-tests-assigned/{id}/start'>;

export interface MediaFile {
  readonly mime: string;
  /** Whether the file has a play limit, and therefore a key of its own. */
  readonly counted: boolean;
  readonly pieces: readonly string[];
}

/** A play that was counted on this device because the server could not be reached. */
export interface HeldPlay {
  readonly media: string;
  readonly request: string;
}

export interface OpenTest {
  /** Name of the cache with the player's files for this test; empty until all are held. */
  readonly shell: string;
  readonly key: string;
  readonly sounds: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, MediaFile>>;
  /** Name of the piece that contains the questions. */
  readonly first: string;
  readonly profile: Profile | null;
  readonly state: Started;
  /** When `state` was fetched, by the device's own clock. */
  readonly date: number;
  readonly plays: readonly HeldPlay[];
}

/** The server's state of the attempt, and when it was stored by the device's own clock, which tells how old it is. */
export interface StoredState extends ServerState {
  readonly date: number;
}

const prefix = 'test:';
const nameOf = (user: string, assignment: string) => `${prefix}${user}:${assignment}`;

/** Present only on safe origins, and not in every private window. */
export const canHold = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && 'subtle' in (globalThis.crypto as Partial<Crypto>);

export class HeldTest {
  readonly #cache: Cache;
  readonly #name: string;

  private constructor(cache: Cache, name: string) {
    this.#cache = cache;
    this.#name = name;
  }

  static async of(user: string, assignment: string): Promise<HeldTest> {
    const name = nameOf(user, assignment);
    return new HeldTest(await caches.open(name), name);
  }

  /** A test that was started on this device by any learner: without a connection, the user is not known. */
  static async findStarted(assignment: string): Promise<{ test: HeldTest; open: OpenTest } | null> {
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix) || !name.endsWith(`:${assignment}`)) continue;
      const test = new HeldTest(await caches.open(name), name);
      const open = await test.open();
      if (open) return { test, open };
    }
    return null;
  }

  /** Every test that was started on this device, by this learner or, with null, by any. */
  static async allStarted(user: string | null): Promise<{ assignment: string; test: HeldTest; open: OpenTest }[]> {
    const found = [];
    for (const name of await caches.keys()) {
      const [, owner, assignment] = /^test:([^:]+):(.+)$/.exec(name) ?? [];
      if (assignment === undefined || (user !== null && owner !== user)) continue;
      const test = new HeldTest(await caches.open(name), name);
      const open = await test.open();
      if (open) found.push({ assignment, test, open });
    }
    return found;
  }

  /** Deletes everything that is held for the assignment, of any learner. */
  static async forgetAll(assignment: string): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && name.endsWith(`:${assignment}`)) await caches.delete(name);
    await dropOldShells();
  }

  open(): Promise<OpenTest | null> {
    return this.#read('/open');
  }

  keepOpen(open: OpenTest): Promise<void> {
    return this.#write('/open', open);
  }

  storedState(): Promise<StoredState | null> {
    return this.#read('/standing');
  }

  storeState(state: StoredState): Promise<void> {
    return this.#write('/standing', state);
  }

  async piece(name: string): Promise<ArrayBuffer | null> {
    return (await (await this.#cache.match(`/piece/${name}`))?.arrayBuffer()) ?? null;
  }

  async keepPiece(name: string, bytes: ArrayBuffer): Promise<void> {
    const headers = { 'Content-Length': String(bytes.byteLength) };
    await this.#cache.put(`/piece/${name}`, new Response(bytes, { headers }));
  }

  async dropPiece(name: string): Promise<void> {
    await this.#cache.delete(`/piece/${name}`);
  }

  /** The pieces that are held, with their lengths. */
  async pieces(): Promise<Map<string, number>> {
    const held = new Map<string, number>();
    for (const request of await this.#cache.keys()) {
      const name = /\/piece\/(.+)$/.exec(new URL(request.url).pathname)?.[1];
      const length = name && (await this.#cache.match(request))?.headers.get('Content-Length');
      if (name && length) held.set(name, Number(length));
    }
    return held;
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
    await dropOldShells();
  }

  async #read<Value>(key: string): Promise<Value | null> {
    const kept = await this.#cache.match(key);
    return kept ? ((await kept.json()) as Value) : null;
  }

  async #write(key: string, value: unknown): Promise<void> {
    await this.#cache.put(
      key,
      new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } }),
    );
  }
}

export const shellPrefix = 'shell-';
/**
 * The key of a test's page, as the service worker knows it: by the address alone. On the international site English
 * pages have no prefix.
 */
export const pageKey = (path: string): string => (path.startsWith('/en/') ? '/page/en' : '/page/vi');
const newestKey = 'player-shell';

export function rememberShell(name: string): void {
  try {
    localStorage.setItem(newestKey, name);
  } catch {
    // Then deletes cached versions of the player that no test needs.
  }
}

/** Deletes cached versions of the player that no started test needs, except the newest. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const needed = new Set([localStorage.getItem(newestKey)]);
  for (const name of names)
    if (name.startsWith(prefix)) {
      const open = await (await caches.open(name)).match('/open');
      if (open) needed.add(((await open.json()) as OpenTest).shell);
    }
  for (const name of names) if (name.startsWith(shellPrefix) && !needed.has(name)) await caches.delete(name);
}

/** Opens a piece. Null if it is missing or broken; a broken piece is deleted, so that it is fetched again. */
export async function openPiece(test: HeldTest, name: string, key: string): Promise<ArrayBuffer | null> {
  const encrypted = await test.piece(name);
  if (!encrypted) return null;
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt']);
  try {
    return await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: encrypted.slice(0, 12), additionalData: new TextEncoder().encode(name) },
      secret,
      encrypted.slice(12),
    );
  } catch {
    await test.dropPiece(name);
    return null;
  }
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));

/** A key of the device's own, for what reached it without encryption. */
export const newKey = (): string => base64(crypto.getRandomValues(new Uint8Array(32)));

/** Stores what the device has in the form of a test's pieces, so that player and worker read both alike. */
export async function keepSealed(
  test: HeldTest,
  { name, key }: { name: string; key: string },
  bytes: BufferSource,
): Promise<void> {
  const raw = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(name);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, secret, bytes));
  const piece = new Uint8Array(iv.length + sealed.length);
  piece.set(iv);
  piece.set(sealed, iv.length);
  await test.keepPiece(name, piece.buffer);
}

export interface TestContent {
  readonly content: ExamContent;
  readonly media: Readonly<Record<string, MediaFile>>;
}

export async function openContent(test: HeldTest, first: string, key: string): Promise<TestContent | null> {
  const plain = await openPiece(test, first, key);
  return plain && (JSON.parse(new TextDecoder().decode(plain)) as TestContent);
}
