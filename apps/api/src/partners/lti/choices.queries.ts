/** SQL of the choice of a test for a link of a platform. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface OfferRow {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What the teacher has open for the partner, the newest first. */
export async function listOffers(
  db: Db,
  { ownerId, partnerId }: { readonly ownerId: string; readonly partnerId: string },
  now: Date,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    SELECT t.id, t.title, a.starts_at AS "startsAt", a.ends_at AS "endsAt"
    FROM integrated_tests t JOIN assignments a ON a.owner_id = t.owner_id AND a.id = t.assignment_id
    WHERE t.owner_id = ${ownerId} AND t.partner_id = ${partnerId} AND t.state = 'PUBLISHED' AND a.ends_at > ${now}
    ORDER BY t.created_at DESC, t.id LIMIT 200`.execute(db);
  return rows;
}

/** The first choice counts; false when another test was chosen before. */
export async function storeChoice(db: Db, nonceHash: Buffer, testId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE lti_launches SET chosen_test_id = ${testId}
    WHERE nonce_hash = ${nonceHash} AND coalesce(chosen_test_id, ${testId}) = ${testId} RETURNING nonce_hash`.execute(
    db,
  );
  return rows.length > 0;
}

export interface ChosenRow {
  readonly slug: string;
  readonly title: string;
}

export async function findOptionalChosen(db: Db, nonceHash: Buffer): Promise<ChosenRow | undefined> {
  const { rows } = await sql<ChosenRow>`
    SELECT t.slug, t.title FROM lti_launches l JOIN integrated_tests t ON t.id = l.chosen_test_id WHERE l.nonce_hash = ${nonceHash}`.execute(
    db,
  );
  return rows[0];
}
