export { examSessionHandlers } from './exam-sessions.routes.ts';
export { roomIsPaused, schoolOfShift } from './rooms.queries.ts';
export { namesOfExamSessions, ownDataOfExamSessions } from './own-data.queries.ts';
