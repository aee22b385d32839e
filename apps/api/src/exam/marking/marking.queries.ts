/** SQL of marking. The teacher is part of every predicate. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { latestResult } from '#exam/attempts';
import { markColumns, type MarkRow, type StoredItems } from '#exam/scoring';

export interface MarkableRow extends StoredItems {
  readonly attempt: string;
  readonly attemptNumber: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly code: string | null;
}

/** Scored attempts of one assigned test by the learner's name. */
export async function markableRows(db: Db, ownerId: string, assignmentId: string): Promise<MarkableRow[]> {
  const { rows } = await sql<MarkableRow>`
    SELECT p.id AS attempt, p.number AS "attemptNumber", u.last_name AS "lastName", u.first_name AS "firstName", s.code,
      r.item_states AS "itemStates", r.item_points AS "itemPoints", r.item_max AS "itemMax"
    FROM attempts p
    JOIN users u ON u.id = p.student_id
    LEFT JOIN managed_students s ON s.teacher_id = p.owner_id AND s.student_id = u.id
    ${latestResult}
    WHERE p.assignment_id = ${assignmentId} AND p.owner_id = ${ownerId} AND r.revision IS NOT NULL
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id, p.number`.execute(db);
  return rows;
}

export async function countRunning(db: Db, ownerId: string, assignmentId: string): Promise<number> {
  const { rows } = await sql<{
    running: number;
  }>`SELECT count(*)::int AS running FROM attempts WHERE assignment_id = ${assignmentId} AND owner_id = ${ownerId} AND status <> 'SCORED'`.execute(
    db,
  );
  return rows[0]!.running;
}

/** Which of `attemptIds` belong to the assigned test, in the order of their ids, locked until the transaction ends. */
export async function lockAttempts(
  db: Db,
  ownerId: string,
  assignmentId: string,
  attemptIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM attempts WHERE id = ANY (${attemptIds}::uuid[]) AND assignment_id = ${assignmentId} AND owner_id = ${ownerId} AND status = 'SCORED'
    ORDER BY id FOR UPDATE`.execute(db);
  return rows.map(({ id }) => id);
}

export interface NewMark {
  readonly ownerId: string;
  readonly attemptId: string;
  readonly question: string;
  readonly item: string;
  readonly version: number;
  readonly answer: unknown;
  readonly scores: Readonly<Record<string, number>>;
  readonly share: { readonly earned: number; readonly of: number } | null;
  readonly comment: string;
  readonly notes: readonly unknown[];
  readonly by: string;
  readonly now: Date;
}

export async function insertMark(db: Db, one: NewMark): Promise<void> {
  await sql`
    INSERT INTO attempt_marks (owner_id, attempt_id, question_id, item, version, answer, scores, earned, share_of, comment, notes, marked_by, marked_at)
    VALUES (${one.ownerId}, ${one.attemptId}, ${one.question}, ${one.item}, ${one.version}, ${JSON.stringify(one.answer)}::jsonb, ${JSON.stringify(one.scores)}::jsonb,
      ${one.share?.earned ?? null}, ${one.share?.of ?? null}, ${one.comment}, ${JSON.stringify(one.notes)}::jsonb, ${one.by}, ${one.now})`.execute(
    db,
  );
}

/** All versions, newest first. */
export async function markHistory(db: Db, ownerId: string, attemptId: string): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    SELECT ${markColumns} FROM attempt_marks m JOIN users u ON u.id = m.marked_by
    WHERE m.owner_id = ${ownerId} AND m.attempt_id = ${attemptId} ORDER BY m.marked_at DESC, m.version DESC`.execute(
    db,
  );
  return rows;
}

export interface DraftRow {
  readonly attempt: string;
  readonly question: string;
  readonly item: string;
  readonly entry: number;
  readonly version: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly comment: string;
  readonly notes: { id: string; start: number; end: number; text: string }[];
  readonly at: Date;
}

export async function draftRows(
  db: Db,
  ownerId: string,
  writerId: string,
  attemptIds: readonly string[],
): Promise<DraftRow[]> {
  if (attemptIds.length === 0) return [];
  const { rows } = await sql<DraftRow>`
    SELECT attempt_id AS attempt, question_id AS question, item, entry, version, scores, comment, notes, changed_at AS at
    FROM marking_drafts WHERE owner_id = ${ownerId} AND writer_id = ${writerId} AND attempt_id = ANY (${attemptIds}::uuid[])`.execute(
    db,
  );
  return rows;
}

export async function putDraft(db: Db, ownerId: string, writerId: string, one: DraftRow): Promise<void> {
  await sql`
    INSERT INTO marking_drafts (owner_id, writer_id, attempt_id, question_id, item, entry, version, scores, comment, notes, changed_at)
    VALUES (${ownerId}, ${writerId}, ${one.attempt}, ${one.question}, ${one.item}, ${one.entry}, ${one.version},
      ${JSON.stringify(one.scores)}::jsonb, ${one.comment}, ${JSON.stringify(one.notes)}::jsonb, ${one.at})
    ON CONFLICT (owner_id, attempt_id, question_id, item, writer_id) DO UPDATE SET entry = EXCLUDED.entry, version = EXCLUDED.version,
      scores = EXCLUDED.scores, comment = EXCLUDED.comment, notes = EXCLUDED.notes, changed_at = EXCLUDED.changed_at`.execute(
    db,
  );
}

export async function deleteDraft(
  db: Db,
  ownerId: string,
  writerId: string,
  { attempt, question, item }: Pick<DraftRow, 'attempt' | 'question' | 'item'>,
): Promise<void> {
  await sql`
    DELETE FROM marking_drafts
    WHERE owner_id = ${ownerId} AND writer_id = ${writerId} AND attempt_id = ${attempt} AND question_id = ${question} AND item = ${item}`.execute(
    db,
  );
}

/** Learners of these attempts; none unless the assignment's results were released before. */
export async function findToldLearners(
  db: Db,
  { ownerId, assignmentId, attempts }: { ownerId: string; assignmentId: string; attempts: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ studentId: string }>`
    SELECT DISTINCT p.student_id AS "studentId" FROM assignments a JOIN attempts p ON p.owner_id = a.owner_id AND p.id = ANY (${attempts}::uuid[])
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId} AND a.results_told_at IS NOT NULL AND a.review_after <> 'OFF'
      AND a.mode = 'TEST' AND a.cancelled_at IS NULL`.execute(db);
  return rows.map(({ studentId }) => studentId);
}
