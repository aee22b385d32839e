/**
 * Who may fetch a file. Learners get the files of a test through an attempt at it, as long as it shows their question:
 * recordings with a play limit only after a counted play, files of the key only together with the key. Beyond that, learners get their own files;
 * teachers and staff get their uploads and the files of content that they may see.
 */
import { attemptsLeft, featureDecision, type Actor } from '@vumon/domain';
import type { Db } from '#db';
import type { StoreContext } from '#people/packages';
import { Cache } from '../../platform/cache.ts';
import { isHeldBack } from './keys.queries.ts';
import { keysForLearner } from './keys.service.ts';
import {
  attemptsWithMedia,
  countedPlays,
  isOfLearner,
  isPublicLogo,
  visibleMedia,
  type AttemptWithMedia,
  type MediaAccess,
} from './media.queries.ts';

/** Time beyond a recording's length in which it may be fetched: for slow connections and pauses in listening. */
const slackSeconds = 300;

/** `keep`: the device may store the file, so that the decision holds permanently. */
export type MediaDecision = { readonly allowed: false } | { readonly allowed: true; readonly keep: boolean };

const refused: MediaDecision = { allowed: false };
const granted: MediaDecision = { allowed: true, keep: true };

type Context = StoreContext & { readonly now: number };

interface AuthorContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: number;
}

/** The same rules as for the content itself (`can`) and its key (`maySeeKeyOf`). */
function mediaAccessOf({ actor, now }: Pick<AuthorContext, 'actor' | 'now'>): MediaAccess {
  const { userId, role } = actor;
  const staff = role === 'ADMIN' || role === 'OPERATOR';
  const pays = (feature: 'use-content' | 'write-questions' | 'export-system-tests') =>
    role === 'TEACHER' && featureDecision(actor, feature, now) === 'allowed';
  return {
    userId,
    staff,
    system: staff || pays('use-content'),
    shared: pays('write-questions'),
    keys: staff || pays('export-system-tests'),
    avatars: role === 'ADMIN',
  };
}

/** Those of the files that an author may use in a question. Knowing the id of a file is not enough. */
export const mediaForAuthor = (context: AuthorContext, mediaIds: readonly string[]): Promise<ReadonlySet<string>> =>
  visibleMedia(context.db, mediaAccessOf(context), mediaIds, new Date(context.now));

/** Permissions of the last minutes: a class fetches the pictures of a test at once. Refusals are decided again each time. */
const latest = new Cache<MediaDecision>(50_000);
const latestMs = 60_000;
class NotKept extends Error {
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
    const access = mediaAccessOf({ actor, now: context.now });
    const visible = await visibleMedia(context.db, access, [mediaId], new Date(context.now));
    return visible.has(mediaId) ? granted : refused;
  }
  try {
    return await latest.get(`${actor.userId}:${mediaId}:${Math.floor(context.now / latestMs)}`, async () => {
      const decision = await forLearner(context, actor.userId, mediaId);
      if (!decision.allowed || !decision.keep) throw new NotKept(decision);
      return decision;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.decision;
    throw error;
  }
}

/**
 * The one decision for a learner, whatever page asks: a file is shown with its question. A test that the learner is taking
 * shows it; a recording of which it counts the plays sounds through these plays alone, and while such a test is open no
 * practice, link or review is another way to it. Otherwise own practice and reviews show what their questions show.
 */
async function forLearner(context: Context, studentId: string, mediaId: string): Promise<MediaDecision> {
  const now = new Date(context.now);
  const attempts = await attemptsWithMedia(context.db, { studentId, mediaId, slackSeconds }, now);
  if (attempts.length === 0) return (await isOfLearner(context.db, studentId, mediaId)) ? granted : refused;
  const running = attempts.filter(({ status, ofKey }) => status === 'RUNNING' && !ofKey);
  if (running.some(({ limited, playing }) => limited && playing)) return { allowed: true, keep: false };
  if (running.some(({ limited, assignmentId }) => !limited && assignmentId !== null)) return granted;
  const counted = await countedPlays(context.db, studentId, mediaId, now);
  const open = attempts.filter(({ assignmentId, ofKey }) =>
    ofKey || assignmentId !== null ? !counted.forLearner : !counted.forLearner && !counted.forOthers,
  );
  if (open.some(({ status, limited, ofKey }) => status === 'RUNNING' && !limited && !ofKey)) return granted;
  for (const attempt of open) if (await inReview(context, studentId, attempt)) return { allowed: true, keep: false };
  return refused;
}

/** Whether the review of the attempt shows the file: a file of the key with the keys, any other with the questions. */
async function inReview(context: Context, studentId: string, attempt: AttemptWithMedia): Promise<boolean> {
  const {
    mode,
    origin,
    status,
    examVersionId,
    assignmentId,
    endsAt,
    reviewOpen,
    reviewAfter,
    taken,
    somebodyWorking,
    ofKey,
  } = attempt;
  if (status === 'RUNNING' && mode !== 'PRACTICE') return false;
  // A practice link shows the mark alone.
  if (origin === 'LINK') return false;
  if (assignmentId === null || endsAt === null || reviewOpen === null || reviewAfter === null)
    return !ofKey || !(await isHeldBack(context.db, studentId, examVersionId, new Date(context.now)));
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
