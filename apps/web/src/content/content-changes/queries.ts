/** Changes of tests and formats of the system over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentChangeView } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export const contentChangesQuery = (query: Input<'GET /itf/content-changes'>['query']) =>
  queryOptions({
    queryKey: ['content-changes', query],
    queryFn: ({ signal }) => api('GET /itf/content-changes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Afterwards, and after a refusal, the list shows what is so now. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, subjectId: id, revision, at }: ContentChangeView) =>
      api('POST /itf/content-changes/{kind}/{id}/undo', { params: { kind, id }, body: { revision, at } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['content-changes'] }),
    onSuccess: (_reply, { kind }) => client.invalidateQueries({ queryKey: [kind === 'EXAM' ? 'exams' : 'formats'] }),
  });
}
