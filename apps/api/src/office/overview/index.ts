export { officeOverviewHandlers } from './overview.routes.ts';
