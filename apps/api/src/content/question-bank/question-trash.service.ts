/** Empties the trash: removes questions deleted more than 30 days ago unless a test uses them. */
import { trashDays } from '@vumon/domain';
import { z } from 'zod';
import { withTransaction } from '#db';
import { auditEach } from '#platform/audit';
import { defineJob } from '#platform/jobs';
import { dayMs } from '../../platform/clock.ts';
import type { App } from '../../platform/http/context.ts';
import { lockOverdue, removeForGood, type Overdue } from './question-trash.queries.ts';

const batch = 200;

/**
 * Works in short transactions; returns how many questions were removed. Published tests have copies of their own.
 * Uploaded files remain, because copies of the question and published tests use them.
 */
export async function emptyTrash({ db: pool, now }: App): Promise<number> {
  const at = now();
  const before = new Date(at - trashDays * dayMs);
  let removed = 0;
  for (let after: Overdue | null = null; ;) {
    const from: Overdue | null = after;
    const taken = await withTransaction(pool, async (db) => {
      const overdue = await lockOverdue(db, before, from, batch);
      const ids = await removeForGood(
        db,
        overdue.map(({ id }) => id),
      );
      await auditEach(db, { at, actorId: null, action: 'question-removed', kind: 'question' }, ids);
      removed += ids.length;
      return overdue;
    });
    if (taken.length < batch) return removed;
    after = taken.at(-1)!;
  }
}

export const emptyTrashJob = defineJob({
  kind: 'question-bank.empty-trash',
  cron: '17 * * * *',
  payload: z.object({}),
  run: ({ app }) => emptyTrash(app),
});
