/** Notifies learners that a result can be seen, and the teacher of answers to mark: once for each assignment, when its window has ended and no attempt is running. */
import { withTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { emit } from '#platform/events';
import { z } from 'zod';
import { answersWait, resultReleased } from './assignments.events.ts';
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
        for (const { studentIds, toMark, ...key } of ready) {
          if (studentIds.length > 0) await emit({ db, now }, resultReleased, { ...key, studentIds });
          if (toMark > 0) await emit({ db, now }, answersWait, { ...key, count: toMark });
        }
        return ready.length;
      });
    }
  },
});
