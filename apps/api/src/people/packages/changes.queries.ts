/** SQL of the history of what is sold beside packages: sales, vouchers, prices of single tests. */
import { sql } from 'kysely';
import type { Db } from '#db';
import { historyLimit, type HistoryRow } from './catalogue.queries.ts';

export type ChangeKind = 'SALE' | 'VOUCHER' | 'TEST_PRICE' | 'BANNER';
type Terms = Readonly<Record<string, unknown>>;

export interface CatalogueChange {
  readonly kind: ChangeKind;
  readonly subjectId: string;
  readonly at: Date;
  readonly actorId: string;
  /** Null for a new sale, voucher or price. */
  readonly before: Terms | null;
  readonly after: Terms;
}

/**
 * Stores a change. Requires its transaction to have locked the subject's row, so that revisions are numbered in order.
 */
export async function insertChange(db: Db, change: CatalogueChange): Promise<void> {
  const { kind, subjectId, at, actorId, before, after } = change;
  await sql`
    INSERT INTO catalogue_changes (kind, subject_id, revision, at, actor_id, before, after)
    SELECT ${kind}, ${subjectId}, coalesce(max(revision), 0) + 1, ${at}, ${actorId},
      ${before === null ? null : JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    FROM catalogue_changes WHERE kind = ${kind} AND subject_id = ${subjectId}`.execute(db);
}

/** The newest first. */
export async function changesOf(db: Db, kind: ChangeKind, subjectId: string): Promise<HistoryRow<Terms>[]> {
  const { rows } = await sql<HistoryRow<Terms>>`
    SELECT h.revision, h.at, h.actor_id AS "actorId", u.full_name AS "actorName", h.before, h.after
    FROM catalogue_changes h LEFT JOIN users u ON u.id = h.actor_id
    WHERE h.kind = ${kind} AND h.subject_id = ${subjectId} ORDER BY h.revision DESC LIMIT ${historyLimit}`.execute(db);
  return rows;
}
