/** The home page of staff. */
import { statfs } from 'node:fs/promises';
import type { OfficeHealth, OfficeOverview, OfficeTask } from '@vumon/contract';
import { addDays, dayInVietnam, requestStaff, startOfDay, vietnam, type Role } from '@vumon/domain';
import { dueJobs } from '#platform/jobs';
import { waitingRequests } from '#site/requests';
import { waitingChecks } from '#exam/question-reports';
import { iso } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { answers, countRunning, failedJobs, figuresBetween, ordersInReview, type Waiting } from './overview.queries.ts';

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

/** A query by primary key takes less than this unless the database is overloaded. */
const slowQueryMs = 100;
/** A due job begins within seconds; one that waits this long waits for a worker that is busy or not there. */
const longWaitSeconds = 60;
const veryLongWaitSeconds = 600;
const littleFreePercent = 15;
const veryLittleFreePercent = 5;

async function healthOf({ app, db }: SignedInContext): Promise<OfficeHealth[]> {
  const begun = performance.now();
  await answers(db);
  const queryMs = Math.round((performance.now() - begun) * 10) / 10;
  const [queue, free] = await Promise.all([dueJobs(db), freePercent(app.config.dataDir)]);
  const below = (value: number, look: number, bad: number) => (value < bad ? 'bad' : value < look ? 'look' : 'well');
  return [
    { part: 'database', state: queryMs > slowQueryMs ? 'look' : 'well', value: queryMs, seconds: null },
    {
      part: 'saves',
      state: app.health.savesFail || app.health.diskFull ? 'bad' : 'well',
      value: Number(app.health.savesFail || app.health.diskFull),
      seconds: null,
    },
    {
      part: 'queue',
      state: below(-queue.seconds, -longWaitSeconds, -veryLongWaitSeconds),
      value: queue.count,
      seconds: queue.seconds,
    },
    {
      part: 'disk',
      state: free === null ? 'look' : below(free, littleFreePercent, veryLittleFreePercent),
      value: free,
      seconds: null,
    },
  ];
}

/** Of the disk with uploaded files and the embedded database. */
const freePercent = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, blocks }) => Math.floor((bavail * 100) / blocks),
    () => null,
  );
