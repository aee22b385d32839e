/** SQL of identities at providers, of the schools that organisations belong to, and of what was used. */
import { fold, type SignOnIdentity, type SignOnProvider } from '@vumon/domain';
import { sql } from 'kysely';
import { likePattern, type Db } from '#db';

/** False when it was used before. */
export async function spendState(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('sign_on_uses')
    .values({ state_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('state_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUsesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_on_uses').where('expires_at', '<', before).execute();
}

/** The account that the identity opens. */
export async function accountOf(
  db: Db,
  { provider, subject }: Pick<SignOnIdentity, 'provider' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_on_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** False when the identity opens another account, or the account has another identity of this provider. */
export async function insertIdentity(
  db: Db,
  {
    provider,
    subject,
    organisation,
    label,
    userId,
    at,
  }: Pick<SignOnIdentity, 'provider' | 'subject' | 'organisation' | 'label'> & {
    readonly userId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('sign_on_identities')
    .values({ provider, subject, organisation, label, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface LinkRow {
  readonly provider: SignOnProvider;
  readonly label: string;
  readonly createdAt: Date;
}

export async function linksOf(db: Db, userId: string): Promise<LinkRow[]> {
  return (await db
    .selectFrom('sign_on_identities')
    .select(['provider', 'label', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute()) as LinkRow[];
}

/** False when the account has none of this provider. */
export async function deleteIdentity(db: Db, userId: string, provider: SignOnProvider): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_on_identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account can be signed in to without this provider: with a contact, a sign-in name and password, or another provider. */
export async function hasAnotherWay(db: Db, userId: string, provider: SignOnProvider): Promise<boolean> {
  const { rows } = await sql<{ other: boolean }>`
    SELECT email IS NOT NULL OR phone IS NOT NULL
      OR (sign_in_name IS NOT NULL AND (password_hash IS NOT NULL OR one_time_password IS NOT NULL))
      OR EXISTS (SELECT 1 FROM sign_on_identities i WHERE i.user_id = u.id AND i.provider <> ${provider}) AS other
    FROM users u WHERE u.id = ${userId}`.execute(db);
  return rows[0]!.other;
}

export interface SchoolOfRow {
  readonly schoolId: string;
  readonly name: string;
  readonly consentVersion: string;
}

/** The school that an organisation belongs to, while the school's package runs. Locked: it stays so until the transaction ends. */
export async function findOptionalSchoolOf(
  db: Db,
  provider: SignOnProvider,
  organisation: string,
  now: Date,
): Promise<SchoolOfRow | undefined> {
  const { rows } = await sql<SchoolOfRow>`
    SELECT s.id AS "schoolId", s.name, o.consent_version AS "consentVersion"
    FROM school_sign_ons o JOIN schools s ON s.id = o.school_id
    WHERE o.provider = ${provider} AND o.organisation = ${organisation}
      AND EXISTS (SELECT 1 FROM memberships m WHERE m.school_id = s.id AND m.starts_at <= ${now} AND (m.ends_at IS NULL OR m.ends_at > ${now}))
    FOR SHARE OF o`.execute(db);
  return rows[0];
}

/** The school that a teacher administers. */
export async function findOptionalAdministered(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('school_members')
    .select('school_id as schoolId')
    .where('user_id', '=', userId)
    .where('role', '=', 'ADMIN')
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.schoolId;
}

export async function findOptionalSchoolName(db: Db, schoolId: string): Promise<string | undefined> {
  return (await db.selectFrom('schools').select('name').where('id', '=', schoolId).executeTakeFirst())?.name;
}

export interface SchoolSignOnRow {
  readonly id: string;
  readonly provider: SignOnProvider;
  readonly organisation: string;
  readonly createdAt: Date;
  readonly createdBy: string | null;
}

export async function signOnsOfSchool(db: Db, schoolId: string): Promise<SchoolSignOnRow[]> {
  const { rows } = await sql<SchoolSignOnRow>`
    SELECT o.id, o.provider, o.organisation, o.created_at AS "createdAt", u.full_name AS "createdBy"
    FROM school_sign_ons o LEFT JOIN users u ON u.id = o.created_by
    WHERE o.school_id = ${schoolId} ORDER BY o.provider, o.organisation LIMIT 100`.execute(db);
  return rows;
}

export interface SignOnsAsked {
  readonly search?: string | undefined;
  readonly provider?: SignOnProvider | undefined;
  readonly sort: 'bound' | 'school' | 'organisation';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export interface ListedSignOnRow extends SchoolSignOnRow {
  readonly schoolId: string;
  readonly school: string;
}

const signOnOrder = {
  bound: sql`o.created_at`,
  school: sql`s.name COLLATE vi_sort`,
  organisation: sql`o.organisation`,
} as const;

/** Those of all schools. The search looks into the names of schools and organisations. */
export async function listSchoolSignOns(
  db: Db,
  { search, provider: only, sort, direction, page, size }: SignOnsAsked,
): Promise<{ rows: ListedSignOnRow[]; total: number }> {
  const provider = only ?? null;
  const like = search ? likePattern(fold(search)) : null;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  const from = sql`school_sign_ons o JOIN schools s ON s.id = o.school_id LEFT JOIN users u ON u.id = o.created_by
    WHERE (${provider}::text IS NULL OR o.provider = ${provider})
      AND (${like}::text IS NULL OR fold(s.name || ' ' || o.organisation) LIKE ${like})`;
  const { rows } = await sql<ListedSignOnRow>`
    SELECT o.id, o.provider, o.organisation, o.created_at AS "createdAt", u.full_name AS "createdBy",
      s.id AS "schoolId", s.name AS school
    FROM ${from} ORDER BY ${signOnOrder[sort]} ${way}, o.id ${way} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** The school that has the organisation now: this one, or the one that had it before. */
export async function insertSchoolSignOn(
  db: Db,
  one: {
    readonly id: string;
    readonly schoolId: string;
    readonly provider: SignOnProvider;
    readonly organisation: string;
    readonly consentVersion: string;
    readonly createdBy: string;
    readonly at: Date;
  },
): Promise<{ readonly schoolId: string; readonly added: boolean }> {
  const row = await db
    .insertInto('school_sign_ons')
    .values({
      id: one.id,
      school_id: one.schoolId,
      provider: one.provider,
      organisation: one.organisation,
      consent_version: one.consentVersion,
      created_by: one.createdBy,
      created_at: one.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'organisation']).doNothing())
    .returning('school_id as schoolId')
    .executeTakeFirst();
  if (row) return { schoolId: row.schoolId, added: true };
  const before = await db
    .selectFrom('school_sign_ons')
    .select('school_id as schoolId')
    .where('provider', '=', one.provider)
    .where('organisation', '=', one.organisation)
    .executeTakeFirst();
  // Removed in between: whoever asks again gets it.
  return { schoolId: before?.schoolId ?? '', added: false };
}

/** What it was; undefined when the school has no such organisation. */
export async function deleteSchoolSignOn(
  db: Db,
  schoolId: string,
  id: string,
): Promise<{ readonly organisation: string } | undefined> {
  return db
    .deleteFrom('school_sign_ons')
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .returning('organisation')
    .executeTakeFirst();
}

export async function countSchoolSignOns(db: Db, schoolId: string): Promise<number> {
  const row = await db
    .selectFrom('school_sign_ons')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Whoever is under a school's consent already stays under that one. */
export async function insertSchoolConsents(
  db: Db,
  consent: {
    readonly userIds: readonly string[];
    readonly schoolId: string;
    readonly way: 'SIGN_ON' | 'ROSTER';
    readonly textVersion: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO school_consents (user_id, school_id, way, text_version, given_at)
    SELECT u, ${consent.schoolId}, ${consent.way}, ${consent.textVersion}, ${consent.at} FROM unnest(${[...consent.userIds]}::uuid[]) u
    ON CONFLICT (user_id) DO NOTHING`.execute(db);
}
