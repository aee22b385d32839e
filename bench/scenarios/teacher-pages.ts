/** What a teacher's home, lists and results ask of a database with 2,000 teachers: time by statement and by request. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@vumon/tools/database';
import pg from 'pg';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { listAssignments } from '../../apps/api/src/exam/assignments/assignments.queries.ts';
import * as home from '../../apps/api/src/exam/results/home.queries.ts';
import { learnersOf, listSummaries } from '../../apps/api/src/exam/results/results.queries.ts';
import type { Config } from '../../apps/api/src/config.ts';
import { createProduct } from '../../apps/api/src/product.ts';
import { percentile, report } from '../harness/report.ts';

const rounds = 7;

export async function run(): Promise<void> {
  // A folder given on the command line is filled once and reused: creating the school takes far longer than measuring
  // it.
  const kept = process.argv[3];
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'vumon-bench-'));
  const database = await startDatabase({ dataDir, fsync: false });
  try {
    await migrate({ url: database.url });
    const admin = new pg.Client({ connectionString: database.url });
    // Otherwise the error of the ending server would hide the first failure.
    admin.on('error', () => {});
    await admin.connect();
    if ((await admin.query('SELECT 1 FROM attempts LIMIT 1')).rowCount === 0) await makeSchool(admin);
    const db = createDatabase(createPool({ url: database.url, max: 2 }));
    const counts = (
      await admin.query(
        `SELECT (SELECT count(*) FROM attempts) AS attempts, (SELECT count(*) FROM attempt_answers) AS answers`,
      )
    ).rows[0];
    const lines = [
      `2,000 teachers, ${counts.attempts} attempts with results, ${counts.answers} stored answers. Median of ${rounds} runs, one after the other.`,
      '',
      '| statement | busiest teacher: ms | another teacher: ms |',
      '|---|---|---|',
    ];
    const owners = [1, 1500].map((n) => `(SELECT id FROM users WHERE email = 't${n}@example.invalid')`);
    const people: { id: string; classId: string; assignment: string }[] = [];
    for (const owner of owners) {
      const { rows } = await admin.query(
        `SELECT ${owner} AS id, a.class_id AS "classId", a.id AS assignment FROM assignments a WHERE a.owner_id = ${owner} ORDER BY a.ends_at LIMIT 1`,
      );
      people.push(rows[0]);
    }
    const now = new Date();
    const paged = { page: 0, size: 20, now };
    const weeks = Array.from({ length: 8 }, (_, week) => {
      const at = new Date(now.getTime() - (7 - week) * 7 * 86_400_000);
      return { date: at.toISOString().slice(0, 10), at };
    });
    type Person = (typeof people)[number];
    const statements: Record<string, (person: Person) => Promise<unknown>> = {
      'home: ending soon': ({ id }) => home.endingSoon(db, id, now),
      'home: late answers': ({ id }) => home.lateAnswers(db, id, now),
      'home: works to mark': ({ id }) => home.worksToMark(db, id, now),
      'home: this week': ({ id }) => home.assignmentsBetween(db, id, now, new Date(now.getTime() + 7 * 86_400_000)),
      'home: attempts by week': ({ id }) => home.attemptsByWeek(db, id, weeks),
      'home: averages by learner': ({ id }) => home.averagesByLearner(db, id),
      'home: counts': ({ id }) => home.countsOf(db, id),
      "a class's tests": ({ id, classId }) => listAssignments(db, id, classId, paged),
      'results: all tests': ({ id }) => listSummaries(db, id, { ...paged, sort: 'newest' }),
      'results: tests by average': ({ id }) => listSummaries(db, id, { ...paged, sort: 'average' }),
      'results: one class': ({ id, assignment }) => learnersOf(db, id, assignment, 'mark'),
    };
    for (const [name, ask] of Object.entries(statements)) {
      const cells: string[] = [];
      for (const person of people) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begin = performance.now();
          await ask(person);
          times.push(performance.now() - begin);
        }
        cells.push(percentile(times, 0.5).toFixed(1));
      }
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
    }
    lines.push('', ...(await overHttp(admin, database.url, dataDir, people)));
    await db.destroy();
    await admin.end();
    report('teacher-pages', 'What the pages of a teacher ask of the database', lines);
  } finally {
    await database.stop();
    if (!kept) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makeSchool(admin: pg.Client): Promise<void> {
  await admin.query(
    `SELECT make_answers_partition(date_trunc('month', now() - make_interval(months => n))::date) FROM generate_series(0, 4) n`,
  );
  await admin.query(readFileSync(join(import.meta.dirname, 'teacher-pages.sql'), 'utf8'));
  await admin.query('VACUUM');
}

const asked = 40;

/** The date in so many days. */
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString();

/** Durations of the pages' requests, from the request to the bytes of the reply, without a network. */
async function overHttp(
  admin: pg.Client,
  databaseUrl: string,
  dataDir: string,
  people: readonly { id: string; classId: string; assignment: string }[],
): Promise<string[]> {
  const db = createDatabase(createPool({ url: databaseUrl, max: 4 }));
  const { server, close } = await createProduct({
    config: configFor(databaseUrl, dataDir),
    db,
    now: Date.now,
    checkReplies: false,
  });
  const routes: Record<string, (person: (typeof people)[number]) => string> = {
    home: () => '/itf/statistic/teacher-home',
    classes: () => '/itf/class?size=100',
    'classes of next year': () => '/itf/classes/next-year',
    'a class’s learners': ({ classId }) => `/itf/classes/${classId}/students?size=100`,
    learners: () => '/itf/students?size=100',
    'learners, searched': () => '/itf/students?search=s12&size=100',
    'learners not in a class': ({ classId }) => `/itf/students/not-in-class?classId=${classId}&size=20`,
    'study groups': ({ classId }) => `/itf/class/${classId}/group`,
    'join requests': ({ classId }) => `/itf/join_class_request?classId=${classId}&size=100`,
    'tests of a class': ({ classId }) => `/itf/classes/${classId}/unit-tests?size=100`,
    calendar: () => `/itf/classes/unit-tests-assigned/calendar?from=${day(0)}&to=${day(6)}`,
    'results: all tests': () => '/itf/classes/unit-tests-assigned?size=100',
    'results: tests by average': () => '/itf/classes/unit-tests-assigned?size=100&sort=average',
    'results: one test': ({ assignment }) => `/itf/classes/unit-tests-assigned/${assignment}/results`,
    'results: highest': ({ assignment }) => `/itf/classes/unit-tests-assigned/${assignment}/highest-results?size=100`,
    'results: all attempts': ({ assignment }) => `/itf/classes/unit-tests-assigned/${assignment}/all-results?size=100`,
    marking: ({ assignment }) => `/itf/classes/unit-tests-assigned/${assignment}/marking`,
    'marking invitations': () => '/itf/classes/unit-tests-assigned/marking-invitations',
    certificates: ({ assignment }) => `/itf/classes/unit-tests-assigned/${assignment}/certificates`,
    'statistics: learners': () => '/itf/statistic/count-students',
    'statistics: tests': () => '/itf/statistic/count-unit-tests',
    'statistics: all tests': () => '/itf/statistic/count-all-unit-tests',
    'statistics: new tests': () => '/itf/statistic/count-new-unit-tests',
    'statistics: classes': () => '/itf/statistic/result-ranking/class',
    'statistics: students': () => '/itf/statistic/result-ranking/student',
    notices: () => '/notices?size=20',
    'notices: unread': () => '/notices/unread',
  };
  const lines = [
    `Over HTTP, ${asked} requests one after the other, milliseconds:`,
    '',
    '| request | busiest teacher: p50 | p95 | another teacher: p50 | p95 |',
    '|---|---|---|---|---|',
  ];
  try {
    const tokens: string[] = [];
    for (const { id } of people) tokens.push(await signedIn(admin, id));
    for (const [name, urlOf] of Object.entries(routes)) {
      const cells: string[] = [];
      for (const [at, person] of people.entries()) {
        const ask = async () => {
          const reply = await server.inject({
            method: 'GET',
            url: `/api${urlOf(person)}`,
            headers: { 'user-authorization': `Bearer ${tokens[at]}` },
          });
          if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body.slice(0, 300)}`);
        };
        const times: number[] = [];
        for (let round = 0; round < asked; round += 1) {
          const begin = performance.now();
          await ask();
          times.push(performance.now() - begin);
        }
        cells.push(percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1));
      }
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
    }
  } finally {
    await close();
    await db.destroy();
  }
  return lines;
}

/** Creates a teacher with a package and a session; returns the session's token. */
async function signedIn(admin: pg.Client, id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await admin.query(
    `INSERT INTO memberships (id, user_id, package_code, starts_at) VALUES (gen_random_uuid(), $1, 'INTERNATIONAL', now() - interval '1 day')`,
    [id],
  );
  await admin.query(
    `INSERT INTO sessions (id, user_id, access_hash, access_expires_at, refresh_hash, rotated_at, refresh_expires_at, created_at, last_seen_at)
     VALUES (gen_random_uuid(), $1, $2, now() + interval '1 day', $3, now(), now() + interval '1 day', now(), now())`,
    [id, createHash('sha256').update(token).digest(), randomBytes(32)],
  );
  return token;
}

const configFor = (databaseUrl: string, dataDir: string): Config => ({
  production: false,
  development: true,
  host: '127.0.0.1',
  port: 0,
  databaseUrl,
  savingUrl: databaseUrl,
  workUrl: databaseUrl,
  directUrl: databaseUrl,
  readingUrl: null,
  prepared: true,
  dataDir,
  bucket: null,
  cell: null,
  site: 'vn',
  secret: randomBytes(32),
  secureCookies: false,
  trustProxy: false,
  webRoot: join(dataDir, 'web'),
  countryHeader: null,
  otherSiteUrl: null,
  analyticsScript: null,
  poolSize: 4,
  testMemoryBytes: 64 * 1024 * 1024,
  attemptsInMemory: 20_000,
  publicUrl: 'https://vumon.example',
  practiceUrl: 'https://vumon.example',
  metricsToken: null,
  messages: { sms: [], mail: null },
  payments: null,
  signOn: {},
  logLevel: 'silent',
});
