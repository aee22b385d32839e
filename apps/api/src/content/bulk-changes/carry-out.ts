/**
 * One batch of a bulk change in one transaction: the rows, what became of each and the counts are committed together, so
 * that a process that is killed leaves nothing half done, and the next run goes on behind the last batch.
 */
import {
  bulkBounds,
  bulkField,
  outcomeOf,
  type BulkFacts,
  type BulkField,
  type BulkRowReason,
  type BulkSubject,
} from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { auditEach } from '#platform/audit';
import { actorOfUser } from '#people/accounts';
import { movePools } from '#content/exams';
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
  const settled = field === 'pool' ? await settlePools(db, outcomes, now) : outcomes;
  const changed = settled.filter((one) => one.outcome === 'CHANGED');
  if (field !== 'pool')
    await writeField(
      db,
      subject,
      field,
      changed.map(({ subjectId, value }) => ({ id: subjectId, value: value! })),
      new Date(now),
    );
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

/** Questions move with their families, unless a test needs one of them where it is. */
async function settlePools(db: Db, outcomes: readonly Outcome[], now: number): Promise<Outcome[]> {
  const moving = outcomes.filter((one) => one.outcome === 'CHANGED');
  const [to] = moving.map(({ value }) => value as NonNullable<BulkFacts['pool']>);
  if (to === undefined) return [...outcomes];
  const bound = await movePools(
    db,
    moving.map(({ subjectId }) => subjectId),
    to,
    now,
  );
  return outcomes.map((one) =>
    one.outcome === 'CHANGED' && bound.has(one.subjectId) ? { ...one, outcome: 'REFUSED', reason: 'in-use' } : one,
  );
}

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
  if (field === 'pool')
    for (const [pool, those] of Map.groupBy(back, ({ before }) => before as BulkFacts['pool'])) {
      const ids = those.map(({ subjectId }) => subjectId);
      const bound = pool === null ? new Set(ids) : await movePools(db, ids, pool, now);
      for (const { n, subjectId } of those) if (bound.has(subjectId)) left.set(n, 'in-use');
    }
  else
    await writeField(
      db,
      subject,
      field,
      back.map(({ subjectId, before }) => ({ id: subjectId, value: before as BulkFacts[BulkField] })),
      new Date(now),
    );
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
