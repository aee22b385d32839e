/**
 * Rules of formats: totals agree, a used one keeps its structure, only its owner (or the staff for the system's)
 * changes it.
 */
import type { FormatDetail, FormatSummary, Paged } from '@vumon/contract';
import { AppError, can, type Action, type Actor } from '@vumon/domain';
import { withTransaction } from '#db';
import type { ActorContext, CreatorContext } from '../../platform/http/context.ts';
import { checkFormat } from './format-checks.ts';
import { recordFormat } from './format-history.service.ts';
import {
  findOptionalFormat,
  insertFormat,
  listFormats,
  lockFormat,
  markFormatDeleted,
  setFormatActive,
  setFormatName,
  updateFormat,
  type FormatFilters,
  type FormatRow,
  type FormatValues,
} from './formats.queries.ts';
import { formatDetailView, formatSummaryView, ownershipOf } from './formats.view.ts';

type Context = Pick<ActorContext, 'db' | 'actor'>;

export async function listOfFormats(
  { db, actor }: Context,
  filters: Omit<FormatFilters, 'ownerId'>,
): Promise<Paged<FormatSummary[]>> {
  const { rows, total } = await listFormats(db, { ...filters, ownerId: actor.userId });
  return {
    items: rows.map((row) => formatSummaryView(actor, row)),
    page: { page: filters.page, size: filters.size, total },
  };
}

/** The format, when the actor may do `action` to it; unknown and foreign ones look the same. */
export async function formatFor({ db, actor }: Context, id: string, action: Action<'format'>): Promise<FormatRow> {
  const row = await findOptionalFormat(db, id);
  if (!row || !can(actor, 'format', 'view', ownershipOf(row))) throw new AppError('NOT_FOUND');
  if (!can(actor, 'format', action, ownershipOf(row))) throw new AppError('FORBIDDEN');
  return row;
}

export async function getFormat(context: Context, id: string): Promise<FormatDetail> {
  return formatDetailView(context.actor, await formatFor(context, id, 'view'));
}

const ownerOf = (actor: Actor) => ({
  scope: actor.role === 'TEACHER' ? ('USER' as const) : ('SYSTEM' as const),
  ownerId: actor.userId,
});

/** The seed also creates system formats this way, acting as an operator. */
export async function createFormat(
  { db, actor, now, app }: CreatorContext,
  values: FormatValues,
): Promise<FormatDetail> {
  await checkFormat(db, values);
  const id = app.newId();
  await withTransaction(db, (inside) =>
    recordFormat(inside, { actor, now }, id, () =>
      insertFormat(inside, { id, ...ownerOf(actor), now: new Date(now) }, values),
    ),
  );
  return getFormat({ db, actor }, id);
}

export async function changeFormat(
  { db, actor, now }: ActorContext,
  id: string,
  values: FormatValues,
  expected: string | undefined,
): Promise<FormatDetail> {
  await checkFormat(db, values);
  return withTransaction(db, async (db) => {
    await lockFormat(db, id);
    const row = await formatFor({ db, actor }, id, 'edit');
    if (row.uses > 0) throw new AppError('FORMAT_IN_USE');
    if (expected !== undefined && Date.parse(expected) !== row.updatedAt.getTime())
      throw new AppError('VERSION_CONFLICT');
    // Strictly increasing, because it serves as the version for optimistic locking.
    const at = new Date(Math.max(now, row.updatedAt.getTime() + 1));
    await recordFormat(db, { actor, now }, id, () => updateFormat(db, id, values, at));
    return getFormat({ db, actor }, id);
  });
}

export async function deleteFormat({ db, actor, now }: ActorContext, id: string): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockFormat(db, id);
    const row = await formatFor({ db, actor }, id, 'delete');
    if (row.uses > 0) throw new AppError('FORMAT_IN_USE');
    await recordFormat(db, { actor, now }, id, () => markFormatDeleted(db, id, new Date(now)));
    return null;
  });
}

export async function toggleFormat({ db, actor, now }: ActorContext, id: string, active: boolean): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockFormat(db, id);
    await formatFor({ db, actor }, id, 'toggle');
    await recordFormat(db, { actor, now }, id, () => setFormatActive(db, id, active, new Date(now)));
    return null;
  });
}

/** Changes only the names, also of a format that tests use: they have copies of their own. */
export async function renameFormat(
  { db, actor, now }: ActorContext,
  id: string,
  names: Pick<FormatValues, 'name' | 'nameEn'>,
): Promise<FormatDetail> {
  return withTransaction(db, async (db) => {
    await lockFormat(db, id);
    const row = await formatFor({ db, actor }, id, 'edit');
    const at = new Date(Math.max(now, row.updatedAt.getTime() + 1));
    await recordFormat(db, { actor, now }, id, () => setFormatName(db, id, names, at));
    return getFormat({ db, actor }, id);
  });
}

export async function copyFormat(context: CreatorContext, id: string, name: string): Promise<FormatDetail> {
  const row = await formatFor(context, id, 'copy');
  const values: FormatValues = {
    name,
    nameEn: null,
    gradeId: row.gradeId,
    subject: row.subject,
    minutes: row.minutes,
    totalQuestions: row.totalQuestions,
    totalPoints: row.totalPoints,
    cognition: row.cognition,
    sections: row.sections,
    rows: row.rows,
  };
  return createFormat(context, values);
}

/**
 * The format that a new test is built on: visible to the actor and switched on. Locked, so that it stays so until the
 * test is stored.
 */
export async function findFormatForExam({ db, actor }: Context, id: string): Promise<FormatRow> {
  await lockFormat(db, id);
  const row = await formatFor({ db, actor }, id, 'apply');
  if (!row.active) throw new AppError('FORMAT_INACTIVE');
  return row;
}
