import type { DataChange } from '#platform/data-changes';
import type { App } from '../platform/http/context.ts';

/** Does a change of existing rows to its end; returns how many rows it has changed. */
export async function changeRows(app: App, { step }: DataChange): Promise<number> {
  let changed = 0;
  for (let cursor: string | null = null; ;) {
    const done = await step({ app, db: app.db, now: app.now() }, cursor);
    changed += done.changed;
    if (done.next === null) return changed;
    cursor = done.next;
  }
}
