/** A test that is assigned is a use of it. */
import { assignmentMade } from '#exam/assignments';
import { dayInVietnam } from '@vumon/domain';
import { on, type EventListener } from '#platform/events';
import { insertUsage } from './analytics.queries.ts';

export const countUses: EventListener = {
  name: 'analytics.count-uses',
  hears: [
    on(assignmentMade, async ({ db, now }, { ownerId, assignmentId }) =>
      // The id of the assignment, so that a repeated delivery counts once.
      insertUsage(db, {
        kind: 'unit_test_use',
        origin: 'PERSON',
        userId: ownerId,
        at: new Date(now),
        day: dayInVietnam(now),
        events: [{ id: assignmentId, page: null }],
      }),
    ),
  ],
};
