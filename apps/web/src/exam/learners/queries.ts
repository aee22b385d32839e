/** Queries and changes of one learner's page; what changes classes is refetched wherever learners stand. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type Learner = Reply<'GET /itf/students/{id}'>;
export type LearnerProgress = Reply<'GET /itf/students/{id}/progress'>;
export type LearnerTest = Reply<'GET /itf/students/{id}/results'>[number];

export const learnerQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id],
    queryFn: ({ signal }) => api('GET /itf/students/{id}', { params: { id } }, { signal }),
  });

export const learnerProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id, 'progress'],
    queryFn: ({ signal }) => api('GET /itf/students/{id}/progress', { params: { id } }, { signal }),
  });

/** All tests of the learner, or those of one class. */
export const learnerTestsQuery = (id: string, classId: string | undefined, query: { page: number; size: number }) =>
  queryOptions({
    queryKey: ['students', id, 'tests', classId, query],
    queryFn: ({ signal }) =>
      classId
        ? api(
            'GET /itf/students/classes/{id}/unit-tests-assigned',
            { params: { id: classId }, query: { studentId: id, ...query } },
            { signal },
          )
        : api('GET /itf/students/{id}/results', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useLearnerChanges(id: string) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['students'] }),
      client.invalidateQueries({ queryKey: ['classes'] }),
    ]);
  return {
    add: useMutation({
      mutationFn: (classIds: string[]) => api('POST /itf/students/add-student', { body: { studentId: id, classIds } }),
      onSuccess,
    }),
    move: useMutation({
      mutationFn: ({ from, to }: { from: string; to: string }) =>
        api('POST /itf/classes/{id}/students/move-list', {
          params: { id: from },
          body: { studentIds: [id], toClassId: to },
        }),
      onSuccess,
    }),
    takeOut: useMutation({
      mutationFn: (classId: string) =>
        api('POST /itf/classes/{id}/students/remove-list', { params: { id: classId }, body: { studentIds: [id] } }),
      onSuccess,
    }),
  };
}
