export { regradeHandlers } from './regrade.routes.ts';
export { tellRegraded } from './tell-learners.ts';
