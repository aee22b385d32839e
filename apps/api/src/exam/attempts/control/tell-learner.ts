/** Notices to a learner whose attempt was changed; an open page is also updated at once. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { attemptExtended, attemptReopened } from './control.events.ts';
import { findOptionalNoticeFacts } from './control.queries.ts';

const linkTo = (assignmentId: string | null) => assignmentId && `/assigned-unit-test/${assignmentId}`;

export const tellLearner: EventListener = {
  name: 'attempts.tell-learner',
  hears: [
    on(attemptExtended, async (context, { minutes, ...key }) => {
      const found = await findOptionalNoticeFacts(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: [found.studentId],
        kind: 'TIME_ADDED',
        params: { title: found.title, count: minutes },
        link: linkTo(found.assignmentId),
      });
    }),
    on(attemptReopened, async (context, { endsAt, ...key }) => {
      const found = await findOptionalNoticeFacts(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: [found.studentId],
        kind: 'ATTEMPT_REOPENED',
        params: { title: found.title, endsAt },
        link: linkTo(found.assignmentId),
      });
    }),
  ],
};
