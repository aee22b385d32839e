export { ownAccountHandlers } from './own-account.routes.ts';
export { eraseAccount } from './deletion.queries.ts';
