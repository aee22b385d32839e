/** Notices to colleagues who are invited to mark. */
import { findAssignment } from '#exam/results';
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { markingInvited } from './marking.events.ts';

export const tellMarkers: EventListener = {
  name: 'marking.tell-markers',
  hears: [
    on(markingInvited, async (context, { ownerId, assignmentId, userIds }) => {
      const found = await findAssignment(context.db, ownerId, assignmentId);
      if (!found) return;
      await notify(asOf(context), {
        users: userIds,
        kind: 'MARKING_INVITED',
        params: { title: found.title, className: found.className },
        link: `/learning/${assignmentId}/marking`,
      });
    }),
  ],
};
