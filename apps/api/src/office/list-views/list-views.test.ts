/** Columns and views of lists: each of the staff has their own. */
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

const t = await testApp();
const params = { list: 'orders' } as const;

test('each keeps their own, of each list', async () => {
  const [one, two] = [await t.createUser({ role: 'ADMIN' }), await t.createUser({ role: 'SALE' })];
  const kept = { hidden: ['method'], views: [{ name: 'Chờ duyệt', address: 'review=true' }] };
  await t.as(one).call('PUT /list-views/{list}', { params, body: { hidden: [], views: [] } });
  expect(await t.as(one).call('PUT /list-views/{list}', { params, body: kept })).toEqual(kept);
  expect(await t.as(one).call('GET /list-views/{list}', { params })).toEqual(kept);
  expect(await t.as(one).call('GET /list-views/{list}', { params: { list: 'users' } })).toEqual({
    hidden: [],
    views: [],
  });
  expect(await t.as(two).call('GET /list-views/{list}', { params })).toEqual({ hidden: [], views: [] });
});

test('what is no address, no column or no list is refused', async () => {
  const admin = await t.createUser({ role: 'ADMIN' });
  const put = (body: { hidden: string[]; views: { name: string; address: string }[] }) =>
    t.as(admin).call('PUT /list-views/{list}', { params, body });
  await expect(put({ hidden: [], views: [{ name: ' ', address: '' }] })).rejects.toMatchObject({
    code: 'BODY_INVALID',
  });
  await expect(put({ hidden: [], views: [{ name: 'a', address: 'x#y' }] })).rejects.toMatchObject({
    code: 'BODY_INVALID',
  });
  await expect(put({ hidden: ['<b>'], views: [] })).rejects.toMatchObject({ code: 'BODY_INVALID' });
  expect((await t.as(admin).raw({ url: '/api/list-views/nothing' })).statusCode).toBe(404);
});
