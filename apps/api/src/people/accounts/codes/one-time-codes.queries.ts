/** SQL of one-time codes and of the limits of requests for them. Contacts and codes are stored as keyed hashes. */
import type { CodePurpose } from '@vumon/contract';
import { sql } from 'kysely';
import type { Db } from '#db';
import { dayMs, hourMs } from '../../../platform/clock.ts';

type Channel = 'sms' | 'mail';

/** Serialises requests until the transaction ends, so that concurrent ones cannot exceed a limit together. */
export async function lockRequests(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('one_time_codes'))`.execute(db);
}

export interface RequestCounts {
  readonly ofAddress: number;
  readonly ofChannel: number;
  readonly ofTarget: number;
  readonly ofTargetInHour: number;
  /** The time of the last code that was not entered yet; only such a code delays the next one. */
  readonly lastCodeAt: Date | null;
}

/**
 * Counts the requests of the last hour by the same requester (an account, a browser or an IP address) and over the
 * channel, and those of the last day for the target.
 */
export async function countRequests(
  db: Db,
  asked: { addressHash: Buffer; targetHash: Buffer; channel: Channel; now: Date },
): Promise<RequestCounts> {
  const hour = new Date(asked.now.getTime() - hourMs);
  const day = new Date(asked.now.getTime() - dayMs);
  const { rows } = await sql<RequestCounts>`
    SELECT
      (SELECT count(*)::int FROM one_time_codes WHERE address_hash = ${asked.addressHash} AND created_at > ${hour}) AS "ofAddress",
      (SELECT count(*)::int FROM one_time_codes WHERE channel = ${asked.channel} AND created_at > ${hour} AND code_hash IS NOT NULL) AS "ofChannel",
      (SELECT count(*)::int FROM one_time_codes WHERE target_hash = ${asked.targetHash} AND created_at > ${day} AND code_hash IS NOT NULL) AS "ofTarget",
      (SELECT count(*)::int FROM one_time_codes WHERE target_hash = ${asked.targetHash} AND created_at > ${hour} AND code_hash IS NOT NULL) AS "ofTargetInHour",
      (SELECT max(created_at) FROM one_time_codes WHERE target_hash = ${asked.targetHash} AND code_hash IS NOT NULL AND proved_at IS NULL) AS "lastCodeAt"`.execute(
    db,
  );
  return rows[0]!;
}

export interface NewCode {
  readonly id: string;
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  readonly targetHash: Buffer;
  readonly codeHash: Buffer | null;
  readonly addressHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Also deletes what is older than two days, which no limit counts. */
export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db
    .deleteFrom('one_time_codes')
    .where('channel', '=', code.channel)
    .where('created_at', '<', new Date(code.now.getTime() - 2 * dayMs))
    .execute();
  await db
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      purpose: code.purpose,
      channel: code.channel,
      target_hash: code.targetHash,
      code_hash: code.codeHash,
      address_hash: code.addressHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Withdraws a code that no provider accepted: it cannot be used, and does not delay another. */
export async function withdrawCode(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('one_time_codes').set({ code_hash: null, withdrawn_at: at }).where('id', '=', id).execute();
}

interface CodeTraffic {
  /** Sent in the last hour, counted as the limit of the channel counts them. */
  readonly inHour: number;
  /** Handed to providers in the last day, and how many of them no provider took. */
  readonly inDay: number;
  readonly refusedInDay: number;
}

export async function codeTraffic(db: Db, channel: Channel, now: Date): Promise<CodeTraffic> {
  const hour = new Date(now.getTime() - hourMs);
  const day = new Date(now.getTime() - dayMs);
  const { rows } = await sql<CodeTraffic>`
    SELECT count(*) FILTER (WHERE created_at > ${hour} AND code_hash IS NOT NULL)::int AS "inHour",
      count(*) FILTER (WHERE code_hash IS NOT NULL OR withdrawn_at IS NOT NULL)::int AS "inDay",
      count(withdrawn_at)::int AS "refusedInDay"
    FROM one_time_codes WHERE channel = ${channel} AND created_at > ${day}`.execute(db);
  return rows[0]!;
}

/** Counts a try at the newest code of a target and returns the code; undefined where there is none to try. */
export async function countGuess(
  db: Db,
  targetHash: Buffer,
  triesPerCode: number,
  now: Date,
): Promise<{ id: string; codeHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; codeHash: Buffer }>`
    UPDATE one_time_codes SET tries = tries + 1
    WHERE id = (SELECT id FROM one_time_codes WHERE target_hash = ${targetHash} AND code_hash IS NOT NULL ORDER BY created_at DESC LIMIT 1)
      AND expires_at > ${now} AND proved_at IS NULL AND tries < ${triesPerCode}
    RETURNING id, code_hash AS "codeHash"`.execute(db);
  return rows[0];
}

/** False when the code was verified before. */
export async function markProved(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ proved_at: now })
    .where('id', '=', id)
    .where('proved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the code was used before. */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('proved_at', 'is not', null)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
