/** SQL of launches: used tokens, the learners of partners, and where an exam's learners go back to. */
import type { IntegratedState } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** False when the token was used before. */
export async function takeToken(
  db: Db,
  { partnerId, hash, expiresAt }: { readonly partnerId: string; readonly hash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('partner_launches')
    .values({ partner_id: partnerId, token_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['partner_id', 'token_hash']).doNothing())
    .returning('partner_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `limit` used tokens that expired before a moment; returns how many. */
export async function deleteTokensBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM partner_launches WHERE ctid IN (SELECT ctid FROM partner_launches WHERE expires_at < ${before} LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export interface LearnerRow {
  readonly userId: string;
  readonly locked: boolean;
  readonly deleted: boolean;
  /** An account that only launches open: it has no way to sign in. */
  readonly launchedOnly: boolean;
}

/** The account of a partner's learner. Launches of the same learner wait for each other until the transaction ends. */
export async function lockLearner(db: Db, partnerId: string, learnerId: string): Promise<LearnerRow | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`partner learner:${partnerId}:${learnerId}`}, 0))`.execute(
    db,
  );
  const { rows } = await sql<LearnerRow>`
    SELECT u.id AS "userId", u.status = 'LOCK' AS locked, u.deleted_at IS NOT NULL AS deleted,
      u.sign_in_name IS NULL AND u.email IS NULL AND u.phone IS NULL AS "launchedOnly"
    FROM partner_learners l JOIN users u ON u.id = l.user_id
    WHERE l.partner_id = ${partnerId} AND l.learner_id = ${learnerId}`.execute(db);
  return rows[0];
}

export interface RosterLearnerRow extends LearnerRow {
  readonly learnerId: string;
  readonly lastName: string;
  readonly firstName: string;
  /** The learner has not signed in yet, so that the name is still the platform's. */
  readonly named: boolean;
  /** An account with a contact has an owner. */
  readonly own: boolean;
}

/** The accounts of partner's learners, whose launches wait until the transaction ends. */
export async function lockLearners(
  db: Db,
  partnerId: string,
  learnerIds: readonly string[],
): Promise<RosterLearnerRow[]> {
  const keys = [...new Set(learnerIds)].sort().map((id) => `partner learner:${partnerId}:${id}`);
  await sql`SELECT count(pg_advisory_xact_lock(hashtextextended(k, 0))) FROM unnest(${keys}::text[]) WITH ORDINALITY i (k, n)`.execute(
    db,
  );
  const { rows } = await sql<RosterLearnerRow>`
    SELECT l.learner_id AS "learnerId", u.id AS "userId", u.status = 'LOCK' AS locked, u.deleted_at IS NOT NULL AS deleted,
      u.sign_in_name IS NULL AND u.email IS NULL AND u.phone IS NULL AS "launchedOnly", u.last_name AS "lastName", u.first_name AS "firstName",
      u.first_login_at IS NULL AND u.email IS NULL AND u.phone IS NULL AS named, (u.email IS NOT NULL OR u.phone IS NOT NULL) AS own
    FROM partner_learners l JOIN users u ON u.id = l.user_id
    WHERE l.partner_id = ${partnerId} AND l.learner_id = ANY (${[...learnerIds]}::text[])`.execute(db);
  return rows;
}

export async function storeLearner(
  db: Db,
  { partnerId, learnerId, userId }: { readonly partnerId: string; readonly learnerId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO partner_learners (partner_id, learner_id, user_id, created_at, launched_at)
    VALUES (${partnerId}, ${learnerId}, ${userId}, ${now}, ${now})
    ON CONFLICT (partner_id, learner_id) DO UPDATE SET user_id = excluded.user_id, launched_at = excluded.launched_at`.execute(
    db,
  );
}

/** `returnUrl` of the last launch; a learner who signs in keeps the one of an earlier launch. */
export async function storeEntry(
  db: Db,
  { integratedTestId, userId }: { readonly integratedTestId: string; readonly userId: string },
  returnUrl: string | null | undefined,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO integrated_test_learners AS l (integrated_test_id, user_id, return_url, launched_at)
    VALUES (${integratedTestId}, ${userId}, ${returnUrl ?? null}, ${now})
    ON CONFLICT (integrated_test_id, user_id) DO UPDATE
    SET return_url = ${returnUrl === undefined ? sql`l.return_url` : sql`excluded.return_url`}, launched_at = excluded.launched_at`.execute(
    db,
  );
}

export interface EntryRow {
  readonly fullName: string;
  readonly admitted: boolean;
  readonly returnUrl: string | null;
  readonly taken: number;
  /** Of the attempt that runs, or else of the last one. */
  readonly status: 'RUNNING' | 'SUBMITTED' | 'SCORED' | null;
}

export interface OwnExamRow {
  readonly partnerName: string;
  readonly partnerLogo: string | null;
  readonly partnerSlug: string;
  readonly slug: string;
  readonly title: string;
  readonly state: IntegratedState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly assignmentId: string;
  readonly returnUrl: string | null;
  /** Of the attempt that runs, or else of the last one. */
  readonly status: EntryRow['status'];
}

/** The published exams of active partners that a learner has come in to, the last first. */
export async function examsOfLearner(db: Db, userId: string): Promise<OwnExamRow[]> {
  const { rows } = await sql<OwnExamRow>`
    SELECT p.name AS "partnerName", p.logo_media AS "partnerLogo", p.slug AS "partnerSlug", i.slug, i.title, i.state,
      a.starts_at AS "startsAt", a.ends_at AS "endsAt", i.assignment_id AS "assignmentId", l.return_url AS "returnUrl", x.status
    FROM integrated_test_learners l
    JOIN integrated_tests i ON i.id = l.integrated_test_id
    JOIN partners p ON p.id = i.partner_id AND p.status = 'ACTIVE'
    JOIN assignments a ON a.owner_id = i.owner_id AND a.id = i.assignment_id
    LEFT JOIN LATERAL (
      SELECT t.status FROM attempts t
      WHERE t.owner_id = i.owner_id AND t.assignment_id = i.assignment_id AND t.student_id = l.user_id
      ORDER BY t.status = 'RUNNING' DESC, t.number DESC LIMIT 1) x ON true
    WHERE l.user_id = ${userId} ORDER BY l.launched_at DESC, i.id LIMIT 50`.execute(db);
  return rows;
}

/** Where a learner stands at an exam. */
export async function entryOf(
  db: Db,
  { integratedTestId, ownerId, assignmentId }: { integratedTestId: string; ownerId: string; assignmentId: string },
  userId: string,
): Promise<EntryRow> {
  const { rows } = await sql<EntryRow>`
    SELECT u.full_name AS "fullName", s.student_id IS NOT NULL AS admitted, l.return_url AS "returnUrl", coalesce(p.taken, 0) AS taken, p.status
    FROM users u
    LEFT JOIN assignment_students s ON s.owner_id = ${ownerId} AND s.assignment_id = ${assignmentId} AND s.student_id = u.id AND s.removed_at IS NULL
    LEFT JOIN integrated_test_learners l ON l.integrated_test_id = ${integratedTestId} AND l.user_id = u.id
    LEFT JOIN LATERAL (
      SELECT x.status, (count(*) OVER ())::int AS taken FROM attempts x
      WHERE x.owner_id = ${ownerId} AND x.assignment_id = ${assignmentId} AND x.student_id = u.id
      ORDER BY x.status = 'RUNNING' DESC, x.number DESC LIMIT 1) p ON true
    WHERE u.id = ${userId}`.execute(db);
  return rows[0]!;
}
