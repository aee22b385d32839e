/** Signing in and own passwords. */
import { createHash } from 'node:crypto';
import { AppError, contactOf, type Role, type Site } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { sendToCellOf } from '#platform/cells';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { sameText } from '../../platform/crypto/encryption.ts';
import {
  countFailure,
  forgetFailures,
  refuseWhileBlocked,
  type Attempted,
} from './passwords/sign-in-failures.queries.ts';
import { expectConfirmation } from './confirmation.service.ts';
import { blank, notifyPasswordChanged, withOwnPassword } from './own-password.service.ts';
import { isPublicPassword } from './passwords/demo-password.ts';
import { refuseCommon } from './passwords/common-passwords.ts';
import { recordRefusal } from './sessions/login-history.service.ts';
import { hashPassword, inHashingSlot, passwordMatches } from './passwords/hashing.ts';
import { acquaintanceOf } from './sessions/known-devices.queries.ts';
import { deviceHashOf } from './sessions/known-devices.service.ts';
import { revokeOtherSessions } from './sessions/sessions.queries.ts';
import { createSession, type OpenSession } from './sessions/sessions.service.ts';
import { openOneTimePassword } from './one-time-passwords.ts';
import { issueTicket, readTicket } from './codes/tickets.ts';
import {
  findOptionalCredentials,
  findOptionalCredentialsById,
  findOptionalContactSetting,
  lockUser,
  setPassword,
  type Credentials,
  type Identifier,
} from './users.queries.ts';
import { roleOf } from './roles.ts';
import { kindOf } from './key-kinds.ts';

/** A phone in any notation, an e-mail address, or else a sign-in name. */
export function identifierOf(username: string, site: Site): Identifier {
  const contact = contactOf(username, site);
  if (contact?.kind === 'phone') return contact;
  const value = username.normalize('NFC').trim().toLowerCase();
  return value.includes('@') ? { kind: 'email', value } : { kind: 'sign_in_name', value };
}

/** What keeps somebody with the right password out of the account; null for nothing. */
export function signInRefusal({
  status,
  oneTimePassword,
}: Pick<Credentials, 'status' | 'oneTimePassword'>): 'LOCK_ACCOUNT' | 'FIRST_LOGIN_REQUIRED' | null {
  if (status === 'LOCK') return 'LOCK_ACCOUNT';
  return oneTimePassword ? 'FIRST_LOGIN_REQUIRED' : null;
}

/** Errors: WRONG_USERNAME_PASSWORD, LOCK_ACCOUNT, FIRST_LOGIN_REQUIRED with a ticket and the role, LIMIT_LOGIN_SESSION, TOO_MANY_REQUESTS, SERVER_BUSY, AtOtherCell. */
export async function signIn(context: RequestContext, username: string, password: string): Promise<OpenSession> {
  const { app, now } = context;
  if (username === '') throw blank('USERNAME_BLANK', 'username');
  if (password === '') throw blank('PASSWORD_BLANK', 'password');
  const identifier = identifierOf(username, app.config.site);
  const found = await findOptionalCredentials(app.db, identifier);
  if (!found) await sendToCellOf(context, kindOf[identifier.kind], identifier.value);
  const attempted = await attemptedFrom(context, identifier.value, found ?? null);
  const user = await inHashingSlot(async () => {
    // Checked inside the hashing queue, where sign-ins run one by one, so that each of several parallel guesses counts.
    await refuseWhileBlocked(app.db, attempted, now);
    if (found && (await rightPassword(context, found, password))) return found;
    if (!found) await passwordMatches(null, password);
    await countFailure(app.db, attempted, now);
    if (found) await recordRefusal(context, found.id, 'WRONG_PASSWORD');
    throw new AppError('WRONG_USERNAME_PASSWORD', { fields: [{ path: 'password', code: 'WRONG_USERNAME_PASSWORD' }] });
  });
  const refusal = signInRefusal(user);
  if (refusal === 'LOCK_ACCOUNT') {
    await recordRefusal(context, user.id, 'LOCKED');
    throw new AppError('LOCK_ACCOUNT');
  }
  await forgetFailures(app.db, attempted);
  if (refusal === 'FIRST_LOGIN_REQUIRED')
    throw new AppError('FIRST_LOGIN_REQUIRED', {
      data: { ticket: issueTicket(context, 'first sign-in', firstSignInOf(user)), role: roleOf(user) },
    });
  try {
    return await withTransaction(app.db, async (db) => {
      const current = await lockUser(db, user.id);
      if (!current || current.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
      return createSession({ app, db, now }, user.id, context);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'LIMIT_LOGIN_SESSION')
      await recordRefusal(context, user.id, 'TOO_MANY_DEVICES');
    throw error;
  }
}

/**
 * Failures count for the account, whether its e-mail address or its phone was entered. A new one-time password starts a
 * new count, so that a learner who has guessed the forgotten password does not have to wait before using it.
 */
async function attemptedFrom(context: RequestContext, name: string, user: Credentials | null): Promise<Attempted> {
  const { app, address } = context;
  if (user === null) return { by: 'stranger', account: name, address, knownAddress: false };
  const userId = user.id;
  const account = user.oneTimePassword ? firstSignInOf(user) : userId;
  const deviceHash = deviceHashOf(context);
  const known = await acquaintanceOf(app.db, userId, { deviceHash, address });
  if (deviceHash !== null && known.device) return { by: 'device', account, device: deviceHash };
  return { by: 'stranger', account, address, knownAddress: known.address };
}

async function rightPassword(context: RequestContext, user: Credentials, password: string): Promise<boolean> {
  const { app, now } = context;
  // Also hashes where a one-time password is expected, so that the reply takes the same time for every account.
  const own = (await passwordMatches(user.passwordHash, password)) && !isPublicPassword(context, password);
  if (!user.oneTimePassword) return own;
  if (user.oneTimePasswordUntil !== null && user.oneTimePasswordUntil.getTime() <= now) return false;
  const expected = openOneTimePassword(app, user.oneTimePassword);
  // One-time passwords are printed in lower case; a learner may type capitals.
  return expected !== null && sameText(expected, password.trim().toLowerCase());
}

/** Names a first sign-in by its one-time password, of which only a hash is contained. */
const firstSignInOf = ({ id, oneTimePassword }: Credentials): string =>
  `${id}/${createHash('sha256')
    .update(oneTimePassword ?? '')
    .digest('base64url')}`;

const samePassword = () => new AppError('PASSWORD_SAME', { fields: [{ path: 'password', code: 'PASSWORD_SAME' }] });

/** Completes a first sign-in. Errors: TICKET_EXPIRED when the ticket has expired or was used. */
export async function setFirstPassword(
  context: RequestContext,
  ticket: string,
  password: string,
): Promise<OpenSession> {
  const { app, now } = context;
  const subject = readTicket(context, 'first sign-in', ticket);
  const userId = subject.split('/')[0]!;
  refuseCommon(password);
  const passwordHash = await inHashingSlot(() => hashPassword(password));
  return withTransaction(app.db, async (db) => {
    const user = await lockUser(db, userId);
    // A ticket of a one-time password that was replaced meanwhile is no longer valid.
    if (!user?.oneTimePassword || firstSignInOf(user) !== subject) throw new AppError('TICKET_EXPIRED');
    if (user.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
    if (openOneTimePassword(app, user.oneTimePassword) === password.toLowerCase()) throw samePassword();
    await setPassword(db, userId, passwordHash, new Date(now));
    await audit(db, { at: now, actorId: userId, action: 'first-sign-in', kind: 'user', id: userId });
    return createSession({ app, db, now }, userId, context);
  });
}

/** Errors: CURRENT_PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS. An account without a password needs a confirmation by code: CONFIRMATION_REQUIRED. */
export async function changePassword(
  context: SignedInContext,
  currentPassword: string,
  password: string,
): Promise<void> {
  const { app, actor, now } = context;
  const first = (await findOptionalCredentialsById(app.db, actor.userId))?.passwordHash === null;
  if (first) expectConfirmation(context);
  if (!first && currentPassword === '') throw blank('PASSWORD_BLANK', 'currentPassword');
  if (currentPassword === password) throw samePassword();
  refuseCommon(password);
  const hashed = () => hashPassword(password);
  const passwordHash = await (first
    ? inHashingSlot(hashed)
    : withOwnPassword(
        context,
        currentPassword,
        { path: 'currentPassword', wrong: 'CURRENT_PASSWORD_INCORRECT' },
        hashed,
      ));
  await withTransaction(app.db, async (db) => {
    const user = await lockUser(db, actor.userId);
    // Of two concurrent requests that set a first password the second is refused, because it does not contain the
    // password that the first one has set.
    if (first && user?.passwordHash !== null)
      throw new AppError('CURRENT_PASSWORD_INCORRECT', {
        fields: [{ path: 'currentPassword', code: 'CURRENT_PASSWORD_INCORRECT' }],
      });
    await setPassword(db, actor.userId, passwordHash, new Date(now));
    await revokeOtherSessions(db, actor.userId, actor.sessionId, 'PASSWORD_CHANGED', new Date(now));
    await notifyPasswordChanged({ db }, actor.userId);
    await audit(db, { at: now, actorId: actor.userId, action: 'password-changed', kind: 'user', id: actor.userId });
  });
}

export async function roleOfUser({ db }: RequestContext, userId: string): Promise<Role> {
  const user = await findOptionalCredentialsById(db, userId);
  if (!user) throw new AppError('UNAUTHORISED');
  return roleOf(user);
}

/** Hotline and e-mail for people who want to buy or need help; null where this installation names none. */
export async function contactSetting({
  db,
}: RequestContext): Promise<{ hotline: string | null; email: string | null }> {
  const { hotline, email } = ((await findOptionalContactSetting(db)) ?? {}) as {
    hotline?: unknown;
    email?: unknown;
  };
  return { hotline: typeof hotline === 'string' ? hotline : null, email: typeof email === 'string' ? email : null };
}
