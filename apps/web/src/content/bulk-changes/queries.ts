/** Bulk changes over the API; a list that shows one at work asks again every second. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkSubject, ContentChange } from '@vumon/domain';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

const everyMs = 1_000;

export const bulkListQuery = (query: Input<'GET /itf/bulk-changes'>['query']) =>
  queryOptions({
    queryKey: ['bulk-changes', query],
    queryFn: ({ signal }) => api('GET /itf/bulk-changes', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.state === 'RUNNING' || one.state === 'UNDOING') ? everyMs : false,
  });

export const leftRowsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['bulk-changes', id, 'rows', page],
    queryFn: ({ signal }) =>
      api('GET /itf/bulk-changes/{id}/rows', { params: { id }, query: { page, size: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What the form can choose by; the API takes every filter of the lists. */
export interface Chosen {
  readonly search: string;
  readonly subject: 'ENGLISH' | 'MATH' | null;
  readonly gradeId: string | null;
  readonly seriesId: string | null;
  /** Of questions alone. */
  readonly label: string | null;
  /** Of tests alone. */
  readonly status: 'DRAFT' | 'READY' | null;
}

const questionFilter = ({ search, subject, gradeId, seriesId, label }: Chosen) => ({
  ...(search.trim() && { search }),
  ...(subject && { subjects: [subject] }),
  ...(gradeId && { grade: [gradeId] }),
  ...(seriesId && { series: [seriesId] }),
  ...(label && { label: [label] }),
});
const testFilter = ({ search, subject, gradeId, seriesId, status }: Chosen) => ({
  ...(search.trim() && { search }),
  ...(subject && { subject }),
  ...(gradeId && { gradeId: [gradeId] }),
  ...(seriesId && { seriesId: [seriesId] }),
  ...(status && { status }),
});

/** How many rows a choice has; `more` for a number that is only a lower bound. */
export const chosenCountQuery = (subject: BulkSubject, chosen: Chosen) =>
  queryOptions({
    queryKey: ['bulk-changes', 'count', subject, chosen],
    queryFn: async ({ signal }): Promise<{ total: number; more: boolean }> => {
      if (subject === 'QUESTION')
        return api('GET /itf/questions/counts', { query: { scope: 'system', ...questionFilter(chosen) } }, { signal });
      const { page } = await api(
        'GET /itf/unit-tests',
        { query: { scope: 'system', ...testFilter(chosen), size: 10 } },
        { signal },
      );
      return { total: page.total, more: false };
    },
    placeholderData: keepPreviousData,
  });

type Body = Input<'POST /itf/bulk-changes/questions'>['body'];

export function useBulkChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['bulk-changes'] });
  const turn = (verb: 'stop' | 'continue' | 'undo') => ({
    mutationFn: (id: string) => api(`POST /itf/bulk-changes/{id}/${verb}`, { params: { id } }),
    onSuccess,
  });
  return {
    begin: useMutation({
      mutationFn: (asked: { subject: BulkSubject; chosen: Chosen; change: ContentChange }) => {
        const change = asked.change as Body['change'];
        return asked.subject === 'QUESTION'
          ? api('POST /itf/bulk-changes/questions', { body: { filter: questionFilter(asked.chosen), change } })
          : api('POST /itf/bulk-changes/tests', { body: { filter: testFilter(asked.chosen), change } });
      },
      onSuccess,
    }),
    stop: useMutation(turn('stop')),
    goOn: useMutation(turn('continue')),
    undo: useMutation(turn('undo')),
  };
}
