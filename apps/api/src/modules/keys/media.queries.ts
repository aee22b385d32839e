/** SQL of who may fetch a file. */
import type { AttemptMode, ReviewState } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** A learner's attempt at a test that holds the file. */
export interface AttemptWithMedia {
  readonly id: string;
  readonly ownerId: string;
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED';
  readonly mode: AttemptMode;
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
    SELECT p.id, p.owner_id AS "ownerId", p.status, p.mode, p.exam_version_id AS "examVersionId", p.assignment_id AS "assignmentId",
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

/** Whether a published test shows or plays the file, or a stored question that may come into one does. */
export async function standsInTest(db: Db, mediaId: string): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    SELECT EXISTS (SELECT 1 FROM exam_version_media WHERE media_id = ${mediaId}) AS stands`.execute(db);
  return rows[0]!.stands;
}

/** A partner's logo stands on pages that need no session. */
export async function isPublicLogo(db: Db, mediaId: string): Promise<boolean> {
  const { rows } = await sql<{ logo: boolean }>`
    SELECT EXISTS (SELECT 1 FROM partners WHERE logo_media = ${mediaId}) AS logo`.execute(db);
  return rows[0]!.logo;
}
