import type { officeOverviewRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { getHealth } from './health.service.ts';
import { getOverview } from './overview.service.ts';

export const officeOverviewHandlers: Handlers<typeof officeOverviewRoutes> = {
  'GET /itf/office/overview': (context) => getOverview(context),
  'GET /itf/office/health': (context) => getHealth(context),
};
