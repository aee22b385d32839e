/**
 * Every mail of the international site, to people whose accounts were made in Vietnamese: nothing in it is Vietnamese.
 * What people have written is written without Vietnamese letters here.
 */
import { canBeMailed, noticeKinds, noticeRecords, productName, type NoticeKind } from '@vumon/domain';
import templates from '@vumon/i18n/catalogs/messages.en.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { sendMessage } from '#platform/messages';
import { notify } from '#platform/notices';
import type { TemplateKey } from '../platform/messages/provider.ts';
import { testApp } from '../testing/app.ts';
import { runJobs } from '../testing/jobs.ts';
import { openEventFacts } from '../testing/post-calls.ts';

const t = await testApp({ config: { site: 'intl' } });
const teacher = await t.createUser({ role: 'TEACHER' });
const operator = await t.createUser({ role: 'OPERATOR' });
const sale = await t.createUser({ role: 'SALE' });
await t.db.updateTable('users').set({ locale: 'vi', time_zone: 'Asia/Singapore' }).execute();

const letters = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;

/** The mails that have been sent since; each is looked at whole. */
async function sent(): Promise<string[]> {
  await runJobs(t);
  const rows = await t.db.deleteFrom('outbox_messages').returning(['subject', 'body', 'html']).execute();
  const mails = rows.map(({ subject, body, html }) => `${subject}\n${body}\n${html}`);
  for (const mail of mails) {
    expect(mail).not.toMatch(letters);
    expect(mail).toContain('<html lang="en">');
    expect(mail).not.toMatch(/\{\{|vumon\.example\/en\b/);
  }
  return mails;
}

/** A name that has an English one is Vietnamese. */
const valuesOf = (kind: NoticeKind): Record<string, string | number> => {
  const params = noticeRecords[kind].params as Readonly<Record<string, 'text' | 'number' | 'time'>>;
  return Object.fromEntries(
    Object.entries(params).map(([name, holds]) => [
      name,
      holds === 'number'
        ? 3
        : holds === 'time'
          ? '2026-12-03T02:00:00.000Z'
          : `${name}En` in params
            ? 'Cơ bản'
            : 'Words',
    ]),
  );
};

it.each(noticeKinds.filter(canBeMailed))('a notice %s', async (kind) => {
  await notify(
    { app: t.app, db: t.db, now: t.now() },
    { users: [teacher.id], kind, params: valuesOf(kind) as never, link: '/learning', mailed: true },
  );
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toContain('https://vumon.example/learning');
});

const keys = Object.entries(templates)
  .filter(([group]) => group !== 'notice')
  .flatMap(([group, inner]) => Object.keys(inner).map((name) => `${group}.${name}` as TemplateKey));
it.each(keys)('a message %s', async (templateKey) => {
  const contact = 'mei.tan@example.com';
  const params = {
    product: productName,
    code: '482913',
    minutes: 5,
    days: 7,
    contact,
    after: contact,
    link: 'https://a.b',
  };
  await sendMessage(t.app, { to: contact, templateKey, params, locale: 'vi', requestId: t.app.newId() });
  expect(await sent()).toHaveLength(1);
});

it('a message that came, its answer, and an event that is cancelled', async () => {
  const headers = { 'accept-language': 'vi' };
  const written = { phone: '+65 9123 4567', fullName: 'Mei Lin Tan', email: 'mei.tan@example.com' };
  await t.as(null).raw({
    method: 'POST',
    url: '/api/user-question',
    headers,
    payload: { ...written, message: 'How many students?', website: '', openMs: 20_000 },
  });
  await t.db.updateTable('user_requests').set({ locale: 'vi' }).execute();
  expect(await sent()).toHaveLength(1);
  const [request] = (await t.as(sale).call('GET /itf/user-requests', { query: { view: 'OPEN' } })).items;
  const params = { id: request!.id };
  await t.as(sale).call('POST /itf/user-requests/{id}/answer', {
    params,
    body: { text: 'As many as you like.', revision: request!.revision },
  });
  expect(await sent()).toHaveLength(1);

  const { id } = await t.as(operator).call('POST /itf/user-events', { body: { name: 'Hội thảo' } });
  // Begins when it is another day in Singapore than in Vietnam.
  const startsAt = '2099-02-28T16:30:00.000Z';
  const facts = {
    ...openEventFacts(t.now()),
    name: 'Hội thảo',
    nameEn: 'Workshop',
    startsAt,
    endsAt: '2099-03-01T02:00:00.000Z',
  };
  await t.as(operator).call('PUT /itf/user-events/{id}', { params: { id }, body: facts });
  await t.as(teacher).call('POST /itf/user-event/join', { body: { eventId: id } });
  await t
    .as(operator)
    .call('PUT /itf/user-events/{id}', { params: { id }, body: { ...facts, state: 'CANCELLED', revision: 2 } });
  const [mail] = await sent();
  expect(mail).toContain('“Workshop” (01/03/2099)');
});
