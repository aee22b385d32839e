/**
 * Sessions from a partner's launch, or at the teacher's seat in a sample class. Such a session opens one assignment (`only_assignment_id`) and is no device of the
 * account, which may be one without a way to sign in.
 */
import { AppError, splitFullName, type Actor } from '@vumon/domain';
import type { Db } from '#db';
import { hashToken } from '../../../platform/crypto/token-hash.ts';
import type { AccountContext } from '../account-context.ts';
import { hourMs } from '../../../platform/clock.ts';
import { ownLaunched } from '../school-learners/launched-learners.queries.ts';
import {
  deleteSample,
  findOptionalCredentials,
  insertLaunched,
  updateName,
  type NewAccount,
} from '../users.queries.ts';
import { insertSignIns } from './login-history.queries.ts';
import { insertSession, keepNewestLaunched, replaceSession, revokeOtherSessions } from './sessions.queries.ts';
import { type Client, type OpenSession } from './sessions.service.ts';
import { accessMs, firstTokens, refreshMs, sessionOf } from './tokens.ts';

/** How many a learner can have at once: some devices, of which some were left without a sign-out. */
const mostLaunched = 5;

/** A learner's account without a way to sign in, in the caller's transaction. */
export async function createLaunchedAccount(
  { app, db, now }: AccountContext,
  {
    fullName,
    locale,
    sample = false,
  }: { readonly fullName: string; readonly locale: 'vi' | 'en'; readonly sample?: boolean },
): Promise<string> {
  const id = app.newId();
  await insertLaunched(db, { id, ...splitFullName(fullName), locale, sample, at: new Date(now) });
  return id;
}

/** Gives the account the name that its partner now has. */
export const renameLaunched = (db: Db, userId: string, fullName: string): Promise<void> =>
  updateName(db, userId, splitFullName(fullName));

/** Closes accounts of a sample class; their names go with them. */
export const endSampleAccounts = (db: Db, ids: readonly string[], now: number): Promise<void> =>
  deleteSample(db, ids, new Date(now));

/** Within this time of a launch the account that it opened can become the learner's own. */
const takeOverMs = hourMs;

/**
 * Makes the account of a launched session the own account of whoever has just proved a contact: the attempts, whose keys
 * hold the account's id, stay as they are. A launch proves that the partner knows the learner; a session that was left
 * open on a shared computer proves less, so the launch must be recent. False when an account has the contact. Errors:
 * TAKE_OVER_REFUSED without such a session, and for an account that somebody owns already.
 */
export async function takeOverLaunched(
  { db, now, actor }: Pick<AccountContext, 'db' | 'now'> & { readonly actor: Actor | null },
  owner: Omit<NewAccount, 'id'>,
): Promise<boolean> {
  if (!actor?.onlyAssignmentId) throw new AppError('TAKE_OVER_REFUSED');
  if (await findOptionalCredentials(db, owner.contact)) return false;
  const since = new Date(now - takeOverMs);
  if (!(await ownLaunched(db, { userId: actor.userId, sessionId: actor.sessionId, since }, owner)))
    throw new AppError('TAKE_OVER_REFUSED');
  // Whoever else holds a session of this account came before it had an owner.
  await revokeOtherSessions(db, actor.userId, actor.sessionId, 'PASSWORD_CHANGED', new Date(now));
  return true;
}

/**
 * A session that opens this assignment alone, in the caller's transaction. It replaces the one that the browser had. One at
 * a sample class is in no figure of sign-ins.
 */
export async function createLaunchedSession(
  { app, db, now }: AccountContext,
  {
    userId,
    assignmentId,
    sample = false,
  }: { readonly userId: string; readonly assignmentId: string; readonly sample?: boolean },
  client: Client,
): Promise<OpenSession> {
  const at = new Date(now);
  const held = client.cookie('refresh');
  const heldSession = held === undefined ? null : sessionOf(app.config, held);
  if (heldSession !== null) await replaceSession(db, userId, heldSession, hashToken(held!), at);
  await keepNewestLaunched(db, userId, mostLaunched - 1, at);
  const sessionId = app.newId();
  const tokens = firstTokens(app.config, sessionId, (bytes) => app.random(bytes));
  const accessExpiresAt = new Date(now + accessMs);
  const { userAgent, address } = client;
  await insertSession(db, {
    id: sessionId,
    userId,
    accessHash: hashToken(tokens.accessToken),
    accessExpiresAt,
    refreshHash: hashToken(tokens.refreshToken),
    refreshExpiresAt: new Date(now + refreshMs),
    userAgent,
    address,
    now: at,
    onlyAssignmentId: assignmentId,
  });
  if (!sample) await insertSignIns(db, [{ userId, sessionId, outcome: 'SIGNED_IN', userAgent, address, at }]);
  return { ...tokens, sessionId, userId, accessExpiresAt, deviceToken: null };
}
