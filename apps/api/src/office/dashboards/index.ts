export { dashboardHandlers } from './dashboards.routes.ts';
