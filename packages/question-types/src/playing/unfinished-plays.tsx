/** A play that was counted and not heard to its end: remembered in the tab, so that a reload continues it. */

export interface UnfinishedPlay {
  position: number;
  /** A play was counted and has not been finished. */
  open: boolean;
  /** The id of a play that was requested from the server without a reply: it may have been counted. */
  asked: string | null;
}

export const noPlay: UnfinishedPlay = { position: 0, open: false, asked: null };

// The address holds the attempt, so a second attempt in the same tab starts from the beginning.
const storageKey = (media: string): string => `media:${location.pathname}:${media}`;

export function readPlay(media: string): UnfinishedPlay {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(media)) ?? 'null');
    if (
      typeof stored === 'object' &&
      stored !== null &&
      'position' in stored &&
      'open' in stored &&
      Number.isFinite(stored.position)
    ) {
      return {
        position: Number(stored.position),
        open: stored.open === true,
        asked: 'asked' in stored && typeof stored.asked === 'string' ? stored.asked : null,
      };
    }
  } catch {
    // Private windows may refuse storage; the recording then starts over.
  }
  return noPlay;
}

export function storePlay(media: string, play: UnfinishedPlay): void {
  try {
    sessionStorage.setItem(storageKey(media), JSON.stringify(play));
  } catch {
    // Without storage a reload starts the recording over.
  }
}

/** The id under which a play is requested. Works on insecure origins too, unlike `crypto.randomUUID`. */
export const newPlayName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join('');

/** How long a play waits for its file at most; after that it stays unfinished. */
const patienceMs = 60_000;
const haveEnough = 4;
const loadingNow = 2;

/** Resolves when the recording can play to its end without buffering. */
export function canPlayThrough(node: HTMLMediaElement): Promise<void> {
  if (node.readyState >= haveEnough) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (act: () => void): void => {
      over.abort();
      clearTimeout(timer);
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Error('slow network'))), patienceMs);
    node.addEventListener('canplaythrough', () => end(resolve), { signal: over.signal });
    node.addEventListener('error', () => end(() => reject(new Error('no file'))), { signal: over.signal });
    node.preload = 'auto';
    if (node.error !== null || node.networkState !== loadingNow) node.load();
  });
}

/** A reloaded page gets the lock of the previous page; a duplicated tab, whose storage is a copy, does not. */
export const lockWaitMs = 1_000;
const held = new Set<string>();

/** Holds the lock of the play while the page lives; false when another page still holds it after a while. */
export function holdPlay(media: string, waitMs: number | null): Promise<boolean> {
  const name = storageKey(media);
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined || held.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(name, waitMs === null ? {} : { signal: AbortSignal.timeout(waitMs) }, () => {
        held.add(name);
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}
