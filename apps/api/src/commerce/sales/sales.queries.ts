/** SQL of sales of packages, and of the prices of single tests. */
import { fold, saleUpcomingMs, type OfferCode, type Pool, type SaleState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { testHoldsWords, likePattern, type Db } from '#db';
import type { SubjectNames } from '#people/user-administration';
import { poolOfTest } from '#content/exams';

export interface SaleRow {
  readonly id: string;
  readonly packageCode: OfferCode;
  readonly name: string;
  readonly nameEn: string;
  readonly price: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stoppedAt: Date | null;
  readonly revision: number;
}
export interface ManagedSaleRow extends SaleRow {
  readonly orders: number;
  readonly createdBy: string;
}

const columns = sql`
  s.id, s.package_code AS "packageCode", s.name, s.name_en AS "nameEn", s.price, s.starts_at AS "startsAt", s.ends_at AS "endsAt",
  s.stopped_at AS "stoppedAt", s.revision`;
const managed = sql`${columns}, (SELECT u.full_name FROM users u WHERE u.id = s.created_by) AS "createdBy",
  (SELECT count(*)::int FROM orders o WHERE o.sale_id = s.id AND o.state = 'SUCCESS') AS orders`;

/** The running sale of each package at `now`, or else its next one. */
export async function currentSales(db: Db, now: Date): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    SELECT DISTINCT ON (s.package_code) ${columns} FROM sales s WHERE s.stopped_at IS NULL AND s.ends_at > ${now}
    ORDER BY s.package_code, s.starts_at`.execute(db);
  return rows;
}

export async function findOptionalRunningSale(db: Db, packageCode: OfferCode, now: Date): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`
    SELECT ${columns} FROM sales s WHERE s.package_code = ${packageCode} AND s.stopped_at IS NULL
      AND s.starts_at <= ${now} AND s.ends_at > ${now} ORDER BY s.price LIMIT 1`.execute(db);
  return rows[0];
}

/** The same rule as the domain's `saleState`. */
const stateIs = (state: SaleState, now: Date) => {
  const soon = new Date(now.getTime() + saleUpcomingMs);
  switch (state) {
    case 'ENDED':
      return sql`(s.stopped_at IS NOT NULL OR s.ends_at <= ${now})`;
    case 'RUNNING':
      return sql`(s.stopped_at IS NULL AND s.starts_at <= ${now} AND s.ends_at > ${now})`;
    case 'UPCOMING':
      return sql`(s.stopped_at IS NULL AND s.starts_at > ${now} AND s.starts_at <= ${soon})`;
    case 'NOT_STARTED':
      return sql`(s.stopped_at IS NULL AND s.starts_at > ${soon})`;
  }
};

interface Ordered<Sort extends string> {
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly page: number;
  readonly size: number;
}
export interface SaleFilter extends Ordered<'starts' | 'ends' | 'price'> {
  readonly state?: SaleState | undefined;
  readonly packageCode?: OfferCode | undefined;
  readonly now: Date;
}

const directions = { asc: sql`ASC`, desc: sql`DESC` } as const;
const saleSorts = { starts: sql`s.starts_at`, ends: sql`s.ends_at`, price: sql`s.price` } as const;

export async function listSales(db: Db, f: SaleFilter): Promise<{ rows: ManagedSaleRow[]; total: number }> {
  const where = sql.join(
    [
      f.state ? stateIs(f.state, f.now) : sql`true`,
      ...(f.packageCode ? [sql`s.package_code = ${f.packageCode}`] : []),
      ...(f.search ? [sql`fold(s.name || ' ' || s.name_en) LIKE ${likePattern(fold(f.search))}`] : []),
    ],
    sql` AND `,
  );
  const way = directions[f.direction];
  const { rows } = await sql<ManagedSaleRow>`
    SELECT ${managed} FROM sales s WHERE ${where}
    ORDER BY ${saleSorts[f.sort]} ${way}, s.id ${way} LIMIT ${f.size} OFFSET ${f.page * f.size}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM sales s WHERE ${where} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalSale(db: Db, id: string): Promise<ManagedSaleRow | undefined> {
  const { rows } = await sql<ManagedSaleRow>`SELECT ${managed} FROM sales s WHERE s.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a package, so that its sales are changed one after the other. */
export async function lockPackageOfSales(db: Db, packageCode: OfferCode): Promise<void> {
  await sql`SELECT FROM packages WHERE code = ${packageCode} FOR UPDATE`.execute(db);
}

type Period = Pick<SaleRow, 'packageCode' | 'startsAt' | 'endsAt'>;
export async function overlaps(
  db: Db,
  { packageCode, startsAt, endsAt }: Period,
  but: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM sales s WHERE s.package_code = ${packageCode} AND s.stopped_at IS NULL AND s.id IS DISTINCT FROM ${but}
      AND s.starts_at < ${endsAt} AND s.ends_at > ${startsAt} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export type SaleTerms = Omit<SaleRow, 'id' | 'stoppedAt' | 'revision'>;

export async function insertSale(db: Db, id: string, s: SaleTerms, by: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO sales (id, package_code, name, name_en, price, starts_at, ends_at, created_by, created_at)
    VALUES (${id}, ${s.packageCode}, ${s.name}, ${s.nameEn}, ${s.price}, ${s.startsAt}, ${s.endsAt}, ${by}, ${at})`.execute(
    db,
  );
}

export async function updateSale(db: Db, id: string, s: Omit<SaleTerms, 'packageCode'>): Promise<void> {
  await sql`
    UPDATE sales SET name = ${s.name}, name_en = ${s.nameEn}, price = ${s.price}, starts_at = ${s.startsAt}, ends_at = ${s.endsAt},
      revision = revision + 1 WHERE id = ${id}`.execute(db);
}

export async function stopSale(db: Db, id: string, at: Date): Promise<void> {
  await sql`UPDATE sales SET stopped_at = ${at}, revision = revision + 1 WHERE id = ${id} AND stopped_at IS NULL`.execute(
    db,
  );
}

// ---- single tests

export interface SoldTestRow {
  readonly examId: string;
  readonly name: string;
  readonly nameEn: string;
  readonly gradeId: string | null;
  readonly subject: string;
  readonly minutes: number;
  readonly price: number;
}

const sold = sql`
  e.id AS "examId", e.name, coalesce(nullif(e.name_en, ''), e.name) AS "nameEn", e.grade_id AS "gradeId", e.subject, e.minutes, p.price
  FROM test_prices p JOIN exams e ON e.id = p.exam_id
  WHERE e.scope = 'SYSTEM' AND e.deleted_at IS NULL AND e.status = 'READY' AND ${poolOfTest('e')} = 'PRACTICE'`;

const testSorts = { changed: sql`p.changed_at`, name: sql`e.name`, price: sql`p.price` } as const;

export async function soldTests(
  db: Db,
  { search, sort, direction, page, size }: Ordered<keyof typeof testSorts>,
): Promise<{ rows: SoldTestRow[]; total: number }> {
  const found = search ? sql`AND ${testHoldsWords('e', search)}` : sql``;
  const { rows } = await sql<SoldTestRow>`
    SELECT ${sold} ${found} ORDER BY ${testSorts[sort]} ${directions[direction]}, p.exam_id LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT ${sold} ${found} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalSoldTest(db: Db, examId: string): Promise<SoldTestRow | undefined> {
  const { rows } = await sql<SoldTestRow>`SELECT ${sold} AND e.id = ${examId}`.execute(db);
  return rows[0];
}

/** Locks a test that can be sold and returns its current price (null: not on sale); undefined for any other test. */
export async function lockOptionalTestPrice(
  db: Db,
  examId: string,
): Promise<{ readonly price: number | null; readonly pool: Pool } | undefined> {
  const { rows } = await sql<{ price: number | null; pool: Pool }>`
    SELECT ${poolOfTest('e')} AS pool, (SELECT p.price FROM test_prices p WHERE p.exam_id = e.id) AS price FROM exams e
    WHERE e.id = ${examId} AND e.scope = 'SYSTEM' AND e.deleted_at IS NULL AND e.status = 'READY' FOR UPDATE OF e`.execute(
    db,
  );
  return rows[0];
}

/** The caller has locked the test. */
export async function putTestPrice(db: Db, examId: string, price: number | null, by: string, at: Date): Promise<void> {
  if (price === null) await sql`DELETE FROM test_prices WHERE exam_id = ${examId}`.execute(db);
  else
    await sql`
      INSERT INTO test_prices (exam_id, price, changed_by, changed_at) VALUES (${examId}, ${price}, ${by}, ${at})
      ON CONFLICT (exam_id) DO UPDATE SET price = excluded.price, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
      db,
    );
}

/** SQL: whether the test can be bought or was ordered. */
export const isSold = (examId: string): RawBuilder<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM test_prices WHERE exam_id = ${examId}) OR EXISTS (SELECT FROM orders WHERE exam_id = ${examId}))`;

export const namesOfSales: SubjectNames = {
  sale: (ids) => sql`SELECT id, name, package_code, NULL FROM sales WHERE id = ANY (${ids}::uuid[])`,
};
