/** Bulk changes as a black box: thousands of rows, stopped in the middle, continued, taken back. */
import type { Input } from '@vumon/contract/client';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool } from '../../testing/school.ts';
import { makeSystemTest } from '../../testing/system-test.ts';
import { carryOutNext } from './carry-out.ts';

const t = await testApp();
const many = 5_000;
let operator: TestUser;
let origin: string;

type Body = Input<'POST /itf/bulk-changes/questions'>['body'];
const begin = (change: Body['change'], filter: Body['filter'] = { label: ['THOUSANDS'] }, who = operator) =>
  t.as(who).call('POST /itf/bulk-changes/questions', { body: { filter, change } });
const of = (id: string) => t.as(operator).call('GET /itf/bulk-changes/{id}', { params: { id } });
const turn = (id: string, verb: 'stop' | 'continue' | 'undo') =>
  t.as(operator).call(`POST /itf/bulk-changes/{id}/${verb}`, { params: { id } });
const batch = (id: string) => carryOutNext(t.app, id, t.now());
async function all(id: string): Promise<void> {
  while (await batch(id));
}

/** Everything that bulk changes can write of the many questions, as one text. */
async function facts(): Promise<string> {
  const { rows } = await sql<{ facts: string }>`
    SELECT md5(string_agg(concat_ws('|', id, labels, grade_id, series_id, pool, deleted_at), ',' ORDER BY id)) AS facts
    FROM questions WHERE name LIKE 'many %'`.execute(t.db);
  return rows[0]!.facts;
}
const count = async (where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM questions WHERE name LIKE 'many %' AND ${where}`.execute(t.db);
  return rows[0]!.n;
};

beforeAll(async () => {
  await addCatalogue(t.db);
  operator = await t.createUser({ role: 'OPERATOR' });
  for (const code of ['THOUSANDS', 'NEW', 'ODD'])
    await sql`INSERT INTO labels (code, name, name_en, position) VALUES (${code}, ${code}, ${code}, 90) ON CONFLICT DO NOTHING`.execute(
      t.db,
    );
  origin = await addQuestion(t.db, { owner: operator, system: true, subject: 'MATH' });
  const columns = sql.raw(
    'scope, owner_id, privacy, type, grade_id, subject, skill, difficulty, summary, items, created_at, updated_at',
  );
  await sql`
    INSERT INTO questions (id, name, search, pool, labels, ${columns})
    SELECT gen_random_uuid(), 'many ' || n, 'many ' || n, 'EXAM', CASE WHEN n % 2 = 0 THEN ARRAY['THOUSANDS'] ELSE ARRAY['ODD', 'THOUSANDS'] END, ${columns}
    FROM questions q, generate_series(1, ${many}) n WHERE q.id = ${origin}`.execute(t.db);
}, 60_000);

test('a change of 5,000 questions is stopped in the middle, goes on where it was, and is taken back', async () => {
  const before = await facts();
  const { id, total } = await begin({ kind: 'labels', add: ['NEW'], remove: ['ODD'] });
  expect(total).toBe(many);
  for (let times = 0; times < 7; times += 1) await batch(id);
  expect(await turn(id, 'stop')).toMatchObject({ state: 'STOPPED', done: 1_400, changed: 1_400 });
  // What is still in the queue does nothing.
  expect(await batch(id)).toBe(false);
  expect(await count(sql`'NEW' = ANY (labels)`)).toBe(1_400);
  expect(await turn(id, 'continue')).toMatchObject({ state: 'RUNNING' });
  await all(id);
  expect(await of(id)).toMatchObject({ state: 'DONE', done: many, changed: many, refused: 0 });
  expect(await count(sql`labels = '{THOUSANDS,NEW}'`)).toBe(many);
  await turn(id, 'undo');
  await all(id);
  expect(await of(id)).toMatchObject({ state: 'UNDONE', undone: many });
  expect(await facts()).toBe(before);
}, 120_000);

test('a process that is killed leaves whole batches, and the next one goes on', async () => {
  const { id } = await begin({ kind: 'grade', gradeId: 'G8' });
  await batch(id);
  // The connection of the second batch is cut in the middle of its transaction.
  await sql`CREATE OR REPLACE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'`.execute(
    t.db,
  );
  await sql`CREATE TRIGGER die AFTER UPDATE ON bulk_change_rows EXECUTE FUNCTION die()`.execute(t.db);
  await expect(batch(id)).rejects.toThrow();
  await sql`DROP TRIGGER die ON bulk_change_rows`.execute(t.db);
  expect(await of(id)).toMatchObject({ state: 'RUNNING', done: 200 });
  expect(await count(sql`grade_id = 'G8'`)).toBe(200);
  // The job is in the queue since the beginning: a worker takes it.
  await runJobs(t);
  expect(await of(id)).toMatchObject({ state: 'DONE', done: many, changed: many });
  expect(await count(sql`grade_id = 'G8'`)).toBe(many);
  await turn(id, 'undo');
  await runJobs(t);
  expect(await of(id)).toMatchObject({ state: 'UNDONE', undone: many });
  expect(await count(sql`grade_id = 'G8'`)).toBe(0);
}, 120_000);

test('taking back leaves what somebody has changed since, and says so', async () => {
  const filter = { search: 'many 77', label: ['THOUSANDS'] };
  const { id, total } = await begin({ kind: 'retire' }, filter);
  expect(total).toBeGreaterThan(0);
  await all(id);
  expect(await count(sql`deleted_at IS NOT NULL`)).toBe(total);
  await sql`UPDATE questions SET deleted_at = NULL WHERE name = 'many 77'`.execute(t.db);
  await turn(id, 'undo');
  await all(id);
  expect(await of(id)).toMatchObject({ state: 'UNDONE', changed: total, undone: total - 1 });
  const { items } = await t.as(operator).call('GET /itf/bulk-changes/{id}/rows', { params: { id }, query: {} });
  expect(items).toMatchObject([{ name: 'many 77', reason: 'changed-since' }]);
  expect(await count(sql`deleted_at IS NOT NULL`)).toBe(0);
  await expect(turn(id, 'undo')).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('taking back leaves what has been deleted since, and says so', async () => {
  const before = await facts();
  const { id, total } = await begin({ kind: 'pool', pool: 'PRACTICE' }, { search: 'many 88', label: ['THOUSANDS'] });
  await all(id);
  await sql`UPDATE questions SET deleted_at = now() WHERE name = 'many 88'`.execute(t.db);
  await turn(id, 'undo');
  await all(id);
  expect(await of(id)).toMatchObject({ state: 'UNDONE', changed: total, undone: total - 1 });
  const { items } = await t.as(operator).call('GET /itf/bulk-changes/{id}/rows', { params: { id }, query: {} });
  expect(items).toMatchObject([{ name: 'many 88', reason: 'gone' }]);
  expect(await count(sql`pool = 'PRACTICE'`)).toBe(1);
  await sql`UPDATE questions SET deleted_at = NULL, pool = 'EXAM' WHERE name = 'many 88'`.execute(t.db);
  expect(await facts()).toBe(before);
});

test('questions go to another pool and back', async () => {
  const before = await facts();
  const { id, total } = await begin({ kind: 'pool', pool: 'PRACTICE' }, { label: ['ODD'] });
  await all(id);
  expect(await count(sql`pool = 'PRACTICE'`)).toBe(total);
  await turn(id, 'undo');
  await all(id);
  expect(await of(id)).toMatchObject({ state: 'UNDONE', undone: total });
  expect(await facts()).toBe(before);
});

test('who is an operator no more changes nothing any longer', async () => {
  const former = await t.createUser({ role: 'OPERATOR' });
  const { id } = await begin({ kind: 'pool', pool: 'PRACTICE' }, { label: ['ODD'] }, former);
  await batch(id);
  await t.db.updateTable('users').set({ role: 'TEACHER' }).where('id', '=', former.id).execute();
  expect(await batch(id)).toBe(false);
  expect(await of(id)).toMatchObject({ state: 'STOPPED', done: 200 });
  expect(await count(sql`pool = 'PRACTICE'`)).toBe(200);
});

test('nothing chosen, an unknown label and a change that questions have not are refused', async () => {
  await expect(begin({ kind: 'retire' }, { search: 'khong co cau nao nhu vay' })).rejects.toMatchObject({
    code: 'BULK_NOTHING',
  });
  for (const change of [
    { kind: 'labels', add: ['NOWHERE'], remove: [] },
    { kind: 'series', seriesId: 'NOWHERE' },
    { kind: 'grade', gradeId: 'G99' },
    { kind: 'publish' },
  ] as const)
    await expect(begin({ ...change } as Body['change'])).rejects.toMatchObject({ code: 'BODY_INVALID' });
  const { items } = await t.as(operator).call('GET /itf/bulk-changes', { query: { state: 'RUNNING' } });
  expect(items).toEqual([]);
});

test('tests are unpublished and published again, but not while questions are missing', async () => {
  const school = await createSchool(t, { canary: 'bulk' });
  await makeSystemTest(t.db, school, 'bulk', school.teacher.id);
  const { name } = await t.db
    .selectFrom('exams')
    .select('name')
    .where('scope', '=', 'SYSTEM')
    .executeTakeFirstOrThrow();
  const tests = (change: Body['change']) =>
    t.as(operator).call('POST /itf/bulk-changes/tests', { body: { filter: { search: name }, change } });
  const status = async () =>
    (await t.db.selectFrom('exams').select('status').where('scope', '=', 'SYSTEM').executeTakeFirstOrThrow()).status;
  await t.db.updateTable('exams').set({ status: 'READY' }).where('scope', '=', 'SYSTEM').execute();
  const gone = await tests({ kind: 'unpublish' });
  await all(gone.id);
  expect(await status()).toBe('DRAFT');
  await t.db.updateTable('exams').set({ total_questions: 99 }).where('scope', '=', 'SYSTEM').execute();
  const lacking = await tests({ kind: 'publish' });
  await all(lacking.id);
  expect(await of(lacking.id)).toMatchObject({ state: 'DONE', changed: 0, refused: 1 });
  await turn(gone.id, 'undo');
  await all(gone.id);
  expect(await status()).toBe('READY');
});

test('tests move to another pool with their questions, together where they share one, and back as they were', async () => {
  const [one, two, apart, listed] = [
    await addReadyExam(t, operator),
    await addReadyExam(t, operator),
    await addReadyExam(t, operator),
    await addReadyExam(t, operator, { pool: 'PRACTICE' }),
  ];
  const share = (from: typeof one, to: typeof one) =>
    t.db
      .updateTable('exam_questions')
      .set({ question_id: from.questions[0]! })
      .where('exam_id', '=', to.examId)
      .where('question_id', '=', to.questions[0]!)
      .execute();
  await share(one, two);
  const grade = (tests: readonly (typeof one)[], gradeId: string) =>
    t.db
      .updateTable('exams')
      .set({ grade_id: gradeId })
      .where(
        'id',
        'in',
        tests.map(({ examId }) => examId),
      )
      .execute();
  await grade([one, two, listed], 'G8');
  // A test from before the pools may contain a question of the other one, which taking back must leave there.
  await t.db.updateTable('questions').set({ pool: 'PRACTICE' }).where('id', '=', two.questions[1]!).execute();
  const pools = async () => {
    const ids = [one, two, apart, listed].flatMap(({ examId, questions }) => [examId, ...questions]);
    const { rows } = await sql<{ id: string; pool: string }>`
      SELECT id, pool FROM exams WHERE id = ANY (${ids}) UNION ALL SELECT id, pool FROM questions WHERE id = ANY (${ids})`.execute(
      t.db,
    );
    return new Map(rows.map(({ id, pool }) => [id, pool]));
  };
  const move = async (pool: 'EXAM' | 'PRACTICE') => {
    const { id } = await t.as(operator).call('POST /itf/bulk-changes/tests', {
      body: { filter: { gradeId: ['G8'] }, change: { kind: 'pool', pool } },
    });
    await all(id);
    return of(id);
  };
  const reasons = async (id: string) => {
    const { items } = await t.as(operator).call('GET /itf/bulk-changes/{id}/rows', { params: { id }, query: {} });
    return items.map(({ id: exam, reason }) => [exam, reason]);
  };
  const before = await pools();
  const moved = await move('PRACTICE');
  expect(moved).toMatchObject({ state: 'DONE', total: 3, changed: 2, unchanged: 1, refused: 0 });
  const then = await pools();
  for (const id of [one.examId, two.examId, ...one.questions, ...two.questions.slice(1)])
    expect(then.get(id)).toBe('PRACTICE');
  await turn(moved.id, 'undo');
  await all(moved.id);
  expect(await of(moved.id)).toMatchObject({ state: 'UNDONE', undone: 2 });
  expect(await pools()).toEqual(before);

  // A test that is not chosen needs the question that it shares with one of them, and that one shares one with the other.
  await share(one, apart);
  const bound = await move('PRACTICE');
  expect(bound).toMatchObject({ changed: 0, unchanged: 1, refused: 2 });
  expect(new Set((await reasons(bound.id)).map(([, reason]) => reason))).toEqual(new Set(['in-use']));
  expect(await pools()).toEqual(before);

  // Learners who have it keep it.
  await grade([one, two], 'G9');
  await sql`INSERT INTO gift_exams (grade_id, exam_id, position) VALUES ('G8', ${listed.examId}, 1)`.execute(t.db);
  const practised = await move('EXAM');
  expect(practised).toMatchObject({ changed: 0, refused: 1 });
  expect(await reasons(practised.id)).toEqual([[listed.examId, 'practised']]);
});
