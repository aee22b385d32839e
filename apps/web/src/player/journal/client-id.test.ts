import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimClient, newClientId, type Claims } from './client-id.ts';

/** Pages of one browser: a name belongs to the page that claimed it until that page ends. */
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

it('makes names the server takes', () => {
  for (let at = 0; at < 50; at++) expect(newClientId()).toMatch(/^[A-Za-z0-9-]{8,40}$/);
});

it('keeps its name through a reload', async () => {
  const page = browser();
  const before = page();
  const name = await claimClient('a1', before);
  before.release();
  expect(await claimClient('a1', page())).toBe(name);
});

it('gives a duplicated tab a name of its own, which that one keeps from then on', async () => {
  const page = browser();
  const name = await claimClient('a1', page());
  // The copy starts with the same session storage while the first page lives.
  const copy = page();
  const other = await claimClient('a1', copy);
  expect(other).not.toBe(name);
  copy.release();
  expect(await claimClient('a1', page())).toBe(other);
});

it('has a name for each attempt', async () => {
  const claims = browser()();
  expect(await claimClient('a1', claims)).not.toBe(await claimClient('a2', claims));
});
