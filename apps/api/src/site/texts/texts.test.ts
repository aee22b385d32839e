/** The texts about the operator as a black box: what is public, who may change them, and their history. */
import { noSiteTexts } from '@vumon/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const t = await testApp();
const admin = await t.createUser({ role: 'ADMIN' });
const shown = async () => (await t.as(null).call('GET /itf/app-settings/site')).value;
const put = (revision: number, changes: Partial<typeof noSiteTexts>) =>
  t.as(admin).call('PUT /itf/site-texts', { body: { revision, texts: { ...noSiteTexts, ...changes } } });

test('nothing is promised while nothing is set; what the installation has named before is shown', async () => {
  expect(Object.values(await shown()).every((value) => value === null)).toBe(true);
  await t.db.insertInto('app_settings').values({ key: 'contact', value: '{"hotline": "1900 0000"}' }).execute();
  expect(await shown()).toMatchObject({ hotline: '1900 0000', email: null });
});

test('an administrator changes them with their history; sign-in pages follow', async () => {
  const texts = { hotline: '1900 1234', email: 'hotro@vumon.example', company: 'Công ty  Vũ Môn' };
  expect(await put(0, texts)).toMatchObject({ revision: 1, texts: { company: 'Công ty Vũ Môn' } });
  expect(await shown()).toMatchObject({ hotline: '1900 1234', company: 'Công ty Vũ Môn', address: null });
  const contact = await t.as(null).call('GET /itf/app-settings/{id}', { params: { id: 'contact' } });
  expect(contact.value).toEqual({ hotline: '1900 1234', email: 'hotro@vumon.example' });
  // Two who begin at the same revision: the second is told.
  await expect(put(0, {})).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await put(1, { ...texts, hotline: '' });
  expect((await shown()).hotline).toBeNull();
  const history = await t.as(admin).call('GET /itf/site-texts/history');
  expect(history.map(({ revision, before, after }) => [revision, before?.['hotline'], after['hotline']])).toEqual([
    [2, '1900 1234', ''],
    [1, undefined, '1900 1234'],
  ]);
});

test('wrong texts are named by their fields, and only administrators may write', async () => {
  await expect(put(2, { email: 'x', facebook: 'javascript:alert(1)' })).rejects.toMatchObject({
    status: 400,
    reply: { errors: [{ path: 'texts.email' }, { path: 'texts.facebook' }] },
  });
  const sale = await t.createUser({ role: 'SALE' });
  await expect(t.as(sale).call('GET /itf/site-texts')).rejects.toMatchObject({ status: 403 });
});
