/** Series as operators maintain them, over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedSeries } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type SeriesFilters = Omit<Input<'GET /itf/series/file'>['query'], 'search'>;
export type SeriesFacts = Input<'POST /itf/series'>['body'];

export const seriesListQuery = (query: Input<'GET /itf/series'>['query']) =>
  queryOptions({
    queryKey: ['series', query],
    queryFn: ({ signal }) => api('GET /itf/series', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const seriesHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['series', id, 'history'],
    queryFn: ({ signal }) => api('GET /itf/series/{id}/history', { params: { id } }, { signal }),
  });

/** After a change every list and form that has series fetches them again. */
export function useSeriesChanges() {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['series'] }),
      client.invalidateQueries({ queryKey: ['reference-data', 'series'] }),
    ]);
  return {
    add: useMutation({ mutationFn: (body: SeriesFacts) => api('POST /itf/series', { body }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, ...body }: SeriesFacts & { id: string; revision: number }) =>
        api('PUT /itf/series/{id}', { params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/series/{id}', { params: { id } }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ id, place }: { id: string; place: number }) =>
        api('POST /itf/series/{id}/move', { params: { id }, body: { place } }),
      onSuccess,
    }),
    picture: useMutation({
      mutationFn: ({ id, locale, file }: { id: string; locale: 'vi' | 'en'; file: File }) =>
        api('POST /itf/series/{id}/picture', { params: { id }, body: { locale } }, { file }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: ({ id, revision }: Pick<ManagedSeries, 'id' | 'revision'>) =>
        api('POST /itf/series/{id}/undo', { params: { id }, body: { revision } }),
      onSuccess,
    }),
  };
}
