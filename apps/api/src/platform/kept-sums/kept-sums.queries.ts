/**
 * Kept sums: figures over rows that are too many to be counted for each reader. Compares them with the rows, and unites the
 * changes of one key.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import type { DB } from '../db/types.generated.ts';

export interface KeptSums {
  readonly name: string;
  /**
   * The table of the sums, with a column `day`. Triggers on the counted tables add a row for each change, in its
   * transaction; readers sum up whatever rows there are.
   */
  readonly table: keyof DB & string;
  /** Columns that say what is counted, without nulls. */
  readonly keys: readonly ['day', ...string[]];
  readonly sums: readonly [string, ...string[]];
  /** Query of the right sums, by key, of the days from this one on. */
  rows(from: string): RawBuilder<unknown>;
  /** The first day that can be compared; all days when left out. */
  firstDay?(now: number): string;
}

const columns = (names: readonly string[], table?: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));

/** So that no difference is put right twice. Until the end of the transaction. */
const waitForOthers = (db: Db, { table }: KeptSums) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kept-sums ${table}`}, 0))`.execute(db);

/**
 * Adds what is missing to every sum, and returns how many were wrong. One statement sees the rows and their sums as of one
 * moment, and whoever changes a row changes its sum in the same transaction, so nobody has to wait meanwhile. In a
 * transaction.
 */
export async function correctSums(db: Db, kept: KeptSums, from: string): Promise<number> {
  const { table, keys, sums, rows: counted } = kept;
  await waitForOthers(db, kept);
  const missing = (name: string) => sql`coalesce(t.${sql.ref(name)}, 0) - coalesce(k.${sql.ref(name)}, 0)`;
  const { rows } = await sql<{ n: number }>`
    WITH truth AS (${counted(from)}),
      kept AS (SELECT ${columns(keys)}, ${sql.join(sums.map((name) => sql`sum(${sql.ref(name)}) AS ${sql.ref(name)}`))}
        FROM ${sql.table(table)} WHERE day >= ${from} GROUP BY ${columns(keys)}),
      added AS (INSERT INTO ${sql.table(table)} (${columns(keys)}, ${columns(sums)})
        SELECT ${columns(keys)}, ${sql.join(sums.map(missing))} FROM truth t FULL JOIN kept k USING (${columns(keys)})
        WHERE ${sql.join(
          sums.map((name) => sql`${missing(name)} <> 0`),
          sql` OR `,
        )} RETURNING 1)
    SELECT count(*)::int AS n FROM added`.execute(db);
  return rows[0]!.n;
}

/** Unites the rows of each key in one; a key whose sums are zero keeps none. In a transaction. */
export async function uniteSums(db: Db, kept: KeptSums): Promise<void> {
  const { table, keys, sums } = kept;
  await waitForOthers(db, kept);
  const same = sql.join(
    keys.map((name) => sql`s.${sql.ref(name)} = m.${sql.ref(name)}`),
    sql` AND `,
  );
  const total = (name: string) => sql`sum(${sql.ref(name)})`;
  await sql`
    WITH many AS (SELECT ${columns(keys)} FROM ${sql.table(table)} GROUP BY ${columns(keys)} HAVING count(*) > 1),
      gone AS (DELETE FROM ${sql.table(table)} s USING many m WHERE ${same} RETURNING ${columns([...keys, ...sums], 's')})
    INSERT INTO ${sql.table(table)} (${columns(keys)}, ${columns(sums)})
    SELECT ${columns(keys)}, ${sql.join(sums.map(total))} FROM gone GROUP BY ${columns(keys)}
    HAVING ${sql.join(
      sums.map((name) => sql`${total(name)} <> 0`),
      sql` OR `,
    )}`.execute(db);
}

export async function storeCheck(db: Db, name: string, differences: number, now: Date): Promise<void> {
  await sql`
    INSERT INTO sum_checks AS c (name, checked_at, differences, differed_at)
    VALUES (${name}, ${now}, ${differences}, ${differences > 0 ? now : null})
    ON CONFLICT (name) DO UPDATE SET checked_at = excluded.checked_at, differences = excluded.differences,
      differed_at = coalesce(excluded.differed_at, c.differed_at)`.execute(db);
}

export const sumsWereChecked = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('sum_checks').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
