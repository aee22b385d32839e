/** Records which pages are opened. */
import type { ParsedInput, usageEventRoutes } from '@vumon/contract';
import { asksNotToBeTracked, dayInVietnam, usageOrigin } from '@vumon/domain';
import type { CallerContext } from '../../platform/http/context.ts';
import { insertUsage } from './analytics.queries.ts';

type Body = ParsedInput<(typeof usageEventRoutes)['POST /site-events']>['body'];

/** Stores nothing for whoever asks not to be tracked. */
export async function recordPages(
  { db, actor, now, userAgent, header }: CallerContext,
  { events }: Body,
): Promise<null> {
  if (asksNotToBeTracked(header)) return null;
  await insertUsage(db, {
    kind: 'page_view',
    origin: usageOrigin(userAgent, actor?.role ?? null),
    userId: actor?.userId ?? null,
    at: new Date(now),
    day: dayInVietnam(now),
    events,
  });
  return null;
}
