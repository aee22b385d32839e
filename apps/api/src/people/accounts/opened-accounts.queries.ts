/** SQL of accounts that buyers opened for others who have not signed up yet. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { StoredRole } from './users.queries.ts';

/** Nobody has ever signed in to it, and no password opens it. Accounts of learners and of invited staff have one-time passwords. */
const waits = sql<boolean>`(status = 'INACTIVE' AND password_hash IS NULL AND one_time_password IS NULL AND sign_in_name IS NULL AND first_login_at IS NULL)`;

export interface FoundAccount {
  readonly id: string;
  readonly phone: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly locale: 'vi' | 'en';
  readonly role: StoredRole;
  readonly isAdmin: boolean;
  readonly locked: boolean;
}

/**
 * Finds the accounts with these phones or ids (`with`). `lock` locks them in the order of their ids, so that of two
 * orders for the same accounts one waits for the other.
 */
export async function accountsOfPhones(
  db: Db,
  phones: readonly string[],
  { lock, with: ids = [] }: { readonly lock: boolean; readonly with?: readonly string[] },
): Promise<FoundAccount[]> {
  const { rows } = await sql<FoundAccount>`
    SELECT id, phone, full_name AS "fullName", email, locale, role, is_admin AS "isAdmin", status = 'LOCK' AS locked FROM users
    WHERE deleted_at IS NULL AND (phone = ANY (${[...phones]}::text[]) OR id = ANY (${[...ids]}::uuid[]))
    ORDER BY id ${lock ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows;
}

/** False when the phone has an account already. */
export async function insertOpened(
  db: Db,
  account: {
    readonly id: string;
    readonly phone: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly locale: 'vi' | 'en';
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO users (id, role, status, phone, last_name, first_name, locale, created_at)
    VALUES (${account.id}, 'TEACHER', 'INACTIVE', ${account.phone}, ${account.lastName}, ${account.firstName}, ${account.locale}, ${account.at})
    ON CONFLICT DO NOTHING RETURNING id`.execute(db);
  return rows.length > 0;
}

/** The account of this phone or e-mail that waits for its owner. */
export async function findOptionalWaiting(
  db: Db,
  { kind, value }: { readonly kind: 'phone' | 'email'; readonly value: string },
): Promise<{ readonly id: string } | undefined> {
  if (kind === 'email') return undefined;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users WHERE phone = ${value} AND deleted_at IS NULL AND ${waits}`.execute(db);
  return rows[0];
}

export interface Owner {
  readonly lastName: string;
  readonly firstName: string;
  readonly birthday: string;
  readonly passwordHash: string;
  readonly locale: 'vi' | 'en';
  readonly at: Date;
}

/** The owner takes the account over. False when it no longer waits for its owner. */
export async function takeOver(db: Db, id: string, owner: Owner): Promise<boolean> {
  const { rows } = await sql`
    UPDATE users SET last_name = ${owner.lastName}, first_name = ${owner.firstName}, birthday = ${owner.birthday}, password_hash = ${owner.passwordHash},
      locale = ${owner.locale}, first_login_at = ${owner.at}, terms_accepted_at = ${owner.at}, status = 'ACTIVE'
    WHERE id = ${id} AND deleted_at IS NULL AND ${waits} RETURNING id`.execute(db);
  return rows.length > 0;
}
