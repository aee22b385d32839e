/** The cron list as the queue parses it: an entry that it refuses would prevent all jobs from running. */
import { parseCronItems } from 'graphile-worker';
import { expect, it } from 'vitest';
import { recurring } from './jobs.ts';

it('every recurring job has times that the queue can parse', () => {
  const items = recurring.map(({ job, cron }) => ({ task: job.kind, match: cron }));
  expect(parseCronItems(items)).toHaveLength(recurring.length);
});
