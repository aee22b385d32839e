/** The signed-in user's profile, language, phone and e-mail. */
import { roleNumbers, type Subject } from '@vumon/domain';
import { roleOf } from '#people/accounts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { findProfile, setLocale, setSubject, setTimeZone } from './profile.queries.ts';

export const getOwnProfile = ({ db, actor, now }: SignedInContext) => findProfile(db, actor.userId, new Date(now));

export async function getUser(context: SignedInContext) {
  const row = await getOwnProfile(context);
  const role = roleOf(row);
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

export const rememberSubject = ({ db, actor }: SignedInContext, subject: Subject | null) =>
  setSubject(db, actor.userId, subject);

export const rememberTimeZone = ({ db, actor }: SignedInContext, timeZone: string) =>
  setTimeZone(db, actor.userId, timeZone);
