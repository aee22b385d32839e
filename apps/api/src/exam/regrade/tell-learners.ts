/** Notices to learners whose mark was changed by a correction. */
import { findAssignment } from '#exam/results';
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { questionCorrected } from './regrade.events.ts';

export const tellRegraded: EventListener = {
  name: 'regrade.tell-learners',
  hears: [
    on(questionCorrected, async (context, { ownerId, told }) => {
      for (const { assignmentId, studentIds } of told) {
        const found = await findAssignment(context.db, ownerId, assignmentId);
        if (!found) continue;
        await notify(asOf(context), {
          users: studentIds,
          kind: 'MARK_CHANGED',
          params: { title: found.title, className: found.className },
          link: `/assigned-unit-test/${assignmentId}`,
        });
      }
    }),
  ],
};
