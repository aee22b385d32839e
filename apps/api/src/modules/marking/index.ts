export { markingHandlers } from './marking.routes.ts';
