export { regradeHandlers } from './regrade.routes.ts';
