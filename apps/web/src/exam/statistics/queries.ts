/** Queries of the dashboards; all of a page share range, kind of tests and class, which stand in its address. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export interface StatisticsFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly over?: 'CLASS' | undefined;
  readonly classId?: string | undefined;
}
export type Statistics = Reply<'POST /itf/statistic/unit-tests'>;
export type LearnerRank = Reply<'GET /itf/statistic/result-ranking/student'>[number];

export const statisticsQuery = (filter: StatisticsFilter) =>
  queryOptions({
    queryKey: ['dashboard', 'tests', filter],
    queryFn: ({ signal }) => api('POST /itf/statistic/unit-tests', { body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The four figures at the head of the page, fetched together. */
export const countsQuery = ({ from, to, over, classId }: StatisticsFilter) =>
  queryOptions({
    queryKey: ['dashboard', 'counts', from, to, over, classId],
    queryFn: async ({ signal }) => {
      const range = { from, to };
      const [students, assigned, all, made] = await Promise.all([
        api('GET /itf/statistic/count-students', { query: { ...range, classId } }, { signal }),
        api('GET /itf/statistic/count-unit-tests', { query: { ...range, over, classId } }, { signal }),
        api('GET /itf/statistic/count-all-unit-tests', undefined, { signal }),
        api('GET /itf/statistic/count-new-unit-tests', { query: range }, { signal }),
      ]);
      return { students, assigned, all, made };
    },
    placeholderData: keepPreviousData,
  });

export const rankedClassesQuery = (filter: StatisticsFilter) =>
  queryOptions({
    queryKey: ['dashboard', 'classes', filter],
    queryFn: ({ signal }) => api('GET /itf/statistic/result-ranking/class', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const readRankedLearners = (filter: StatisticsFilter, page: number, size: number, signal?: AbortSignal) =>
  api('GET /itf/statistic/result-ranking/student', { query: { ...filter, page, size } }, signal && { signal });

export const rankedLearnersQuery = (filter: StatisticsFilter, page: number, size: number) =>
  queryOptions({
    queryKey: ['dashboard', 'learners', filter, page, size],
    queryFn: ({ signal }) => readRankedLearners(filter, page, size, signal),
    placeholderData: keepPreviousData,
  });
