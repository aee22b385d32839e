import type { jobRoutes } from '@vumon/contract';
import type { Handlers } from '../http/bind.ts';
import { listCrashes } from './crashes/crashes.service.ts';
import { cancel, discardFailed, getRun, listFailed, retryFailed } from './jobs.service.ts';
import { failedKinds } from './queue.queries.ts';

export const jobHandlers: Handlers<typeof jobRoutes> = {
  'GET /jobs/{id}': (context, { params }) => getRun(context, params.id),
  'POST /jobs/{id}/cancel': (context, { params }) => cancel(context, params.id),
  'GET /itf/failed-jobs': (context, { query }) => listFailed(context, query),
  'GET /itf/failed-jobs/kinds': ({ db }) => failedKinds(db),
  'POST /itf/failed-jobs/retry': (context, { body }) => retryFailed(context, body.ids),
  'GET /itf/crashes': (context, { query }) => listCrashes(context, query),
  'POST /itf/failed-jobs/discard': (context, { body }) => discardFailed(context, body.ids),
};
