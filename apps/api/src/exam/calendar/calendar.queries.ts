/** SQL of the test calendar: the teacher or the learner is part of every predicate. */
import type { AssignmentTarget, AttemptMode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface CalendarRow {
  readonly id: string;
  readonly title: string;
  readonly target: AssignmentTarget;
  readonly classId: string | null;
  readonly className: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly questions: number;
  readonly mode: AttemptMode;
}

export interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

const most = 300;
const columns =
  sql.raw(`a.id, a.title, a.target, a.class_id AS "classId", coalesce(g.name, c.name, ofp.name, '') AS "className", a.starts_at AS "startsAt",
  a.ends_at AS "endsAt", a.minutes, a.question_count AS questions, a.mode`);
const withTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id LEFT JOIN partners ofp ON ofp.id = a.partner_id',
);
const within = ({ from, to, now }: Span) =>
  sql`a.cancelled_at IS NULL AND a.ends_at > ${now} AND a.ends_at > ${from} AND a.starts_at < ${to}`;

export async function testsTaught(
  db: Db,
  ownerId: string,
  span: Span,
  classId: string | undefined,
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    SELECT ${columns} FROM assignments a ${withTarget}
    WHERE a.owner_id = ${ownerId} AND a.target <> 'SAMPLE' AND ${within(span)} AND (${classId ?? null}::uuid IS NULL OR a.class_id = ${classId ?? null})
      AND (c.id IS NULL OR (c.deleted_at IS NULL AND c.status = 'ACTIVE')) AND g.deleted_at IS NULL
    ORDER BY a.starts_at, a.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function testsTaken(db: Db, studentId: string, span: Span): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    SELECT ${columns} FROM assignment_learners l
    JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id ${withTarget}
    WHERE l.student_id = ${studentId} AND l.open AND ${within(span)}
    ORDER BY a.starts_at, a.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function findOptionalFeed(db: Db, userId: string): Promise<Date | undefined> {
  return (await db.selectFrom('calendar_feeds').select('created_at').where('user_id', '=', userId).executeTakeFirst())
    ?.created_at;
}

export async function replaceFeed(db: Db, userId: string, keyHash: Buffer, at: Date): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, key_hash: keyHash, created_at: at })
    .onConflict((c) => c.column('user_id').doUpdateSet({ key_hash: keyHash, created_at: at }))
    .execute();
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** The owner of the feed, if the account may sign in. */
export async function findOptionalReader(
  db: Db,
  keyHash: Buffer,
): Promise<{ userId: string; role: string; locale: 'vi' | 'en' } | undefined> {
  const { rows } = await sql<{ userId: string; role: string; locale: 'vi' | 'en' }>`
    SELECT u.id AS "userId", u.role, u.locale FROM calendar_feeds f JOIN users u ON u.id = f.user_id
    WHERE f.key_hash = ${keyHash} AND u.deleted_at IS NULL AND u.status = 'ACTIVE' AND NOT u.is_admin`.execute(db);
  return rows[0];
}
