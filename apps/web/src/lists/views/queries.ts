/** Columns and views that the user keeps for a list; what is changed is shown at once. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staffRoles, type KeptList, type ListViews, type Role } from '@vumon/domain';
import type { Input } from '@vumon/contract/client';
import type { Column } from '@vumon/ui';
import { api } from '../../api/client.ts';

const nothing: ListViews = { hidden: [], views: [] };

const listViewsQuery = (list: KeptList) =>
  queryOptions({
    queryKey: ['list-views', list],
    queryFn: ({ signal }): Promise<ListViews> => api('GET /list-views/{list}', { params: { list } }, { signal }),
    staleTime: Infinity,
  });

export interface KeptViews {
  readonly list: KeptList;
  readonly kept: ListViews;
  /** False until they are there: a change before would lose them. */
  readonly ready: boolean;
  put(next: Partial<ListViews>): Promise<unknown>;
}

/** `enabled`: for roles that keep any. */
export function useListViews(list: KeptList, enabled = true): KeptViews {
  const client = useQueryClient();
  const query = listViewsQuery(list);
  const { data } = useQuery({ ...query, enabled });
  const { mutateAsync } = useMutation({
    mutationFn: (body: ListViews) =>
      api('PUT /list-views/{list}', { params: { list }, body: body as Input<'PUT /list-views/{list}'>['body'] }),
    onMutate: (body) => client.setQueryData(query.queryKey, body),
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const kept = data ?? nothing;
  return { list, kept, ready: data !== undefined, put: (next) => mutateAsync({ ...kept, ...next }) };
}

export const keepsViews = (role: Role): boolean => (staffRoles as readonly Role[]).includes(role);

/** The columns without those that the user has hidden; the first, and the one with the actions, stay. */
export const shownColumns = <Row>(columns: readonly Column<Row>[], views: KeptViews | undefined): Column<Row>[] =>
  columns.filter((column, at) => at === 0 || column.key === 'actions' || !views?.kept.hidden.includes(column.key));
