/** SQL of everything that is stored about a user, for the export of one's own data. */
import type { AuditAction } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { ownData, ownDataPage, type OwnDataPart } from '#people/hooks';

/** Number of audit entries of an action on the account since a moment. */
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

const highest = '9223372036854775807';

/** The parts of this area and of what it stands on. */
const ownParts: Readonly<Record<string, OwnDataPart>> = {
  account: (db, userId) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, role, is_admin AS "isAdmin", status, sign_in_name AS "signInName", email, phone, last_name AS "lastName", first_name AS "firstName", gender, birthday,
        province_code AS "provinceCode", CASE WHEN avatar_media IS NOT NULL THEN '/media/' || avatar_media END AS avatar, locale, subject, received_gift AS "receivedGift",
        first_login_at AS "firstSignInAt", terms_accepted_at AS "termsAcceptedAt", created_at AS "createdAt"
      FROM users WHERE id = ${userId}`.execute(db),
  memberships: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, package_code AS package, source, amount, reference, note, starts_at AS "startsAt", ends_at AS "endsAt", ended_at AS "endedAt", uses_total AS "usesTotal", uses_left AS "usesLeft", created_at AS "createdAt"
      FROM memberships WHERE user_id = ${userId} AND id > ${after ?? ownDataPage.lowest} ORDER BY id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  schools: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT m.joined_at::text AS cursor, s.name, m.role, m.joined_at AS "joinedAt", m.left_at AS "leftAt"
      FROM school_members m JOIN schools s ON s.id = m.school_id
      WHERE m.user_id = ${userId} AND m.joined_at > ${after ?? '-infinity'}::timestamptz ORDER BY m.joined_at LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  sessions: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, user_agent AS "userAgent", address, created_at AS "createdAt", last_seen_at AS "lastSeenAt", revoked_at AS "endedAt"
      FROM sessions WHERE user_id = ${userId} AND id > ${after ?? ownDataPage.lowest} ORDER BY id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  signIns: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id::text AS cursor, at, outcome, browser, system, address FROM sign_ins
      WHERE user_id = ${userId} AND id < ${after ?? highest}::bigint ORDER BY id DESC LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  supportStays: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, reason, started_at AS "startedAt", coalesce(ended_at, ends_at) AS "endedAt" FROM support_stays
      WHERE user_id = ${userId} AND id > ${after ?? ownDataPage.lowest} ORDER BY id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  signOns: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT provider AS cursor, provider, label, organisation, created_at AS "linkedAt" FROM sign_on_identities
      WHERE user_id = ${userId} AND provider > ${after ?? ''} ORDER BY provider LIMIT ${ownDataPage.size}`.execute(db),
  schoolConsents: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT s.id AS cursor, s.name AS school, c.way, c.text_version AS "textVersion", c.given_at AS "givenAt"
      FROM school_consents c JOIN schools s ON s.id = c.school_id
      WHERE c.user_id = ${userId} AND s.id > ${after ?? ownDataPage.lowest} ORDER BY s.id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  // What a school's system has said of the account. A row names its user and class by ids of that system.
  schoolRecords: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT x.* FROM (
        SELECT (s.id || ' ' || r.kind || ' ' || r.sourced_id) COLLATE "C" AS cursor, s.name AS school, r.kind, r.sourced_id AS "sourcedId", r.active,
          r.data ->> 'role' AS role, r.data ->> 'classId' AS "classSourcedId"
        FROM roster_records u JOIN schools s ON s.id = u.school_id
        JOIN roster_records r ON r.school_id = u.school_id AND (r.kind = 'USER' AND r.sourced_id = u.sourced_id OR r.kind = 'ENROLLMENT' AND r.data ->> 'userId' = u.sourced_id)
        WHERE u.kind = 'USER' AND u.target = ${userId}) x
      WHERE x.cursor > ${after ?? ''} ORDER BY x.cursor LIMIT ${ownDataPage.size}`.execute(db),
  schoolFiles: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT i.id AS cursor, i.id, s.name AS school, i.file_name AS "fileName", i.state, i.created_at AS "checkedAt", i.started_at AS "startedAt"
      FROM roster_imports i JOIN schools s ON s.id = i.school_id
      WHERE i.created_by = ${userId} AND i.id > ${after ?? ownDataPage.lowest} ORDER BY i.id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  files: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, '/media/' || id AS address, kind, mime, bytes, created_at AS "createdAt"
      FROM media WHERE owner_id = ${userId} AND id > ${after ?? ''} ORDER BY id LIMIT ${ownDataPage.size}`.execute(db),
  classesTaught: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT id AS cursor, id, code, name, grade_id AS "gradeId", school_year AS "schoolYear", status, created_at AS "createdAt", deleted_at AS "deletedAt",
        (SELECT count(*)::int FROM class_students m WHERE m.owner_id = classes.owner_id AND m.class_id = classes.id AND m.removed_at IS NULL) AS learners
      FROM classes WHERE owner_id = ${userId} AND id > ${after ?? ownDataPage.lowest} ORDER BY id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  classesJoined: (db, userId, after) =>
    sql<{ cursor: string }>`
      SELECT m.class_id AS cursor, c.name, c.school_year AS "schoolYear", m.joined_at AS "joinedAt", m.removed_at AS "leftAt"
      FROM class_students m JOIN classes c ON c.owner_id = m.owner_id AND c.id = m.class_id WHERE m.student_id = ${userId} AND m.class_id > ${after ?? ownDataPage.lowest} ORDER BY m.class_id LIMIT ${ownDataPage.size}`.execute(
      db,
    ),
  // Uses two indexes: entries about the account, and entries by its owner. Details are left out, because they may name
  // other people.
  history: (db, userId, after) => {
    const [at, id] = after?.split('|') ?? ['infinity', '0'];
    const page = (where: RawBuilder<unknown>) =>
      sql`(SELECT * FROM audit_log WHERE ${where} AND (at, id) < (${at}::timestamptz, ${id}::bigint) ORDER BY at DESC, id DESC LIMIT ${ownDataPage.size})`;
    return sql<{ cursor: string }>`
      SELECT at::text || '|' || id AS cursor, at, action, subject_kind AS "subjectKind", subject_id AS "subjectId", coalesce(actor_id = ${userId}, false) AS "byOneself"
      FROM (${page(sql`subject_kind = 'user' AND subject_id = ${userId}`)} UNION ${page(sql`actor_id = ${userId} AND (subject_kind <> 'user' OR subject_id = ${userId})`)}) entries
      ORDER BY entries.at DESC, entries.id DESC LIMIT ${ownDataPage.size}`.execute(db);
  },
};

/** Every part of the export, by its name. */
export const exportedParts = (): Readonly<Record<string, OwnDataPart>> =>
  Object.assign({}, ownParts, ...ownData.all().map(({ parts }) => parts ?? {})) as Record<string, OwnDataPart>;

/** The rows of one part, a page at a time. */
export async function* exportedRows(db: Db, part: OwnDataPart, userId: string, now: Date): AsyncGenerator<object> {
  for (let after: string | null = null; ;) {
    const { rows }: Awaited<ReturnType<OwnDataPart>> = await part(db, userId, after, now);
    for (const { cursor, ...row } of rows) {
      after = cursor;
      yield row;
    }
    if (rows.length < ownDataPage.size) return;
  }
}
