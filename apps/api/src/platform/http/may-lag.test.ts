/** Routes that are read from a server that follows the primary: they write nothing, and a change is noted for whoever made it. */
import { routes, type Routes } from '@vumon/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, createPool } from '#db';
import { testApp } from '../../testing/app.ts';

const t = await testApp();
const admin = await t.createUser({ role: 'ADMIN' });
const student = await t.createUser({ role: 'STUDENT' });
const readOnlyUrl = new URL(t.database.url);
readOnlyUrl.searchParams.set('options', '-c default_transaction_read_only=on');
const readOnly = createDatabase(createPool({ url: readOnlyUrl.href, max: 2 }));
afterAll(() => readOnly.destroy());
beforeEach(() => void vi.restoreAllMocks());

/** Whoever adds one has read it: it writes nothing, not even an entry of a log, and decides nothing by what it reads. */
const marked = [
  'GET /itf/audit-log',
  'GET /itf/audit-log/actions',
  'GET /itf/statistic/service-packages',
  'GET /itf/statistic/service-packages/ending',
  'GET /itf/statistic/turnover',
  'GET /itf/statistic/users',
] as const satisfies (keyof Routes)[];

test('are these, and no others', () => {
  const all = Object.entries(routes).flatMap(([key, spec]) => ('mayLag' in spec ? [key] : []));
  expect(all.sort()).toEqual([...marked].sort());
});

test('the server of these tests takes no change', async () => {
  await expect(readOnly.deleteFrom('notices').execute()).rejects.toThrow('read-only transaction');
});

test.each(marked)('%s works where nothing can be written, and reads nowhere else', async (route) => {
  const range = { from: '2026-01-01', to: '2026-01-31' };
  const query = /turnover|users|packages$/.test(route) ? range : {};
  const expected = await t.as(admin).call(route, { query } as never);
  const queries = vi.spyOn(t.app.db, 'getExecutor');
  const read = vi.spyOn(t.app.reading, 'read').mockImplementation((_, work) => work(readOnly));
  expect(await t.as(admin).call(route, { query } as never)).toEqual(expected);
  expect(read).toHaveBeenCalledTimes(1);
  expect(queries).not.toHaveBeenCalled();
});

test('a change is noted for whoever made it, after it was made; not a look, and not what learners save', async () => {
  const noted = vi.spyOn(t.app.reading, 'noteChange');
  await t.as(admin).call('GET /itf/audit-log', { query: {} });
  await t.as(student).raw({ method: 'POST', url: '/api/notices/read-all', payload: {} });
  expect(noted).not.toHaveBeenCalled();
  // Refused or not: what it did before it failed may have been committed.
  await t.as(admin).raw({ method: 'POST', url: '/api/notices/read-all', payload: {} });
  expect(noted.mock.calls).toEqual([[admin.id]]);
});
