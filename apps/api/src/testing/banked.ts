/** Puts the questions of a school's test into the bank, as they were published. */
import { summaryOf } from '@vumon/question-types';
import type { Db } from '#db';
import { addCatalogue } from './content.ts';
import type { School } from './school.ts';

export async function bankQuestionsOf({ db, now }: { db: Db; now(): number }, school: School): Promise<void> {
  await addCatalogue(db as Parameters<typeof addCatalogue>[0]);
  const at = new Date(now());
  const { keys } = await db
    .selectFrom('exam_version_keys')
    .select('keys')
    .where('exam_version_id', '=', school.examVersionId)
    .executeTakeFirstOrThrow();
  const published = new Map(
    school.content.sections[0]!.parts[0]!.questions.map((question) => [question.id, question.content]),
  );
  for (const { id, code, items, schemaVersion } of school.questions) {
    const content = published.get(id);
    await db
      .insertInto('questions')
      .values({
        id,
        scope: 'USER',
        owner_id: school.teacher.id,
        type: code,
        grade_id: 'G9',
        subject: 'ENGLISH',
        skill: 'GR',
        summary: summaryOf(code, content as never),
        search: 'x',
        items: items.length,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const version = { question_id: id, version: 1 };
    await db
      .insertInto('question_versions')
      .values({ ...version, schema_version: schemaVersion, content: JSON.stringify(content), created_at: at })
      .execute();
    await db
      .insertInto('question_keys')
      .values({ ...version, answer_key: JSON.stringify((keys as Record<string, unknown>)[id]) })
      .execute();
  }
}
