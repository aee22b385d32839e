/** SQL of users for signing in, signing up and the account pages. */
import type { Contact, UserStatus } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export type StoredRole = 'OPERATOR' | 'TEACHER' | 'STUDENT' | 'SALE';

export interface Credentials {
  readonly id: string;
  readonly role: StoredRole;
  readonly isAdmin: boolean;
  readonly status: UserStatus;
  readonly passwordHash: string | null;
  readonly oneTimePassword: Buffer | null;
  /** Null: it does not expire. */
  readonly oneTimePasswordUntil: Date | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const credentials = [
  'id',
  'role',
  'is_admin as isAdmin',
  'status',
  'password_hash as passwordHash',
  'one_time_password as oneTimePassword',
  'one_time_password_until as oneTimePasswordUntil',
  'email',
  'phone',
] as const;

export type Identifier = { readonly kind: 'phone' | 'email' | 'sign_in_name'; readonly value: string };

/** The account that signs in under this name; deleted accounts are left out. */
export async function findOptionalCredentials(db: Db, { kind, value }: Identifier): Promise<Credentials | undefined> {
  const query = db.selectFrom('users').select(credentials).where('deleted_at', 'is', null);
  const found = kind === 'email' ? query.where(sql`lower(email)`, '=', value) : query.where(kind, '=', value);
  return (await found.executeTakeFirst()) as Credentials | undefined;
}

export async function findOptionalCredentialsById(db: Db, userId: string): Promise<Credentials | undefined> {
  return (await db
    .selectFrom('users')
    .select(credentials)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) as Credentials | undefined;
}

/** Locks the user, so that concurrent sign-ins count their devices one after the other. */
export async function lockUser(db: Db, userId: string): Promise<Credentials | undefined> {
  return (await db
    .selectFrom('users')
    .select(credentials)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) as Credentials | undefined;
}

/** An own password replaces the one-time one and makes the account active. */
export async function setPassword(db: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      one_time_password: null,
      first_login_at: sql<Date>`coalesce(first_login_at, ${now})`,
      status: sql<string>`CASE status WHEN 'INACTIVE' THEN 'ACTIVE' ELSE status END`,
    })
    .where('id', '=', userId)
    .execute();
}

export interface NewAccount {
  readonly id: string;
  readonly contact: Contact;
  /** A phone in addition to the contact, which then is an e-mail address. */
  readonly phone: string | null;
  readonly lastName: string;
  readonly firstName: string;
  readonly birthday: string;
  readonly passwordHash: string;
  readonly locale: 'vi' | 'en';
  readonly at: Date;
}

/** An account that somebody opens for themselves; false when an account has the contact already. */
export async function insertAccount(
  db: Db,
  { id, contact, phone, lastName, firstName, birthday, passwordHash, locale, at }: NewAccount,
): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id,
      role: 'STUDENT',
      role_chosen: false,
      last_name: lastName,
      first_name: firstName,
      birthday,
      password_hash: passwordHash,
      locale,
      first_login_at: at,
      terms_accepted_at: at,
      created_at: at,
      phone,
      [contact.kind]: contact.value,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGuardianConsent(
  db: Db,
  consent: { readonly userId: string; readonly guardian: Contact; readonly textVersion: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('guardian_consents')
    .values({
      user_id: consent.userId,
      guardian_contact: consent.guardian.value,
      way: consent.guardian.kind === 'email' ? 'MAIL' : 'SMS',
      text_version: consent.textVersion,
      given_at: consent.at,
    })
    .execute();
}

export interface ConsentFacts {
  readonly contacts: readonly string[];
  readonly birthday: string | null;
  readonly consented: boolean;
  /** A teacher has entered this learner, or a school has let them in, and has confirmed that the school has the consent. */
  readonly bySchool: boolean;
}

/** Locks the account's row until the transaction ends. */
export async function lockConsentFacts(db: Db, userId: string): Promise<ConsentFacts> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'phone', 'sign_in_name', sql<string | null>`birthday::text`.as('birthday')])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const consent = await db
    .selectFrom('guardian_consents')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { entrusted } = await db
    .selectNoFrom((eb) =>
      eb.exists(eb.selectFrom('school_consents').select('user_id').where('user_id', '=', userId)).as('entrusted'),
    )
    .executeTakeFirstOrThrow();
  return {
    contacts: [user.email, user.phone].filter((contact) => contact !== null),
    birthday: user.birthday,
    consented: consent !== undefined,
    bySchool: user.sign_in_name !== null || Boolean(entrusted),
  };
}

/** False when the role was chosen before. */
export async function chooseRole(db: Db, userId: string, role: 'TEACHER' | 'STUDENT'): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ role, role_chosen: true })
    .where('id', '=', userId)
    .where('role_chosen', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another account has it. */
export async function setContact(db: Db, userId: string, { kind, value }: Contact): Promise<boolean> {
  const taken = await findOptionalCredentials(db, { kind, value });
  if (taken) return taken.id === userId;
  await db
    .updateTable('users')
    .set({ [kind]: value })
    .where('id', '=', userId)
    .execute();
  return true;
}

export async function writeContact(db: Db, userId: string, kind: Contact['kind'], value: string | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ [kind]: value })
    .where('id', '=', userId)
    .execute();
}

/** The contact to which messages about an account go. */
export async function findNotifiedContact(
  db: Db,
  userId: string,
): Promise<{ readonly contact: string; readonly locale: 'vi' | 'en' } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'phone', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const contact = row?.email ?? row?.phone;
  return contact ? { contact, locale: row!.locale as 'vi' | 'en' } : null;
}

export interface NewStudent {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly birthday: string | null;
  readonly provinceCode: string | null;
  readonly oneTimePassword: Buffer;
  readonly until: Date;
  readonly at: Date;
}

/** True when the name was free and the account now has it. */
export async function insertStudent(db: Db, student: NewStudent, signInName: string): Promise<boolean> {
  const row = await db
    .insertInto('users')
    .values({
      id: student.id,
      role: 'STUDENT',
      status: 'INACTIVE',
      sign_in_name: signInName,
      last_name: student.lastName,
      first_name: student.firstName,
      gender: student.gender,
      birthday: student.birthday,
      province_code: student.provinceCode,
      one_time_password: student.oneTimePassword,
      one_time_password_until: student.until,
      created_at: student.at,
    })
    .onConflict((conflict) => conflict.column('sign_in_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A learner whom a partner's launch brings: without a name or password to sign in with. */
export async function insertLaunched(
  db: Db,
  student: {
    readonly id: string;
    readonly lastName: string;
    readonly firstName: string;
    readonly locale: 'vi' | 'en';
    /** Of a sample class: no user of the product. */
    readonly sample: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: student.id,
      sample: student.sample,
      role: 'STUDENT',
      status: 'ACTIVE',
      last_name: student.lastName,
      first_name: student.firstName,
      locale: student.locale,
      created_at: student.at,
    })
    .execute();
}

export async function deleteSample(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ deleted_at: at, first_name: '', last_name: '' })
    .where('id', 'in', [...ids])
    .where('sample', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The name that a partner gives an account which launches alone open. */
export async function updateName(
  db: Db,
  userId: string,
  { lastName, firstName }: { readonly lastName: string; readonly firstName: string },
): Promise<void> {
  await db.updateTable('users').set({ last_name: lastName, first_name: firstName }).where('id', '=', userId).execute();
}

export interface StudentFacts {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: 'MALE' | 'FEMALE' | null;
  readonly birthday: string | null;
  /** Of a current province. */
  readonly provinceCode?: string | null;
}

/** Facts that the teacher who created an account may correct. */
export async function updateStudentFacts(
  db: Db,
  studentId: string,
  { lastName, firstName, gender, birthday, provinceCode = null }: StudentFacts,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_name: lastName, first_name: firstName, gender, birthday, province_code: provinceCode })
    .where('id', '=', studentId)
    .where('role', '=', 'STUDENT')
    .execute();
}

/**
 * First passwords only. A password that replaced a forgotten one protects an account with content, so nobody can read it again after it
 * was given out.
 */
export async function encryptedOneTimePasswords(
  db: Db,
  userIds: readonly string[],
): Promise<{ id: string; encrypted: Buffer; until: Date | null }[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'one_time_password', 'one_time_password_until'])
    .where('id', 'in', [...userIds])
    .where('one_time_password', 'is not', null)
    .where('first_login_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, encrypted: row.one_time_password!, until: row.one_time_password_until }));
}

/** False for a learner who has set an own password meanwhile. */
export async function replaceFirstPassword(db: Db, userId: string, encrypted: Buffer, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ one_time_password: encrypted, one_time_password_until: until })
    .where('id', '=', userId)
    .where('one_time_password', 'is not', null)
    .where('sign_in_name', 'is not', null)
    .where('first_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False for an account with a contact of its own, one that is locked, and any that is not a learner's. */
export async function replaceForgottenPassword(
  db: Db,
  userId: string,
  encrypted: Buffer,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ one_time_password: encrypted, one_time_password_until: until, password_hash: null })
    .where('id', '=', userId)
    .where('role', '=', 'STUDENT')
    .where('is_admin', '=', false)
    .where('sign_in_name', 'is not', null)
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .where('status', '<>', 'LOCK')
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The contact that this installation names for support. */
export async function findOptionalContactSetting(db: Db): Promise<unknown> {
  return (await db.selectFrom('app_settings').select('value').where('key', '=', 'contact').executeTakeFirst())?.value;
}

/** Ids of active administrators. Locks all administrators until the transaction ends, so that of two that leave concurrently the second sees that it is the last. */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'status'])
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);
}

/** Null when neither the user nor their browser has set one. */
export async function findOptionalTimeZone(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? null;
}
