import type { usageEventRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { recordPages } from './analytics.service.ts';

export const usageEventHandlers: Handlers<typeof usageEventRoutes> = {
  'POST /site-events': (context, { body }) => recordPages(context, body),
};
