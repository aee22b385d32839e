export { regradeHandlers } from './regrade.routes.ts';
export { tellRegraded } from './tell-learners.ts';
export { tellOwners } from './tell-owners.ts';
export { offerRegrades } from './offers.service.ts';
export { usageOfQuestion } from './offers.queries.ts';
