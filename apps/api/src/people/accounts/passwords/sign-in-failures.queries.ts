/**
 * Waiting times after failed sign-ins. Failures count for an account and an address together, so that strangers elsewhere
 * cannot lock anybody out; an account and an address each have a far larger limit of their own, against distributed
 * guessing. Only failures count, because a whole school may share one address.
 */
import { createHash } from 'node:crypto';
import { AppError } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { networkOf } from './network.ts';

interface Rule {
  /** Failures before anybody has to wait. */
  readonly free: number;
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

const slow = { firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
const rules = {
  /** An account from an address. */
  pair: { free: 5, ...slow },
  /** A browser on which the account signed in before: failures elsewhere do not count. */
  device: { free: 10, ...slow },
  account: { free: 100, ...slow },
  address: { free: 100, ...slow },
  /** Codes of classes typed at an address: nobody finds the names of a class by guessing its code. */
  'class-code': { free: 30, ...slow },
  /** Cards of young learners tried at an address, for all learners together; each learner has five tries beside it. */
  'class-secret': { free: 200, ...slow },
  /** Room codes and candidate numbers tried at an address: all pupils of a school may share it. */
  'exam-room': { free: 200, ...slow },
  /** Attempts of the signed-in user, which nobody else can use up. */
  own: { free: 5, ...slow },
} as const satisfies Record<string, Rule>;
/** Failures are forgotten after this long without another. */
const memoryMs = 30 * 60_000;

export type Attempted =
  | { readonly by: 'class-code' | 'class-secret' | 'exam-room'; readonly address: string }
  | { readonly by: 'own'; readonly account: string }
  | { readonly by: 'device'; readonly account: string; readonly device: Buffer }
  | {
      readonly by: 'stranger';
      readonly account: string;
      readonly address: string;
      /** The account signed in from this address before: failures of others there do not delay it. */
      readonly knownAddress: boolean;
    };

type Kind = keyof typeof rules;
const keyOf = (kind: Kind, ...values: readonly string[]): string =>
  `${kind}:${createHash('sha256').update(values.join('\0')).digest('base64url')}`;

/** The counters that an attempt counts for, and those that can delay it. */
function keysOf(attempted: Attempted): { kind: Kind; key: string; waits: boolean }[] {
  switch (attempted.by) {
    case 'class-code':
    case 'class-secret':
    case 'exam-room':
      return [{ kind: attempted.by, key: keyOf(attempted.by, networkOf(attempted.address)), waits: true }];
    case 'own':
      return [{ kind: 'own', key: keyOf('own', attempted.account), waits: true }];
    case 'device':
      return [
        { kind: 'device', key: keyOf('device', attempted.account, attempted.device.toString('hex')), waits: true },
      ];
    case 'stranger': {
      const { account } = attempted;
      const network = networkOf(attempted.address);
      return [
        { kind: 'pair', key: keyOf('pair', account, network), waits: true },
        { kind: 'account', key: keyOf('account', account), waits: true },
        { kind: 'address', key: keyOf('address', network), waits: !attempted.knownAddress },
      ];
    }
  }
}

/** Errors: TOO_MANY_REQUESTS with the seconds to wait. */
export async function refuseWhileBlocked(db: Db, attempted: Attempted, now: number): Promise<void> {
  const keys = keysOf(attempted).filter(({ waits }) => waits);
  const rows = await db
    .selectFrom('sign_in_failures')
    .select('blocked_until')
    .where(
      'key',
      'in',
      keys.map(({ key }) => key),
    )
    .where('blocked_until', '>', new Date(now))
    .execute();
  if (rows.length === 0) return;
  const until = Math.max(...rows.map((row) => row.blocked_until!.getTime()));
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((until - now) / 1000) });
}

export async function countFailure(db: Db, attempted: Attempted, now: number): Promise<void> {
  for (const { kind, key } of keysOf(attempted)) {
    const { free, firstWaitMs, longestWaitMs } = rules[kind];
    await sql`
      INSERT INTO sign_in_failures AS f (key, failures, last_failed_at) VALUES (${key}, 1, ${new Date(now)})
      ON CONFLICT (key) DO UPDATE SET
        failures = CASE WHEN f.last_failed_at < ${new Date(now - memoryMs)} THEN 1 ELSE f.failures + 1 END,
        last_failed_at = excluded.last_failed_at,
        blocked_until = CASE
          WHEN f.last_failed_at < ${new Date(now - memoryMs)} OR f.failures + 1 < ${free} THEN NULL
          ELSE excluded.last_failed_at + make_interval(secs => least(${longestWaitMs / 1000}::float8, ${firstWaitMs / 1000}::float8 * 2 ^ least(20, f.failures + 1 - ${free})))
        END`.execute(db);
  }
}

/** A correct password clears the failures of its device or of its account at this address. The total counts stay, or else an attacker could reset the address's count by an account of their own. */
export async function forgetFailures(db: Db, attempted: Attempted): Promise<void> {
  const [own] = keysOf(attempted);
  await db.deleteFrom('sign_in_failures').where('key', '=', own!.key).execute();
}
