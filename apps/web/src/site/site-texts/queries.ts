/** The texts about the operator, as an administrator keeps them. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const siteTextsQuery = queryOptions({
  queryKey: ['site-texts'],
  queryFn: ({ signal }) => api('GET /itf/site-texts', undefined, { signal }),
});

export const siteTextsHistoryQuery = queryOptions({
  queryKey: ['site-texts', 'history'],
  queryFn: ({ signal }) => api('GET /itf/site-texts/history', undefined, { signal }),
});

export function useSiteTextsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'PUT /itf/site-texts'>['body']) => api('PUT /itf/site-texts', { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['site-texts'] }),
        client.invalidateQueries({ queryKey: ['setting', 'site'] }),
      ]),
  });
}
