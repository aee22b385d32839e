export { ownAccountHandlers } from './own-account.routes.ts';
export { eraseAccount } from './own-account.queries.ts';
