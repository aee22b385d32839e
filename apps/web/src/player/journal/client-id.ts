/**
 * The client id under which a tab sends its entries. It survives a reload. A duplicated tab gets a new one, because two
 * tabs with one id would use the same sequence numbers for different answers.
 */

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Shown to the learner when two devices gave different answers. */
export type Device = 'phone' | 'tablet' | 'computer';

const kinds: Readonly<Record<string, Device>> = { p: 'phone', t: 'tablet', c: 'computer' };
const markOfThis = (): string => (/Mobi/.test(navigator.userAgent) ? 'p' : navigator.maxTouchPoints > 1 ? 't' : 'c');

/** The kind of device that created this id; null for ids that do not contain it. */
export const deviceOf = (client: string): Device | null => kinds[/^(\w)-/.exec(client)?.[1] ?? ''] ?? null;

/** Starts with the kind of device. Works without https too, where `crypto.randomUUID` is missing. */
export function newClientId(): string {
  return `${markOfThis()}-${randomLetters()}`;
}

function randomLetters(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % letters.length]).join('');
}

export interface Claims {
  /** Claims an id for as long as the page lives; false when another open page has it. */
  claim(client: string, waitMs: number): Promise<boolean>;
  release(): void;
}

/** Claims with the Web Locks API: the browser releases a lock when its page ends. */
function lockClaims(locks: LockManager): Claims {
  const releases: (() => void)[] = [];
  return {
    claim(client, waitMs) {
      return new Promise((settle) => {
        const hold = (lock: Lock | null) => {
          settle(lock !== null);
          return lock === null ? Promise.resolve() : new Promise<void>((release) => releases.push(release));
        };
        const name = `attempt-client:${client}`;
        const request =
          waitMs > 0
            ? locks.request(name, { signal: AbortSignal.timeout(waitMs) }, hold)
            : locks.request(name, { ifAvailable: true }, hold);
        request.catch(() => settle(false));
      });
    },
    release() {
      for (const release of releases.splice(0)) release();
    },
  };
}

/** Without Web Locks (no secure context) pages query each other over a BroadcastChannel. */
function channelClaims(): Claims {
  const channel = new BroadcastChannel('attempt-clients');
  const mine = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<{ ask?: string; taken?: string }>) => {
    if (data.ask !== undefined && mine.has(data.ask)) channel.postMessage({ taken: data.ask });
  });
  return {
    claim(client) {
      return new Promise((settle) => {
        const hear = ({ data }: MessageEvent<{ taken?: string }>) => data.taken === client && done(false);
        const timer = setTimeout(() => done(true), 250);
        const done = (free: boolean) => {
          clearTimeout(timer);
          channel.removeEventListener('message', hear);
          if (free) mine.add(client);
          settle(free);
        };
        channel.addEventListener('message', hear);
        channel.postMessage({ ask: client });
      });
    },
    release() {
      mine.clear();
      channel.close();
    },
  };
}

export function browserClaims(): Claims {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? lockClaims(locks) : channelClaims();
}

/** The client id that this tab used for the attempt before, or a new one if another page uses that id now. */
export async function claimClient(attempt: string, claims: Claims): Promise<string> {
  const kept = recall(attempt);
  // After a reload the previous page may release its claim a moment later than this page asks.
  if (kept !== null && (await claims.claim(kept, 400))) return kept;
  const fresh = newClientId();
  await claims.claim(fresh, 0);
  keepClient(attempt, fresh);
  return fresh;
}

const keyOf = (attempt: string) => `attempt-client:${attempt}`;

function recall(attempt: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(attempt));
  } catch {
    return null;
  }
}

/** Stores the tab's id, so that it survives a reload. */
export function keepClient(attempt: string, client: string): void {
  try {
    sessionStorage.setItem(keyOf(attempt), client);
  } catch {
    // Without storage a reload creates a new id; entries of the old one are sent as those of an orphan.
  }
}
