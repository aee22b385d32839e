/** SQL of assignments: the teacher or the learner is part of every predicate. */
import {
  type AssignmentTarget,
  type AttemptMode,
  type Counting,
  type ExamTool,
  type ReviewState,
  type Skill,
} from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, holdsWords } from '#db';
import { learnersWithAttempts } from '#exam/attempts';

/** Settings that a teacher chooses; `minutes` null = no clock but the end of the window. */
export interface Settings {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly mode: AttemptMode;
  readonly attemptsAllowed: number | null;
  readonly counting: Counting;
  readonly shuffleQuestions: boolean;
  readonly shuffleOptions: boolean;
  readonly reviewOpen: ReviewState;
  readonly reviewAfter: ReviewState;
  readonly tools: readonly ExamTool[];
  readonly record: boolean;
  readonly note: string;
}

export interface NewAssignment extends Settings {
  readonly id: string;
  /** The teacher may not see all keys, so that marks wait for the end of the window. */
  readonly scoredAtEnd: boolean;
  readonly ownerId: string;
  readonly examId: string;
  readonly examVersionId: string;
  readonly target: AssignmentTarget;
  readonly classId: string | null;
  readonly groupId: string | null;
  readonly partnerId: string | null;
  readonly partnerPage: string | null;
  /** Taken only with a session that was opened for it in its room. */
  readonly inRoom: boolean;
  readonly title: string;
  readonly subject: string;
  readonly questions: number;
  readonly skills: readonly string[];
  readonly now: Date;
}

const settingColumns = (one: Settings) => ({
  starts_at: one.startsAt,
  ends_at: one.endsAt,
  minutes: one.minutes,
  mode: one.mode,
  attempts_allowed: one.attemptsAllowed,
  counting: one.counting,
  shuffle_questions: one.shuffleQuestions,
  shuffle_options: one.shuffleOptions,
  review_open: one.reviewOpen,
  review_after: one.reviewAfter,
  tools: [...one.tools],
  record: one.record,
  note: one.note,
});

export async function insertAssignment(db: Db, one: NewAssignment): Promise<void> {
  await db
    .insertInto('assignments')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      exam_id: one.examId,
      exam_version_id: one.examVersionId,
      target: one.target,
      class_id: one.classId,
      group_id: one.groupId,
      partner_id: one.partnerId,
      partner_page: one.partnerPage,
      in_room: one.inRoom,
      title: one.title,
      subject: one.subject,
      question_count: one.questions,
      skills: [...one.skills],
      created_at: one.now,
      scored_at_end: one.scoredAtEnd,
      ...settingColumns(one),
    })
    .execute();
}

/** Replaces the learners whom an assignment names. Returns the ids that were added and those that were removed. */
export async function nameStudents(
  db: Db,
  { ownerId, assignmentId }: { ownerId: string; assignmentId: string },
  studentIds: readonly string[],
  now: Date,
): Promise<{ added: string[]; removed: string[] }> {
  const added = await sql<{ id: string }>`
    INSERT INTO assignment_students AS s (owner_id, assignment_id, student_id, added_at)
    SELECT ${ownerId}, ${assignmentId}, i.id, ${now} FROM unnest(${studentIds}::uuid[]) AS i (id)
    ON CONFLICT (owner_id, assignment_id, student_id) DO UPDATE SET removed_at = NULL WHERE s.removed_at IS NOT NULL
    RETURNING student_id AS id`.execute(db);
  const removed = await sql<{ id: string }>`
    UPDATE assignment_students SET removed_at = ${now}
    WHERE owner_id = ${ownerId} AND assignment_id = ${assignmentId} AND removed_at IS NULL AND NOT (student_id = ANY (${studentIds}::uuid[]))
    RETURNING student_id AS id`.execute(db);
  return { added: added.rows.map(({ id }) => id), removed: removed.rows.map(({ id }) => id) };
}

/** Says that nobody has to be told of its results. */
export async function markTold(db: Db, ownerId: string, assignmentId: string, at: Date): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ results_told_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', '=', assignmentId)
    .execute();
}

/** Lets a learner take an assignment to the learners of a partner. */
export async function admitLearner(
  db: Db,
  { ownerId, assignmentId, studentId }: { ownerId: string; assignmentId: string; studentId: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO assignment_students AS s (owner_id, assignment_id, student_id, added_at)
    SELECT a.owner_id, a.id, ${studentId}, ${now} FROM assignments a
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId} AND a.target = 'PARTNER'
    ON CONFLICT (owner_id, assignment_id, student_id) DO NOTHING`.execute(db);
}

/** A group of the owner's with its class; undefined when it is deleted or foreign. */
export async function findOptionalGroup(
  db: Db,
  ownerId: string,
  groupId: string,
): Promise<{ id: string; classId: string | null } | undefined> {
  const { rows } = await sql<{ id: string; classId: string | null }>`
    SELECT id, class_id AS "classId" FROM study_groups WHERE owner_id = ${ownerId} AND id = ${groupId} AND deleted_at IS NULL FOR SHARE`.execute(
    db,
  );
  return rows[0];
}

export interface FactsRow {
  readonly id: string;
  readonly target: AssignmentTarget;
  readonly classId: string | null;
  readonly className: string;
  readonly examVersionId: string;
  readonly title: string;
  readonly subject: 'ENGLISH' | 'MATH';
  readonly questions: number;
  readonly skills: Skill[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number | null;
  readonly mode: AttemptMode;
  readonly attemptsAllowed: number | null;
  readonly counting: Counting;
  readonly note: string;
  readonly record: boolean;
}

export interface AssignmentRow extends FactsRow, Settings {
  readonly ownerId: string;
  readonly examId: string;
  readonly groupId: string | null;
  readonly studentIds: string[];
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly addedMinutes: number;
  readonly students: number;
  readonly running: number;
  readonly submitted: number;
  /** The most attempts that one learner has started. */
  readonly mostTaken: number;
  readonly average: number | null;
}

export const facts =
  sql.raw(`a.id, a.target, a.class_id AS "classId", coalesce(g.name, c.name, ofp.name, '') AS "className", a.exam_version_id AS "examVersionId", a.title, a.subject,
  a.question_count AS questions, a.skills, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.minutes, a.mode,
  a.attempts_allowed AS "attemptsAllowed", a.counting, a.note, a.record`);

/** The class, group or partner that an assignment is given to, if there is one. */
export const withTarget = sql.raw(
  'LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id LEFT JOIN partners ofp ON ofp.id = a.partner_id',
);

const teacherColumns = sql`${facts}, a.owner_id AS "ownerId", a.exam_id AS "examId", a.group_id AS "groupId", a.shuffle_questions AS "shuffleQuestions",
  a.shuffle_options AS "shuffleOptions", a.tools, a.review_open AS "reviewOpen", a.review_after AS "reviewAfter", a.created_at AS "createdAt",
  a.cancelled_at AS "cancelledAt", a.added_minutes AS "addedMinutes", n.running, n.submitted, n."mostTaken", n.average,
  ARRAY(SELECT s.student_id FROM assignment_students s WHERE s.owner_id = a.owner_id AND s.assignment_id = a.id AND s.removed_at IS NULL) AS "studentIds",
  (SELECT count(*)::int FROM assignment_learners l WHERE l.owner_id = a.owner_id AND l.assignment_id = a.id AND l.member) AS students`;

const progress = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.running)::int AS running, count(*) FILTER (WHERE x.submitted)::int AS submitted,
      coalesce(max(x.taken), 0)::int AS "mostTaken", round(avg(x.mark))::int AS average
    FROM ${learnersWithAttempts} x) n ON true`;

export const inTime = (status: TimeFilter, now: Date): RawBuilder<unknown> => {
  switch (status) {
    case 'UPCOMING':
      return sql`a.starts_at > ${now}`;
    case 'ONGOING':
      return sql`(a.starts_at <= ${now} AND a.ends_at > ${now})`;
    case 'ENDED':
      return sql`a.ends_at <= ${now}`;
    default:
      return sql`true`;
  }
};

export type TimeFilter = 'UPCOMING' | 'ONGOING' | 'ENDED' | undefined;

export interface AssignmentFilters {
  readonly search?: string | undefined;
  readonly status?: TimeFilter;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/**
 * Open assignments first, by their end; then those that open next; then past ones, newest first. A cancelled assignment is
 * listed as long as it has attempts.
 */
export async function listAssignments(
  db: Db,
  ownerId: string,
  classId: string,
  filters: AssignmentFilters,
): Promise<{ rows: AssignmentRow[]; total: number }> {
  const { now } = filters;
  const where = sql`
    FROM assignments a
    WHERE a.owner_id = ${ownerId} AND a.class_id = ${classId} AND ${inTime(filters.status, now)}
      AND ${filters.search ? holdsWords('a.search', filters.search) : sql`true`}
      AND (a.cancelled_at IS NULL OR (${filters.status === undefined || filters.status === 'ENDED'} AND EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id)))`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const { rows } = await sql<AssignmentRow>`
    WITH page AS (
      SELECT a.id, CASE WHEN a.cancelled_at IS NOT NULL OR a.ends_at <= ${now} THEN 2 WHEN a.starts_at <= ${now} THEN 0 ELSE 1 END AS rank, a.starts_at, a.ends_at ${where}
      ORDER BY rank, CASE WHEN a.cancelled_at IS NULL AND a.ends_at > ${now} AND a.starts_at <= ${now} THEN a.ends_at END, CASE WHEN a.starts_at > ${now} THEN a.starts_at END, a.ends_at DESC, a.id
      LIMIT ${filters.size} OFFSET ${filters.page * filters.size})
    SELECT ${teacherColumns} FROM page JOIN assignments a ON a.owner_id = ${ownerId} AND a.id = page.id ${withTarget} ${progress}
    ORDER BY page.rank, CASE WHEN page.rank = 0 THEN page.ends_at END, CASE WHEN page.rank = 1 THEN page.starts_at END, page.ends_at DESC, a.id`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalAssignment(
  db: Db,
  ownerId: string,
  assignmentId: string,
): Promise<AssignmentRow | undefined> {
  const { rows } = await sql<AssignmentRow>`
    SELECT ${teacherColumns} FROM assignments a ${withTarget} ${progress} WHERE a.id = ${assignmentId} AND a.owner_id = ${ownerId}`.execute(
    db,
  );
  return rows[0];
}

export async function lockAssignment(db: Db, ownerId: string, assignmentId: string): Promise<void> {
  await db
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', assignmentId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .execute();
}

export async function updateSettings(db: Db, ownerId: string, assignmentId: string, settings: Settings): Promise<void> {
  await db
    .updateTable('assignments')
    .set(settingColumns(settings))
    .where('id', '=', assignmentId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function markCancelled(db: Db, ownerId: string, assignmentId: string, now: Date): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ cancelled_at: now })
    .where('id', '=', assignmentId)
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function markUncancelled(db: Db, ownerId: string, assignmentId: string): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ cancelled_at: null })
    .where('id', '=', assignmentId)
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Moves the end of the window to this moment unless it is later already. */
export async function keepOpen(
  db: Db,
  { ownerId, assignmentId }: { readonly ownerId: string; readonly assignmentId: string },
  until: Date,
): Promise<void> {
  await sql`UPDATE assignments SET ends_at = greatest(ends_at, ${until}) WHERE id = ${assignmentId} AND owner_id = ${ownerId}`.execute(
    db,
  );
}

export async function addMinutes(db: Db, ownerId: string, assignmentId: string, minutes: number): Promise<void> {
  await sql`UPDATE assignments SET added_minutes = added_minutes + ${minutes} WHERE id = ${assignmentId} AND owner_id = ${ownerId}`.execute(
    db,
  );
}

interface SystemTestUse {
  readonly ownerId: string;
  readonly examId: string;
  /** YYYY-MM-01 */
  readonly month: string;
}

export async function systemTestIsUsed(db: Db, { ownerId, examId, month }: SystemTestUse): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM system_test_uses WHERE owner_id = ${ownerId} AND month = ${month} AND exam_id = ${examId}`.execute(
      db,
    );
  return rows.length > 0;
}

export async function insertSystemTestUse(db: Db, { ownerId, examId, month }: SystemTestUse, at: Date): Promise<void> {
  await sql`INSERT INTO system_test_uses (owner_id, exam_id, month, used_at) VALUES (${ownerId}, ${examId}, ${month}, ${at})`.execute(
    db,
  );
}

/** The names that notices about an assignment say. */
export async function findOptionalNames(
  db: Db,
  { ownerId, assignmentId }: { ownerId: string; assignmentId: string },
): Promise<{ title: string; className: string } | undefined> {
  const { rows } = await sql<{ title: string; className: string }>`
    SELECT a.title, coalesce(g.name, c.name, ofp.name, t.full_name) AS "className"
    FROM assignments a ${withTarget} JOIN users t ON t.id = a.owner_id WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId}`.execute(
    db,
  );
  return rows[0];
}

/** The learners whom the assignment reaches now. */
export async function assignmentAudience(db: Db, ownerId: string, assignmentId: string): Promise<string[]> {
  const { rows } = await sql<{ studentId: string }>`
    SELECT l.student_id AS "studentId" FROM assignment_learners l
    WHERE l.owner_id = ${ownerId} AND l.assignment_id = ${assignmentId} AND l.member`.execute(db);
  return rows.map(({ studentId }) => studentId);
}

/**
 * Sets extra minutes for one learner, which count from the next start on; 0 removes them. False unless the assignment
 * reaches the learner.
 */
export async function setExtraMinutes(
  db: Db,
  { ownerId, assignmentId, studentId }: { ownerId: string; assignmentId: string; studentId: string },
  minutes: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM assignment_learners l
    WHERE l.owner_id = ${ownerId} AND l.assignment_id = ${assignmentId} AND l.student_id = ${studentId} AND l.member`.execute(
    db,
  );
  if (rows.length === 0) return false;
  if (minutes === 0)
    await sql`DELETE FROM assignment_extra_time WHERE owner_id = ${ownerId} AND assignment_id = ${assignmentId} AND student_id = ${studentId}`.execute(
      db,
    );
  else
    await sql`
      INSERT INTO assignment_extra_time (owner_id, assignment_id, student_id, minutes, set_at)
      VALUES (${ownerId}, ${assignmentId}, ${studentId}, ${minutes}, ${now})
      ON CONFLICT (owner_id, assignment_id, student_id) DO UPDATE SET minutes = excluded.minutes, set_at = excluded.set_at`.execute(
      db,
    );
  return true;
}
