import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const devicesKey = ['account', 'sessions'] as const;

export const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: ({ signal }) => api('GET /account/sessions', undefined, { signal }),
});

export const signInsQuery = (query: Input<'GET /account/sign-ins'>['query']) =>
  queryOptions({
    queryKey: ['account', 'sign-ins', query],
    queryFn: ({ signal }) => api('GET /account/sign-ins', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
