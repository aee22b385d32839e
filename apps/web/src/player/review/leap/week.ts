import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** On which days of this week the learner answered questions. */
export const weekQuery = queryOptions({
  queryKey: ['practice', 'week'],
  queryFn: ({ signal }) => api('GET /student/practice/week', undefined, { signal }),
  staleTime: 30_000,
});
