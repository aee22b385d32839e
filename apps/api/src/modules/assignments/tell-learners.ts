/** Tells the learners whom an assignment reaches what happened to it. */
import type { NoticeParams } from '@vumon/domain';
import { notify, type NotifyContext } from '#modules/notices';
import { assignmentAudience } from './assignments.queries.ts';

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
