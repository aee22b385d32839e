/** SQL of the devices that receive notices while the product is closed. */
import { sql } from 'kysely';
import type { NoticeKind } from '@vumon/domain';
import type { Db } from '#db';
import { isChosen } from './notices.queries.ts';
import { isLiveSession } from './readers.queries.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
}

/**
 * Stores the device of a session. A browser has one address whoever is signed in, so it moves to the newest session and
 * is nobody else's any more.
 */
export async function storeSubscription(
  db: Db,
  { sessionId, userId, at, ...device }: Subscription & { sessionId: string; userId: string; at: Date },
): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE endpoint = ${device.endpoint} AND session_id <> ${sessionId}`.execute(
    db,
  );
  await sql`
    INSERT INTO push_subscriptions (session_id, user_id, endpoint, public_key, auth_secret, created_at)
    VALUES (${sessionId}, ${userId}, ${device.endpoint}, ${device.publicKey}, ${device.authSecret}, ${at})
    ON CONFLICT (session_id) DO UPDATE SET user_id = excluded.user_id, endpoint = excluded.endpoint,
      public_key = excluded.public_key, auth_secret = excluded.auth_secret`.execute(db);
}

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE session_id = ${sessionId}`.execute(db);
}

/** The same for an address that its push service has given up, unless the device has a new one by now. */
export async function deleteGone(db: Db, sessionId: string, endpoint: string): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE session_id = ${sessionId} AND endpoint = ${endpoint}`.execute(db);
}

export async function isSubscribed(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM push_subscriptions WHERE session_id = ${sessionId}`.execute(db);
  return rows.length > 0;
}

export async function anySubscribed(db: Db, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM push_subscriptions WHERE user_id = ANY(${userIds}::uuid[]) LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Sessions of these users whose devices receive a kind of notice. */
export async function receivingSessions(
  db: Db,
  userIds: readonly string[],
  kind: NoticeKind,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ sessionId: string }>`
    SELECT p.session_id AS "sessionId" FROM push_subscriptions p
    WHERE p.user_id = ANY(${userIds}::uuid[]) AND ${isLiveSession.of(sql.ref('p.session_id'), now)}
      AND ${isChosen(sql.ref('p.user_id'), kind, 'push')}`.execute(db);
  return rows.map(({ sessionId }) => sessionId);
}

/** The device of a session that has not ended, with its user. */
export async function subscriptionOf(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<(Subscription & { readonly userId: string }) | undefined> {
  const { rows } = await sql<Subscription & { userId: string }>`
    SELECT endpoint, public_key AS "publicKey", auth_secret AS "authSecret", user_id AS "userId"
    FROM push_subscriptions WHERE session_id = ${sessionId} AND ${isLiveSession.of(sql`${sessionId}::uuid`, now)}`.execute(
    db,
  );
  return rows[0];
}

/** Deletes the devices whose session has ended. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await sql`DELETE FROM push_subscriptions p WHERE NOT ${isLiveSession.of(sql.ref('p.session_id'), now)}`.execute(db);
}
