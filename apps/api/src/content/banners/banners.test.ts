/** Banners as a black box: what is shown when, and what operators may make. */
import { beforeAll, expect, test } from 'vitest';
import type { Input } from '@vumon/contract/client';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { tinyPng } from '../../testing/pictures.ts';

const t = await testApp();
const hour = 3_600_000;
let operator: TestUser;
beforeAll(async () => {
  operator = await t.createUser({ role: 'OPERATOR' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const at = (ms: number) => new Date(t.now() + ms).toISOString();
const item = { alt: 'Tri ân thầy cô', url: '/payment?type=upgrade', openNewTab: false };
const add = (name: string, placement: 'POPUP' | 'BANNER' = 'POPUP') =>
  t.as(operator).call('POST /itf/banners', { body: { name, placement } });
const picture = (id: string, locale: 'vi' | 'en' = 'vi', device: 'desktop' | 'mobile' = 'desktop', bytes = tinyPng) =>
  t.as(operator).upload('POST /itf/banners/{id}/picture', {
    params: { id },
    fields: { locale, device },
    file: { name: 'anh.png', bytes },
  });
async function change(id: string, more: Partial<Input<'PUT /itf/banners/{id}'>['body']> = {}) {
  const { name, placement, scope, startsAt, endsAt, repeatHours, items, state, revision } = await t
    .as(operator)
    .call('GET /itf/banners/{id}', { params: { id } });
  const body = { name, placement, scope, startsAt, endsAt, repeatHours, items, state, revision, ...more };
  return t.as(operator).call('PUT /itf/banners/{id}', { params: { id }, body });
}
async function schedule(name: string, from: number, to: number, placement: 'POPUP' | 'BANNER' = 'POPUP') {
  const { id } = await add(name, placement);
  await picture(id);
  await change(id, { startsAt: at(from), endsAt: at(to), items: { vi: item, en: item }, state: 'SCHEDULED' });
  return id;
}
const shown = (query: Input<'GET /itf/banners'>['query'] = {}) => t.as(null).call('GET /itf/banners', { query });

test('a scheduled banner is shown from its beginning to its end by the server’s clock, with what its picture needs', async () => {
  const id = await schedule('Ngày 20/11', hour, 3 * hour);
  expect(await shown()).toEqual([]);
  t.advance(hour);
  expect(await shown({ type: 'popup', site: 'vumon', status: 'active' })).toMatchObject([
    {
      id,
      type: 'popup',
      displayPlace: 'home',
      repeatTime: 24,
      status: 'active',
      // A language without a picture is left out: nothing is shown rather than a hole.
      bannerItems: [{ lang: 'vi', imageDesktop: expect.stringMatching(/^\/media\//), imageMobile: null, ...item }],
    },
  ]);
  expect(await shown({ type: 'banner' })).toEqual([]);
  const { bannerItems } = (await shown())[0]!;
  const file = await t.as(null).raw({ method: 'GET', url: bannerItems[0]!.imageDesktop! });
  expect(file.statusCode).toBe(200);
  t.advance(2 * hour - 60_000);
  const { startDate, endDate } = (await shown())[0]!;
  t.advance(120_000);
  expect(await shown()).toEqual([]);
  // Its first and its last moment are its own, the ones beside them are not.
  const idsAt = async (moment: string, ms = 0) =>
    (
      await t.as(operator).call('GET /itf/banners/at', {
        query: { moment: new Date(Date.parse(moment) + ms).toISOString() },
      })
    ).map((banner) => banner.id);
  expect([await idsAt(startDate, -1), await idsAt(startDate)]).toEqual([[], [id]]);
  expect([await idsAt(endDate), await idsAt(endDate, 1)]).toEqual([[id], []]);
});

test('staff see what would be shown at another moment; a draft and its pictures are nobody else’s', async () => {
  const id = await schedule('Tết', 100 * hour, 110 * hour);
  const moment = at(105 * hour);
  const then = await t.as(operator).call('GET /itf/banners/at', { query: { moment } });
  expect(then.map((banner) => banner.id)).toEqual([id]);
  const draft = await add('Chưa xong');
  const { pictures } = (await picture(draft.id)).json().data;
  expect((await t.as(null).raw({ method: 'GET', url: pictures.vi.desktop })).statusCode).not.toBe(200);
  const learner = await t.createUser({ role: 'STUDENT' });
  expect((await t.as(learner).raw({ method: 'GET', url: pictures.vi.desktop })).statusCode).not.toBe(200);
  const colleague = await t.createUser({ role: 'OPERATOR' });
  expect((await t.as(colleague).raw({ method: 'GET', url: pictures.vi.desktop })).statusCode).toBe(200);
  await change(id, { state: 'STOPPED' });
});

test('at most one banner of a placement is scheduled at a time, also when two operators schedule at once', async () => {
  const first = await schedule('Một', 200 * hour, 210 * hour);
  const dates = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to), state: 'SCHEDULED' as const });
  const { id } = await add('Hai');
  await picture(id);
  const refused = await failure(change(id, dates(209 * hour, 220 * hour)));
  expect([refused.code, refused.reply.params]).toEqual(['BANNER_OVERLAPS', { name: 'Một' }]);
  await change(id, dates(211 * hour, 220 * hour));
  // The strip is another place.
  await schedule('Dải', 200 * hour, 210 * hour, 'BANNER');
  const both = await Promise.all(['Ba', 'Bốn'].map((name) => add(name)));
  for (const one of both) await picture(one.id);
  const tries = await Promise.allSettled(both.map((one) => change(one.id, dates(300 * hour, 310 * hour))));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await change(first, { state: 'STOPPED' });
  await change(id, dates(200 * hour, 220 * hour));
});

test('a banner needs dates in order and a picture to be scheduled, and leads nowhere dangerous', async () => {
  const { id } = await add('Thiếu');
  const fields = async (more: Parameters<typeof change>[1]) =>
    (await failure(change(id, more))).reply.errors?.map(({ path, code }) => [path, code]);
  expect(await fields({ state: 'SCHEDULED' })).toEqual([
    ['startsAt', 'required'],
    ['endsAt', 'required'],
  ]);
  expect(await fields({ state: 'SCHEDULED', startsAt: at(900 * hour), endsAt: at(800 * hour) })).toEqual([
    ['endsAt', 'endsBeforeStart'],
  ]);
  const dates = { startsAt: at(900 * hour), endsAt: at(910 * hour) };
  expect(await failure(change(id, { ...dates, state: 'SCHEDULED' }))).toMatchObject({ code: 'BANNER_WITHOUT_PICTURE' });
  const items = { vi: { ...item, url: 'javascript:alert(1)' }, en: item };
  expect(await fields({ items })).toEqual([['items.vi.url', 'invalid']]);
  expect((await picture(id, 'vi', 'mobile', Buffer.from('<svg/>'))).json().code).toBe('MEDIA_UNSUPPORTED');
});

test('changes are revisions with their difference; an old form is refused; only drafts are deleted', async () => {
  const { id } = await add('Lịch sử');
  await change(id, { name: 'Lịch sử mới', scope: 'ALL' });
  const params = { id };
  const history = await t.as(operator).call('GET /itf/banners/{id}/history', { params });
  expect(history).toMatchObject([
    {
      revision: 2,
      by: { id: operator.id },
      before: { name: 'Lịch sử', scope: 'HOME' },
      after: { name: 'Lịch sử mới', scope: 'ALL' },
    },
    { revision: 1, before: null },
  ]);
  expect(await failure(change(id, { revision: 1 }))).toMatchObject({ code: 'VERSION_CONFLICT' });
  await t.as(operator).call('DELETE /itf/banners/{id}', { params });
  expect(await failure(t.as(operator).call('GET /itf/banners/{id}', { params }))).toMatchObject({ code: 'NOT_FOUND' });
  const shownOnce = await schedule('Đã lên lịch', 1000 * hour, 1001 * hour);
  const remove = t.as(operator).call('DELETE /itf/banners/{id}', { params: { id: shownOnce } });
  expect(await failure(remove)).toMatchObject({ code: 'BANNER_SCHEDULED' });
});

test('banners are found without diacritics and by phase', async () => {
  const names = async (query: Input<'GET /itf/banners/all'>['query']) =>
    (await t.as(operator).call('GET /itf/banners/all', { query })).items.map(({ name }) => name);
  expect(await names({ search: 'ngay 20' })).toEqual(['Ngày 20/11']);
  expect(await names({ phase: 'ENDED' })).toEqual(['Ngày 20/11']);
  expect(await names({ phase: 'UPCOMING', placement: 'BANNER' })).toEqual(['Dải']);
  expect(await names({ phase: 'DRAFT', search: 'chua xong' })).toEqual(['Chưa xong']);
  for (const role of ['TEACHER', 'SALE'] as const)
    expect(await failure(t.as(await t.createUser({ role })).call('GET /itf/banners/all', { query: {} }))).toMatchObject(
      {
        status: 403,
      },
    );
});

test('the last change is taken back with its dates, texts and pictures, unless the place is taken meanwhile', async () => {
  const id = await schedule('Cần hoàn tác', 500 * hour, 510 * hour);
  const undo = (revision: number) =>
    t.as(operator).call('POST /itf/banners/{id}/undo', { params: { id }, body: { revision } });
  const before = await t.as(operator).call('GET /itf/banners/{id}', { params: { id } });
  await picture(id, 'en', 'mobile');
  await expect(undo(before.revision)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  const taken = await undo(before.revision + 1);
  expect(taken).toEqual({ ...before, revision: before.revision + 2, changedAt: expect.any(String) });
  const stopped = await change(id, { state: 'STOPPED', name: 'Nhầm' });
  await schedule('Trùng giờ', 505 * hour, 506 * hour);
  expect(await failure(undo(stopped.revision))).toMatchObject({ code: 'BANNER_OVERLAPS' });
  expect(stopped.revision).toBe(taken.revision + 1);
});
