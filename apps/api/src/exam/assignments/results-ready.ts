/** Notifies learners that a result can be seen: once for each assignment, when its window has ended and no attempt is running. */
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { notify } from '#platform/notices';
import { z } from 'zod';
import { takeResultsToTell } from './results-ready.queries.ts';

const atOnce = 50;

/** A recurring job. Repeats until nothing is left, so that notices delayed by an outage are sent soon. */
export const tellResultsJob = defineJob({
  kind: 'assignments.tell-results',
  cron: '*/5 * * * *',
  payload: z.strictObject({}),
  async run({ app }) {
    for (let taken = atOnce; taken === atOnce;) {
      taken = await withTransaction(app.db, async (db) => {
        const now = app.now();
        const ready = await takeResultsToTell(db, new Date(now), atOnce);
        for (const { id, title, className, students } of ready)
          await notify(
            { app, db, now },
            { users: students, kind: 'RESULT_READY', params: { title, className }, link: `/assigned-unit-test/${id}` },
          );
        return ready.length;
      });
    }
  },
});
