/** Accounts that an admin opens for staff: a one-time password for the first sign-in, valid for a week. */
import { splitFullName, type Contact, type Role } from '@vumon/domain';
import type { AccountContext } from './account-context.ts';
import { insertInvited, renewInvitation } from './invitations.queries.ts';
import { newOneTimePassword } from './one-time-passwords.ts';

const weekMs = 7 * 86_400_000;

export interface Invitation {
  readonly id: string;
  /** To be sent or printed at once: it cannot be read later. */
  readonly oneTimePassword: string;
  readonly until: Date;
}

export interface NewStaff {
  readonly fullName: string;
  readonly contact: Contact;
  readonly role: Role;
  readonly locale: 'vi' | 'en';
}

const newInvitationPassword = ({ app, now }: AccountContext) => newOneTimePassword(app, new Date(now + weekMs));

/** A new INACTIVE account, in the caller's transaction; null when its address has one already. */
export async function inviteStaff(
  context: AccountContext,
  { fullName, contact, role, locale }: NewStaff,
): Promise<Invitation | null> {
  const { app, db, now } = context;
  const { oneTimePassword, encrypted, until } = newInvitationPassword(context);
  const id = app.newId();
  const row = {
    id,
    contact,
    ...splitFullName(fullName),
    role: role === 'ADMIN' ? ('OPERATOR' as const) : role,
    isAdmin: role === 'ADMIN',
    locale,
    encrypted,
    until,
    at: new Date(now),
  };
  return (await insertInvited(db, row)) ? { id, oneTimePassword, until } : null;
}

/** A new one-time password in place of the old one; null for an account that has an own password. */
export async function inviteAgain(context: AccountContext, userId: string): Promise<Invitation | null> {
  const { oneTimePassword, encrypted, until } = newInvitationPassword(context);
  return (await renewInvitation(context.db, userId, encrypted, until)) ? { id: userId, oneTimePassword, until } : null;
}
