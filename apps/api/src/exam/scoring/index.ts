export {
  keepPublishedTests,
  publishedExam,
  publishedKeys,
  publishedTestBytes,
  scorableExam,
  type PublishedExam,
} from './exam-cache.ts';
export { isDrawn } from './draws.queries.ts';
export { scoredItems, withUnasked, type ScoredItem, type StoredItems } from './items.ts';
export {
  answerTo,
  latestMarks,
  markColumns,
  markKey,
  effectiveMarks,
  effectiveMarksOf,
  type MarkRow,
} from './marks.queries.ts';
export { amendedQuestions } from './regrades.ts';
export { regradedKeys } from './regraded-keys.ts';
export { lockRegrading, stepsInForce, stepColumns, stepsOfAttempts, withoutRegrading } from './regrades.queries.ts';
export { rescore } from './rescore.ts';
export { findLatestResult, type NewResult } from './results.queries.ts';
export { partnerAttemptScored } from './scoring.events.ts';
export { storeResults } from './store-results.ts';
export { engineVersion, scorableQuestions, scoreAttempt, type ScorableQuestion } from './score-attempt.ts';
