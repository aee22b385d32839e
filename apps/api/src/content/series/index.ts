export { seriesHandlers } from './series.routes.ts';
