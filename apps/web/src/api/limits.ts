import { queryOptions, useQuery } from '@tanstack/react-query';
import { mebibyte, type UploadSetting } from '@vumon/domain';
import { api } from './client.ts';

const limitsQuery = queryOptions({
  queryKey: ['setting', 'limits'],
  queryFn: () => api('GET /itf/app-settings/limits'),
  staleTime: 60_000,
});

/** Limits that forms check before sending; undefined until they are loaded. The API checks them in any case. */
export const useLimits = () => useQuery(limitsQuery).data?.value;

/** Maximum size of a file, for `FileDrop` and the hint beside it; 0 until it is loaded. */
export function useUploadLimit(setting: UploadSetting): { maxSize: number | undefined; megabytes: number } {
  const maxSize = useLimits()?.uploadBytes[setting];
  return { maxSize, megabytes: (maxSize ?? 0) / mebibyte };
}
