/** Keys of a test that are withheld because another test of the same teacher contains one of its questions, and releasing them nevertheless. */
import { AppError, reviewStates, type ReviewState } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import type { SignedInContext } from '../../platform/http/context.ts';
import { findRelease, markReleased, otherTests, type OtherTest } from './keys.queries.ts';

/** At most this many tests are listed. */
const mostListed = 5;

export interface KeyRelease {
  releasedAt: string | null;
  /** Tests for which the keys are withheld, the last to end first; none where learners see no right and wrong anyway. */
  waitsFor: { id: string; title: string; className: string; startsAt: string; endsAt: string }[];
}

const view = ({ startsAt, endsAt, ...rest }: OtherTest) => ({
  ...rest,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const showsKeys = (state: ReviewState) => reviewStates.indexOf(state) >= reviewStates.indexOf('REVIEW');

/** Undefined for an assignment of another teacher. */
export async function releaseOf(
  { db, now }: { db: Db; now: number },
  { ownerId, assignmentId }: { ownerId: string; assignmentId: string },
): Promise<KeyRelease | undefined> {
  const release = await findRelease(db, ownerId, assignmentId);
  if (!release) return undefined;
  const { releasedAt, examVersionId, reviewAfter, mode } = release;
  const asked = releasedAt === null && (mode === 'PRACTICE' || showsKeys(reviewAfter));
  const others = asked ? await otherTests(db, { ownerId, assignmentId, examVersionId }, new Date(now), mostListed) : [];
  return { releasedAt: releasedAt?.toISOString() ?? null, waitsFor: others.map(view) };
}

/** Releases keys that are withheld because of other tests; the window and the review policy still apply. Does nothing when no key is withheld. */
export async function releaseKeys({ db, actor, now }: SignedInContext, assignmentId: string): Promise<KeyRelease> {
  const test = { ownerId: actor.userId, assignmentId };
  return withTransaction(db, async (db) => {
    const before = await releaseOf({ db, now }, test);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.waitsFor.length === 0) return before;
    // Of two simultaneous requests the second one finds the keys released.
    if (await markReleased(db, actor.userId, assignmentId, new Date(now)))
      await audit(db, {
        at: now,
        actorId: actor.userId,
        action: 'assignment-keys-released',
        kind: 'assignment',
        id: assignmentId,
      });
    return (await releaseOf({ db, now }, test))!;
  });
}
