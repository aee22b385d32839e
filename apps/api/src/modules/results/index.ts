export { resultHandlers } from './results.routes.ts';
export { findAssignment } from './results.queries.ts';
export { columnsOf, markView } from './results.service.ts';
