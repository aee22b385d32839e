/** The link between a projector and the phone of the teacher who goes through a test with the class. */
import type { ProjectorMeeting, ProjectorState } from '@vumon/contract';
import type { ActorContext } from '../../platform/http/context.ts';
import { meetProjector } from './projector.queries.ts';
import { assignmentFor } from './results.service.ts';

/** Both sides call every second; a side that has been silent for longer than this is gone. */
const silentMs = 5_000;

/** Stores what one side shows or asks for, if anything, and returns what holds now. */
export async function meet(
  context: ActorContext,
  id: string,
  { as, slide }: ProjectorMeeting,
): Promise<ProjectorState> {
  const { db, actor, now } = context;
  await assignmentFor(context, id);
  const row = await meetProjector(db, { ownerId: actor.userId, assignmentId: id }, { as, slide, now: new Date(now) });
  const isThere = (seenAt: Date | null) => seenAt !== null && now - seenAt.getTime() < silentMs;
  const { revision, number, shown, trying, named } = row;
  return {
    revision,
    slide: number === 0 ? null : { number, shown, trying, named },
    screen: isThere(row.screenSeenAt),
    remote: isThere(row.remoteSeenAt),
  };
}
