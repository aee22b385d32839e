import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClaims, claimClient, deviceOf, keepClient, newClientId, type Claims } from './client-id.ts';

/** Pages of one browser: an id belongs to the page that claimed it until that page ends. */
function browser() {
  const taken = new Set<string>();
  return function page(): Claims {
    const mine: string[] = [];
    return {
      async claim(client) {
        if (taken.has(client)) return false;
        taken.add(client);
        mine.push(client);
        return true;
      },
      release() {
        for (const client of mine.splice(0)) taken.delete(client);
      },
    };
  };
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

it('creates ids that the server accepts', () => {
  for (let at = 0; at < 50; at++) expect(newClientId()).toMatch(/^[A-Za-z0-9-]{8,40}$/);
});

it('keeps its id through a reload', async () => {
  const page = browser();
  const before = page();
  const name = await claimClient('a1', before);
  before.release();
  expect(await claimClient('a1', page())).toBe(name);
});

it('gives a duplicated tab its own id, which it keeps', async () => {
  const page = browser();
  const name = await claimClient('a1', page());
  // The duplicate starts with the same session storage while the first page is open.
  const copy = page();
  const other = await claimClient('a1', copy);
  expect(other).not.toBe(name);
  copy.release();
  expect(await claimClient('a1', page())).toBe(other);
});

it('has an id for each attempt', async () => {
  const claims = browser()();
  expect(await claimClient('a1', claims)).not.toBe(await claimClient('a2', claims));
});

it('does not take the id of another attempt, also when no page uses it now', async () => {
  const page = browser();
  const before = page();
  const name = await claimClient('a1', before);
  before.release();
  expect(await claimClient('a2', page())).not.toBe(name);
});

describe('the kind of device', () => {
  it.each([
    ['phone', 'Mozilla/5.0 (iPhone) Mobile/15E148', 5],
    ['phone', 'Mozilla/5.0 (Linux; Android 14) Mobile Safari', 1],
    ['tablet', 'Mozilla/5.0 (Macintosh) Safari', 5],
    ['computer', 'Mozilla/5.0 (X11; Linux) Firefox', 1],
    ['computer', 'Mozilla/5.0 (X11; Linux) Firefox', 0],
  ] as const)('is %s for %s with %d touch points', (kind, userAgent, maxTouchPoints) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect(deviceOf(newClientId())).toBe(kind);
  });

  it.each(['client-one', '', 'x-abcdefgh', 'ap-abcdefgh', '?-abcdefgh', 'p'])('is unknown for %j', (client) => {
    expect(deviceOf(client)).toBeNull();
  });
});

it('works without storage', async () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(await claimClient('a1', browser()())).toMatch(/^[a-z]-/);
});

it('waits for a page that is closing, not for others', async () => {
  const waits: [string, number][] = [];
  const claims: Claims = {
    claim: (client, waitMs) => {
      waits.push([client, waitMs]);
      return Promise.resolve(waits.length > 2);
    },
    release: () => undefined,
  };
  keepClient('a1', 'c-the-one-before');
  const fresh = await claimClient('a1', claims);
  expect(waits).toEqual([
    ['c-the-one-before', 400],
    [fresh, 0],
  ]);
});

/** The part of the Web Locks API that claims use: one holder per name, others wait until a signal aborts. */
function lockManager(): LockManager {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(
      name: string,
      options: { ifAvailable?: boolean; signal?: AbortSignal },
      run: (lock: unknown) => Promise<unknown>,
    ): Promise<unknown> {
      if (held.has(name)) {
        if (options.ifAvailable) return run(null);
        const refused = new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(new Error('AbortError')));
        });
        await Promise.race([held.get(name), refused]);
      }
      const running = run({ name });
      held.set(name, running);
      await running;
      held.delete(name);
      return undefined;
    },
  } as unknown as LockManager;
}

describe.each(['Web Locks', 'a BroadcastChannel'] as const)('claims by %s', (way) => {
  const pages: Claims[] = [];
  let locks: LockManager | undefined;
  const page = (): Claims => {
    vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, locks });
    const claims = browserClaims();
    pages.push(claims);
    return claims;
  };
  beforeEach(() => void (locks = way === 'Web Locks' ? lockManager() : undefined));
  afterEach(() => {
    for (const claims of pages.splice(0)) claims.release();
  });

  it('assign an id to one page at a time', async () => {
    const [first, second] = [page(), page()];
    expect(await first.claim('c-one', 0)).toBe(true);
    expect(await second.claim('c-one', 0)).toBe(false);
    expect(await second.claim('c-two', 0)).toBe(true);
  });

  it('assign it to another page once the first one is gone', async () => {
    const [first, second] = [page(), page()];
    await first.claim('c-one', 0);
    first.release();
    await Promise.resolve();
    expect(await second.claim('c-one', 400)).toBe(true);
  });

  it('are refused to a page that requests a taken id, but not to others that request at the same time', async () => {
    const [first, second, third] = [page(), page(), page()];
    await first.claim('c-one', 0);
    expect(await Promise.all([second.claim('c-two', 0), third.claim('c-one', 0)])).toEqual([true, false]);
  });

  it('leave nothing behind when they are refused', async () => {
    const [first, second, third] = [page(), page(), page()];
    await first.claim('c-one', 0);
    expect(await second.claim('c-one', 0)).toBe(false);
    // The longest time that a claim takes.
    await second.claim('c-two', 0);
    first.release();
    await Promise.resolve();
    expect(await third.claim('c-one', 0)).toBe(true);
  });

  it('time out if the page stays open', async () => {
    const [first, second] = [page(), page()];
    await first.claim('c-one', 0);
    expect(await second.claim('c-one', 20)).toBe(false);
  });
});

it('request a lock without waiting when asked to', async () => {
  const locks = lockManager();
  const request = vi.spyOn(locks, 'request');
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, locks });
  const claims = browserClaims();
  await claims.claim('c-one', 0);
  expect(request).toHaveBeenCalledWith('attempt-client:c-one', { ifAvailable: true }, expect.any(Function));
  claims.release();
});

it('wait for a lock that is released in time', async () => {
  const locks = lockManager();
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, locks });
  const [first, second] = [browserClaims(), browserClaims()];
  await first.claim('c-one', 0);
  const waiting = second.claim('c-one', 5_000);
  first.release();
  expect(await waiting).toBe(true);
  second.release();
});
