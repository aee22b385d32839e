/** SQL of what a person may have once, also with a later account. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { Site } from '@vumon/domain';

export interface HadRow {
  readonly contacts: string[];
  readonly trial: boolean;
  readonly gift: boolean;
  readonly uses: number;
}

/**
 * What an account has had, and its contacts: the present ones and those that it changed. On the international site codes
 * go by e-mail, so a phone proves nothing there.
 */
export async function hadBy(db: Db, userId: string, site: Site): Promise<HadRow | undefined> {
  const { rows } = await sql<HadRow>`
    SELECT array_remove(ARRAY[u.email, CASE WHEN u.email IS NULL OR ${site === 'vn'}::boolean THEN u.phone END]::text[]
        || ARRAY(SELECT c.before FROM contact_changes c WHERE c.user_id = u.id AND c.before IS NOT NULL AND c.undone_at IS NULL), NULL) AS contacts,
      EXISTS (SELECT FROM memberships m WHERE m.user_id = u.id AND m.source = 'TRIAL') AS trial,
      u.received_gift AS gift,
      coalesce((SELECT sum(m.uses_total - m.uses_left) FROM memberships m
        WHERE m.user_id = u.id AND m.package_code = 'BEAT_FREE_EXAM'), 0)::int AS uses
    FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

export type OnceKind = 'TRIAL' | 'GIFT' | 'USES';

export async function insertUsed(
  db: Db,
  rows: readonly { readonly hash: Buffer; readonly kind: OnceKind; readonly uses: number }[],
  keptUntil: Date,
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('used_once')
      .values(rows.map(({ hash, kind, uses }) => ({ contact_hash: hash, kind, uses, kept_until: keptUntil })))
      .onConflict((conflict) =>
        conflict.columns(['contact_hash', 'kind']).doUpdateSet((eb) => ({
          uses: sql<number>`greatest(used_once.uses, excluded.uses)`,
          kept_until: eb.ref('excluded.kept_until'),
        })),
      )
      .execute();
}

/** What was used by people with one of the contacts. */
export async function usedBy(db: Db, hashes: readonly Buffer[], now: Date): Promise<Map<OnceKind, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('used_once')
    .select(['kind', 'uses'])
    .where('contact_hash', 'in', [...hashes])
    .where('kept_until', '>', now)
    .execute();
  const used = new Map<OnceKind, number>();
  for (const { kind, uses } of rows) used.set(kind as OnceKind, Math.max(uses, used.get(kind as OnceKind) ?? 0));
  return used;
}

export async function deleteExpiredUsed(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_once').where('kept_until', '<=', now).execute();
}

export async function markGiftReceived(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ received_gift: true }).where('id', '=', userId).execute();
}

export async function takeFreeUses(db: Db, userId: string, count: number): Promise<void> {
  await sql`
    UPDATE memberships SET uses_left = greatest(0, uses_left - ${count})
    WHERE user_id = ${userId} AND package_code = 'BEAT_FREE_EXAM'`.execute(db);
}

/** A learner's free package ends when they turn out to be a teacher. */
export async function endFreeUses(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    UPDATE memberships SET starts_at = least(starts_at, ${now}), ends_at = ${now}, ended_at = ${now}
    WHERE user_id = ${userId} AND package_code = 'BEAT_FREE_EXAM' AND (ends_at IS NULL OR ends_at > ${now})`.execute(
    db,
  );
}
