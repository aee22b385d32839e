/** Schools over the API: those of an administrator of the product, and the own one of a teacher. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSchoolPage, RosterImport, SchoolView } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import type { SchoolRole } from '@vumon/domain';
import { api } from '../../api/client.ts';
import { profileQuery } from '../../session/profile.ts';

export type SchoolListQuery = Input<'GET /itf/schools'>['query'];
export type ClassQuery = Input<'GET /school/classes'>['query'];
type NewSchool = Input<'POST /itf/schools'>['body'];
type Plan = Input<'POST /itf/schools/{id}/memberships'>['body'];
interface Invited {
  readonly contact: string;
  readonly role: SchoolRole;
}

export const schoolListQuery = (query: SchoolListQuery) =>
  queryOptions({
    queryKey: ['schools', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/schools', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const schoolQuery = (id: string) =>
  queryOptions({
    queryKey: ['schools', 'one', id],
    queryFn: ({ signal }) => api('GET /itf/schools/{id}', { params: { id } }, { signal }),
  });

export const ownSchoolQuery = queryOptions({
  queryKey: ['schools', 'own'],
  queryFn: ({ signal }) => api('GET /school', undefined, { signal }),
});

/** Classes of a school, of the own one when `id` is null. */
export const schoolClassesQuery = (id: string | null, query: ClassQuery) =>
  queryOptions({
    queryKey: ['schools', 'classes', id, query],
    queryFn: ({ signal }) =>
      id === null
        ? api('GET /school/classes', { query }, { signal })
        : api('GET /itf/schools/{id}/classes', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Teachers by name or contact, to choose the first administrator of a school. */
export const teachersQuery = (search: string) =>
  queryOptions({
    queryKey: ['users', 'list', 'teachers', search],
    queryFn: ({ signal }) =>
      api('GET /itf/users', { query: { search, role: 'TEACHER', page: 0, size: 10 } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

export function useAddSchool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSchool) => api('POST /itf/schools', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['schools'] }),
  });
}

export function useSchoolChanges(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = (school: SchoolView) => {
    client.setQueryData(schoolQuery(id).queryKey, school);
    return Promise.all([
      client.invalidateQueries({ queryKey: ['schools'] }),
      client.invalidateQueries({ queryKey: ['audit-log'] }),
    ]);
  };
  return {
    rename: useMutation({
      mutationFn: (name: string) => api('PUT /itf/schools/{id}', { params, body: { name } }),
      onSuccess,
    }),
    give: useMutation({
      mutationFn: (body: Plan) => api('POST /itf/schools/{id}/memberships', { params, body }),
      onSuccess,
    }),
    invite: useMutation({
      mutationFn: (body: Invited) => api('POST /itf/schools/{id}/invitations', { params, body }),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (invitationId: string) =>
        api('DELETE /itf/schools/{id}/invitations/{invitationId}', { params: { id, invitationId } }),
      onSuccess,
    }),
    setRole: useMutation({
      mutationFn: (body: { userId: string; role: SchoolRole }) =>
        api('POST /itf/schools/{id}/members', { params, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (userId: string) => api('DELETE /itf/schools/{id}/members/{userId}', { params: { id, userId } }),
      onSuccess,
    }),
  };
}

export function useOwnSchoolChanges() {
  const client = useQueryClient();
  const onSuccess = (page: OwnSchoolPage) => {
    client.setQueryData(ownSchoolQuery.queryKey, page);
    return client.invalidateQueries({ queryKey: ['schools', 'classes'] });
  };
  // Who joins or leaves a school has another package.
  const onMoved = async (page: OwnSchoolPage) => {
    await onSuccess(page);
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
  };
  return {
    invite: useMutation({
      mutationFn: ({ contact }: Invited) => api('POST /school/invitations', { body: { contact } }),
      onSuccess,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) => api('DELETE /school/invitations/{id}', { params: { id } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (userId: string) => api('DELETE /school/members/{userId}', { params: { userId } }),
      onSuccess,
    }),
    answer: useMutation({
      mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
        api('PUT /school/invitations/{id}', { params: { id }, body: { accept } }),
      onSuccess: onMoved,
    }),
    leave: useMutation({ mutationFn: () => api('DELETE /school/membership'), onSuccess: onMoved }),
  };
}

export type RosterRowQuery = Input<'GET /school/rosters/{id}/rows'>['query'];
const followMs = 2_000;

/** The file that was checked last; followed while it is carried out. */
export const rosterQuery = queryOptions({
  queryKey: ['schools', 'roster'],
  queryFn: ({ signal }) => api('GET /school/rosters/newest', undefined, { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? followMs : false),
});

export const rosterRowsQuery = (id: string, query: RosterRowQuery) =>
  queryOptions({
    queryKey: ['schools', 'roster', id, query],
    queryFn: ({ signal }) => api('GET /school/rosters/{id}/rows', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useRosterChanges() {
  const client = useQueryClient();
  const onSuccess = (one: RosterImport) => client.setQueryData(rosterQuery.queryKey, one);
  return {
    check: useMutation({ mutationFn: (file: File) => api('POST /school/rosters', undefined, { file }), onSuccess }),
    start: useMutation({
      mutationFn: (id: string) => api('POST /school/rosters/{id}/start', { params: { id } }),
      onSuccess,
    }),
  };
}
