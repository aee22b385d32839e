/** SQL of what a learner has here, by an id of any kind. */
import { isUuid } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** An attempt, an assigned test, a class or a recording of the learner, or a file, whose readers are checked elsewhere. */
export async function holdsOf(db: Db, studentId: string, id: string): Promise<boolean> {
  const places = isUuid(id)
    ? [
        sql`SELECT FROM attempts x WHERE x.student_id = ${studentId} AND x.id = ${id}`,
        sql`SELECT FROM assignment_learners l WHERE l.student_id = ${studentId} AND l.assignment_id = ${id}`,
        sql`SELECT FROM class_students m WHERE m.student_id = ${studentId} AND m.class_id = ${id}`,
        sql`SELECT FROM join_requests r WHERE r.student_id = ${studentId} AND r.id = ${id}`,
        sql`SELECT FROM recordings r JOIN attempts x ON x.owner_id = r.owner_id AND x.id = r.attempt_id
          WHERE x.student_id = ${studentId} AND r.id = ${id}`,
      ]
    : [sql`SELECT FROM media m WHERE m.id = ${id}`];
  const anywhere = sql.join(
    places.map((place) => sql`EXISTS (${place})`),
    sql` OR `,
  );
  const { rows } = await sql<{ holds: boolean }>`SELECT ${anywhere} AS holds`.execute(db);
  return rows[0]!.holds;
}
