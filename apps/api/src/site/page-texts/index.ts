export { pageTextHandlers } from './page-texts.routes.ts';
export { publishedTexts, wordsOfChapter } from './page-texts.service.ts';
