/** SQL of activation codes. */
import { fold, type ActivationKind, type ActivationStatus, type PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import { type Db, likePattern } from '#db';
import type { SubjectNames } from '#people/user-administration';

export interface CodeFacts {
  readonly kind: ActivationKind;
  readonly packageCode: PackageCode | null;
  readonly months: number | null;
  readonly tests: number | null;
  readonly examId: string | null;
  readonly examType: number | null;
  readonly partnerId: string | null;
  readonly usesAllowed: number;
  readonly expiresAt: Date | null;
}

export interface CodeRow extends CodeFacts {
  readonly id: string;
  /** In plain text, as codes were stored before they were encrypted; null for all others. */
  readonly code: string | null;
  readonly encrypted: Buffer | null;
  readonly batchId: string;
  readonly batchName: string;
  readonly examName: string | null;
  readonly partnerName: string | null;
  readonly uses: number;
  readonly disabledAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

const columns =
  sql.raw(`c.id, c.code, c.code_encrypted AS encrypted, c.batch_id AS "batchId", c.batch_name AS "batchName", c.kind, c.package_code AS "packageCode", c.months, c.tests, c.exam_id AS "examId", e.name AS "examName",
  c.exam_type AS "examType", c.partner_id AS "partnerId", (SELECT p.name FROM partners p WHERE p.id = c.partner_id) AS "partnerName", c.uses_allowed AS "usesAllowed", c.uses, c.expires_at AS "expiresAt", c.disabled_at AS "disabledAt", u.full_name AS "createdBy", c.created_at AS "createdAt"`);

/** Serialises the attempts of one account to redeem codes. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Locks the code until the transaction ends, so that its uses are counted one after the other. */
export async function lockCode(db: Db, code: string, hash: Buffer): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    SELECT ${columns} FROM activation_codes c JOIN users u ON u.id = c.created_by LEFT JOIN exams e ON e.id = c.exam_id
    WHERE c.code_hash = ${hash} OR c.code = ${code} FOR UPDATE OF c`.execute(db);
  return rows[0];
}

export async function wasUsedBy(db: Db, codeId: string, userId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('activation_code_uses')
      .select('used_at')
      .where('code_id', '=', codeId)
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertUse(
  db: Db,
  use: { codeId: string; userId: string; membershipId: string | null; at: Date },
): Promise<void> {
  await db
    .insertInto('activation_code_uses')
    .values({ code_id: use.codeId, user_id: use.userId, membership_id: use.membershipId, used_at: use.at })
    .execute();
  await db
    .updateTable('activation_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', use.codeId)
    .execute();
}

/** Locks codes that are still stored in plain text. */
export async function lockPlainCodes(db: Db, limit: number): Promise<{ id: string; code: string }[]> {
  const rows = await db
    .selectFrom('activation_codes')
    .select(['id', 'code'])
    .where('code', 'is not', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as { id: string; code: string }[];
}

export async function storeEncryptedCode(
  db: Db,
  id: string,
  { hash, encrypted }: { hash: Buffer; encrypted: Buffer },
): Promise<void> {
  await db
    .updateTable('activation_codes')
    .set({ code: null, code_hash: hash, code_encrypted: encrypted })
    .where('id', '=', id)
    .execute();
}

/** Stores those of the codes that do not exist yet; returns how many. */
export async function insertCodes(
  db: Db,
  batch: CodeFacts & { batchId: string; batchName: string; createdBy: string; at: Date },
  codes: readonly { id: string; hash: Buffer; encrypted: Buffer }[],
): Promise<number> {
  const rows = await db
    .insertInto('activation_codes')
    .values(
      codes.map(({ id, hash, encrypted }) => ({
        id,
        code_hash: hash,
        code_encrypted: encrypted,
        batch_id: batch.batchId,
        batch_name: batch.batchName,
        kind: batch.kind,
        package_code: batch.packageCode,
        months: batch.months,
        tests: batch.tests,
        exam_id: batch.examId,
        exam_type: batch.examType,
        partner_id: batch.partnerId,
        uses_allowed: batch.usesAllowed,
        expires_at: batch.expiresAt,
        created_by: batch.createdBy,
        created_at: batch.at,
      })),
    )
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

export interface CodeFilters {
  readonly search?: string | undefined;
  /** The search text as a code, if it can be one. */
  readonly searched: { readonly code: string; readonly hash: Buffer } | null;
  readonly kind?: ActivationKind | undefined;
  readonly partnerId?: string | undefined;
  readonly status?: ActivationStatus | undefined;
  readonly sort: 'created' | 'expires' | 'uses';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** Every order, in both directions, is served by an index. Codes without an expiry come last. */
const sorts = {
  created: { asc: 'c.created_at, c.id', desc: 'c.created_at DESC, c.id DESC' },
  expires: { asc: 'c.expires_at, c.id', desc: 'c.expires_at DESC NULLS LAST, c.id DESC' },
  uses: { asc: 'c.uses, c.id', desc: 'c.uses DESC, c.id DESC' },
} as const;
/** Totals are counted up to this bound only. */
const countBound = 10_000;

function inStatus(status: ActivationStatus | undefined, now: Date) {
  const over = sql`(c.expires_at IS NOT NULL AND c.expires_at <= ${now})`;
  switch (status) {
    case 'DISABLED':
      return sql`c.disabled_at IS NOT NULL`;
    case 'USED_UP':
      return sql`c.disabled_at IS NULL AND c.uses >= c.uses_allowed`;
    case 'EXPIRED':
      return sql`c.disabled_at IS NULL AND c.uses < c.uses_allowed AND ${over}`;
    case 'USABLE':
      return sql`c.disabled_at IS NULL AND c.uses < c.uses_allowed AND NOT ${over}`;
    default:
      return sql`true`;
  }
}

export async function listCodes(
  db: Db,
  filters: CodeFilters,
): Promise<{ rows: CodeRow[]; total: number; more: boolean }> {
  const typed = fold(filters.search ?? '').trim();
  const { searched } = filters;
  // Part of a batch's name, or a whole code.
  const matches = searched
    ? sql`(c.search LIKE ${likePattern(typed)} OR c.code_hash = ${searched.hash} OR c.code = ${searched.code})`
    : sql`c.search LIKE ${likePattern(typed)}`;
  const where = sql`
    FROM activation_codes c
    WHERE ${typed ? matches : sql`true`} AND ${filters.kind ? sql`c.kind = ${filters.kind}` : sql`true`}
      AND ${filters.partnerId ? sql`c.partner_id = ${filters.partnerId}` : sql`true`} AND ${inStatus(filters.status, filters.now)}`;
  const counted = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM (SELECT 1 ${where} LIMIT ${countBound + 1}) x`.execute(db);
  const total = counted.rows[0]!.total;
  const order = sql.raw(sorts[filters.sort][filters.direction]);
  const { rows } = await sql<CodeRow>`
    SELECT ${columns} FROM (SELECT c.* ${where} ORDER BY ${order} LIMIT ${filters.size} OFFSET ${filters.page * filters.size}) c
    JOIN users u ON u.id = c.created_by LEFT JOIN exams e ON e.id = c.exam_id ORDER BY ${order}`.execute(db);
  return { rows, total: Math.min(total, countBound), more: total > countBound };
}

export async function codesOfBatch(db: Db, batchId: string): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    SELECT ${columns} FROM activation_codes c JOIN users u ON u.id = c.created_by LEFT JOIN exams e ON e.id = c.exam_id WHERE c.batch_id = ${batchId} ORDER BY c.id`.execute(
    db,
  );
  return rows;
}

/** Returns which of the codes were changed. */
export async function setDisabled(db: Db, ids: readonly string[], disabledAt: Date | null): Promise<string[]> {
  const rows = await db
    .updateTable('activation_codes')
    .set({ disabled_at: disabledAt })
    .where('id', 'in', [...ids])
    .where('disabled_at', disabledAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface UseRow {
  readonly userId: string;
  readonly fullName: string;
  readonly contact: string | null;
  readonly usedAt: Date;
}

export async function listUses(
  db: Db,
  codeId: string,
  page: { page: number; size: number },
): Promise<{ rows: UseRow[]; total: number }> {
  const { total } = await db
    .selectFrom('activation_code_uses')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('code_id', '=', codeId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('activation_code_uses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.user_id as userId',
      'u.full_name as fullName',
      sql<string | null>`coalesce(u.email, u.phone, u.sign_in_name)`.as('contact'),
      'a.used_at as usedAt',
    ])
    .where('a.code_id', '=', codeId)
    .orderBy('a.used_at', 'desc')
    .orderBy('a.user_id')
    .limit(page.size)
    .offset(page.page * page.size)
    .execute();
  return { rows: rows as UseRow[], total };
}

export async function partnerExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function examTypeExists(db: Db, code: number): Promise<boolean> {
  return (await db.selectFrom('exam_types').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}

export const namesOfActivationCodes: SubjectNames = {
  'activation-code': (ids) =>
    sql`SELECT id, batch_name, NULL, batch_name FROM activation_codes WHERE id = ANY (${ids}::uuid[])`,
  'activation-batch': (ids) =>
    sql`SELECT b.id, c.batch_name, NULL, c.batch_name FROM unnest(${ids}::uuid[]) AS b (id) CROSS JOIN LATERAL (SELECT batch_name FROM activation_codes WHERE batch_id = b.id LIMIT 1) c`,
};
