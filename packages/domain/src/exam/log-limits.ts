/**
 * How much one attempt may write into its log of answers: far above what an honest learner needs, and a bound for whoever
 * floods it. Pure; the process that saves keeps the use of each attempt and says when to come back.
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
}

export const freshLogUse = (now: number, stored: { notCounting: number; bytes: number }): LogUse => ({
  allowance: logLimits.entriesAtOnce,
  at: now,
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
