/** A teacher reminds learners of a test that is open or opens soon: by notice, and by mail where there is an address. */
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { notify } from '#platform/notices';
import { hourMs, iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { assignmentFor } from './assignments.service.ts';
import { learnersToRemind, markReminded } from './reminders.queries.ts';

/**
 * Errors: STUDENT_NOT_FOUND for a learner whom the test does not reach, TEST_EXPIRED, ASSIGNMENT_NOBODY_TO_REMIND,
 * TOO_MANY_REQUESTS.
 */
export async function remindLearners(
  { app, db: pool, actor, now }: SignedInContext,
  assignmentId: string,
  studentIds: readonly string[] | undefined,
): Promise<{ told: number; withoutMail: number }> {
  return withTransaction(pool, async (db) => {
    const one = await assignmentFor({ db, actor }, assignmentId, 'edit');
    const at = new Date(now);
    if (one.cancelledAt || one.endsAt <= at) throw new AppError('TEST_EXPIRED');
    // The update locks the row, so of two simultaneous requests the second sees the first.
    if (!(await markReminded(db, actor.userId, assignmentId, at, new Date(now - hourMs))))
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    const reached = await learnersToRemind(db, actor.userId, assignmentId);
    const chosen = studentIds && new Set(studentIds);
    const readers = reached.filter(({ id, handedIn }) => (chosen ? chosen.has(id) : !handedIn));
    if (chosen && readers.length < chosen.size) throw new AppError('STUDENT_NOT_FOUND');
    if (readers.length === 0) throw new AppError('ASSIGNMENT_NOBODY_TO_REMIND');
    await notify(
      { app, db, now },
      {
        users: readers.map(({ id }) => id),
        kind: 'TEST_REMINDER',
        params: { title: one.title, className: one.className, endsAt: iso(one.endsAt) },
        link: `/assigned-unit-test/${assignmentId}`,
      },
    );
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'assignment-reminded',
      kind: 'assignment',
      id: assignmentId,
    });
    return { told: readers.length, withoutMail: readers.filter(({ hasMail }) => !hasMail).length };
  });
}
