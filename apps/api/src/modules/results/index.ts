export { resultHandlers } from './results.routes.ts';
