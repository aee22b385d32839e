/** People for tests: an account with a session that is open, put straight into the database. */
import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { dayInVietnam, schoolYearOf, uuidv7, type PackageCode, type Role } from '@vumon/domain';
import type { Db } from '#db';

export interface TestUser {
  readonly id: string;
  /** The token of an open session, for the cookie or the header. */
  readonly token: string;
}

export interface NewUser {
  readonly role: Role;
  readonly package?: PackageCode;
  readonly packageEndsAt?: Date;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly status?: 'INACTIVE' | 'ACTIVE' | 'LOCK';
}

/** `now` in milliseconds. */
export async function addUser(
  db: Db,
  now: number,
  { role, package: packageCode, packageEndsAt, firstName = 'An', lastName = 'Nguyễn Thị', status = 'ACTIVE' }: NewUser,
): Promise<TestUser> {
  const newId = () => uuidv7(now, (bytes) => randomFillSync(bytes));
  const id = newId();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('users')
    .values({
      id,
      role: role === 'ADMIN' ? 'OPERATOR' : role,
      is_admin: role === 'ADMIN',
      first_name: firstName,
      last_name: lastName,
      status,
      email: `${id}@example.invalid`,
    })
    .execute();
  if (role === 'TEACHER') {
    // The teacher has confirmed the consents, so that learners can be entered; tests of consents delete the rows.
    const years = [-1, 0, 1].map((more) => schoolYearOf(dayInVietnam(now)) + more);
    await db
      .insertInto('teacher_consents')
      .values(years.map((school_year) => ({ teacher_id: id, school_year, text_version: '1', given_at: new Date(now) })))
      .execute();
  }
  if (packageCode) {
    // The SCHOOL package belongs to a school, whose only member this is.
    const schoolId = packageCode === 'SCHOOL' ? newId() : null;
    if (schoolId) {
      const began = new Date(now - 60_000);
      await db
        .insertInto('schools')
        .values({ id: schoolId, name: `Trường ${id}`, created_at: began })
        .execute();
      await db
        .insertInto('school_members')
        .values({ school_id: schoolId, user_id: id, role: 'ADMIN', joined_at: began })
        .execute();
    }
    await db
      .insertInto('memberships')
      .values({
        id: newId(),
        user_id: schoolId ? null : id,
        school_id: schoolId,
        package_code: packageCode,
        starts_at: new Date(now - 60_000),
        ends_at: packageEndsAt ?? null,
      })
      .execute();
  }
  const far = new Date(now + 365 * 86_400_000);
  const moment = new Date(now);
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: id,
      access_hash: createHash('sha256').update(token).digest(),
      access_expires_at: far,
      refresh_hash: randomBytes(32),
      rotated_at: moment,
      refresh_expires_at: far,
      created_at: moment,
      last_seen_at: moment,
    })
    .execute();
  return { id, token };
}

export const sessionOfToken = (db: Db, token: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('access_hash', '=', createHash('sha256').update(token).digest())
    .executeTakeFirst();
