import { trashDays } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { beforeAll, expect, test } from 'vitest';
import { examVersionContent, examVersionKeys, publishExam } from '#content/exams';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { addQuestion, addReadyExam } from '../../testing/content.ts';
import { emptyTrash } from './question-trash.service.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;
const day = 86_400_000;

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

const { content, key } = samples.MC1;
const body = (name: string) => ({
  type: 'MC1' as const,
  name,
  subject: 'ENGLISH' as const,
  skill: 'GR' as const,
  schemaVersion: 1,
  content: content as never,
  answerKey: key as never,
});
const add = async (name: string, owner = teacher) =>
  (await t.as(owner).call('POST /questions', { body: body(name) })).id;
const bulk = (ids: string[], change: object, user = teacher) =>
  t.as(user).call('POST /questions/bulk', { body: { ids, change: change as never } });
const remove = (ids: string[], user = teacher) => bulk(ids, { kind: 'delete' }, user);
const trash = async (user = teacher) =>
  (await t.as(user).call('GET /itf/questions/trash', { query: { size: 100 } })).items;
/** The number of rows of a table that refer to these questions. */
const rows = async (ids: string[]) => {
  const count = async (table: 'questions' | 'question_versions' | 'question_keys', column: 'id' | 'question_id') =>
    (
      await t.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .where(column as never, 'in', ids as never)
        .executeTakeFirstOrThrow()
    ).n;
  return (
    await Promise.all([
      count('questions', 'id'),
      count('question_versions', 'question_id'),
      count('question_keys', 'question_id'),
    ])
  ).map(Number);
};
const exists = async (id: string) =>
  (await t.db.selectFrom('questions').select('id').where('id', '=', id).execute()).length > 0;

test('a deleted question can be restored for 30 days, then it is deleted with its versions and keys', async () => {
  const [gone, kept, alive] = [await add('Gone'), await add('Kept'), await add('Alive')];
  const system = await add('Of the system', operator);
  const { type: _, ...edited } = body('Gone, edited');
  await t.as(teacher).call('POST /questions/update', { body: { id: gone, version: 1, ...edited } });
  await t.as(teacher).call('POST /questions/tell-apart', { body: { ids: [gone, kept, alive], apart: true } });
  await remove([gone, system], operator);
  await remove([gone]);
  t.advance(day);
  await remove([kept]);
  expect((await trash()).map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
    [kept, trashDays],
    [gone, trashDays - 1],
  ]);
  t.advance((trashDays - 1) * day - 60_000);
  expect(await emptyTrash(t.app)).toBe(0);
  expect((await trash()).map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
    [kept, 2],
    [gone, 1],
  ]);
  expect((await trash(operator)).map(({ id }) => id)).toEqual([system]);
  t.advance(60_001);
  expect((await trash()).map(({ id }) => id)).toEqual([kept]);
  expect(await rows([gone, system])).toEqual([2, 3, 3]);
  expect(await emptyTrash(t.app)).toBe(2);
  expect(await rows([gone, system])).toEqual([0, 0, 0]);
  expect(await rows([kept, alive])).toEqual([2, 2, 2]);
  expect((await bulk([gone], { kind: 'restore' })).refused).toEqual([{ id: gone, title: '', reason: 'not-found' }]);
  expect((await bulk([kept], { kind: 'restore' })).changed).toEqual([kept]);
  expect(
    await t.db
      .selectFrom('question_distinctions')
      .select(['first_id', 'second_id'])
      .where('second_id', 'in', [gone, kept, alive])
      .execute(),
  ).toEqual([{ first_id: kept, second_id: alive }]);
  const told = await t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', gone)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(told).toEqual([{ action: 'question-removed', actor_id: null }]);
  expect(await emptyTrash(t.app)).toBe(0);
});

test('a deleted question stays as long as a test contains it; published versions stay for ever', async () => {
  const { examId, questions } = await addReadyExam(t, teacher);
  const { examVersionId } = await publishExam({ db: t.db, now: t.now(), app: t.app }, { exam: { id: examId } });
  const [published, keys] = [await examVersionContent(t.db, examVersionId), await examVersionKeys(t.db, examVersionId)];
  await t.db
    .updateTable('questions')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', 'in', [...questions])
    .execute();
  t.advance((trashDays + 1) * day);
  expect(await emptyTrash(t.app)).toBe(0);
  expect(await rows([...questions])).toEqual([questions.length, questions.length, questions.length]);
  const [first, ...rest] = questions;
  await t.db.deleteFrom('exam_questions').where('exam_id', '=', examId).where('question_id', '=', first!).execute();
  expect(await emptyTrash(t.app)).toBe(1);
  expect(await rows([first!])).toEqual([0, 0, 0]);
  expect(await rows(rest)).toEqual([rest.length, rest.length, rest.length]);
  expect(await examVersionContent(t.db, examVersionId)).toEqual(published);
  expect(await examVersionKeys(t.db, examVersionId)).toEqual(keys);
});

test('a picture stays for copies of a deleted question', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const sent = (
    await t.as(teacher).upload('POST /itf/media', {
      fields: { kind: 'image' },
      file: { name: 'dot.png', bytes: png, type: 'image/png' },
    })
  ).json();
  const image = sent.data.id as string;
  const illustrated = {
    ...content,
    items: [{ ...(content as { items: object[] }).items[0], image: { media: image, alt: 'Dot' } }],
  };
  expect(JSON.stringify(illustrated)).toContain(image);
  const id = (
    await t
      .as(teacher)
      .call('POST /questions', { body: { ...body('Illustrated'), privacy: 'PUBLIC', content: illustrated as never } })
  ).id;
  const copy = (await t.as(other).call('POST /questions/{id}/copy', { params: { id } })).id;
  await remove([id]);
  t.advance((trashDays + 1) * day);
  expect(await emptyTrash(t.app)).toBe(1);
  expect(await exists(copy)).toBe(true);
  expect((await t.as(other).raw({ method: 'GET', url: `/media/${image}` })).statusCode).toBe(200);
});

test('two workers empty a full trash concurrently, skipping questions of tests', async () => {
  const { examId } = await addReadyExam(t, teacher);
  const ids: string[] = await Promise.all(Array.from({ length: 450 }, () => addQuestion(t.db, { owner: teacher })));
  const held = ids.filter((_, at) => at % 3 === 0);
  await t.db
    .insertInto('exam_questions')
    .values(
      held.map((id, at) => ({
        exam_id: examId,
        question_id: id,
        question_version: 1,
        part_id: 'part1',
        position: 100 + at,
        items: 1,
        skill: 'GR',
        difficulty: 'M1',
      })),
    )
    .execute();
  await t.db
    .updateTable('questions')
    .set({ deleted_at: new Date(t.now()) })
    .where('id', 'in', ids)
    .execute();
  t.advance((trashDays + 1) * day);
  const done = await Promise.all([emptyTrash(t.app), emptyTrash(t.app)]);
  expect(done[0]! + done[1]! + (await emptyTrash(t.app))).toBe(ids.length - held.length);
  expect(await rows(ids)).toEqual([held.length, held.length, held.length]);
});

test('a question that is added to a test concurrently is not removed', async () => {
  const { examId } = await addReadyExam(t, teacher);
  const id = await add('In the nick of time');
  await remove([id]);
  t.advance((trashDays + 1) * day);
  const client = await t.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`INSERT INTO exam_questions VALUES ($1, $2, 1, 'part1', 900, 1, 'GR', 'M1')`, [examId, id]);
    expect(await emptyTrash(t.app)).toBe(0);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect(await emptyTrash(t.app)).toBe(0);
  expect(await exists(id)).toBe(true);
});
