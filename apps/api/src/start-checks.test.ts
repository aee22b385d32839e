import { expect, test, vi } from 'vitest';
import { createDatabase, createPool, SecretDiffersError } from '#db';
import { forgetSecret } from './platform/db/secret.ts';
import { checkAtStart } from './start-checks.ts';
import { testApp } from './testing/app.ts';
import { databaseProxy } from './testing/proxy.ts';

const t = await testApp();
const { config, log } = t.app;
const other = { ...config, secret: Buffer.alloc(32, 7) };

test('a process with another secret than the first does not start, until the secret is given up', async () => {
  await checkAtStart(t.db, config, log);
  await checkAtStart(t.db, config, log);
  await expect(checkAtStart(t.db, other, log)).rejects.toThrow(SecretDiffersError);
  await forgetSecret(t.db);
  await checkAtStart(t.db, other, log);
  await expect(checkAtStart(t.db, config, log)).rejects.toThrow(/new-secret/);
  const { value } = await t.db
    .selectFrom('app_settings')
    .select('value')
    .where('key', '=', 'secret.fingerprint')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(value)).not.toContain(other.secret.toString('hex'));
});

test('two processes that start at once agree on one secret', async () => {
  await forgetSecret(t.db);
  const results = await Promise.allSettled([config, other].map((config) => checkAtStart(t.db, config, log)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a process that starts while the database is away ends later if its secret differs', async () => {
  await forgetSecret(t.db);
  await checkAtStart(t.db, config, log);
  const proxy = await databaseProxy(t.database.url);
  const db = createDatabase(createPool({ url: proxy.url, max: 1 }));
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  try {
    proxy.cut();
    await checkAtStart(db, { ...other, directUrl: proxy.url }, log);
    proxy.restore();
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), { timeout: 20_000 });
  } finally {
    exit.mockRestore();
    await db.destroy();
  }
});
