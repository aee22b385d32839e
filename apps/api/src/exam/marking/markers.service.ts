/** Marking together: the owner of an assigned test invites teachers of the same school, and withdraws invitations. */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  colleaguesOf,
  findOptionalSchoolName,
  invitationsOf,
  lockAssignment,
  markersOf,
  putMarkers,
  removeMarkers,
} from './markers.queries.ts';
import { assignmentFor } from './current-marks.ts';
import { markingInvited } from './marking.events.ts';

/** The colleagues whom the owner may invite. Errors: NOT_FOUND for anybody but the owner. */
export async function markersFor({ db, actor }: Pick<SignedInContext, 'db' | 'actor'>, assignmentId: string) {
  await assignmentFor({ db, actor }, assignmentId);
  const [school, colleagues] = await Promise.all([
    findOptionalSchoolName(db, actor.userId),
    colleaguesOf(db, actor.userId, assignmentId),
  ]);
  return { school, colleagues };
}

/** Replaces all markers by the given ones. Errors: NOT_FOUND, MARKER_NOT_COLLEAGUE. */
export async function setMarkers(
  context: SignedInContext,
  assignmentId: string,
  { markers: wanted, namesHidden }: { readonly markers: readonly string[]; readonly namesHidden: boolean },
) {
  const { actor, now } = context;
  return withTransaction(context.db, async (db) => {
    await lockAssignment(db, actor.userId, assignmentId);
    await assignmentFor({ db, actor }, assignmentId);
    const markers = [...new Set(wanted)];
    const before = new Set(await markersOf(db, actor.userId, assignmentId));
    const colleagues = new Map((await colleaguesOf(db, actor.userId, assignmentId)).map((one) => [one.id, one.name]));
    // A marker who has left the school cannot be given again, and is removed below.
    if (markers.some((id) => !colleagues.has(id)))
      throw new AppError('MARKER_NOT_COLLEAGUE', { fields: [{ path: 'markers', code: 'MARKER_NOT_COLLEAGUE' }] });
    const gone = [...before].filter((id) => !markers.includes(id));
    const added = markers.filter((id) => !before.has(id));
    if (gone.length > 0) await removeMarkers(db, actor.userId, assignmentId, gone);
    if (markers.length > 0)
      await putMarkers(db, { ownerId: actor.userId, assignmentId, markers, namesHidden, now: new Date(now) });
    const entry = (action: 'marker-invited' | 'marker-removed', userId: string) =>
      audit(db, { at: now, actorId: actor.userId, action, kind: 'assignment', id: assignmentId, details: { userId } });
    for (const id of added) await entry('marker-invited', id);
    for (const id of gone) await entry('marker-removed', id);
    if (added.length > 0)
      await emit({ db, now }, markingInvited, { ownerId: actor.userId, assignmentId, userIds: added });
    return markersFor({ db, actor }, assignmentId);
  });
}

export async function invited({ db, actor }: SignedInContext) {
  return (await invitationsOf(db, actor.userId)).map(({ endsAt, ...row }) => ({
    ...row,
    endsAt: endsAt.toISOString(),
  }));
}
