/** The end of the trash: after 30 days a question is removed for good, unless a test holds it. */
import { trashDays } from '@vumon/domain';
import { withTransaction } from '#db';
import { auditEach } from '#modules/audit';
import { hourly, type Hourly } from '../../hourly.ts';
import type { App } from '../../http/context.ts';
import { lockOverdue, removeForGood, type Overdue } from './question-trash.queries.ts';

const dayMs = 86_400_000;
const batch = 200;

/**
 * A short transaction after the other; how many questions it were. What was published has its own copy, and files stay:
 * copies of the question and published tests show the same ones.
 */
export async function emptyTrash({ db: pool, now }: App): Promise<number> {
  const at = now();
  const before = new Date(at - trashDays * dayMs);
  let removed = 0;
  for (let after: Overdue | null = null; ; ) {
    const from: Overdue | null = after;
    const taken = await withTransaction(pool, async (db) => {
      const overdue = await lockOverdue(db, before, from, batch);
      const ids = await removeForGood(db, overdue.map(({ id }) => id));
      await auditEach(db, { at, actorId: null, action: 'question-removed', kind: 'question' }, ids);
      removed += ids.length;
      return overdue;
    });
    if (taken.length < batch) return removed;
    after = taken.at(-1)!;
  }
}

export const keepTrashShort = (app: App): Hourly => hourly(app, emptyTrash, 'the trash could not be emptied');
