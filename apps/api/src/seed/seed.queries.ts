/** SQL that only the seed needs: the marker that it has run, and accounts and dates that no service would set. */
import { sql } from 'kysely';
import type { AudioRef, ImageRef } from '@vumon/question-types';
import { consentVersion, dayInVietnam, schoolYearOf } from '@vumon/domain';
import type { Db } from '#db';
import type { FormatValues } from '#content/formats';

const marker = 'seed.demoSchool';

/** Names of the additions that the system bank has; null: there is no demo school, and so no system bank. */
export async function additionsOf(db: Db): Promise<string[] | null> {
  const row = await db.selectFrom('app_settings').select('value').where('key', '=', marker).executeTakeFirst();
  // The first databases have no list.
  return row ? ((row.value as { additions?: string[] }).additions ?? []) : null;
}

/** Locks seeding, so that two servers that start at the same time seed the database once. */
export const lockSeed = (db: Db) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${marker}, 0))`.execute(db);

/**
 * Lets this transaction be idle while the content is drawn, which takes minutes on a slow or busy machine. Nobody but other
 * servers that start waits for its locks.
 */
export const allowIdle = (db: Db) => sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(db);

export async function markSeeded(db: Db, additions: readonly string[], now: Date): Promise<void> {
  const value = JSON.stringify({ version: 1, additions });
  await db
    .insertInto('app_settings')
    .values({ key: marker, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute();
}

/** Who the questions of the system bank belong to. */
export async function findOptionalBankOwner(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('questions')
    .select('owner_id')
    .where('scope', '=', 'SYSTEM')
    .where('owner_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.owner_id ?? undefined;
}

/** The recordings of the system bank by their transcripts. */
export async function recordingsByTranscript(db: Db): Promise<Map<string, AudioRef>> {
  const { rows } = await sql<{ transcript: string; audio: AudioRef }>`
    SELECT k.answer_key ->> 'transcript' AS transcript, v.content -> 'audio' AS audio
    FROM questions q JOIN question_versions v ON v.question_id = q.id
      JOIN question_keys k ON k.question_id = v.question_id AND k.version = v.version
      JOIN media m ON m.id = v.content -> 'audio' ->> 'media'
    WHERE q.scope = 'SYSTEM' AND q.deleted_at IS NULL AND m.owner_id IS NULL AND k.answer_key ? 'transcript'`.execute(
    db,
  );
  return new Map(rows.map(({ transcript, audio }) => [transcript, audio]));
}

/** The pictures of the system bank by their alternative texts. */
export async function picturesByAlt(db: Db): Promise<Map<string, ImageRef>> {
  const { rows } = await sql<{ image: ImageRef }>`
    SELECT i.image FROM questions q JOIN question_versions v ON v.question_id = q.id,
      jsonb_path_query(v.content, '$.** ? (exists (@.alt) && exists (@.media))') AS i(image)
    WHERE q.scope = 'SYSTEM' AND q.deleted_at IS NULL AND EXISTS (
      SELECT FROM media m WHERE m.id = i.image ->> 'media' AND m.owner_id IS NULL)`.execute(db);
  return new Map(rows.map(({ image }) => [image.alt, image]));
}

/** Sets the learners' password and status as after their first sign-in. */
export async function activateStudents(db: Db, ids: readonly string[], passwordHash: string, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ status: 'ACTIVE', password_hash: passwordHash, one_time_password: null, first_login_at: at })
    .where('id', 'in', ids)
    .execute();
}

/** An account that was there before the class. */
export async function joinClass(
  db: Db,
  {
    classId,
    teacherId,
    studentId,
    code,
    at,
  }: { classId: string; teacherId: string; studentId: string; code: string; at: Date },
): Promise<void> {
  await db
    .insertInto('managed_students')
    .values({ teacher_id: teacherId, student_id: studentId, code, created_at: at })
    .execute();
  await db
    .insertInto('class_students')
    .values({ owner_id: teacherId, class_id: classId, student_id: studentId, joined_at: at })
    .execute();
}

export interface NewAssignment {
  readonly id: string;
  readonly ownerId: string;
  readonly examId: string;
  readonly examVersionId: string;
  readonly classId: string;
  readonly title: string;
  readonly subject: string;
  readonly questionCount: number;
  readonly skills: string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly minutes: number;
  /** Review policy while the window is open; afterwards learners see everything. */
  readonly reviewOpen: 'OFF' | 'ON';
  readonly shuffleOptions: boolean;
  readonly note: string;
  /** When the teacher released the keys although a later test contains some of the questions; null if not. */
  readonly keysReleasedAt: Date | null;
  readonly createdAt: Date;
}

/** Inserts an assignment directly, because the service refuses windows that are over. */
export async function insertAssignment(db: Db, one: NewAssignment): Promise<void> {
  await db
    .insertInto('assignments')
    .values({
      id: one.id,
      owner_id: one.ownerId,
      exam_id: one.examId,
      exam_version_id: one.examVersionId,
      class_id: one.classId,
      title: one.title,
      subject: one.subject,
      question_count: one.questionCount,
      skills: one.skills,
      starts_at: one.startsAt,
      ends_at: one.endsAt,
      minutes: one.minutes,
      review_open: one.reviewOpen,
      shuffle_options: one.shuffleOptions,
      note: one.note,
      keys_released_at: one.keysReleasedAt,
      created_at: one.createdAt,
    })
    .execute();
}

/** Stores the teacher's confirmation that the school has the parents' consents. */
export async function confirmConsents(db: Db, teacherId: string, at: Date): Promise<void> {
  const schoolYear = schoolYearOf(dayInVietnam(at.getTime()));
  await db
    .insertInto('teacher_consents')
    .values({ teacher_id: teacherId, school_year: schoolYear, text_version: consentVersion, given_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOptionalSystemFormat(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('formats')
    .select('id')
    .where('scope', '=', 'SYSTEM')
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Inserts a format unless the system has one with this id or name, deleted or not. One that nobody has changed since it
 * was shipped gets the names and parts that are shipped now.
 */
export async function insertShippedFormat(
  db: Db,
  { id, at }: { id: string; at: Date },
  values: FormatValues,
): Promise<void> {
  const sections = JSON.stringify(values.sections);
  await sql`
    INSERT INTO formats (id, scope, owner_id, name, name_en, grade_id, subject, minutes, total_questions, total_points, cognition, sections, rows, created_at, updated_at)
    SELECT ${id}, 'SYSTEM', NULL, ${values.name}, ${values.nameEn}, ${values.gradeId}, ${values.subject}, ${values.minutes}, ${values.totalQuestions}, ${values.totalPoints},
      ${values.cognition}, ${sections}::jsonb, ${JSON.stringify(values.rows)}::jsonb, ${at}, ${at}
    WHERE NOT EXISTS (SELECT 1 FROM formats WHERE id = ${id} OR (scope = 'SYSTEM' AND name = ${values.name}))`.execute(
    db,
  );
  await sql`
    UPDATE formats SET name_en = ${values.nameEn}, sections = ${sections}::jsonb
    WHERE id = ${id} AND name = ${values.name} AND updated_at = created_at AND total_questions = ${values.totalQuestions}
      AND (name_en, sections) IS DISTINCT FROM (${values.nameEn}, ${sections}::jsonb)`.execute(db);
}

/**
 * Drops indexes of the questions while there are none, and returns their definitions. Thirty indexes cost most of what the
 * first bank takes, and each of its questions is changed once more, when its pool is known: room is left beside it, so that
 * the new indexes find one row of it. The index of families is needed meanwhile. Whoever does not own the table keeps all.
 */
export async function dropQuestionIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.oid = 'questions'::regclass AND pg_has_role(t.relowner, 'USAGE') AND NOT i.indisunique
      AND i.indexrelid <> 'questions_family'::regclass AND NOT EXISTS (SELECT FROM questions)
    ORDER BY i.indexrelid`.execute(db);
  if (rows.length > 0) await sql`ALTER TABLE questions SET (fillfactor = 45)`.execute(db);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** Makes them again. */
export async function createQuestionIndexes(db: Db, definitions: readonly string[]): Promise<void> {
  for (const definition of definitions) await sql.raw(definition).execute(db);
  if (definitions.length > 0) await sql`ALTER TABLE questions RESET (fillfactor)`.execute(db);
}

/** Statistics by which tests are made; without them the planner has none before the seed's transaction ends. */
export const analyseQuestions = (db: Db) =>
  sql`ANALYZE questions (family, subject, grade_id, scope, pool), question_versions (question_id)`.execute(db);

/**
 * Large values of this transaction are compressed by a method that takes a tenth of the time, where the server has it. It is
 * stored with each value.
 */
export const compressFast = (db: Db) =>
  sql`SELECT set_config(name, 'lz4', true) FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)`.execute(
    db,
  );

/** Keeps questions of the system that have no pool yet for exams. */
export async function keepForExams(db: Db, families: readonly string[]): Promise<void> {
  if (families.length > 0)
    await sql`
      UPDATE questions SET pool = 'EXAM' WHERE scope = 'SYSTEM' AND pool IS NULL
        AND coalesce(family, id::text) = ANY (${[...families]}::text[])`.execute(db);
}

/** The questions of the system that tests contain. */
export async function questionsOfTests(db: Db, exams: readonly { readonly id: string }[]): Promise<string[]> {
  const rows = await db
    .selectFrom('exam_questions')
    .select('question_id')
    .where(
      'exam_id',
      'in',
      exams.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => row.question_id);
}

/** Stores the tests of each grade's welcome gift in this order. */
export async function addGiftExams(
  db: Db,
  gifts: readonly { readonly gradeId: string; readonly examIds: readonly string[] }[],
): Promise<void> {
  await db
    .insertInto('gift_exams')
    .values(
      gifts.flatMap(({ gradeId, examIds }) =>
        examIds.map((exam_id, at) => ({ grade_id: gradeId, position: at + 1, exam_id })),
      ),
    )
    .execute();
}

/** Stores the sample tests of each grade in this order. */
export async function addSampleExams(
  db: Db,
  samples: readonly { readonly gradeId: string; readonly examIds: readonly string[] }[],
): Promise<void> {
  await db
    .insertInto('sample_exams')
    .values(
      samples.flatMap(({ gradeId, examIds }) =>
        examIds.map((exam_id, at) => ({ grade_id: gradeId, position: at + 1, exam_id })),
      ),
    )
    .execute();
}
