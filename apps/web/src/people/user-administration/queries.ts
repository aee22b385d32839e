/** Users and the audit log over the API; after a change everything that shows it is fetched again. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AdministeredUser } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type UserListQuery = Input<'GET /itf/users'>['query'];
export type SignInQuery = Input<'GET /itf/users/{id}/sign-ins'>['query'];
export type AuditQuery = Omit<Input<'GET /itf/audit-log'>['query'], 'before'>;
export type NewStaff = Input<'POST /itf/users/staff'>['body'];
export type Grant = Input<'POST /itf/users/{id}/memberships'>['body'];
export type RoleChange = Input<'PUT /itf/users/{id}/role'>['body'];

export const userListQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/users', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => api('GET /itf/users/{id}', { params: { id } }, { signal }),
  });

export const userAccessQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'access'],
    queryFn: ({ signal }) => api('GET /itf/users/{id}/access', { params: { id } }, { signal }),
  });

export const userSignInsQuery = (id: string, query: SignInQuery) =>
  queryOptions({
    queryKey: ['users', id, 'sign-ins', query],
    queryFn: ({ signal }) => api('GET /itf/users/{id}/sign-ins', { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const auditLogQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', query],
    queryFn: ({ signal, pageParam }) =>
      api('GET /itf/audit-log', { query: { ...query, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const auditFiltersQuery = queryOptions({
  queryKey: ['audit-log', 'actions'],
  queryFn: () => api('GET /itf/audit-log/actions'),
  staleTime: 300_000,
});

export const provincesQuery = queryOptions({
  queryKey: ['reference-data', 'provinces'],
  queryFn: () => api('GET /itf/provinces', { query: {} }),
  staleTime: 300_000,
  gcTime: Infinity,
});

export function useUserChanges(id: string) {
  const client = useQueryClient();
  const params = { id };
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['users'] }),
      client.invalidateQueries({ queryKey: ['audit-log'] }),
    ]);
  };
  // The reply is the changed user: it is shown at once, and fetched again with everything related.
  const onSuccess = (user: AdministeredUser) => {
    client.setQueryData(userQuery(id).queryKey, user);
    return refresh();
  };
  return {
    lock: useMutation({
      mutationFn: (reason: string) => api('POST /itf/users/{id}/lock', { params, body: { reason } }),
      onSuccess,
    }),
    unlock: useMutation({
      mutationFn: (reason: string) =>
        api('POST /itf/users/{id}/unlock', { params, body: reason.trim() === '' ? {} : { reason } }),
      onSuccess,
    }),
    role: useMutation({
      mutationFn: (body: RoleChange) => api('PUT /itf/users/{id}/role', { params, body }),
      onSuccess,
    }),
    grant: useMutation({
      mutationFn: (body: Grant) => api('POST /itf/users/{id}/memberships', { params, body }),
      onSuccess,
    }),
    signOut: useMutation({ mutationFn: () => api('POST /itf/users/{id}/sign-out', { params }), onSuccess }),
    resetPassword: useMutation({
      mutationFn: () => api('POST /itf/users/{id}/password-reset', { params }),
      onSuccess: refresh,
    }),
    invite: useMutation({
      mutationFn: (delivery: 'SEND' | 'PRINT') =>
        api('POST /itf/users/{id}/invitation', { params, body: { delivery } }),
      onSuccess: refresh,
    }),
  };
}

export function useAddStaff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewStaff) => api('POST /itf/users/staff', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}
