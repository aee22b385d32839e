export { ownAccountHandlers } from './own-account.routes.ts';
export { nameOfDeleted } from './deleted-names.ts';
export { eraseAccount } from './deletion.queries.ts';
