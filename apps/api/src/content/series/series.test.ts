/** Series as operators maintain them, as a black box. */
import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addReadyExam } from '../../testing/content.ts';
import { tinyPng } from '../../testing/pictures.ts';

const t = await testApp();
let operator: TestUser;
beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
  await addCatalogue(t.db);
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const facts = {
  name: 'Tiếng Anh Bình Minh 8',
  nameEn: 'Sunrise English 8',
  gradeId: 'G8',
  subject: 'ENGLISH',
  seriesGroup: 'BOOK',
  coursebookGroup: 'MIDDLE',
  publisher: 'NA',
  state: 'SHOWN',
} as const;
const add = (more: Partial<Input<'POST /itf/series'>['body']> = {}) =>
  t.as(operator).call('POST /itf/series', { body: { ...facts, ...more } });
const list = async (query: Input<'GET /itf/series'>['query'] = {}, user = operator) =>
  (await t.as(user).call('GET /itf/series', { query })).items;
const shownToAll = async (id: string) =>
  (await t.as(null).call('GET /itf/series/all', { query: {} })).find((one) => one.id === id);

test('a series is found by its name without diacritics and by its facts, and everybody gets it', async () => {
  const made = await add();
  expect(made).toMatchObject({ ...facts, contentCategory: 1, revision: 1, uses: { systemTests: 0 } });
  expect((await list({ search: 'binh minh' })).map(({ id }) => id)).toEqual([made.id]);
  expect((await list({ search: 'sunrise' })).map(({ id }) => id)).toEqual([made.id]);
  expect((await list({ search: 'binh minh', seriesGroup: 'EXTERNAL' })).length).toBe(0);
  expect((await list({ coursebookGroup: 'MIDDLE', search: 'binh' })).length).toBe(1);
  expect(await shownToAll(made.id)).toMatchObject({ name: facts.name, shown: true, unitTestQuantity: 0 });
  const { reply } = await failure(add({ gradeId: 'G99', publisher: 'XX' }));
  expect(reply.errors?.map(({ path }) => path)).toEqual(['gradeId', 'publisher']);
});

test('a hidden series is told as hidden, keeps its name for what has it, and comes back', async () => {
  const made = await add({ name: 'Sách cũ', nameEn: 'Old book' });
  const change = (more: object, revision: number) =>
    t.as(operator).call('PUT /itf/series/{id}', {
      params: { id: made.id },
      body: { ...facts, name: 'Sách cũ', nameEn: 'Old book', ...more, revision },
    });
  const hidden = await change({ state: 'HIDDEN' }, 1);
  expect(hidden).toMatchObject({ state: 'HIDDEN', revision: 2 });
  expect(await shownToAll(made.id)).toMatchObject({ name: 'Sách cũ', shown: false });
  // An old form is refused, and one that changes nothing makes no revision.
  expect(await failure(change({ name: 'Khác' }, 1))).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await change({ state: 'HIDDEN' }, 2)).revision).toBe(2);
});

test('every change is a revision with its difference, and the last one is taken back once', async () => {
  const made = await add({ name: 'Bản đầu', nameEn: 'First' });
  const params = { id: made.id };
  await t.as(operator).call('PUT /itf/series/{id}', {
    params,
    body: { ...facts, name: 'Bản sau', nameEn: 'Second', gradeId: 'G9', revision: 1 },
  });
  const history = await t.as(operator).call('GET /itf/series/{id}/history', { params });
  expect(history).toMatchObject([
    {
      revision: 2,
      by: { id: operator.id },
      before: { name: 'Bản đầu', gradeId: 'G8' },
      after: { name: 'Bản sau', gradeId: 'G9' },
    },
    { revision: 1, before: null, after: { name: 'Bản đầu' } },
  ]);
  const undo = (revision: number) => t.as(operator).call('POST /itf/series/{id}/undo', { params, body: { revision } });
  expect(await undo(2)).toMatchObject({ name: 'Bản đầu', nameEn: 'First', gradeId: 'G8', revision: 3 });
  expect(await failure(undo(2))).toMatchObject({ code: 'VERSION_CONFLICT' });
  // To undo the undoing is to do it again.
  expect(await undo(3)).toMatchObject({ name: 'Bản sau', gradeId: 'G9', revision: 4 });
});

test('a series that something has says how much and cannot be deleted; a free one can', async () => {
  const used = await add({ name: 'Đang dùng', nameEn: 'In use' });
  const { examId } = await addReadyExam(t, await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  await sql`UPDATE exams SET series_id = ${used.id} WHERE id = ${examId}`.execute(t.db);
  const remove = (id: string) => t.as(operator).call('DELETE /itf/series/{id}', { params: { id } });
  const { code, reply } = await failure(remove(used.id));
  expect([code, reply.params]).toEqual(['SERIES_IN_USE', { tests: 1, questions: 0 }]);
  expect((await list({ search: 'dang dung' }))[0]!.uses).toEqual({ systemTests: 0, otherTests: 1, questions: 0 });
  const free = await add({ name: 'Thử xóa', nameEn: 'To delete' });
  await remove(free.id);
  expect(await list({ search: 'thu xoa' })).toEqual([]);
  expect(await failure(remove(free.id))).toMatchObject({ code: 'NOT_FOUND' });
});

test('series keep the order that operators give them in their grade, whoever moves at the same time', async () => {
  const ids: string[] = [];
  for (const name of ['Một', 'Hai', 'Ba'])
    ids.push((await add({ name, nameEn: name, gradeId: 'G8', subject: 'MATH' })).id);
  const order = async () =>
    (await list({ gradeId: 'G8', size: 100 })).map(({ id }) => id).filter((id) => ids.includes(id));
  const move = (id: string, place: number) =>
    t.as(operator).call('POST /itf/series/{id}/move', { params: { id }, body: { place } });
  expect(await order()).toEqual(ids);
  expect((await move(ids[2]!, 1)).place).toBe(1);
  expect((await list({ gradeId: 'G8' }))[0]!.id).toBe(ids[2]);
  const places = (await list({ gradeId: 'G8', size: 100 })).map(({ place }) => place);
  expect(places).toEqual(places.map((_, at) => at + 1));
  await Promise.all([move(ids[0]!, 1), move(ids[1]!, 1), move(ids[2]!, 1)]);
  expect(new Set(await order())).toEqual(new Set(ids));
  // A place beyond the end is the end.
  const last = await move(ids[0]!, 1000);
  expect(last.place).toBe((await list({ gradeId: 'G8', size: 100 })).length);
  const everybody = (await t.as(null).call('GET /itf/series/all', { query: { grade: 'G8' } })).map(({ id }) => id);
  expect(everybody).toEqual((await list({ gradeId: 'G8', size: 100 })).map(({ id }) => id));
});

test('a series without a picture has a drawn cover, which follows its name', async () => {
  const made = await add({ name: 'Chưa có bìa', nameEn: 'No cover' });
  const shown = async () => (await shownToAll(made.id))!;
  const drawn = async (url: string) => {
    const reply = await t.as(null).raw({ method: 'GET', url });
    expect(reply.headers['content-type']).toContain('image/svg+xml');
    return reply.body;
  };
  const { imageUrl, imageUrlEn } = await shown();
  expect([await drawn(imageUrl), await drawn(imageUrlEn)].map((svg) => svg.includes('<title>No cover'))).toEqual([
    false,
    true,
  ]);
  await t.as(operator).call('PUT /itf/series/{id}', {
    params: { id: made.id },
    body: { ...facts, name: 'Tên mới', nameEn: 'No cover', revision: 1 },
  });
  expect((await shown()).imageUrl).not.toBe(imageUrl);
  expect(await drawn((await shown()).imageUrl)).toContain('<title>Tên mới');
  const unknown = await t.as(null).raw({ method: 'GET', url: '/media/covers/khong-co.vi.svg' });
  expect(unknown.statusCode).toBe(404);
});

test('covers in both languages are shown to everybody, signed in or not', async () => {
  const made = await add({ name: 'Có bìa', nameEn: 'With cover' });
  const upload = (locale: 'vi' | 'en', bytes: Buffer = tinyPng) =>
    t.as(operator).upload('POST /itf/series/{id}/picture', {
      params: { id: made.id },
      fields: { locale },
      file: { name: 'bia.png', bytes },
    });
  expect((await upload('vi')).json().data).toMatchObject({
    imageUrl: expect.stringMatching(/^\/media\//),
    imageUrlEn: null,
    revision: 2,
  });
  const { imageUrlEn } = (await upload('en')).json().data;
  const learner = await t.createUser({ role: 'STUDENT' });
  for (const user of [null, learner, await t.createUser({ role: 'TEACHER' })])
    expect((await t.as(user).raw({ method: 'GET', url: imageUrlEn })).statusCode).toBe(200);
  expect((await upload('vi', Buffer.from('<svg/>'))).json().code).toBe('MEDIA_UNSUPPORTED');
  const undone = await t
    .as(operator)
    .call('POST /itf/series/{id}/undo', { params: { id: made.id }, body: { revision: 3 } });
  expect(undone).toMatchObject({ imageUrl: expect.stringMatching(/^\/media\//), imageUrlEn: null });
});

test('the workbook has the rows of the filter', async () => {
  const { rawPayload } = await t
    .as(operator)
    .raw({ method: 'GET', url: '/api/itf/series/file?gradeId=G8&subject=MATH' });
  const book = read(rawPayload);
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  const found = (await list({ gradeId: 'G8', subject: 'MATH', size: 100 })).length;
  expect(rows.length).toBe(1 + found);
  const log = await t.db.selectFrom('audit_log').select('details').where('action', '=', 'list-exported').execute();
  expect(log).toMatchObject([{ details: { rows: found } }]);
});

test('teachers and sales maintain nothing', async () => {
  for (const role of ['TEACHER', 'SALE', 'STUDENT'] as const)
    expect(await failure(list({}, await t.createUser({ role })))).toMatchObject({ status: 403 });
});
