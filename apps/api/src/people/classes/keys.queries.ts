/** SQL of the codes of classes, for the directory of cells. */
import { sql } from 'kysely';
import type { KeySource } from '#platform/cells';

export const classKeys: KeySource = {
  kind: 'CLASS_CODE',
  trigger: 'classes_places',
  anyCase: true,
  keys: sql`SELECT lower(code) AS key FROM classes WHERE deleted_at IS NULL`,
};
