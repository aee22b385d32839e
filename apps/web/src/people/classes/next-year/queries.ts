/** Carrying classes over into a new school year. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../../api/client.ts';

export type CarryBody = Input<'POST /itf/classes/next-year'>['body'];

export const nextYearQuery = (schoolYear: number | null) =>
  queryOptions({
    queryKey: ['classes', 'next-year', schoolYear],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/next-year', { query: schoolYear === null ? {} : { schoolYear } }, { signal }),
    // Not fetched again: that would replace what the teacher is editing.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useCarryOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CarryBody) => api('POST /itf/classes/next-year', { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['classes'] }),
        client.invalidateQueries({ queryKey: ['students'] }),
        client.invalidateQueries({ queryKey: ['assignments'] }),
      ]),
  });
}
