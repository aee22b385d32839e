/** Who is signed in: the profile, its language, its phone and e-mail. */
import { AppError, roleNumbers } from '@vumon/domain';
import { withTransaction } from '#db';
import { roleOf, setContact, spendContactTicket } from '#modules/accounts';
import { audit } from '#modules/audit';
import type { SignedInContext } from '../../http/context.ts';
import { findProfile, setLocale, setTimeZone } from './profile.queries.ts';

export const getOwnProfile = ({ db, actor, now }: SignedInContext) => findProfile(db, actor.userId, new Date(now));

export async function getUser(context: SignedInContext) {
  const row = await getOwnProfile(context);
  const role = roleOf({ role: row.role, is_admin: row.isAdmin });
  return {
    id: row.id,
    fullName: row.fullName,
    role,
    roleCode: roleNumbers[role],
    is_admin: row.isAdmin,
    locale: row.locale,
  };
}

export const rememberLocale = ({ db, actor }: SignedInContext, locale: 'vi' | 'en') =>
  setLocale(db, actor.userId, locale);

/** Errors: TICKET_EXPIRED, EMAIL_USED, PHONE_USED. */
export async function changeContact({ app, actor, now }: SignedInContext, ticket: string): Promise<void> {
  await withTransaction(app.db, async (db) => {
    const contact = await spendContactTicket(app, db, ticket, now);
    if (!(await setContact(db, actor.userId, contact)))
      throw new AppError(contact.kind === 'email' ? 'EMAIL_USED' : 'PHONE_USED');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'contact-changed',
      kind: 'user',
      id: actor.userId,
      details: { kind: contact.kind },
    });
  });
}

export const rememberTimeZone = ({ db, actor }: SignedInContext, timeZone: string) =>
  setTimeZone(db, actor.userId, timeZone);
