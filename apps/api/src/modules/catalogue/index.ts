export { findUnknownReferences, gradeExists, type CatalogueReferences } from './catalogue.queries.ts';
export { catalogueHandlers } from './catalogue.routes.ts';
