/** Sessions: created within the device limit, renewed by rotating their tokens, ended by their owner or when a refresh token is used twice. */
import { AppError, deviceOf } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { readHere } from '#platform/cells';
import { settingFor, type StoreContext } from '#people/packages';
import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import { hashToken } from '../../../platform/crypto/token-hash.ts';
import { dayMs } from '../../../platform/clock.ts';
import { recogniseDevice } from './known-devices.service.ts';
import { insertSignIns } from './login-history.queries.ts';
import {
  insertSession,
  isGuest,
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
import { endStays } from '../support/support.queries.ts';
import { issueTicket, readTicket } from '../codes/tickets.ts';
import { accessMs, firstTokens, graceMs, refreshMs, sessionOf, successorOf, type Tokens } from './tokens.ts';

/** The caller's transaction, and the time of the request in milliseconds. */
export interface SessionContext extends StoreContext {
  readonly now: number;
}

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

/** The devices that an account is signed in on, how many it may be, and whether that lets no further one in. */
export async function roomForDevices(context: SessionContext, userId: string) {
  const devices = await liveSessions(context.db, userId, new Date(context.now));
  const most = await settingFor(context, 'devices-per-account');
  return { devices, most, full: devices.length >= most };
}

/** Creates a session; the caller has locked the user's row. Errors: LIMIT_LOGIN_SESSION with the devices and a ticket to sign one out; FORBIDDEN for a guest, who signs in at home. */
export async function createSession(context: SessionContext, userId: string, client: Client): Promise<OpenSession> {
  const { app, db, now } = context;
  const at = new Date(now);
  if (app.config.cell && (await isGuest(db, userId))) throw new AppError('FORBIDDEN');
  // A sign-in replaces the session that the browser had, also one of another user, so that it does not count as a device of that user.
  const held = client.cookie('refresh');
  const heldSession = held === undefined ? null : sessionOf(app.config, held);
  if (heldSession !== null) await replaceSession(db, userId, heldSession, hashToken(held!), at);
  const { devices, full } = await roomForDevices(context, userId);
  if (full) {
    throw new AppError('LIMIT_LOGIN_SESSION', {
      data: {
        ticket: issueTicket(context, 'sign out a device', userId),
        sessions: devices.map((device) => deviceView(device, null)),
      },
    });
  }
  const sessionId = app.newId();
  const tokens = firstTokens(app.config, sessionId, (bytes) => app.random(bytes));
  const accessExpiresAt = new Date(now + accessMs);
  await insertSession(db, {
    id: sessionId,
    userId,
    accessHash: hashToken(tokens.accessToken),
    accessExpiresAt,
    refreshHash: hashToken(tokens.refreshToken),
    refreshExpiresAt: new Date(now + Math.min(refreshMs, await longestMs(context))),
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
    deviceToken: await recogniseDevice(context, userId, client),
  };
}

/** Longest life of a session after the sign-in, however often it is renewed. */
const longestMs = async (context: StoreContext): Promise<number> => dayMs * (await settingFor(context, 'session-days'));

export const deviceView = (row: DeviceRow, currentId: string | null) => ({
  id: row.id,
  ...deviceOf(row.userAgent),
  address: row.address,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  current: row.id === currentId,
});

type Renewal = 'rotate' | 'again' | 'reused';

function renewalOf(session: SessionRow, hash: Buffer, now: number): Renewal {
  if (session.refreshHash.equals(hash)) return 'rotate';
  const predecessor = session.previousRefreshHash?.equals(hash) ?? false;
  return predecessor && now - session.rotatedAt.getTime() <= graceMs ? 'again' : 'reused';
}

/**
 * Errors: UNAUTHORISED, or LOCK_ACCOUNT when the account is locked, AtOtherCell. A refresh token that is used after its successor
 * revokes the session, whoever uses it.
 */
export async function renewSession(context: RequestContext, refreshToken: string): Promise<OpenSession> {
  const { app, address, now } = context;
  readHere(context, refreshToken);
  const sessionId = sessionOf(app.config, refreshToken);
  if (sessionId === null) throw new AppError('UNAUTHORISED');
  const renewed = await withTransaction(app.db, async (db) => {
    const session = await lockOptionalSession(db, sessionId);
    if (!session) return null;
    const endsAt = session.createdAt.getTime() + (await longestMs({ app, db }));
    if (session.refreshExpiresAt.getTime() <= now || endsAt <= now) return null;
    switch (renewalOf(session, hashToken(refreshToken), now)) {
      case 'reused':
        await revokeSession(db, session.userId, sessionId, 'TOKEN_REUSED', new Date(now));
        await audit(db, {
          at: now,
          actorId: session.userId,
          action: 'session-revoked',
          kind: 'session',
          id: sessionId,
          details: { reason: 'refresh token reused' },
        });
        return null;
      case 'again':
        return {
          ...successorOf(app.config, refreshToken, session.rotatedAt),
          sessionId,
          userId: session.userId,
          accessExpiresAt: session.accessExpiresAt,
          deviceToken: null,
        };
      case 'rotate': {
        const at = new Date(now);
        const tokens = successorOf(app.config, refreshToken, at);
        const accessExpiresAt = new Date(Math.min(now + accessMs, endsAt));
        await rotateSession(db, session, {
          accessHash: hashToken(tokens.accessToken),
          accessExpiresAt,
          refreshHash: hashToken(tokens.refreshToken),
          refreshExpiresAt: new Date(Math.min(now + refreshMs, endsAt)),
          address,
          at,
        });
        return { ...tokens, sessionId, userId: session.userId, accessExpiresAt, deviceToken: null };
      }
    }
  });
  if (!renewed) throw new AppError((await isOfLockedAccount(app.db, sessionId)) ? 'LOCK_ACCOUNT' : 'UNAUTHORISED');
  return renewed;
}

/** Whether another session has replaced that of this refresh token on its browser. */
export async function hasSuccessor({ app }: RequestContext, refreshToken: string): Promise<boolean> {
  const sessionId = sessionOf(app.config, refreshToken);
  return sessionId !== null && isReplaced(app.db, sessionId);
}

export async function signOut({ db, now }: RequestContext, userId: string, sessionId: string): Promise<void> {
  await revokeSession(db, userId, sessionId, 'SIGNED_OUT', new Date(now));
}

/** Errors: TICKET_EXPIRED. A session that has ended meanwhile is no error, because its place is free. */
export async function signOutDevice(context: RequestContext, ticket: string, sessionId: string): Promise<void> {
  const userId = readTicket(context, 'sign out a device', ticket);
  await revokeSession(context.db, userId, sessionId, 'SIGNED_OUT_ELSEWHERE', new Date(context.now));
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
    await endStays(db, actor.userId, null, 'USER', at);
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
