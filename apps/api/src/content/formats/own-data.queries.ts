/** A user's formats: their part of the export, their number, their deletion. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';
import type { SubjectNames } from '#people/user-administration';

export const ownDataOfFormats: OwnData = {
  parts: {
    formats: (db, userId, after) =>
      sql<{ cursor: string }>`
        SELECT id AS cursor, id, name, grade_id AS "gradeId", subject, minutes, total_questions AS "totalQuestions", total_points AS "totalPoints", cognition, sections, active,
          created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt"
        FROM formats WHERE owner_id = ${userId} AND scope = 'USER' AND id > ${after ?? ownDataPage.lowest} ORDER BY id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async count(db, userId) {
    const { rows } = await sql<{ formats: number }>`
      SELECT count(*)::int AS formats FROM formats WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
    return rows[0]!;
  },
  async erase(db, userId, now) {
    await sql`UPDATE formats SET deleted_at = ${now} WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL`.execute(
      db,
    );
  },
};

export const namesOfFormats: SubjectNames = {
  format: (ids) => sql`
    SELECT f.id, f.name, u.full_name, CASE WHEN f.scope = 'SYSTEM' AND f.deleted_at IS NULL THEN f.id::text END
    FROM formats f LEFT JOIN users u ON u.id = f.owner_id AND f.scope = 'USER' WHERE f.id = ANY (${ids}::uuid[])`,
};
