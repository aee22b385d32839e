import type { Role } from '@vumon/domain';

/** Admin comes from its own flag and goes before the stored role. */
export const roleOf = ({ role, isAdmin }: { readonly role: Exclude<Role, 'ADMIN'>; readonly isAdmin: boolean }): Role =>
  isAdmin ? 'ADMIN' : role;
