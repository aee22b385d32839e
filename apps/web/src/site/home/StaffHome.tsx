/** The home page of admins, operators and sales. */
import { useQuery } from '@tanstack/react-query';
import {
  IconBooks,
  IconDiscount2,
  IconFileText,
  IconHistory,
  IconMessage,
  IconReceipt,
  IconTemplate,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import type { OfficeOverview, OfficeTask } from '@vumon/contract';
import { dayInVietnam, pages, type PagePath } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, PageHeader, Sheet, Skeleton, StatRow, StatTile } from '@vumon/ui';
import { lazy, Suspense, useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { gateOf, useProfile } from '../../session/profile.ts';
import classes from './home.module.css';
import { officeOverviewQuery, userSummaryQuery } from './queries.ts';
import { SystemHealth } from './SystemHealth.tsx';
import { Today } from './Today.tsx';
import { longDay } from './when.ts';

// Only administrators see it, and it has the labels of the whole audit log.
const RecentChanges = lazy(() => import('./RecentChanges.tsx'));

/** Where operators and sales, whose pages stand in one column, begin. */
const places = [
  { key: 'questions', path: '/manage/questions', icon: IconBooks },
  { key: 'formats', path: '/templates', icon: IconTemplate },
  { key: 'exams', path: '/unit-test', icon: IconFileText },
  { key: 'orders', path: '/manage/orders', icon: IconReceipt },
  { key: 'requests', path: '/manage/requests', icon: IconMessage },
  { key: 'vouchers', path: '/manage/vouchers', icon: IconDiscount2 },
  { key: 'account', path: '/users/info', icon: IconUserCircle },
] as const satisfies readonly { key: string; path: PagePath; icon: Icon }[];

/** Where a task is done. */
const taskPage: Readonly<Record<OfficeTask['kind'], Href>> = {
  ORDER_REVIEW: '/manage/orders?review=true',
  REQUEST_LATE: '/manage/requests?view=OVERDUE',
  REQUEST_OPEN: '/manage/requests',
  JOB_FAILED: '/manage/jobs',
  QUESTION_CHECK: '/manage/question-reports',
};

export default function StaffHome() {
  const { t } = useTranslation('home');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const profile = useProfile();
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(officeOverviewQuery);
  const admin = profile.role === 'ADMIN';
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]} counts={countsOf(data)}>
      <PageHeader
        size="lg"
        title={t('greeting.STUDENT', { name: profile.fullName })}
        subtitle={`${c(`roles.${profile.role}`)}. ${longDay(now, t)}`}
        actions={
          admin && (
            <Button
              icon={<IconHistory size={18} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <AppLink href="/manage/audit-log" {...props} />}
            >
              {t('staff.recent.log')}
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <>
          <div className={data.today ? classes.office : classes.staff}>
            <Tasks overview={data} />
            {data.today && <Today today={data.today} />}
          </div>
          {data.health && <SystemHealth health={data.health} />}
        </>
      )}
      {/* Below what is read first: how tall that is depends on how much waits. */}
      {(data || error) && <Below now={now} admin={admin} />}
    </AppFrame>
  );
}

function Below({ now, admin }: { now: number; admin: boolean }) {
  return admin ? (
    <>
      <Users now={now} />
      <Suspense fallback={<Skeleton height={300} />}>
        <RecentChanges />
      </Suspense>
    </>
  ) : (
    <div className={classes.staff}>
      <Places now={now} />
    </div>
  );
}

/** The numbers beside the items of the navigation. */
const countsOf = (overview: OfficeOverview | undefined): Partial<Record<PagePath, number>> =>
  Object.fromEntries((overview?.tasks ?? []).map(({ kind, count }) => [taskPage[kind].replace(/\?.*$/, ''), count]));

function Tasks({ overview: { at, tasks } }: { overview: OfficeOverview }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const since = useAge(Date.parse(at));
  const count = tasks.reduce((sum, task) => sum + task.count, 0);
  return (
    <Sheet title={t('staff.waiting.title')} {...(count > 0 && { aside: t('staff.waiting.aside', { count }) })}>
      {tasks.length === 0 && (
        <Sheet.Row>
          <span className={classes.muted}>{t('staff.waiting.none')}</span>
        </Sheet.Row>
      )}
      {tasks.map(({ kind, count, amount, oldestAt }) => (
        <Sheet.Row
          key={kind}
          margin={<b className={classes.taskCount}>{format.number(count, 0)}</b>}
          action={
            <Button renderRoot={(props) => <AppLink href={taskPage[kind]} {...props} />}>
              {t(`staff.waiting.${kind}Open`)}
            </Button>
          }
        >
          <div className={classes.task}>{t(`staff.waiting.${kind}`)}</div>
          <div className={classes.muted}>
            {t(`staff.waiting.${kind}Text`, {
              sum: amount === null ? '' : format.money(amount),
              time: oldestAt === null ? '' : since(oldestAt),
            })}
          </div>
        </Sheet.Row>
      ))}
    </Sheet>
  );
}

/** How long ago something was, in the largest unit that fits. */
function useAge(now: number): (at: string) => string {
  const { t } = useTranslation('home');
  return (at) => {
    const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
    if (minutes < 120) return t('staff.ago.minutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48 ? t('staff.ago.hours', { count: hours }) : t('staff.ago.days', { count: Math.round(hours / 24) });
  };
}

function Places({ now }: { now: number }) {
  const { t } = useTranslation('home');
  const profile = useProfile();
  return (
    <Sheet title={t('staff.title')}>
      {places
        .filter(({ path }) => gateOf(pages[path], profile, now) === 'open')
        .map(({ key, path, icon: Draw }) => (
          <Sheet.Row
            key={key}
            margin={<Draw size={22} stroke={1.75} aria-hidden />}
            action={<Button renderRoot={(props) => <AppLink href={path} {...props} />}>{t('staff.open')}</Button>}
          >
            <div className={classes.task}>{t(`staff.${key}.title`)}</div>
            <div className={classes.muted}>{t(`staff.${key}.text`)}</div>
          </Sheet.Row>
        ))}
    </Sheet>
  );
}

/** Numbers of users, with links to the lists. */
function Users({ now }: { now: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const message = useErrorMessage();
  const { data, error, refetch } = useQuery(userSummaryQuery);
  if (error && !data)
    return (
      <ErrorState compact onRetry={() => void refetch()}>
        {message(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height={112} />;
  const weekAgo = dayInVietnam(now - 7 * 86_400_000);
  const tile = (key: 'all' | 'new' | 'locked', count: number, href: Href, tone: 'plain' | 'bad' = 'plain') => (
    <StatTile
      label={t(`staff.counts.${key}`)}
      value={format.number(count, 0)}
      tone={tone}
      note={
        <AppLink href={href} className={classes.link}>
          {t('staff.counts.see')}
          <span className="visually-hidden"> {t(`staff.counts.${key}`)}</span>
        </AppLink>
      }
    />
  );
  return (
    <StatRow card>
      {tile('all', data.users, '/manage/users')}
      {tile('new', data.newThisWeek, `/manage/users?from=${weekAgo}`)}
      {tile('locked', data.locked, '/manage/users?status=LOCK', data.locked > 0 ? 'bad' : 'plain')}
    </StatRow>
  );
}
