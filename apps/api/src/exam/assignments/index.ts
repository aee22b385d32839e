export { assignmentHandlers } from './assignments.routes.ts';
export { assignTest, cancelAssignment, useTest } from './assignments.service.ts';
export { admitLearner } from './assignments.queries.ts';
export {
  assignToPartner,
  endPartnerAssignment,
  movePartnerEnd,
  withdrawPartnerAssignment,
  type PartnerAssignment,
} from './of-partner.service.ts';
export { schoolOfExam } from './hooks.ts';
export { holdsOf } from './held.queries.ts';
export { keepOpen } from './assignments.queries.ts';
export { assignToCandidates, setClocksOf, showResultsOf } from './of-exam-session.service.ts';
export { liveOf } from './live-room.service.ts';
export { assignSample, endSample } from './of-sample.service.ts';
export { assignmentsJobs } from './assignments.jobs.ts';
export { countAssignedSystemTests, ownDataOfAssignments, runningTests } from './own-data.queries.ts';
export { assignmentMade, resultReleased } from './assignments.events.ts';
export { tellTeacher } from './tell-teacher.ts';
export { tellLearners } from './tell-learners.ts';
export * as registered from './registered.queries.ts';
