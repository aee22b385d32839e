export { answeredByAttempt, answeredItems } from './answers/answered.ts';
export { attemptHandlers, attemptRecordHandlers } from './attempts.routes.ts';
export { attemptsOf } from './attempts.service.ts';
export { isRoomPaused } from './hooks.ts';
export { lastPractice, type OwnOrigin } from './practice/own-practice.queries.ts';
export {
  answeredInPractice,
  beginPractice,
  practiceProgress,
  practiceResultOf,
  unlearnt,
  wrongQuestions,
  type Practised,
} from './practice/own-practice.service.ts';
export { scoreNow } from './score-now.ts';
export { studentResult } from './result.service.ts';
export { makeAnswersPartitionsFor, startAttemptWorker } from './attempts.worker.ts';
export { heartbeatOf, type Heartbeat } from './outages/heartbeat.ts';
export { answerLog, effectiveAnswers, effectiveAnswersOf, type EffectiveAnswer } from './answers/answers.ts';
export { entriesAfter, repeatAsAccepted } from './answers/answers.queries.ts';
export { lockScored, unscoredAttempts, type AttemptKey, type AttemptStatus } from './attempts.queries.ts';
export {
  extendRunning,
  finishAttemptsOf,
  finishRunningAttempts,
  moveDeadlines,
  pauseRunning,
  resumePaused,
} from './control/control.queries.ts';
export { recordedCounts } from './record/record.queries.ts';
export { recordOf } from './record/record.service.ts';
export { planReads, planSaves } from './warm-up.ts';
export { eraseAnswersOf } from './retention/retention.ts';
export {
  countedAttempt,
  countedMarksOf,
  itemsToMark,
  latestResult,
  learnersWithAttempts,
  logOf,
  markIsShown,
  somebodyWorks,
} from './counted.queries.ts';
export { tellLearner } from './control/tell-learner.ts';
export { attemptsJobs } from './attempts.jobs.ts';
export { ownDataOfAttempts } from './own-data.queries.ts';
