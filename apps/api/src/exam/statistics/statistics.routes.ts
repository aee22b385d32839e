import type { statisticRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { exportRankings } from './statistics.export.ts';
import {
  countAllTests,
  countAssigned,
  countNewTests,
  countStudents,
  rankClasses,
  rankStudents,
  testStatistics,
} from './statistics.service.ts';

export const statisticHandlers: Handlers<typeof statisticRoutes> = {
  'GET /itf/statistic/count-students': (context, { query }) => countStudents(context, query),
  'GET /itf/statistic/count-unit-tests': (context, { query }) => countAssigned(context, query),
  'GET /itf/statistic/count-all-unit-tests': (context) => countAllTests(context),
  'GET /itf/statistic/count-new-unit-tests': (context, { query }) => countNewTests(context, query),
  'GET /itf/statistic/result-ranking/class': (context, { query }) => rankClasses(context, query),
  'GET /itf/statistic/result-ranking/student': (context, { query }) => rankStudents(context, query),
  'GET /itf/statistic/result-ranking/export': (context, { query }) => exportRankings(context, query),
  'POST /itf/statistic/unit-tests': (context, { body }) => testStatistics(context, body),
};
