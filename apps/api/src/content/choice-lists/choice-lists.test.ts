/** Lists of the catalogue as operators maintain them, as a black box. */
import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import { choiceGroups, choiceLists, type ChoiceList } from '@vumon/domain';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';

const t = await testApp();
let operator: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await addCatalogue(t.db);
  await sql`INSERT INTO labels (code, name, name_en, position) VALUES ('SAMPLE', 'Đề mẫu', 'Sample', 0)`.execute(t.db);
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const codes = { grades: 'G13', 'exam-types': '90', publishers: 'KIM', labels: 'OLYMPIC' } as const;
const factsOf = (list: ChoiceList) => ({
  name: 'Mục mới đặt',
  nameEn: 'Newly made',
  group: choiceGroups[list][0] ?? null,
  state: 'SHOWN' as const,
});
type Body = Input<'POST /itf/choice-lists/{list}'>['body'];
const add = (list: ChoiceList, more: Partial<Body> = {}) =>
  t.as(operator).call('POST /itf/choice-lists/{list}', {
    params: { list },
    body: { ...factsOf(list), code: codes[list], ...more },
  });
const change = (list: ChoiceList, code: string, revision: number, more: Partial<Body>) =>
  t.as(operator).call('PUT /itf/choice-lists/{list}/{code}', {
    params: { list, code },
    body: { ...factsOf(list), ...more, revision },
  });
const undo = (list: ChoiceList, code: string, revision: number) =>
  t.as(operator).call('POST /itf/choice-lists/{list}/{code}/undo', { params: { list, code }, body: { revision } });
const remove = (list: ChoiceList, code: string) =>
  t.as(operator).call('DELETE /itf/choice-lists/{list}/{code}', { params: { list, code } });
const rows = async (list: ChoiceList, query: Input<'GET /itf/choice-lists/{list}'>['query'] = {}) =>
  (await t.as(operator).call('GET /itf/choice-lists/{list}', { params: { list }, query })).items;
const publicRow = async (list: ChoiceList, code: string) => {
  const visitor = t.as(null);
  if (list === 'grades') return (await visitor.call('GET /grades')).find(({ id }) => id === code);
  if (list === 'exam-types')
    return (await visitor.call('GET /itf/unit-test-types')).find((one) => String(one.code) === code);
  return (await visitor.call(list === 'labels' ? 'GET /itf/labels' : 'GET /itf/publishers')).find(
    (one) => one.code === code,
  );
};

test.each(choiceLists)(
  'a row of %s is added, found, hidden, changed with its history, taken back, and deleted',
  async (list) => {
    const code = codes[list];
    expect(await add(list)).toMatchObject({ ...factsOf(list), id: code, revision: 1, shipped: false });
    expect(await failure(add(list))).toMatchObject({ code: 'CHOICE_CODE_TAKEN' });
    expect((await rows(list, { search: 'moi dat' })).map(({ id }) => id)).toEqual([code]);
    expect(await publicRow(list, code)).toMatchObject({ nameEn: 'Newly made', shown: true });

    expect(await change(list, code, 1, { name: 'Tên khác', state: 'HIDDEN' })).toMatchObject({ revision: 2 });
    expect(await publicRow(list, code)).toMatchObject({ name: 'Tên khác', shown: false });
    expect((await rows(list, { state: 'HIDDEN' })).map(({ id }) => id)).toEqual([code]);
    // An old form is refused, and one that changes nothing makes no revision.
    expect(await failure(change(list, code, 1, { name: 'Muộn' }))).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await change(list, code, 2, { name: 'Tên khác', state: 'HIDDEN' })).revision).toBe(2);

    const params = { list, code };
    expect(await t.as(operator).call('GET /itf/choice-lists/{list}/{code}/history', { params })).toMatchObject([
      { revision: 2, by: { id: operator.id }, before: { name: 'Mục mới đặt' }, after: { state: 'HIDDEN' } },
      { revision: 1, before: null },
    ]);
    expect(await undo(list, code, 2)).toMatchObject({ ...factsOf(list), revision: 3 });
    expect(await failure(undo(list, code, 2))).toMatchObject({ code: 'VERSION_CONFLICT' });
    await remove(list, code);
    expect(await rows(list, { search: 'moi dat' })).toEqual([]);
    expect(await failure(remove(list, code))).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each<[ChoiceList, Partial<Body>, string]>([
  ['grades', { group: 'EXAM' }, 'group'],
  ['exam-types', { code: 'ABC' }, 'code'],
  ['exam-types', { code: '0' }, 'code'],
  ['exam-types', { group: null }, 'group'],
  ['publishers', { group: 'SCHOOL' }, 'group'],
  ['labels', { code: 'thường' }, 'code'],
  ['labels', { name: ' ' }, 'name'],
])('%s refuse %j', async (list, more, path) => {
  expect((await failure(add(list, more))).reply.errors?.map((field) => field.path)).toEqual([path]);
});

test('what is in use or came with the product says where, and can only be hidden', async () => {
  const { examId } = await addReadyExam(t, teacher);
  const uses = (list: ChoiceList, code: string) =>
    t.as(operator).call('GET /itf/choice-lists/{list}/{code}/uses', { params: { list, code } });
  await add('labels', { code: 'MINE' });
  await sql`UPDATE exams SET labels = ARRAY['MINE'] WHERE id = ${examId}`.execute(t.db);
  expect(await uses('labels', 'MINE')).toEqual([{ kind: 'TESTS', count: 1 }]);
  expect(await failure(remove('labels', 'MINE'))).toMatchObject({ code: 'CHOICE_IN_USE' });
  expect(await change('labels', 'MINE', 1, { state: 'HIDDEN' })).toMatchObject({ state: 'HIDDEN' });

  expect(await uses('labels', 'SAMPLE')).toEqual([{ kind: 'SHIPPED', count: 1 }]);
  expect(await failure(remove('labels', 'SAMPLE'))).toMatchObject({ code: 'CHOICE_IN_USE' });
  expect((await uses('grades', 'G9')).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['SHIPPED', 'TESTS', 'QUESTIONS']),
  );
  // What no use counts is known by the reference.
  await add('grades', { code: 'G14' });
  await sql`INSERT INTO test_lists (kind, grade_id, changed_at) VALUES ('GIFT', 'G14', now())`.execute(t.db);
  expect(await failure(remove('grades', 'G14'))).toMatchObject({ code: 'CHOICE_IN_USE' });
});

test('rows keep the order that operators give them, whoever moves at the same time, and a workbook has what a filter finds', async () => {
  for (const code of ['ONE', 'TWO', 'THREE']) await add('publishers', { code, name: `Nhà ${code}` });
  const order = async () => (await rows('publishers', { search: 'nha' })).map(({ id }) => id);
  const move = (code: string, place: number) =>
    t
      .as(operator)
      .call('POST /itf/choice-lists/{list}/{code}/move', { params: { list: 'publishers', code }, body: { place } });
  expect(await order()).toEqual(['ONE', 'TWO', 'THREE']);
  expect((await move('THREE', 1)).place).toBe(1);
  expect((await rows('publishers'))[0]!.id).toBe('THREE');
  await Promise.all([move('ONE', 1), move('TWO', 1), move('THREE', 1)]);
  const places = (await rows('publishers', { size: 100 })).map(({ place }) => place);
  expect(places).toEqual(places.map((_, at) => at + 1));
  const last = await move('ONE', 1000);
  expect(last.place).toBe(places.length);
  const { rawPayload } = await t
    .as(operator)
    .raw({ method: 'GET', url: '/api/itf/choice-lists/publishers/file?search=nha%20one' });
  const book = read(rawPayload);
  const lines = utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0]!]!);
  expect(lines).toMatchObject([{ Mã: 'ONE', 'Tên tiếng Việt': 'Nhà ONE', 'Trạng thái': 'Đang hiện' }]);
  const log = await t.db.selectFrom('audit_log').select('details').where('action', '=', 'list-exported').execute();
  expect(log).toEqual([{ details: { name: 'Nhà xuất bản', rows: 1 } }]);
});
