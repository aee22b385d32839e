/** Notices about assigned tests to the learners whom they reach. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import {
  assignmentCancelled,
  assignmentChanged,
  assignmentMade,
  assignmentStartsSoon,
  resultReleased,
  timeAdded,
} from './assignments.events.ts';
import { findOptionalNames } from './assignments.queries.ts';
import { opensAt } from './starting-soon.queries.ts';

const link = '/assigned-unit-test';
const linkTo = (assignmentId: string) => `${link}/${assignmentId}`;

export const tellLearners: EventListener = {
  name: 'assignments.tell-learners',
  hears: [
    on(assignmentMade, async (context, { studentIds, endsAt, ...key }) => {
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), { users: studentIds, kind: 'TEST_ASSIGNED', params: { ...found, endsAt }, link });
    }),
    on(assignmentCancelled, async (context, { studentIds, ...key }) => {
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), { users: studentIds, kind: 'ASSIGNMENT_CANCELLED', params: found, link });
    }),
    on(assignmentChanged, async (context, { startsAt, endsAt, moved, added, removed, ...key }) => {
      // Nobody is notified of a test that has ended.
      if (Date.parse(endsAt) <= context.at) return;
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      const params = { ...found, endsAt };
      await notify(asOf(context), { users: added, kind: 'TEST_ASSIGNED', params, link });
      await notify(asOf(context), { users: removed, kind: 'ASSIGNMENT_CANCELLED', params: found, link });
      await notify(asOf(context), {
        users: moved,
        kind: 'TEST_MOVED',
        params: { ...params, startsAt },
        link: linkTo(key.assignmentId),
      });
    }),
    on(assignmentStartsSoon, async (context, { studentIds, startsAt, ...key }) => {
      // Delivered late, or moved meanwhile: a notice that says another time is worse than none.
      if (Date.parse(startsAt) <= context.now || !(await opensAt(context.db, key, new Date(startsAt)))) return;
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: studentIds,
        kind: 'TEST_STARTS',
        params: { ...found, startsAt },
        link: linkTo(key.assignmentId),
      });
    }),
    on(timeAdded, async (context, { studentIds, minutes, ...key }) => {
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: studentIds,
        kind: 'TIME_ADDED',
        params: { title: found.title, count: minutes },
        link: linkTo(key.assignmentId),
      });
    }),
    on(resultReleased, async (context, { studentIds, ...key }) => {
      const found = await findOptionalNames(context.db, key);
      if (!found) return;
      await notify(asOf(context), {
        users: studentIds,
        kind: 'RESULT_READY',
        params: found,
        link: linkTo(key.assignmentId),
      });
    }),
  ],
};
