import type { ReportedEntry } from '@vumon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Recorder, type AttemptConditions } from './recorder.ts';

const epoch = Date.parse('2026-11-23T01:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

function page({ kept = new Map<string, string>(), reloaded = false } = {}) {
  const sent: ReportedEntry[] = [];
  const calls: number[] = [];
  const server = { up: true, kept: true };
  const openedAt = Date.now();
  const recorder = new Recorder({
    attempt: 'attempt',
    device: 'c-abcdefghij0123456789',
    now: () => epoch + Date.now(),
    elapsed: () => Date.now() - openedAt,
    newId: () => `entry${Math.random().toString(36).slice(2, 12)}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    async send(entries) {
      calls.push(entries.length);
      if (!server.up) throw new Error('away');
      sent.push(...entries.filter(({ id }) => !sent.some((one) => one.id === id)));
      return { kept: server.kept };
    },
  });
  const update = (part: Partial<AttemptConditions> = {}) =>
    recorder.update({ running: true, offline: false, pausedAt: null, ...part });
  update();
  recorder.open(reloaded);
  const facts = () =>
    sent.map((one) => [one.kind, one.kind === 'PASTED' ? one.characters : one.seconds, Date.parse(one.at) - epoch]);
  return { recorder, update, facts, calls, server, kept };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('leaving the page', () => {
  it('is reported with start and duration once the learner is back', async () => {
    const { recorder, facts } = page();
    await pass(10_000);
    recorder.touched();
    recorder.hidden();
    await pass(12_000);
    expect(facts()).toEqual([]);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([['LEFT', 12, 10_000]]);
  });

  it('is not reported if it was short', async () => {
    const { recorder, facts } = page();
    recorder.hidden();
    await pass(1_500);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([]);
  });

  it('is one absence if the page is visible for a moment in between', async () => {
    const { recorder, facts } = page();
    recorder.hidden();
    await pass(5_000);
    recorder.shown();
    await pass(1_000);
    recorder.hidden();
    await pass(4_000);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([['LEFT', 10, 0]]);
  });

  it('is not reported for a screen that turns off automatically, unless the page keeps it on', async () => {
    const { recorder, facts } = page();
    await pass(60_000);
    recorder.hidden();
    await pass(30_000);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([]);
    recorder.keepsLit(true);
    await pass(60_000);
    recorder.hidden();
    await pass(30_000);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([['LEFT', 30, 160_000]]);
  });

  it('is not reported while the teacher has stopped the clock', async () => {
    const { recorder, update, facts } = page();
    update({ pausedAt: epoch });
    recorder.hidden();
    await pass(60_000);
    recorder.shown();
    await pass(10_000);
    update();
    recorder.touched();
    recorder.hidden();
    await pass(20_000);
    // If the clock is stopped while the learner is away, the absence ends at that time.
    update({ pausedAt: epoch + Date.now() });
    await pass(600_000);
    recorder.shown();
    await pass(10_000);
    expect(facts()).toEqual([['LEFT', 20, 70_000]]);
  });

  it('is measured while the page is closed, but not for a reload', async () => {
    const kept = new Map<string, string>();
    page({ kept }).recorder.hidden();
    await pass(40_000);
    const again = page({ kept });
    await pass(10_000);
    expect(again.facts()).toEqual([['LEFT', 40, 0]]);
    again.recorder.hidden();
    await pass(8_000);
    const reloaded = page({ kept, reloaded: true });
    await pass(10_000);
    expect(reloaded.facts()).toEqual([]);
  });

  it('ends with the attempt', async () => {
    const { recorder, facts, kept } = page();
    recorder.hidden();
    await pass(30_000);
    recorder.stop();
    await pass(0);
    expect(facts()).toEqual([['LEFT', 30, 0]]);
    expect(kept.size).toBe(0);
  });
});

describe('a lost connection', () => {
  it('is reported when it is back, unless it was short', async () => {
    const { update, facts } = page();
    update({ offline: true });
    await pass(3_000);
    update();
    await pass(10_000);
    update({ offline: true });
    await pass(90_000);
    update();
    await pass(10_000);
    expect(facts()).toEqual([['LOST', 90, 13_000]]);
  });

  it('stores events until the server accepts them, also over a reload', async () => {
    const kept = new Map<string, string>();
    const { recorder, facts, server } = page({ kept });
    server.up = false;
    recorder.pasted('một đoạn văn');
    await pass(10_000);
    expect(facts()).toEqual([]);
    server.up = true;
    await pass(40_000);
    expect(facts()).toEqual([['PASTED', 12, 0]]);
    server.up = false;
    recorder.pasted('hai');
    const again = page({ kept, reloaded: true });
    await pass(10_000);
    expect(again.facts()).toEqual([['PASTED', 3, 50_000]]);
  });
});

describe('pasting', () => {
  it('is reported with the length, except for text of the page itself', async () => {
    const { recorder, facts } = page();
    recorder.copied('She has lived in Huế since 2019.');
    recorder.pasted('lived  in\nHuế');
    recorder.pasted('   ');
    recorder.pasted('from elsewhere 👋');
    await pass(10_000);
    expect(facts()).toEqual([['PASTED', 16, 0]]);
  });
});

it('sends few requests, and stops if the server stores no record', async () => {
  const { recorder, calls, server, facts } = page();
  for (let n = 0; n < 100; n += 1) {
    recorder.pasted(`text ${n}`);
    await pass(100);
  }
  await pass(60_000);
  expect(facts()).toHaveLength(100);
  // One request when the page opened, then at most one in five seconds with at most twenty entries.
  expect(calls.length).toBeLessThan(12);
  expect(Math.max(...calls)).toBeLessThanOrEqual(20);
  server.kept = false;
  recorder.pasted('more');
  await pass(10_000);
  expect(recorder.view()).toEqual({ kept: false, latest: null });
  const asked = calls.length;
  recorder.pasted('and more');
  await pass(60_000);
  expect(calls).toHaveLength(asked);
});
