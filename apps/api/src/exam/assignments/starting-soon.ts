/** Notifies learners who wish it that a test opens within an hour. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { emit } from '#platform/events';
import { defineJob } from '#platform/jobs';
import { whoWish } from '#platform/notices';
import { iso } from '../../platform/clock.ts';
import { assignmentStartsSoon } from './assignments.events.ts';
import { assignmentAudience } from './assignments.queries.ts';
import { takeStarting } from './starting-soon.queries.ts';

const atOnce = 50;

/** A recurring job, in batches: on the morning of an exam a whole province starts at once. */
export const tellStartsJob = defineJob({
  kind: 'assignments.tell-starts',
  cron: '*/5 * * * *',
  payload: z.strictObject({}),
  async run({ app, signal }) {
    for (let taken = atOnce; taken === atOnce && !signal.aborted;)
      taken = await withTransaction(app.db, async (db) => {
        const now = app.now();
        const starting = await takeStarting(db, new Date(now), atOnce);
        for (const { startsAt, ...key } of starting) {
          const audience = await assignmentAudience(db, key.ownerId, key.assignmentId);
          const studentIds = await whoWish(db, audience, 'TEST_STARTS');
          if (studentIds.length > 0)
            await emit({ db, now }, assignmentStartsSoon, { ...key, studentIds, startsAt: iso(startsAt) });
        }
        return starting.length;
      });
  },
});
