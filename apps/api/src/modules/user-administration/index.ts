export { userAdministrationHandlers } from './user-administration.routes.ts';
