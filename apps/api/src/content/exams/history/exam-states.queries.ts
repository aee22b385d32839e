/** SQL of tests of the system as their history compares them. */
import { testListLabel, type ContentState, type Pool } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { usesOfExam } from '#content/hooks';
import type { ExamFacts } from '../exams.queries.ts';
import { poolOfTest } from '../pools/pools.queries.ts';

interface StateQuestion {
  readonly id: string;
  readonly version: number;
  readonly part: string;
  readonly items: number;
  readonly skill: string;
  readonly difficulty: string;
}

/** Without the label that lists of sample tests put on it: they have a history of their own. */
export type ExamState = Omit<ExamFacts, 'pool'> & {
  readonly pool: Pool;
  readonly deleted: boolean;
  readonly questions: readonly StateQuestion[];
};

/** Those of the tests that are of the system, deleted ones too. */
export async function statesOfExams(db: Db, ids: readonly string[]): Promise<Map<string, ExamState & ContentState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; state: ExamState & ContentState }>`
    SELECT e.id, jsonb_build_object('name', e.name, 'nameEn', e.name_en, 'examType', e.exam_type, 'subject', e.subject,
      'gradeId', e.grade_id, 'seriesId', e.series_id, 'formatId', e.format_id, 'minutes', e.minutes,
      'totalQuestions', e.total_questions, 'totalPoints', e.total_points, 'sections', e.sections, 'rows', e.rows,
      'questions', (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.question_id, 'version', h.question_version, 'part', h.part_id,
          'items', h.items, 'skill', h.skill, 'difficulty', h.difficulty) ORDER BY h.position), '[]')
        FROM exam_questions h WHERE h.exam_id = e.id),
      'mode', e.mode, 'rounding', e.rounding, 'shuffle', e.shuffle,
      'labels', array_remove(e.labels, ${testListLabel.SAMPLE}::text), 'publisher', e.publisher,
      'needsCode', e.needs_code, 'pool', ${poolOfTest('e')}, 'status', e.status, 'deleted', e.deleted_at IS NOT NULL) AS state
    FROM exams e WHERE e.id = ANY (${[...ids]}::uuid[]) AND e.scope = 'SYSTEM'`.execute(db);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** The versions of questions that can be chosen: of the system and not deleted. */
export async function choosable(
  db: Db,
  questions: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) AS n (id uuid, version integer)
    JOIN questions q ON q.id = n.id AND q.scope = 'SYSTEM' AND q.deleted_at IS NULL
    JOIN question_versions v ON v.question_id = n.id AND v.version = n.version`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Of a test, deleted or not: when it was changed last, whether a list of sample tests has it, how often it was assigned. */
export async function standingOf(
  db: Db,
  id: string,
): Promise<{ readonly updatedAt: Date; readonly listed: boolean; readonly assigned: number }> {
  return db
    .selectFrom('exams')
    .select([
      'exams.updated_at as updatedAt',
      sql<boolean>`${testListLabel.SAMPLE}::text = ANY (exams.labels)`.as('listed'),
      usesOfExam.of().as('assigned'),
    ])
    .where('exams.id', '=', id)
    .executeTakeFirstOrThrow();
}
