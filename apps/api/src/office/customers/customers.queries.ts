/** SQL of the page of a customer. */
import type { MembershipSource, PackageCode, RequestKind, RequestState, UserStatus } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';
import { heldMembershipIds } from '#people/packages';

export interface CustomerRow {
  readonly id: string;
  readonly fullName: string;
  readonly role: 'TEACHER' | 'STUDENT';
  readonly status: UserStatus;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: 'vi' | 'en';
  readonly provinceName: string | null;
  readonly createdAt: Date;
}

/** A teacher or learner; staff, deleted accounts and seats of sample classes are no customers. */
export async function findOptionalCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    SELECT u.id, u.full_name AS "fullName", u.role, u.status, u.email, u.phone, u.locale, u.created_at AS "createdAt",
      (SELECT p.name FROM provinces p WHERE p.code = u.province_code ORDER BY p.version LIMIT 1) AS "provinceName"
    FROM users u
    WHERE u.id = ${id} AND u.role IN ('TEACHER', 'STUDENT') AND NOT u.is_admin AND NOT u.sample AND u.deleted_at IS NULL`.execute(
    db,
  );
  return rows[0];
}

export interface PackageRow {
  readonly id: string;
  readonly packageCode: PackageCode;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly usesLeft: number | null;
  readonly source: MembershipSource;
}

/** Packages of their own and of their school, the newest first, at most fifty. */
export async function packagesOf(db: Db, userId: string): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    SELECT m.id, m.package_code AS "packageCode", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.uses_left AS "usesLeft", m.source
    FROM memberships m WHERE m.id IN ${heldMembershipIds(userId)} ORDER BY m.starts_at DESC, m.id DESC LIMIT 50`.execute(
    db,
  );
  return rows;
}

export interface SchoolFacts {
  readonly id: string;
  readonly name: string;
  readonly administers: boolean;
  readonly members: number;
  readonly packageEndsAt: Date | null;
}

export async function findOptionalSchoolOf(db: Db, userId: string, now: Date): Promise<SchoolFacts | undefined> {
  const { rows } = await sql<SchoolFacts>`
    SELECT s.id, s.name, m.role = 'ADMIN' AS administers,
      (SELECT count(*)::int FROM school_members o WHERE o.school_id = s.id AND o.left_at IS NULL) AS members,
      (SELECT max(p.ends_at) FROM memberships p WHERE p.school_id = s.id AND p.starts_at <= ${now}) AS "packageEndsAt"
    FROM school_members m JOIN schools s ON s.id = m.school_id WHERE m.user_id = ${userId} AND m.left_at IS NULL`.execute(
    db,
  );
  return rows[0];
}

export interface CustomerRequestRow {
  readonly id: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly message: string;
  readonly organisation: string;
  readonly receivedAt: Date;
  readonly signedIn: boolean;
  /** All of them, also those beyond the limit. */
  readonly count: number;
}

/**
 * What the account sent, and what was sent with its e-mail by somebody who was not signed in: anybody can enter an
 * address, so the two are told apart. The newest first, at most twenty.
 */
export async function requestsOf(
  db: Db,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<CustomerRequestRow[]> {
  const { rows } = await sql<CustomerRequestRow>`
    SELECT r.id, r.kind, r.state, r.message, r.organisation, r.received_at AS "receivedAt",
      r.user_id IS NOT NULL AS "signedIn", (count(*) OVER ())::int AS count
    FROM user_requests r
    WHERE NOT r.suspect AND (r.user_id = ${id} OR (r.user_id IS NULL AND r.email = ${email}))
    ORDER BY r.received_at DESC, r.id DESC LIMIT 20`.execute(db);
  return rows;
}
