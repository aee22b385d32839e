export {
  findOptionalRunningSale as runningSale,
  findOptionalSoldTest as soldTest,
  type SoldTestRow,
} from './sales.queries.ts';
export { saleHandlers } from './sales.routes.ts';
