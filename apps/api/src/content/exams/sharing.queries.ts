/** SQL of which tests others find. */
import type { Db } from '#db';

export async function setPrivacy(db: Db, id: string, privacy: 'PRIVATE' | 'PUBLIC'): Promise<void> {
  await db.updateTable('exams').set({ privacy }).where('id', '=', id).execute();
}
