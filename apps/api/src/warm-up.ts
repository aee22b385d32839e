/**
 * Opens connections and prepares their statements before the first learners of a morning arrive: a new
 * connection plans each prepared statement anew for its first five executions, which cost more than all of the rest.
 */
import type { Database, Db } from '#db';
import { findActor } from '#people/accounts';
import { planReads, planSaves } from '#exam/attempts';

/** From the sixth execution on a prepared statement may keep one plan. */
const executions = 6;

/** Runs `work` on `count` connections at once, each its own. */
async function onEach(database: Database, count: number, work: (db: Db) => Promise<void>): Promise<void> {
  let waiting = count;
  let allOpen!: () => void;
  const together = new Promise<void>((resolve) => (allOpen = resolve));
  await Promise.all(
    Array.from({ length: count }, () =>
      database
        .connection()
        .execute(async (db) => {
          if ((waiting -= 1) === 0) allOpen();
          await together;
          for (let n = 0; n < executions; n += 1) await work(db);
        })
        // When one connection cannot be opened the others must not wait for it, or they would never be released.
        .finally(allOpen),
    ),
  );
}

/** `reading` and `saving` connections must be free: it waits for as many at once. */
export async function warmUp(
  databases: { readonly db: Database; readonly saving: Database },
  connections: { readonly reading: number; readonly saving: number },
): Promise<void> {
  const now = new Date(0);
  await onEach(databases.saving, connections.saving, planSaves);
  await onEach(databases.db, connections.reading, async (db) => {
    await findActor(db, Buffer.alloc(32), now);
    await planReads(db, now);
  });
}
