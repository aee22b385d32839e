/** What other features may use of schools. */
export { ownSchoolQuery } from './queries.ts';
