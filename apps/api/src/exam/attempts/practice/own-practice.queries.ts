/** SQL of practice of a learner's own: the learner is the owner of the attempt. */
import type { AttemptMode, AttemptOrigin, LearningPath } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** Where practice of one's own comes from: a past test, a package or an order, the gift. */
export type OwnOrigin = Extract<AttemptOrigin, 'PRACTICE' | 'PACKAGE' | 'GIFT' | 'LINK'>;

interface NewPractice {
  readonly id: string;
  readonly studentId: string;
  readonly origin: OwnOrigin;
  /** The assignment whose test is practised; of another origin, the test or the link. */
  readonly targetId: string;
  readonly examVersionId: string;
  readonly mode: AttemptMode;
  readonly path: LearningPath;
  readonly questionIds: readonly string[] | null;
  readonly shuffleSeed: string;
  readonly now: Date;
  readonly endsAt: Date;
}

/** The id of the attempt that runs now: the new one, or the one that was running. A clock is shown in mode TEST. */
export async function insertPractice(db: Db, one: NewPractice): Promise<string> {
  await sql`
    INSERT INTO attempts (id, owner_id, student_id, exam_version_id, origin, target_id, number, mode, clock, shuffle_seed, started_at,
      deadline_at, question_ids, path)
    SELECT ${one.id}, ${one.studentId}, ${one.studentId}, drawn_version(${one.examVersionId}, ${one.shuffleSeed}), ${one.origin}, ${one.targetId},
      1 + coalesce((SELECT max(x.number) FROM attempts x WHERE x.owner_id = ${one.studentId} AND x.target_id = ${one.targetId}
        AND x.student_id = ${one.studentId} AND x.origin = ${one.origin}), 0),
      ${one.mode}, ${one.mode === 'TEST'}, ${one.shuffleSeed}, ${one.now}, ${one.endsAt}, ${one.questionIds}::uuid[],
      ${one.path === 'LINEAR' ? null : one.path}
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM attempts WHERE owner_id = ${one.studentId} AND student_id = ${one.studentId} AND target_id = ${one.targetId}
      AND origin = ${one.origin} ORDER BY status = 'RUNNING' DESC, number DESC LIMIT 1`.execute(db);
  return rows[0]!.id;
}

export interface Practice {
  readonly origin: OwnOrigin;
  readonly targetId: string;
  readonly path: LearningPath;
  readonly questionIds: string[] | null;
  readonly shuffleSeed: string;
}

export async function findPractice(db: Db, studentId: string, attemptId: string): Promise<Practice | undefined> {
  const { rows } = await sql<Practice>`
    SELECT origin, target_id AS "targetId", coalesce(path, 'LINEAR') AS path, question_ids AS "questionIds", shuffle_seed AS "shuffleSeed"
    FROM attempts
    WHERE id = ${attemptId} AND student_id = ${studentId} AND owner_id = student_id
      AND origin IN ('PRACTICE', 'PACKAGE', 'GIFT', 'LINK')`.execute(db);
  return rows[0];
}

/** Adds a question to running adaptive practice; false when another request has added one meanwhile. */
export async function appendQuestion(
  db: Db,
  { studentId, attemptId, asked }: { studentId: string; attemptId: string; asked: readonly string[] },
  question: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE attempts SET question_ids = question_ids || ${question}::uuid
    WHERE owner_id = ${studentId} AND id = ${attemptId} AND student_id = ${studentId} AND status = 'RUNNING'
      AND path = 'ADAPTIVE' AND question_ids = ${[...asked]}::uuid[]`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Notes that the key of the question at `position` is shown for its answer in `entry`. Returns the entry of the first
 * time: however many ask at once, one is noted.
 */
export async function noteChecked(
  db: Db,
  { ownerId, id, position, entry }: { ownerId: string; id: string; position: number; entry: number },
): Promise<number> {
  const { rows } = await sql<{ entry: number }>`
    UPDATE attempts SET checked = jsonb_build_object(${position}::text, ${entry}::int) || checked
    WHERE owner_id = ${ownerId} AND id = ${id} AND mode = 'PRACTICE'
    RETURNING (checked ->> ${position}::text)::int AS entry`.execute(db);
  return rows[0]!.entry;
}

export interface RunningPractice {
  readonly ownerId: string;
  readonly id: string;
  readonly examVersionId: string;
  readonly path: LearningPath;
  readonly questionIds: string[] | null;
}

export async function findPractices(db: Db, studentId: string, ids: readonly string[]): Promise<RunningPractice[]> {
  const { rows } = await sql<RunningPractice>`
    SELECT owner_id AS "ownerId", id, exam_version_id AS "examVersionId", coalesce(path, 'LINEAR') AS path, question_ids AS "questionIds"
    FROM attempts WHERE owner_id = ${studentId} AND id = ANY (${[...ids]}::uuid[]) AND student_id = ${studentId}`.execute(
    db,
  );
  return rows;
}

/** The learner's latest attempts at practice of the own of a published test, where each answer is explained. */
export async function explainedAttempts(
  db: Db,
  { studentId, examVersionId }: { studentId: string; examVersionId: string },
): Promise<{ ownerId: string; id: string }[]> {
  const { rows } = await sql<{ ownerId: string; id: string }>`
    SELECT owner_id AS "ownerId", id FROM attempts
    WHERE owner_id = ${studentId} AND student_id = ${studentId} AND exam_version_id = ${examVersionId}
      AND mode = 'PRACTICE' AND origin IN ('PACKAGE', 'GIFT')
    ORDER BY started_at DESC LIMIT 20`.execute(db);
  return rows;
}

export interface LastPractice {
  readonly id: string;
  readonly ownerId: string;
  readonly examVersionId: string;
  readonly origin: OwnOrigin;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
}

/** Of a learner's attempts with these origins at one target: the running one if there is one, else the last. */
export async function lastPractice(
  db: Db,
  { studentId, targetId, origins }: { studentId: string; targetId: string; origins: readonly OwnOrigin[] },
): Promise<LastPractice | undefined> {
  const { rows } = await sql<LastPractice>`
    SELECT id, owner_id AS "ownerId", exam_version_id AS "examVersionId", origin, status FROM attempts
    WHERE owner_id = ${studentId} AND target_id = ${targetId} AND student_id = ${studentId} AND origin = ANY (${[...origins]}::text[])
    ORDER BY status = 'RUNNING' DESC, started_at DESC, id DESC LIMIT 1`.execute(db);
  return rows[0];
}
