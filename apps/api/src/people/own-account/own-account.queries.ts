/** SQL of one's own account: personal details, and the packages that it has or had. */
import type { Gender, MembershipSource, PackageCode } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { heldMembershipIds } from '#people/packages';

export interface DetailsRow {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly provinceCode: string | null;
  readonly avatarMedia: string | null;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

const detailColumns = [
  'last_name as lastName',
  'first_name as firstName',
  'gender',
  'birthday',
  'province_code as provinceCode',
  'avatar_media as avatarMedia',
  'password_hash as passwordHash',
  'created_at as createdAt',
] as const;

export const findDetails = async (db: Db, userId: string): Promise<DetailsRow> =>
  (await db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()) as unknown as DetailsRow;

/** Locks the account; undefined once it is deleted. */
export const lockDetails = async (db: Db, userId: string): Promise<DetailsRow | undefined> =>
  (await db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) as unknown as DetailsRow | undefined;

export interface Details {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly provinceCode: string | null;
}

export async function updateDetails(
  db: Db,
  userId: string,
  { lastName, firstName, gender, birthday, provinceCode }: Details,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_name: lastName, first_name: firstName, gender, birthday, province_code: provinceCode })
    .where('id', '=', userId)
    .execute();
}

export async function setAvatar(db: Db, userId: string, mediaId: string | null): Promise<void> {
  await db.updateTable('users').set({ avatar_media: mediaId }).where('id', '=', userId).execute();
}

// ---- package

export interface MembershipRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly source: MembershipSource;
  readonly packageCode: PackageCode;
  readonly amount: number | null;
  readonly reference: string;
  readonly note: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly usesTotal: number | null;
  readonly usesLeft: number | null;
}

export interface MembershipFilters {
  /** LIKE pattern of the folded search text. */
  readonly like: string | null;
  /** Packages whose name contains the search text. */
  readonly codes: readonly PackageCode[];
  readonly sources: readonly MembershipSource[] | null;
  /** Only memberships from `from` on and before `before`. */
  readonly from: Date | null;
  readonly before: Date | null;
  readonly sort: 'at' | 'package' | 'amount';
  readonly direction: 'asc' | 'desc';
  /** All packages in the order of sorting by package. */
  readonly order: readonly PackageCode[];
  readonly page: number;
  readonly size: number;
}

/** For packages of a school, members see neither the amount nor the order. */
export async function listMemberships(
  db: Db,
  userId: string,
  filters: MembershipFilters,
): Promise<{ rows: MembershipRow[]; total: number }> {
  const { like, codes, sources, from, before, page, size } = filters;
  const where = sql`
    FROM memberships WHERE id IN ${heldMembershipIds(userId)}
      AND (${like}::text IS NULL OR fold(reference || ' ' || note) LIKE ${like} OR package_code = ANY (${codes}::text[]))
      AND (${sources}::text[] IS NULL OR source = ANY (${sources}::text[]))
      AND (${from}::timestamptz IS NULL OR created_at >= ${from}) AND (${before}::timestamptz IS NULL OR created_at < ${before})`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const direction = filters.direction === 'asc' ? sql`ASC NULLS FIRST` : sql`DESC NULLS LAST`;
  const by = {
    at: sql`created_at`,
    package: sql`array_position(${filters.order}::text[], package_code)`,
    amount: sql`amount`,
  }[filters.sort];
  const { rows } = await sql<MembershipRow>`
    SELECT id, created_at AS "createdAt", source, package_code AS "packageCode",
      CASE WHEN school_id IS NULL THEN amount END AS amount, CASE WHEN school_id IS NULL THEN reference ELSE '' END AS reference,
      note, starts_at AS "startsAt", ends_at AS "endsAt", ended_at AS "endedAt", uses_total AS "usesTotal", uses_left AS "usesLeft" ${where}
    ORDER BY ${by} ${direction}, created_at DESC, id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted[0]!.total };
}
