/** A published test of the system with canary texts in its keys, so that a test finds keys that were sent by mistake. */
import { samples } from '@vumon/question-types/samples';
import type { Db } from '#db';
import type { School } from './school.ts';

/** Makes the school's test one of the system. Every second question is `sharedBy` another teacher instead, if there is one. */
export async function makeSystemTest(db: Db, school: School, canary: string, sharedBy: string | null): Promise<void> {
  await db
    .insertInto('publishers')
    .values({ code: 'NA', name: '–', position: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  for (const [index, { id, code, items, schemaVersion }] of school.questions.entries()) {
    const system = sharedBy === null || index % 2 === 0;
    await db
      .insertInto('questions')
      .values({
        id,
        scope: system ? 'SYSTEM' : 'USER',
        owner_id: system ? null : sharedBy,
        privacy: 'PUBLIC',
        type: code,
        name: code,
        grade_id: 'G9',
        subject: 'ENGLISH',
        skill: 'GR',
        summary: code,
        search: code.toLowerCase(),
        items: items.length,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    await db
      .insertInto('question_versions')
      .values({
        question_id: id,
        version: 1,
        schema_version: schemaVersion,
        content: JSON.stringify(samples[code].content),
        created_at: new Date(),
      })
      .execute();
    await db
      .insertInto('question_keys')
      .values({
        question_id: id,
        version: 1,
        answer_key: JSON.stringify({
          ...samples[code].key,
          explanation: `${canary} explanation`,
          transcript: `${canary} transcript`,
        }),
        template: JSON.stringify({
          schemaVersion,
          content: samples[code].content,
          answerKey: { ...samples[code].key, explanation: `${canary} template` },
          parameters: [],
          conditions: [`${canary} condition`],
          truths: {},
        }),
      })
      .execute();
    await db
      .insertInto('exam_questions')
      .values({
        exam_id: school.examId,
        question_id: id,
        question_version: 1,
        part_id: 'part1',
        position: index,
        items: items.length,
        skill: 'GR',
        difficulty: 'M2',
      })
      .execute();
    await db
      .updateTable('exam_version_questions')
      .set({ owner_id: system ? null : sharedBy })
      .where('question_id', '=', id)
      .execute();
  }
  await db
    .updateTable('exams')
    .set({ scope: 'SYSTEM', owner_id: null, privacy: 'PUBLIC' })
    .where('id', '=', school.examId)
    .execute();
}
