/** SQL of guests: learners of other cells here, and where learners of this cell are guests. */
import { sql } from 'kysely';
import type { Db } from '#db';

export interface GuestFacts {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly birthday: string | null;
  readonly locale: 'vi' | 'en';
}

// ---- at home

/** What another cell is told of a learner; nothing unless they sign in here. */
export async function findFacts(db: Db, userId: string): Promise<GuestFacts | undefined> {
  const { rows } = await sql<GuestFacts>`
    SELECT u.id, u.last_name AS "lastName", u.first_name AS "firstName", u.gender, u.birthday, u.locale
    FROM users u WHERE u.id = ${userId} AND u.role = 'STUDENT' AND u.deleted_at IS NULL AND u.status <> 'LOCK' AND NOT u.sample
      AND NOT EXISTS (SELECT FROM guests g WHERE g.user_id = u.id)`.execute(db);
  return rows[0];
}

export async function staysOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ cell: string }>`
    SELECT cell FROM guest_stays WHERE user_id = ${userId} ORDER BY since, cell`.execute(db);
  return rows.map(({ cell }) => cell);
}

export async function addStay(db: Db, userId: string, cell: string, at: Date): Promise<void> {
  await sql`INSERT INTO guest_stays (user_id, cell, since) VALUES (${userId}, ${cell}, ${at}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
}

export interface Stay {
  readonly userId: string;
  readonly cell: string;
}

/** Stays of learners whose account was deleted since. */
export async function staysOfDeleted(db: Db, limit: number): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    SELECT s.user_id AS "userId", s.cell FROM guest_stays s JOIN users u ON u.id = s.user_id
    WHERE u.deleted_at IS NOT NULL ORDER BY s.since LIMIT ${limit}`.execute(db);
  return rows;
}

export async function removeStay(db: Db, { userId, cell }: Stay): Promise<void> {
  await sql`DELETE FROM guest_stays WHERE user_id = ${userId} AND cell = ${cell}`.execute(db);
}

// ---- where they are guests

export interface KnownGuest {
  /** Null for an account that signs in here. */
  readonly homeCell: string | null;
  readonly shut: boolean;
}

/** The account with this id, locked until the transaction ends. */
export async function lockKnown(db: Db, userId: string): Promise<KnownGuest | undefined> {
  const { rows } = await sql<KnownGuest>`
    SELECT g.home_cell AS "homeCell", u.status = 'LOCK' OR u.deleted_at IS NOT NULL AS shut
    FROM users u LEFT JOIN guests g ON g.user_id = u.id WHERE u.id = ${userId} FOR NO KEY UPDATE OF u`.execute(db);
  return rows[0];
}

/** False when the id is taken meanwhile. */
export async function insertGuest(db: Db, facts: GuestFacts, homeCell: string, at: Date): Promise<boolean> {
  const { id, lastName, firstName, gender, birthday, locale } = facts;
  // Signed in before, though elsewhere: nobody's entered learner whose account could be replaced.
  const { rows } = await sql`
    INSERT INTO users (id, role, status, last_name, first_name, gender, birthday, locale, created_at, first_login_at)
    VALUES (${id}, 'STUDENT', 'ACTIVE', ${lastName}, ${firstName}, ${gender}, ${birthday}, ${locale}, ${at}, ${at})
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(db);
  if (rows.length === 0) return false;
  await sql`INSERT INTO guests (user_id, home_cell, since) VALUES (${id}, ${homeCell}, ${at})`.execute(db);
  return true;
}

export async function updateGuest(db: Db, facts: GuestFacts): Promise<void> {
  const { id, lastName, firstName, gender, birthday, locale } = facts;
  await sql`UPDATE users SET last_name = ${lastName}, first_name = ${firstName}, gender = ${gender}, birthday = ${birthday}, locale = ${locale}
    WHERE id = ${id} AND (last_name, first_name, gender, birthday, locale) IS DISTINCT FROM
      (${lastName}, ${firstName}, ${gender}::text, ${birthday}::date, ${locale})`.execute(db);
}
