/** Tests that a user took: their part of the export, and how many results a deletion concerns. */
import { sql } from 'kysely';
import { ownDataPage, type OwnData } from '#people/hooks';
import { latestResult, logOf, markIsShown } from './counted.queries.ts';

const ofTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id',
);

export const ownDataOfAttempts: OwnData = {
  parts: {
    testsTaken: (db, userId, after, now) =>
      sql<{ cursor: string }>`
        SELECT p.id AS cursor, p.id, a.title, coalesce(g.name, c.name) AS class, p.number, p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt",
          CASE WHEN r.revision IS NOT NULL AND ${markIsShown(now)} THEN jsonb_build_object('mark', r.mark, 'points', r.points, 'of', r.max_points, 'provisional', r.needs_teacher) END AS result,
          (SELECT coalesce(jsonb_agg(jsonb_build_object('question', x.question, 'answer', x.answer, 'at', x.received_at) ORDER BY x.entry), '[]')
           FROM (SELECT DISTINCT ON (e.question) e.entry, (v.ids ->> (e.question - 1)) AS question, e.answer, e.received_at
             FROM attempt_answers e WHERE ${logOf} AND e.disposition IN ('A', 'S') ORDER BY e.question, e.entry DESC) x) AS answers,
          (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'question', v.question_id, 'mime', v.mime, 'seconds', v.seconds, 'at', v.created_at) ORDER BY v.id), '[]') FROM recordings v WHERE v.owner_id = p.owner_id AND v.attempt_id = p.id) AS recordings
        FROM attempts p
        JOIN LATERAL (SELECT jsonb_path_query_array(content, '$.sections[*].parts[*].questions[*].id') AS ids FROM exam_versions WHERE id = p.exam_version_id) v ON true
        LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id ${ofTarget} ${latestResult}
        WHERE p.student_id = ${userId} AND p.id > ${after ?? ownDataPage.lowest} ORDER BY p.id LIMIT ${ownDataPage.size}`.execute(
        db,
      ),
  },
  async count(db, userId) {
    const { rows } = await sql<{ results: number }>`
      SELECT (SELECT count(*)::int FROM attempts WHERE student_id = ${userId})
        + (SELECT count(*)::int FROM attempts WHERE owner_id = ${userId} AND student_id <> ${userId}) AS results`.execute(
      db,
    );
    return rows[0]!;
  },
};
