/**
 * Staff look at an account as its user sees it: with a code that the user made, for half an hour, reading alone. The
 * session stays that of the staff, and `Authenticator` reads it as the user's until the stay ends; what it may call is
 * decided in `bind.ts` by the declaration of each route.
 */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { notify } from '#platform/notices';
import { iso, minuteMs } from '../../../platform/clock.ts';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { newCode } from '../codes/one-time-codes.service.ts';
import { actorOfUser } from '../sessions/authenticate.ts';
import { hashToken } from '../../../platform/crypto/token-hash.ts';
import {
  countWrongCode,
  deleteSupportCode,
  endStays,
  insertStay,
  lockOptionalSupportCode,
  nameOfUser,
  putSupportCode,
  staysOf,
} from './support.queries.ts';
import { mayBeLookedAt } from './who.ts';

export const codeMs = 15 * minuteMs;
export const stayMs = 30 * minuteMs;
const digits = 8;
/** After so many wrong ones a code opens nothing any more. */
const mostWrong = 5;
const listed = 50;

const hashOf = (userId: string, code: string): Buffer => hashToken(`support code\0${userId}\0${code}`);

/** A code that the user gives to the staff; it replaces an earlier one. */
export async function makeSupportCode({ app, actor, now }: SignedInContext) {
  const code = newCode(app, digits);
  const expiresAt = new Date(now + codeMs);
  await withTransaction(app.db, async (db) => {
    await putSupportCode(db, { userId: actor.userId, hash: hashOf(actor.userId, code), expiresAt });
    await audit(db, { at: now, actorId: actor.userId, action: 'support-code-made', kind: 'user', id: actor.userId });
  });
  return { code, expiresAt: iso(expiresAt) };
}

/**
 * Errors: NOT_FOUND, SUPPORT_REFUSED for accounts of staff and ones that cannot be used, SUPPORT_CODE_INVALID for a code
 * that is wrong, used or expired.
 */
export async function beginStay(
  context: SignedInContext,
  userId: string,
  given: { readonly code: string; readonly reason: string },
): Promise<{ endsAt: string }> {
  const { app, actor, now } = context;
  const user = await actorOfUser(context, userId);
  if (!user || !mayBeLookedAt(user.role)) throw new AppError('SUPPORT_REFUSED');
  const endsAt = new Date(now + stayMs);
  const begun = await withTransaction(app.db, async (db) => {
    const held = await lockOptionalSupportCode(db, userId, new Date(now));
    if (!held || held.wrong >= mostWrong) return false;
    const entry = { at: now, actorId: actor.userId, kind: 'user', id: userId } as const;
    if (!held.hash.equals(hashOf(userId, given.code))) {
      // Counted although the request fails.
      await countWrongCode(db, userId);
      await audit(db, { ...entry, action: 'support-code-wrong' });
      return false;
    }
    await deleteSupportCode(db, userId);
    await insertStay(db, {
      id: app.newId(),
      userId,
      staffId: actor.userId,
      sessionId: actor.sessionId,
      reason: given.reason,
      startedAt: new Date(now),
      endsAt,
    });
    await audit(db, {
      ...entry,
      action: 'support-stay-begun',
      details: { reason: given.reason, endsAt: iso(endsAt) },
    });
    await notify(
      { app, db, now },
      {
        users: [userId],
        kind: 'SUPPORT_STAY',
        params: { staff: await nameOfUser(db, actor.userId), endsAt: iso(endsAt) },
        link: '/users/info',
      },
    );
    return true;
  });
  if (!begun) throw new AppError('SUPPORT_CODE_INVALID', { fields: [{ path: 'code', code: 'SUPPORT_CODE_INVALID' }] });
  return { endsAt: iso(endsAt) };
}

/** By the staff who look. Without a stay there is nothing to end. */
export async function leaveStay({ app, actor, now }: SignedInContext): Promise<void> {
  const { support, userId } = actor;
  if (!support) return;
  await withTransaction(app.db, async (db) => {
    if ((await endStays(db, userId, support.id, 'STAFF', new Date(now))).length === 0) return;
    await audit(db, {
      at: now,
      actorId: support.staffId,
      action: 'support-stay-ended',
      kind: 'user',
      id: userId,
      details: { by: 'STAFF' },
    });
  });
}

/** By the user: one stay, or all that run. Errors: NOT_FOUND for one that is not in the own account or does not run. */
export async function endStay({ app, actor, now }: SignedInContext, id: string): Promise<void> {
  await withTransaction(app.db, async (db) => {
    if ((await endStays(db, actor.userId, id, 'USER', new Date(now))).length === 0) throw new AppError('NOT_FOUND');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'support-stay-ended',
      kind: 'user',
      id: actor.userId,
      details: { by: 'USER' },
    });
  });
}

export async function ownStays({ db, actor, now }: SignedInContext) {
  const rows = await staysOf(db, actor.userId, listed);
  return rows.map(({ id, staff, reason, startedAt, endsAt, endedAt, endedBy }) => ({
    id,
    staff,
    reason,
    startedAt: iso(startedAt),
    endsAt: iso(endedAt ?? endsAt),
    running: endedAt === null && endsAt.getTime() > now,
    endedBy: endedBy as 'STAFF' | 'USER' | null,
  }));
}

/** Paths that were written into the log, by stay; each once in a process. */
const recorded = new Map<string, Set<string>>();
const stays = 100;

/** Writes what is read into the audit log before it is read. */
export async function recordSupportRead({ db, actor, now }: SignedInContext, path: string): Promise<void> {
  const { support, userId } = actor;
  if (!support) return;
  const known = recorded.get(support.id) ?? new Set();
  if (known.has(path)) return;
  await audit(db, {
    at: now,
    actorId: support.staffId,
    action: 'support-stay-read',
    kind: 'user',
    id: userId,
    details: { path },
  });
  if (!recorded.has(support.id) && recorded.size >= stays) recorded.delete(recorded.keys().next().value!);
  recorded.set(support.id, known.add(path));
}
