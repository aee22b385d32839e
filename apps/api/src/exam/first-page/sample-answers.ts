/** Answers of the learners of a sample class: right, or with a mistake that many would make. */
import type { ExamQuestionContent } from '@vumon/contract';
import {
  isQuestionTypeCode,
  parseResponse,
  responseFits,
  type QuestionContent,
  type QuestionKey,
} from '@vumon/question-types';
import { score, solve } from '@vumon/question-types/scoring';

type Answer = Record<string, unknown>;

/** Null for a question that no key answers, or where no wrong answer is found. */
export function sampleAnswer(question: ExamQuestionContent, key: unknown, right: boolean): Answer | null {
  const { type } = question;
  if (!isQuestionTypeCode(type) || !key) return null;
  const content = question.content as QuestionContent;
  const solved = solve(type, content, key as QuestionKey) as Answer | null;
  if (solved === null || right) return solved;
  const earned = (answer: Answer): number =>
    score(type, content, key as QuestionKey, answer, { locale: 'vi' }).items.reduce(
      (sum, { share }) => sum + share.earned / share.of,
      0,
    );
  const fits = (answer: Answer): boolean => {
    const parsed = parseResponse(type, 1, answer);
    return parsed.ok && responseFits(type, content, parsed.value);
  };
  const best = earned(solved);
  // The first other option is everybody's mistake, so that the analysis finds a typical one.
  for (const [entry, value] of Object.entries(solved)) {
    const others: unknown[] = Array.isArray(value)
      ? idsIn(content)
          .filter((id) => !value.includes(id))
          .map((id) => [...value.slice(0, -1), id])
      : [];
    const wrong = others.map((other) => ({ ...solved, [entry]: other })).find((one) => fits(one) && earned(one) < best);
    if (wrong) return wrong;
  }
  return null;
}

/** All ids in the content; those that cannot be chosen do not fit. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(idsIn))];
  if (typeof value !== 'object' || value === null) return [];
  const { id } = value as { id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}
