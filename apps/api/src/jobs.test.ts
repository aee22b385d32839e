/** The clock's list in the form that the queue takes: one that it refuses keeps every job from being run. */
import { parseCronItems } from 'graphile-worker';
import { expect, it } from 'vitest';
import { recurring } from './jobs.ts';

it('names the times of each recurring job', () => {
  const items = recurring.map(({ job, cron }) => ({ task: job.kind, match: cron }));
  expect(parseCronItems(items)).toHaveLength(recurring.length);
});
