export { ownAccountHandlers } from './own-account.routes.ts';
