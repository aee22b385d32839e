/** The background jobs of learning platforms. */
import { z } from 'zod';
import { withTransaction } from '#db';
import { defineJob, type AnyJob } from '#platform/jobs';
import { hourMs } from '../../platform/clock.ts';
import { keepKeys } from './keys.ts';
import { deleteLinksBefore } from './registration.queries.ts';
import { deleteLaunchesBefore, listKeys } from './lti.queries.ts';

const batch = 5_000;

/** A launch is kept past its expiry, so that a clock that goes back lets no token be used again. */
const deleteOldLaunchesJob = defineJob({
  kind: 'lti.delete-old-launches',
  cron: '37 * * * *',
  payload: z.object({}),
  async run({ app, now }) {
    await deleteLinksBefore(app.background, new Date(now - 24 * hourMs));
    while ((await deleteLaunchesBefore(app.background, new Date(now - 2 * hourMs), batch)) === batch);
  },
});

/** A product without a platform has no key, and needs none. */
const exchangeKeysJob = defineJob({
  kind: 'lti.exchange-keys',
  cron: '47 3 * * *',
  payload: z.object({}),
  async run({ app, now }) {
    if ((await listKeys(app.background)).length > 0)
      await withTransaction(app.background, (db) => keepKeys({ app, db, now }));
  },
});

export const ltiJobs: readonly AnyJob[] = [deleteOldLaunchesJob, exchangeKeysJob];
