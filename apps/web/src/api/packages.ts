/** Packages: all of them as rows, for administrators, and those on sale, for everybody. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OfferCode } from '@vumon/domain';
import { useLocale } from '@vumon/i18n/react';
import { api } from './client.ts';

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => api('GET /itf/packages', undefined, { signal }),
  staleTime: 300_000,
});

/** Packages and their prices change once a day at most. */
export const offersQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: () => api('GET /memberships', { query: {} }),
  staleTime: 300_000,
});

/** Names of packages; until the names are loaded, the code is shown. */
export function usePackageNames(): (code: OfferCode) => string {
  const locale = useLocale();
  const { data = [] } = useQuery(packagesQuery);
  return (code) => {
    const found = data.find((one) => one.code === code);
    return found ? (locale === 'en' ? found.nameEn : found.name) : code;
  };
}
