/** Bulk changes by staff: begun for what filters choose, followed, stopped, continued and taken back. */
import type { BulkChangeView, bulkChangeRoutes, ParsedInput } from '@vumon/contract';
import { AppError, bulkBounds, bulkKinds, type BulkState, type BulkSubject, type ContentChange } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { findUnknownReferences } from '#platform/catalogue';
import { enqueue } from '#platform/jobs';
import { chosenExams } from '#content/exams';
import { chosenQuestions } from '#content/question-bank';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { carryOutJob } from './bulk-changes.jobs.ts';
import {
  findOptionalChange,
  insertChange,
  leftRows,
  listChanges,
  lockOptionalChange,
  seriesSubject,
  setState,
  type ChangeRow,
  type Chosen,
} from './bulk-changes.queries.ts';

type Routes = typeof bulkChangeRoutes;

const view = ({ createdAt, finishedAt, createdBy, createdByName, change, ...row }: ChangeRow): BulkChangeView => ({
  ...row,
  change: change as BulkChangeView['change'],
  createdBy: { id: createdBy, fullName: createdByName },
  createdAt: iso(createdAt),
  finishedAt: isoOrNull(finishedAt),
});

export async function bulkChangesPage(
  { db }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/bulk-changes']>['query'],
) {
  const { rows, total } = await listChanges(db, query);
  return { items: rows.map(view), page: { page: query.page, size: query.size, total } };
}

/** Errors: NOT_FOUND. */
export async function bulkChange(db: Db, id: string): Promise<BulkChangeView> {
  const row = await findOptionalChange(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return view(row);
}

/** Errors: NOT_FOUND. */
export async function bulkRowsPage({ db }: SignedInContext, id: string, query: { page: number; size: number }) {
  const change = await findOptionalChange(db, id);
  if (!change) throw new AppError('NOT_FOUND');
  const { rows, total } = await leftRows(db, change, query);
  return { items: rows, page: { ...query, total } };
}

/** Errors: BODY_INVALID for a grade, a label or a series that does not exist, and a change that the subject has not. */
async function expectChange(db: Db, subject: BulkSubject, change: ContentChange): Promise<void> {
  const wrong = (path: string) =>
    new AppError('BODY_INVALID', { fields: [{ path: `change.${path}`, code: 'invalid' }] });
  if (!(bulkKinds[subject] as readonly string[]).includes(change.kind)) throw wrong('kind');
  if (change.kind === 'series' && change.seriesId !== null && !(await seriesSubject(db, change.seriesId)))
    throw wrong('seriesId');
  const [unknown] = await findUnknownReferences(db, {
    ...(change.kind === 'labels' && { labels: [...new Set([...change.add, ...change.remove])] }),
    ...(change.kind === 'grade' && { gradeId: change.gradeId }),
  });
  if (unknown !== undefined) throw wrong(unknown === 'labels' ? 'add' : unknown);
}

async function begin(
  { app, actor, now }: SignedInContext,
  subject: BulkSubject,
  change: ContentChange,
  chosen: Chosen,
): Promise<BulkChangeView> {
  const id = app.newId();
  return withTransaction(app.db, async (db) => {
    await expectChange(db, subject, change);
    const total = await insertChange(
      db,
      { id, subject, change, createdBy: actor.userId, createdAt: new Date(now) },
      chosen,
    );
    if (total === 0) throw new AppError('BULK_NOTHING');
    if (total > bulkBounds.rows) throw new AppError('BULK_TOO_MANY', { params: { a: bulkBounds.rows } });
    await enqueue({ db }, carryOutJob, { id });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'bulk-change-begun',
      kind: 'bulk-change',
      id,
      details: { rows: total, kind: change.kind },
    });
    return bulkChange(db, id);
  });
}

/** Errors: BULK_NOTHING, BULK_TOO_MANY, and those of `expectChange`. */
export const beginQuestionChange = (
  context: SignedInContext,
  { filter, change }: ParsedInput<Routes['POST /itf/bulk-changes/questions']>['body'],
): Promise<BulkChangeView> =>
  begin(
    context,
    'QUESTION',
    change,
    chosenQuestions({ userId: context.actor.userId, now: context.now }, filter, bulkBounds.rows + 1),
  );

/** Errors: BULK_NOTHING, BULK_TOO_MANY, and those of `expectChange`. */
export const beginExamChange = (
  context: SignedInContext,
  { filter, change }: ParsedInput<Routes['POST /itf/bulk-changes/tests']>['body'],
): Promise<BulkChangeView> =>
  begin(
    context,
    'EXAM',
    change,
    chosenExams(
      context.db,
      { ...filter, ownerId: context.actor.userId, now: new Date(context.now) },
      bulkBounds.rows + 1,
    ),
  );

/** Errors: NOT_FOUND, CONFLICT for a change that is in none of the states `from`. */
async function turn(
  { app, actor, now }: SignedInContext,
  id: string,
  from: readonly BulkState[],
  to: BulkState,
  action: 'bulk-change-stopped' | 'bulk-change-continued' | 'bulk-change-undone',
): Promise<BulkChangeView> {
  return withTransaction(app.db, async (db) => {
    const change = await lockOptionalChange(db, id);
    if (!change) throw new AppError('NOT_FOUND');
    if (!from.includes(change.state)) throw new AppError('CONFLICT');
    await setState(db, id, to);
    if (to !== 'STOPPED') await enqueue({ db }, carryOutJob, { id });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action,
      kind: 'bulk-change',
      id,
      details: { rows: change.total, kind: change.change.kind },
    });
    return bulkChange(db, id);
  });
}

/** What is done stays. */
export const stopChange = (context: SignedInContext, id: string) =>
  turn(context, id, ['RUNNING'], 'STOPPED', 'bulk-change-stopped');
export const continueChange = (context: SignedInContext, id: string) =>
  turn(context, id, ['STOPPED'], 'RUNNING', 'bulk-change-continued');
/** Also of one that was stopped: what it has changed is taken back. */
export const undoChange = (context: SignedInContext, id: string) =>
  turn(context, id, ['STOPPED', 'DONE'], 'UNDOING', 'bulk-change-undone');
