/** SQL of reports on activation codes: batches, and who used which code when. */
import { fold, type PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';

interface Page {
  readonly page: number;
  readonly size: number;
}

export interface BatchRow {
  readonly id: string;
  readonly name: string;
  readonly partner: string | null;
  readonly createdAt: Date;
  readonly codes: number;
  readonly touched: number;
  readonly disabled: number;
  readonly uses: number;
  readonly usesAllowed: number;
}

/**
 * The first code of each batch, by a loose index scan: a batch has up to 500 codes with the same name, partner and moment,
 * so that neither the list nor its total has to read them all.
 */
const firstCodes = sql`RECURSIVE batches AS (
    (SELECT batch_id, created_at, search, partner_id FROM activation_codes ORDER BY batch_id, id LIMIT 1)
    UNION ALL
    SELECT n.* FROM batches b CROSS JOIN LATERAL (
      SELECT batch_id, created_at, search, partner_id FROM activation_codes WHERE batch_id > b.batch_id ORDER BY batch_id, id LIMIT 1) n)`;

/** The newest batches first. */
export async function listBatches(
  db: Db,
  {
    search,
    partnerId,
    page,
    size,
  }: Page & { readonly search?: string | undefined; readonly partnerId?: string | undefined },
): Promise<{ rows: BatchRow[]; total: number }> {
  const typed = fold(search ?? '').trim();
  const where = sql`${typed ? sql`b.search LIKE ${likePattern(typed)}` : sql`true`} AND ${partnerId ? sql`b.partner_id = ${partnerId}` : sql`true`}`;
  const { rows } = await sql<BatchRow>`
    WITH ${firstCodes}, chosen AS (
      SELECT b.batch_id, b.created_at FROM batches b WHERE ${where} ORDER BY b.created_at DESC, b.batch_id LIMIT ${size} OFFSET ${page * size})
    SELECT b.batch_id AS id, n.* FROM chosen b CROSS JOIN LATERAL (
      SELECT min(c.batch_name) AS name, min(p.name) AS partner, max(c.created_at) AS "createdAt", count(*)::int AS codes,
        count(*) FILTER (WHERE c.uses > 0)::int AS touched, count(*) FILTER (WHERE c.disabled_at IS NOT NULL)::int AS disabled,
        sum(c.uses)::int AS uses, sum(c.uses_allowed)::int AS "usesAllowed"
      FROM activation_codes c LEFT JOIN partners p ON p.id = c.partner_id WHERE c.batch_id = b.batch_id) n
    ORDER BY b.created_at DESC, b.batch_id`.execute(db);
  const counted = await sql<{ total: number }>`
    WITH ${firstCodes} SELECT count(*)::int AS total FROM batches b WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export interface UseFilter {
  readonly batchId?: string | undefined;
  readonly partnerId?: string | undefined;
  readonly from: Date | null;
  readonly before: Date | null;
}

export interface UseReportRow {
  readonly codeId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly contact: string | null;
  readonly usedAt: Date;
  readonly code: string | null;
  readonly encrypted: Buffer | null;
  readonly batchName: string;
  readonly partner: string | null;
  readonly packageCode: PackageCode | null;
  readonly examName: string | null;
  readonly examType: number | null;
}

/** The total is counted up to 10,000 only. Codes are joined after the page is chosen, unless a filter needs them. */
export async function listAllUses(
  db: Db,
  filter: UseFilter,
  { page, size }: Page,
): Promise<{ rows: UseReportRow[]; total: number }> {
  const { batchId, partnerId } = filter;
  const ofCode =
    batchId || partnerId
      ? sql`JOIN activation_codes c ON c.id = a.code_id AND ${batchId ? sql`c.batch_id = ${batchId}` : sql`true`} AND ${partnerId ? sql`c.partner_id = ${partnerId}` : sql`true`}`
      : sql``;
  const from = sql`
    FROM activation_code_uses a ${ofCode}
    WHERE ${filter.from ? sql`a.used_at >= ${filter.from}` : sql`true`} AND ${filter.before ? sql`a.used_at < ${filter.before}` : sql`true`}`;
  const { rows } = await sql<UseReportRow>`
    SELECT u.id AS "userId", u.full_name AS "fullName", coalesce(u.email, u.phone, u.sign_in_name) AS contact, p.name AS partner, e.name AS "examName",
      x.code_id AS "codeId", x.used_at AS "usedAt", c.code, c.code_encrypted AS encrypted, c.batch_name AS "batchName",
      c.package_code AS "packageCode", c.exam_type AS "examType"
    FROM (
      SELECT a.code_id, a.user_id, a.used_at ${from} ORDER BY a.used_at DESC, a.code_id, a.user_id LIMIT ${size} OFFSET ${page * size}
    ) x JOIN activation_codes c ON c.id = x.code_id JOIN users u ON u.id = x.user_id
      LEFT JOIN partners p ON p.id = c.partner_id LEFT JOIN exams e ON e.id = c.exam_id
    ORDER BY x.used_at DESC, x.code_id, x.user_id`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
