import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

interface Span {
  from: string;
  to: string;
}

/** Of all own classes or of one. */
export const taughtTestsQuery = (span: Span, classId?: string) =>
  queryOptions({
    queryKey: ['assignments', 'calendar', span.from, classId],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/calendar', { query: { ...span, classId } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownTestsQuery = (span: Span) =>
  queryOptions({
    queryKey: ['assignments', 'own calendar', span.from],
    queryFn: ({ signal }) => api('GET /student/unit-tests/calendar', { query: span }, { signal }),
    placeholderData: keepPreviousData,
  });

const feedKey = ['calendar-feed'];
export const feedQuery = queryOptions({
  queryKey: feedKey,
  queryFn: ({ signal }) => api('GET /account/calendar-feed', undefined, { signal }),
});

export function useFeed() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: feedKey });
  return {
    make: useMutation({ mutationFn: () => api('POST /account/calendar-feed'), onSuccess }),
    revoke: useMutation({ mutationFn: () => api('DELETE /account/calendar-feed'), onSuccess }),
  };
}
