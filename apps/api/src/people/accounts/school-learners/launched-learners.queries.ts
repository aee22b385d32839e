/** SQL of an account that a partner's launch made and that becomes its learner's own. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { NewAccount } from '../users.queries.ts';

/** False when the account has an owner, or the session is not one of its launches since that moment. */
export async function ownLaunched(
  db: Db,
  { userId, sessionId, since }: { readonly userId: string; readonly sessionId: string; readonly since: Date },
  { contact, phone, lastName, firstName, birthday, passwordHash, locale, at }: Omit<NewAccount, 'id'>,
): Promise<boolean> {
  const { email: mail = null, phone: number = phone } = { [contact.kind]: contact.value } as {
    email?: string;
    phone?: string;
  };
  const { rows } = await sql`
    UPDATE users u SET last_name = ${lastName}, first_name = ${firstName}, birthday = ${birthday}, password_hash = ${passwordHash},
      email = ${mail}, phone = ${number}, locale = ${locale}, first_login_at = ${at}, terms_accepted_at = ${at}
    WHERE u.id = ${userId} AND u.deleted_at IS NULL AND u.status = 'ACTIVE' AND u.role = 'STUDENT' AND NOT u.sample
      AND u.sign_in_name IS NULL AND u.email IS NULL AND u.phone IS NULL AND u.password_hash IS NULL
      AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.user_id = u.id
        AND s.only_assignment_id IS NOT NULL AND s.revoked_at IS NULL AND s.created_at > ${since})
    RETURNING u.id`.execute(db);
  return rows.length > 0;
}

/** A way to sign in for an account that only launches open; does nothing to one that has a way. False when the name is taken. */
export async function giveSignInName(
  db: Db,
  userId: string,
  given: { readonly signInName: string; readonly encrypted: Buffer; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    WITH given AS (
      UPDATE users SET sign_in_name = ${given.signInName}, one_time_password = ${given.encrypted}, one_time_password_until = ${given.until}
      WHERE id = ${userId} AND sign_in_name IS NULL AND email IS NULL AND phone IS NULL AND password_hash IS NULL
        AND NOT EXISTS (SELECT 1 FROM users o WHERE o.sign_in_name = ${given.signInName}))
    SELECT EXISTS (SELECT 1 FROM users o WHERE o.sign_in_name = ${given.signInName} AND o.id <> ${userId}) AS taken`.execute(
    db,
  );
  return !rows[0]!.taken;
}
