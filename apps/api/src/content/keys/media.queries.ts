/** SQL of who may fetch a file. */
import type { AttemptMode, AttemptOrigin, ReviewState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { givenNow } from './keys.queries.ts';

/** A learner's attempt at a test that contains the file. */
export interface AttemptWithMedia {
  readonly id: string;
  readonly ownerId: string;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly mode: AttemptMode;
  readonly origin: AttemptOrigin;
  readonly examVersionId: string;
  /** Null where no teacher gave the test. */
  readonly assignmentId: string | null;
  readonly endsAt: Date | null;
  readonly reviewOpen: ReviewState | null;
  readonly reviewAfter: ReviewState | null;
  readonly attemptsAllowed: number | null;
  readonly taken: number;
  readonly somebodyWorking: boolean;
  readonly limited: boolean;
  readonly ofKey: boolean;
  /** A counted play of it began less than its length and `slackSeconds` ago. */
  readonly playing: boolean;
}

export async function attemptsWithMedia(
  db: Db,
  { studentId, mediaId, slackSeconds }: { studentId: string; mediaId: string; slackSeconds: number },
  now: Date,
): Promise<AttemptWithMedia[]> {
  const { rows } = await sql<AttemptWithMedia>`
    SELECT p.id, p.owner_id AS "ownerId", p.status, p.mode, p.origin, p.exam_version_id AS "examVersionId", p.assignment_id AS "assignmentId",
      a.ends_at AS "endsAt", a.review_open AS "reviewOpen", a.review_after AS "reviewAfter", a.attempts_allowed AS "attemptsAllowed",
      (SELECT count(*)::int FROM attempts x WHERE x.owner_id = p.owner_id AND x.assignment_id = p.assignment_id AND x.student_id = p.student_id) AS taken,
      EXISTS (SELECT 1 FROM attempts w WHERE w.owner_id = p.owner_id AND w.assignment_id = p.assignment_id AND w.status = 'RUNNING') AS "somebodyWorking",
      m.play_limit IS NOT NULL AS limited, m.of_key AS "ofKey",
      EXISTS (SELECT 1 FROM audio_plays s LEFT JOIN media f ON f.id = s.media_id
        WHERE s.owner_id = p.owner_id AND s.attempt_id = p.id AND s.media_id = m.media_id
          AND s.started_at > ${now}::timestamptz - make_interval(secs => coalesce(f.seconds, 0) + ${slackSeconds})) AS playing
    FROM attempts p
    JOIN exam_version_media m ON m.exam_version_id = p.exam_version_id AND m.media_id = ${mediaId}
    LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id
    WHERE p.student_id = ${studentId}`.execute(db);
  return rows;
}

/**
 * SQL: whether a running test counts the plays of the recording `media` (a column), of the teacher `owner` (a column) or of
 * whichever.
 */
const countedNow = (media: RawBuilder<unknown>, now: Date, owner: RawBuilder<unknown> | null = null) => sql`EXISTS (
  SELECT FROM exam_version_media c JOIN assignments a ON a.exam_version_id = c.exam_version_id
  WHERE c.media_id = ${media} AND c.play_limit IS NOT NULL AND NOT c.of_key ${owner ? sql`AND a.owner_id = ${owner}` : sql``}
    AND a.cancelled_at IS NULL AND a.mode = 'TEST' AND a.starts_at <= ${now} AND (a.ends_at > ${now} OR EXISTS (
      SELECT FROM attempts w WHERE w.owner_id = a.owner_id AND w.assignment_id = a.id AND w.status = 'RUNNING')))`;

export interface CountedPlays {
  /** A test counts them that reaches the learner, has not ended and may still be taken, or that the learner is taking. */
  readonly forLearner: boolean;
  /** A running test of the teacher who owns the question counts them: the learner may have a second account. */
  readonly forOthers: boolean;
}

/** Which tests count the plays of a recording now. */
export async function countedPlays(db: Db, studentId: string, mediaId: string, now: Date): Promise<CountedPlays> {
  const counts = sql`EXISTS (SELECT FROM exam_version_media m
    WHERE m.exam_version_id = a.exam_version_id AND m.media_id = ${mediaId} AND m.play_limit IS NOT NULL AND NOT m.of_key)`;
  const { rows } = await sql<CountedPlays>`
    SELECT EXISTS (
      SELECT FROM assignment_learners l JOIN assignments a ON a.owner_id = l.owner_id AND a.id = l.assignment_id
      WHERE l.student_id = ${studentId} AND l.open AND a.mode = 'TEST' AND a.ends_at > ${now} AND ${counts}
        AND (SELECT count(*) FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.student_id = ${studentId})
          < a.attempts_allowed)
    OR EXISTS (
      SELECT FROM attempts a
      WHERE a.student_id = ${studentId} AND a.mode = 'TEST' AND a.status = 'RUNNING' AND ${counts}) AS "forLearner",
    EXISTS (
      SELECT FROM question_media r JOIN questions q ON q.id = r.question_id
      WHERE r.media_id = ${mediaId} AND NOT r.of_key AND q.scope = 'USER'
        AND ${countedNow(sql`r.media_id`, now, sql`q.owner_id`)}) AS "forOthers"`.execute(db);
  return rows[0]!;
}

/** Whether the file is the learner's own (a picture of theirs), the logo of a class of theirs, or that of a partner. */
export async function isOfLearner(db: Db, studentId: string, mediaId: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    SELECT EXISTS (SELECT 1 FROM media WHERE id = ${mediaId} AND owner_id = ${studentId})
      OR EXISTS (SELECT 1 FROM class_students s JOIN classes c ON c.owner_id = s.owner_id AND c.id = s.class_id
        WHERE s.student_id = ${studentId} AND s.removed_at IS NULL AND c.logo_media = ${mediaId})
      OR ${isForAll(mediaId)} AS own`.execute(db);
  return rows[0]!.own;
}

/** Which kinds of files somebody who is no learner may see. */
export interface MediaAccess {
  readonly userId: string;
  /** Files of drafts of banners. */
  readonly staff: boolean;
  /** Files of the system's questions, of questions that other teachers share, and of the keys of both. */
  readonly system: boolean;
  readonly shared: boolean;
  readonly keys: boolean;
  /** Pictures of users. */
  readonly avatars: boolean;
}

/**
 * Those of the files that the user may see: own uploads, files of own questions and tests, of tests that were assigned to own
 * learners or are marked for a colleague, and files that the system and others share. Each condition is checked by an index,
 * starting from the file. Whoever does not see the keys of the system may be one of its learners with a second account, so
 * recordings of others stay closed to them while a running test counts the plays.
 */
export async function visibleMedia(
  db: Db,
  access: MediaAccess,
  mediaIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { userId, staff, system, shared, keys, avatars } = access;
  const audible = sql`(${keys} OR NOT ${countedNow(sql`m.id`, now)})`;
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM media m WHERE m.id = ANY (${mediaIds}::text[]) AND (
      m.owner_id = ${userId}
      OR ${isForAll(sql.ref('m.id'))}
      OR (${staff} AND EXISTS (SELECT 1 FROM banners WHERE media @> ARRAY[m.id]))
      OR EXISTS (SELECT 1 FROM question_media r JOIN questions q ON q.id = r.question_id WHERE r.media_id = m.id AND (
        (q.scope = 'USER' AND q.owner_id = ${userId})
        OR (NOT r.of_key OR ${keys}) AND (
          (q.scope = 'SYSTEM' AND ${system} AND ${audible})
          OR (q.scope = 'USER' AND q.privacy = 'PUBLIC' AND q.deleted_at IS NULL AND ${shared} AND NOT ${givenNow(now)})
          OR EXISTS (SELECT 1 FROM exam_questions x JOIN exams e ON e.id = x.exam_id WHERE x.question_id = q.id AND e.owner_id = ${userId} AND ${audible}))))
      OR EXISTS (SELECT 1 FROM exam_version_media v JOIN assignments a ON a.exam_version_id = v.exam_version_id
        WHERE v.media_id = m.id AND a.owner_id = ${userId} AND (NOT v.of_key OR ${keys}) AND ${audible})
      OR EXISTS (SELECT 1 FROM marking_access k JOIN assignments a ON a.owner_id = k.owner_id AND a.id = k.assignment_id
        JOIN exam_version_media v ON v.exam_version_id = a.exam_version_id AND v.media_id = m.id
        WHERE k.marker_id = ${userId} AND (NOT v.of_key OR ${keys}))
      OR EXISTS (SELECT 1 FROM partners p WHERE p.logo_media = m.id)
      OR (${avatars} AND EXISTS (SELECT 1 FROM users u WHERE u.id = m.owner_id AND u.avatar_media = m.id)))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What pages show that need no session: logos of partners, covers of series, pictures of banners that were scheduled. */
const isForAll = (mediaId: string | RawBuilder<unknown>) => sql`(
  EXISTS (SELECT 1 FROM partners WHERE logo_media = ${mediaId})
  OR EXISTS (SELECT 1 FROM series WHERE image_url = '/media/' || ${mediaId}::text OR image_url_en = '/media/' || ${mediaId}::text)
  OR EXISTS (SELECT 1 FROM banners WHERE media @> ARRAY[${mediaId}::text] AND state <> 'DRAFT'))`;

/** Files for everybody. */
export async function isPublicLogo(db: Db, mediaId: string): Promise<boolean> {
  const { rows } = await sql<{ logo: boolean }>`
    SELECT ${isForAll(mediaId)} AS logo`.execute(db);
  return rows[0]!.logo;
}
