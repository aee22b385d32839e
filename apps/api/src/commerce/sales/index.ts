export { findOptionalRunningSale as runningSale, findOptionalSoldTest as soldTest } from './sales.queries.ts';
export { saleHandlers } from './sales.routes.ts';
export { isSold, namesOfSales } from './sales.queries.ts';
