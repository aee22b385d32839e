/**
 * SQL of the history of what staff maintain: sales, vouchers, prices of single tests, banners, tests and formats of the
 * system.
 */
import type { ChangeManner } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { historyLimit, type HistoryRow } from './catalogue.queries.ts';

export type ChangeKind = 'SALE' | 'VOUCHER' | 'TEST_PRICE' | 'BANNER' | 'EXAM' | 'FORMAT';
type Terms = Readonly<Record<string, unknown>>;

export interface CatalogueChange {
  readonly kind: ChangeKind;
  readonly subjectId: string;
  readonly at: Date;
  readonly actorId: string;
  /** Null for what is new. */
  readonly before: Terms | null;
  readonly after: Terms;
  readonly manner?: ChangeManner;
}

/**
 * Stores changes of different subjects. Requires its transaction to have locked the subjects' rows, so that revisions are
 * numbered in order.
 */
export async function insertChanges(db: Db, changes: readonly CatalogueChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ kind, subjectId, at, actorId, before, after, manner = 'SAVE' }) => ({
    kind,
    subject: subjectId,
    at,
    actor: actorId,
    before,
    after,
    manner,
  }));
  await sql`
    INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, before, after, manner)
    SELECT n.kind, n.subject,
      (SELECT coalesce(max(h.revision), 0) + 1 FROM catalogue_changes h WHERE h.kind = n.kind AND h.subject_id = n.subject),
      n.at, n.actor, n.before, n.after, n.manner
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS n (kind text, subject uuid, at timestamptz, actor uuid, before jsonb, after jsonb, manner text)`.execute(db);
}

export const insertChange = (db: Db, change: CatalogueChange): Promise<void> => insertChanges(db, [change]);

export type ChangeRow = HistoryRow<Terms> & { readonly subjectId: string; readonly manner: ChangeManner };

/** The last change of each of the subjects that have one. */
export async function lastChanges(
  db: Db,
  kind: ChangeKind,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeRow>> {
  const { rows } = await sql<ChangeRow>`
    SELECT DISTINCT ON (h.subject_id) h.subject_id AS "subjectId", h.revision, h.at, h.actor_id AS "actorId",
      NULL AS "actorName", h.before, h.after, h.manner
    FROM catalogue_changes h WHERE h.kind = ${kind} AND h.subject_id = ANY (${[...subjectIds]}::uuid[])
    ORDER BY h.subject_id, h.revision DESC`.execute(db);
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** Lets a change be one of the same sitting that went on: it gets another end and another time. */
export async function extendChange(
  db: Db,
  kind: ChangeKind,
  { subjectId, revision }: Pick<ChangeRow, 'subjectId' | 'revision'>,
  { at, before, after }: Pick<CatalogueChange, 'at' | 'before' | 'after'>,
): Promise<void> {
  await sql`
    UPDATE catalogue_changes SET at = ${at}, after = ${JSON.stringify(after)}::jsonb,
      before = ${before === null ? null : JSON.stringify(before)}::jsonb
    WHERE kind = ${kind} AND subject_id = ${subjectId} AND revision = ${revision}`.execute(db);
}

/** The newest first. */
export async function changesOf(db: Db, kind: ChangeKind, subjectId: string): Promise<HistoryRow<Terms>[]> {
  const { rows } = await sql<HistoryRow<Terms>>`
    SELECT h.revision, h.at, h.actor_id AS "actorId", u.full_name AS "actorName", h.before, h.after
    FROM catalogue_changes h LEFT JOIN users u ON u.id = h.actor_id
    WHERE h.kind = ${kind} AND h.subject_id = ${subjectId} ORDER BY h.revision DESC LIMIT ${historyLimit}`.execute(db);
  return rows;
}
