/** One's own account: personal details, package and what gave it, what is kept about oneself, and erasing it. */
import type { AuditAction, Gender, MembershipSource, PackageCode } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { eraseAnswersOf, finishAttemptsOf, latestResult, logOf, markIsShown } from '#modules/attempts';
import { heldMembershipIds } from '#modules/packages';

export interface DetailsRow {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly provinceCode: string | null;
  readonly avatarMedia: string | null;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

const detailColumns = [
  'last_name as lastName',
  'first_name as firstName',
  'gender',
  'birthday',
  'province_code as provinceCode',
  'avatar_media as avatarMedia',
  'password_hash as passwordHash',
  'created_at as createdAt',
] as const;

export const findDetails = async (db: Db, userId: string): Promise<DetailsRow> =>
  (await db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()) as unknown as DetailsRow;

/** Waits for other changes of the same account; nothing once it is deleted. */
export const lockDetails = async (db: Db, userId: string): Promise<DetailsRow | undefined> =>
  (await db
    .selectFrom('users')
    .select(detailColumns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) as unknown as DetailsRow | undefined;

export interface Details {
  readonly lastName: string;
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly provinceCode: string | null;
}

export async function updateDetails(
  db: Db,
  userId: string,
  { lastName, firstName, gender, birthday, provinceCode }: Details,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_name: lastName, first_name: firstName, gender, birthday, province_code: provinceCode })
    .where('id', '=', userId)
    .execute();
}

export async function setAvatar(db: Db, userId: string, mediaId: string | null): Promise<void> {
  await db.updateTable('users').set({ avatar_media: mediaId }).where('id', '=', userId).execute();
}

// ---- package

export interface MembershipRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly source: MembershipSource;
  readonly packageCode: PackageCode;
  readonly amount: number | null;
  readonly reference: string;
  readonly note: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
  readonly usesTotal: number | null;
  readonly usesLeft: number | null;
}

export interface MembershipFilters {
  /** Folded, with wildcards. */
  readonly like: string | null;
  /** Packages whose name is searched for. */
  readonly codes: readonly PackageCode[];
  readonly sources: readonly MembershipSource[] | null;
  /** From this moment, and before that one. */
  readonly from: Date | null;
  readonly before: Date | null;
  readonly sort: 'at' | 'package' | 'amount';
  readonly direction: 'asc' | 'desc';
  /** Packages in the order that sorting by package means. */
  readonly order: readonly PackageCode[];
  readonly page: number;
  readonly size: number;
}

/** Those of a school show a member neither what the school paid nor its order. */
export async function listMemberships(
  db: Db,
  userId: string,
  filters: MembershipFilters,
): Promise<{ rows: MembershipRow[]; total: number }> {
  const { like, codes, sources, from, before, page, size } = filters;
  const where = sql`
    FROM memberships WHERE id IN ${heldMembershipIds(userId)}
      AND (${like}::text IS NULL OR fold(reference || ' ' || note) LIKE ${like} OR package_code = ANY (${codes}::text[]))
      AND (${sources}::text[] IS NULL OR source = ANY (${sources}::text[]))
      AND (${from}::timestamptz IS NULL OR created_at >= ${from}) AND (${before}::timestamptz IS NULL OR created_at < ${before})`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::int AS total ${where}`.execute(db);
  const direction = filters.direction === 'asc' ? sql`ASC NULLS FIRST` : sql`DESC NULLS LAST`;
  const by = {
    at: sql`created_at`,
    package: sql`array_position(${filters.order}::text[], package_code)`,
    amount: sql`amount`,
  }[filters.sort];
  const { rows } = await sql<MembershipRow>`
    SELECT id, created_at AS "createdAt", source, package_code AS "packageCode",
      CASE WHEN school_id IS NULL THEN amount END AS amount, CASE WHEN school_id IS NULL THEN reference ELSE '' END AS reference,
      note, starts_at AS "startsAt", ends_at AS "endsAt", ended_at AS "endedAt", uses_total AS "usesTotal", uses_left AS "usesLeft" ${where}
    ORDER BY ${by} ${direction}, created_at DESC, id DESC LIMIT ${size} OFFSET ${page * size}`.execute(db);
  return { rows, total: counted[0]!.total };
}

// ---- export

/** Times that a user did something since then. */
export async function countOwnActs(db: Db, userId: string, action: AuditAction, since: Date): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** One part of what is kept about a user, in pages: `after` is the last row's `cursor`. Nothing of it is another person's, a key of somebody else's test, or a secret. */
type Part = (
  db: Db,
  userId: string,
  after: string | null,
  now: Date,
) => Promise<{ rows: readonly { readonly cursor: string }[] }>;

const pageSize = 200;
/** The class or the group of the assignment `a`, where it has one. */
const ofTarget = sql.raw(
  'LEFT JOIN classes c ON c.id = a.class_id LEFT JOIN study_groups g ON g.owner_id = a.owner_id AND g.id = a.group_id',
);
const targetIsActive = sql.raw(
  "(c.id IS NULL OR (c.deleted_at IS NULL AND c.status = 'ACTIVE')) AND g.deleted_at IS NULL",
);

const lowest = '00000000-0000-0000-0000-000000000000';
const highest = '9223372036854775807';

export const exportedParts: Readonly<Record<string, Part>> = {
  account: (db, userId) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, role, is_admin AS "isAdmin", status, sign_in_name AS "signInName", email, phone, last_name AS "lastName", first_name AS "firstName", gender, birthday,
        province_code AS "provinceCode", CASE WHEN avatar_media IS NOT NULL THEN '/media/' || avatar_media END AS avatar, locale, subject, received_gift AS "receivedGift",
        first_login_at AS "firstSignInAt", terms_accepted_at AS "termsAcceptedAt", created_at AS "createdAt"
      FROM users WHERE id = ${userId}`.execute(db),
  memberships: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, package_code AS package, source, amount, reference, note, starts_at AS "startsAt", ends_at AS "endsAt", ended_at AS "endedAt", uses_total AS "usesTotal", uses_left AS "usesLeft", created_at AS "createdAt"
      FROM memberships WHERE user_id = ${userId} AND id > ${after ?? lowest} ORDER BY id LIMIT ${pageSize}`.execute(db),
  schools: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT m.joined_at::text AS cursor, s.name, m.role, m.joined_at AS "joinedAt", m.left_at AS "leftAt"
      FROM school_members m JOIN schools s ON s.id = m.school_id
      WHERE m.user_id = ${userId} AND m.joined_at > ${after ?? '-infinity'}::timestamptz ORDER BY m.joined_at LIMIT ${pageSize}`.execute(
      db,
    ),
  sessions: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, user_agent AS "userAgent", address, created_at AS "createdAt", last_seen_at AS "lastSeenAt", revoked_at AS "endedAt"
      FROM sessions WHERE user_id = ${userId} AND id > ${after ?? lowest} ORDER BY id LIMIT ${pageSize}`.execute(db),
  signIns: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id::text AS cursor, at, outcome, browser, system, address FROM sign_ins
      WHERE user_id = ${userId} AND id < ${after ?? highest}::bigint ORDER BY id DESC LIMIT ${pageSize}`.execute(db),
  files: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, '/media/' || id AS address, kind, mime, bytes, created_at AS "createdAt"
      FROM media WHERE owner_id = ${userId} AND id > ${after ?? ''} ORDER BY id LIMIT ${pageSize}`.execute(db),
  classesTaught: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, code, name, grade_id AS "gradeId", school_year AS "schoolYear", status, created_at AS "createdAt", deleted_at AS "deletedAt",
        (SELECT count(*)::int FROM class_students m WHERE m.owner_id = classes.owner_id AND m.class_id = classes.id AND m.removed_at IS NULL) AS learners
      FROM classes WHERE owner_id = ${userId} AND id > ${after ?? lowest} ORDER BY id LIMIT ${pageSize}`.execute(db),
  testsAssigned: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT a.id AS cursor, a.id, a.title, coalesce(g.name, c.name) AS class, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.minutes, a.note, a.created_at AS "createdAt", a.cancelled_at AS "cancelledAt",
        (SELECT count(*)::int FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id) AS attempts
      FROM assignments a ${ofTarget} WHERE a.owner_id = ${userId} AND a.id > ${after ?? lowest} ORDER BY a.id LIMIT ${pageSize}`.execute(
      db,
    ),
  questions: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT q.id AS cursor, q.id, q.type, q.name, q.privacy, q.grade_id AS "gradeId", q.subject, q.skill, q.difficulty, q.cefr, q.labels, q.keywords, q.author, q.version,
        v.schema_version AS "schemaVersion", v.content, k.answer_key AS "answerKey", q.created_at AS "createdAt", q.updated_at AS "updatedAt", q.deleted_at AS "deletedAt"
      FROM questions q
      LEFT JOIN question_versions v ON v.question_id = q.id AND v.version = q.version
      LEFT JOIN question_keys k ON k.question_id = q.id AND k.version = q.version
      WHERE q.owner_id = ${userId} AND q.scope = 'USER' AND q.id > ${after ?? lowest} ORDER BY q.id LIMIT ${pageSize}`.execute(
      db,
    ),
  tests: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT e.id AS cursor, e.id, e.name, e.name_en AS "nameEn", e.privacy, e.exam_type AS "examType", e.subject, e.grade_id AS "gradeId", e.minutes, e.status, e.sections,
        e.created_at AS "createdAt", e.updated_at AS "updatedAt", e.deleted_at AS "deletedAt",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('question', x.question_id, 'version', x.question_version, 'part', x.part_id) ORDER BY x.part_id, x.position), '[]') FROM exam_questions x WHERE x.exam_id = e.id) AS questions
      FROM exams e WHERE e.owner_id = ${userId} AND e.scope = 'USER' AND e.id > ${after ?? lowest} ORDER BY e.id LIMIT ${pageSize}`.execute(
      db,
    ),
  formats: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, name, grade_id AS "gradeId", subject, minutes, total_questions AS "totalQuestions", total_points AS "totalPoints", cognition, sections, active,
        created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt"
      FROM formats WHERE owner_id = ${userId} AND scope = 'USER' AND id > ${after ?? lowest} ORDER BY id LIMIT ${pageSize}`.execute(
      db,
    ),
  classesJoined: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT m.class_id AS cursor, c.name, c.school_year AS "schoolYear", m.joined_at AS "joinedAt", m.removed_at AS "leftAt"
      FROM class_students m JOIN classes c ON c.id = m.class_id WHERE m.student_id = ${userId} AND m.class_id > ${after ?? lowest} ORDER BY m.class_id LIMIT ${pageSize}`.execute(
      db,
    ),
  testsTaken: (db, userId, after, now) =>
    sql<{ cursor: string }>`
      SELECT p.id AS cursor, p.id, a.title, coalesce(g.name, c.name) AS class, p.number, p.status, p.started_at AS "startedAt", p.submitted_at AS "submittedAt",
        CASE WHEN r.revision IS NOT NULL AND ${markIsShown(now)} THEN jsonb_build_object('mark', r.mark, 'points', r.points, 'of', r.max_points, 'provisional', r.needs_teacher) END AS result,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('question', x.question, 'answer', x.answer, 'at', x.received_at) ORDER BY x.entry), '[]')
         FROM (SELECT DISTINCT ON (e.question) e.entry, (v.ids ->> (e.question - 1)) AS question, e.answer, e.received_at
           FROM attempt_answers e WHERE ${logOf} AND e.disposition IN ('A', 'S') ORDER BY e.question, e.entry DESC) x) AS answers,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'question', v.question_id, 'mime', v.mime, 'seconds', v.seconds, 'at', v.created_at) ORDER BY v.id), '[]') FROM recordings v WHERE v.owner_id = p.owner_id AND v.attempt_id = p.id) AS recordings
      FROM attempts p
      JOIN LATERAL (SELECT jsonb_path_query_array(content, '$.sections[*].parts[*].questions[*].id') AS ids FROM exam_versions WHERE id = p.exam_version_id) v ON true
      LEFT JOIN assignments a ON a.owner_id = p.owner_id AND a.id = p.assignment_id ${ofTarget} ${latestResult}
      WHERE p.student_id = ${userId} AND p.id > ${after ?? lowest} ORDER BY p.id LIMIT ${pageSize}`.execute(db),
  // Uses two indexes: entries about the account, and entries of what its owner did. Details are left out, because they may name other people.
  history: (db, userId, after) => {
    const [at, id] = after?.split('|') ?? ['infinity', '0'];
    const page = (where: RawBuilder<unknown>) =>
      sql`(SELECT * FROM audit_log WHERE ${where} AND (at, id) < (${at}::timestamptz, ${id}::bigint) ORDER BY at DESC, id DESC LIMIT ${pageSize})`;
    return sql<{ cursor: string }>`
      SELECT at::text || '|' || id AS cursor, at, action, subject_kind AS "subjectKind", subject_id AS "subjectId", coalesce(actor_id = ${userId}, false) AS "byOneself"
      FROM (${page(sql`subject_kind = 'user' AND subject_id = ${userId}`)} UNION ${page(sql`actor_id = ${userId} AND (subject_kind <> 'user' OR subject_id = ${userId})`)}) entries
      ORDER BY entries.at DESC, entries.id DESC LIMIT ${pageSize}`.execute(db);
  },
};

/** The rows of one part, a page at a time. */
export async function* exportedRows(db: Db, part: string, userId: string, now: Date): AsyncGenerator<object> {
  for (let after: string | null = null; ;) {
    const { rows }: Awaited<ReturnType<Part>> = await exportedParts[part]!(db, userId, after, now);
    for (const { cursor, ...row } of rows) {
      after = cursor;
      yield row;
    }
    if (rows.length < pageSize) return;
  }
}

// ---- deletion

export interface RunningTestRow {
  readonly id: string;
  readonly title: string;
  readonly className: string;
  readonly endsAt: Date;
}

/** Tests of an owner that learners may be taking at `now`: the window is open, or somebody is still at work. */
export async function runningTests(db: Db, ownerId: string, now: Date): Promise<RunningTestRow[]> {
  const { rows } = await sql<RunningTestRow>`
    SELECT a.id, a.title, coalesce(g.name, c.name, '') AS "className", a.ends_at AS "endsAt" FROM assignments a ${ofTarget}
    WHERE a.owner_id = ${ownerId} AND a.cancelled_at IS NULL AND ${targetIsActive} AND a.starts_at <= ${now}
      AND (a.ends_at > ${now} OR EXISTS (SELECT 1 FROM attempts p WHERE p.owner_id = a.owner_id AND p.assignment_id = a.id AND p.status = 'RUNNING' AND (p.deadline_at > ${now} OR p.paused_at IS NOT NULL)))
    ORDER BY a.ends_at, a.id LIMIT 100`.execute(db);
  return rows;
}

export interface HoldingsRow {
  readonly upcomingTests: number;
  readonly classes: number;
  readonly questions: number;
  readonly exams: number;
  readonly formats: number;
  readonly results: number;
  readonly purchases: number;
}

/** How much there is of what a deletion takes away and of what it keeps. */
export async function holdingsOf(db: Db, userId: string, now: Date): Promise<HoldingsRow> {
  const { rows } = await sql<HoldingsRow>`
    SELECT (SELECT count(*)::int FROM assignments a ${ofTarget} WHERE a.owner_id = ${userId} AND c.deleted_at IS NULL AND g.deleted_at IS NULL AND a.cancelled_at IS NULL AND a.starts_at > ${now}) AS "upcomingTests",
      (SELECT count(*)::int FROM classes WHERE owner_id = ${userId} AND deleted_at IS NULL) AS classes,
      (SELECT count(*)::int FROM questions WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS questions,
      (SELECT count(*)::int FROM exams WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS exams,
      (SELECT count(*)::int FROM formats WHERE owner_id = ${userId} AND scope = 'USER' AND deleted_at IS NULL) AS formats,
      (SELECT count(*)::int FROM attempts WHERE student_id = ${userId}) + (SELECT count(*)::int FROM attempts WHERE owner_id = ${userId} AND student_id <> ${userId}) AS results,
      (SELECT count(*)::int FROM memberships WHERE user_id = ${userId} AND amount > 0) AS purchases`.execute(db);
  return rows[0]!;
}

export async function countOtherAdmins(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/**
 * Takes everything from an account that tells who its owner was. Marks stay with the class under `name`, with the learner's
 * code; published tests stay with the answers given to them; memberships and the audit log stay.
 */
export async function eraseAccount(db: Db, userId: string, name: string, now: Date): Promise<void> {
  // What a buyer of a combo wrote of this person, and what this person wrote of others and never paid for.
  await sql`
    UPDATE order_accounts SET full_name = '', phone = NULL
    WHERE user_id = ${userId} OR phone = (SELECT phone FROM users WHERE id = ${userId})
      OR order_id IN (SELECT id FROM orders WHERE user_id = ${userId} AND state IN ('FAIL', 'CANCEL'))`.execute(db);
  await db
    .updateTable('users')
    .set({
      email: null,
      phone: null,
      sign_in_name: null,
      password_hash: null,
      one_time_password: null,
      last_name: '',
      first_name: name,
      time_zone: null,
      gender: null,
      birthday: null,
      province_code: null,
      avatar_media: null,
      is_admin: false,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).execute();
  for (const table of ['known_devices', 'contact_changes', 'guardian_consents', 'calendar_feeds'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db.deleteFrom('notices').where('owner_id', '=', userId).execute();
  await db.deleteFrom('notice_choices').where('user_id', '=', userId).execute();
  await db.deleteFrom('job_runs').where('owner_id', '=', userId).execute();
  await sql`UPDATE memberships SET starts_at = least(starts_at, ${now}), ends_at = ${now}, ended_at = ${now} WHERE user_id = ${userId} AND (ends_at IS NULL OR ends_at > ${now})`.execute(
    db,
  );
  // A learner leaves the classes; a learner's contacts, and those of a teacher's learners, go.
  await finishAttemptsOf(db, userId, now);
  await eraseAnswersOf({ db, now: now.getTime() }, userId);
  for (const column of ['student_id', 'owner_id'] as const) {
    await db.deleteFrom('join_requests').where(column, '=', userId).execute();
    await db.deleteFrom('class_invitations').where(column, '=', userId).execute();
  }
  // Files that teachers imported hold the names of their learners.
  await sql`DELETE FROM student_imports WHERE owner_id IN (SELECT teacher_id FROM managed_students WHERE student_id = ${userId})`.execute(
    db,
  );
  await sql`UPDATE class_students SET removed_at = ${now} WHERE student_id = ${userId} AND removed_at IS NULL`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE student_id = ${userId}`.execute(
    db,
  );
  await sql`UPDATE managed_students SET contact_phone = NULL, contact_email = NULL, removed_at = coalesce(removed_at, ${now}) WHERE teacher_id = ${userId}`.execute(
    db,
  );
  // What a teacher made.
  await sql`UPDATE assignments SET cancelled_at = ${now} WHERE owner_id = ${userId} AND cancelled_at IS NULL AND starts_at > ${now}`.execute(
    db,
  );
  for (const table of ['classes', 'questions', 'exams', 'formats'] as const) {
    await sql`UPDATE ${sql.table(table)} SET deleted_at = ${now} WHERE owner_id = ${userId} AND deleted_at IS NULL`.execute(
      db,
    );
  }
  await db.deleteFrom('student_imports').where('owner_id', '=', userId).execute();
  await db.deleteFrom('question_imports').where('owner_id', '=', userId).execute();
}
