/** SQL of vouchers. How often one user used one is counted from the orders that hold it. */
import type { ItemKind, OfferCode, Role } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

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
  readonly createdAt: Date;
}

const columns = sql`
  id, code, name, kind, value, ceiling, item_kinds AS "itemKinds", packages, roles, starts_at AS "startsAt", ends_at AS "endsAt",
  uses_allowed AS "usesAllowed", uses_per_user AS "usesPerUser", uses, disabled_at AS "disabledAt", created_at AS "createdAt"`;

/** `lock`: uses of one voucher are taken one after the other. */
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
  v: Omit<VoucherRow, 'uses' | 'disabledAt'> & { createdBy: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO vouchers (id, code, name, kind, value, ceiling, item_kinds, packages, roles, starts_at, ends_at, uses_allowed, uses_per_user, created_by, created_at)
    VALUES (${v.id}, ${v.code}, ${v.name}, ${v.kind}, ${v.value}, ${v.ceiling}, ${v.itemKinds}::text[], ${v.packages}::text[], ${v.roles}::text[],
      ${v.startsAt}, ${v.endsAt}, ${v.usesAllowed}, ${v.usesPerUser}, ${v.createdBy}, ${v.createdAt})
    ON CONFLICT (code) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

export async function listVouchers(
  db: Db,
  f: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ rows: VoucherRow[]; total: number }> {
  const where = sql`(${f.search ?? null}::text IS NULL OR code = upper(${f.search ?? null}))`;
  const { rows } = await sql<VoucherRow>`
    SELECT ${columns} FROM vouchers WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${f.size} OFFSET ${f.page * f.size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM vouchers WHERE ${where} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
