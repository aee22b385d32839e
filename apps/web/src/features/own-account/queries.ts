/** One's own account from the API. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { useLocale } from '@vumon/i18n/react';
import { api } from '../../api/client.ts';

export const detailsQuery = queryOptions({
  queryKey: ['account', 'details'],
  queryFn: () => api('GET /account/details'),
});
export const planQuery = queryOptions({ queryKey: ['account', 'plan'], queryFn: () => api('GET /account/plan') });
export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: () => api('GET /account/deletion'),
  staleTime: 0,
  gcTime: 0,
});

export const transactionsQuery = (query: Input<'GET /account/transactions'>['query']) =>
  queryOptions({
    queryKey: ['account', 'transactions', query],
    queryFn: ({ signal }) => api('GET /account/transactions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const provincesQuery = queryOptions({
  queryKey: ['reference-data', 'provinces'],
  queryFn: () => api('GET /itf/provinces', { query: {} }),
  staleTime: 300_000,
  gcTime: Infinity,
});

/** Provinces of today, to choose from. */
export function useProvinces(): { value: string; label: string }[] {
  const locale = useLocale();
  return (useQuery(provincesQuery).data ?? []).map(({ code, name, nameEn }) => ({
    value: code,
    label: locale === 'en' ? nameEn : name,
  }));
}
