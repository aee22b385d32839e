/** SQL of which tests others find. */
import type { Db } from '#db';

export async function setPrivacy(db: Db, id: string, privacy: 'PRIVATE' | 'PUBLIC'): Promise<void> {
  await db.updateTable('exams').set({ privacy }).where('id', '=', id).execute();
}

export async function putSample(
  db: Db,
  { gradeId, position, examId }: { gradeId: string; position: number; examId: string },
): Promise<void> {
  await db.insertInto('sample_exams').values({ grade_id: gradeId, position, exam_id: examId }).execute();
}

export async function removeSample(db: Db, examId: string): Promise<void> {
  await db.deleteFrom('sample_exams').where('exam_id', '=', examId).execute();
}
