/** Tests that a job of the server is creating. The job goes on when the page is left; its progress is shown on returning. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client.ts';

export type Making = Reply<'GET /itf/unit-tests/makings'>[number];
type Asked = Input<'POST /itf/unit-tests/{id}/forms'>['body'];

const key = ['exam-makings'] as const;
const followMs = 1_000;
const isRunning = ({ state }: Making): boolean => state === 'CREATING';

const makingsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api('GET /itf/unit-tests/makings', undefined, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isRunning) ? followMs : false),
});

/** The requests for tests and how far they are; once one has ended, lists of tests are fetched again. */
export function useMakings() {
  const client = useQueryClient();
  const makings = useQuery(makingsQuery);
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const running = new Set(makings.data?.filter(isRunning).map(({ id }) => id));
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
      // Shown at once, as being created.
      onSuccess: (made) => client.setQueryData(makingsQuery.queryKey, (old) => [made, ...(old ?? [])]),
      onSettled,
    }),
    /** Stops one that is being created; removes one that has ended from the list. */
    drop: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/unit-tests/makings/{id}', { params: { id } }),
      onSettled,
    }),
  };
}
