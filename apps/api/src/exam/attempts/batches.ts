/** Statements that many learners share: starts, saves and hand-ins of a process go to the database in batches. */
import { graceMs } from '@vumon/domain';
import { isDatabaseUnavailable, isLockTimeout } from '#db';
import { Batcher } from '../../platform/batcher.ts';
import type { App } from '../../platform/http/context.ts';
import {
  existingAttempts,
  saveEntries,
  startAttempts,
  submitAttempts,
  type AttemptRow,
  type Entry,
  type SavedEntry,
  type StartRequest,
  type SubmitRequest,
} from './attempts.queries.ts';

/** An error that does not concern the whole database may be caused by one row; the other rows of the batch are then tried again. */
const isItemError = (error: unknown) => !isDatabaseUnavailable(error);

/** The outcomes of a batch, null for entries whose attempt another transaction has locked. */
const saveUnlocked = async (app: App, entries: Entry[]): Promise<(SavedEntry | null)[]> =>
  (await saveEntries(app.saving, entries, app.shift(), graceMs)).map((saved) =>
    saved.outcome === 'BUSY' ? null : saved,
  );

/** False for a request that made no attempt. */
export const startBatches = (app: App): Batcher<StartRequest, AttemptRow | false> =>
  new Batcher<StartRequest, AttemptRow | false>({
    run: async (items) => {
      const rows = await startAttempts(app.saving, items, app.shift());
      const byId = new Map(rows.map((row) => [row.id, row]));
      return items.map((item) => byId.get(item.attemptId) ?? false);
    },
    keysOf: (item) => [`${item.assignmentId}:${item.studentId}`],
    maxItems: 100,
    lanes: 2,
    // A row that an attempt refers to may be locked: the others need not wait for it.
    isItemError: (error) => isItemError(error) || isLockTimeout(error),
  });

export const saveBatches = (app: App): Batcher<Entry, SavedEntry> =>
  new Batcher({
    run: (items) => app.health.saving(() => saveUnlocked(app, items)),
    keysOf: (item) => [`${item.attemptId}:${item.position}`, `${item.attemptId}:${item.clientId}:${item.seq}`],
    maxItems: 500,
    lanes: 2,
    isItemError,
  });

/** False for an attempt that was not running, or that does not exist any more. */
export const submitBatches = (app: App): Batcher<SubmitRequest, boolean> =>
  new Batcher({
    run: async (items) => {
      const changed = await submitAttempts(app.saving, items, app.shift(), graceMs);
      const locked = await existingAttempts(
        app.saving,
        items.filter(({ id }) => !changed.has(id)),
      );
      return items.map(({ id }) => changed.get(id) ?? (locked.has(id) ? null : false));
    },
    keysOf: (item) => [item.id],
    maxItems: 200,
    lanes: 1,
    isItemError,
  });
