/** SQL of vouchers. The uses of one user are counted from the orders that use the voucher. */
import {
  fold,
  type ItemKind,
  type OfferCode,
  type OrderState,
  type ReviewReason,
  type Role,
  type VoucherStatus,
} from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';
import type { SubjectNames } from '#people/user-administration';

export interface VoucherRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: number;
  readonly ceiling: number | null;
  readonly itemKinds: ItemKind[] | null;
  readonly packages: OfferCode[] | null;
  readonly roles: Role[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usesAllowed: number | null;
  readonly usesPerUser: number | null;
  readonly uses: number;
  readonly disabledAt: Date | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly createdByName: string;
}

const columns = sql`
  id, code, name, kind, value, ceiling, item_kinds AS "itemKinds", packages, roles, starts_at AS "startsAt", ends_at AS "endsAt",
  uses_allowed AS "usesAllowed", uses_per_user AS "usesPerUser", uses, disabled_at AS "disabledAt", revision, created_at AS "createdAt",
  created_by AS "createdBy", (SELECT u.full_name FROM users u WHERE u.id = created_by) AS "createdByName"`;

/** `lock`: locks the row, so that concurrent uses are counted one after the other. */
export async function findOptionalVoucher(db: Db, code: string, lock: boolean): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`
    SELECT ${columns} FROM vouchers WHERE code = ${code} ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows[0];
}

export async function usesOfUser(db: Db, voucherId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM orders WHERE voucher_id = ${voucherId} AND user_id = ${userId} AND voucher_held`.execute(
    db,
  );
  return rows[0]!.total;
}

export async function changeUses(db: Db, voucherId: string, by: 1 | -1): Promise<void> {
  await sql`UPDATE vouchers SET uses = uses + ${by} WHERE id = ${voucherId}`.execute(db);
}

/** False for a code that exists. */
export async function insertVoucher(
  db: Db,
  v: Omit<VoucherRow, 'uses' | 'disabledAt' | 'revision' | 'createdByName'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO vouchers (id, code, name, kind, value, ceiling, item_kinds, packages, roles, starts_at, ends_at, uses_allowed, uses_per_user, created_by, created_at)
    VALUES (${v.id}, ${v.code}, ${v.name}, ${v.kind}, ${v.value}, ${v.ceiling}, ${v.itemKinds}::text[], ${v.packages}::text[], ${v.roles}::text[],
      ${v.startsAt}, ${v.endsAt}, ${v.usesAllowed}, ${v.usesPerUser}, ${v.createdBy}, ${v.createdAt})
    ON CONFLICT (code) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

/** The same rule as the domain's `voucherStatus`. */
const statusOf = (now: Date) => sql`
  CASE WHEN disabled_at IS NOT NULL THEN 'STOPPED' WHEN ends_at <= ${now} THEN 'EXPIRED' WHEN uses >= uses_allowed THEN 'USED_UP'
    WHEN starts_at > ${now} THEN 'UPCOMING' ELSE 'USABLE' END`;

export async function lockOptionalVoucher(db: Db, id: string): Promise<VoucherRow | undefined> {
  const { rows } = await sql<VoucherRow>`SELECT ${columns} FROM vouchers WHERE id = ${id} FOR UPDATE`.execute(db);
  return rows[0];
}

export type VoucherChange = Omit<
  VoucherRow,
  'id' | 'code' | 'uses' | 'disabledAt' | 'revision' | 'createdAt' | 'createdBy' | 'createdByName'
>;

export async function updateVoucher(db: Db, id: string, v: VoucherChange): Promise<void> {
  await sql`
    UPDATE vouchers SET name = ${v.name}, kind = ${v.kind}, value = ${v.value}, ceiling = ${v.ceiling}, item_kinds = ${v.itemKinds}::text[],
      packages = ${v.packages}::text[], roles = ${v.roles}::text[], starts_at = ${v.startsAt}, ends_at = ${v.endsAt},
      uses_allowed = ${v.usesAllowed}, uses_per_user = ${v.usesPerUser}, revision = revision + 1 WHERE id = ${id}`.execute(
    db,
  );
}

export async function stopVoucher(db: Db, id: string, at: Date | null): Promise<void> {
  await sql`UPDATE vouchers SET disabled_at = ${at}, revision = revision + 1 WHERE id = ${id}`.execute(db);
}

export interface VoucherUseRow {
  readonly id: string;
  readonly reference: string;
  readonly buyer: string;
  readonly state: OrderState;
  readonly review: ReviewReason | null;
  readonly refunded: number;
  readonly discount: number;
  readonly total: number;
  readonly createdAt: Date;
}

/** Orders that use the voucher, without those that ended unpaid and released it. */
export async function usesOfVoucher(
  db: Db,
  id: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: VoucherUseRow[]; total: number }> {
  const { rows } = await sql<VoucherUseRow>`
    SELECT o.id, o.reference, u.full_name AS buyer, o.state, o.review, o.refunded, o.total, o.created_at AS "createdAt",
      coalesce((SELECT -sum((l ->> 'amount')::int) FROM jsonb_array_elements(o.lines) l WHERE l ->> 'kind' = 'VOUCHER'), 0)::int AS discount
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.voucher_id = ${id} AND o.voucher_held
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM orders WHERE voucher_id = ${id} AND voucher_held LIMIT 10000) held`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}

/** Vouchers without an end come last. */
const sorts = {
  created: { asc: 'created_at, id', desc: 'created_at DESC, id DESC' },
  code: { asc: 'code', desc: 'code DESC' },
  ends: { asc: 'ends_at, id', desc: 'ends_at DESC NULLS LAST, id DESC' },
  uses: { asc: 'uses, id', desc: 'uses DESC, id DESC' },
} as const;

export async function listVouchers(
  db: Db,
  f: {
    readonly search?: string | undefined;
    readonly status?: VoucherStatus | undefined;
    /** Only vouchers that can be used for this package. */
    readonly packageCode?: OfferCode | undefined;
    readonly sort: keyof typeof sorts;
    readonly direction: 'asc' | 'desc';
    readonly now: Date;
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: VoucherRow[]; total: number }> {
  const folded = f.search ? likePattern(fold(f.search)) : null;
  const statusIs = f.status ? sql`${statusOf(f.now)} = ${f.status}` : sql`true`;
  const forPackage = f.packageCode ? sql`(packages IS NULL OR ${f.packageCode} = ANY (packages))` : sql`true`;
  const where = sql`(${folded}::text IS NULL OR fold(code || ' ' || name) LIKE ${folded}) AND ${statusIs} AND ${forPackage}`;
  const order = sql.raw(sorts[f.sort][f.direction]);
  // The page is chosen first, so that the creators of vouchers before it are not looked up.
  const { rows } = await sql<VoucherRow>`
    SELECT ${columns} FROM (SELECT * FROM vouchers WHERE ${where} ORDER BY ${order} LIMIT ${f.size} OFFSET ${f.page * f.size}) page
    ORDER BY ${order}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM vouchers WHERE ${where} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export const namesOfVouchers: SubjectNames = {
  voucher: (ids) => sql`SELECT id, code, name, NULL FROM vouchers WHERE id = ANY (${ids}::uuid[])`,
};
