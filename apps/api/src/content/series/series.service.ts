/** Series as operators maintain them. Every change is a revision that can be compared, and the last one taken back. */
import type { ManagedSeries, ParsedInput, seriesRoutes } from '@vumon/contract';
import { AppError, seriesGroups } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { findUnknownReferences } from '#platform/catalogue';
import { addMedia } from '#platform/media';
import { historyView } from '#people/packages';
import type { SignedInContext, UploadedFile } from '../../platform/http/context.ts';
import {
  changesOfSeries,
  deleteSeries,
  findOptionalSeries,
  insertSeries,
  insertSeriesChange,
  listSeriesForStaff,
  lockGrade,
  lockSeries,
  placeSeries,
  putPicture,
  updateSeries,
  type SeriesFacts,
  type SeriesRow,
} from './series.queries.ts';

type Routes = typeof seriesRoutes;

const view = ({ systemTests, otherTests, questions, changedAt, ...row }: SeriesRow): ManagedSeries => ({
  ...(row as Omit<ManagedSeries, 'contentCategory' | 'uses' | 'changedAt'>),
  contentCategory: seriesGroups.findIndex((group) => group === row.seriesGroup) + 1,
  uses: { systemTests, otherTests, questions },
  changedAt: changedAt.toISOString(),
});

const stored = (row: SeriesFacts & { imageUrl: string | null; imageUrlEn: string | null }) => ({
  name: row.name,
  nameEn: row.nameEn,
  gradeId: row.gradeId,
  subject: row.subject,
  seriesGroup: row.seriesGroup,
  coursebookGroup: row.coursebookGroup,
  publisher: row.publisher,
  state: row.state,
  imageUrl: row.imageUrl,
  imageUrlEn: row.imageUrlEn,
});

export async function seriesPage({ db }: SignedInContext, query: ParsedInput<Routes['GET /itf/series']>['query']) {
  const { rows, total } = await listSeriesForStaff(db, query, query);
  return { items: rows.map(view), page: { page: query.page, size: query.size, total } };
}

async function expectKnown(db: Db, { gradeId, publisher }: SeriesFacts): Promise<void> {
  const unknown = await findUnknownReferences(db, { gradeId, publisher });
  if (unknown.length > 0)
    throw new AppError('BODY_INVALID', { fields: unknown.map((path) => ({ path, code: 'invalid' })) });
}

/** Errors: BODY_INVALID for an unknown grade or publisher. */
export async function addSeries(
  context: SignedInContext,
  facts: ParsedInput<Routes['POST /itf/series']>['body'],
): Promise<ManagedSeries> {
  const { app, actor, now } = context;
  return withTransaction(app.db, async (db) => {
    await expectKnown(db, facts);
    const id = `S-${app.newId().slice(-12)}`;
    const at = new Date(now);
    await insertSeries(db, id, facts, at);
    const row = (await findOptionalSeries(db, id))!;
    await insertSeriesChange(db, id, { revision: 1, at, actorId: actor.userId, before: null, after: stored(row) });
    const details = { name: row.name };
    await audit(db, { at: now, actorId: actor.userId, action: 'series-added', kind: 'series', id, details });
    return view(row);
  });
}

/** Locks the series, applies the change and stores it as a revision, unless it changes nothing. Errors: NOT_FOUND. */
async function change(
  { app, actor, now }: SignedInContext,
  id: string,
  work: (db: Db, row: SeriesRow, at: Date) => Promise<void>,
): Promise<ManagedSeries> {
  return withTransaction(app.db, async (db) => {
    if (!(await lockSeries(db, id))) throw new AppError('NOT_FOUND');
    const row = (await findOptionalSeries(db, id))!;
    const at = new Date(now);
    await work(db, row, at);
    const next = (await findOptionalSeries(db, id))!;
    if (next.revision === row.revision) return view(next);
    const [before, after] = [stored(row), stored(next)];
    await insertSeriesChange(db, id, { revision: next.revision, at, actorId: actor.userId, before, after });
    const changed = Object.keys(after).filter(
      (name) => after[name as keyof typeof after] !== before[name as keyof typeof before],
    );
    const details = { name: next.name, changed };
    await audit(db, { at: now, actorId: actor.userId, action: 'series-changed', kind: 'series', id, details });
    return view(next);
  });
}

const isSame = (row: SeriesRow, facts: SeriesFacts): boolean =>
  JSON.stringify(stored(row)) ===
  JSON.stringify(stored({ ...facts, imageUrl: row.imageUrl, imageUrlEn: row.imageUrlEn }));

/** Errors: NOT_FOUND, VERSION_CONFLICT, BODY_INVALID for an unknown grade or publisher. */
export const changeSeries = (
  context: SignedInContext,
  id: string,
  { revision, ...facts }: ParsedInput<Routes['PUT /itf/series/{id}']>['body'],
): Promise<ManagedSeries> =>
  change(context, id, async (db, row, at) => {
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    await expectKnown(db, facts);
    if (!isSame(row, facts)) await updateSeries(db, id, facts, at);
  });

/** Errors: NOT_FOUND, and those of reading a picture. */
export async function changePicture(
  context: SignedInContext,
  id: string,
  locale: 'vi' | 'en',
  file: UploadedFile,
): Promise<ManagedSeries> {
  const { app, db, actor, now } = context;
  if (!(await findOptionalSeries(db, id))) throw new AppError('NOT_FOUND');
  const media = await addMedia({ app, db, now }, { kind: 'image', bytes: file.bytes, ownerId: actor.userId });
  return change(context, id, async (held, row, at) => {
    await putPicture(held, id, locale, `/media/${media.id}`);
    await updateSeries(held, id, row, at);
  });
}

/**
 * Errors: NOT_FOUND; VERSION_CONFLICT where the revision is not the last; BODY_INVALID where the grade or publisher from
 * before no longer exists.
 */
export const undoSeriesChange = (context: SignedInContext, id: string, revision: number): Promise<ManagedSeries> =>
  change(context, id, async (db, row, at) => {
    const [last] = await changesOfSeries(db, id);
    if (row.revision !== revision || last?.revision !== revision || last.before === null)
      throw new AppError('VERSION_CONFLICT');
    const before = last.before as unknown as ReturnType<typeof stored>;
    await expectKnown(db, before);
    const { imageUrl, imageUrlEn, ...facts } = before;
    await updateSeries(db, id, facts, at);
    if (imageUrl !== row.imageUrl) await putPicture(db, id, 'vi', imageUrl);
    if (imageUrlEn !== row.imageUrlEn) await putPicture(db, id, 'en', imageUrlEn);
  });

/** Errors: NOT_FOUND. */
export async function moveSeries(
  { app, actor, now }: SignedInContext,
  id: string,
  place: number,
): Promise<ManagedSeries> {
  return withTransaction(app.db, async (db) => {
    const found = await findOptionalSeries(db, id);
    if (!found) throw new AppError('NOT_FOUND');
    const ids = await lockGrade(db, found.gradeId);
    const rest = ids.filter((one) => one !== id);
    const order = rest.toSpliced(place - 1, 0, id);
    if (order.join(' ') !== ids.join(' ')) {
      await placeSeries(db, order);
      const details = { name: found.name, before: ids.indexOf(id) + 1, after: order.indexOf(id) + 1 };
      await audit(db, { at: now, actorId: actor.userId, action: 'series-moved', kind: 'series', id, details });
    }
    return view((await findOptionalSeries(db, id))!);
  });
}

/** Errors: NOT_FOUND; SERIES_IN_USE with how many tests and questions have it. */
export async function removeSeries({ app, actor, now }: SignedInContext, id: string): Promise<null> {
  return withTransaction(app.db, async (db) => {
    if (!(await lockSeries(db, id))) throw new AppError('NOT_FOUND');
    const { name, systemTests, otherTests, questions } = (await findOptionalSeries(db, id))!;
    if (systemTests + otherTests + questions > 0)
      throw new AppError('SERIES_IN_USE', { params: { tests: systemTests + otherTests, questions } });
    await deleteSeries(db, id);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'series-deleted',
      kind: 'series',
      id,
      details: { name },
    });
    return null;
  });
}

/** Errors: NOT_FOUND. */
export async function historyOfSeries({ db }: SignedInContext, id: string) {
  if (!(await findOptionalSeries(db, id))) throw new AppError('NOT_FOUND');
  return (await changesOfSeries(db, id)).map(historyView);
}
