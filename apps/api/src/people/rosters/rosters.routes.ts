import type { rosterRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { checkRoster, newestRoster, rosterFor, rowsOfRoster, startRoster } from './rosters.service.ts';

export const rosterHandlers: Handlers<typeof rosterRoutes> = {
  'GET /school/rosters/newest': (context) => newestRoster(context),
  'POST /school/rosters': (context, { file }) => checkRoster(context, file),
  'GET /school/rosters/{id}': (context, { params }) => rosterFor(context, params.id),
  'GET /school/rosters/{id}/rows': (context, { params, query }) => rowsOfRoster(context, params.id, query),
  'POST /school/rosters/{id}/start': (context, { params }) => startRoster(context, params.id),
};
