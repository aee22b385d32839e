/** SQL of the calls of other cells. */
import { sql } from 'kysely';
import type { Db } from '#db';

/** False for one that was answered before. Those before `forgotten` are too old to be answered again. */
export async function noteCall(db: Db, id: string, at: Date, forgotten: Date): Promise<boolean> {
  await sql`DELETE FROM cell_calls WHERE at < ${forgotten}`.execute(db);
  const { rows } = await sql`
    INSERT INTO cell_calls (id, at) VALUES (${id}, ${at}) ON CONFLICT DO NOTHING RETURNING id`.execute(db);
  return rows.length > 0;
}
