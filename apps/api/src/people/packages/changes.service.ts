/** What staff change of tests and formats of the system, as a history of differences that can be taken back. */
import {
  AppError,
  changedFields,
  isSameValue,
  type ChangeManner,
  type ContentKind,
  type ContentState,
} from '@vumon/domain';
import type { Db } from '#db';
import { extendChange, insertChanges, lastChanges, type CatalogueChange, type ChangeRow } from './changes.queries.ts';

/** Saves by the builder itself that follow one another within this time, of one person, are one change. */
const sittingMs = 10 * 60_000;

interface Recording {
  readonly kind: ContentKind;
  readonly ids: readonly string[];
  readonly actorId: string;
  readonly now: number;
  readonly manner: ChangeManner;
  /** A page saves by itself while somebody works in it: what follows soon is the same change. */
  readonly goesOn?: boolean;
  /** The states of those of the subjects that have a history. */
  statesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ContentState>>;
}

/**
 * Does the work, which changes the subjects, and stores what differs after it: of each the changed fields, with their
 * values before and after. Requires the subjects to be locked.
 */
export async function recorded<T>(db: Db, recording: Recording, work: () => Promise<T>): Promise<T> {
  const { kind, ids, actorId, now, manner, goesOn = false } = recording;
  const before = await recording.statesOf(db, ids);
  const result = await work();
  const after = await recording.statesOf(db, ids);
  const last = goesOn ? await lastChanges(db, kind, ids) : new Map<string, ChangeRow>();
  const added: CatalogueChange[] = [];
  for (const [subjectId, state] of after) {
    const old = before.get(subjectId);
    const changed = old === undefined ? { before: null, after: {} } : changedFields(old, state);
    if (changed === null) continue;
    const change = { at: new Date(now), ...changed };
    const earlier = last.get(subjectId);
    const whole = earlier && earlier.actorId === actorId ? oneSitting(earlier, change) : null;
    if (earlier && whole) await extendChange(db, kind, earlier, whole);
    else added.push({ kind, subjectId, actorId, manner, ...change });
  }
  await insertChanges(db, added);
  return result;
}

type Change = Pick<CatalogueChange, 'at' | 'before' | 'after'>;

/** Both changes as one; null where they are two, or where the later one takes back all of the earlier one. */
function oneSitting(earlier: ChangeRow, later: Change): Change | null {
  const between = later.at.getTime() - earlier.at.getTime();
  if (earlier.manner !== 'SAVE' || between < 0 || between > sittingMs) return null;
  // Later than the earlier one, so that whoever looked at that cannot take back this one unseen.
  const at = new Date(Math.max(later.at.getTime(), earlier.at.getTime() + 1));
  if (earlier.before === null) return { at, before: null, after: earlier.after };
  const whole = changedFields({ ...later.before, ...earlier.before }, { ...earlier.after, ...later.after });
  return whole && { at, ...whole };
}

/** What the last change was, for taking it back. */
interface TakenBack {
  readonly before: ContentState;
}

/**
 * The last change of a subject, of which nothing has been changed since. Errors: NOT_FOUND without such a subject;
 * VERSION_CONFLICT where the change is not the last or has gone on, where it made the subject, and where what it changed has
 * been changed by something else.
 */
export async function lastChangeToTakeBack(
  db: Db,
  {
    kind,
    id,
    revision,
    at,
  }: { readonly kind: ContentKind; readonly id: string; readonly revision: number; readonly at: string },
  present: ContentState | undefined,
): Promise<TakenBack> {
  if (present === undefined) throw new AppError('NOT_FOUND');
  const last = (await lastChanges(db, kind, [id])).get(id);
  if (!last || last.before === null || last.revision !== revision || last.at.getTime() !== Date.parse(at))
    throw new AppError('VERSION_CONFLICT');
  if (!Object.entries(last.after).every(([name, value]) => isSameValue(value, present[name] ?? null)))
    throw new AppError('VERSION_CONFLICT');
  return { before: last.before };
}
