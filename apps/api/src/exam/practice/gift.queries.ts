/** SQL of the welcome gift. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { poolOfTest } from '#content/exams';

export interface GiftGrade {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly tests: {
    readonly id: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly examType: number;
    readonly isInternational: boolean;
    readonly minutes: number;
    readonly totalQuestions: number;
  }[];
}

/** Every school grade with the tests of its gift, without those that are no longer ready. */
export async function listGiftGrades(db: Db): Promise<GiftGrade[]> {
  const { rows } = await sql<GiftGrade>`
    SELECT g.id, g.name, g.name_en AS "nameEn", coalesce(t.tests, '[]') AS tests
    FROM grades g LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'nameEn', e.name_en, 'examType', e.exam_type,
        'isInternational', y.exam_group = 'INTERNATIONAL', 'minutes', e.minutes, 'totalQuestions', e.total_questions) ORDER BY x.position) AS tests
      FROM gift_exams x JOIN exams e ON e.id = x.exam_id AND e.deleted_at IS NULL AND e.status = 'READY' AND ${poolOfTest('e')} = 'PRACTICE'
      JOIN exam_types y ON y.code = e.exam_type
      WHERE x.grade_id = g.id) t ON true
    WHERE g.id ~ '^G[0-9]{1,2}$'
    ORDER BY g.position`.execute(db);
  return rows;
}

/** The grade of the learner's newest class, if it is a school grade. */
export async function gradeOfClass(db: Db, userId: string): Promise<string | null> {
  const { rows } = await sql<{ gradeId: string }>`
    SELECT c.grade_id AS "gradeId" FROM class_students m JOIN classes c ON c.owner_id = m.owner_id AND c.id = m.class_id
    WHERE m.student_id = ${userId} AND m.removed_at IS NULL AND c.deleted_at IS NULL AND c.grade_id ~ '^G[0-9]{1,2}$'
    ORDER BY c.school_year DESC, m.joined_at DESC LIMIT 1`.execute(db);
  return rows[0]?.gradeId ?? null;
}

export async function hasReceived(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('received_gift').where('id', '=', userId).executeTakeFirst();
  return row?.received_gift ?? true;
}

/** Grants the learner the tests of the grade's gift; returns how many. */
export async function insertGift(db: Db, userId: string, gradeId: string, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO exam_grants (user_id, exam_id, source, reference, granted_at)
    SELECT ${userId}, x.exam_id, 'GIFT', x.grade_id, ${at}
    FROM gift_exams x JOIN exams e ON e.id = x.exam_id AND e.deleted_at IS NULL AND e.status = 'READY' AND ${poolOfTest('e')} = 'PRACTICE'
    WHERE x.grade_id = ${gradeId}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function markReceived(db: Db, userId: string, gradeId: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ received_gift: true, gift_grade_id: gradeId, gift_received_at: at })
    .where('id', '=', userId)
    .execute();
}
