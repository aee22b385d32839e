/** Which calls are the same intention of the user, and what becomes of lost ones. */
import { ApiError, type Api, type CallOptions } from '@vumon/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { sendOnce } from './once.ts';

const lost = () => new ApiError(0, { code: 'NETWORK' });
let sent: string[];
let replies: (() => Promise<unknown>)[];
let clock: number;
let pressedAt: number;
let waited: number[];
let keys: number;
let api: (route: string, input?: unknown, options?: CallOptions) => Promise<unknown>;

beforeEach(() => {
  [sent, replies, clock, pressedAt, waited, keys] = [[], [], 10_000, 10_000, [], 0];
  const plain = (route: string, _: unknown, options: CallOptions = {}) => {
    sent.push(`${route.split('/').at(-1)} ${options.idempotencyKey ?? '-'}`);
    return (replies.shift() ?? (() => Promise.resolve(sent.length)))();
  };
  api = sendOnce(plain as unknown as Api, {
    isKeyed: (route) => route.startsWith('POST'),
    newKey: () => `k${++keys}`,
    inputAt: () => pressedAt,
    now: () => clock,
    wait: (ms) => Promise.resolve(waited.push(ms)),
  }) as unknown as typeof api;
});

it('sends a second click of a double click once, while the first call runs and after it', async () => {
  const [first, second] = [api('POST /a', { n: 1 }), api('POST /a', { n: 1 })];
  expect(await first).toBe(await second);
  pressedAt += 300;
  clock += 5_000;
  expect(await api('POST /a', { n: 1 })).toBe(1);
  expect(sent).toEqual(['a k1']);
});

it('sends another click, another body and another route with a key of their own', async () => {
  await api('POST /a', { n: 1 });
  await api('POST /a', { n: 2 });
  await api('POST /b', { n: 1 });
  pressedAt += 800;
  await api('POST /a', { n: 1 });
  expect(sent).toEqual(['a k1', 'a k2', 'b k3', 'a k4']);
});

it('joins an equal call however late it comes while the first one runs', async () => {
  let reply = (_: unknown) => {};
  replies = [() => new Promise((resolve) => (reply = resolve))];
  const first = api('POST /a');
  pressedAt += 5_000;
  const second = api('POST /a');
  reply('one');
  expect([await first, await second]).toEqual(['one', 'one']);
  expect(sent).toHaveLength(1);
});

it('tells files apart', async () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 });
  await api('POST /a', {}, { file: file('a.png') });
  await api('POST /a', {}, { file: file('b.png') });
  await api('POST /a', {}, { file: file('a.png') });
  expect(sent).toEqual(['a k1', 'a k2']);
});

it('repeats with the same key what the connection lost or what is still running', async () => {
  const running = new ApiError(409, { code: 'REQUEST_RUNNING' });
  replies = [() => Promise.reject(lost()), () => Promise.reject(running)];
  expect(await api('POST /a')).toBe(3);
  expect(sent).toEqual(['a k1', 'a k1', 'a k1']);
  expect(waited).toEqual([400, 1_200]);
});

it('keeps the key for the next try of the user when repeating has failed', async () => {
  replies = Array.from({ length: 5 }, () => () => Promise.reject(lost()));
  await expect(api('POST /a')).rejects.toMatchObject({ code: 'NETWORK' });
  pressedAt += 60_000;
  await api('POST /a');
  expect(new Set(sent)).toEqual(new Set(['a k1']));
  pressedAt += 60_000;
  await api('POST /a');
  expect(sent.at(-1)).toBe('a k2');
});

it('does not keep the key for ever', async () => {
  replies = Array.from({ length: 5 }, () => () => Promise.reject(lost()));
  await expect(api('POST /a')).rejects.toThrow();
  clock += 11 * 60_000;
  await api('POST /b');
  await api('POST /a');
  expect(sent.at(-1)).toBe('a k3');
});

it('takes a refusal as final: correcting and trying again is a new intention', async () => {
  replies = [() => Promise.reject(new ApiError(409, { code: 'CLASS_CODE_EXISTED' }))];
  await expect(api('POST /a')).rejects.toMatchObject({ code: 'CLASS_CODE_EXISTED' });
  await api('POST /a');
  expect(sent).toEqual(['a k1', 'a k2']);
});

it('leaves other routes alone', async () => {
  await Promise.all([api('GET /a'), api('GET /a')]);
  expect(sent).toEqual(['a -', 'a -']);
});
