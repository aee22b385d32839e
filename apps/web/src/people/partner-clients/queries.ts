/** Partner clients from the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type PartnerListQuery = Input<'GET /itf/partners'>['query'];
export type NewPartner = Input<'POST /itf/partners'>['body'];

export const partnerListQuery = (query: PartnerListQuery) =>
  queryOptions({
    queryKey: ['partners', query],
    queryFn: ({ signal }) => api('GET /itf/partners', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ['partners', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/partners/{id}', { params: { id } }, { signal }),
  });

const refreshMs = 15_000;

export const callbackOverviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['partners', 'callbacks', id],
    queryFn: ({ signal }) => api('GET /itf/partners/{id}/callbacks', { params: { id } }, { signal }),
    refetchInterval: refreshMs,
  });

export const platformsQuery = (id: string) =>
  queryOptions({
    queryKey: ['partners', 'platforms', id],
    queryFn: ({ signal }) => api('GET /itf/partners/{id}/lti', { params: { id } }, { signal }),
  });

export type PlatformFacts = Input<'POST /itf/partners/{id}/lti-platforms'>['body'];

export const deliveriesQuery = (id: string, query: Input<'GET /itf/partners/{id}/deliveries'>['query']) =>
  queryOptions({
    queryKey: ['partners', 'deliveries', id, query],
    queryFn: ({ signal }) => api('GET /itf/partners/{id}/deliveries', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const triesQuery = (id: string, deliveryId: string) =>
  queryOptions({
    queryKey: ['partners', 'tries', id, deliveryId],
    queryFn: ({ signal }) =>
      api('GET /itf/partners/{id}/deliveries/{deliveryId}', { params: { id, deliveryId } }, { signal }),
  });

export function usePartnerChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['partners'] });
  return {
    add: useMutation({ mutationFn: (body: NewPartner) => api('POST /itf/partners', { body }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, name, allowedOrigins }: { id: string; name: string; allowedOrigins: string[] }) =>
        api('PUT /itf/partners/{id}', { params: { id }, body: { name, allowedOrigins } }),
      onSuccess,
    }),
    logo: useMutation({
      mutationFn: ({ id, file }: { id: string; file: File }) =>
        api('POST /itf/partners/{id}/update-logo', { params: { id } }, { file }),
      onSuccess,
    }),
    status: useMutation({
      mutationFn: ({ id, status }: { id: string; status: 'ACTIVE' | 'DISABLED' }) =>
        api('PUT /itf/partners/{id}/update-status', { params: { id }, body: { status } }),
      onSuccess,
    }),
    rotate: useMutation({
      mutationFn: (id: string) => api('POST /itf/partners/{id}/rotate-secret', { params: { id } }),
      onSuccess,
    }),
    callback: useMutation({
      mutationFn: ({ id, url }: { id: string; url: string | null }) =>
        api('PUT /itf/partners/{id}/callback', { params: { id }, body: { url } }),
      onSuccess,
    }),
    testCallback: useMutation({
      mutationFn: (id: string) => api('POST /itf/partners/{id}/callbacks/test', { params: { id } }),
    }),
    sendAgain: useMutation({
      mutationFn: ({ id, ids }: { id: string; ids: string[] | undefined }) =>
        api('POST /itf/partners/{id}/deliveries/send-again', { params: { id }, body: { ids } }),
      onSuccess,
    }),
    savePlatform: useMutation({
      mutationFn: ({ id, platformId, body }: { id: string; platformId: string | null; body: PlatformFacts }) =>
        platformId === null
          ? api('POST /itf/partners/{id}/lti-platforms', { params: { id }, body })
          : api('PUT /itf/partners/{id}/lti-platforms/{platformId}', { params: { id, platformId }, body }),
      onSuccess,
    }),
    makeLink: useMutation({
      mutationFn: (id: string) => api('POST /itf/partners/{id}/lti-registration', { params: { id } }),
    }),
    removePlatform: useMutation({
      mutationFn: (params: { id: string; platformId: string }) =>
        api('DELETE /itf/partners/{id}/lti-platforms/{platformId}', { params }),
      onSuccess,
    }),
    revokeOld: useMutation({
      mutationFn: (id: string) => api('POST /itf/partners/{id}/revoke-old-secret', { params: { id } }),
      onSuccess,
    }),
  };
}
