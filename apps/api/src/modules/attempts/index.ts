export { answeredByAttempt } from './answered.ts';
export { attemptHandlers, attemptRecordHandlers } from './attempts.routes.ts';
export { attemptsOf } from './attempts.service.ts';
export { lastPractice, type OwnOrigin } from './own-practice.queries.ts';
export {
  answeredInPractice,
  beginPractice,
  practiceProgress,
  practiceResultOf,
  unlearnt,
  wrongQuestions,
  type Practised,
} from './own-practice.service.ts';
export { studentResult } from './result.service.ts';
export { makeAnswersPartitionsFor, startAttemptWorker } from './attempts.worker.ts';
export { pulseOf, type Pulse } from './pulse.ts';
export { answerLog, effectiveAnswers, effectiveAnswersOf, type EffectiveAnswer } from './answers.ts';
export { repeatAsAccepted } from './answers.queries.ts';
export { lockScored, type AttemptKey, type AttemptStatus } from './attempts.queries.ts';
export {
  extendRunning,
  finishAttemptsOf,
  finishRunningAttempts,
  moveDeadlines,
  pauseRunning,
  resumePaused,
} from './control.queries.ts';
export { recordedCounts } from './record.queries.ts';
export { recordOf } from './record.service.ts';
export { readOfNobody, saveNothing } from './warm-up.ts';
export { eraseAnswersOf, eraseAnswersOfJob, eraseOldAnswersJob } from './retention.ts';
export {
  countedAttempt,
  countedMarksOf,
  latestResult,
  learnersWithAttempts,
  logOf,
  markIsShown,
  somebodyWorks,
} from './counted.queries.ts';
