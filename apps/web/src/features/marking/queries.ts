/** Marking over the API. A saved mark is also written into the cached answers. */
import { queryOptions } from '@tanstack/react-query';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';

export type Overview = Reply<'GET /itf/classes/unit-tests-assigned/{id}/marking'>;
export type MarkedItem = Overview['items'][number];
export type MarkedLearner = Overview['learners'][number];
export type Work = Reply<'GET /itf/classes/unit-tests-assigned/{id}/marking/works'>[number];
export type WorkQuery = Input<'GET /itf/classes/unit-tests-assigned/{id}/marking/works'>['query'];
export type NewMark = Input<'POST /itf/classes/unit-tests-assigned/{id}/marking/marks'>['body']['marks'][number];
export type GivenMark = NonNullable<Work['mark']>;

export const overviewQuery = (id: string, blind: boolean) =>
  queryOptions({
    queryKey: ['marking', id, 'overview', blind],
    queryFn: ({ signal }) =>
      api(
        'GET /itf/classes/unit-tests-assigned/{id}/marking',
        { params: { id }, query: { blind: blind ? 'true' : 'false' } },
        { signal },
      ),
  });

export const worksQuery = (id: string, query: WorkQuery) =>
  queryOptions({
    queryKey: ['marking', id, 'works', query],
    queryFn: ({ signal }) =>
      api('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: { id }, query }, { signal }),
  });

export const historyQuery = (attempt: string, question: string, item: string) =>
  queryOptions({
    queryKey: ['marking', 'history', attempt, question, item],
    queryFn: ({ signal }) =>
      api('GET /itf/unit-tests-result/{id}/marks', { params: { id: attempt }, query: { question, item } }, { signal }),
  });
