/** From a published test and its effective answers to a result: pure, so a replay gives the same score. */
import { divideHalfUp, holdingSteps, pointsOf, roundMark, ruleOf, type RegradeStep } from '@vumon/domain';
import type { ExamContent, ExamKeys } from '@vumon/contract';
import {
  isQuestionTypeCode,
  parseContent,
  type ItemResult,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { parseKey, score, scoringEngineVersion } from '@vumon/question-types/scoring';
import type { ScoredItem } from './items.ts';
import { markKey } from './marks.queries.ts';
import { amendedQuestions } from './regrades.ts';

/** Stored with each result. */
export const engineVersion = String(scoringEngineVersion);

/** Points in hundredths on the scale of the test, the mark in hundredths of ten. */
export interface Score {
  readonly points: number;
  readonly maxPoints: number;
  readonly mark: number;
  readonly needsTeacher: boolean;
  readonly items: readonly ScoredItem[];
  /** The teacher changed something about the test after it was taken: points may not be those of the paper. */
  readonly regraded: boolean;
}

export interface ScorableQuestion {
  readonly id: string;
  readonly code: QuestionTypeCode;
  readonly content: QuestionContent;
  readonly answerKey: QuestionKey;
  readonly items: readonly string[];
  readonly firstNumber: number;
  readonly points: Readonly<Record<string, number>>;
}

/** Parses a published test once for all its attempts; throws when stored content does not parse. */
export function scorableQuestions(content: ExamContent, keys: ExamKeys): ScorableQuestion[] {
  return content.sections
    .flatMap((section) => section.parts.flatMap((part) => part.questions))
    .map((question) => {
      const { type, schemaVersion, id, items, firstNumber, points } = question;
      if (!isQuestionTypeCode(type)) throw new Error(`question ${id} is of the unknown type ${type}`);
      const parsed = parseContent(type, schemaVersion, question.content);
      const answerKey = parseKey(type, schemaVersion, keys[id]);
      if (!parsed.ok || !answerKey.ok) throw new Error(`question ${id} of type ${type} does not parse`);
      return { id, code: type, content: parsed.value, answerKey: answerKey.value, items, firstNumber, points };
    });
}

export type GivenShares = ReadonlyMap<string, { readonly earned: number | null; readonly shareOf: number | null }>;
const nothingGiven: GivenShares = new Map();

/** An item that waited for the teacher, with what the teacher gave. */
function marked(given: GivenShares, question: string, result: ItemResult): ItemResult {
  const mark = result.state === 'needs-teacher' ? given.get(markKey(question, result.item)) : undefined;
  if (!mark || mark.earned === null || mark.shareOf === null) return result;
  const { earned, shareOf } = mark;
  return {
    ...result,
    state: earned === 0 ? 'wrong' : earned === shareOf ? 'right' : 'partial',
    share: { earned, of: shareOf },
  };
}

/** A regrade of an item overrides the key and the teacher's mark. */
function afterRegrades(result: Outcome, steps: readonly RegradeStep[], question: string, item: string): Outcome {
  const { outcome, points } = ruleOf(steps, question, item);
  const max = points ?? result.max;
  if (outcome === 'VOID') return { state: 'unscored', share: noShare, max: 0 };
  return outcome === 'FULL' ? { state: 'right', share: fullShare, max } : { ...result, max };
}
interface Outcome {
  readonly state: ItemResult['state'];
  readonly share: ItemResult['share'];
  readonly max: number;
}
const noShare = { earned: 0, of: 1 };
const fullShare = { earned: 1, of: 1 };

/**
 * `answers` by question id, `given` by `markKey`. Points are hundredths; the mark is out of ten, in hundredths, rounded as
 * the test says. The teacher's marks count wherever the engine leaves an item to the teacher. `steps` are the regrades
 * that reach the attempt, in their order.
 */
export function scoreAttempt(
  exam: Pick<ExamContent, 'subject' | 'rounding'>,
  questions: readonly ScorableQuestion[],
  answers: ReadonlyMap<string, unknown>,
  given: GivenShares = nothingGiven,
  steps: readonly RegradeStep[] = [],
): Score {
  const grade = (some: readonly RegradeStep[]) => scoreUnder(exam, questions, answers, given, some);
  return { ...grade(holdingSteps(steps, grade)), regraded: steps.length > 0 };
}

function scoreUnder(
  exam: Pick<ExamContent, 'subject' | 'rounding'>,
  questions: readonly ScorableQuestion[],
  answers: ReadonlyMap<string, unknown>,
  given: GivenShares,
  steps: readonly RegradeStep[],
): Omit<Score, 'regraded'> {
  const locale = exam.subject === 'MATH' ? 'vi' : 'en';
  const items = amendedQuestions(questions, steps).flatMap((question): ScoredItem[] => {
    const results = new Map(
      score(question.code, question.content, question.answerKey, answers.get(question.id), { locale }).items.map(
        (result) => [result.item, marked(given, question.id, result)],
      ),
    );
    return question.items.map((item, index) => {
      const result = results.get(item);
      const { state, share, max } = afterRegrades(
        {
          state: result?.state ?? 'blank',
          share: result?.share ?? noShare,
          max: question.points[item] ?? 0,
        },
        steps,
        question.id,
        item,
      );
      return {
        question: question.id,
        item,
        number: question.firstNumber + index,
        state,
        points: pointsOf(max, share),
        max,
      };
    });
  });
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const maxPoints = items.reduce((sum, item) => sum + item.max, 0);
  return {
    points,
    maxPoints,
    mark: maxPoints === 0 ? 0 : roundMark(divideHalfUp(points * 1000, maxPoints), exam.rounding),
    needsTeacher: items.some((item) => item.state === 'needs-teacher'),
    items,
  };
}
