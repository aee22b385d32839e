/** Publishes versions from before random ids again, with random ids, where nobody has taken them. */
import type { ExamContent, ExamKeys } from '@vumon/contract';
import { isQuestionTypeCode, itemsOf, parseContent, questionType } from '@vumon/question-types';
import { withRandomIds, parseKey } from '@vumon/question-types/scoring';
import { withTransaction } from '#db';
import { moveAssignments, untakenVersions } from '#content/hooks';
import type { DataChange } from '#platform/data-changes';
import { contentHash } from './canonical.ts';
import { renameBy } from './random-ids.ts';
import {
  examVersionContent,
  examVersionKeys,
  insertExamVersion,
  latestVersionNumber,
} from './exam-versions.queries.ts';
import { lockExam } from '../exams.queries.ts';

const batch = 20;

/** Taken versions stay, because answers refer to their options. */
export const randomIdsChange: DataChange = {
  name: 'exams.random-ids',
  async step({ db, app, now }) {
    const found = await untakenVersions.call(db, new Date(now), batch);
    let done = 0;
    for (const { id, examId, randomIdsSeed } of found)
      await withTransaction(db, async (db) => {
        await lockExam(db, examId);
        const made = anew(await examVersionContent(db, id), await examVersionKeys(db, id), randomIdsSeed);
        const version = (await latestVersionNumber(db, examId)) + 1;
        const { version: _, ...hashed } = made.content;
        const to = app.newId();
        const content = { ...made.content, version };
        await insertExamVersion(db, {
          id: to,
          examId,
          version,
          content,
          hash: contentHash(hashed),
          keys: made.keys,
          hasRandomIds: true,
          now: new Date(now),
        });
        if ((await moveAssignments.call(db, id, to)) > 0) done += 1;
      });
    // A version that somebody has started meanwhile stays and is not found again.
    return { changed: done, next: found.length < batch || done === 0 ? null : 'more' };
  },
};

function anew(
  content: ExamContent,
  keys: ExamKeys,
  seed: string,
): { content: ExamContent; keys: Record<string, unknown> } {
  const made: Record<string, unknown> = { ...keys };
  const sections = content.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ({
      ...part,
      questions: part.questions.map((question) => {
        const { id, type, schemaVersion, items, points } = question;
        if (!isQuestionTypeCode(type)) return question;
        const parsed = parseContent(type, schemaVersion, question.content);
        const key = parseKey(type, schemaVersion, keys[id]);
        if (!parsed.ok || !key.ok) return question;
        const own = withRandomIds(type, parsed.value, key.value, renameBy(seed, id));
        const named = itemsOf(type, own.content);
        made[id] = own.key;
        // Points follow their items by place: what is numbered keeps its order.
        return {
          ...question,
          schemaVersion: questionType(type).schemaVersion,
          content: own.content,
          items: named,
          points: Object.fromEntries(named.map((item, at) => [item, points[items[at]!] ?? 0])),
        };
      }),
    })),
  }));
  return { content: { ...content, sections }, keys: made };
}
