/** Exam sessions from the API. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { liveRoomEveryMs } from '@vumon/domain';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type ExamSessionBody = Input<'POST /itf/exam-sessions'>['body'];
type ListQuery = Input<'GET /itf/exam-sessions'>['query'];
type CandidateQuery = Input<'GET /itf/exam-sessions/{id}/candidates'>['query'];

export const examSessionsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['exam-sessions', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/exam-sessions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const examSessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['exam-sessions', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/exam-sessions/{id}', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'ONGOING' ? 10_000 : 60_000),
  });

export const shiftRoomsQuery = (id: string, shiftId: string, live: boolean) =>
  queryOptions({
    queryKey: ['exam-sessions', 'rooms', id, shiftId],
    queryFn: ({ signal }) =>
      api('GET /itf/exam-sessions/{id}/shifts/{shiftId}', { params: { id, shiftId } }, { signal }),
    refetchInterval: live ? liveRoomEveryMs : false,
  });

export const candidatesQuery = (id: string, query: CandidateQuery) =>
  queryOptions({
    queryKey: ['exam-sessions', 'candidates', id, query],
    queryFn: ({ signal }) => api('GET /itf/exam-sessions/{id}/candidates', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const eventsQuery = (id: string, query: { shiftId?: string; page: number; size: number }, live: boolean) =>
  queryOptions({
    queryKey: ['exam-sessions', 'events', id, query],
    queryFn: ({ signal }) => api('GET /itf/exam-sessions/{id}/events', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: live ? 10_000 : false,
  });

/** While it is open, machines are being checked. */
export const machinesQuery = (id: string) =>
  queryOptions({
    queryKey: ['exam-sessions', 'machines', id],
    queryFn: ({ signal }) => api('GET /itf/exam-sessions/{id}/machines', { params: { id } }, { signal }),
    refetchInterval: 10_000,
  });

export function useExamSessionChanges(id = '') {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['exam-sessions'] });
  const params = { id };
  return {
    add: useMutation({
      mutationFn: (body: ExamSessionBody) => api('POST /itf/exam-sessions', { body }),
      onSuccess,
    }),
    note: useMutation({
      mutationFn: (body: Input<'POST /itf/exam-sessions/{id}/notes'>['body']) =>
        api('POST /itf/exam-sessions/{id}/notes', { params, body }),
      onSuccess,
    }),
    room: useMutation({
      mutationFn: ({ roomId, ...body }: { roomId: string; place: string; invigilator: string }) =>
        api('PUT /itf/exam-sessions/{id}/rooms/{roomId}', { params: { id, roomId }, body }),
      onSuccess,
    }),
    clocks: useMutation({
      mutationFn: ({ roomId, ...body }: { roomId: string; clocks: 'pause' | 'resume'; reason: string }) =>
        api('POST /itf/exam-sessions/{id}/rooms/{roomId}/clocks', { params: { id, roomId }, body }),
      onSuccess,
    }),
    seat: useMutation({
      mutationFn: ({ studentId, ...body }: { studentId: string; roomId: string; machine: number; reason: string }) =>
        api('PUT /itf/exam-sessions/{id}/candidates/{studentId}/seat', { params: { id, studentId }, body }),
      onSuccess,
    }),
    letIn: useMutation({
      mutationFn: (studentId: string) =>
        api('POST /itf/exam-sessions/{id}/candidates/{studentId}/let-in', { params: { id, studentId } }),
      onSuccess,
    }),
    release: useMutation({
      mutationFn: () => api('POST /itf/exam-sessions/{id}/release', { params }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: () => api('POST /itf/exam-sessions/{id}/cancel', { params }),
      onSuccess,
    }),
  };
}
