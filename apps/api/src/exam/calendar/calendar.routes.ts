import type { calendarRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { feedOf, feedState, makeFeed, ownTests, revokeFeed, taughtTests } from './calendar.service.ts';

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  'GET /itf/classes/unit-tests-assigned/calendar': (context, { query }) => taughtTests(context, query),
  'GET /student/unit-tests/calendar': (context, { query }) => ownTests(context, query),
  'GET /account/calendar-feed': (context) => feedState(context),
  'POST /account/calendar-feed': (context) => makeFeed(context),
  'DELETE /account/calendar-feed': (context) => revokeFeed(context),
  'GET /itf/calendar.ics': (context, { query }) => feedOf(context, query.key),
};
