/** Notices about assigned tests to the teachers who assigned them. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { answersWait } from './assignments.events.ts';
import { findOptionalNames } from './assignments.queries.ts';

export const tellTeacher: EventListener = {
  name: 'assignments.tell-teacher',
  hears: [
    on(answersWait, async (context, { count, ...key }) => {
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: [key.ownerId],
        kind: 'ANSWERS_TO_MARK',
        params: { ...found, count },
        link: `/learning/${key.assignmentId}/marking`,
      });
    }),
  ],
};
