import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { Db } from '#db';

/** Checks at the end of a test file that every attempt stores the mark of its latest result. */
export function expectLatestMarks(t: { readonly db: Db }): void {
  afterAll(async () => {
    const { rows } = await sql<{ differs: boolean }>`
      SELECT (p.latest_mark, p.latest_needs_teacher) IS DISTINCT FROM (r.mark, r.needs_teacher) AS differs
      FROM attempts p LEFT JOIN LATERAL (SELECT x.mark, x.needs_teacher FROM attempt_results x
        WHERE x.owner_id = p.owner_id AND x.attempt_id = p.id ORDER BY x.revision DESC LIMIT 1) r ON true`.execute(
      t.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
  });
}
