/**
 * A tab's own name towards the server. It survives a reload, and a duplicated tab gets another one: two tabs
 * under one name would give the same sequence to different answers.
 */

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Also works where `crypto.randomUUID` does not: a school's server without a certificate. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => letters[byte % letters.length]).join('');
}

export interface Claims {
  /** Claims a name for as long as the page lives; false when a living page has it. */
  claim(client: string, waitMs: number): Promise<boolean>;
  release(): void;
}

/** Claims by the browser's locks, which end with the page that holds them. */
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
        const request = waitMs > 0 ? locks.request(name, { signal: AbortSignal.timeout(waitMs) }, hold) : locks.request(name, { ifAvailable: true }, hold);
        request.catch(() => settle(false));
      });
    },
    release() {
      for (const release of releases.splice(0)) release();
    },
  };
}

/** Where there are no locks (no secure context), pages ask each other. */
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

/** The name this tab had for the attempt, unless another page bears it now; then a new one. */
export async function claimClient(attempt: string, claims: Claims): Promise<string> {
  const kept = recall(attempt);
  // The page before a reload may give its claim up a moment after this one asks.
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

/** Remembers the tab's name through a reload. */
export function keepClient(attempt: string, client: string): void {
  try {
    sessionStorage.setItem(keyOf(attempt), client);
  } catch {
    // Without storage a reload makes a new client; the journal of the old one is drained under its own name.
  }
}
