/** Users in replies to administrators. */
import type { AdministeredUser, ListedUser } from '@vumon/contract';
import type { Actor, Role } from '@vumon/domain';
import { deviceView, type DeviceRow } from '#people/accounts';
import type { MembershipRow, StoredRole, UserDetailRow, UserRow } from './users.queries.ts';

export const roleShown = ({ role, isAdmin }: { readonly role: StoredRole; readonly isAdmin: boolean }): Role =>
  isAdmin ? 'ADMIN' : role;

/** A learner who never had a package has the free one. */
const packageShown = (row: UserRow) => row.packageCode ?? (roleShown(row) === 'STUDENT' ? 'BEAT_FREE_EXAM' : null);

export const listedView = (row: UserRow): ListedUser => ({
  id: row.id,
  fullName: row.fullName,
  role: roleShown(row),
  status: row.status,
  email: row.email,
  phone: row.phone,
  signInName: row.signInName,
  packageCode: packageShown(row),
  packageEndsAt: row.packageEndsAt?.toISOString() ?? null,
  packageEnded: row.packageRuns === false,
  createdAt: row.createdAt.toISOString(),
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
  const invited = row.status === 'INACTIVE' && row.oneTimePasswordUntil !== null;
  return {
    ...listedView(row),
    lastName: row.lastName,
    firstName: row.firstName,
    storedRole: row.role,
    isAdmin: row.isAdmin,
    gender: row.gender,
    birthday: row.birthday,
    provinceName: row.provinceName,
    avatar: row.avatarMedia === null ? null : `/media/${row.avatarMedia}`,
    locale: row.locale,
    firstLoginAt: row.firstLoginAt?.toISOString() ?? null,
    classes: row.classes,
    memberships: memberships.map((one) => ({
      id: one.id,
      packageCode: one.packageCode,
      startsAt: one.startsAt.toISOString(),
      endsAt: one.endsAt?.toISOString() ?? null,
      source: one.source,
      note: one.note,
      reason: one.reason,
      grantedBy: one.grantedBy,
      state: stateOf(one, now),
    })),
    devices: devices.map((device) => deviceView(device, actor.sessionId)),
    lock: locked && lock ? { reason: lock.reason, at: lock.at.toISOString(), by: lock.by } : null,
    invitedUntil: invited ? row.oneTimePasswordUntil.toISOString() : null,
    abilities: {
      lock: other && !locked,
      unlock: other && locked,
      changeRole: other,
      grant: !row.isAdmin && (row.role === 'TEACHER' || row.role === 'STUDENT'),
      signOut: other && devices.length > 0,
      resetPassword: row.status === 'ACTIVE' && (row.email !== null || row.phone !== null),
      invite: invited,
      support: !locked && !row.isAdmin && (row.role === 'TEACHER' || row.role === 'STUDENT'),
    },
  };
}

function stateOf({ startsAt, endsAt, usesLeft }: MembershipRow, now: number): 'UPCOMING' | 'CURRENT' | 'PAST' {
  if (startsAt.getTime() > now) return 'UPCOMING';
  return (endsAt !== null && endsAt.getTime() <= now) || usesLeft === 0 ? 'PAST' : 'CURRENT';
}
