export { quoteHandlers } from './quotes.routes.ts';
export { ownDataOfQuotes } from './own-data.ts';
