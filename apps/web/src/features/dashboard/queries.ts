/** Queries of the dashboards; all of a page share range, kind of tests and class, which stand in its address. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly over?: 'CLASS' | undefined;
  readonly classId?: string | undefined;
}
export type Statistics = Reply<'POST /itf/statistic/unit-tests'>;
export type LearnerRank = Reply<'GET /itf/statistic/result-ranking/student'>[number];

export const statisticsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['dashboard', 'tests', asked],
    queryFn: ({ signal }) => api('POST /itf/statistic/unit-tests', { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The four figures at the head of the page, fetched together. */
export const countsQuery = ({ from, to, over, classId }: Asked) =>
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

export const rankedClassesQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['dashboard', 'classes', asked],
    queryFn: ({ signal }) => api('GET /itf/statistic/result-ranking/class', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });

export const rankedLearnersQuery = (asked: Asked, page: number, size: number) =>
  queryOptions({
    queryKey: ['dashboard', 'learners', asked, page, size],
    queryFn: ({ signal }) =>
      api('GET /itf/statistic/result-ranking/student', { query: { ...asked, page, size } }, { signal }),
    placeholderData: keepPreviousData,
  });
