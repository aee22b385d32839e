export { statisticHandlers } from './statistics.routes.ts';
