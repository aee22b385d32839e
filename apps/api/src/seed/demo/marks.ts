/** The marks that the demo teacher has given so far, some with a comment. */
import { createRandom } from '@vumon/content';
import type { Actor } from '@vumon/domain';
import { isQuestionTypeCode, type Scores } from '@vumon/question-types';
import { markingOf, parseKey } from '@vumon/question-types/scoring';
import { examVersionKeys } from '#content/exams';
import { giveMarks, works } from '#exam/marking';
import type { PublishedTest } from '../exams.ts';
import type { SeedApp } from '../index.ts';

const praise = [
  'Bài làm tốt, ý rõ ràng.',
  'Em trình bày mạch lạc, cố gắng dùng thêm từ nối nhé.',
  'Có ý hay, em chú ý thì của động từ.',
  'Em đọc lại bài trước khi nộp để tránh lỗi chính tả.',
  '',
];

/** Marks all answers of the first `share` (0 to 1) of the attempts that wait for marks; the others keep waiting. */
export async function markSome(
  { app, setClock }: SeedApp,
  teacher: Actor,
  assignmentId: string,
  test: PublishedTest,
  share: number,
  at: number,
): Promise<void> {
  setClock(at);
  const keys = await examVersionKeys(app.db, test.versionId);
  const questions = new Map(
    test.content.sections
      .flatMap((section) => section.parts.flatMap((part) => part.questions))
      .map((question) => [question.id, question]),
  );
  const waiting = await works({ db: app.db, actor: teacher }, assignmentId, {});
  const attempts = [...new Set(waiting.map(({ attempt }) => attempt))];
  const chosen = new Set(attempts.slice(0, Math.ceil(attempts.length * share)));
  const given = waiting
    .filter(({ attempt, mark }) => chosen.has(attempt) && mark === null)
    .flatMap(({ attempt, question, item, entry }) => {
      const asked = questions.get(question);
      if (!asked || !isQuestionTypeCode(asked.type)) return [];
      const key = parseKey(asked.type, asked.schemaVersion, keys[question]);
      if (!key.ok) return [];
      const random = createRandom(`mark ${attempts.indexOf(attempt)} ${question} ${item}`);
      const marking = markingOf(asked.type, key.value, item);
      const level = 0.62 + random.normal() * 0.14;
      const scores: Scores =
        marking.kind === 'steps'
          ? { whole: level > 0.72 ? 100 : level > 0.5 ? 50 : 0 }
          : Object.fromEntries(
              marking.rubric.criteria.map(({ id, max }) => [
                id,
                Math.min(
                  max * 100,
                  Math.max(
                    0,
                    Math.round(((level + random.normal() * 0.06) * max * 100) / marking.rubric.step) *
                      marking.rubric.step,
                  ),
                ),
              ]),
            );
      return [
        {
          attempt,
          question,
          item,
          entry,
          version: 0,
          scores,
          comment: marking.kind === 'steps' ? '' : random.pick(praise),
          notes: [],
        },
      ];
    });
  if (given.length > 0) await giveMarks({ db: app.db, actor: teacher, now: at }, assignmentId, given);
}
