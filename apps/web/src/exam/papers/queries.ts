/** Papers over the API. A job continues when its page is left; the page shows its progress when it is opened again. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type PaperSet = Reply<'GET /itf/papers/{id}'>;
export type PaperOptions = PaperSet['options'];
export type AskedOptions = Input<'POST /itf/unit-tests/{id}/papers'>['body'];

export type PageOfPaper = Input<'POST /itf/unit-tests/{id}/paper-preview'>['body'];

export const underWay = ({ state }: PaperSet): boolean => state === 'QUEUED' || state === 'RUNNING';

const followMs = 1_000;

export const setsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['papers', examId],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}/papers', { params: { id: examId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(underWay) ? followMs : false),
  });

export const paperKeysQuery = (setId: string) =>
  queryOptions({
    queryKey: ['papers', 'keys', setId],
    queryFn: ({ signal }) => api('GET /itf/papers/{id}/keys', { params: { id: setId } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** `asked` contains only options that change how a page looks. */
export const previewQuery = (examId: string, asked: PageOfPaper) =>
  queryOptions({
    queryKey: ['papers', 'preview', examId, asked],
    // The request is never aborted, because the server would draw the page in any case.
    queryFn: () => api('POST /itf/unit-tests/{id}/paper-preview', { params: { id: examId }, body: asked }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });

export function usePapers(examId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['papers', examId] });
  return {
    make: useMutation({
      mutationFn: (body: AskedOptions) => api('POST /itf/unit-tests/{id}/papers', { params: { id: examId }, body }),
      onSettled,
    }),
    stop: useMutation({
      mutationFn: (set: PaperSet) => api('POST /jobs/{id}/cancel', { params: { id: set.runId } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (set: PaperSet) => api('DELETE /itf/papers/{id}', { params: { id: set.id } }),
      onSettled,
    }),
  };
}
