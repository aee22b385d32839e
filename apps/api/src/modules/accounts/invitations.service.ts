/** Accounts that an admin opens for staff: a one-time password for the first sign-in, good for a week. */
import { randomPassword, splitFullName, type Contact, type Role } from '@vumon/domain';
import { encrypt } from '../../crypto/encryption.ts';
import type { App } from '../../http/context.ts';
import type { AccountContext } from './account-context.ts';
import { insertInvited, renewInvitation } from './invitations.queries.ts';
import { oneTimePasswordPurpose } from './students.service.ts';

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

function make(app: App, now: number) {
  const oneTimePassword = randomPassword(8, (bytes) => app.random(bytes));
  return {
    oneTimePassword,
    encrypted: encrypt(app.config.secret, oneTimePasswordPurpose, oneTimePassword, (bytes) => app.random(bytes)),
    until: new Date(now + weekMs),
  };
}

/** A new INACTIVE account, in the caller's transaction; null when its address has one already. */
export async function inviteStaff(
  { app, db, now }: AccountContext,
  { fullName, contact, role, locale }: NewStaff,
): Promise<Invitation | null> {
  const { oneTimePassword, encrypted, until } = make(app, now);
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
export async function inviteAgain({ app, db, now }: AccountContext, userId: string): Promise<Invitation | null> {
  const { oneTimePassword, encrypted, until } = make(app, now);
  return (await renewInvitation(db, userId, encrypted, until)) ? { id: userId, oneTimePassword, until } : null;
}
