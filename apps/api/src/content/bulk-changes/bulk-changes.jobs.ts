/** The background jobs of bulk changes. */
import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import { deleteOldChanges } from './bulk-changes.queries.ts';
import { carryOutNext } from './carry-out.ts';

/** Both ways: the state of the change says whether its rows are changed or taken back. */
export const carryOutJob = defineJob({
  kind: 'bulk-changes.carry-out',
  againAfterDeath: true,
  payload: z.object({ id: z.uuid() }),
  async run({ app, now, signal }, { id }) {
    while (await carryOutNext(app, id, now)) signal.throwIfAborted();
  },
});

const keptMs = 90 * dayMs;
const deleteOldJob = defineJob({
  kind: 'bulk-changes.delete-old',
  cron: '37 2 * * *',
  payload: z.object({}),
  run: ({ app, now }) => deleteOldChanges(app.background, new Date(now - keptMs)),
});

export const bulkChangeJobs: readonly AnyJob[] = [carryOutJob, deleteOldJob];
