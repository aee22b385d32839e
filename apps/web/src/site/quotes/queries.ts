/** Quotes over the API. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

/** Whom or what quotes are for; exactly one of the two. */
export type About = { readonly customerId: string } | { readonly requestId: string };

export const quotesQuery = (about: About) =>
  queryOptions({
    queryKey: ['quotes', about],
    queryFn: ({ signal }) => api('GET /itf/quotes', { query: about }, { signal }),
  });

export const quotedPackagesQuery = queryOptions({
  queryKey: ['quotes', 'packages'],
  queryFn: ({ signal }) => api('GET /itf/quotes/packages', undefined, { signal }),
  staleTime: 300_000,
});

export function useGiveQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /itf/quotes'>['body']) => api('POST /itf/quotes', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['quotes'] }),
  });
}
