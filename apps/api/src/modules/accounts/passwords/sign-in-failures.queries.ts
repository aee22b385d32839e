/** Waiting times after failed sign-ins, per account and per address. Only failures count: a whole school sits behind one address. */
import { createHash } from 'node:crypto';
import { AppError } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

interface Rule {
  /** Failures before anybody has to wait. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const rules = {
  account: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 },
  address: { free: 100, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 },
} as const satisfies Record<string, Rule>;
/** Failures are forgotten after this long without another. */
const memoryMs = 30 * 60_000;

export interface Attempted {
  readonly account: string;
  readonly address: string;
}

type Kind = keyof typeof rules;
const keyOf = (kind: Kind, value: string): string =>
  `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

/** Errors: TOO_MANY_REQUESTS with the seconds to wait. */
export async function refuseWhileBlocked(db: Db, attempted: Attempted, now: number): Promise<void> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select('blocked_until')
    .where('key', 'in', [keyOf('account', attempted.account), keyOf('address', attempted.address)])
    .where('blocked_until', '>', new Date(now))
    .execute();
  if (rows.length === 0) return;
  const until = Math.max(...rows.map((row) => row.blocked_until!.getTime()));
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until - now) / 1000) });
}

export async function countFailure(db: Db, attempted: Attempted, now: number): Promise<void> {
  for (const kind of ['account', 'address'] as const) {
    const { free, firstWaitMs, longestWaitMs } = rules[kind];
    await sql`
      INSERT INTO sign_in_failures AS f (key, failures, last_failed_at) VALUES (${keyOf(kind, attempted[kind])}, 1, ${new Date(now)})
      ON CONFLICT (key) DO UPDATE SET
        failures = CASE WHEN f.last_failed_at < ${new Date(now - memoryMs)} THEN 1 ELSE f.failures + 1 END,
        last_failed_at = excluded.last_failed_at,
        blocked_until = CASE
          WHEN f.last_failed_at < ${new Date(now - memoryMs)} OR f.failures + 1 < ${free} THEN NULL
          ELSE excluded.last_failed_at + make_interval(secs => least(${longestWaitMs / 1000}::float8, ${firstWaitMs / 1000}::float8 * 2 ^ least(20, f.failures + 1 - ${free})))
        END`.execute(db);
  }
}

/** A right password clears the account's failures; those of the address stay, else one own account would free a guesser. */
export async function forgetFailures(db: Db, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', keyOf('account', account)).execute();
}
