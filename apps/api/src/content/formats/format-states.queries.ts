/** SQL of formats of the system as their history compares them. */
import type { ContentState } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import type { FormatValues } from './formats.queries.ts';

export type FormatState = FormatValues & { readonly active: boolean; readonly deleted: boolean };

/** Those of the formats that are of the system, deleted ones too. */
export async function statesOfFormats(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, FormatState & ContentState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; state: FormatState & ContentState }>`
    SELECT f.id, jsonb_build_object('name', f.name, 'nameEn', f.name_en, 'gradeId', f.grade_id, 'subject', f.subject,
      'minutes', f.minutes, 'totalQuestions', f.total_questions, 'totalPoints', f.total_points, 'cognition', f.cognition,
      'sections', f.sections, 'rows', f.rows, 'active', f.active, 'deleted', f.deleted_at IS NOT NULL) AS state
    FROM formats f WHERE f.id = ANY (${[...ids]}::uuid[]) AND f.scope = 'SYSTEM'`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Of a format, deleted or not: when it was changed last, and how many tests have it. */
export async function standingOf(db: Db, id: string): Promise<{ readonly updatedAt: Date; readonly uses: number }> {
  const { rows } = await sql<{ updatedAt: Date; uses: number }>`
    SELECT f.updated_at AS "updatedAt",
      (SELECT count(*)::int FROM exams e WHERE e.format_id = f.id AND e.deleted_at IS NULL) AS uses
    FROM formats f WHERE f.id = ${id}`.execute(db);
  return rows[0]!;
}
