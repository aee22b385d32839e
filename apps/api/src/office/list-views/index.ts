export { listViewHandlers } from './list-views.routes.ts';
export { ownDataOfListViews } from './list-views.queries.ts';
