import type { dashboardRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { exportPackages, exportTurnover, exportUsers } from './dashboards.export.ts';
import { getEnding, getPackageFigures } from './packages.service.ts';
import { getTurnover } from './turnover.service.ts';
import { getUserFigures } from './users.service.ts';

export const dashboardHandlers: Handlers<typeof dashboardRoutes> = {
  'GET /itf/statistic/turnover': (context, { query }) => getTurnover(context, query),
  'GET /itf/statistic/turnover/file': (context, { query }) => exportTurnover(context, query),
  'GET /itf/statistic/users': (context, { query }) => getUserFigures(context, query),
  'GET /itf/statistic/users/file': (context, { query }) => exportUsers(context, query),
  'GET /itf/statistic/service-packages': (context, { query }) => getPackageFigures(context, query),
  'GET /itf/statistic/service-packages/file': (context, { query }) => exportPackages(context, query),
  'GET /itf/statistic/service-packages/ending': (context, { query }) => getEnding(context, query),
};
