/** Queries of the home pages, by role. */
import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { nextLookMs } from '@vumon/domain';
import { api } from '../../api/client.ts';

export type TeacherOverview = Reply<'GET /itf/statistic/teacher-home'>;
export type AssignedTest = Reply<'GET /student/unit-tests-assigned'>[number];

export const teacherHomeQuery = queryOptions({
  queryKey: ['home', 'teacher'],
  queryFn: ({ signal }) => api('GET /itf/statistic/teacher-home', undefined, { signal }),
  staleTime: 30_000,
});

export const assignedQuery = queryOptions({
  queryKey: ['assignments', 'student', 'home'],
  queryFn: ({ signal }) => api('GET /student/unit-tests-assigned', { query: { size: 20 } }, { signal }),
  // A class that waits for a test sees it open on time.
  refetchInterval: ({ state }) => nextLookMs(state.data?.data, 60_000),
});

/** The learner's classes; the same entry of the cache as the list of assigned tests. */
export const ownClassesQuery = queryOptions({
  queryKey: ['classes', 'own'],
  queryFn: ({ signal }) => api('GET /student/classes', undefined, { signal }),
});

/** The latest marks of the learner. */
export const ownMarksQuery = queryOptions({
  queryKey: ['results', 'own', 'home'],
  queryFn: ({ signal }) => api('GET /student/results', { query: { size: 10 } }, { signal }),
});

/** How many users there are, for admins. */
export const userSummaryQuery = queryOptions({
  queryKey: ['users', 'summary'],
  queryFn: ({ signal }) => api('GET /itf/users/summary', undefined, { signal }),
  staleTime: 60_000,
});

/** What waits for staff, and for admins how today goes. */
export const officeOverviewQuery = queryOptions({
  queryKey: ['home', 'office'],
  queryFn: ({ signal }) => api('GET /itf/office/overview', undefined, { signal }),
  refetchInterval: 60_000,
});

export const latestChangesQuery = queryOptions({
  queryKey: ['audit-log', 'latest'],
  queryFn: ({ signal }) => api('GET /itf/audit-log', { query: { size: 10 } }, { signal }),
  staleTime: 30_000,
});
