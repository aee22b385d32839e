/** Requests to join classes and invitations from the API, with what is fetched again after a change. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type AnswerBody = Input<'PUT /itf/join_class_request'>['body'];

export const requestsQuery = (classId: string, status: 'PENDING' | 'ANSWERED', page = 0) =>
  queryOptions({
    queryKey: ['join-requests', classId, status, page],
    queryFn: ({ signal }) =>
      api('GET /itf/join_class_request', { query: { classId, status, page, size: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const invitationsQuery = (classId: string, page: number) =>
  queryOptions({
    queryKey: ['join-requests', classId, 'invitations', page],
    queryFn: ({ signal }) =>
      api('GET /itf/class/{id}/invitations', { params: { id: classId }, query: { page, size: 10 } }, { signal }),
  });

export const joinableQuery = (classCode: string) =>
  queryOptions({
    queryKey: ['join-requests', 'class', classCode],
    queryFn: ({ signal }) => api('GET /itf/join_class_request/class', { query: { classCode } }, { signal }),
    enabled: classCode !== '',
    retry: false,
    staleTime: 0,
  });

export const ownRequestsQuery = queryOptions({
  queryKey: ['join-requests', 'own'],
  queryFn: ({ signal }) => api('GET /student/join-requests', undefined, { signal }),
});

export const ownInvitationsQuery = queryOptions({
  queryKey: ['join-requests', 'own invitations'],
  queryFn: ({ signal }) => api('GET /student/invitations', undefined, { signal }),
});

/** Refetches all that an answer changes: the counts of the class and the tests of the learner. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['join-requests', 'classes', 'students', 'assignments', 'home'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

export function useTeacherAnswers(classId: string) {
  const onSuccess = useRefresh();
  const params = { id: classId };
  return {
    answer: useMutation({
      mutationFn: (body: Omit<AnswerBody, 'classId'>) =>
        api('PUT /itf/join_class_request', { body: { ...body, classId } }),
      onSuccess,
    }),
    joining: useMutation({
      mutationFn: (body: Input<'PUT /itf/class/{id}/join'>['body']) =>
        api('PUT /itf/class/{id}/join', { params, body }),
      onSuccess,
    }),
    invite: useMutation({
      mutationFn: (contact: string) => api('POST /itf/class/{id}/invitations', { params, body: { contact } }),
      onSuccess,
    }),
    takeBack: useMutation({
      mutationFn: (id: string) => api('DELETE /itf/class/invitations/{id}', { params: { id } }),
      onSuccess,
    }),
  };
}

export function useLearnerAnswers() {
  const onSuccess = useRefresh();
  return {
    ask: useMutation({
      mutationFn: (classCode: string) => api('POST /itf/join_class_request', { body: { classCode } }),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) => api('DELETE /student/join-requests/{id}', { params: { id } }),
      onSuccess,
    }),
    answer: useMutation({
      mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
        api('PUT /student/invitations/{id}', { params: { id }, body: { accept } }),
      onSuccess,
    }),
  };
}
