/** SQL of what people sign in with, for the directory of cells. */
import { sql } from 'kysely';
import type { KeySource } from '#platform/cells';

const trigger = 'users_places';

export const accountKeys: readonly KeySource[] = [
  {
    kind: 'SIGN_IN_NAME',
    trigger,
    keys: sql`SELECT sign_in_name AS key FROM users WHERE sign_in_name IS NOT NULL AND deleted_at IS NULL`,
  },
  { kind: 'PHONE', trigger, keys: sql`SELECT phone AS key FROM users WHERE phone IS NOT NULL AND deleted_at IS NULL` },
  {
    kind: 'MAIL',
    trigger,
    anyCase: true,
    keys: sql`SELECT lower(email) AS key FROM users WHERE email IS NOT NULL AND deleted_at IS NULL`,
  },
];
