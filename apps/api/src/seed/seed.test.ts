import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isQuestionTypeCode, itemsOf, parseContent, questionTypeCodes } from '@vumon/question-types';
import { parseKey, score, solve } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { publishExam } from '#modules/exams';
import { testDatabase } from '../testing/database.ts';
import { seed } from './index.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'vumon-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const counts = async () => {
  const tables = ['users', 'questions', 'formats', 'exams', 'classes', 'class_students', 'assignments', 'attempts', 'attempt_answers', 'attempt_results', 'media'] as const;
  const rows = await Promise.all(tables.map(async (table) => [table, (await db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total] as const));
  return Object.fromEntries(rows);
};

const firstLog: string[] = [];
await seed(db, { dataDir, log: (line) => firstLog.push(line) });

test('a second seed finds all of it there and says nothing', async () => {
  const before = await counts();
  const log: string[] = [];
  const start = performance.now();
  await seed(db, { dataDir, log: (line) => log.push(line) });
  expect(log).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(await counts()).toEqual(before);
});

test('every question can be published, and its own key earns all of its points', async () => {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('question_versions', 'question_versions.question_id', 'questions.id')
    .innerJoin('question_keys', 'question_keys.question_id', 'questions.id')
    .select(['questions.id', 'questions.type', 'question_versions.schema_version', 'question_versions.content', 'question_keys.answer_key', 'questions.summary'])
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    if (!isQuestionTypeCode(row.type)) throw new Error(`unknown type ${row.type}`);
    const content = parseContent(row.type, row.schema_version, row.content);
    const key = parseKey(row.type, row.schema_version, row.answer_key);
    if (!content.ok || !key.ok) throw new Error(`${row.summary} does not parse`);
    expect(problemsOf(row.type, content.value, key.value), row.summary).toEqual([]);
    const solved = solve(row.type, content.value, key.value);
    // Writing, speaking and self-rating: no key can say.
    if (solved === null) continue;
    const result = score(row.type, content.value, key.value, solved, { locale: 'vi' });
    expect(result.items.map(({ item, state }) => [item, state]), `${row.type} ${row.summary}`).toEqual(itemsOf(row.type, content.value).map((item) => [item, 'right']));
  }
});

test('every finished test publishes', async () => {
  const exams = await db.selectFrom('exams').select(['id', 'name']).where('status', '=', 'READY').execute();
  expect(exams.length).toBeGreaterThan(0);
  let next = 0;
  for (const exam of exams) await expect(publishExam(db, { exam, now: Date.now(), newId: () => `00000000-0000-7000-8000-${String(++next).padStart(12, '0')}` }), exam.name).resolves.toHaveProperty('examVersionId');
});

test('the bank has every type and every grade in both subjects that are taught there', async () => {
  const { rows } = await sql<{ total: number; types: string[]; maths: number; english: number }>`
    SELECT count(*)::int AS total, array_agg(DISTINCT type) AS types,
      count(DISTINCT grade_id) FILTER (WHERE subject = 'MATH')::int AS maths, count(DISTINCT grade_id) FILTER (WHERE subject = 'ENGLISH')::int AS english
    FROM questions WHERE scope = 'SYSTEM'`.execute(db);
  const [bank] = rows;
  expect(bank!.total).toBeGreaterThan(1000);
  expect(bank!.types.toSorted()).toEqual([...questionTypeCodes].sort());
  expect([bank!.maths, bank!.english]).toEqual([12, 12]);
});

test('options of the readings were shuffled: the right one stands at every place about as often', async () => {
  const { rows } = await sql<{ option: string; share: number }>`
    SELECT pick AS option, count(*)::float8 / sum(count(*)) OVER () AS share
    FROM question_keys k JOIN questions q ON q.id = k.question_id, jsonb_each(k.answer_key -> 'correct') item, jsonb_array_elements_text(item.value) pick
    WHERE q.type = 'MC9' GROUP BY pick`.execute(db);
  expect(rows.map(({ option }) => option).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  for (const { share } of rows) expect(share).toBeGreaterThan(0.17);
});

test('a class has sat a test with marks of every kind, others run and come', async () => {
  const { rows } = await sql<{ title: string; state: string; scored: number; running: number; low: number; high: number; mean: number }>`
    SELECT a.title, CASE WHEN a.starts_at > now() THEN 'upcoming' WHEN a.ends_at > now() THEN 'ongoing' ELSE 'ended' END AS state,
      count(r.attempt_id)::int AS scored, count(t.id) FILTER (WHERE t.status = 'RUNNING')::int AS running,
      min(r.mark) AS low, max(r.mark) AS high, avg(r.mark)::float8 AS mean
    FROM assignments a LEFT JOIN attempts t ON t.assignment_id = a.id LEFT JOIN attempt_results r ON r.attempt_id = t.id GROUP BY a.id`.execute(db);
  const midTerm = rows.find(({ title }) => title === 'Giữa kỳ I – Tiếng Anh 9')!;
  expect(midTerm).toMatchObject({ state: 'ended', scored: 39, running: 0 });
  expect(midTerm.low).toBeLessThan(500);
  expect(midTerm.high).toBeGreaterThan(850);
  expect(midTerm.mean).toBeGreaterThan(500);
  expect(midTerm.mean).toBeLessThan(800);
  expect(rows.find(({ state }) => state === 'ongoing')).toMatchObject({ running: 3 });
  expect(rows.filter(({ state }) => state === 'upcoming')).toHaveLength(2);
});

test('learners who have not signed in yet hold a one-time password, the others none', async () => {
  const { rows } = await sql<{ status: string; sealed: boolean; count: number }>`
    SELECT status, one_time_password IS NOT NULL AS sealed, count(*)::int FROM users WHERE role = 'STUDENT' GROUP BY 1, 2 ORDER BY 1`.execute(db);
  expect(rows.map(({ status, sealed }) => [status, sealed])).toEqual([['ACTIVE', false], ['INACTIVE', true]]);
});
