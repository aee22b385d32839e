import type { AppError } from '@vumon/domain';
import { describe, expect, it } from 'vitest';
import { HashingQueue, type QueueOptions } from './hashing-queue.ts';

/** A queue on a clock of its own. `serve` advances the clock and ends the piece of work that has run longest. */
function lineOf(options: Partial<QueueOptions> = {}) {
  let now = 0;
  const line = new HashingQueue({
    slots: 1,
    longestWaitMs: 1_000,
    most: 100,
    longestRetryMs: 10_000,
    usualMs: 100,
    clock: () => now,
    ...options,
  });
  const running: (() => void)[] = [];
  const started: number[] = [];
  const replies: Promise<unknown>[] = [];
  return {
    line,
    started,
    join(...names: number[]) {
      for (const name of names) {
        const reply = line.run(() => {
          started.push(name);
          return new Promise<void>((done) => running.push(done));
        });
        reply.catch(() => {});
        replies.push(reply);
      }
    },
    async serve(ms: number) {
      now += ms;
      running.shift()!();
      await new Promise((go) => setImmediate(go));
    },
    /** The Retry-After that a new caller gets; null when accepted. */
    async sentAwayFor(): Promise<number | null> {
      let joined = true;
      let seconds: number | null = null;
      await Promise.race([
        line
          .run(async () => {})
          .catch((error: unknown) => {
            joined = false;
            expect((error as AppError).code).toBe('SERVER_BUSY');
            seconds = (error as AppError).details.retryAfterSeconds!;
          }),
        new Promise((go) => setImmediate(go)),
      ]);
      expect(joined).toBe(seconds === null);
      return seconds;
    },
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a queue for hashing', () => {
  it.each([
    ['a free slot', { slots: 1 }, 0, null],
    ['nobody before one', { slots: 1 }, 1, null],
    ['one place left', { slots: 1 }, 10, null],
    ['as many as are served in the longest wait', { slots: 1 }, 11, 2],
    ['two slots serve twice as many', { slots: 2 }, 21, null],
    ['and no more', { slots: 2 }, 22, 2],
    [
      'a longer wait is said in whole seconds',
      { longestWaitMs: 15_000, longestRetryMs: 60_000, usualMs: 110 },
      138,
      16,
    ],
    ['never more than the most', { usualMs: 1, most: 30 }, 31, 1],
  ] as const)('%s', async (_, options, before, expected) => {
    const { join, sentAwayFor } = lineOf({ ...('longestWaitMs' in options ? { most: 1_000 } : {}), ...options });
    join(...numbers(before));
    expect(await sentAwayFor()).toBe(expected);
  });

  it('tells each refused request when to retry, never later than the longest time', async () => {
    const { join, sentAwayFor, serve } = lineOf({ longestRetryMs: 5_000, usualMs: 500 });
    join(1, 2, 3);
    const away: (number | null)[] = [];
    for (let one = 0; one < 9; one += 1) away.push(await sentAwayFor());
    expect(away).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 5]);
    // Half a second later the queue is shorter, and refused callers have waited for half a second.
    await serve(500);
    expect(await sentAwayFor()).toBe(null);
    expect(await sentAwayFor()).toBe(5);
  });

  it('serves in order of arrival, with as many slots at a time as configured', async () => {
    const { join, serve, started, line } = lineOf({ slots: 2 });
    join(1, 2, 3, 4, 5);
    expect(started).toEqual([1, 2]);
    await serve(1);
    expect(started).toEqual([1, 2, 3]);
    await serve(1);
    await serve(1);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(line.length).toBe(0);
  });

  it.each([
    ['slower than assumed: fewer may wait', 400, 3],
    ['faster than assumed: more may wait', 10, 60],
  ])('%s', async (_, ms, places) => {
    const { join, serve, line } = lineOf();
    for (let served = 0; served < 40; served += 1) {
      join(served);
      await serve(ms);
    }
    join(...numbers(100));
    expect(line.length).toBeGreaterThanOrEqual(places - 1);
    expect(line.length).toBeLessThanOrEqual(Math.ceil(places * 1.7));
  });

  it('frees the slot when the work fails', async () => {
    const line = new HashingQueue({
      slots: 1,
      longestWaitMs: 1_000,
      most: 10,
      longestRetryMs: 10_000,
      usualMs: 1,
      clock: () => 0,
    });
    const failing = line.run(() => Promise.reject(new Error('no')));
    const next = line.run(async () => 'served');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('served');
    await expect(line.run(async () => 'again')).resolves.toBe('again');
  });
});
