/** Users as an admin's replies show them. */
import type { AdministeredUser, ListedUser } from '@vumon/contract';
import type { Actor, Role } from '@vumon/domain';
import { deviceView, type DeviceRow } from '#modules/accounts';
import type { MembershipRow, StoredRole, UserDetailRow, UserRow } from './users.queries.ts';

export const roleShown = ({ role, is_admin }: { readonly role: StoredRole; readonly is_admin: boolean }): Role =>
  is_admin ? 'ADMIN' : role;

/** A learner who never had a package has the free one. */
const packageShown = (row: UserRow) => row.package_code ?? (roleShown(row) === 'STUDENT' ? 'BEAT_FREE_EXAM' : null);

export const listedView = (row: UserRow): ListedUser => ({
  id: row.id,
  fullName: row.full_name,
  role: roleShown(row),
  status: row.status,
  email: row.email,
  phone: row.phone,
  signInName: row.sign_in_name,
  packageCode: packageShown(row),
  packageEndsAt: row.package_ends_at?.toISOString() ?? null,
  packageEnded: row.package_runs === false,
  createdAt: row.created_at.toISOString(),
});

export interface UserFacts {
  readonly row: UserDetailRow;
  readonly memberships: readonly MembershipRow[];
  readonly devices: readonly DeviceRow[];
  readonly lock: { readonly at: Date; readonly reason: string; readonly by: string | null } | undefined;
}

export function userView(actor: Actor, { row, memberships, devices, lock }: UserFacts, now: number): AdministeredUser {
  const other = row.id !== actor.userId;
  const locked = row.status === 'LOCK';
  const invited = row.status === 'INACTIVE' && row.one_time_password_until !== null;
  return {
    ...listedView(row),
    lastName: row.last_name,
    firstName: row.first_name,
    storedRole: row.role,
    isAdmin: row.is_admin,
    gender: row.gender,
    birthday: row.birthday,
    provinceName: row.province_name,
    avatar: row.avatar_media === null ? null : `/media/${row.avatar_media}`,
    locale: row.locale,
    firstLoginAt: row.first_login_at?.toISOString() ?? null,
    classes: row.classes,
    memberships: memberships.map((one) => ({
      id: one.id,
      packageCode: one.package_code,
      startsAt: one.starts_at.toISOString(),
      endsAt: one.ends_at?.toISOString() ?? null,
      source: one.source,
      note: one.note,
      reason: one.reason,
      grantedBy: one.granted_by,
      state: stateOf(one, now),
    })),
    devices: devices.map((device) => deviceView(device, actor.sessionId)),
    lock: locked && lock ? { reason: lock.reason, at: lock.at.toISOString(), by: lock.by } : null,
    invitedUntil: invited ? row.one_time_password_until.toISOString() : null,
    abilities: {
      lock: other && !locked,
      unlock: other && locked,
      changeRole: other,
      grant: !row.is_admin && (row.role === 'TEACHER' || row.role === 'STUDENT'),
      signOut: other && devices.length > 0,
      resetPassword: row.status === 'ACTIVE' && (row.email !== null || row.phone !== null),
      invite: invited,
    },
  };
}

function stateOf(
  { starts_at: startsAt, ends_at: endsAt, uses_left: usesLeft }: MembershipRow,
  now: number,
): 'UPCOMING' | 'CURRENT' | 'PAST' {
  if (startsAt.getTime() > now) return 'UPCOMING';
  return (endsAt !== null && endsAt.getTime() <= now) || usesLeft === 0 ? 'PAST' : 'CURRENT';
}
