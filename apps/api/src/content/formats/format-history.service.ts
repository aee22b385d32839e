/** Who changed what of a format of the system, and taking back the last change. */
import { AppError, type Actor, type ChangeManner } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { lastChangeToTakeBack, recorded } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import { standingOf, statesOfFormats, type FormatState } from './format-states.queries.ts';
import { checkFormat } from './format-checks.ts';
import { lockFormat, markFormatDeleted, setFormatActive, updateFormat } from './formats.queries.ts';

/** Does work that changes a format, and stores what it has changed of one of the system. Requires it to be locked. */
export const recordFormat = <T>(
  db: Db,
  { actor, now, manner = 'SAVE' }: { readonly actor: Actor; readonly now: number; readonly manner?: ChangeManner },
  id: string,
  work: () => Promise<T>,
): Promise<T> =>
  actor.role === 'ADMIN' || actor.role === 'OPERATOR'
    ? recorded(db, { kind: 'FORMAT', ids: [id], actorId: actor.userId, now, manner, statesOf: statesOfFormats }, work)
    : work();

/** What can be changed of a format that tests have. */
const free = new Set(['name', 'nameEn', 'active', 'deleted']);

/**
 * Takes back the last change of a format. Errors: NOT_FOUND; VERSION_CONFLICT where the format has been changed since;
 * FORMAT_IN_USE where tests have it and the change was one of its structure; those of `checkFormat` where a grade or topic
 * is there no longer.
 */
export async function undoFormatChange(
  { app, actor, now }: SignedInContext,
  id: string,
  version: { readonly revision: number; readonly at: string },
): Promise<null> {
  return withTransaction(app.db, async (db) => {
    await lockFormat(db, id);
    const present = (await statesOfFormats(db, [id])).get(id);
    const { before } = await lastChangeToTakeBack(db, { kind: 'FORMAT', id, ...version }, present);
    const { updatedAt, uses } = await standingOf(db, id);
    const ofStructure = Object.keys(before).some((name) => !free.has(name));
    if (uses > 0 && ofStructure) throw new AppError('FORMAT_IN_USE');
    const { active, deleted, ...values }: FormatState = { ...present!, ...(before as Partial<FormatState>) };
    if (ofStructure) await checkFormat(db, values);
    await recordFormat(db, { actor, now, manner: 'UNDO' }, id, async () => {
      const at = new Date(Math.max(now, updatedAt.getTime() + 1));
      await updateFormat(db, id, values, at);
      if ('active' in before) await setFormatActive(db, id, active, at);
      if ('deleted' in before) await markFormatDeleted(db, id, deleted ? at : null);
    });
    await audit(db, { at: now, actorId: actor.userId, action: 'format-change-undone', kind: 'format', id });
    return null;
  });
}
