import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#db';

/**
 * Waits until statements in this database wait for locks. At least so many, and of clients only: a job of the product or
 * autovacuum may wait beside those of the test.
 */
export const untilBlocked = (db: Db, least = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND backend_type = 'client backend'`.execute(
        db,
      );
      expect(rows[0]!.waiting).toBeGreaterThanOrEqual(least);
    },
    { timeout: 20_000, interval: 10 },
  );
