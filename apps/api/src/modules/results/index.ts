export { resultHandlers } from './results.routes.ts';
export { findAssignment, lockScored } from './results.queries.ts';
export { columnsOf, markView, rescore } from './results.service.ts';
