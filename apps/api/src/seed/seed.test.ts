import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isQuestionTypeCode, itemsOf, parseContent } from '@vumon/question-types';
import { parseKey, score } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
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
const began = performance.now();
await seed(db, { dataDir, log: (line) => firstLog.push(line) });
const took = performance.now() - began;

/** The answer that the key itself gives. */
function rightAnswer(key: object): Record<string, unknown> {
  if ('correct' in key) return { ...(key.correct as object) };
  return Object.fromEntries(Object.entries((key as { gaps: Record<string, { accepted: string[] }> }).gaps).map(([id, { accepted }]) => [id, accepted[0]]));
}

test('a second seed finds all of it there and says nothing', async () => {
  const before = await counts();
  const log: string[] = [];
  const start = performance.now();
  await seed(db, { dataDir, log: (line) => log.push(line) });
  expect(log).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(await counts()).toEqual(before);
  console.log(`first seed ${Math.round(took)} ms`, before);
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
    const result = score(row.type, content.value, key.value, rightAnswer(key.value), { locale: 'vi' });
    expect(result.items.map(({ item, state }) => [item, state]), `${row.type} ${row.summary}`).toEqual(itemsOf(row.type, content.value).map((item) => [item, 'right']));
  }
});

test('every finished test publishes', async () => {
  const exams = await db.selectFrom('exams').select(['id', 'name']).where('status', '=', 'READY').execute();
  expect(exams.length).toBeGreaterThan(0);
  let next = 0;
  for (const exam of exams) await expect(publishExam(db, { exam, now: Date.now(), newId: () => `00000000-0000-7000-8000-${String(++next).padStart(12, '0')}` }), exam.name).resolves.toHaveProperty('examVersionId');
});
