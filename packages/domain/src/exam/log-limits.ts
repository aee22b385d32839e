/**
 * The rate limit of an attempt's answer log: far above what an honest learner needs, it bounds what a flood of requests
 * can store. Pure; each process that saves answers tracks the use of each attempt and replies when to retry. The log
 * numbers its entries, so after each save a process also counts what other processes have written meanwhile.
 */

export const logLimits = {
  /** Entries a minute, and the burst: after a lost connection a client sends everything that waited at once. */
  entriesPerMinute: 240,
  entriesAtOnce: 600,
  /** The maximal number of stored entries that are not effective: STALE, LATE, SUPERSEDED. */
  notCounting: 2_000,
  /** The maximal size of all answers together, as JSON. */
  bytes: 8 * 1024 * 1024,
  /**
   * The same in a test that asks for texts: each save stores the whole text, and two hours of typing 12,000 letters,
   * saved after every word, are 109 MiB.
   */
  textBytes: 128 * 1024 * 1024,
} as const;

/** A full log stays full, so clients only retry once a minute. */
const fullSeconds = 60;

export interface LogUse {
  /** Entries that may be written at once at the time `at` (milliseconds). */
  readonly allowance: number;
  readonly at: number;
  readonly notCounting: number;
  readonly bytes: number;
  /** The number of the newest entry that this process has seen. */
  readonly lastEntry: number;
  /** Entries of other processes since `notCounting` and `bytes` were read; their share of these is unknown. */
  readonly foreign: number;
}

/** The use of a log as read from the database. */
export interface StoredLog {
  readonly notCounting: number;
  readonly bytes: number;
  readonly lastEntry: number;
}

/** The number of entries of other processes after which the log is read again. */
export const foreignBeforeReading = 50;

export const freshLogUse = (now: number, stored: StoredLog): LogUse => ({
  allowance: logLimits.entriesAtOnce,
  at: now,
  foreign: 0,
  ...stored,
});

export type LogDecision = { readonly use: LogUse } | { readonly retryAfterSeconds: number };

/** The use after these entries, or when to retry. A refused request stores nothing. */
export function takeFromLog(
  use: LogUse,
  { entries, bytes }: { entries: number; bytes: number },
  now: number,
  mostBytes: number = logLimits.bytes,
): LogDecision {
  if (use.notCounting >= logLimits.notCounting || use.bytes + bytes > mostBytes)
    return { retryAfterSeconds: fullSeconds };
  const perMs = logLimits.entriesPerMinute / 60_000;
  const allowance = Math.min(logLimits.entriesAtOnce, use.allowance + Math.max(0, now - use.at) * perMs);
  if (allowance < entries) return { retryAfterSeconds: Math.ceil((entries - allowance) / perMs / 1000) };
  return { use: { ...use, allowance: allowance - entries, at: now, bytes: use.bytes + bytes } };
}

/** The use after a save, given the numbers of its entries; a repeated entry has an old number. */
export function savedInLog(use: LogUse, stored: readonly number[], notCounting: number): LogUse {
  const lastEntry = Math.max(use.lastEntry, ...stored);
  const own = stored.filter((entry) => entry > use.lastEntry).length;
  const foreign = lastEntry - use.lastEntry - own;
  return {
    ...use,
    allowance: use.allowance - foreign,
    notCounting: use.notCounting + notCounting,
    lastEntry,
    foreign: use.foreign + foreign,
  };
}

/** The use after the log was read again; saves during the reading make it slightly inexact. */
export const readAgain = (use: LogUse, stored: StoredLog): LogUse => ({
  ...use,
  notCounting: Math.max(use.notCounting, stored.notCounting),
  bytes: Math.max(use.bytes, stored.bytes),
  foreign: 0,
});
