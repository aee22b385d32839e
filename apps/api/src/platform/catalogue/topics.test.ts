import type { Input } from '@vumon/contract/client';
import { beforeAll, expect, it } from 'vitest';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { testApp, type CallError, type TestApp, type TestUser } from '../../testing/app.ts';
import { addQuestion } from '../../testing/content.ts';

let t: TestApp;
let operator: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  operator = await t.createUser({ role: 'OPERATOR' });
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

const ids = async (grade: string) =>
  (await t.as(null).call('GET /itf/topics', { query: { subject: 'MATH', grade: [grade] } })).map(({ id }) => id);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const names = { name: 'Số phức', nameEn: 'Complex numbers' };

it('a topic that staff adds comes last in its grade and can be chosen at once', async () => {
  const made = await t.as(operator).call('POST /itf/topics', {
    body: { subject: 'MATH', gradeId: 'G12', strand: 'NU', ...names },
  });
  expect((await ids('G12')).at(-1)).toBe(made.id);
  const question = await addQuestion(t.db, { owner: teacher, subject: 'MATH', topicId: made.id });
  const { items } = await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine', topic: [made.id] } });
  expect(items).toMatchObject([{ id: question, topicId: made.id }]);
  const [entry] = await t.db.selectFrom('audit_log').selectAll().where('subject_kind', '=', 'topic').execute();
  expect(entry).toMatchObject({ action: 'topic-added', subject_id: made.id, actor_id: operator.id });
});

it.each([
  ['no strand in maths', { subject: 'MATH' as const, gradeId: 'G9', strand: null }, 'strand'],
  ['a skill of English in maths', { subject: 'MATH' as const, gradeId: 'G9', strand: 'GR' as const }, 'strand'],
  ['a grade that is not there', { subject: 'MATH' as const, gradeId: 'G99', strand: 'NU' as const }, 'gradeId'],
])('is refused with %s', async (_, body, path) => {
  const { reply } = await failure(t.as(operator).call('POST /itf/topics', { body: { ...body, ...names } }));
  expect(reply.errors?.map((error) => error.path)).toEqual([path]);
});

it('a hidden topic can no longer be chosen, and stays on its questions', async () => {
  const question = await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine' } });
  const id = question.items[0]!.topicId!;
  const change = (active: boolean) =>
    t.as(operator).call('PUT /itf/topics/{id}', { params: { id }, body: { ...names, name: 'Số phức (mới)', active } });
  expect(await change(false)).toMatchObject({ active: false, name: 'Số phức (mới)', gradeId: 'G12', strand: 'NU' });
  expect(await ids('G12')).not.toContain(id);
  const all = await t.as(operator).call('GET /itf/topics/all', { query: { subject: 'MATH', grade: 'G12', size: 100 } });
  expect(all.items.at(-1)).toMatchObject({ id, active: false, place: all.page.total });
  expect((await t.as(teacher).call('GET /itf/questions', { query: { scope: 'mine' } })).items[0]!.topicId).toBe(id);
  await change(true);
  expect(await ids('G12')).toContain(id);
  expect(
    await failure(
      t.as(operator).call('PUT /itf/topics/{id}', { params: { id: 'nowhere' }, body: { ...names, active: true } }),
    ),
  ).toMatchObject({ status: 404 });
});

it('swaps places with its neighbour; the first cannot move up', async () => {
  const before = await ids('G10');
  const move = (id: string, by: -1 | 1) =>
    t.as(operator).call('POST /itf/topics/{id}/move', { params: { id }, body: { by } });
  await move(before[0]!, -1);
  expect(await ids('G10')).toEqual(before);
  await move(before[2]!, -1);
  expect(await ids('G10')).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await move(before[2]!, 1);
  expect(await ids('G10')).toEqual(before);
});

it('the list of staff is searched without diacritics, filtered, sorted and paged', async () => {
  type Asked = Partial<Input<'GET /itf/topics/all'>['query']>;
  const list = (asked: Asked) =>
    t.as(operator).call('GET /itf/topics/all', { query: { subject: 'MATH', size: 100, ...asked } });
  const whole = await list({});
  expect(new Set(whole.items.map(({ subject }) => subject))).toEqual(new Set(['MATH']));
  const found = await list({ search: 'xac suat' });
  expect(found.items.length).toBeGreaterThan(0);
  expect(found.items.every(({ name, nameEn }) => /xác suất|probab/i.test(`${name} ${nameEn}`))).toBe(true);
  const [first] = found.items;
  expect(first!.place).toBe((await ids(first!.gradeId!)).indexOf(first!.id) + 1);
  const strand = await list({ grade: 'G9', strand: 'ST' });
  expect(strand.items.map((topic) => [topic.gradeId, topic.strand])).toEqual(strand.items.map(() => ['G9', 'ST']));
  expect(strand.page.total).toBeGreaterThan(0);
  expect((await list({ active: 'false' })).items.every(({ active }) => !active)).toBe(true);
  const byName = await list({ grade: 'G9', sort: 'name', direction: 'desc' });
  const names = byName.items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('vi').compare).toReversed());
  const second = await list({ grade: 'G9', page: 1, size: 10 });
  expect(second.items.map(({ place }) => place).slice(0, 2)).toEqual([11, 12]);
  const english = await t.as(operator).call('GET /itf/topics/all', { query: { subject: 'ENGLISH', grade: '-' } });
  expect(english.items.length).toBeGreaterThan(0);
  expect(english.items.every(({ gradeId }) => gradeId === null)).toBe(true);
});

it('is changed by staff only', async () => {
  for (const work of [
    () => t.as(teacher).call('GET /itf/topics/all', { query: { subject: 'MATH' } }),
    () => t.as(teacher).call('POST /itf/topics', { body: { subject: 'MATH', gradeId: 'G9', strand: 'NU', ...names } }),
    () => t.as(teacher).call('PUT /itf/topics/{id}', { params: { id: 'M9-01' }, body: { ...names, active: false } }),
    () => t.as(teacher).call('POST /itf/topics/{id}/move', { params: { id: 'M9-01' }, body: { by: 1 } }),
  ])
    expect(await failure(work())).toMatchObject({ status: 403 });
});

it('its last change is taken back once, and the history has both', async () => {
  const made = await t.as(operator).call('POST /itf/topics', {
    body: { subject: 'MATH', gradeId: 'G11', strand: 'NU', ...names },
  });
  const params = { id: made.id };
  const undo = (revision: number) => t.as(operator).call('POST /itf/topics/{id}/undo', { params, body: { revision } });
  const changed = await t
    .as(operator)
    .call('PUT /itf/topics/{id}', { params, body: { ...names, name: 'Tên nhầm', active: false } });
  expect(changed.revision).toBe(2);
  expect(await undo(2)).toMatchObject({ name: 'Số phức', active: true, revision: 3 });
  expect(await failure(undo(2))).toMatchObject({ code: 'VERSION_CONFLICT' });
  const history = await t.as(operator).call('GET /itf/topics/{id}/history', { params });
  expect(history.map(({ revision, before, after, by }) => [revision, before?.['name'], after['name'], by?.id])).toEqual(
    [
      [3, 'Tên nhầm', 'Số phức', operator.id],
      [2, 'Số phức', 'Tên nhầm', operator.id],
    ],
  );
  expect(
    await failure(t.as(teacher).call('POST /itf/topics/{id}/undo', { params, body: { revision: 3 } })),
  ).toMatchObject({
    code: 'FORBIDDEN',
  });
});
