/** SQL of the counts that slow down clients. They are rows, so that all processes count together. */
import { sql } from 'kysely';
import { prepared, type Db } from '#db';

/** Counts a request and returns how many there were in this minute. */
export async function countRequest(db: Db, key: string, minute: Date): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    ${prepared} INSERT INTO request_windows AS w (key, minute, requests) VALUES (${key}, ${minute}, 1)
    ON CONFLICT (key, minute) DO UPDATE SET requests = w.requests + 1 RETURNING requests`.execute(db);
  return rows[0]!.requests;
}

export interface Usage {
  readonly requests: number;
  readonly mostInAMinute: number;
  /** Minutes in which requests were refused. */
  readonly minutesRefused: number;
}

export async function usageSince(db: Db, key: string, since: Date, limit: number): Promise<Usage> {
  const { rows } = await sql<Usage>`
    SELECT coalesce(sum(least(requests, ${limit})), 0)::int AS requests, coalesce(max(least(requests, ${limit})), 0)::int AS "mostInAMinute",
      count(*) FILTER (WHERE requests > ${limit})::int AS "minutesRefused"
    FROM request_windows WHERE key = ${key} AND minute >= ${since}`.execute(db);
  return rows[0]!;
}

export interface FailuresRow {
  readonly failures: number;
  readonly lastAt: Date;
}

export async function findOptionalFailures(db: Db, key: Buffer): Promise<FailuresRow | undefined> {
  const { rows } = await sql<FailuresRow>`
    SELECT failures, last_at AS "lastAt" FROM client_failures WHERE key = ${key}`.execute(db);
  return rows[0];
}

/** Those before `forgotten` no longer count. */
export async function countFailure(db: Db, key: Buffer, { now, forgotten }: { now: Date; forgotten: Date }) {
  await sql`
    INSERT INTO client_failures AS f (key, failures, last_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET failures = CASE WHEN f.last_at > ${forgotten} THEN f.failures + 1 ELSE 1 END, last_at = ${now}`.execute(
    db,
  );
}

export async function forgetFailures(db: Db, key: Buffer): Promise<void> {
  await sql`DELETE FROM client_failures WHERE key = ${key}`.execute(db);
}

export async function deleteCountsBefore(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM request_windows WHERE minute < ${before}`.execute(db);
  await sql`DELETE FROM client_failures WHERE last_at < ${before}`.execute(db);
}
