export { siteTextHandlers } from './texts.routes.ts';
