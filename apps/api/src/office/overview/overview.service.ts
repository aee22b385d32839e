/** The home page of staff. */
import type { OfficeHealth, OfficeOverview, OfficeTask } from '@vumon/contract';
import { addDays, dayInVietnam, requestStaff, startOfDay, vietnam, type Role } from '@vumon/domain';
import { waitingRequests } from '#site/requests';
import { waitingChecks } from '#exam/question-reports';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { readFacts } from './health.service.ts';
import { countRunning, failedJobs, figuresBetween, ordersInReview, type Waiting } from './overview.queries.ts';

/** Who does what waits, and where it is counted. */
const tasks: readonly {
  readonly kind: OfficeTask['kind'];
  readonly roles: readonly Role[];
  readonly count: (context: SignedInContext) => Promise<Waiting>;
}[] = [
  { kind: 'ORDER_REVIEW', roles: ['ADMIN', 'SALE'], count: ({ db }) => ordersInReview(db) },
  { kind: 'REQUEST_LATE', roles: requestStaff, count: (context) => requests(context, 'late') },
  { kind: 'REQUEST_OPEN', roles: requestStaff, count: (context) => requests(context, 'open') },
  { kind: 'JOB_FAILED', roles: ['ADMIN'], count: ({ db }) => failedJobs(db) },
  { kind: 'QUESTION_CHECK', roles: ['ADMIN', 'OPERATOR'], count: waitingChecks },
];

async function requests({ db, now }: SignedInContext, which: 'open' | 'late'): Promise<Waiting> {
  const { open, late, oldestAt, oldestLateAt } = await waitingRequests(db, dayInVietnam(now));
  return which === 'open'
    ? { count: open, amount: null, oldestAt }
    : { count: late, amount: null, oldestAt: oldestLateAt };
}

export async function getOverview(context: SignedInContext): Promise<OfficeOverview> {
  const { role } = context.actor;
  const admin = role === 'ADMIN';
  return {
    at: new Date(context.now).toISOString(),
    tasks: await tasksOf(context),
    today: admin ? await todayOf(context) : null,
    health: admin ? await healthOf(context) : null,
  };
}

async function tasksOf(context: SignedInContext): Promise<OfficeTask[]> {
  const own = tasks.filter(({ roles }) => roles.includes(context.actor.role));
  const counted = await Promise.all(own.map(async ({ kind, count }) => ({ kind, ...(await count(context)) })));
  return counted
    .filter(({ count }) => count > 0)
    .map(({ oldestAt, ...task }) => ({ ...task, oldestAt: oldestAt && iso(oldestAt) }));
}

async function todayOf({ db, now }: SignedInContext): Promise<OfficeOverview['today']> {
  const comparedWith = addDays(dayInVietnam(now), -7);
  const weekAgo = startOfDay(vietnam, comparedWith);
  const start = startOfDay(vietnam, dayInVietnam(now));
  const [today, before, running] = await Promise.all([
    figuresBetween(db, new Date(start), new Date(now + 1)),
    figuresBetween(db, new Date(weekAgo), new Date(weekAgo + (now - start) + 1)),
    countRunning(db, new Date(now)),
  ]);
  const beside = (key: keyof typeof today) => ({ now: today[key], before: before[key] });
  return {
    comparedWith,
    signedIn: beside('signedIn'),
    registered: beside('registered'),
    revenue: beside('revenue'),
    orders: beside('orders'),
    running,
  };
}

async function healthOf(context: SignedInContext): Promise<OfficeHealth[]> {
  const facts = await readFacts(context, ['database', 'saves', 'queue', 'disk']);
  return facts.map(({ part, state, value, seconds }) => ({ part, state, value, seconds }));
}
