/** Pools of tests and questions of the system: what staff choose, and what is decided where nobody has chosen. */
import { AppError, pools, type FieldError, type Pool } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import type { DataChange } from '#platform/data-changes';
import type { SignedInContext } from '../../../platform/http/context.ts';
import {
  boundTo,
  isPractised,
  moveQuestions,
  poolsOfQuestions,
  questionsApart,
  setPool,
  setPoolOfTests,
  someUndecided,
  undecided,
} from './pools.queries.ts';

export interface PooledQuestion {
  readonly questionId: string;
  /** The field of the request, for the reason of a refusal. */
  readonly path: string;
  /** The test contained it before. */
  readonly held: boolean;
}

/**
 * Puts the questions of a test of the system into its pool, with their families, in the transaction of the save. A question
 * of the other pool is refused, except where the test itself changes its pool: then its questions move with it, unless
 * another test needs them. Tests from before the pools keep what they contain; one that learners practise never does.
 * Errors: BODY_INVALID with `otherPool`, TEST_IS_PRACTISED for a test that learners have, get or can buy.
 */
export async function settlePool(
  db: Db,
  test: { readonly id: string; readonly pool: Pool; readonly before: Pool | null },
  questions: readonly PooledQuestion[],
  now: number,
): Promise<void> {
  const { id, pool, before } = test;
  const changes = before !== null && before !== pool;
  if (changes && pool === 'EXAM' && (await isPractised(db, id))) throw new AppError('TEST_IS_PRACTISED');
  const known = await poolsOfQuestions(
    db,
    questions.map(({ questionId }) => questionId),
  );
  const apart = questions.filter(({ questionId }) => (known.get(questionId) ?? null) !== pool && known.has(questionId));
  const bound = await boundTo(
    db,
    apart.map(({ questionId }) => questionId),
    pool,
    { except: [id], now: new Date(now) },
  );
  const refused = (one: PooledQuestion): boolean => {
    const own = known.get(one.questionId);
    if (own === null || (changes && one.held)) return bound.has(one.questionId);
    return !(one.held && pool === 'EXAM');
  };
  const fields = apart.filter(refused).map(({ path }): FieldError => ({ path, code: 'otherPool' }));
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  const moves = apart.filter(({ questionId, held }) => known.get(questionId) === null || (changes && held));
  await moveQuestions(
    db,
    moves.map(({ questionId }) => questionId),
    pool,
  );
}

/**
 * Moves one question of the system with its family. Errors: NOT_FOUND for a question that is not one of the system,
 * QUESTION_IN_USE while a test of the other pool contains one of the family, or an exam that has not ended does.
 */
export async function moveQuestion({ db, actor, now }: SignedInContext, id: string, pool: Pool): Promise<null> {
  return withTransaction(db, async (db) => {
    const before = (await poolsOfQuestions(db, [id])).get(id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before === pool) return null;
    if ((await boundTo(db, [id], pool, { except: [], now: new Date(now) })).size > 0)
      throw new AppError('QUESTION_IN_USE');
    await moveQuestions(db, [id], pool);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'question-pool-changed',
      kind: 'question',
      id,
      details: { before, after: pool },
    });
    return null;
  });
}

/**
 * Moves questions of the system with their families, in the caller's transaction, but those that are bound to their pool;
 * returns these.
 */
export async function movePools(db: Db, ids: readonly string[], to: Pool, now: number): Promise<ReadonlySet<string>> {
  const bound = await boundTo(db, ids, to, { except: [], now: new Date(now) });
  await moveQuestions(
    db,
    ids.filter((id) => !bound.has(id)),
    to,
  );
  return bound;
}

export interface MovingTest {
  readonly id: string;
  /** Its questions that move with it. */
  readonly questions: readonly string[];
}

/** Tests with those of their questions that a move to this pool would move. */
export async function testsToMove(db: Db, ids: readonly string[], to: Pool): Promise<MovingTest[]> {
  const apart = Map.groupBy(await questionsApart(db, ids, to), ({ examId }) => examId);
  return ids.map((id) => ({ id, questions: (apart.get(id) ?? []).map(({ questionId }) => questionId) }));
}

/**
 * Moves tests of the system with questions of theirs, in the caller's transaction; tests that share a question move together.
 * `practised` are left because learners have them, get them or can buy them, `bound` because a question is needed where it is.
 */
export async function moveTests(
  db: Db,
  tests: readonly MovingTest[],
  to: Pool,
  now: number,
): Promise<{ readonly practised: ReadonlySet<string>; readonly bound: ReadonlySet<string> }> {
  const practised = new Set<string>();
  if (to === 'EXAM') for (const { id } of tests) if (await isPractised(db, id)) practised.add(id);
  const bound = new Set<string>();
  for (;;) {
    const moving = tests.filter(({ id }) => !practised.has(id) && !bound.has(id));
    const ids = moving.map(({ id }) => id);
    const questions = moving.flatMap((test) => test.questions);
    const needed = await boundTo(db, questions, to, { except: ids, now: new Date(now) });
    if (needed.size === 0) {
      await moveQuestions(db, questions, to);
      await setPoolOfTests(db, ids, to);
      return { practised, bound };
    }
    for (const test of moving) if (test.questions.some((question) => needed.has(question))) bound.add(test.id);
  }
}

const batch = 500;

export type Decision = Awaited<ReturnType<typeof undecided>>[number];

/** What `decidePools` would decide now. */
export const proposePools = ({ db }: { readonly db: Db }): Promise<Decision[]> => undecided(db, 100_000);

/** Stores decisions for questions that have no pool meanwhile, in batches. */
export async function applyPools({ db }: { readonly db: Db }, all: readonly Decision[]): Promise<void> {
  for (let at = 0; at < all.length; at += batch)
    for (const pool of pools)
      await setPool(
        db,
        all.slice(at, at + batch).flatMap((one) => (one.pool === pool ? [one.id] : [])),
        pool,
      );
}

/**
 * Decides the pool of questions that have none: those from before the pools, and those that an older release has added.
 * Each batch is a statement of its own, so an interrupted run goes on later. Returns how many were decided.
 */
export async function decidePools({ db }: { readonly db: Db }): Promise<number> {
  let decided = 0;
  while (await someUndecided(db)) {
    const all = await proposePools({ db });
    await applyPools({ db }, all);
    decided += all.length;
    if (all.length === 0) break;
  }
  return decided;
}

/** The pools of questions from before there were pools; what is added later is decided by a job. */
export const poolsChange: DataChange = {
  name: 'exams.pools',
  step: async ({ db }) => ({ changed: await decidePools({ db }), next: null }),
};
