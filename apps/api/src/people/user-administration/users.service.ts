/** Actions of admins on users. Each is written to the audit log in its own transaction. */
import type { AdministeredUser, ListedUser, Paged } from '@vumon/contract';
import {
  AppError,
  contactOf,
  midnightInVietnam,
  productName,
  type Contact,
  type PackageCode,
  type Role,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import {
  inviteAgain,
  inviteStaff,
  listSignIns,
  liveSessions,
  lockAdmins,
  revokeAllSessions,
  type Invitation,
  type SignInQuery,
} from '#people/accounts';
import { audit } from '#platform/audit';
import { expectEmailLength } from '#people/packages';
import { sendLater, sendMessage } from '#platform/messages';
import { grantToUser, leaveSchool } from '#people/schools';
import type { RequestContext, SignedInContext } from '../../platform/http/context.ts';
import {
  findOptionalLastLock,
  findOptionalLastTime,
  findOptionalUser,
  listUsers,
  lockOptionalUser,
  membershipsOf,
  setRole,
  setStatus,
  userSummary,
  type HeldUser,
  type StoredRole,
  type UserFilters,
  type UserPage,
} from './users.queries.ts';
import { listedView, roleShown, userView } from './users.view.ts';

const dayMs = 86_400_000;

export async function listOfUsers(
  { db, now }: SignedInContext,
  { sort, direction, page, size, ...filters }: UserFilters & UserPage,
): Promise<Paged<ListedUser[]>> {
  const { rows, total, more } = await listUsers(db, filters, { sort, direction, page, size }, new Date(now));
  return { items: rows.map(listedView), page: { page, size, total, more } };
}

export const getSummary = ({ db, now }: SignedInContext) => userSummary(db, new Date(now - 7 * dayMs));

/** Errors: NOT_FOUND. */
export async function getUser({ db, actor, now }: SignedInContext, userId: string): Promise<AdministeredUser> {
  const at = new Date(now);
  const row = await findOptionalUser(db, userId, at);
  if (!row) throw new AppError('NOT_FOUND');
  const [memberships, devices, lock] = await Promise.all([
    membershipsOf(db, userId),
    liveSessions(db, userId, at),
    row.status === 'LOCK' ? findOptionalLastLock(db, userId) : undefined,
  ]);
  return userView(actor, { row, memberships, devices, lock }, now);
}

/** Errors: NOT_FOUND. */
export async function signInsOf(context: SignedInContext, userId: string, query: SignInQuery) {
  const { db, now } = context;
  if (!(await findOptionalUser(db, userId, new Date(now)))) throw new AppError('NOT_FOUND');
  return listSignIns(context, userId, query);
}

/**
 * Runs `work` with the user's row locked, and returns the changed user. Administrators are locked first, so that of two
 * who withdraw each other's rights concurrently the second is refused. As nobody can do this to their own account, at
 * least one administrator always remains. Errors: NOT_FOUND, OWN_ACCOUNT_REFUSED, FORBIDDEN.
 */
async function change(
  context: SignedInContext,
  userId: string,
  work: (db: Db, user: HeldUser) => Promise<void>,
  own: 'refused' | 'allowed' = 'refused',
): Promise<AdministeredUser> {
  const { app, actor } = context;
  await withTransaction(app.db, async (db) => {
    if (own === 'refused' && userId === actor.userId) throw new AppError('OWN_ACCOUNT_REFUSED');
    if (!(await lockAdmins(db)).includes(actor.userId)) throw new AppError('FORBIDDEN');
    const user = await lockOptionalUser(db, userId);
    if (!user) throw new AppError('NOT_FOUND');
    await work(db, user);
  });
  return getUser(context, userId);
}

/** Errors: CONFLICT when it is locked already. */
export function lockUser(context: SignedInContext, userId: string, reason: string): Promise<AdministeredUser> {
  const { actor, now } = context;
  return change(context, userId, async (db, user) => {
    if (user.status === 'LOCK') throw new AppError('CONFLICT');
    await setStatus(db, userId, 'LOCK');
    await revokeAllSessions(db, userId, 'ACCOUNT_LOCKED', new Date(now));
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'user-locked',
      kind: 'user',
      id: userId,
      details: { reason },
    });
  });
}

/** Errors: CONFLICT when it is not locked. */
export function unlockUser(
  context: SignedInContext,
  userId: string,
  reason: string | undefined,
): Promise<AdministeredUser> {
  const { actor, now } = context;
  return change(context, userId, async (db, user) => {
    if (user.status !== 'LOCK') throw new AppError('CONFLICT');
    await setStatus(db, userId, user.firstLoginAt === null ? 'INACTIVE' : 'ACTIVE');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'user-unlocked',
      kind: 'user',
      id: userId,
      details: { ...(reason && { reason }) },
    });
  });
}

/** Ends every session, so that no page of the former role stays open. Errors: CONFLICT when nothing would change. */
export function changeRole(
  context: SignedInContext,
  userId: string,
  given: { role: StoredRole; isAdmin: boolean; reason: string },
): Promise<AdministeredUser> {
  const { actor, now } = context;
  return change(context, userId, async (db, user) => {
    if (user.role === given.role && user.isAdmin === given.isAdmin) throw new AppError('CONFLICT');
    await setRole(db, userId, given.role, given.isAdmin);
    // Only teachers belong to schools.
    if (given.role !== 'TEACHER' || given.isAdmin) await leaveSchool({ db, now, actor }, userId);
    await revokeAllSessions(db, userId, 'ACCOUNT_CHANGED', new Date(now));
    const after = roleShown({ role: given.role, isAdmin: given.isAdmin });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'role-changed',
      kind: 'user',
      id: userId,
      details: { before: roleShown(user), after, role: given.role, reason: given.reason },
    });
  });
}

interface Grant {
  readonly packageCode: PackageCode;
  readonly startsOn?: string | undefined;
  readonly endsOn: string | null;
  readonly replace: boolean;
  readonly reason: string;
}

/**
 * Grants a package from the start of a day, or at once, to the end of another day. Errors: PACKAGE_AUDIENCE,
 * PACKAGE_LOWER, PERIOD_INVALID.
 */
export function givePackage(
  context: SignedInContext,
  userId: string,
  { packageCode, startsOn, endsOn, replace, reason }: Grant,
): Promise<AdministeredUser> {
  const { app, actor, now } = context;
  const start = startsOn === undefined ? now : midnightInVietnam(startsOn);
  const later = start > now;
  const until = endsOn === null ? null : midnightInVietnam(endsOn) + dayMs;
  const wrong = (path: string) => new AppError('PERIOD_INVALID', { fields: [{ path, code: 'PERIOD_INVALID' }] });
  if (start + dayMs <= now || (later && replace)) throw wrong('startsOn');
  if (until !== null && until <= Math.max(start, now)) throw wrong('endsOn');
  return change(
    context,
    userId,
    async (db) => {
      await grantToUser(
        { app, db, now, actor },
        {
          userId,
          packageCode,
          source: 'GRANT',
          reason,
          replace,
          length: until === null ? 'unlimited' : { until },
          ...(later && { from: start }),
        },
      );
    },
    'allowed',
  );
}

export function signOutEverywhere(context: SignedInContext, userId: string): Promise<AdministeredUser> {
  const { actor, now } = context;
  return change(context, userId, async (db) => {
    await revokeAllSessions(db, userId, 'SIGNED_OUT_BY_ADMIN', new Date(now));
    await audit(db, { at: now, actorId: actor.userId, action: 'user-signed-out', kind: 'user', id: userId });
  });
}

const remindAgainMs = 60_000;

/**
 * Sends a message that explains where to set a new password, without a link. Errors: USER_NO_CONTACT, LOCK_ACCOUNT,
 * USER_NOT_ACTIVE, OTP_CANNOT_RESEND.
 */
export async function sendPasswordReset(
  context: SignedInContext,
  userId: string,
): Promise<{ channel: 'sms' | 'mail' }> {
  const { actor, now } = context;
  let to = '';
  await change(
    context,
    userId,
    async (db, user) => {
      if (user.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
      if (user.status !== 'ACTIVE') throw new AppError('USER_NOT_ACTIVE');
      const contact = user.email ?? user.phone;
      if (contact === null) throw new AppError('USER_NO_CONTACT');
      const last = await findOptionalLastTime(db, userId, 'password-reset-sent');
      const wait = last === undefined ? 0 : last.getTime() + remindAgainMs - now;
      if (wait > 0) throw new AppError('OTP_CANNOT_RESEND', { retryAfterSeconds: Math.ceil(wait / 1000) });
      to = contact;
      await sendLater(
        { db },
        {
          to,
          templateKey: 'account.PASSWORD_RESET',
          params: { product: productName, contact },
          locale: user.locale,
        },
      );
      await audit(db, { at: now, actorId: actor.userId, action: 'password-reset-sent', kind: 'user', id: userId });
    },
    'allowed',
  );
  return { channel: to.includes('@') ? 'mail' : 'sms' };
}

type Delivery = 'SEND' | 'PRINT';

/** Sends or returns the code. If the message cannot be sent, the invitation stays and can be renewed or printed. */
async function deliver(
  { app, now, requestId }: RequestContext,
  { id, oneTimePassword, until }: Invitation,
  to: string,
  locale: 'vi' | 'en',
  delivery: Delivery,
) {
  const facts = { id, signInWith: to, until: until.toISOString() };
  if (delivery === 'PRINT') return { ...facts, sent: false, code: oneTimePassword };
  const days = Math.round((until.getTime() - now) / dayMs);
  const { accepted } = await sendMessage(app, {
    to,
    templateKey: 'staff.INVITATION',
    params: { product: productName, code: oneTimePassword, days },
    locale,
    requestId,
  });
  return { ...facts, sent: accepted, code: null };
}

export interface NewColleague {
  readonly fullName: string;
  readonly contact: string;
  readonly role: Exclude<Role, 'TEACHER' | 'STUDENT'>;
  readonly delivery: Delivery;
}

/** Errors: BODY_INVALID, EMAIL_REGISTERED, PHONE_REGISTERED. */
export async function addStaff(context: SignedInContext, { fullName, contact: typed, role, delivery }: NewColleague) {
  const { app, actor, locale, now } = context;
  const contact: Contact | null = contactOf(typed, app.config.site);
  if (!contact) throw new AppError('BODY_INVALID', { fields: [{ path: 'contact', code: 'contactInvalid' }] });
  if (contact.kind === 'email') await expectEmailLength(context, contact.value, 'contact');
  const invitation = await withTransaction(app.db, async (db) => {
    if (!(await lockAdmins(db)).includes(actor.userId)) throw new AppError('FORBIDDEN');
    const made = await inviteStaff({ app, db, now }, { fullName, contact, role, locale });
    if (!made) {
      const code = contact.kind === 'email' ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED';
      throw new AppError(code, { fields: [{ path: 'contact', code }] });
    }
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'staff-invited',
      kind: 'user',
      id: made.id,
      details: { role, delivery },
    });
    return made;
  });
  return deliver(context, invitation, contact.value, locale, delivery);
}

/** Errors: CONFLICT for an account that has signed in, or was no invitation. */
export async function renewInvitation(context: SignedInContext, userId: string, delivery: Delivery) {
  const { app, actor, now } = context;
  let renewed: { invitation: Invitation; to: string; locale: 'vi' | 'en' } | undefined;
  await change(context, userId, async (db, user) => {
    const invitation = await inviteAgain({ app, db, now }, userId);
    const to = user.email ?? user.phone;
    if (!invitation || to === null) throw new AppError('CONFLICT');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'staff-invited-again',
      kind: 'user',
      id: userId,
      details: { delivery },
    });
    renewed = { invitation, to, locale: user.locale };
  });
  const { invitation, to, locale } = renewed!;
  return deliver(context, invitation, to, locale, delivery);
}
