/** Regrading over the API. A regrade changes what every page of results shows. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type RegradeView = Reply<'GET /itf/classes/unit-tests-assigned/{id}/regrade'>;
export type Preview = Reply<'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview'>;
export type PreviewRow = Preview['rows'][number];
export type Asked = Input<'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview'>['body'];
export type Kind = RegradeView['kinds'][number];
export type Step = RegradeView['steps'][number];

export const regradeQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['regrade', id, number],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params: { id }, query: { number } }, { signal }),
  });

/** No request is sent until the change is complete. */
export const previewQuery = (id: string, asked: Asked | null, after: number) =>
  queryOptions({
    queryKey: ['regrade', id, 'preview', asked, after],
    queryFn: ({ signal }) =>
      api('POST /itf/classes/unit-tests-assigned/{id}/regrade/preview', { params: { id }, body: asked! }, { signal }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export function useRegrading(id: string) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['regrade', id] }),
      client.invalidateQueries({ queryKey: ['results'] }),
      client.invalidateQueries({ queryKey: ['home'] }),
    ]);
  return {
    apply: useMutation({
      mutationFn: (body: Input<'POST /itf/classes/unit-tests-assigned/{id}/regrade'>['body']) =>
        api('POST /itf/classes/unit-tests-assigned/{id}/regrade', { params: { id }, body }),
      onSuccess,
    }),
    answer: useMutation({
      mutationFn: (body: Input<'POST /itf/classes/unit-tests-assigned/{id}/regrade/offer'>['body']) =>
        api('POST /itf/classes/unit-tests-assigned/{id}/regrade/offer', { params: { id }, body }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: (body: Input<'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo'>['body']) =>
        api('POST /itf/classes/unit-tests-assigned/{id}/regrade/undo', { params: { id }, body }),
      onSuccess,
    }),
  };
}
