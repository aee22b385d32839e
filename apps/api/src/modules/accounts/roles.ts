import type { Role } from '@vumon/domain';

/** Admin comes from its own flag and goes before the stored role. */
export const roleOf = ({
  role,
  is_admin,
}: {
  readonly role: Exclude<Role, 'ADMIN'>;
  readonly is_admin: boolean;
}): Role => (is_admin ? 'ADMIN' : role);
