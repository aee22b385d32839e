/** SQL of the questions of the system that should be looked at. */
import type { CheckSource, CheckVerdict, Finding, ReportKind, Suspicion } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { searchPatterns } from '#content/question-bank';

export interface CheckRow {
  readonly id: string;
  readonly type: string;
  readonly summary: string;
  readonly subject: string;
  readonly skill: string;
  readonly difficulty: string;
  readonly gradeId: string | null;
  readonly version: number;
  readonly reports: number;
  readonly suspicions: readonly Suspicion[];
  readonly findings: readonly Finding[];
}

/** Statistics and findings of a version that was dismissed say nothing any more. */
const dismissed = sql`EXISTS (SELECT FROM question_verdicts d
  WHERE d.question_id = q.id AND d.version = q.version AND d.verdict = 'DISMISSED' AND d.undone_at IS NULL)`;

/**
 * Questions with a sign, or dismissed after `since`, as `c`; `only` is a condition on `q`. Each part reads an index of the rows
 * with that sign.
 */
const checks = (only: RawBuilder<unknown>, since: Date) => sql`(
  SELECT q.id, q.type, q.summary, q.subject, q.skill, q.difficulty, q.grade_id AS "gradeId", q.version,
    r.reports, coalesce(s.suspicions, '[]') AS suspicions, coalesce(f.findings, '[]') AS findings,
    10 * r.reports + coalesce(s.suspicion_weight, 0) AS weight,
    r.reports > 0 OR s.question_id IS NOT NULL OR f.question_id IS NOT NULL AS signed
  FROM (
    SELECT question_id FROM question_reports WHERE verdict_id IS NULL
    UNION SELECT question_id FROM question_statistics WHERE suspicions <> '[]'
    UNION SELECT question_id FROM question_findings WHERE findings <> '[]'
    UNION SELECT question_id FROM question_verdicts WHERE verdict = 'DISMISSED' AND undone_at IS NULL AND made_at > ${since}
  ) named
  JOIN questions q ON q.id = named.question_id AND q.scope = 'SYSTEM' AND q.deleted_at IS NULL
  CROSS JOIN LATERAL (SELECT count(*)::int AS reports FROM question_reports r WHERE r.question_id = q.id AND r.verdict_id IS NULL) r
  LEFT JOIN question_statistics s ON s.question_id = q.id AND s.version = q.version AND s.suspicions <> '[]' AND NOT ${dismissed}
  LEFT JOIN question_findings f ON f.question_id = q.id AND f.version = q.version AND f.findings <> '[]' AND NOT ${dismissed}
  WHERE ${only}) c`;

const undoable = (since: Date) => sql`EXISTS (SELECT FROM question_verdicts v
  WHERE v.question_id = c.id AND v.verdict = 'DISMISSED' AND v.undone_at IS NULL AND v.made_at > ${since})`;

const ofSource = (source: CheckSource | undefined, since: Date): RawBuilder<unknown> => {
  switch (source) {
    case undefined:
      return sql`c.signed`;
    case 'REPORTED':
      return sql`c.reports > 0`;
    case 'SUSPECTED':
      return sql`c.suspicions <> '[]'`;
    case 'FOUND':
      return sql`c.findings <> '[]'`;
    case 'DISMISSED':
      return sql`NOT c.signed AND ${undoable(since)}`;
  }
};

const columns = sql`c.id, c.type, c.summary, c.subject, c.skill, c.difficulty, c."gradeId", c.version, c.reports, c.suspicions, c.findings`;

interface Asked {
  readonly source?: CheckSource | undefined;
  readonly search?: string | undefined;
  readonly subject?: string | undefined;
  readonly grade?: string | undefined;
  /** Dismissals since then can be undone. */
  readonly since: Date;
}

export async function listChecks(
  db: Db,
  { source, search, since, ...asked }: Asked,
  { page, size }: { page: number; size: number },
): Promise<{ rows: CheckRow[]; total: number }> {
  const [subject, grade] = [asked.subject ?? null, asked.grade ?? null];
  const only = sql`(${subject}::text IS NULL OR q.subject = ${subject}) AND (${grade}::text IS NULL OR q.grade_id = ${grade})
    AND q.search LIKE ALL (${searchPatterns(search)}::text[])`;
  const from = sql`${checks(only, since)} WHERE ${ofSource(source, since)}`;
  const { rows } = await sql<CheckRow>`
    SELECT ${columns} FROM ${from} ORDER BY c.weight DESC, c.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function countBySource(db: Db, since: Date): Promise<Record<'ALL' | CheckSource, number>> {
  const count = (source: CheckSource | undefined) => sql`count(*) FILTER (WHERE ${ofSource(source, since)})::int`;
  const { rows } = await sql<Record<'ALL' | CheckSource, number>>`
    SELECT ${count(undefined)} AS "ALL", ${count('REPORTED')} AS "REPORTED", ${count('SUSPECTED')} AS "SUSPECTED",
      ${count('FOUND')} AS "FOUND", ${count('DISMISSED')} AS "DISMISSED"
    FROM ${checks(sql`true`, since)}`.execute(db);
  return rows[0]!;
}

/** When the report was made that has waited longest; null where none waits. */
export async function oldestReport(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(r.made_at) AS at FROM question_reports r JOIN questions q ON q.id = r.question_id
    WHERE r.verdict_id IS NULL AND q.scope = 'SYSTEM' AND q.deleted_at IS NULL`.execute(db);
  return rows[0]!.at;
}

/** Undefined for a question without a sign whose dismissal cannot be undone either. */
export async function findCheck(db: Db, id: string, since: Date): Promise<CheckRow | undefined> {
  const { rows } =
    await sql<CheckRow>`SELECT ${columns} FROM ${checks(sql`q.id = ${id}`, since)} WHERE c.signed OR ${undoable(since)}`.execute(
      db,
    );
  return rows[0];
}

export interface WordsRow {
  readonly role: 'STUDENT' | 'TEACHER';
  readonly kind: ReportKind;
  readonly words: string;
  readonly at: Date;
}

/** Waiting reports without who sent them, the newest first. */
export async function wordsOf(db: Db, questionId: string): Promise<WordsRow[]> {
  const { rows } = await sql<WordsRow>`
    SELECT role, kind, words, made_at AS at FROM question_reports
    WHERE question_id = ${questionId} AND verdict_id IS NULL ORDER BY made_at DESC, id DESC LIMIT 100`.execute(db);
  return rows;
}

export interface VerdictRow {
  readonly id: string;
  readonly verdict: CheckVerdict;
  readonly version: number;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
  readonly undoneAt: Date | null;
}

const verdictColumns = sql`v.id, v.verdict, v.version, v.reason, u.full_name AS by, v.made_at AS at, v.undone_at AS "undoneAt"`;

export async function verdictsOf(db: Db, questionId: string): Promise<VerdictRow[]> {
  const { rows } = await sql<VerdictRow>`
    SELECT ${verdictColumns} FROM question_verdicts v JOIN users u ON u.id = v.made_by
    WHERE v.question_id = ${questionId} ORDER BY v.made_at DESC, v.id DESC LIMIT 50`.execute(db);
  return rows;
}

/** Stores the decision and closes the reports that wait. */
export async function insertVerdict(
  db: Db,
  verdict: {
    id: string;
    questionId: string;
    version: number;
    verdict: CheckVerdict;
    reason: string;
    by: string;
    at: Date;
  },
): Promise<void> {
  const { id, questionId, version, reason, by, at } = verdict;
  await sql`
    INSERT INTO question_verdicts (id, question_id, version, verdict, reason, made_by, made_at)
    VALUES (${id}, ${questionId}, ${version}, ${verdict.verdict}, ${reason}, ${by}, ${at})`.execute(db);
  await sql`UPDATE question_reports SET verdict_id = ${id} WHERE question_id = ${questionId} AND verdict_id IS NULL`.execute(
    db,
  );
}

/** A dismissal that is in force, locked. */
export async function lockDismissal(db: Db, questionId: string, id: string): Promise<{ at: Date } | undefined> {
  const { rows } = await sql<{ at: Date }>`
    SELECT made_at AS at FROM question_verdicts
    WHERE id = ${id} AND question_id = ${questionId} AND verdict = 'DISMISSED' AND undone_at IS NULL FOR UPDATE`.execute(
    db,
  );
  return rows[0];
}

/** Its reports wait again, except those whose sender has reported the question anew. */
export async function undoVerdict(db: Db, id: string, at: Date): Promise<void> {
  await sql`UPDATE question_verdicts SET undone_at = ${at} WHERE id = ${id}`.execute(db);
  await sql`
    UPDATE question_reports r SET verdict_id = NULL WHERE r.verdict_id = ${id} AND NOT EXISTS (
      SELECT FROM question_reports o WHERE o.question_id = r.question_id AND o.reporter_id = r.reporter_id AND o.verdict_id IS NULL)`.execute(
    db,
  );
}

/** Ids of questions of the system whose current version was not checked. */
export async function uncheckedQuestions(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT q.id FROM questions q WHERE q.scope = 'SYSTEM' AND q.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM question_findings f WHERE f.question_id = q.id AND f.version = q.version)
    ORDER BY q.updated_at DESC, q.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function putFindings(
  db: Db,
  found: readonly { question: string; version: number; findings: readonly Finding[] }[],
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO question_findings (question_id, version, findings, checked_at)
    SELECT s.question, s.version, s.findings, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS s (question uuid, version int, findings jsonb)
    JOIN questions q ON q.id = s.question
    ON CONFLICT (question_id) DO UPDATE SET version = excluded.version, findings = excluded.findings, checked_at = excluded.checked_at`.execute(
    db,
  );
}
