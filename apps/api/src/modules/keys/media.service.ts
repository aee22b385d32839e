/**
 * Who may fetch a file. Files of a published test go to the attempts at it: what may be heard only so often with each counted
 * play, what belongs to the key with the key. Otherwise learners get what is their own; teachers and staff what they uploaded
 * and what stands in content that they may see.
 */
import { attemptsLeft, featureDecision, type Actor } from '@vumon/domain';
import type { Db } from '#db';
import type { StoreContext } from '#modules/packages';
import { Cache } from '../../cache.ts';
import { keysForLearner } from './keys.service.ts';
import {
  attemptsWithMedia,
  isOfLearner,
  isPublicLogo,
  mediaWithinReach,
  type AttemptWithMedia,
  type Reach,
} from './media.queries.ts';

/** Time to fetch a file on a slow line, and for a pause in listening. */
const slackSeconds = 300;

/** `keep`: the device may keep the file, and fetch it again without asking whether it may. */
export type MediaDecision = { readonly allowed: false } | { readonly allowed: true; readonly keep: boolean };

const refused: MediaDecision = { allowed: false };
const granted: MediaDecision = { allowed: true, keep: true };

type Context = StoreContext & { readonly now: number };

/** The same rules as for the content itself (`can`) and its key (`maySeeKeyOf`). */
function reachOf(actor: Actor, now: number): Reach {
  const { userId, role } = actor;
  const staff = role === 'ADMIN' || role === 'OPERATOR';
  const pays = (feature: 'use-content' | 'write-questions' | 'export-system-tests') =>
    role === 'TEACHER' && featureDecision(actor, feature, now) === 'allowed';
  return {
    userId,
    system: staff || pays('use-content'),
    shared: pays('write-questions'),
    keys: staff || pays('export-system-tests'),
    avatars: role === 'ADMIN',
  };
}

/** Those of the files that whoever writes a question may put into it: an id that was seen somewhere opens nothing. */
export const mediaForAuthor = (
  { db, actor, now }: { readonly db: Db; readonly actor: Actor; readonly now: number },
  mediaIds: readonly string[],
): Promise<ReadonlySet<string>> => mediaWithinReach(db, reachOf(actor, now), mediaIds);

/** What is allowed for good: an attempt does not go away. A refusal is asked again each time. */
const forGood = new Cache<MediaDecision>(50_000);
class NotForGood extends Error {
  readonly decision: MediaDecision;
  constructor(decision: MediaDecision) {
    super();
    this.decision = decision;
  }
}

/** `actor`: null without a session. */
export async function mayFetchMedia(context: Context, actor: Actor | null, mediaId: string): Promise<MediaDecision> {
  if (actor === null) return (await isPublicLogo(context.db, mediaId)) ? granted : refused;
  if (actor.role !== 'STUDENT') {
    const reached = await mediaWithinReach(context.db, reachOf(actor, context.now), [mediaId]);
    return reached.has(mediaId) ? granted : refused;
  }
  try {
    return await forGood.get(`${actor.userId}:${mediaId}`, async () => {
      const decision = await forLearner(context, actor.userId, mediaId);
      if (!decision.allowed || !decision.keep) throw new NotForGood(decision);
      return decision;
    });
  } catch (error) {
    if (error instanceof NotForGood) return error.decision;
    throw error;
  }
}

async function forLearner(context: Context, studentId: string, mediaId: string): Promise<MediaDecision> {
  const now = new Date(context.now);
  const attempts = await attemptsWithMedia(context.db, { studentId, mediaId, slackSeconds }, now);
  if (attempts.length === 0) return (await isOfLearner(context.db, studentId, mediaId)) ? granted : refused;
  if (attempts.some(({ limited, ofKey }) => !limited && !ofKey)) return granted;
  if (attempts.some(({ limited, ofKey, status, playing }) => limited && !ofKey && status === 'RUNNING' && playing))
    return { allowed: true, keep: false };
  for (const attempt of attempts)
    if (await inReview(context, studentId, attempt)) return { allowed: true, keep: false };
  return refused;
}

/** Whether the review of the attempt shows the file: one of the key with the keys, one that was counted with the questions. */
async function inReview(context: Context, studentId: string, attempt: AttemptWithMedia): Promise<boolean> {
  const { mode, status, assignmentId, endsAt, reviewOpen, reviewAfter, taken, somebodyWorking, ofKey } = attempt;
  if (status === 'RUNNING' && mode !== 'PRACTICE') return false;
  if (assignmentId === null || endsAt === null || reviewOpen === null || reviewAfter === null) return true;
  const { state } = await keysForLearner(
    context,
    { ...attempt, studentId, assignmentId, endsAt, policy: { open: reviewOpen, after: reviewAfter } },
    {
      mode,
      windowEnded: context.now >= endsAt.getTime(),
      somebodyWorking,
      attemptsLeft: attemptsLeft(attempt.attemptsAllowed, taken) !== 0,
    },
  );
  return state === 'FREE' || (state === 'REVIEW' && !ofKey);
}
