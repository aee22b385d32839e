/** SQL of changes of phone and e-mail address, stored for as long as they can be undone. */
import type { Contact } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface ContactChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: Contact['kind'];
  /** Null: the account had none. */
  readonly before: string | null;
  readonly after: string;
}

export async function insertContactChange(db: Db, change: ContactChange, at: Date): Promise<void> {
  const { id, userId, kind, before, after } = change;
  await db.insertInto('contact_changes').values({ id, user_id: userId, kind, before, after, at }).execute();
}

export async function findOptionalContactChange(
  db: Db,
  id: string,
  after: Date,
): Promise<(ContactChange & { readonly locale: 'vi' | 'en' }) | undefined> {
  const { rows } = await sql<ContactChange & { readonly locale: 'vi' | 'en' }>`
    SELECT c.id, c.user_id AS "userId", c.kind, c.before, c.after, u.locale
    FROM contact_changes c JOIN users u ON u.id = c.user_id AND u.deleted_at IS NULL
    WHERE c.id = ${id} AND c.undone_at IS NULL AND c.at > ${after}`.execute(db);
  return rows[0];
}

/** Marks a change and all later ones of the same kind as undone; false when it was undone before. */
export async function markUndone(db: Db, change: ContactChange, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    UPDATE contact_changes SET undone_at = ${now}
    WHERE user_id = ${change.userId} AND kind = ${change.kind} AND undone_at IS NULL
      AND at >= (SELECT at FROM contact_changes WHERE id = ${change.id})
    RETURNING id`.execute(db);
  return rows.some(({ id }) => id === change.id);
}

/** Deletes at most `limit` older changes; returns how many. */
export async function deleteContactChangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } =
    await sql`DELETE FROM contact_changes WHERE id IN (SELECT id FROM contact_changes WHERE at < ${before} ORDER BY at LIMIT ${limit})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0n);
}
