/** A school for load tests: one published test, classes, learners with open sessions; written by SQL, for speed. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

export interface LoadStudent {
  readonly id: string;
  readonly token: string;
  readonly signInName: string;
}

export interface LoadSchool {
  readonly teacher: { readonly id: string; readonly token: string };
  readonly assignmentId: string;
  readonly questions: readonly { id: string; item: string; options: readonly string[] }[];
  readonly students: readonly LoadStudent[];
}

export const loadPassword = 'Bench-Password-1';

export interface SchoolOptions {
  readonly students: number;
  /** Four-option questions in the test. */
  readonly questions: number;
  readonly minutes?: number;
}

export async function createSchool(url: string, options: SchoolOptions): Promise<LoadSchool> {
  return (await createSchools(url, 1, options))[0]!;
}

/** Each with a test, a class and learners of its own. */
export async function createSchools(url: string, count: number, options: SchoolOptions): Promise<LoadSchool[]> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('BEGIN');
    const schools: LoadSchool[] = [];
    for (let at = 0; at < count; at += 1) schools.push(await fill(db, options));
    await db.query('COMMIT');
    await db.query('ANALYZE');
    return schools;
  } finally {
    await db.end();
  }
}

async function fill(db: pg.Client, { students, questions, minutes = 45 }: SchoolOptions): Promise<LoadSchool> {
  const teacher = randomUUID();
  await db.query(`INSERT INTO users (id, role, first_name, email) VALUES ($1, 'TEACHER', 'Bench', $2)`, [
    teacher,
    `${teacher}@example.invalid`,
  ]);
  await insertCatalogue(db);
  const list = Array.from({ length: questions }, (_, index) => ({ id: randomUUID(), number: index + 1 }));
  const test = { id: randomUUID(), versionId: randomUUID(), minutes };
  await insertTest(db, test, teacher, list);
  const { classId, assignmentId } = await insertAssignment(db, test, teacher);
  const people = await insertLearners(db, students, teacher, classId);
  const teacherToken = randomBytes(32).toString('base64url');
  await openSessions(db, [{ id: teacher, token: teacherToken }, ...people]);
  await db.query(
    `INSERT INTO memberships (id, user_id, package_code, starts_at) VALUES (gen_random_uuid(), $1, 'ADVANCE', now() - interval '1 minute')`,
    [teacher],
  );
  return {
    teacher: { id: teacher, token: teacherToken },
    assignmentId,
    questions: list.map(({ id }) => ({ id, item: 'q1', options })),
    students: people,
  };
}

/** The grade and the kind of test that the tests refer to. */
async function insertCatalogue(db: pg.Client): Promise<void> {
  await db.query(
    `INSERT INTO grades (id, name, name_en, position) VALUES ('G9', 'Lớp 9', 'Grade 9', 9) ON CONFLICT DO NOTHING`,
  );
  await db.query(
    `INSERT INTO exam_types (code, name, name_en, exam_group, position) VALUES (5, '45 phút', '45 minutes', 'EXAM', 5) ON CONFLICT DO NOTHING`,
  );
}

interface LoadTest {
  readonly id: string;
  readonly versionId: string;
  readonly minutes: number;
}
interface LoadQuestion {
  readonly id: string;
  readonly number: number;
}

/** The options of every question, by their ids. */
const options = ['a1', 'b2', 'c3', 'd4'] as const;

/** A question in the published form, with one item. */
const publishedQuestion = ({ id, number }: LoadQuestion, count: number) => ({
  id,
  type: 'MC1',
  schemaVersion: 1,
  items: ['q1'],
  firstNumber: number,
  points: { q1: Math.round(1000 / count) },
  skill: 'GR',
  difficulty: 'M2',
  content: {
    instructions: '',
    images: [],
    optionLayout: 'list',
    items: [
      {
        id: 'q1',
        stem: `Question ${number}: which of these four is the right one?`,
        options: options.map((option) => ({ id: option, text: `Answer ${option} to question ${number}` })),
      },
    ],
  },
});

async function insertTest(
  db: pg.Client,
  { id, versionId, minutes }: LoadTest,
  teacher: string,
  list: readonly LoadQuestion[],
): Promise<void> {
  const content = {
    examId: id,
    version: 1,
    name: 'Bench',
    subject: 'ENGLISH',
    gradeId: 'G9',
    minutes,
    totalQuestions: list.length,
    totalPoints: 1000,
    rounding: '0.1',
    shuffle: true,
    sections: [
      {
        id: 'sect1',
        skill: 'GR',
        parts: [
          {
            id: 'part1',
            name: 'Part I',
            instructions: '',
            questions: list.map((question) => publishedQuestion(question, list.length)),
          },
        ],
      },
    ],
  };
  const keys = Object.fromEntries(
    list.map((question) => [question.id, { explanation: '', correct: { q1: [options[question.number % 4]] } }]),
  );
  await db.query(
    `INSERT INTO exams (id, scope, owner_id, name, exam_type, subject, grade_id, sections, minutes, total_questions, total_points, status, created_at, updated_at)
     VALUES ($1, 'USER', $2, 'Bench', 5, 'ENGLISH', 'G9', '[]', $3, $4, 1000, 'READY', now(), now())`,
    [id, teacher, minutes, list.length],
  );
  await db.query(
    `INSERT INTO exam_versions (id, exam_id, version, content, content_hash, published_at) VALUES ($1, $2, 1, $3, 'bench', now())`,
    [versionId, id, JSON.stringify(content)],
  );
  await db.query('INSERT INTO exam_version_keys (exam_version_id, keys) VALUES ($1, $2)', [
    versionId,
    JSON.stringify(keys),
  ]);
}

/** A class to which the test is assigned, with a window that is open. */
async function insertAssignment(
  db: pg.Client,
  { id, versionId, minutes }: LoadTest,
  teacher: string,
): Promise<{ classId: string; assignmentId: string }> {
  const classId = randomUUID();
  const assignmentId = randomUUID();
  await db.query(
    `INSERT INTO classes (id, owner_id, code, name, grade_id, school_year, created_at, updated_at) VALUES ($1, $2, $3, 'Bench', 'G9', 2026, now(), now())`,
    [classId, teacher, `B${randomBytes(6).toString('hex')}`],
  );
  await db.query(
    `INSERT INTO assignments (id, owner_id, exam_id, exam_version_id, class_id, starts_at, ends_at, minutes, review_open, created_at)
     VALUES ($1, $2, $3, $4, $5, now() - interval '1 hour', now() + interval '5 hours', $6, 'ON', now())`,
    [assignmentId, teacher, id, versionId, classId, minutes],
  );
  return { classId, assignmentId };
}

async function insertLearners(
  db: pg.Client,
  count: number,
  teacher: string,
  classId: string,
): Promise<readonly LoadStudent[]> {
  const password = await hash(loadPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    signInName: `b${randomBytes(8).toString('hex')}`,
  }));
  await db.query(
    `INSERT INTO users (id, role, first_name, sign_in_name, password_hash, first_login_at)
     SELECT id, 'STUDENT', 'Bench', name, $3, now() FROM unnest($1::uuid[], $2::text[]) AS u (id, name)`,
    [people.map(({ id }) => id), people.map(({ signInName }) => signInName), password],
  );
  await db.query(
    `INSERT INTO class_students (owner_id, class_id, student_id, joined_at) SELECT $1, $2, id, now() FROM unnest($3::uuid[]) AS u (id)`,
    [teacher, classId, people.map(({ id }) => id)],
  );
  return people;
}

async function openSessions(db: pg.Client, people: readonly Pick<LoadStudent, 'id' | 'token'>[]): Promise<void> {
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  await db.query(
    `INSERT INTO sessions (id, user_id, access_hash, access_expires_at, refresh_hash, rotated_at, refresh_expires_at, created_at, last_seen_at)
     SELECT gen_random_uuid(), id, access, now() + interval '1 day', refresh, now(), now() + interval '1 day', now(), now()
     FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS s (id, access, refresh)`,
    [
      people.map(({ id }) => id),
      people.map(({ token }) => sha256(token)),
      people.map(({ token }) => sha256(`refresh ${token}`)),
    ],
  );
}
