/** Tests that the server is making. A job goes on while nobody looks; whoever comes back finds how far it is. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client.ts';

export type Making = Reply<'GET /itf/unit-tests/makings'>[number];
type Asked = Input<'POST /itf/unit-tests/{id}/forms'>['body'];

const key = ['exam-makings'] as const;
const followMs = 1_000;
const underWay = ({ state }: Making): boolean => state === 'CREATING';

const makingsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api('GET /itf/unit-tests/makings', undefined, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(underWay) ? followMs : false),
});

/** Lists of tests are asked for again once one of these has ended. */
export function useMakings() {
  const client = useQueryClient();
  const makings = useQuery(makingsQuery);
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const running = new Set(makings.data?.filter(underWay).map(({ id }) => id));
    const ended = [...before.current].some((id) => !running.has(id));
    before.current = running;
    if (ended) void client.invalidateQueries({ queryKey: ['exams'] });
  }, [makings.data, client]);
  return makings;
}

export function useMakingChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  return {
    make: useMutation({
      mutationFn: ({ examId, asked }: { examId: string; asked: Asked }) =>
        api('POST /itf/unit-tests/{id}/forms', { params: { id: examId }, body: asked }),
      // Shown at once, as under way.
      onSuccess: (made) => client.setQueryData(makingsQuery.queryKey, (old) => [made, ...(old ?? [])]),
      onSettled,
    }),
    /** Stops what is under way; puts away what has ended. */
    drop: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/unit-tests/makings/{id}', { params: { id } }),
      onSettled,
    }),
  };
}
