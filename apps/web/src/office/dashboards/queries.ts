/** The dashboards' figures over the API. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type TurnoverQuery = Input<'GET /itf/statistic/turnover'>['query'];
export type RangeQuery = Input<'GET /itf/statistic/users'>['query'];

export const turnoverQuery = (query: TurnoverQuery) =>
  queryOptions({
    queryKey: ['dashboards', 'turnover', query],
    queryFn: ({ signal }) => api('GET /itf/statistic/turnover', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const userFiguresQuery = (query: RangeQuery) =>
  queryOptions({
    queryKey: ['dashboards', 'users', query],
    queryFn: ({ signal }) => api('GET /itf/statistic/users', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const packageFiguresQuery = (query: RangeQuery) =>
  queryOptions({
    queryKey: ['dashboards', 'packages', query],
    queryFn: ({ signal }) => api('GET /itf/statistic/service-packages', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const endingQuery = (query: Input<'GET /itf/statistic/service-packages/ending'>['query']) =>
  queryOptions({
    queryKey: ['dashboards', 'ending', query],
    queryFn: ({ signal }) => api('GET /itf/statistic/service-packages/ending', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The latest paid orders of some days. */
export const paidOrdersQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['orders', 'list', { paidFrom: from, paidTo: to, size: 10 }],
    queryFn: ({ signal }) => api('GET /itf/orders', { query: { paidFrom: from, paidTo: to, size: 10 } }, { signal }),
  });
