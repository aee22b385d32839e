import type { Db } from '#db';
import { sql } from 'kysely';

/** A caller's key; keys of two users never meet. */
export interface KeyOf {
  readonly userId: string;
  readonly key: string;
}

export interface Call extends KeyOf {
  readonly route: string;
  readonly inputHash: Buffer;
  /** Names this very call. */
  readonly claim: string;
}

/**
 * Whether this call may work: the key is new, or the call that had it has not committed anything by the time at which
 * its claim ended.
 */
export async function claimKey(db: Db, call: Call, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO idempotency_keys AS k (user_id, key, route, input_hash, claim, claimed_until, created_at)
    VALUES (${call.userId}, ${call.key}, ${call.route}, ${call.inputHash}, ${call.claim}, ${until}, ${now})
    ON CONFLICT (user_id, key) DO UPDATE SET claim = excluded.claim, claimed_until = excluded.claimed_until
    WHERE k.reply IS NULL AND NOT k.committed AND k.claimed_until < ${now}
      AND k.route = excluded.route AND k.input_hash = excluded.input_hash
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export interface StoredCall {
  readonly route: string;
  readonly inputHash: Buffer;
  readonly claimedUntil: Date;
  readonly committed: boolean;
  readonly reply: Buffer | null;
}

export async function findOptionalCall(db: Db, { userId, key }: KeyOf): Promise<StoredCall | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['route', 'input_hash as inputHash', 'claimed_until as claimedUntil', 'committed', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Says in the transaction of the work that it is done; false when another call has taken over the key. */
export async function markCommitted(db: Db, { userId, key, claim }: Call): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ committed: true })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function storeReply(db: Db, { userId, key, claim }: Call, reply: Buffer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ reply })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute();
}

/** Forgets a call that was refused before it wrote anything: the same key may be used again. False if it has written. */
export async function releaseKey(db: Db, { userId, key, claim }: Call): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('committed', '=', false)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of deleted keys, at most `limit`. */
export async function deleteKeysBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where((is) =>
      is(
        is.refTuple('user_id', 'key'),
        'in',
        is
          .selectFrom('idempotency_keys')
          .select(['user_id', 'key'])
          .where('created_at', '<', before)
          .limit(limit)
          .$asTuple('user_id', 'key'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
