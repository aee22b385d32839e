export { grantOwnedTest, type OwnedTestGrant } from './grants.service.ts';
export { practiceHandlers } from './practice.routes.ts';
export { hasBoughtTest, isGranted, takeBackBoughtTest } from './grants.queries.ts';
