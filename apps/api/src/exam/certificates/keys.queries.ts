/** SQL of the codes of certificates, for the directory of cells. */
import { sql } from 'kysely';
import type { KeySource } from '#platform/cells';

export const certificateKeys: KeySource = {
  kind: 'CERTIFICATE',
  trigger: 'certificates_places',
  keys: sql`SELECT code AS key FROM certificates`,
};
