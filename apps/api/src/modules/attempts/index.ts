export { attemptHandlers } from './attempts.routes.ts';
export { attemptsOf } from './attempts.service.ts';
export { startAttemptWorker } from './attempts.worker.ts';
export { engineVersion, scorableQuestions, scoreAttempt, type ScorableQuestion } from './attempts.scoring.ts';
export { answerTo, latestMarks, markColumns, markKey, standingMarks, type MarkRow } from './attempts.marks.queries.ts';
export type { ScoredItem } from './attempts.queries.ts';
export { publishedExam, publishedKeys, scorableExam } from './exam-cache.ts';
export { effectiveAnswers, effectiveAnswersOf } from './attempts.queries.ts';
