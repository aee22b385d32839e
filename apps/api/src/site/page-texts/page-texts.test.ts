/** Texts of public pages as a black box: draft, publishing, history, taking back. */
import type { PageText } from '@vumon/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { wordsOfChapter } from './page-texts.service.ts';

const t = await testApp();
const operator = await t.createUser({ role: 'OPERATOR' });
const other = await t.createUser({ role: 'ADMIN' });
const at = (page: 'about-us' | 'make-test', locale: 'vi' | 'en' = 'vi') => ({ params: { page, locale } });
const text = (lead: string): PageText => ({
  title: 'Về chúng tôi',
  lead,
  sections: [{ id: 'name', title: 'Tên gọi', text: 'Một đoạn.\n\n- một\n- hai' }],
});
const shown = async (group: 'about-us' | 'teacher', locale: 'vi' | 'en' = 'vi') =>
  t.as(null).call('GET /itf/page-texts/published', { query: { group, locale } });
const draft = (draftRevision: number, lead: string) =>
  t.as(operator).call('PUT /itf/page-texts/{page}/{locale}/draft', {
    ...at('about-us'),
    body: { draftRevision, text: text(lead) },
  });
const publish = (draftRevision: number) =>
  t.as(operator).call('POST /itf/page-texts/{page}/{locale}/publish', { ...at('about-us'), body: { draftRevision } });
const undo = (revision: number) =>
  t.as(operator).call('POST /itf/page-texts/{page}/{locale}/undo', { ...at('about-us'), body: { revision } });

test('a draft is public only once it is published, in its language alone', async () => {
  expect(await shown('about-us')).toEqual([]);
  expect(await draft(0, 'Bản một')).toMatchObject({ draftRevision: 1, published: null, revision: 0 });
  expect(await shown('about-us')).toEqual([]);
  expect(await publish(1)).toMatchObject({ draft: null, revision: 1, published: { lead: 'Bản một' } });
  expect(await shown('about-us')).toEqual([{ page: 'about-us', text: text('Bản một') }]);
  expect(await shown('about-us', 'en')).toEqual([]);
  expect(await shown('teacher')).toEqual([]);
});

test('two who write are told of one another', async () => {
  const { draftRevision } = await t.as(other).call('GET /itf/page-texts/{page}/{locale}', at('about-us'));
  await draft(draftRevision, 'Bản hai');
  await expect(draft(draftRevision, 'Bản ba')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(publish(draftRevision)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(
    t.as(other).call('POST /itf/page-texts/{page}/{locale}/discard', { ...at('about-us'), body: { draftRevision } }),
  ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await publish(draftRevision + 1);
  // A second press of the button publishes nothing again.
  await expect(publish(draftRevision + 1)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
});

test('what was published last is taken back, down to what ships, and the history tells it', async () => {
  await expect(undo(1)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  expect(await undo(2)).toMatchObject({ revision: 3, published: { lead: 'Bản một' } });
  const history = await t.as(other).call('GET /itf/page-texts/{page}/{locale}/history', at('about-us'));
  expect(history.map(({ revision, before, after }) => [revision, before?.['lead'], after['lead']])).toEqual([
    [3, 'Bản hai', 'Bản một'],
    [2, 'Bản một', 'Bản hai'],
    [1, undefined, 'Bản một'],
  ]);
  expect(history[0]!.by).toMatchObject({ id: operator.id });
  const { entries } = await t.as(other).call('GET /itf/audit-log', { query: { actorId: operator.id } });
  expect(entries.map(({ action }) => action)).toEqual([
    'page-text-undone',
    'page-text-published',
    'page-text-published',
  ]);
});

test('a text that lacks something stays a draft; its fields are named', async () => {
  const params = at('make-test', 'en');
  const lacking = { title: '', lead: 'The page', sections: [{ id: 'step-1', title: 'Press', text: '' }] };
  const kept = await t.as(operator).call('PUT /itf/page-texts/{page}/{locale}/draft', {
    ...params,
    body: { draftRevision: 0, text: lacking },
  });
  const { draftRevision } = kept;
  await expect(
    t.as(operator).call('POST /itf/page-texts/{page}/{locale}/publish', { ...params, body: { draftRevision } }),
  ).rejects.toMatchObject({
    code: 'BODY_INVALID',
    reply: { errors: [{ path: 'title' }, { path: 'intro' }, { path: 'sections.0.text' }] },
  });
  const listed = await t.as(operator).call('GET /itf/page-texts');
  expect(listed.filter(({ draft }) => draft)).toMatchObject([{ page: 'make-test', locale: 'en', revision: 0 }]);
  await t.as(operator).call('POST /itf/page-texts/{page}/{locale}/discard', { ...params, body: { draftRevision } });
  expect((await t.as(operator).call('GET /itf/page-texts')).some(({ draft }) => draft)).toBe(false);
});

test('title and intro of a chapter are those of the last publishing, in its language; without them what ships stays', async () => {
  const chapters = async (locale: 'vi' | 'en') =>
    t.as(null).call('GET /itf/page-texts/chapters', { query: { locale } });
  expect(await chapters('vi')).toEqual([]);
  const chapter = { title: 'Ra đề nhanh', intro: 'Hai bước.', lead: 'Trang tạo đề' };
  const whole = { ...chapter, sections: [{ id: 'step-1', title: 'Bấm', text: 'Bấm nút.' }] };
  const params = at('make-test');
  const { draftRevision } = await t.as(operator).call('PUT /itf/page-texts/{page}/{locale}/draft', {
    ...params,
    body: { draftRevision: 0, text: whole },
  });
  expect(await chapters('vi')).toEqual([]);
  const { revision } = await t
    .as(operator)
    .call('POST /itf/page-texts/{page}/{locale}/publish', { ...params, body: { draftRevision } });
  expect(await chapters('vi')).toEqual([{ page: 'make-test', title: 'Ra đề nhanh', lead: 'Hai bước.' }]);
  expect(await chapters('en')).toEqual([]);
  expect(await wordsOfChapter({ db: t.db }, 'make-test', 'vi')).toMatchObject({ title: 'Ra đề nhanh' });
  expect(await wordsOfChapter({ db: t.db }, 'make-test', 'en')).toBeNull();
  await t.as(operator).call('POST /itf/page-texts/{page}/{locale}/undo', { ...params, body: { revision } });
  expect(await chapters('vi')).toEqual([]);
  // A chapter that was published before it had a title.
  await sql`UPDATE page_texts SET published = ${JSON.stringify({ ...whole, title: '', intro: undefined })}::jsonb
    WHERE page = 'make-test' AND locale = 'vi'`.execute(t.db);
  expect(await chapters('vi')).toEqual([]);
});

test('only pages of the product have texts', async () => {
  const reply = await t.as(operator).raw({ url: '/api/itf/page-texts/home/vi' });
  expect(reply.statusCode).toBe(404);
});
