/** SQL of everything that is stored about a user, for the export of one's own data. */
import type { AuditAction } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import { latestResult, logOf, markIsShown } from '#exam/attempts';
import { ofTarget } from './assignment-target.queries.ts';

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

/**
 * Reads one part of the data about a user in pages: `after` is the last row's `cursor`. The rows contain no data of
 * other users, no keys of their tests, and no secrets.
 */
type Part = (
  db: Db,
  userId: string,
  after: string | null,
  now: Date,
) => Promise<{ rows: readonly { readonly cursor: string }[] }>;

const pageSize = 200;

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
  // Uses two indexes: entries about the account, and entries by its owner. Details are left out, because they may name
  // other people.
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
