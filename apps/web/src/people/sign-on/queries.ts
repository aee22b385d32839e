import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

/** The providers with which people can sign in here; usually none. */
export const providersQuery = queryOptions({
  queryKey: ['sign-on-providers'],
  queryFn: async () => (await api('GET /auth/sign-on')).providers,
  staleTime: Infinity,
  retry: false,
});

export const linksQuery = queryOptions({
  queryKey: ['account', 'sign-on'],
  queryFn: () => api('GET /account/sign-on'),
});

export const signOnListQuery = (query: Input<'GET /itf/school-sign-ons'>['query']) =>
  queryOptions({
    queryKey: ['school-sign-ons', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/school-sign-ons', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const schoolSignOnsQuery = (schoolId: string | null) =>
  queryOptions({
    queryKey: ['school-sign-ons', schoolId],
    queryFn: () =>
      schoolId === null
        ? api('GET /school/sign-ons')
        : api('GET /itf/schools/{id}/sign-ons', { params: { id: schoolId } }),
  });

/** The server takes no longer one. */
export const shortTarget = (target: string): string => (target.length > 500 ? '/home' : target);
