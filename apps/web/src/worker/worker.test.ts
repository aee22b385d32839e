/** The service worker's rules for requests, in a world of its own: caches that are maps, and a network that can fail. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { pageKey } from '../player/offline/held-test.ts';

const code = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'worker.ts'), 'utf8'));
const origin = 'https://vumon.example';

let stored: Map<string, Map<string, string>>;
let network: (path: string) => Response | Promise<Response>;
let listeners: Map<string, (event: object) => void>;
/** Notices that the device shows, pages that are open, and what was done with them. */
let shown: unknown[];
let windows: string[];
let brought: string[];

const cacheOf = (entries: Map<string, string>) => ({
  match: async (key: string) => (entries.has(key) ? new Response(entries.get(key)) : undefined),
});

beforeEach(() => {
  stored = new Map();
  listeners = new Map();
  [shown, windows, brought] = [[], [], []];
  network = () => Promise.reject(new TypeError('no connection'));
  const self = {
    location: new URL(origin),
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    registration: { showNotification: async (title: string, more: object) => shown.push({ title, ...more }) },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => brought.push(`front ${url}`) })),
      openWindow: async (url: string) => brought.push(`new ${url}`),
    },
  };
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => cacheOf(stored.get(name)!),
    match: async (key: string) => {
      for (const entries of stored.values()) if (entries.has(key)) return new Response(entries.get(key));
      return undefined;
    },
  };
  const fetch = async ({ url }: { url: string }) => network(new URL(url).pathname);
  runInContext(code, createContext({ self, caches, fetch, URL, Response, setTimeout, Promise }));
});

/** The text of the worker's reply; null where it leaves the request to the browser. */
async function asked(path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | null> {
  let reply: Promise<Response> | undefined;
  listeners.get('fetch')!({
    request: { url: origin + path, mode, method },
    respondWith: (given: Promise<Response>) => (reply = given),
  });
  return reply ? (await reply).text() : null;
}
const page = (text: string) => new Response(text, { headers: { 'x-request-id': '1' } });
const store = (name: string, entries: Record<string, string>) => stored.set(name, new Map(Object.entries(entries)));

test('without a connection every page is that of the device', async () => {
  store('home-1', { '/home-page': 'what is on the device' });
  for (const path of ['/home', '/en/home', '/', '/classes/7', '/page/manuals'])
    expect(await asked(path), path).toBe('what is on the device');
});

test('with a connection every page is that of the server, whatever is stored', async () => {
  store('home-1', { '/home-page': 'what is on the device' });
  network = (path) => page(`the server's ${path}`);
  expect(await asked('/home')).toBe("the server's /home");
});

test('a device that has stored nothing fails as the browser does', async () => {
  await expect(asked('/home')).rejects.toThrow('no connection');
});

test('files, downloads, calls and what sends something are no pages', async () => {
  store('home-1', { '/home-page': 'what is on the device' });
  for (const path of ['/api/exams/1/pdf', '/health/live', '/offline.html', '/app-vi.webmanifest'])
    expect(await asked(path), path).toBeNull();
  expect(await asked('/api/account/profile', { mode: 'cors' })).toBeNull();
  expect(await asked('/login', { method: 'POST' })).toBeNull();
});

test('a started test goes on in its own release, also with a connection and a newer one', async () => {
  store('shell-old', { '/page/vi': 'the player of the start' });
  store('shell-new', { '/page/vi': 'the next player' });
  store('home-new', { '/home-page': 'what is on the device' });
  store('test:7:9', { '/open': JSON.stringify({ shell: 'shell-old' }) });
  expect(await asked('/assigned-unit-test/9')).toBe('the player of the start');
  network = () => page('the server');
  expect(await asked('/assigned-unit-test/9')).toBe('the player of the start');
  expect(await asked('/assigned-unit-test/8')).toBe('the server');
});

test('practice that the device holds goes on in its own release, and other practice needs a connection', async () => {
  store('shell-old', { '/page/vi': 'the player of the start' });
  store('home-new', { '/home-page': 'what is on the device' });
  store('test:7:p', { '/open': JSON.stringify({ shell: 'shell-old' }) });
  expect(await asked('/practice/p')).toBe('the player of the start');
  expect(await asked('/practice/q')).toBe('what is on the device');
  expect(await asked('/practice')).toBe('what is on the device');
});

test('files of a release come from the device, others from the server', async () => {
  store('home-1', { '/assets/app-1.js': 'stored' });
  network = () => page('sent');
  expect(await asked('/assets/app-1.js', { mode: 'cors' })).toBe('stored');
  expect(await asked('/assets/app-2.js', { mode: 'cors' })).toBe('sent');
});

test('practice goes with signing out, once the server has accepted it, and a running test stays', async () => {
  const open = { '/open': JSON.stringify({ state: { id: 'attempt' } }) };
  store('test:lan:attempt', open);
  store('test:lan:assignment', open);
  const signOut = () => asked('/api/auth/logout', { mode: 'cors', method: 'POST' });
  network = () => new Response('refused', { status: 500 });
  expect(await signOut()).toBe('refused');
  expect([...stored.keys()]).toEqual(['test:lan:attempt', 'test:lan:assignment']);
  network = () => new Response('signed out');
  expect(await signOut()).toBe('signed out');
  expect([...stored.keys()]).toEqual(['test:lan:assignment']);
});

test('the page of a test is stored under the key by which the worker looks for it', async () => {
  // The international site has English pages without a prefix.
  for (const path of ['/assigned-unit-test/9', '/en/assigned-unit-test/9']) {
    store('shell-1', { [pageKey(path)]: path });
    store('test:7:9', { '/open': JSON.stringify({ shell: 'shell-1' }) });
    expect(await asked(path)).toBe(path);
  }
});

/** Sends an event and waits for what the worker keeps it alive for. */
async function happened(type: 'push' | 'notificationclick', event: object): Promise<void> {
  const kept: Promise<unknown>[] = [];
  listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => kept.push(work) });
  await Promise.all(kept);
}

test('what the push service brings is shown, once for a page, with the page that it leads to', async () => {
  const told = { title: 'Bài mới', text: '9A1, hạn 21:00', url: '/assigned-unit-test' };
  await happened('push', { data: { json: () => told } });
  await happened('push', { data: null });
  expect(shown).toEqual([
    expect.objectContaining({ title: told.title, body: told.text, tag: told.url, data: { url: told.url } }),
  ]);
});

test('a pressed notice brings its page to the front, or opens it beside a test, and no other site', async () => {
  windows = [`${origin}/notices`, `${origin}/assigned-unit-test/9`];
  let closed = 0;
  const press = (data: { url: string } | undefined) =>
    happened('notificationclick', { notification: { close: () => (closed += 1), data } });
  await press({ url: '/classes/7' });
  await press(undefined);
  await press({ url: 'https://elsewhere.example/' });
  expect(brought).toEqual([`new ${origin}/classes/7`, `front ${origin}/notices`]);
  expect(closed).toBe(3);
});
