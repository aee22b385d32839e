/** SQL of signing in by class code. */
import { classSignInTries, type ClassSignInWay } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface SignInClass {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly code: string;
  readonly gradeId: string;
  readonly way: ClassSignInWay | null;
  readonly key: string | null;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'name',
  'code',
  'grade_id as gradeId',
  'sign_in_way as way',
  'sign_in_key as key',
] as const;

/** How a class of this teacher signs in. */
export async function findSignIn(db: Db, ownerId: string, classId: string): Promise<SignInClass> {
  return (await db
    .selectFrom('classes')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()) as SignInClass;
}

/** The active class with this code and key that has signing in switched on; its teacher's account is not locked. */
export async function findOptionalOpenClass(
  db: Db,
  { code, key }: { readonly code: string; readonly key: string },
): Promise<SignInClass | undefined> {
  return (await db
    .selectFrom('classes')
    .select(columns)
    .where(sql`lower(code)`, '=', code)
    .where('deleted_at', 'is', null)
    .where('sign_in_key', '=', key)
    .where('sign_in_way', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'classes.owner_id')
          .where('users.status', '<>', 'LOCK')
          .where('users.deleted_at', 'is', null),
      ),
    )
    .executeTakeFirst()) as SignInClass | undefined;
}

export async function setSignIn(
  db: Db,
  ownerId: string,
  classId: string,
  { way, key }: { readonly way: ClassSignInWay | null; readonly key: string | null },
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ sign_in_way: way, sign_in_key: key })
    .where('owner_id', '=', ownerId)
    .where('id', '=', classId)
    .execute();
}

export async function deleteSecrets(db: Db, ownerId: string, classId: string): Promise<void> {
  await db.deleteFrom('class_sign_ins').where('owner_id', '=', ownerId).where('class_id', '=', classId).execute();
}

export interface SignInLearner {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly fullName: string;
  /** Whether the account signs in by a contact of its own. */
  readonly ownContact: boolean;
  /** Null without a card. */
  readonly tries: number | null;
  readonly rowId: string | null;
}

/** Members of the class whom its teacher manages, in order of names. */
export async function signInLearners(db: Db, ownerId: string, classId: string): Promise<SignInLearner[]> {
  const { rows } = await sql<SignInLearner>`
    SELECT u.id, u.last_name AS "lastName", u.first_name AS "firstName", u.full_name AS "fullName",
      (u.phone IS NOT NULL OR u.email IS NOT NULL OR u.sign_in_name IS NULL) AS "ownContact", x.tries, x.id AS "rowId"
    FROM class_students m
    JOIN users u ON u.id = m.student_id AND u.deleted_at IS NULL AND u.status <> 'LOCK' AND u.role = 'STUDENT' AND NOT u.is_admin
    JOIN managed_students s ON s.teacher_id = m.owner_id AND s.student_id = u.id AND s.removed_at IS NULL
    LEFT JOIN class_sign_ins x ON x.owner_id = m.owner_id AND x.class_id = m.class_id AND x.student_id = u.id
    WHERE m.owner_id = ${ownerId} AND m.class_id = ${classId} AND m.removed_at IS NULL
    ORDER BY u.first_name COLLATE vi_sort, u.last_name COLLATE vi_sort, u.id`.execute(db);
  return rows;
}

export async function putSecret(
  db: Db,
  secret: {
    readonly id: string;
    readonly ownerId: string;
    readonly classId: string;
    readonly studentId: string;
    readonly hash: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    INSERT INTO class_sign_ins (id, owner_id, class_id, student_id, secret_hash, made_at)
    VALUES (${secret.id}, ${secret.ownerId}, ${secret.classId}, ${secret.studentId}, ${secret.hash}, ${secret.at})
    ON CONFLICT (class_id, student_id) DO UPDATE SET secret_hash = excluded.secret_hash, tries = 0, made_at = excluded.made_at`.execute(
    db,
  );
}

export async function openAgain(
  db: Db,
  ownerId: string,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('class_sign_ins')
    .set({ tries: 0 })
    .where('owner_id', '=', ownerId)
    .where('class_id', '=', classId)
    .where('student_id', 'in', [...studentIds])
    .execute();
}

/**
 * Counts a try and returns the secret to compare; undefined when the learner has no tries left. The try is counted
 * first, so that of parallel ones each counts.
 */
export async function takeTry(db: Db, rowId: string): Promise<{ studentId: string; hash: string } | undefined> {
  return db
    .updateTable('class_sign_ins')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', rowId)
    .where('tries', '<', classSignInTries)
    .returning(['student_id as studentId', 'secret_hash as hash'])
    .executeTakeFirst();
}

/** False when the secret was replaced or removed while it was compared. */
export async function forgetTries(db: Db, rowId: string, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('class_sign_ins')
    .set({ tries: 0 })
    .where('id', '=', rowId)
    .where('secret_hash', '=', hash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A first sign-in by pictures makes the account active. */
export async function markSignedIn(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_login_at: sql<Date>`coalesce(first_login_at, ${now})`,
      status: sql<string>`CASE status WHEN 'INACTIVE' THEN 'ACTIVE' ELSE status END`,
    })
    .where('id', '=', userId)
    .execute();
}
