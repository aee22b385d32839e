/** When sessions, their tokens and tickets expire, and what the audit log contains of the end of a session. */
import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import type { RequestContext, SignedInContext } from '../../../platform/http/context.ts';
import { dayMs } from '../../../platform/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { issueTicket, readTicket, ticketMs } from '../codes/tickets.ts';
import {
  createSession,
  devicesOf,
  hasSuccessor,
  renewSession,
  signOut,
  signOutDevice,
  signOutSessions,
  type OpenSession,
} from './sessions.service.ts';
import { accessMs, firstTokens, graceMs, refreshMs, sessionOf, successorOf } from './tokens.ts';

const t = await testApp();
const client = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', address: '10.1.2.3' };
const fromBrowser = (refresh?: string) => ({
  ...client,
  cookie: (name: string) => (name === 'refresh' ? refresh : undefined),
});
const context = (now: number) => ({ app: t.app, db: t.db, now, address: client.address }) as RequestContext;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );

async function newAccount(): Promise<string> {
  const { id } = await t.createUser({ role: 'TEACHER' });
  await t.db.deleteFrom('sessions').where('user_id', '=', id).execute();
  return id;
}
const open = async (now: number, userId?: string): Promise<OpenSession> =>
  createSession(context(now), userId ?? (await newAccount()), fromBrowser());
const renew = ({ refreshToken }: { refreshToken: string }, now: number) => renewSession(context(now), refreshToken);
const audited = (subjectId: string) =>
  t.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'actor_id', 'details'])
    .where('subject_id', '=', subjectId)
    .execute();

const endsOf = (userId: string) =>
  t.db
    .selectFrom('sign_ins')
    .select(['session_id', 'outcome'])
    .where('user_id', '=', userId)
    .where('outcome', '<>', 'SIGNED_IN')
    .orderBy('id')
    .execute();

describe('a session', () => {
  it('can be renewed until its refresh token expires', async () => {
    const now = t.now();
    expect(await codeOf(renew(await open(now), now + refreshMs - 1))).toBe('OK');
    expect(await codeOf(renew(await open(now), now + refreshMs))).toBe('UNAUTHORISED');
  });

  it('of a locked account, or of a token that is none of ours, is not renewed', async () => {
    const now = t.now();
    const session = await open(now);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', session.userId).execute();
    expect(await codeOf(renew(session, now + 10))).toBe('LOCK_ACCOUNT');
    expect(await codeOf(renew({ refreshToken: 'made up' }, now))).toBe('UNAUTHORISED');
  });

  it('ends a configured number of days after its sign-in, however often it was renewed', async () => {
    const now = t.now();
    const days = 30;
    let session = await open(now);
    const last = now + days * dayMs;
    for (let at = now + dayMs - 1; at < last; at += dayMs - 1) session = await renew(session, at);
    session = await renew(session, last - 10);
    expect(session.accessExpiresAt.getTime()).toBe(last);
    const stored = await t.db
      .selectFrom('sessions')
      .select('refresh_expires_at')
      .where('id', '=', session.sessionId)
      .executeTakeFirstOrThrow();
    expect(stored.refresh_expires_at.getTime()).toBe(last);
    // The setting decides even when the stored expiry is later: it may have been lowered meanwhile.
    await t.db
      .updateTable('sessions')
      .set({ refresh_expires_at: new Date(last + dayMs) })
      .where('id', '=', session.sessionId)
      .execute();
    expect(await codeOf(renew(session, last))).toBe('UNAUTHORISED');
    expect(await codeOf(renew(session, last - 1))).toBe('OK');
  });

  it('grants access for a quarter of an hour at a time', async () => {
    const now = t.now();
    const session = await open(now);
    expect(session.accessExpiresAt.getTime()).toBe(now + accessMs);
    expect((await renew(session, now + 1_000)).accessExpiresAt.getTime()).toBe(now + 1_000 + accessMs);
  });

  it('returns the same successor for a token that is sent again within the grace period', async () => {
    const now = t.now();
    const first = await open(now);
    const second = await renew(first, now + 1_000);
    expect((await renew(first, now + 1_000 + graceMs)).refreshToken).toBe(second.refreshToken);
    expect(await codeOf(renew(first, now + 1_001 + graceMs))).toBe('UNAUTHORISED');
  });

  it('is revoked, and that is audited, when a token of its own is used that was never the current one', async () => {
    const now = t.now();
    const session = await open(now);
    const stray = successorOf(t.app.config, session.refreshToken, new Date(now + 5));
    expect(await codeOf(renew(stray, now + 10))).toBe('UNAUTHORISED');
    expect(await codeOf(renew(session, now + 20))).toBe('UNAUTHORISED');
    expect(await audited(session.sessionId)).toEqual([
      {
        action: 'session-revoked',
        subject_kind: 'session',
        actor_id: session.userId,
        details: { reason: 'refresh token reused' },
      },
    ]);
  });

  it('has a successor only when another session replaced it on the same browser', async () => {
    const now = t.now();
    const userId = await newAccount();
    const first = await open(now, userId);
    expect(await hasSuccessor(context(now), first.refreshToken)).toBe(false);
    await createSession(context(now + 1_000), userId, fromBrowser(first.refreshToken));
    expect(await hasSuccessor(context(now), first.refreshToken)).toBe(true);
    expect(await hasSuccessor(context(now), '')).toBe(false);
  });

  it('beyond the device limit is refused with the list of devices, none of which is the current one', async () => {
    const now = t.now();
    const userId = await newAccount();
    const [first, second] = [await open(now, userId), await open(now + 1, userId)];
    const refusal = await open(now + 2, userId).then(
      () => expect.fail('a third device was accepted'),
      (error: AppError) => error,
    );
    expect(refusal.code).toBe('LIMIT_LOGIN_SESSION');
    const { ticket, sessions } = refusal.details.data as {
      ticket: string;
      sessions: { id: string; current: boolean; address: string }[];
    };
    expect(sessions.map(({ id }) => id).sort()).toEqual([first.sessionId, second.sessionId].sort());
    for (const one of sessions) expect(one).toMatchObject({ current: false, address: client.address });
    await signOutDevice(context(now + 3), ticket, first.sessionId);
    expect(await codeOf(open(now + 4, userId))).toBe('OK');
    expect(await endsOf(userId)).toEqual([{ session_id: first.sessionId, outcome: 'SIGNED_OUT_ELSEWHERE' }]);
  });

  it('is the current one of the devices for its own requests, and in the login history', async () => {
    const now = t.now();
    const userId = await newAccount();
    const [first, second] = [await open(now, userId), await open(now + 1, userId)];
    const devices = await devicesOf({
      ...context(now),
      actor: { userId, sessionId: first.sessionId },
    } as SignedInContext);
    expect(devices.map(({ id, current }) => [id, current])).toEqual([
      [second.sessionId, false],
      [first.sessionId, true],
    ]);
    const history = await t.db
      .selectFrom('sign_ins')
      .select(['session_id', 'outcome', 'address', 'browser'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    expect(history).toEqual(
      [first, second].map(({ sessionId: session_id }) => ({
        session_id,
        outcome: 'SIGNED_IN',
        address: client.address,
        browser: 'Firefox',
      })),
    );
  });

  it.each([{ thisOneToo: true }, { thisOneToo: false }, {}])(
    'is signed out with all others (%j), and that is audited',
    async (chosen) => {
      const { thisOneToo = false } = chosen;
      const now = t.now();
      const userId = await newAccount();
      const [here, there] = [await open(now, userId), await open(now + 1, userId)];
      const actor = { userId, sessionId: here.sessionId };
      await signOutSessions({ ...context(now), actor } as SignedInContext, chosen);
      expect(await codeOf(renew(there, now + 10))).toBe('UNAUTHORISED');
      expect(await codeOf(renew(here, now + 10))).toBe(thisOneToo ? 'UNAUTHORISED' : 'OK');
      expect(await audited(userId)).toEqual([
        { action: 'signed-out-everywhere', subject_kind: 'user', actor_id: userId, details: { thisOneToo } },
      ]);
    },
  );
});

describe('signing out', () => {
  it('ends the session, which the login history shows', async () => {
    const now = t.now();
    const session = await open(now);
    await signOut(context(now), session.userId, session.sessionId);
    expect(await codeOf(renew(session, now + 10))).toBe('UNAUTHORISED');
    expect(await endsOf(session.userId)).toEqual([{ session_id: session.sessionId, outcome: 'SIGNED_OUT' }]);
  });
});

describe('one device', () => {
  it('is signed out alone by its user, and by nobody else', async () => {
    const now = t.now();
    const userId = await newAccount();
    const [here, there] = [await open(now, userId), await open(now + 1, userId)];
    const stranger = await open(now);
    const end = ({ userId: id, sessionId }: OpenSession, device: OpenSession) =>
      codeOf(
        signOutSessions({ ...context(now), actor: { userId: id, sessionId } } as SignedInContext, {
          sessionId: device.sessionId,
        }),
      );
    expect(await end(stranger, there)).toBe('NOT_FOUND');
    expect(await end(here, there)).toBe('OK');
    expect(await end(here, there)).toBe('NOT_FOUND');
    expect(await codeOf(renew(there, now + 10))).toBe('UNAUTHORISED');
    expect(await codeOf(renew(here, now + 10))).toBe('OK');
    expect(await endsOf(userId)).toEqual([{ session_id: there.sessionId, outcome: 'SIGNED_OUT_ELSEWHERE' }]);
    expect(await audited(userId)).toEqual([]);
  });
});

describe('a refresh token', () => {
  const secret = randomBytes(32);
  const sessionId = randomUUID();
  const { refreshToken } = firstTokens({ secret, cell: null }, sessionId, (bytes) => bytes);

  it('identifies its session for the holder of the secret', () => {
    expect(sessionOf({ secret, cell: null }, refreshToken)).toBe(sessionId);
    expect(sessionOf({ secret: randomBytes(32), cell: null }, refreshToken)).toBeNull();
  });

  it('has a successor that depends on itself and on the moment of the rotation', () => {
    const at = new Date(1_000);
    const successor = successorOf({ secret, cell: null }, refreshToken, at);
    expect(successorOf({ secret, cell: null }, refreshToken, at)).toEqual(successor);
    const others = [
      successorOf({ secret, cell: null }, refreshToken, new Date(1_001)),
      successorOf({ secret, cell: null }, successor.refreshToken, at),
      successorOf({ secret: randomBytes(32), cell: null }, refreshToken, at),
    ];
    const tokens = [successor, ...others].flatMap((one) => [one.refreshToken, one.accessToken]);
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(sessionOf({ secret, cell: null }, successor.refreshToken)).toBe(sessionId);
  });

  it.each([
    ['nothing', ''],
    ['its session alone', sessionId],
    ['without its end', refreshToken.split('.').slice(0, 2).join('.')],
    ['with an empty part', `${sessionId}..${refreshToken.split('.')[2]}`],
    ['with one more part', `${refreshToken}.x`],
    ['of another session', refreshToken.replace(sessionId, randomUUID())],
  ])('is refused: %s', (_, changed) => {
    expect(sessionOf({ secret, cell: null }, changed)).toBeNull();
  });
});

describe('a ticket', () => {
  const purpose = 'sign out a device';
  it('is valid until its last moment, for its own purpose', () => {
    const now = t.now();
    const ticket = issueTicket(context(now), purpose, 'subject');
    const read = (at: number) => readTicket(context(at), purpose, ticket);
    expect(read(now + ticketMs(purpose) - 1)).toBe('subject');
    expect(() => read(now + ticketMs(purpose))).toThrow('TICKET_EXPIRED');
    expect(() => readTicket(context(now), 'confirmed', ticket)).toThrow('TICKET_EXPIRED');
    expect(() => readTicket(context(now), purpose, 'made up')).toThrow('TICKET_EXPIRED');
  });
});
