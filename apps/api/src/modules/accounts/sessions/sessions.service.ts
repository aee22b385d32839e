/** A session's life: begun within the device limit, renewed by rotation, ended by its owner or by a token used twice. */
import { AppError, deviceOf } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#modules/audit';
import { settingFor } from '#modules/packages';
import type { App, RequestContext, SignedInContext } from '../../../http/context.ts';
import { hashToken } from '../../../crypto/token-hash.ts';
import { dayMs } from '../../../clock.ts';
import { recogniseDevice } from './known-devices.service.ts';
import { insertSignIns } from './login-history.queries.ts';
import {
  insertSession,
  isOfLockedAccount,
  isReplaced,
  liveSessions,
  lockOptionalSession,
  replaceSession,
  revokeOtherSessions,
  revokeSession,
  rotateSession,
  type DeviceRow,
  type SessionRow,
} from './sessions.queries.ts';
import { issueTicket, readTicket } from '../codes/tickets.ts';
import { accessMs, firstTokens, graceMs, refreshMs, sessionOf, successorOf, type Tokens } from './tokens.ts';

export interface OpenSession extends Tokens {
  readonly sessionId: string;
  readonly userId: string;
  readonly accessExpiresAt: Date;
  /** For the cookie of a browser that had none. */
  readonly deviceToken: string | null;
}

export interface Client {
  readonly userAgent: string;
  readonly address: string;
  cookie(name: string): string | undefined;
}

/** Begins a session; the caller holds the user's row lock. Errors: LIMIT_LOGIN_SESSION with the devices and a ticket to sign one out. */
export async function createSession(
  app: App,
  db: Db,
  userId: string,
  client: Client,
  now: number,
): Promise<OpenSession> {
  const at = new Date(now);
  // A sign-in replaces the session that the browser had, also one of another user, so that it does not count as a device of that user.
  const held = client.cookie('refresh');
  const heldSession = held === undefined ? null : sessionOf(app.config.secret, held);
  if (heldSession !== null) await replaceSession(db, userId, heldSession, hashToken(held!), at);
  const devices = await liveSessions(db, userId, at);
  if (devices.length >= (await settingFor({ app, db }, 'devices-per-account'))) {
    throw new AppError('LIMIT_LOGIN_SESSION', {
      data: {
        ticket: issueTicket(app, 'sign out a device', userId, now),
        sessions: devices.map((device) => deviceView(device, null)),
      },
    });
  }
  const sessionId = app.newId();
  const tokens = firstTokens(app.config.secret, sessionId, (bytes) => app.random(bytes));
  const accessExpiresAt = new Date(now + accessMs);
  await insertSession(db, {
    id: sessionId,
    userId,
    accessHash: hashToken(tokens.accessToken),
    accessExpiresAt,
    refreshHash: hashToken(tokens.refreshToken),
    refreshExpiresAt: new Date(now + Math.min(refreshMs, await longestMs(app, db))),
    userAgent: client.userAgent,
    address: client.address,
    now: at,
  });
  await insertSignIns(db, [
    { userId, sessionId, outcome: 'SIGNED_IN', userAgent: client.userAgent, address: client.address, at },
  ]);
  return {
    ...tokens,
    sessionId,
    userId,
    accessExpiresAt,
    deviceToken: await recogniseDevice(app, db, userId, client, at),
  };
}

/** Longest life of a session after the sign-in, however often it is renewed. */
const longestMs = async (app: App, db: Db): Promise<number> => dayMs * (await settingFor({ app, db }, 'session-days'));

export const deviceView = (row: DeviceRow, currentId: string | null) => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  address: row.address,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  current: row.id === currentId,
});

type Renewal = 'rotate' | 'again' | 'reused';

function renewalOf(session: SessionRow, hash: Buffer, now: number): Renewal {
  if (session.refresh_hash.equals(hash)) return 'rotate';
  const predecessor = session.previous_refresh_hash?.equals(hash) ?? false;
  return predecessor && now - session.rotated_at.getTime() <= graceMs ? 'again' : 'reused';
}

/** Errors: UNAUTHORISED; LOCK_ACCOUNT when that is why. A refresh token used after its time revokes its session, whoever holds it. */
export async function renewSession({ app, address, now }: RequestContext, refreshToken: string): Promise<OpenSession> {
  const { secret } = app.config;
  const sessionId = sessionOf(secret, refreshToken);
  if (sessionId === null) throw new AppError('UNAUTHORISED');
  const renewed = await withTransaction(app.db, async (db) => {
    const session = await lockOptionalSession(db, sessionId);
    if (!session) return null;
    const endsAt = session.created_at.getTime() + (await longestMs(app, db));
    if (session.refresh_expires_at.getTime() <= now || endsAt <= now) return null;
    switch (renewalOf(session, hashToken(refreshToken), now)) {
      case 'reused':
        await revokeSession(db, session.user_id, sessionId, 'TOKEN_REUSED', new Date(now));
        await audit(db, {
          at: now,
          actorId: session.user_id,
          action: 'session-revoked',
          kind: 'session',
          id: sessionId,
          details: { reason: 'refresh token reused' },
        });
        return null;
      case 'again':
        return {
          ...successorOf(secret, refreshToken, session.rotated_at),
          sessionId,
          userId: session.user_id,
          accessExpiresAt: session.access_expires_at,
          deviceToken: null,
        };
      case 'rotate': {
        const at = new Date(now);
        const tokens = successorOf(secret, refreshToken, at);
        const accessExpiresAt = new Date(Math.min(now + accessMs, endsAt));
        await rotateSession(db, session, {
          accessHash: hashToken(tokens.accessToken),
          accessExpiresAt,
          refreshHash: hashToken(tokens.refreshToken),
          refreshExpiresAt: new Date(Math.min(now + refreshMs, endsAt)),
          address,
          at,
        });
        return { ...tokens, sessionId, userId: session.user_id, accessExpiresAt, deviceToken: null };
      }
    }
  });
  if (!renewed) throw new AppError((await isOfLockedAccount(app.db, sessionId)) ? 'LOCK_ACCOUNT' : 'UNAUTHORISED');
  return renewed;
}

/** Whether the browser of this refresh token has got another session in its place meanwhile. */
export async function hasSuccessor({ app }: RequestContext, refreshToken: string): Promise<boolean> {
  const sessionId = sessionOf(app.config.secret, refreshToken);
  return sessionId !== null && isReplaced(app.db, sessionId);
}

export async function signOut({ db, now }: RequestContext, userId: string, sessionId: string): Promise<void> {
  await revokeSession(db, userId, sessionId, 'SIGNED_OUT', new Date(now));
}

/** Errors: TICKET_EXPIRED. A session that has ended meanwhile is no error: the way is free. */
export async function signOutDevice(
  { app, db, now }: RequestContext,
  ticket: string,
  sessionId: string,
): Promise<void> {
  await revokeSession(
    db,
    readTicket(app, 'sign out a device', ticket, now),
    sessionId,
    'SIGNED_OUT_ELSEWHERE',
    new Date(now),
  );
}

export async function devicesOf({ db, actor, now }: SignedInContext) {
  return (await liveSessions(db, actor.userId, new Date(now))).map((row) => deviceView(row, actor.sessionId));
}

/** One device, or all the others and this one too if wanted. Errors: NOT_FOUND for a session that is not the actor's or has ended. */
export async function signOutSessions(
  { app, actor, now }: SignedInContext,
  { sessionId, thisOneToo = false }: { sessionId?: string | undefined; thisOneToo?: boolean | undefined },
): Promise<void> {
  const at = new Date(now);
  await withTransaction(app.db, async (db) => {
    if (sessionId !== undefined) {
      if (!(await revokeSession(db, actor.userId, sessionId, 'SIGNED_OUT_ELSEWHERE', at)))
        throw new AppError('NOT_FOUND');
      return;
    }
    await revokeOtherSessions(db, actor.userId, actor.sessionId, 'SIGNED_OUT_ELSEWHERE', at);
    if (thisOneToo) await revokeSession(db, actor.userId, actor.sessionId, 'SIGNED_OUT', at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'signed-out-everywhere',
      kind: 'user',
      id: actor.userId,
      details: { thisOneToo },
    });
  });
}
