/** Banners as operators maintain them, over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type BannerBody = Input<'PUT /itf/banners/{id}'>['body'];

export const bannerListQuery = (query: Input<'GET /itf/banners/all'>['query']) =>
  queryOptions({
    queryKey: ['banners', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/banners/all', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const bannerQuery = (id: string) =>
  queryOptions({
    queryKey: ['banners', id],
    queryFn: ({ signal }) => api('GET /itf/banners/{id}', { params: { id } }, { signal }),
  });

export const bannersAtQuery = (moment: string) =>
  queryOptions({
    queryKey: ['banners', 'at', moment],
    queryFn: ({ signal }) => api('GET /itf/banners/at', { query: { moment } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const bannerHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['banners', id, 'history'],
    queryFn: ({ signal }) => api('GET /itf/banners/{id}/history', { params: { id } }, { signal }),
  });

export function useBannerChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['banners'] });
  return {
    add: useMutation({
      mutationFn: (body: Input<'POST /itf/banners'>['body']) => api('POST /itf/banners', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: BannerBody & { id: string }) =>
        api('PUT /itf/banners/{id}', { params: { id }, body }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: ({ id, revision }: { id: string; revision: number }) =>
        api('POST /itf/banners/{id}/undo', { params: { id }, body: { revision } }),
      onSuccess,
    }),
    picture: useMutation({
      mutationFn: ({
        id,
        file,
        ...body
      }: {
        id: string;
        locale: 'vi' | 'en';
        device: 'desktop' | 'mobile';
        file: File;
      }) => api('POST /itf/banners/{id}/picture', { params: { id }, body }, { file }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/banners/{id}', { params: { id } }),
      onSuccess,
    }),
  };
}
