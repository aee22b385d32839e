/** What other domains use of this one. */
export { QuotesCard } from './QuotesCard.tsx';
