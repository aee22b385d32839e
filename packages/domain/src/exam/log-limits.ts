/**
 * How much one attempt may write into its log of answers: far above what an honest learner needs, and a bound for whoever
 * floods it. Pure; each process that saves keeps the use of each attempt and says when to come back. Entries are numbered by
 * the log, so that every save tells a process what others have written meanwhile, and it counts that too.
 */

export const logLimits = {
  /** Entries a minute, and how many at once after a rest: a connection that returns brings everything that waited. */
  entriesPerMinute: 240,
  entriesAtOnce: 600,
  /** Entries that are kept and do not count: stale, late, overtaken. */
  notCounting: 2_000,
  /** Of all answers together, as JSON. */
  bytes: 256 * 1024 * 1024,
} as const;

/** When the log of an attempt is full, it stays full: the client asks again once a minute. */
const fullSeconds = 60;

export interface LogUse {
  /** Entries that may come at once as things stand, at the moment `at` (milliseconds). */
  readonly allowance: number;
  readonly at: number;
  readonly notCounting: number;
  readonly bytes: number;
  /** The newest entry of the log that is known of. */
  readonly lastEntry: number;
  /** Entries of other processes since notCounting and bytes were read: what these have grown by is unknown. */
  readonly foreign: number;
}

/** What the database says of a log. */
export interface StoredLog {
  readonly notCounting: number;
  readonly bytes: number;
  readonly lastEntry: number;
}

/** After so many entries of other processes the log is read again. */
export const foreignBeforeReading = 50;

export const freshLogUse = (now: number, stored: StoredLog): LogUse => ({
  allowance: logLimits.entriesAtOnce,
  at: now,
  foreign: 0,
  ...stored,
});

export type LogDecision = { readonly use: LogUse } | { readonly retryAfterSeconds: number };

/** The use after these entries, or when to come back. Nothing is stored of a refused request. */
export function takeFromLog(
  use: LogUse,
  { entries, bytes }: { entries: number; bytes: number },
  now: number,
): LogDecision {
  if (use.notCounting >= logLimits.notCounting || use.bytes + bytes > logLimits.bytes)
    return { retryAfterSeconds: fullSeconds };
  const perMs = logLimits.entriesPerMinute / 60_000;
  const allowance = Math.min(logLimits.entriesAtOnce, use.allowance + Math.max(0, now - use.at) * perMs);
  if (allowance < entries) return { retryAfterSeconds: Math.ceil((entries - allowance) / perMs / 1000) };
  return { use: { ...use, allowance: allowance - entries, at: now, bytes: use.bytes + bytes } };
}

/** The use after a save that stored entries under these numbers; what was repeated has an old one. */
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

/** The use when the log has been read again; what came in the meantime is in both, which errs by little. */
export const readAgain = (use: LogUse, stored: StoredLog): LogUse => ({
  ...use,
  notCounting: Math.max(use.notCounting, stored.notCounting),
  bytes: Math.max(use.bytes, stored.bytes),
  foreign: 0,
});
