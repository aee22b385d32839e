/** The login history. The user is part of every predicate. */
import { sql, type RawBuilder } from 'kysely';
import { deviceOf, fold, type SignInOutcome } from '@vumon/domain';
import { type Db, likePattern } from '#db';

export interface NewSignIn {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly outcome: SignInOutcome;
  readonly userAgent: string;
  readonly address: string;
  readonly at: Date;
}

export async function insertSignIns(db: Db, entries: readonly NewSignIn[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('sign_ins')
    .values(
      entries.map(({ userId, sessionId, userAgent, ...entry }) => ({
        user_id: userId,
        session_id: sessionId,
        ...entry,
        ...deviceOf(userAgent),
      })),
    )
    .execute();
}

export interface SignInFilters {
  readonly userId: string;
  readonly search?: string | undefined;
  readonly outcome?: readonly SignInOutcome[] | undefined;
  /** Entries at or after `from` and before `before`; null for no bound. */
  readonly from: Date | null;
  readonly before: Date | null;
}

export interface SignInPage extends SignInFilters {
  readonly sort: 'at' | 'device' | 'address' | 'outcome';
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export interface SignInRow {
  readonly id: string;
  readonly at: Date;
  readonly outcome: SignInOutcome;
  readonly browser: string | null;
  readonly system: string | null;
  readonly handheld: boolean;
  readonly address: string;
}

function matching({ userId, search, outcome, from, before }: SignInFilters): RawBuilder<unknown> {
  return sql`s.user_id = ${userId}
    AND ${search ? sql`s.search LIKE ${likePattern(fold(search))}` : sql`true`}
    AND ${outcome && outcome.length > 0 ? sql`s.outcome = ANY(${outcome})` : sql`true`}
    AND ${from ? sql`s.at >= ${from}` : sql`true`}
    AND ${before ? sql`s.at < ${before}` : sql`true`}`;
}

function orderOf({ sort, direction }: SignInPage): RawBuilder<unknown> {
  const way = sql.raw(direction === 'desc' ? 'DESC' : 'ASC');
  const byTime = sql`s.at ${sort === 'at' ? way : sql`DESC`}, s.id ${sort === 'at' ? way : sql`DESC`}`;
  if (sort === 'device') return sql`s.browser ${way} NULLS LAST, s.system ${way} NULLS LAST, ${byTime}`;
  if (sort === 'address') return sql`s.address ${way}, ${byTime}`;
  return sort === 'outcome' ? sql`s.outcome ${way}, ${byTime}` : byTime;
}

export async function signInPage(db: Db, page: SignInPage): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    SELECT s.id::text AS id, s.at, s.outcome, s.browser, s.system, s.handheld, s.address FROM sign_ins s
    WHERE ${matching(page)}
    ORDER BY ${orderOf(page)} LIMIT ${page.size} OFFSET ${page.page * page.size}`.execute(db);
  return rows;
}

export async function countSignIns(db: Db, filters: SignInFilters): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM sign_ins s WHERE ${matching(filters)}`.execute(db);
  return rows[0]!.count;
}

/** Deletes at most `limit` of the oldest entries before `before`; returns how many. */
export async function deleteSignInsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } =
    await sql`DELETE FROM sign_ins WHERE id IN (SELECT id FROM sign_ins WHERE at < ${before} ORDER BY at LIMIT ${limit})`.execute(
      db,
    );
  return Number(numAffectedRows ?? 0n);
}
