import { queryOptions, useQuery } from '@tanstack/react-query';
import { mebibyte, type UploadSetting } from '@vumon/domain';
import { api } from './client.ts';

const limitsQuery = queryOptions({
  queryKey: ['setting', 'limits'],
  queryFn: () => api('GET /itf/app-settings/limits'),
  staleTime: 60_000,
});

/** Limits that forms check before they send; undefined until they are loaded, and the API checks them anyway. */
export const useLimits = () => useQuery(limitsQuery).data?.value;

/** How large a file may be, for `FileDrop` and the hint beside it; 0 until it is known. */
export function useUploadLimit(setting: UploadSetting): { maxSize: number | undefined; megabytes: number } {
  const maxSize = useLimits()?.uploadBytes[setting];
  return { maxSize, megabytes: (maxSize ?? 0) / mebibyte };
}
