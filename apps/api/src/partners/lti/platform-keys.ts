/** The public keys of platforms, fetched from their addresses and kept for an hour. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { AppError } from '@vumon/domain';
import { call, type OutboundOptions } from '#platform/outbound';
import type { App } from '../../platform/http/context.ts';
import { hourMs, secondMs } from '../../platform/clock.ts';

const keptMs = hourMs;
/** A token with an unknown key may come from a platform that has just changed its keys, or from anybody. */
const againAfterMs = 30 * secondMs;
const mostKeys = 50;

/** Where tests put their own look-up of names. */
export type Calling = Pick<OutboundOptions, 'resolve' | 'timeoutMs'>;

interface Kept {
  readonly at: number;
  readonly keys: Promise<ReturnType<typeof createLocalJWKSet>>;
}
const kept = new WeakMap<App, Map<string, Kept>>();

function keySetIn(text: string): JSONWebKeySet | null {
  try {
    const value = JSON.parse(text) as JSONWebKeySet;
    return Array.isArray(value.keys) && value.keys.length <= mostKeys ? value : null;
  } catch {
    return null;
  }
}

async function fetched(app: App, url: string, calling: Calling): Promise<ReturnType<typeof createLocalJWKSet>> {
  const { config } = app;
  const reply = await call(
    { method: 'GET', url, headers: { accept: 'application/json', 'user-agent': 'Vumon-LTI/1' } },
    { local: config.development && !config.production, ...calling },
  );
  const set = reply.status === 200 && reply.text !== null ? keySetIn(reply.text) : null;
  if (!set) {
    app.log.warn({ url, status: reply.status, failure: reply.failure }, 'the keys of a learning platform were not had');
    throw new AppError('LTI_KEYS_UNREACHABLE');
  }
  return createLocalJWKSet(set);
}

/** Launches of a class come together, so a call that is under way serves all of them. A failure is kept for a moment. */
function keysAt(app: App, url: string, calling: Calling, noOlderThan: number): Kept {
  const all = kept.get(app) ?? new Map<string, Kept>();
  kept.set(app, all);
  const known = all.get(url);
  if (known && known.at >= noOlderThan && known.at <= app.now()) return known;
  const entry = { at: app.now(), keys: fetched(app, url, calling) };
  entry.keys.catch(() => {
    if (all.get(url) === entry) all.set(url, { at: entry.at - keptMs + 5 * secondMs, keys: entry.keys });
  });
  all.set(url, entry);
  return entry;
}

/** The key for a token. Errors: LTI_KEYS_UNREACHABLE, those of `jose` for a key that the platform does not have. */
export const keyFrom =
  (app: App, url: string, calling: Calling = {}): JWTVerifyGetKey =>
  async (header, token) => {
    const now = app.now();
    const first = keysAt(app, url, calling, now - keptMs);
    try {
      return await (
        await first.keys
      )(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      const again = keysAt(app, url, calling, now - againAfterMs);
      if (again === first) throw error;
      return (await again.keys)(header, token);
    }
  };
