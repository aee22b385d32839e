/** Assigned tests from the API; after a change all queries that show it are fetched again. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssignmentLive } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { nextLookMs, roomAfter, type Subject } from '@vumon/domain';
import { api } from '../../api/client.ts';

export type AssignmentListQuery = Input<'GET /itf/classes/{id}/unit-tests'>['query'];
export type AssignedQuery = Input<'GET /student/unit-tests-assigned'>['query'];
export type AssignBody = Input<'POST /itf/unit-tests/assign'>['body'];
export type AssignTarget = AssignBody['target'];
export type ChangeBody = Input<'PUT /itf/classes/unit-tests/{id}'>['body'];

export const assignmentListQuery = (classId: string, query: AssignmentListQuery) =>
  queryOptions({
    queryKey: ['assignments', classId, query],
    queryFn: ({ signal }) => api('GET /itf/classes/{id}/unit-tests', { params: { id: classId }, query }, { signal }),
    placeholderData: keepPreviousData,
    // The counts of submitted attempts change while a test runs.
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => one.status === 'ONGOING' && !one.cancelledAt) ? 15_000 : false,
  });

export const assignmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/classes/unit-test-assigned/{id}/teacher', { params: { id } }, { signal }),
  });

/** A look asks only for what has changed since the one before. */
export const liveQuery = (id: string) => {
  const queryKey = ['assignments', 'live', id];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<AssignmentLive>(queryKey);
      const since = before?.version ?? undefined;
      const look = await api(
        'GET /itf/classes/unit-test-assigned/{id}/live',
        { params: { id }, query: { since } },
        { signal },
      );
      return roomAfter(before, look);
    },
    refetchInterval: 5_000,
    staleTime: 0,
  });
};

/** Progress of one attempt; `stage` differs after each change that the live room reports, so that it is fetched again. */
export const progressQuery = (attemptId: string, stage: string) =>
  queryOptions({
    queryKey: ['assignments', 'progress', attemptId, stage],
    queryFn: ({ signal }) => api('GET /itf/unit-tests-result/{id}/progress', { params: { id: attemptId } }, { signal }),
    staleTime: 0,
  });

/** Of one class, or of all. */
export const assignedListQuery = (query: AssignedQuery, classId?: string) =>
  queryOptions({
    queryKey: ['assigned', query, classId],
    queryFn: ({ signal }) =>
      classId === undefined
        ? api('GET /student/unit-tests-assigned', { query }, { signal })
        : api('GET /student/classes/{id}/unit-tests-assigned', { params: { id: classId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A test that opens or ends shows it without a reload.
    refetchInterval: ({ state }) => nextLookMs(state.data?.data, 30_000),
  });

export const ownClassesQuery = queryOptions({
  queryKey: ['classes', 'own'],
  queryFn: ({ signal }) => api('GET /student/classes', undefined, { signal }),
});

export interface AssignableFilter {
  readonly search: string;
  readonly gradeId?: string | undefined;
  readonly subject?: Subject | undefined;
}

export const assignableQuery = (scope: 'mine' | 'system', { search, gradeId, subject }: AssignableFilter) =>
  queryOptions({
    queryKey: ['exams', 'assignable', scope, search, gradeId, subject],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/unit-tests',
        {
          query: {
            scope,
            search,
            status: 'READY',
            size: 50,
            ...(gradeId !== undefined && { gradeId: [gradeId] }),
            ...(subject !== undefined && { subject }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const examFactsQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', 'facts', id],
    queryFn: ({ signal }) => api('GET /itf/unit-tests/{id}', { params: { id } }, { signal }),
  });

export function useAssignmentChanges() {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['assignments'] }),
      client.invalidateQueries({ queryKey: ['classes'] }),
      client.invalidateQueries({ queryKey: ['groups'] }),
      client.invalidateQueries({ queryKey: ['results'] }),
      client.invalidateQueries({ queryKey: ['exams'] }),
    ]);
  return {
    assign: useMutation({
      mutationFn: (body: AssignBody) => api('POST /itf/unit-tests/assign', { body }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, body }: { id: string; body: ChangeBody }) =>
        api('PUT /itf/classes/unit-tests/{id}', { params: { id }, body }),
      onSuccess,
    }),
    remind: useMutation({
      mutationFn: (assignmentId: string) =>
        api('POST /itf/unit-tests/send-email-to-student', { body: { assignmentId } }),
    }),
    cancel: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/classes/unit-tests/{id}', { params: { id } }),
      onSuccess,
    }),
    collect: useMutation({
      mutationFn: (id: string) => api('POST /itf/classes/unit-tests/{id}/collect', { params: { id } }),
      onSuccess,
    }),
    pause: useMutation({
      mutationFn: (id: string) => api('POST /itf/classes/unit-tests/{id}/pause', { params: { id } }),
      onSuccess,
    }),
    resume: useMutation({
      mutationFn: (id: string) => api('POST /itf/classes/unit-tests/{id}/resume', { params: { id } }),
      onSuccess,
    }),
    extend: useMutation({
      mutationFn: ({ id, minutes }: { id: string; minutes: number }) =>
        api('POST /itf/classes/unit-tests/{id}/extend', { params: { id }, body: { minutes } }),
      onSuccess,
    }),
  };
}

/** Groups of a class to choose from. */
export const groupChoicesQuery = (classId: string) =>
  queryOptions({
    queryKey: ['groups', classId, 'choices'],
    queryFn: ({ signal }) =>
      api('GET /itf/class/{id}/group', { params: { id: classId }, query: { size: 100 } }, { signal }),
  });

/** Learners to choose from: all of a class, or those of the teacher's whom a search finds. */
export const studentChoicesQuery = (classId: string | null, search: string) =>
  queryOptions({
    queryKey: ['students', 'choices', classId, classId === null ? search : ''],
    queryFn: async ({ signal }) => {
      const found =
        classId === null
          ? (await api('GET /itf/students', { query: { search, size: 50 } }, { signal })).data
          : await api('GET /itf/classes/{id}/students/all', { params: { id: classId } }, { signal });
      return found.map(({ id, fullName, code }) => ({ value: id, label: code ? `${fullName} (${code})` : fullName }));
    },
    placeholderData: keepPreviousData,
  });

/** Names of everybody whom an assignment reaches or has reached. */
export const namesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'names', id],
    queryFn: async ({ signal }) =>
      (await api('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id }, query: {} }, { signal })).cells.map(
        ({ studentId, name }) => ({ value: studentId, label: name }),
      ),
  });

export function useAttemptControls() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['assignments'] }),
      client.invalidateQueries({ queryKey: ['results'] }),
    ]);
  return {
    extend: useMutation({
      mutationFn: ({ id, minutes }: { id: string; minutes: number }) =>
        api('POST /itf/unit-tests-result/{id}/extend', { params: { id }, body: { minutes } }),
      onSettled,
    }),
    pause: useMutation({
      mutationFn: ({ id, untilBack }: { id: string; untilBack: boolean }) =>
        api('POST /itf/unit-tests-result/{id}/pause', { params: { id }, body: { untilBack } }),
      onSettled,
    }),
    resume: useMutation({
      mutationFn: (id: string) => api('POST /itf/unit-tests-result/{id}/resume', { params: { id } }),
      onSettled,
    }),
    reopen: useMutation({
      mutationFn: ({ id, minutes }: { id: string; minutes: number }) =>
        api('POST /itf/unit-tests-result/{id}/reopen', { params: { id }, body: { minutes } }),
      onSettled,
    }),
    collect: useMutation({
      mutationFn: (id: string) => api('POST /itf/unit-tests-result/{id}/collect', { params: { id } }),
      onSettled,
    }),
    allow: useMutation({
      mutationFn: ({ id, ...body }: { id: string; studentId: string; minutes: number }) =>
        api('PUT /itf/classes/unit-test-assigned/{id}/extra-time', { params: { id }, body }),
      onSettled,
    }),
  };
}
