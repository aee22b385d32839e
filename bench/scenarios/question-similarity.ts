/**
 * Fingerprint, trash and bulk choices with 200,000 questions: times of each statement, and the plan of the search for
 * similar ones.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Db } from '../../apps/api/src/platform/db/index.ts';
import {
  distinctPairs,
  exactGroups,
  findSimilar,
  similarPairs,
} from '../../apps/api/src/content/question-bank/similarity/similarity.queries.ts';
import { sketchOf } from '../../apps/api/src/content/question-bank/similarity/similarity.ts';
import { listTrash, matchingIds } from '../../apps/api/src/content/question-bank/question-changes.queries.ts';
import { lockOverdue, removeForGood } from '../../apps/api/src/content/question-bank/question-trash.queries.ts';
import { withDatabase } from '../harness/database.ts';
import { percentile, report } from '../harness/report.ts';
import { statementsOf } from '../harness/statements.ts';

const rounds = 30;
const changed = (text: string) =>
  text
    .split(' ')
    .filter((_, at) => at !== 4)
    .join(' ');
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const probe = (text: string, n = 0) => ({ n, hash: hashOf(text), sketch: sketchOf(text), text });

export async function run(): Promise<void> {
  return withDatabase(
    async ({ pool, db }) => {
      const rows = await fillBank(pool);
      const busiest = await pool.query<{ id: string }>(
        `SELECT owner_id AS id FROM questions WHERE scope = 'USER' AND deleted_at IS NULL GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1`,
      );
      const teacher = busiest.rows[0]!.id;
      const some = rows.filter((_, at) => at % 397 === 0).map(({ search }) => search);
      const lines = await timesOf(casesOf(db, teacher, some));
      const plans: string[] = [];
      for (const [title, work] of plannedOf(db, teacher, some))
        plans.push('', `${title}:`, '', '```', ...(await planOf(pool, work)), '```');
      report('question-similarity', 'Similar questions, duplicates and trash with 200,000 questions', [
        `${rounds} rounds of each, one statement at a time.`,
        '',
        '| statement | p50 ms | p95 ms |',
        '|---|---:|---:|',
        ...lines,
        ...plans,
      ]);
    },
    { connections: 2 },
  );
}

interface QuestionRow {
  readonly id: string;
  search: string;
}

/** The questions with their fingerprints, those in the trash, and pairs that are marked as distinct. */
async function fillBank(pool: pg.Pool): Promise<readonly QuestionRow[]> {
  // Indexes are built after the rows: six times faster than row by row.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'questions' AND indexname <> 'questions_pkey'`,
  );
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`);
  await pool.query(readFileSync(join(import.meta.dirname, 'question-list.sql'), 'utf8'));
  const { rows } = await pool.query<QuestionRow>('SELECT id, search FROM questions ORDER BY scope, owner_id, id');
  await insertSimilar(pool, rows);
  await fillTrash(pool, rows);
  // Marked as distinct: every fourth pair of similar questions.
  await pool.query(
    `INSERT INTO question_distinctions SELECT least(a, b), greatest(a, b), now() FROM unnest($1::uuid[], $2::uuid[]) AS t (a, b)`,
    [
      rows.filter((_, at) => at % 200 === 1).map(({ id }) => id),
      rows.filter((_, at) => at % 200 === 2).map(({ id }) => id),
    ],
  );
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('VACUUM (ANALYZE)');
  return rows;
}

async function insertSimilar(pool: pg.Pool, rows: readonly QuestionRow[]): Promise<void> {
  // For each owner: every fiftieth question differs from the one before in one word, every hundredth has the same
  // text.
  for (const [at, row] of rows.entries()) {
    if (at % 50 === 2) row.search = changed(rows[at - 1]!.search);
    else if (at % 100 === 53) row.search = rows[at - 2]!.search;
  }
  for (let at = 0; at < rows.length; at += 5000) {
    const part = rows
      .slice(at, at + 5000)
      .map(({ id, search }) => ({ id, search, sketch: sketchOf(search), hash: hashOf(search).toString('hex') }));
    await pool.query(
      `UPDATE questions q SET search = r.search, sketch = r.sketch, text_hash = decode(r.hash, 'hex') FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, search text, sketch int[], hash text) WHERE q.id = r.id`,
      [JSON.stringify(part)],
    );
  }
}

async function fillTrash(pool: pg.Pool, rows: readonly QuestionRow[]): Promise<void> {
  // In the trash: 3,000 that can still be restored, 60,000 that have expired, every second of them held by a test.
  const ids = (from: number, to: number) => rows.filter((_, at) => at % 10 >= from && at % 10 < to).map(({ id }) => id);
  const overdue = ids(7, 10);
  await pool.query(
    `UPDATE questions SET deleted_at = timestamptz '2026-11-21' - make_interval(secs => hashtext(id::text) % 100000) WHERE id = ANY ($1::uuid[])`,
    [ids(6, 7).slice(0, 3000)],
  );
  await pool.query(
    `UPDATE questions SET deleted_at = timestamptz '2026-09-01' - make_interval(secs => hashtext(id::text) % 1000000) WHERE id = ANY ($1::uuid[])`,
    [overdue],
  );
  await pool.query(
    `INSERT INTO question_versions SELECT id, n, 1, '{}', created_at FROM questions, generate_series(1, 2) n`,
  );
  await pool.query(`INSERT INTO question_keys SELECT question_id, version, '{}' FROM question_versions`);
  await pool.query(`INSERT INTO exams (id, scope, name, exam_type, subject, grade_id, sections, minutes, total_questions, total_points, created_at, updated_at)
    SELECT gen_random_uuid(), 'SYSTEM', 'Đề ' || n, (SELECT min(code) FROM exam_types), 'ENGLISH', (SELECT min(id) FROM grades), '[]', 45, 40, 1000, now(), now() FROM generate_series(1, 750) n`);
  await pool.query(
    `INSERT INTO exam_questions SELECT e.id, q.id, 1, 'part1', q.n, 1, 'GR', 'M1' FROM (SELECT id, row_number() OVER () AS n FROM exams) e JOIN (SELECT t.id, t.n FROM unnest($1::uuid[]) WITH ORDINALITY AS t (id, n) WHERE t.n % 2 = 0) q ON q.n % 750 = e.n - 1`,
    [overdue],
  );
}

type Case = readonly [title: string, work: () => Promise<unknown>];

const since = new Date('2026-11-01');

function casesOf(db: Db, teacher: string, some: readonly string[]): readonly Case[] {
  let turn = 0;
  const next = () => some[turn++ % some.length]!;
  const trash = { since, direction: 'desc', page: 0, size: 20 } as const;
  return [
    ['similar to one being written, same words', () => findSimilar(db, teacher, [probe(next())], { most: 5 })],
    [
      'similar to one being written, a word changed',
      () => findSimilar(db, teacher, [probe(changed(next()))], { most: 5 }),
    ],
    ['similar to each of 500 imported', () => findSimilar(db, teacher, some.slice(0, 500).map(probe), { most: 3 })],
    ['groups of equal ones, busiest teacher', () => exactGroups(db, teacher)],
    ['groups of equal ones, system', () => exactGroups(db, null)],
    ['pairs of similar ones, busiest teacher', () => similarPairs(db, teacher)],
    ['pairs of similar ones, system', () => similarPairs(db, null)],
    ['trash, busiest teacher', () => listTrash(db, { ownerId: teacher, ...trash })],
    ['trash, system', () => listTrash(db, { ownerId: null, ...trash })],
    ['pairs told apart, busiest teacher', () => distinctPairs(db, { ownerId: teacher })],
    ['pairs told apart, system', () => distinctPairs(db, { ownerId: null })],
    ['200 overdue of the trash found and locked', () => lockOverdue(db, since, null, 200)],
    [
      '200 of the trash removed for good',
      async () =>
        removeForGood(
          db,
          (await lockOverdue(db, since, null, 200)).map(({ id }) => id),
        ),
    ],
    [
      'ids behind a filter, busiest teacher',
      () => matchingIds(db, { userId: teacher, now: Date.now() }, { scope: 'mine', skill: ['GR'] }, 1000),
    ],
  ];
}

async function timesOf(cases: readonly Case[]): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, work] of cases) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    lines.push(`| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`);
  }
  return lines;
}

/** The statements whose plans are reported. */
const plannedOf = (db: Db, teacher: string, some: readonly string[]): readonly Case[] => [
  ['Similar to one being written', () => findSimilar(db, teacher, [probe(some[3]!)], { most: 5 })],
  ['Groups of equal ones, system', () => exactGroups(db, null)],
  ['Pairs of similar ones, system', () => similarPairs(db, null)],
  ['Pairs told apart, system', () => distinctPairs(db, { ownerId: null })],
  ['Overdue of the trash', () => lockOverdue(db, since, null, 200)],
  [
    'The rest of the overdue, from a place in their middle',
    () => lockOverdue(db, since, { deleted: '2026-08-28', id: teacher }, 200),
  ],
];

/** The plan of the statement that `work` sends. */
async function planOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent = (await statementsOf(work)).at(-1)!;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${sent.sql}`, [
    ...sent.parameters,
  ]);
  // The buffers read, and the total duration.
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => /Scan |Execution Time/.test(line))
    .map((line) => line.replace(/\(cost=[^)]*\) /, '').trim());
}
