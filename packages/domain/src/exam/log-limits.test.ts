import { describe, expect, it } from 'vitest';
import { freshLogUse, logLimits, readAgain, savedInLog, takeFromLog, type LogUse } from './log-limits.ts';

const fresh = (now = 0) => freshLogUse(now, { notCounting: 0, bytes: 0, lastEntry: 0 });
const small = { entries: 1, bytes: 100 };

describe("the rate limit of an attempt's log", () => {
  it('allows a burst of entries, then a number a minute, and says when to retry', () => {
    const first = takeFromLog(fresh(), { entries: logLimits.entriesAtOnce, bytes: 0 }, 0) as { use: LogUse };
    expect(first.use.allowance).toBe(0);
    expect(takeFromLog(first.use, small, 0)).toEqual({ retryAfterSeconds: 1 });
    expect(takeFromLog(first.use, { entries: 200, bytes: 0 }, 0)).toEqual({ retryAfterSeconds: 50 });
    expect(takeFromLog(first.use, { entries: 200, bytes: 0 }, 50_000)).toMatchObject({ use: { allowance: 0 } });
    expect(takeFromLog(first.use, { entries: logLimits.entriesPerMinute + 1, bytes: 0 }, 60_000)).toHaveProperty(
      'retryAfterSeconds',
    );
  });

  it('never accumulates more than one burst, and gains nothing from a clock that goes back', () => {
    const later = takeFromLog(fresh(), small, 10 * 3_600_000) as { use: LogUse };
    expect(later.use.allowance).toBe(logLimits.entriesAtOnce - 1);
    expect(takeFromLog(later.use, small, 0)).toMatchObject({ use: { allowance: logLimits.entriesAtOnce - 2 } });
  });

  it('is reached after a number of entries that do not count, and after a number of bytes', () => {
    const full = freshLogUse(0, { notCounting: logLimits.notCounting, bytes: 0, lastEntry: 0 });
    expect(takeFromLog(full, small, 0)).toEqual({ retryAfterSeconds: 60 });
    expect(takeFromLog({ ...full, notCounting: logLimits.notCounting - 1 }, small, 0)).toHaveProperty('use');
    const heavy = freshLogUse(0, { notCounting: 0, bytes: logLimits.bytes - 100, lastEntry: 0 });
    expect(takeFromLog(heavy, small, 0)).toMatchObject({ use: { bytes: logLimits.bytes } });
    expect(takeFromLog(heavy, { entries: 1, bytes: 101 }, 0)).toEqual({ retryAfterSeconds: 60 });
  });

  it('counts what other processes have written meanwhile, and nothing twice', () => {
    const use = { ...fresh(), allowance: 100 };
    expect(savedInLog(use, [1, 2], 0)).toMatchObject({ allowance: 100, lastEntry: 2, foreign: 0 });
    const later = savedInLog({ ...use, lastEntry: 2 }, [13, 14], 1);
    expect(later).toMatchObject({ allowance: 90, lastEntry: 14, foreign: 10, notCounting: 1 });
    // A repeated save adds nothing.
    expect(savedInLog(later, [13, 14], 0)).toEqual(later);
    expect(readAgain(later, { notCounting: 7, bytes: 5_000, lastEntry: 14 })).toMatchObject({
      notCounting: 7,
      bytes: 5_000,
      foreign: 0,
    });
  });

  it('is 8 MiB, more only in a test that asks for texts', () => {
    const almost = freshLogUse(0, { notCounting: 0, bytes: 8 * 1024 * 1024, lastEntry: 0 });
    expect(takeFromLog(almost, { entries: 1, bytes: 1 }, 0)).toEqual({ retryAfterSeconds: 60 });
    expect(takeFromLog(almost, { entries: 1, bytes: 1 }, 0, logLimits.textBytes)).toHaveProperty('use');
  });

  it('is far from reached by two hours of answering 240 questions of any other type', () => {
    // A choice is saved at once; each question is answered and changed ten times.
    expect(240 * 10 * 200).toBeLessThan(logLimits.bytes / 8);
    // Texts of 500 characters, saved every 1.5 s for two hours.
    let use = fresh();
    for (let now = 1_500; now <= 2 * 3_600_000; now += 1_500) {
      const decision = takeFromLog(use, { entries: 1, bytes: 60 + 2 * 500 }, now);
      if (!('use' in decision)) throw new Error(`refused after ${now} ms`);
      ({ use } = decision);
    }
    expect(use.bytes).toBeLessThan(logLimits.bytes);
  });

  // The player sends a text 0.6 s after the last key, and at least every 2.5 s of typing without a pause.
  it.each([
    { name: 'without a pause', everyMs: 2_500 },
    { name: 'with a pause after every word', everyMs: 1_500 },
  ])('is far from reached by two hours of typing an essay $name', ({ everyMs }) => {
    const longest = 12_000;
    const lettersPerMs = 300 / 60_000;
    let use = fresh();
    let lowest = Infinity;
    for (let now = everyMs; now <= 2 * 3_600_000; now += everyMs) {
      // Vietnamese letters take up to three bytes.
      const bytes = 60 + 2 * Math.min(longest, Math.ceil(now * lettersPerMs));
      const decision = takeFromLog(use, { entries: 1, bytes }, now, logLimits.textBytes);
      if (!('use' in decision)) throw new Error(`refused after ${now} ms`);
      ({ use } = decision);
      lowest = Math.min(lowest, use.allowance);
    }
    expect(lowest).toBeGreaterThan(logLimits.entriesAtOnce * 0.99);
    expect(use.bytes).toBeLessThan(logLimits.textBytes);
    expect(60_000 / everyMs).toBeLessThan(logLimits.entriesPerMinute / 5);
  });
});
