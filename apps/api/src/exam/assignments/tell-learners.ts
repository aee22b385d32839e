/** Sends a notice about a change of an assignment to the learners whom it reaches. */
import type { NoticeParams } from '@vumon/domain';
import { notify, type NotifyContext } from '#platform/notices';
import { iso } from '../../platform/clock.ts';
import { assignmentAudience, type AssignmentRow, type Settings } from './assignments.queries.ts';
import { learnersToRemind } from './reminders.queries.ts';

export async function tellLearners<Kind extends 'TEST_ASSIGNED' | 'ASSIGNMENT_CANCELLED'>(
  context: NotifyContext,
  assignment: { ownerId: string; id: string },
  kind: Kind,
  params: Omit<NoticeParams[Kind], 'className'>,
): Promise<void> {
  const { className, students } = await assignmentAudience(context.db, assignment);
  await notify(context, {
    users: students,
    kind,
    params: { ...params, className } as unknown as NoticeParams[Kind],
    link: '/assigned-unit-test',
  });
}

/**
 * Notifies learners who are named now and those who no longer are, and the others who have not handed in of a changed
 * start or end. Nobody is notified of a test that has ended.
 */
export async function tellChange(
  context: NotifyContext,
  { ownerId, id, title }: Pick<AssignmentRow, 'ownerId' | 'id' | 'title'>,
  { before, after, added, removed }: { before: Settings; after: Settings; added: string[]; removed: string[] },
): Promise<void> {
  if (after.endsAt.getTime() <= context.now) return;
  const { className } = await assignmentAudience(context.db, { ownerId, id });
  const params = { title, className, endsAt: iso(after.endsAt) };
  const link = '/assigned-unit-test';
  await notify(context, { users: added, kind: 'TEST_ASSIGNED', params, link });
  await notify(context, { users: removed, kind: 'ASSIGNMENT_CANCELLED', params: { title, className }, link });
  const moved = (['startsAt', 'endsAt'] as const).some((name) => after[name].getTime() !== before[name].getTime());
  if (!moved) return;
  const reached = await learnersToRemind(context.db, ownerId, id);
  await notify(context, {
    users: reached.flatMap((one) => (one.handedIn || added.includes(one.id) ? [] : [one.id])),
    kind: 'TEST_MOVED',
    params: { ...params, startsAt: iso(after.startsAt) },
    link: `/assigned-unit-test/${id}`,
  });
}
