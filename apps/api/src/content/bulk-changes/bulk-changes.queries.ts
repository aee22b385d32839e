/** SQL of bulk changes. */
import type {
  BulkFacts,
  BulkField,
  BulkOutcome,
  BulkRow,
  BulkRowReason,
  BulkState,
  BulkSubject,
  ContentChange,
} from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { poolOfTest } from '#content/exams';

export interface ChangeRow {
  readonly id: string;
  readonly subject: BulkSubject;
  readonly change: ContentChange;
  readonly state: BulkState;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly undone: number;
  readonly createdBy: string;
  readonly createdByName: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const columns = sql`b.id, b.subject, b.change, b.state, b.total, b.done, b.changed, b.unchanged, b.refused, b.undone,
  b.created_by AS "createdBy", (SELECT u.full_name FROM users u WHERE u.id = b.created_by) AS "createdByName",
  b.created_at AS "createdAt", b.finished_at AS "finishedAt"`;

/** A statement that selects rows as `id` and `place`. */
export type Chosen = RawBuilder<unknown>;

/** A change of what `chosen` selects as `id` and `place`; returns how many rows it has. */
export async function insertChange(
  db: Db,
  row: Pick<ChangeRow, 'id' | 'subject' | 'change' | 'createdBy' | 'createdAt'>,
  chosen: Chosen,
): Promise<number> {
  await sql`
    INSERT INTO bulk_changes (id, subject, change, state, total, created_by, created_at)
    VALUES (${row.id}, ${row.subject}, ${JSON.stringify(row.change)}::jsonb, 'RUNNING', 0, ${row.createdBy}, ${row.createdAt})`.execute(
    db,
  );
  const { numAffectedRows } = await sql`
    INSERT INTO bulk_change_rows (bulk_id, n, subject_id)
    SELECT ${row.id}, row_number() OVER (ORDER BY c.place DESC, c.id), c.id FROM (${chosen}) c`.execute(db);
  const total = Number(numAffectedRows ?? 0n);
  await sql`UPDATE bulk_changes SET total = ${total} WHERE id = ${row.id}`.execute(db);
  return total;
}

interface Asked {
  readonly subject?: BulkSubject | undefined;
  readonly state?: BulkState | undefined;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export async function listChanges(
  db: Db,
  { subject, state, direction, page, size }: Asked,
): Promise<{ rows: ChangeRow[]; total: number }> {
  const where = sql.join(
    [sql`true`, ...(subject ? [sql`b.subject = ${subject}`] : []), ...(state ? [sql`b.state = ${state}`] : [])],
    sql` AND `,
  );
  const order = direction === 'asc' ? sql`b.created_at, b.id` : sql`b.created_at DESC, b.id DESC`;
  const { rows } = await sql<ChangeRow>`
    SELECT ${columns} FROM bulk_changes b WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM bulk_changes b WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`SELECT ${columns} FROM bulk_changes b WHERE b.id = ${id}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends, so that a batch and a stop do not overlap. */
export async function lockOptionalChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`SELECT ${columns} FROM bulk_changes b WHERE b.id = ${id} FOR UPDATE`.execute(
    db,
  );
  return rows[0];
}

export async function setState(db: Db, id: string, state: BulkState): Promise<void> {
  await sql`UPDATE bulk_changes SET state = ${state}, finished_at = NULL WHERE id = ${id}`.execute(db);
}

export async function finish(db: Db, id: string, state: BulkState, at: Date): Promise<void> {
  await sql`UPDATE bulk_changes SET state = ${state}, finished_at = ${at} WHERE id = ${id}`.execute(db);
}

interface WaitingRow {
  readonly n: number;
  readonly subjectId: string;
}

export async function nextRows(db: Db, id: string, most: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    SELECT n, subject_id AS "subjectId" FROM bulk_change_rows WHERE bulk_id = ${id} AND outcome IS NULL
    ORDER BY n LIMIT ${most}`.execute(db);
  return rows;
}

interface ChangedRow extends WaitingRow {
  readonly before: unknown;
  readonly after: unknown;
}

/** The last first. A row that could not be taken back has a reason, and is not asked for again. */
export async function nextToUndo(db: Db, id: string, most: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    SELECT n, subject_id AS "subjectId", before, after FROM bulk_change_rows
    WHERE bulk_id = ${id} AND outcome = 'CHANGED' AND NOT undone AND reason IS NULL ORDER BY n DESC LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

const tableOf = { QUESTION: sql`questions`, EXAM: sql`exams` } as const;

const factsOf: Readonly<Record<BulkSubject, RawBuilder<unknown>>> = {
  QUESTION: sql`s.pool, true AS ready, true AS whole, false AS listed`,
  EXAM: sql`${poolOfTest('s')} AS pool, s.status = 'READY' AS ready,
    (SELECT coalesce(sum(e.items), 0) FROM exam_questions e WHERE e.exam_id = s.id) = s.total_questions AS whole,
    EXISTS (SELECT FROM sample_exams l WHERE l.exam_id = s.id) OR EXISTS (SELECT FROM gift_exams l WHERE l.exam_id = s.id) AS listed`,
};

/** Those of the rows that still exist, locked in the order of their ids. */
export async function lockSubjects(
  db: Db,
  subject: BulkSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BulkRow>> {
  const { rows } = await sql<BulkRow & { id: string }>`
    SELECT s.id, s.subject, s.labels, s.grade_id AS "gradeId", s.series_id AS "seriesId",
      s.deleted_at IS NOT NULL AS retired, ${factsOf[subject]}
    FROM ${tableOf[subject]} s WHERE s.id = ANY (${[...ids]}::uuid[]) AND s.scope = 'SYSTEM' ORDER BY s.id FOR UPDATE OF s`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export async function seriesSubject(db: Db, id: string): Promise<{ subject: string } | null> {
  return (await db.selectFrom('series').select('subject').where('id', '=', id).executeTakeFirst()) ?? null;
}

const written: Readonly<Record<Exclude<BulkField, 'pool'>, (at: Date) => RawBuilder<unknown>>> = {
  labels: () => sql`labels = ARRAY(SELECT jsonb_array_elements_text(v.value))`,
  gradeId: () => sql`grade_id = v.value #>> '{}'`,
  seriesId: () => sql`series_id = v.value #>> '{}'`,
  retired: (at) => sql`deleted_at = CASE WHEN v.value = 'true' THEN ${at}::timestamptz END`,
  ready: () => sql`status = CASE WHEN v.value = 'true' THEN 'READY' ELSE 'DRAFT' END`,
};

/** A page that holds the test must not save over it, so tests count as changed. */
const touched = { QUESTION: sql``, EXAM: sql`, updated_at = greatest(updated_at + interval '1 millisecond', now())` };

export async function writeField(
  db: Db,
  subject: BulkSubject,
  field: Exclude<BulkField, 'pool'>,
  rows: readonly { readonly id: string; readonly value: BulkFacts[BulkField] }[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    UPDATE ${tableOf[subject]} s SET ${written[field](at)} ${touched[subject]}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v (id uuid, value jsonb) WHERE s.id = v.id`.execute(db);
}

export type Outcome = WaitingRow & { readonly before: unknown } & (
    | { readonly outcome: 'CHANGED'; readonly value: BulkFacts[BulkField] }
    | Exclude<BulkOutcome, { outcome: 'CHANGED' }>
  ) & { readonly value?: BulkFacts[BulkField]; readonly reason?: BulkRowReason };

export async function storeOutcomes(db: Db, id: string, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.map(({ n, outcome, reason, before, value }) => ({
    n,
    outcome,
    reason: reason ?? null,
    before: outcome === 'CHANGED' ? before : null,
    after: outcome === 'CHANGED' ? value : null,
  }));
  await sql`
    UPDATE bulk_change_rows r SET outcome = v.outcome, reason = v.reason, before = v.before, after = v.after
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v (n integer, outcome text, reason text, before jsonb, after jsonb)
    WHERE r.bulk_id = ${id} AND r.n = v.n`.execute(db);
}

export async function storeUndone(
  db: Db,
  id: string,
  rows: readonly { readonly n: number; readonly reason: BulkRowReason | null }[],
): Promise<void> {
  await sql`
    UPDATE bulk_change_rows r SET undone = v.reason IS NULL, reason = v.reason
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v (n integer, reason text)
    WHERE r.bulk_id = ${id} AND r.n = v.n`.execute(db);
}

export async function countBatch(
  db: Db,
  id: string,
  {
    done = 0,
    changed = 0,
    unchanged = 0,
    refused = 0,
    undone = 0,
  }: Partial<Pick<ChangeRow, 'done' | 'changed' | 'unchanged' | 'refused' | 'undone'>>,
): Promise<void> {
  await sql`
    UPDATE bulk_changes SET done = done + ${done}, changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
      refused = refused + ${refused}, undone = undone + ${undone} WHERE id = ${id}`.execute(db);
}

export interface LeftRow {
  readonly id: string;
  readonly name: string | null;
  readonly reason: BulkRowReason;
}

/** The rows that were left as they are for a reason, in the order of the change. */
export async function leftRows(
  db: Db,
  { id, subject }: Pick<ChangeRow, 'id' | 'subject'>,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: LeftRow[]; total: number }> {
  const name = subject === 'QUESTION' ? sql`coalesce(nullif(s.name, ''), s.summary)` : sql`s.name`;
  const { rows } = await sql<LeftRow>`
    SELECT r.subject_id AS id, ${name} AS name, r.reason
    FROM bulk_change_rows r LEFT JOIN ${tableOf[subject]} s ON s.id = r.subject_id
    WHERE r.bulk_id = ${id} AND r.reason IS NOT NULL ORDER BY r.n LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM bulk_change_rows WHERE bulk_id = ${id} AND reason IS NOT NULL`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM bulk_changes WHERE finished_at < ${before}`.execute(db);
}
