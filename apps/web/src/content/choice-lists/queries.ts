/** The lists of the catalogue as operators maintain them, over the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ManagedChoice } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import type { ChoiceList } from '@vumon/domain';
import { api } from '../../api/client.ts';

export type ChoiceFilters = Omit<Input<'GET /itf/choice-lists/{list}/file'>['query'], 'search'>;
export type NewChoice = Input<'POST /itf/choice-lists/{list}'>['body'];

export const choicesQuery = (list: ChoiceList, query: Input<'GET /itf/choice-lists/{list}'>['query']) =>
  queryOptions({
    queryKey: ['choice-lists', list, query],
    queryFn: ({ signal }) => api('GET /itf/choice-lists/{list}', { params: { list }, query }, { signal }),
    // Rows of another list must not be shown under the name of this one.
    placeholderData: (before, of) => (of?.queryKey[1] === list ? keepPreviousData(before) : undefined),
  });

export const choiceHistoryQuery = (list: ChoiceList, code: string) =>
  queryOptions({
    queryKey: ['choice-lists', list, code, 'history'],
    queryFn: ({ signal }) => api('GET /itf/choice-lists/{list}/{code}/history', { params: { list, code } }, { signal }),
  });

export const choiceUsesQuery = (list: ChoiceList, code: string) =>
  queryOptions({
    queryKey: ['choice-lists', list, code, 'uses'],
    queryFn: ({ signal }) => api('GET /itf/choice-lists/{list}/{code}/uses', { params: { list, code } }, { signal }),
    staleTime: 0,
  });

/** After a change every list and form that offers the rows fetches them again. */
export function useChoiceChanges(list: ChoiceList) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['choice-lists', list] }),
      client.invalidateQueries({ queryKey: ['reference-data', list] }),
    ]);
  return {
    add: useMutation({
      mutationFn: (body: NewChoice) => api('POST /itf/choice-lists/{list}', { params: { list }, body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, name, nameEn, group, state, revision }: Omit<ManagedChoice, 'place' | 'shipped'>) =>
        api('PUT /itf/choice-lists/{list}/{code}', {
          params: { list, code: id },
          body: { name, nameEn, group, state, revision },
        }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (code: string) => api('DELETE /itf/choice-lists/{list}/{code}', { params: { list, code } }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ code, place }: { code: string; place: number }) =>
        api('POST /itf/choice-lists/{list}/{code}/move', { params: { list, code }, body: { place } }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: ({ id, revision }: Pick<ManagedChoice, 'id' | 'revision'>) =>
        api('POST /itf/choice-lists/{list}/{code}/undo', { params: { list, code: id }, body: { revision } }),
      onSuccess,
    }),
  };
}
