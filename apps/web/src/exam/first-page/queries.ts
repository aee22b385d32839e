import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FirstPage } from '@vumon/contract';
import type { Subject } from '@vumon/domain';
import { api } from '../../api/client.ts';
import { profileQuery } from '../../session/profile.ts';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';

const everyMs = 3_000;

/** The own cell, once the test is assigned. */
export const ownCell = (page: FirstPage) => page.cells.find(({ own }) => own);

/** Whether all three lines are done. */
export const isOver = (page: FirstPage): boolean => ownCell(page)?.state === 'SUBMITTED';

/** Asked again while something can happen on the phone. */
export const firstPageQuery = queryOptions({
  queryKey: ['first-page'],
  queryFn: ({ signal }) => api('GET /itf/first-page', undefined, { signal }),
  staleTime: 1_000,
  refetchInterval: ({ state: { data } }) => (data?.shown && data.given?.open && !isOver(data) ? everyMs : false),
});

export function useFirstPageChanges() {
  const cache = useQueryClient();
  const onSuccess = (page: FirstPage) => void cache.setQueryData(firstPageQuery.queryKey, page);
  return {
    assign: useMutation({ mutationFn: () => api('POST /itf/first-page/assign'), onSuccess }),
    renew: useMutation({ mutationFn: () => api('POST /itf/first-page/code'), onSuccess }),
    later: useMutation({ mutationFn: () => api('POST /itf/first-page/later'), onSuccess }),
    /** The ready test follows the subject, as lists and forms do. */
    teach: useMutation({
      mutationFn: (subject: Subject) => api('POST /account/subject', { body: { subject } }),
      onSuccess: () =>
        Promise.all(
          [profileQuery, firstPageQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey: [...queryKey] })),
        ),
    }),
  };
}

/** Where a phone sits down, in the language of this page; the code is behind the `#`, which reaches no server. */
export const seatLink = (code: string): string => `${location.origin}${seatPath()}#${code}`;
export const seatPath = (): string =>
  pathIn(localeOfPath(location.pathname), { pathname: '/thu', search: '', hash: '' });
