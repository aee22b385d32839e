import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';

export type PracticeTest = Reply<'GET /student/practice/tests'>[number];
type OwnedQuery = Input<'GET /itf/unit-tests/owned'>['query'];
export type WeakTopic = Reply<'GET /student/practice/topics'>['topics'][number];
type TestsQuery = Input<'GET /student/practice/tests'>['query'];

export const overviewQuery = queryOptions({
  queryKey: ['practice', 'overview'],
  queryFn: () => api('GET /student/practice'),
});

export const topicsQuery = queryOptions({
  queryKey: ['practice', 'topics'],
  queryFn: () => api('GET /student/practice/topics'),
});

export const ownedQuery = (query: OwnedQuery) =>
  queryOptions({
    queryKey: ['practice', 'owned', query],
    queryFn: async ({ signal }) => {
      const reply = await api('GET /itf/unit-tests/owned', { query }, { signal });
      // A learner receives tests to practise; the reply's other type is for users who create tests.
      return { ...reply, data: reply.data as PracticeTest[] };
    },
    placeholderData: keepPreviousData,
  });

export const systemQuery = (query: TestsQuery) =>
  queryOptions({
    queryKey: ['practice', 'system', query],
    queryFn: ({ signal }) => api('GET /student/practice/tests', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const downloadsQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'downloads', id],
    queryFn: () => api('GET /student/unit-tests/{id}/download', { params: { id } }),
    staleTime: 0,
  });

export const resultsQuery = (page: number) =>
  queryOptions({
    queryKey: ['practice', 'results', page],
    queryFn: ({ signal }) => api('GET /student/practice/results', { query: { page, size: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const pastQuery = (page: number) =>
  queryOptions({
    queryKey: ['results', 'to-practise', page],
    queryFn: ({ signal }) => api('GET /student/results', { query: { released: 'true', page, size: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const giftQuery = queryOptions({ queryKey: ['practice', 'gift'], queryFn: () => api('GET /student/gift') });

/** Loads the whole page, because the player is a separate app. */
export const openAttempt = (attempt: string): void =>
  location.assign(pathIn(localeOfPath(location.pathname), { pathname: `/practice/${attempt}`, search: '', hash: '' }));
