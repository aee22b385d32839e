/** When a process caches packages and settings, and when it reads them again, tested by counting queries. */
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { packageStoreOf } from './index.ts';
import { PackageStore } from './store.ts';

const t = await testApp();
const stores: PackageStore[] = [];
afterEach(() => Promise.all(stores.splice(0).map((store) => store.stop())));

/** Called for every statement that the store sends. */
const onStatement = vi.fn();
const db = t.db.withPlugin({
  transformQuery({ node }) {
    onStatement();
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

function newStore(): PackageStore {
  const store = new PackageStore(t.app);
  stores.push(store);
  return store;
}
async function listeningStore(): Promise<PackageStore> {
  const store = newStore();
  await store.listen();
  return store;
}
async function isReadAnew(store: PackageStore): Promise<boolean> {
  onStatement.mockReset();
  await store.read(db);
  return onStatement.mock.calls.length > 0;
}

describe('packages and settings', () => {
  it('are read once by a process that listens for changes, and again after a change', async () => {
    const store = await listeningStore();
    expect(await isReadAnew(store)).toBe(true);
    expect(await isReadAnew(store)).toBe(false);
    store.forget();
    expect(await isReadAnew(store)).toBe(true);
    expect(await isReadAnew(store)).toBe(false);
  });

  it('are read each time by a process that does not listen', async () => {
    const store = newStore();
    expect(await isReadAnew(store)).toBe(true);
    expect(await isReadAnew(store)).toBe(true);
  });

  it('are not cached when they change while they are being read', async () => {
    const store = await listeningStore();
    onStatement.mockImplementationOnce(() => store.forget());
    await store.read(db);
    expect(onStatement).toHaveBeenCalled();
    expect(await isReadAnew(store)).toBe(true);
    expect(await isReadAnew(store)).toBe(false);
  });

  it('are read again after a notification, and when the process loses its notifications', async () => {
    const store = await listeningStore();
    const changed = vi.fn();
    store.onChange(changed);
    await isReadAnew(store);
    await sql`SELECT pg_notify('packages_changed', '')`.execute(t.db);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(await isReadAnew(store)).toBe(true);
    expect(await isReadAnew(store)).toBe(false);
    await store.stop();
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(await isReadAnew(store)).toBe(true);
  });
});

it('a process has one store', () => {
  expect(packageStoreOf(t.app)).toBe(packageStoreOf(t.app));
  expect(packageStoreOf({ ...t.app })).not.toBe(packageStoreOf(t.app));
});
