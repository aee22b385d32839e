/** The names of questions and imports in the audit log. */
import { sql } from 'kysely';
import type { SubjectNames } from '#people/user-administration';

export const namesOfQuestions: SubjectNames = {
  question: (ids) => sql`
    SELECT q.id, coalesce(nullif(q.name, ''), q.summary), u.full_name, CASE WHEN q.scope = 'SYSTEM' AND q.deleted_at IS NULL THEN q.id::text END
    FROM questions q LEFT JOIN users u ON u.id = q.owner_id AND q.scope = 'USER' WHERE q.id = ANY (${ids}::uuid[])`,
  'question-import': (ids) => sql`
    SELECT i.id, i.file_name, CASE WHEN NOT x.staff THEN u.full_name END, CASE WHEN x.staff THEN i.id::text END
    FROM question_imports i JOIN users u ON u.id = i.owner_id CROSS JOIN LATERAL (SELECT u.is_admin OR u.role = 'OPERATOR' AS staff) x WHERE i.id = ANY (${ids}::uuid[])`,
};
