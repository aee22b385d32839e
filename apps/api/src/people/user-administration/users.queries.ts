/** SQL of the administration of users. */
import { type AuditAction, type MembershipSource, type PackageCode, type Role, type UserStatus } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { type Db, holdsWords, likePattern, startOfDay } from '#db';
import { heldMembershipIds, membershipInForce } from '#people/packages';

export type StoredRole = Exclude<Role, 'ADMIN'>;

export interface UserRow {
  readonly id: string;
  readonly fullName: string;
  readonly role: StoredRole;
  readonly isAdmin: boolean;
  readonly status: UserStatus;
  readonly email: string | null;
  readonly phone: string | null;
  readonly signInName: string | null;
  readonly packageCode: PackageCode | null;
  readonly packageEndsAt: Date | null;
  /** Whether it has not expired and is not used up; null without a package. */
  readonly packageRuns: boolean | null;
  readonly createdAt: Date;
}

export interface UserFilters {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: UserStatus | undefined;
  readonly package?: PackageCode | 'NONE' | undefined;
  readonly expired?: boolean | undefined;
  /** Days in Vietnam. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly province?: string | undefined;
}

export interface UserPage {
  readonly sort: 'created' | 'name';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

/** Searches by name without diacritics, e-mail, sign-in name, and phone in any notation. */
function matches(search: string): RawBuilder<unknown> {
  const digits = search.replace(/[\s.()+-]/g, '');
  const byPhone = /^\d{3,}$/.test(digits) ? sql`OR u.search_all LIKE ${likePattern(digits.replace(/^84/, ''))}` : sql``;
  return sql`(${holdsWords('u.search_all', search)} ${byPhone})`;
}

/** Conditions on columns of the account itself. */
function ownConditions({ search, status, province }: UserFilters): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (search) parts.push(matches(search));
  // The second condition lets the planner use the partial index of accounts that are not active.
  if (status === 'ACTIVE') parts.push(sql`u.status = 'ACTIVE'`);
  else if (status) parts.push(sql`u.status = ${status} AND u.status <> 'ACTIVE'`);
  if (province) parts.push(sql`u.province_code = ${province}`);
  return parts;
}

function roleCondition(role: Role | undefined): RawBuilder<unknown>[] {
  if (!role) return [];
  return [role === 'ADMIN' ? sql`u.is_admin` : sql`u.role = ${role} AND NOT u.is_admin`];
}

function bornCondition(table: 'u' | 'p', { from, to }: UserFilters): RawBuilder<unknown>[] {
  const born = sql.ref(`${table}.created_at`);
  return [
    ...(from ? [sql`${born} >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`${born} < ${startOfDay(to)} + interval '1 day'`] : []),
  ];
}

/** Condition: the package period `p` contains `now` and matches the filters, and its account is not deleted. */
function periodConditions(filters: UserFilters, now: Date): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    sql`p.starts_at <= ${now} AND p.ends_at > ${now}`,
    ...bornCondition('p', filters),
  ];
  if (filters.package === 'NONE') parts.push(sql`p.state = 'NONE'`);
  else if (filters.package) parts.push(sql`p.package_code = ${filters.package}`);
  if (filters.expired !== undefined) parts.push(sql`p.state = ${filters.expired ? 'OVER' : 'RUNS'}`);
  if (filters.role) parts.push(sql`p.role = ${filters.role}`);
  return sql.join(parts, sql` AND `);
}

function orderOf({ sort, direction }: UserPage, born = sql`u.created_at`, id = sql`u.id`): RawBuilder<unknown> {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  return sort === 'name'
    ? sql`u.first_name COLLATE vi_sort ${way}, u.last_name COLLATE vi_sort ${way}, u.id ${way}`
    : sql`${born} ${way}, ${id} ${way}`;
}

/** Totals are counted up to this bound only. */
export const countBound = 10_000;

const and = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` AND `);

/** How many rows of `source` there are, counted up to one more than the bound. */
async function countUpTo(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT count(*)::int AS total FROM (SELECT 1 ${source} LIMIT ${countBound + 1}) bounded`.execute(db);
  return rows[0]!.total;
}

/** The ids of a page, and how many there are in all. */
async function foundIds(
  db: Db,
  filters: UserFilters,
  page: UserPage,
  now: Date,
): Promise<{ ids: RawBuilder<unknown>; total: number }> {
  const own = ownConditions(filters);
  const range = sql`LIMIT ${page.size} OFFSET ${page.page * page.size}`;
  const account = [
    sql`u.deleted_at IS NULL AND NOT u.sample`,
    ...own,
    ...roleCondition(filters.role),
    ...bornCondition('u', filters),
  ];
  if (filters.package === undefined && filters.expired === undefined) {
    const source = sql`FROM users u WHERE ${and(account)}`;
    return { ids: sql`SELECT u.id ${source} ORDER BY ${orderOf(page)} ${range}`, total: await countUpTo(db, source) };
  }
  // From here on LATERAL and OFFSET 0 fix the plan, because the planner assumes that the filters are independent, but
  // they
  // are not (no learner has a teacher's package).
  const holds = periodConditions(filters, now);
  const periods = await countUpTo(db, sql`FROM package_periods p WHERE ${holds}`);
  if (own.length === 0 && page.sort === 'created')
    return {
      ids: sql`SELECT p.user_id AS id FROM package_periods p WHERE ${holds} ORDER BY ${orderOf(page, sql`p.created_at`, sql`p.user_id`)} ${range}`,
      total: periods,
    };
  const order = sql`ORDER BY ${orderOf(page)} ${range}`;
  if (periods <= countBound) {
    // Few periods: look up each account by its id.
    const source = sql`FROM package_periods p CROSS JOIN LATERAL (SELECT * FROM users u WHERE ${and([sql`u.id = p.user_id`, ...own])} OFFSET 0) u WHERE ${holds}`;
    return {
      ids: sql`SELECT u.id ${source} ${order}`,
      total: own.length === 0 ? periods : await countUpTo(db, source),
    };
  }
  // Many periods: read accounts in their order, or as the search finds them, and look up the period of each.
  return {
    ids: sql`SELECT u.id FROM users u CROSS JOIN LATERAL (SELECT FROM package_periods p WHERE p.user_id = u.id AND ${holds} OFFSET 0) p WHERE ${and(account)} ${order}`,
    total:
      own.length === 0
        ? periods
        : await countUpTo(
            db,
            sql`FROM users u JOIN package_periods p ON p.user_id = u.id WHERE ${holds} AND ${and(account)}`,
          ),
  };
}

const listedColumns = sql`
  u.id, u.full_name AS "fullName", u.role, u.is_admin AS "isAdmin", u.status, u.email, u.phone, u.sign_in_name AS "signInName",
  m.package_code AS "packageCode", m.ends_at AS "packageEndsAt", m.runs AS "packageRuns", u.created_at AS "createdAt"`;

export async function listUsers(
  db: Db,
  filters: UserFilters,
  page: UserPage,
  now: Date,
): Promise<{ rows: UserRow[]; total: number; more: boolean }> {
  const { ids, total } = await foundIds(db, filters, page, now);
  const { rows } = await sql<UserRow>`
    SELECT ${listedColumns}
    FROM (${ids}) found JOIN users u ON u.id = found.id ${membershipInForce(now)}
    ORDER BY ${orderOf(page)}`.execute(db);
  return { rows, total: Math.min(total, countBound), more: total > countBound };
}

export async function userSummary(
  db: Db,
  since: Date,
): Promise<{ users: number; newThisWeek: number; locked: number }> {
  const { rows } = await sql<{ users: number; newThisWeek: number; locked: number }>`
    SELECT (SELECT count(*)::int FROM users WHERE deleted_at IS NULL AND NOT sample) AS users,
      (SELECT count(*)::int FROM users WHERE deleted_at IS NULL AND NOT sample AND created_at >= ${since}) AS "newThisWeek",
      (SELECT count(*)::int FROM users WHERE deleted_at IS NULL AND status = 'LOCK' AND status <> 'ACTIVE') AS locked`.execute(
    db,
  );
  return rows[0]!;
}

export interface UserDetailRow extends UserRow {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly birthday: string | null;
  readonly provinceName: string | null;
  readonly avatarMedia: string | null;
  readonly locale: 'vi' | 'en';
  readonly firstLoginAt: Date | null;
  readonly oneTimePasswordUntil: Date | null;
  readonly classes: number;
}

export async function findOptionalUser(db: Db, userId: string, now: Date): Promise<UserDetailRow | undefined> {
  const { rows } = await sql<UserDetailRow>`
    SELECT ${listedColumns}, u.last_name AS "lastName", u.first_name AS "firstName", u.gender, u.birthday, u.avatar_media AS "avatarMedia", u.locale,
      u.first_login_at AS "firstLoginAt",
      CASE WHEN u.one_time_password IS NULL OR u.sign_in_name IS NOT NULL THEN NULL ELSE u.one_time_password_until END AS "oneTimePasswordUntil",
      (SELECT p.name FROM provinces p WHERE p.code = u.province_code ORDER BY p.version LIMIT 1) AS "provinceName",
      (SELECT count(*)::int FROM classes c WHERE c.owner_id = u.id AND c.deleted_at IS NULL)
        + (SELECT count(*)::int FROM class_students s JOIN classes c ON c.owner_id = s.owner_id AND c.id = s.class_id AND c.deleted_at IS NULL WHERE s.student_id = u.id AND s.removed_at IS NULL) AS classes
    FROM users u ${membershipInForce(now)}
    WHERE u.id = ${userId} AND u.deleted_at IS NULL`.execute(db);
  return rows[0];
}

export interface MembershipRow {
  readonly id: string;
  readonly packageCode: PackageCode;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly usesLeft: number | null;
  readonly source: MembershipSource;
  readonly note: string;
  readonly reason: string;
  readonly grantedBy: string | null;
}

/** The newest first, at most fifty. */
export async function membershipsOf(db: Db, userId: string): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    SELECT m.id, m.package_code AS "packageCode", m.starts_at AS "startsAt", m.ends_at AS "endsAt", m.uses_left AS "usesLeft", m.source, m.note,
      g.full_name AS "grantedBy",
      coalesce((SELECT a.details ->> 'reason' FROM audit_log a WHERE a.subject_kind = CASE WHEN m.school_id IS NULL THEN 'user' ELSE 'school' END AND a.subject_id = coalesce(m.school_id, m.user_id)::text AND a.details ->> 'membershipId' = m.id::text LIMIT 1), '') AS reason
    FROM memberships m LEFT JOIN users g ON g.id = m.granted_by
    WHERE m.id IN ${heldMembershipIds(userId)} ORDER BY m.starts_at DESC, m.id DESC LIMIT 50`.execute(db);
  return rows;
}

export async function findOptionalLastLock(
  db: Db,
  userId: string,
): Promise<{ at: Date; reason: string; by: string | null } | undefined> {
  const { rows } = await sql<{ at: Date; reason: string; by: string | null }>`
    SELECT a.at, coalesce(a.details ->> 'reason', '') AS reason, u.full_name AS by
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE a.subject_kind = 'user' AND a.subject_id = ${userId} AND a.action = 'user-locked'
    ORDER BY a.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** The time of the last audit entry of an action on the user. */
export async function findOptionalLastTime(db: Db, userId: string, action: AuditAction): Promise<Date | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select('at')
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export interface HeldUser {
  readonly id: string;
  readonly fullName: string;
  readonly role: StoredRole;
  readonly isAdmin: boolean;
  readonly status: UserStatus;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: 'vi' | 'en';
  readonly firstLoginAt: Date | null;
}

export async function lockOptionalUser(db: Db, userId: string): Promise<HeldUser | undefined> {
  return (await db
    .selectFrom('users')
    .select([
      'id',
      'full_name as fullName',
      'role',
      'is_admin as isAdmin',
      'status',
      'email',
      'phone',
      'locale',
      'first_login_at as firstLoginAt',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) as HeldUser | undefined;
}

export async function setStatus(db: Db, userId: string, status: UserStatus): Promise<void> {
  await db.updateTable('users').set({ status }).where('id', '=', userId).execute();
}

export async function setRole(db: Db, userId: string, role: StoredRole, isAdmin: boolean): Promise<void> {
  await db.updateTable('users').set({ role, is_admin: isAdmin, role_chosen: true }).where('id', '=', userId).execute();
}
