/** What tests that open every page of the product need: an object for each page that shows one, and its address. */
import type { Page as PageRule, Role } from '@vumon/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { createPool } from '../../apps/api/src/platform/db/index.ts';

type Pool = ReturnType<typeof createPool>;

/** Pages that are only an address and redirect to the list of the role. */
export const leadsOn: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  '/dashboard': { ADMIN: '/dashboard/user' },
  // Without a learner's id it shows the list.
  '/students': { TEACHER: '/students/info' },
  '/students/details': { TEACHER: '/students/info' },
  '/unit-test/student-unit-test-result': { STUDENT: '/assigned-unit-test', TEACHER: '/learning' },
};

/** Pages that redirect by themselves, or that need something the demo school lacks. */
const elsewhere: ReadonlySet<string> = new Set([
  '/auth',
  '/unsubscribe',
  '/undo',
  '/404',
  '/students',
  '/students/details',
]);
const ofStaff = (path: string) => /^\/(?:manage|dashboard\/(?:user|turnover|service-package))/.test(path);

/**
 * Whether every-page.test.ts loads this page for a user of this role who may open it. Pages of staff are loaded once: an
 * operator and sales see what an admin sees of them.
 */
export const isLoadedFor = (path: string, role: Role): boolean =>
  !elsewhere.has(path) && (role === 'ADMIN' ? ofStaff(path) : /^(?:TEACHER|STUDENT)$/.test(role) && !ofStaff(path));

/** Whether that test also sees that such a page stays at its address: what it shows is no object, and not for everybody. */
export const staysAtAddress = (path: string, { access }: PageRule): boolean =>
  access !== 'public' && !path.includes('$');

/** A partner, and a school whose admin is the teacher with every feature: the demo school has neither. */
export async function makePartnerAndSchool(pool: Pool): Promise<void> {
  await pool.query(`WITH partner AS (INSERT INTO partners (id, slug, name, client_app_id, created_at, updated_at)
      VALUES (gen_random_uuid(), 'truong-sao-mai', 'Trường Sao Mai', 'app_sao_mai', now(), now()) RETURNING id)
    INSERT INTO partner_secrets (id, partner_id, secret_hash, hint, created_at)
    SELECT gen_random_uuid(), id, decode(repeat('00', 32), 'hex'), 'abcd', now() FROM partner`);
  await pool.query(`WITH school AS (INSERT INTO schools (id, name, created_at)
      VALUES (gen_random_uuid(), 'Trường Ban Mai', now() - interval '1 hour') RETURNING id)
    INSERT INTO school_members (school_id, user_id, role, joined_at)
    SELECT school.id, u.id, 'ADMIN', now() FROM school, users u WHERE u.email = 'thuha@vumon.example'`);
}

/** Addresses of the pages that show one object, with an object that this user can see. */
export async function addresses(pool: Pool, email: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<Record<string, string>>(
    `
    WITH me AS (SELECT id FROM users WHERE email = $1),
      given AS (SELECT a.id FROM assignments a, me WHERE a.owner_id = me.id
        ORDER BY (SELECT count(*) FROM attempts t WHERE t.owner_id = a.owner_id AND t.assignment_id = a.id) DESC LIMIT 1),
      got AS (SELECT a.id FROM assignments a JOIN class_students s ON s.class_id = a.class_id, me
        WHERE s.student_id = me.id AND a.cancelled_at IS NULL ORDER BY a.ends_at DESC LIMIT 1)
    SELECT 'take-test' AS "manualSlug",
      (SELECT q.id FROM questions q, me WHERE q.owner_id = me.id AND q.scope = 'USER' ORDER BY q.id LIMIT 1) AS "questionSlug",
      (SELECT f.id FROM formats f, me WHERE f.owner_id = me.id LIMIT 1) AS "templateSlug",
      (SELECT c.id FROM classes c, me WHERE c.owner_id = me.id ORDER BY c.created_at LIMIT 1) AS "classesSlug",
      (SELECT e.id FROM exams e, me WHERE e.owner_id = me.id LIMIT 1) AS "slug",
      (SELECT s.student_id FROM managed_students s, me WHERE s.teacher_id = me.id AND s.removed_at IS NULL
        ORDER BY (SELECT count(*) FROM attempts t WHERE t.student_id = s.student_id) DESC LIMIT 1) AS "studentSlug",
      (SELECT e.question_id FROM exam_questions e JOIN questions q ON q.id = e.question_id
        WHERE q.scope = 'SYSTEM' AND q.deleted_at IS NULL ORDER BY q.id LIMIT 1) AS "systemQuestion",
      (SELECT id FROM users WHERE email = 'thuha@vumon.example') AS "userSlug",
      (SELECT user_id FROM orders ORDER BY created_at LIMIT 1) AS "customerSlug",
      (SELECT id FROM orders ORDER BY created_at LIMIT 1) AS "orderSlug",
      (SELECT id FROM partners ORDER BY created_at LIMIT 1) AS "partnerSlug",
      (SELECT id FROM schools ORDER BY created_at LIMIT 1) AS "schoolSlug",
      (SELECT slug FROM integrated_tests LIMIT 1) AS "integrateExamSlug",
      (SELECT x.id FROM exam_sessions x, me WHERE x.owner_id = me.id LIMIT 1) AS "examSessionSlug",
      (SELECT partner_page FROM assignments WHERE target = 'PARTNER' LIMIT 1) AS "partnerPage",
      (SELECT id FROM given) AS "learningSlug", (SELECT id FROM got) AS "assignSlug"`,
    [email],
  );
  return rows[0]!;
}

/** A test of this teacher's for the learners of the partner. */
export async function giveToPartner(page: Page, origin: string, pool: Pool, email: string): Promise<void> {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT e.id AS "examId", e.grade_id AS "gradeId", p.id AS "partnerId",
      coalesce(e.series_id, (SELECT min(s.id) FROM series s WHERE s.grade_id = e.grade_id)) AS "seriesId"
    FROM exams e JOIN users u ON u.id = e.owner_id, partners p
    WHERE u.email = $1 AND e.status = 'READY' AND e.deleted_at IS NULL LIMIT 1`,
    [email],
  );
  const [startsAt, endsAt] = [0, 48].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const reply = await page.request.post(`${origin}/api/itf/integrated-tests`, {
    data: { ...rows[0], title: 'Giữa kỳ 1', startsAt, endsAt, publish: true },
    headers: { origin: origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** An exam session of this teacher's for one of the own classes. */
export async function makeExamSession(page: Page, origin: string, pool: Pool, email: string): Promise<void> {
  const { rows } = await pool.query<Record<string, string>>(
    `SELECT c.id AS "classId", (SELECT e.id FROM exams e WHERE e.owner_id = u.id AND e.status = 'READY' AND e.deleted_at IS NULL LIMIT 1) AS "examId"
    FROM classes c JOIN users u ON u.id = c.owner_id WHERE u.email = $1 AND c.status = 'ACTIVE' AND c.deleted_at IS NULL
      AND EXISTS (SELECT 1 FROM class_students s WHERE s.class_id = c.id AND s.removed_at IS NULL) LIMIT 1`,
    [email],
  );
  const { classId, examId } = rows[0]!;
  const startsAt = new Date(Date.now() + 1_800_000).toISOString();
  const reply = await page.request.post(`${origin}/api/itf/exam-sessions`, {
    data: {
      title: 'Kiểm tra giữa học kỳ I',
      classIds: [classId],
      minutes: 45,
      shifts: [{ startsAt, examId }],
      rooms: ['Phòng máy 1', 'Phòng máy 2'].map((place) => ({ place, machines: 60 })),
    },
    headers: { origin: origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** The address of a page, with one of the objects; null where there is none. */
export function hrefOf(path: string, ids: Readonly<Record<string, string>>): string | null {
  if (path === '/$partnerSlug/$examSlug') return ids['partnerPage'] ? `/${ids['partnerPage']}` : null;
  const slug = /\$(\w+)/.exec(path)?.[1];
  if (slug === undefined) return path;
  const id =
    ids[path.startsWith('/unit-test/') ? 'slug' : path.startsWith('/manage/questions/') ? 'systemQuestion' : slug];
  return id ? path.replace(`$${slug}`, id) : null;
}
