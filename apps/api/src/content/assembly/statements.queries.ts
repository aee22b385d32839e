import { questionTypeCodes } from '@vumon/question-types';
import { paperColumnOf } from '@vumon/question-types/traits';
import { sql, type RawBuilder } from 'kysely';

/** Types whose single number has several statements, each with a level. */
export const clusterTypes: readonly string[] = questionTypeCodes.filter((code) => paperColumnOf(code).statements > 1);

/**
 * The level of each statement of a question's version, as text[]: its own, else that of the question. Empty for types
 * other than clusters, whose content is not read.
 */
export const statementsOf = (
  id: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
  difficulty: RawBuilder<unknown>,
): RawBuilder<string[]> => sql<string[]>`coalesce((
    SELECT array_agg(coalesce(item.value ->> 'level', ${difficulty}::text) ORDER BY item.ordinality)
    FROM questions c JOIN question_versions v ON v.question_id = c.id AND v.version = ${version},
      jsonb_array_elements(v.content -> 'items') WITH ORDINALITY item
    WHERE c.id = ${id} AND c.type IN (${sql.join(clusterTypes)})), '{}')`;
