/**
 * One batch of a bulk change in one transaction: the rows, what became of each and the counts are committed together, so
 * that a process that is killed leaves nothing half done, and the next run goes on behind the last batch.
 */
import {
  bulkBounds,
  bulkField,
  outcomeOf,
  pools,
  type BulkFacts,
  type BulkField,
  type BulkRowReason,
  type BulkSubject,
  type Pool,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { auditEach } from '#platform/audit';
import { actorOfUser } from '#people/accounts';
import { movePools, moveTests, recordExams, testsToMove, type MovingTest } from '#content/exams';
import type { App } from '../../platform/http/context.ts';
import {
  countBatch,
  finish,
  lockOptionalChange,
  lockSubjects,
  nextRows,
  nextToUndo,
  seriesSubject,
  storeOutcomes,
  storeUndone,
  writeField,
  type ChangeRow,
  type Outcome,
} from './bulk-changes.queries.ts';

const auditKindOf = { QUESTION: 'question', EXAM: 'exam' } as const satisfies Record<BulkSubject, string>;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** False when nothing is left to do. */
export async function carryOutNext(app: App, id: string, now: number): Promise<boolean> {
  return withTransaction(app.background, async (db) => {
    const change = await lockOptionalChange(db, id);
    if (change?.state !== 'RUNNING' && change?.state !== 'UNDOING') return false;
    // Who has been an operator no more since then changes nothing any longer.
    const actor = await actorOfUser({ app, db, now }, change.createdBy);
    if (actor?.role !== 'ADMIN' && actor?.role !== 'OPERATOR') {
      await finish(db, id, 'STOPPED', new Date(now));
      return false;
    }
    return change.state === 'RUNNING' ? changeBatch(db, change, now) : undoBatch(db, change, now);
  });
}

async function changeBatch(db: Db, change: ChangeRow, now: number): Promise<boolean> {
  const rows = await nextRows(db, change.id, bulkBounds.batch);
  if (rows.length === 0) {
    await finish(db, change.id, 'DONE', new Date(now));
    return false;
  }
  const { subject, change: wanted } = change;
  const found = await lockSubjects(
    db,
    subject,
    rows.map(({ subjectId }) => subjectId),
  );
  const series = wanted.kind === 'series' && wanted.seriesId !== null ? await seriesSubject(db, wanted.seriesId) : null;
  const field = bulkField(wanted.kind);
  const outcomes = rows.map(({ n, subjectId }): Outcome => {
    const row = found.get(subjectId);
    return { n, subjectId, before: row?.[field] ?? null, ...outcomeOf(row, wanted, series) };
  });
  const isChanged = (one: Outcome) => one.outcome === 'CHANGED';
  const settled = await withHistory(db, change, outcomes.filter(isChanged), now, async () => {
    if (field === 'pool') return settlePools(db, subject, outcomes, now);
    await writeField(
      db,
      subject,
      field,
      outcomes.filter(isChanged).map(({ subjectId, value }) => ({ id: subjectId, value: value! })),
      new Date(now),
    );
    return outcomes;
  });
  const changed = settled.filter(isChanged);
  await storeOutcomes(db, change.id, settled);
  await countBatch(db, change.id, {
    done: settled.length,
    changed: changed.length,
    unchanged: settled.filter((one) => one.outcome === 'UNCHANGED').length,
    refused: settled.filter((one) => one.outcome === 'REFUSED').length,
  });
  await log(
    db,
    change,
    field,
    changed.map(({ subjectId }) => subjectId),
    now,
  );
  return true;
}

/** Tests have a history of their own, in which a bulk change is one of their changes. */
const withHistory = <T>(
  db: Db,
  { subject, state, createdBy }: ChangeRow,
  rows: readonly { readonly subjectId: string }[],
  now: number,
  work: () => Promise<T>,
): Promise<T> =>
  subject === 'EXAM'
    ? recordExams(
        db,
        { actor: { userId: createdBy, role: 'OPERATOR' }, now, manner: state === 'UNDOING' ? 'UNDO' : 'BULK' },
        rows.map(({ subjectId }) => subjectId),
        work,
      )
    : work();

/**
 * Questions move with their families, tests with their questions, unless a question is needed where it is. What a test had
 * moved is kept for taking back.
 */
async function settlePools(
  db: Db,
  subject: BulkSubject,
  outcomes: readonly Outcome[],
  now: number,
): Promise<Outcome[]> {
  const changing = outcomes.filter((one) => one.outcome === 'CHANGED');
  const [to] = changing.map(({ value }) => value as Pool);
  if (to === undefined) return [...outcomes];
  const ids = changing.map(({ subjectId }) => subjectId);
  const tests = subject === 'EXAM' ? await testsToMove(db, ids, to) : [];
  const left = await movePool(
    db,
    subject,
    subject === 'EXAM' ? tests : ids.map((id) => ({ id, questions: [] })),
    to,
    now,
  );
  const questionsOf = new Map(tests.map(({ id, questions }) => [id, questions]));
  return outcomes.map((one): Outcome => {
    if (one.outcome !== 'CHANGED') return one;
    const reason = left.get(one.subjectId);
    if (reason !== undefined) return { ...one, outcome: 'REFUSED', reason };
    return subject === 'EXAM' ? { ...one, before: { pool: one.before, moved: questionsOf.get(one.subjectId)! } } : one;
  });
}

/** Returns what is left, with the reason. */
async function movePool(
  db: Db,
  subject: BulkSubject,
  rows: readonly MovingTest[],
  to: Pool,
  now: number,
): Promise<ReadonlyMap<string, BulkRowReason>> {
  if (subject === 'QUESTION') {
    const ids = rows.map(({ id }) => id);
    return new Map([...(await movePools(db, ids, to, now))].map((id) => [id, 'in-use']));
  }
  const { practised, bound } = await moveTests(db, rows, to, now);
  return new Map([
    ...[...practised].map((id) => [id, 'practised'] as const),
    ...[...bound].map((id) => [id, 'in-use'] as const),
  ]);
}

/** The pool that a row had, with the questions that moved with it. */
const poolBefore = (before: unknown): { pool: Pool | null; moved: readonly string[] } =>
  before !== null && typeof before === 'object'
    ? (before as { pool: Pool; moved: string[] })
    : { pool: before as Pool | null, moved: [] };

async function undoBatch(db: Db, change: ChangeRow, now: number): Promise<boolean> {
  const rows = await nextToUndo(db, change.id, bulkBounds.batch);
  if (rows.length === 0) {
    await finish(db, change.id, 'UNDONE', new Date(now));
    return false;
  }
  const { subject } = change;
  const field = bulkField(change.change.kind);
  const found = await lockSubjects(
    db,
    subject,
    rows.map(({ subjectId }) => subjectId),
  );
  const left = new Map<number, BulkRowReason>();
  for (const { n, subjectId, after } of rows) {
    const row = found.get(subjectId);
    if (!row || (row.retired && field !== 'retired')) left.set(n, 'gone');
    else if (!isSame(row[field], after)) left.set(n, 'changed-since');
  }
  const back = rows.filter(({ n }) => !left.has(n));
  await withHistory(db, change, back, now, () => writeBack(db, change, back, left, now));
  await storeUndone(
    db,
    change.id,
    rows.map(({ n }) => ({ n, reason: left.get(n) ?? null })),
  );
  await countBatch(db, change.id, { undone: rows.length - left.size });
  await log(
    db,
    change,
    field,
    rows.flatMap(({ n, subjectId }) => (left.has(n) ? [] : [subjectId])),
    now,
  );
  return true;
}

/** Writes what rows had before; those that cannot be taken back are added to `left` with the reason. */
async function writeBack(
  db: Db,
  { subject, change }: ChangeRow,
  back: Awaited<ReturnType<typeof nextToUndo>>,
  left: Map<number, BulkRowReason>,
  now: number,
): Promise<void> {
  const field = bulkField(change.kind);
  if (field === 'pool') {
    const numbers = new Map(back.map(({ n, subjectId }) => [subjectId, n]));
    const those = back.map(({ subjectId, before }) => ({ id: subjectId, ...poolBefore(before) }));
    for (const pool of pools) {
      const rowsBack = those.flatMap((one) => (one.pool === pool ? [{ id: one.id, questions: one.moved }] : []));
      for (const [id, reason] of await movePool(db, subject, rowsBack, pool, now)) left.set(numbers.get(id)!, reason);
    }
    for (const { id, pool } of those) if (pool === null) left.set(numbers.get(id)!, 'in-use');
  } else
    await writeField(
      db,
      subject,
      field,
      back.map(({ subjectId, before }) => ({ id: subjectId, value: before as BulkFacts[BulkField] })),
      new Date(now),
    );
}

const log = (
  db: Db,
  { id, subject, state, createdBy }: ChangeRow,
  field: BulkField,
  ids: readonly string[],
  now: number,
) =>
  auditEach(
    db,
    {
      at: now,
      actorId: createdBy,
      action: state === 'UNDOING' ? 'bulk-change-taken-back' : 'bulk-changed',
      kind: auditKindOf[subject],
      details: { changed: [field], reference: id },
    },
    ids,
  );
