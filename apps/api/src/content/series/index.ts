export { registerCovers } from './covers.files.ts';
export { seriesHandlers } from './series.routes.ts';
