export { contentChangeHandlers } from './content-changes.routes.ts';
