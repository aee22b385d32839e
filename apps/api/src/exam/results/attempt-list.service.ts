/** Lists of the attempts of an assigned test, and notifying learners that they can see their result. */
import { AppError, can } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { notify } from '#platform/notices';
import { hourMs, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { learnersToTell, listAttempts, markMailed, type AttemptPage } from './attempt-list.queries.ts';
import { findAssignment } from './results.queries.ts';

async function ownAssignment(db: Db, { actor }: SignedInContext, assignmentId: string) {
  const found = await findAssignment(db, actor.userId, assignmentId);
  if (!found || !can(actor, 'assignment', 'see-results', { ownerId: actor.userId })) throw new AppError('NOT_FOUND');
  return found;
}

async function attemptList(context: SignedInContext, assignmentId: string, query: AttemptPage & { highest: boolean }) {
  await ownAssignment(context.db, context, assignmentId);
  const { rows, total } = await listAttempts(context.db, context.actor.userId, assignmentId, query);
  return {
    items: rows.map(({ startedAt, submittedAt, ...row }) => ({
      ...row,
      startedAt: startedAt.toISOString(),
      submittedAt: isoOrNull(submittedAt),
    })),
    page: { page: query.page, size: query.size, total },
  };
}

export const highestResults = (context: SignedInContext, assignmentId: string, query: AttemptPage) =>
  attemptList(context, assignmentId, { ...query, highest: true });
export const allResults = (context: SignedInContext, assignmentId: string, query: AttemptPage) =>
  attemptList(context, assignmentId, { ...query, highest: false });

/**
 * Notifies learners of their results by notice, and by mail if they have an address; the mail only contains a link.
 * Errors: STUDENT_NOT_FOUND for a learner without a visible result, ASSIGNMENT_NOBODY_TO_REMIND if no learner has one,
 * TOO_MANY_REQUESTS within an hour.
 */
export async function mailResults(
  context: SignedInContext,
  assignmentId: string,
  studentIds: readonly string[] | undefined,
): Promise<{ told: number; withoutMail: number }> {
  const { app, actor, now } = context;
  return withTransaction(context.db, async (db) => {
    const { title, className } = await ownAssignment(db, context, assignmentId);
    // The update locks the row, so of two simultaneous requests the second sees the first.
    if (!(await markMailed(db, actor.userId, assignmentId, new Date(now), new Date(now - hourMs))))
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 });
    const all = await learnersToTell(db, actor.userId, assignmentId, new Date(now));
    const chosen = studentIds && new Set(studentIds);
    const readers = chosen ? all.filter(({ id }) => chosen.has(id)) : all;
    if (chosen && readers.length < chosen.size) throw new AppError('STUDENT_NOT_FOUND');
    if (readers.length === 0) throw new AppError('ASSIGNMENT_NOBODY_TO_REMIND');
    await notify(
      { app, db, now },
      {
        users: readers.map(({ id }) => id),
        kind: 'RESULT_READY',
        params: { title, className },
        link: `/assigned-unit-test/${assignmentId}`,
        mailed: true,
      },
    );
    await audit(db, { at: now, actorId: actor.userId, action: 'results-mailed', kind: 'assignment', id: assignmentId });
    return { told: readers.length, withoutMail: readers.filter(({ hasMail }) => !hasMail).length };
  });
}
