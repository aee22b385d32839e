/** Limits of partners' clients: requests in a minute, and growing pauses after wrong secrets. Every process counts along. */
import { createHash } from 'node:crypto';
import { AppError } from '@vumon/domain';
import type { Db } from '#db';
import type { App } from '../../platform/http/context.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../platform/clock.ts';
import {
  countFailure,
  countRequest,
  findOptionalFailures,
  forgetFailures,
  usageSince,
  type Usage,
} from './limits.queries.ts';

/** Requests of a client in a minute. */
export const requestsPerClient = 600;
/** Requests for a token from an address in a minute. */
export const tokensPerAddress = 60;

interface LimitContext {
  readonly db: Db;
  readonly now: number;
}

/** Windows that are full: what comes in them is refused without asking the database. */
const fullWindows = new WeakMap<App, Map<string, number>>();
const mostFull = 10_000;

function fullWindowsOf(app: App): Map<string, number> {
  const known = fullWindows.get(app) ?? new Map<string, number>();
  fullWindows.set(app, known);
  return known;
}

/** Counts a request and returns the seconds to wait, or 0 when it is allowed. */
async function pass({ app, db, now }: LimitContext & { app: App }, key: string, limit: number): Promise<number> {
  const minute = Math.floor(now / minuteMs);
  const wait = Math.max(1, Math.ceil(((minute + 1) * minuteMs - now) / secondMs));
  const full = fullWindowsOf(app);
  if (full.get(key) === minute) return wait;
  if ((await countRequest(db, key, new Date(minute * minuteMs))) <= limit) return 0;
  if (full.size >= mostFull) full.clear();
  full.set(key, minute);
  return wait;
}

/** Errors: TOO_MANY_REQUESTS. */
export async function expectTurn(context: LimitContext & { app: App }, key: string, limit: number): Promise<void> {
  expectNoWait(await pass(context, key, limit));
}

export function expectNoWait(wait: number): void {
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

export const clientKey = (clientAppId: string): string => `client ${clientAppId}`;

/** How much a client has asked in the last 24 hours. */
export const usageOf = ({ db, now }: LimitContext, clientAppId: string): Promise<Usage> =>
  usageSince(db, clientKey(clientAppId), new Date(now - dayMs), requestsPerClient);

/** Failures without a pause. */
const free = 5;
const longestMs = 15 * minuteMs;
/** After this time without a failure they are forgotten. */
const forgottenMs = hourMs;

/** By the address too: nobody else can shut the partner out. */
const failureKey = (address: string, clientAppId: string): Buffer =>
  createHash('sha256').update(`${address} ${clientAppId}`).digest();

export interface Failures {
  /** The seconds until the next try is allowed; 0 for now. */
  readonly wait: number;
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/** Wrong secrets of a client from an address: after a few of them each further one doubles the pause. */
export async function failuresOf({ db, now }: LimitContext, address: string, clientAppId: string): Promise<Failures> {
  const key = failureKey(address, clientAppId);
  const known = await findOptionalFailures(db, key);
  const last = known?.lastAt.getTime() ?? 0;
  const counts = known !== undefined && known.failures >= free && now - last < forgottenMs;
  const pause = counts ? Math.min(longestMs, secondMs * 2 ** Math.min(20, known.failures - free + 1)) : 0;
  return {
    wait: Math.max(0, Math.ceil((last + pause - now) / secondMs)),
    failed: () => countFailure(db, key, { now: new Date(now), forgotten: new Date(now - forgottenMs) }),
    succeeded: async () => {
      if (known) await forgetFailures(db, key);
    },
  };
}
