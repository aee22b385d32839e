export type { KeptSums } from './kept-sums.queries.ts';
export { checkSums, firstSums, keptSumsJobs } from './kept-sums.jobs.ts';
