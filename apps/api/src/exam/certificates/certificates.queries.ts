/** SQL of certificates. The owner is part of every predicate except that of a code, which anybody with the paper may check. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { countedAttempt, markIsShown } from '#exam/attempts';

export interface SeriesRow {
  readonly organisation: string;
  readonly authority: string;
  readonly place: string;
  readonly signerTitle: string;
  readonly signerName: string;
  readonly firstNumber: number;
  readonly forLearners: boolean;
  readonly active: boolean;
}

const seriesColumns = sql`s.organisation, s.authority, s.place, s.signer_title AS "signerTitle", s.signer_name AS "signerName",
  s.first_number AS "firstNumber", s.for_learners AS "forLearners", s.active`;

export async function findOptionalSeries(
  db: Db,
  ownerId: string,
  assignmentId: string,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    SELECT ${seriesColumns} FROM certificate_series s WHERE s.owner_id = ${ownerId} AND s.assignment_id = ${assignmentId}`.execute(
    db,
  );
  return rows[0];
}

/** The settings that the teacher changed last, from which the certificates of further tests start. */
export async function findOptionalLatestSeries(db: Db, ownerId: string): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    SELECT ${seriesColumns} FROM certificate_series s WHERE s.owner_id = ${ownerId} ORDER BY s.updated_at DESC LIMIT 1`.execute(
    db,
  );
  return rows[0];
}

/** Locked until the transaction ends, so that simultaneous requests give each number once. */
export async function lockAssigned(db: Db, ownerId: string, assignmentId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM assignments WHERE owner_id = ${ownerId} AND id = ${assignmentId} AND mode = 'TEST' FOR UPDATE`.execute(
    db,
  );
  return rows.length > 0;
}

export async function upsertSeries(
  db: Db,
  { ownerId, assignmentId }: { ownerId: string; assignmentId: string },
  one: SeriesRow,
  now: Date,
): Promise<void> {
  const values = {
    organisation: one.organisation,
    authority: one.authority,
    place: one.place,
    signer_title: one.signerTitle,
    signer_name: one.signerName,
    first_number: one.firstNumber,
    for_learners: one.forLearners,
    active: one.active,
    updated_at: now,
  };
  await db
    .insertInto('certificate_series')
    .values({ owner_id: ownerId, assignment_id: assignmentId, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'assignment_id']).doUpdateSet(values))
    .execute();
}

/**
 * Learners whose counted mark is final and more than 0, and who have no certificate of the test, by name; `last` is
 * the highest number given.
 */
export async function withoutCertificate(
  db: Db,
  ownerId: string,
  assignmentId: string,
): Promise<{ students: string[]; last: number | null }> {
  const { rows } = await sql<{ id: string }>`
    SELECT u.id FROM assignments a
    JOIN (SELECT DISTINCT student_id FROM attempts WHERE owner_id = ${ownerId} AND assignment_id = ${assignmentId} AND status = 'SCORED') t ON true
    JOIN users u ON u.id = t.student_id
    ${countedAttempt(sql`u.id`)}
    WHERE a.owner_id = ${ownerId} AND a.id = ${assignmentId} AND p.mark > 0 AND NOT p.needs_teacher
      AND NOT EXISTS (SELECT 1 FROM certificates k WHERE k.owner_id = a.owner_id AND k.assignment_id = a.id AND k.student_id = u.id)
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  const { rows: highest } = await sql<{ last: number | null }>`
    SELECT max(candidate_number) AS last FROM certificates WHERE owner_id = ${ownerId} AND assignment_id = ${assignmentId}`.execute(
    db,
  );
  return { students: rows.map(({ id }) => id), last: highest[0]!.last };
}

export async function insertCertificates(
  db: Db,
  { ownerId, assignmentId }: { ownerId: string; assignmentId: string },
  certificates: readonly { readonly studentId: string; readonly number: number; readonly code: string }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('certificates')
    .values(
      certificates.map(({ studentId, number, code }) => ({
        owner_id: ownerId,
        assignment_id: assignmentId,
        student_id: studentId,
        candidate_number: number,
        code,
        issued_at: now,
      })),
    )
    .execute();
}

export interface CertificateRow extends SeriesRow {
  readonly studentId: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly birthday: string | null;
  readonly className: string;
  readonly title: string;
  readonly submittedAt: Date;
  readonly candidateNumber: number;
  readonly code: string;
  readonly issuedAt: Date;
  readonly mark: number;
  /** Whether the learner may see the mark. */
  readonly shown: boolean;
}

interface Which {
  readonly ownerId?: string;
  readonly assignmentId?: string;
  readonly studentId?: string | undefined;
  readonly code?: string;
}

/** Certificates in force, by number: the series is on and the counted mark is final. */
export async function certificatesInForce(db: Db, which: Which, now: Date): Promise<CertificateRow[]> {
  const { ownerId, assignmentId, studentId, code } = which;
  const { rows } = await sql<CertificateRow>`
    SELECT ${seriesColumns}, u.id AS "studentId", u.last_name AS "lastName", u.first_name AS "firstName", u.birthday,
      coalesce(c.name, g.name, '') AS "className", a.title, p.submitted_at AS "submittedAt", k.candidate_number AS "candidateNumber",
      k.code, k.issued_at AS "issuedAt", p.mark, ${markIsShown(now)} AS shown
    FROM certificates k
    JOIN certificate_series s ON s.owner_id = k.owner_id AND s.assignment_id = k.assignment_id AND s.active
    JOIN assignments a ON a.owner_id = k.owner_id AND a.id = k.assignment_id
    LEFT JOIN classes c ON c.owner_id = a.owner_id AND c.id = a.class_id
    LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id
    JOIN users u ON u.id = k.student_id AND u.deleted_at IS NULL
    ${countedAttempt(sql`k.student_id`)}
    WHERE ${ownerId === undefined ? sql`true` : sql`k.owner_id = ${ownerId}`}
      AND ${assignmentId === undefined ? sql`true` : sql`k.assignment_id = ${assignmentId}`}
      AND ${studentId === undefined ? sql`true` : sql`k.student_id = ${studentId}`}
      AND ${code === undefined ? sql`true` : sql`k.code = ${code}`}
      AND p.mark IS NOT NULL AND NOT p.needs_teacher
    ORDER BY k.candidate_number`.execute(db);
  return rows;
}
