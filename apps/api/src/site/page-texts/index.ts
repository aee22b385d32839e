export { pageTextHandlers } from './page-texts.routes.ts';
export { publishedTexts } from './page-texts.service.ts';
