/** The user's notices over the API; the bell and the page share the cache. */
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';

const twoMinutes = 120_000;

export const unreadQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: ({ signal }) => api('GET /notices/unread', undefined, { signal }),
  refetchOnWindowFocus: true,
  refetchInterval: twoMinutes,
  staleTime: 30_000,
});

export const noticesQuery = (onlyUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'list', onlyUnread],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /notices',
        { query: { ...(onlyUnread && { unread: 'true' }), ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export function useNoticeReading() {
  const client = useQueryClient();
  const onSuccess = ({ unread }: { unread: number }) => {
    client.setQueryData(unreadQuery.queryKey, { unread });
    return client.invalidateQueries({ queryKey: ['notices', 'list'] });
  };
  return {
    read: useMutation({
      mutationFn: (id: string) => api('POST /notices/{id}/read', { params: { id } }, { keepalive: true }),
      onSuccess,
    }),
    readAll: useMutation({ mutationFn: () => api('POST /notices/read-all'), onSuccess }),
  };
}
