/** Packages and limits of the product from the API, with their revisions. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: () => api('GET /itf/settings') });
export const packagesQuery = queryOptions({ queryKey: ['packages'], queryFn: () => api('GET /itf/packages') });

export type SettingKey = Input<'PUT /itf/settings/{key}'>['params']['key'];
export type OfferCode = Input<'PUT /itf/packages/{code}'>['params']['code'];

export const settingHistoryQuery = (key: SettingKey) =>
  queryOptions({
    queryKey: ['settings', key, 'history'],
    queryFn: () => api('GET /itf/settings/{key}/history', { params: { key } }),
    staleTime: 0,
  });
export const packageHistoryQuery = (code: OfferCode) =>
  queryOptions({
    queryKey: ['packages', code, 'history'],
    queryFn: () => api('GET /itf/packages/{code}/history', { params: { code } }),
    staleTime: 0,
  });

/** After a change every page that shows packages or caps fetches them again. */
export function useCatalogueChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries();
  return {
    setting: useMutation({
      mutationFn: ({ key, ...body }: { key: SettingKey; value: number; revision: number }) =>
        api('PUT /itf/settings/{key}', { params: { key }, body }),
      onSuccess,
    }),
    offer: useMutation({
      mutationFn: ({ code, ...body }: { code: OfferCode } & Input<'PUT /itf/packages/{code}'>['body']) =>
        api('PUT /itf/packages/{code}', { params: { code }, body }),
      onSuccess,
    }),
  };
}
