import type { Role } from '@vumon/domain';

/** The role ADMIN is a flag of its own that takes precedence over the stored role. */
export const roleOf = ({ role, isAdmin }: { readonly role: Exclude<Role, 'ADMIN'>; readonly isAdmin: boolean }): Role =>
  isAdmin ? 'ADMIN' : role;
