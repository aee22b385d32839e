/** Records which pages are opened. */
import type { ParsedInput, usageEventRoutes } from '@vumon/contract';
import { asksNotToBeTracked, dayInVietnam, usageOrigin } from '@vumon/domain';
import type { App, CallerContext } from '../../platform/http/context.ts';
import { Allowance } from './allowance.ts';
import { insertUsage } from './analytics.queries.ts';

type Body = ParsedInput<(typeof usageEventRoutes)['POST /site-events']>['body'];

const allowances = new WeakMap<App, Allowance>();

function allowanceOf(app: App): Allowance {
  const known = allowances.get(app) ?? new Allowance();
  allowances.set(app, known);
  return known;
}

/** Stores nothing for whoever asks not to be tracked, and nothing of a flood. */
export async function recordPages(
  { app, db, actor, now, address, userAgent, header }: CallerContext,
  { events }: Body,
): Promise<null> {
  if (asksNotToBeTracked(header)) return null;
  if (!allowanceOf(app).take(actor?.userId ?? null, address, events.length, now)) return null;
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
