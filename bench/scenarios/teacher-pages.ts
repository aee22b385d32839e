/** What a teacher's home, lists and results ask of a database with 2,000 teachers: time and pages read, by statement. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@vumon/tools/database';
import pg from 'pg';
import { createDatabase, createPool } from '../../apps/api/src/db/index.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { listAssignments } from '../../apps/api/src/modules/assignments/assignments.queries.ts';
import * as home from '../../apps/api/src/modules/results/home.queries.ts';
import { learnersOf, listSummaries } from '../../apps/api/src/modules/results/results.queries.ts';
import { percentile, report } from '../harness/report.ts';
import { statementsOf } from '../harness/statements.ts';

const rounds = 7;

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-bench-'));
  const database = await startDatabase({ dataDir, fsync: false });
  try {
    await migrate({ url: database.url });
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      `SELECT make_answers_partition(date_trunc('month', now() - make_interval(months => n))::date) FROM generate_series(0, 4) n`,
    );
    await admin.query(readFileSync(join(import.meta.dirname, 'teacher-pages.sql'), 'utf8'));
    await admin.query('VACUUM');
    const db = createDatabase(createPool({ url: database.url, max: 2 }));
    const counts = (
      await admin.query(
        `SELECT (SELECT count(*) FROM attempts) AS attempts, (SELECT count(*) FROM attempt_answers) AS answers`,
      )
    ).rows[0];
    const lines = [
      `2,000 teachers, ${counts.attempts} attempts with results, ${counts.answers} stored answers. Median of ${rounds} runs, one after the other.`,
      '',
      '| statement | busiest teacher: ms | pages | another teacher: ms | pages |',
      '|---|---|---|---|---|',
    ];
    const owners = [1, 1500].map((n) => `md5('teacher' || ${n})::uuid`);
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
        cells.push(percentile(times, 0.5).toFixed(1), String(await pagesOf(admin, () => ask(person))));
      }
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
    }
    await db.destroy();
    await admin.end();
    report('teacher-pages', 'What the pages of a teacher ask of the database', lines);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Pages that the statements of `work` read, cached or not. */
async function pagesOf(admin: pg.Client, work: () => Promise<unknown>): Promise<number> {
  let pages = 0;
  for (const { sql, parameters } of await statementsOf(work, ''))
    pages += (await admin.query(`EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${sql}`, [...parameters])).rows[0][
      'QUERY PLAN'
    ][0].Plan['Shared Hit Blocks'];
  return pages;
}
