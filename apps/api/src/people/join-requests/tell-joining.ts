/** Notices about requests to join a class and accepted invitations, to the teacher and the learners. */
import { findOptionalClassName } from '#people/classes';
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { invitationAccepted, joinAnswered, joinRequested } from './join-requests.events.ts';
import { reasonOf } from './join-requests.queries.ts';

export const tellJoining: EventListener = {
  name: 'join-requests.tell-joining',
  hears: [
    on(joinRequested, async (context, { ownerId, classId, first }) => {
      const className = await findOptionalClassName(context.db, classId);
      if (!first || className === undefined) return;
      await notify(asOf(context), {
        users: [ownerId],
        kind: 'JOIN_REQUESTED',
        params: { className },
        link: `/classes/${classId}?tab=requests`,
      });
    }),
    on(joinAnswered, async (context, { ownerId, classId, requestIds, studentIds, accepted }) => {
      const className = await findOptionalClassName(context.db, classId);
      if (className === undefined) return;
      if (accepted)
        await notify(asOf(context), {
          users: studentIds,
          kind: 'JOIN_ACCEPTED',
          params: { className },
          link: '/assigned-unit-test',
        });
      else
        await notify(asOf(context), {
          users: studentIds,
          kind: 'JOIN_REJECTED',
          params: { className, reason: await reasonOf(context.db, ownerId, requestIds[0]!) },
          link: '/join',
        });
    }),
    on(invitationAccepted, async (context, { ownerId, classId }) => {
      const className = await findOptionalClassName(context.db, classId);
      if (className === undefined) return;
      await notify(asOf(context), {
        users: [ownerId],
        kind: 'INVITATION_ACCEPTED',
        params: { className },
        link: `/classes/${classId}`,
      });
    }),
  ],
};
