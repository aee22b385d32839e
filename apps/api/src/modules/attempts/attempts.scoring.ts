/** From a published test and its effective answers to a result: pure, so a replay gives the same score. */
import { divideHalfUp, pointsOf, roundMark } from '@vumon/domain';
import type { ExamContent, ExamKeys } from '@vumon/contract';
import { isQuestionTypeCode } from '@vumon/question-types';
import { score } from '@vumon/question-types/scoring';
import type { NewResult, ScoredItem } from './attempts.queries.ts';

/** Stored with each result; raise it when a change of the rules may change a score. */
export const engineVersion = '1';

/** `answers` by question id. Points are hundredths; the mark is out of ten, in hundredths, rounded as the test says. */
export function scoreAttempt(content: ExamContent, keys: ExamKeys, answers: ReadonlyMap<string, unknown>): Omit<NewResult, 'attemptId'> {
  const locale = content.subject === 'MATH' ? 'vi' : 'en';
  const items: ScoredItem[] = [];
  for (const section of content.sections) {
    for (const part of section.parts) {
      for (const question of part.questions) {
        if (!isQuestionTypeCode(question.type)) throw new Error(`unknown question type ${question.type}`);
        const result = score(question.type, question.content, keys[question.id], answers.get(question.id) ?? null, { locale });
        const byItem = new Map(result.items.map((item) => [item.item, item]));
        question.items.forEach((item, index) => {
          const max = question.points[item] ?? 0;
          const scored = byItem.get(item);
          items.push({
            question: question.id,
            item,
            number: question.firstNumber + index,
            state: scored?.state ?? 'blank',
            points: scored ? pointsOf(max, scored.share) : 0,
            max,
          });
        });
      }
    }
  }
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const maxPoints = items.reduce((sum, item) => sum + item.max, 0);
  return {
    points,
    maxPoints,
    mark: maxPoints === 0 ? 0 : roundMark(divideHalfUp(points * 1000, maxPoints), content.rounding),
    needsTeacher: items.some((item) => item.state === 'needs-teacher'),
    items,
  };
}
