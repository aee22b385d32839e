export { examSessionHandlers } from './exam-sessions.routes.ts';
export { namesOfExamSessions, ownDataOfExamSessions } from './own-data.queries.ts';
