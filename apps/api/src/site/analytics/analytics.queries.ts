/** SQL of usage events. */
import type { UsageKind, UsageOrigin } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface NewUsage {
  readonly kind: UsageKind;
  readonly origin: UsageOrigin;
  readonly userId: string | null;
  readonly at: Date;
  /** In Vietnam. */
  readonly day: string;
  readonly events: readonly { readonly id: string; readonly page: string | null }[];
}

const slots = 16;

/** One statement: the rows that are new, and their number added to the sum of the day. */
export async function insertUsage(db: Db, { kind, origin, userId, at, day, events }: NewUsage): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO usage_events (id, at, day, kind, page, user_id, origin)
      SELECT e.id, ${at}, ${day}::date, ${kind}, e.page, ${userId}::uuid, ${origin}
      FROM unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ page }) => page)}::text[]) AS e (id, page)
      ON CONFLICT (id) DO NOTHING RETURNING 1)
    INSERT INTO usage_sums (day, kind, origin, slot, count)
    SELECT ${day}::date, ${kind}, ${origin}, floor(random() * ${slots})::smallint, count(*) FROM added HAVING count(*) > 0
    ON CONFLICT (day, kind, origin, slot) DO UPDATE SET count = usage_sums.count + excluded.count`.execute(db);
}

/** Deletes at most `limit` events of days before `before`; the sums stay. */
export async function deleteOldUsage(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM usage_events WHERE id IN (SELECT id FROM usage_events WHERE day < ${before}::date LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function deleteUsageOf(db: Db, userId: string): Promise<void> {
  await sql`DELETE FROM usage_events WHERE user_id = ${userId}`.execute(db);
}

/** A page of what is stored about a user, for the export of own data. */
export async function usageOfUser(
  db: Db,
  userId: string,
  after: string,
  limit: number,
): Promise<{ cursor: string; at: Date; kind: string; page: string | null }[]> {
  const { rows } = await sql<{ cursor: string; at: Date; kind: string; page: string | null }>`
    SELECT id::text AS cursor, at, kind, page FROM usage_events WHERE user_id = ${userId} AND id > ${after}
    ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}
