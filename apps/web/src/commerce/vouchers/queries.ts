/** Vouchers from the API, and their administration. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Voucher } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

type Change = Input<'PUT /itf/vouchers/{id}'>['body'];
export type VoucherBody = Omit<Change, 'revision'>;

export const voucherListQuery = (query: Input<'GET /itf/vouchers'>['query']) =>
  queryOptions({
    queryKey: ['vouchers', 'list', query],
    queryFn: ({ signal }) => api('GET /itf/vouchers', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const voucherLimitsQuery = queryOptions({
  queryKey: ['vouchers', 'limits'],
  queryFn: () => api('GET /itf/vouchers/limits'),
});

export const voucherUsesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['vouchers', id, 'uses', page],
    queryFn: ({ signal }) => api('GET /itf/vouchers/{id}/uses', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const voucherHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['vouchers', id, 'history'],
    queryFn: ({ signal }) => api('GET /itf/vouchers/{id}/history', { params: { id } }, { signal }),
  });

export function useVoucherChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['vouchers'] });
  return {
    save: useMutation({
      /** `changed`: the voucher as it was loaded; null creates one. */
      mutationFn: ({
        changed,
        code,
        ...body
      }: VoucherBody & { changed: Pick<Voucher, 'id' | 'revision'> | null; code: string }) =>
        changed === null
          ? api('POST /itf/vouchers', { body: { ...body, code } })
          : api('PUT /itf/vouchers/{id}', {
              params: { id: changed.id },
              body: { ...body, revision: changed.revision },
            }),
      onSuccess,
    }),
    stop: useMutation({
      mutationFn: ({ id, stopped }: { id: string; stopped: boolean }) =>
        api('PUT /itf/vouchers/{id}/stopped', { params: { id }, body: { stopped } }),
      onSuccess,
    }),
  };
}
