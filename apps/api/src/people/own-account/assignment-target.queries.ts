/** SQL that names the class or group of an assignment, for the export and the deletion of an account. */
import { sql } from 'kysely';

/** The class or the group of the assignment `a`, where it has one. */
export const ofTarget = sql.raw(
  'LEFT JOIN classes c ON c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id',
);
