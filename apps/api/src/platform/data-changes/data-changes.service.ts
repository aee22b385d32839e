/** Runs the changes of existing rows as a background job, batch by batch. */
import { z } from 'zod';
import { defineJob, type Job } from '#platform/jobs';
import type { DataChange, DataChangeContext } from './data-change.ts';
import { claimChange, releaseChange, storeStep } from './data-changes.queries.ts';

/** A step that takes longer may be done twice, which is harmless. */
const claimMs = 60_000;

/**
 * Does each change to its end, in their order. `signal` stops it between two steps; what is done is stored. Throws when
 * another process has a change at the moment: the job is tried again later.
 */
export async function runDataChanges(
  context: Omit<DataChangeContext, 'now'>,
  changes: readonly DataChange[],
  signal?: AbortSignal,
): Promise<void> {
  const { app, db } = context;
  for (const { name, step } of changes) {
    let total = 0;
    for (let next: string | null = ''; next !== null && !signal?.aborted;) {
      const now = app.now();
      const progress = await claimChange(db, name, new Date(now), new Date(now + claimMs));
      if (!progress) throw new Error(`another process works at ${name}`);
      const done = await step({ ...context, now }, progress.cursor).catch(async (error: unknown) => {
        await releaseChange(db, name);
        throw error;
      });
      await storeStep(db, name, { ...done, now: new Date(app.now()) });
      total += done.changed;
      next = done.next;
    }
    if (total > 0) app.log.info({ change: name, changed: total }, 'existing rows were changed');
  }
}

/** The job that does them; enqueued at each start. */
export const dataChangesJob = (changes: readonly DataChange[]): Job<Record<string, never>> =>
  defineJob({
    kind: 'data.change-rows',
    payload: z.strictObject({}),
    // It runs no native code, and code of the next release may need what it does.
    againAfterDeath: true,
    run: ({ app, signal }) => runDataChanges({ app, db: app.background }, changes, signal),
  });
