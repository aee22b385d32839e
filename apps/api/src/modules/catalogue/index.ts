export { catalogueHandlers } from './catalogue.routes.ts';
