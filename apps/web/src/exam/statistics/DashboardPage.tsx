/** The teacher's figures: how often tests are given, how classes stand, how learners divide. Admins have pages of their own. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { ErrorState, PageHeader, StatRow, StatTile } from '@vumon/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useProfile } from '../../session/profile.ts';
import classes from './dashboard.module.css';
import { Filters, Outputs, useStatisticsFilter } from './Filters.tsx';
import { countsQuery, statisticsQuery } from './queries.ts';

// Charts are a chunk of their own.
const Charts = lazy(() => import('./Charts.tsx'));

export default function DashboardPage() {
  const { role } = useProfile();
  return role === 'TEACHER' ? <TeacherDashboard /> : <Elsewhere />;
}

/** Figures of one's own classes are a teacher's; an admin is led to the figures of users. */
function Elsewhere() {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: '/dashboard/user', replace: true }), [navigate]);
  return (
    <AppFrame breadcrumb={[]}>
      <PageSkeleton />
    </AppFrame>
  );
}

function TeacherDashboard() {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const message = useErrorMessage();
  const filter = useStatisticsFilter();
  const statistics = useQuery(statisticsQuery(filter));
  const counts = useQuery(countsQuery(filter));
  const failed = statistics.error ?? counts.error;
  const retry = () => void Promise.all([statistics.refetch(), counts.refetch()]);
  const number = (value: number | undefined) => (value === undefined ? '–' : format.number(value, 0));
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<Outputs />} />
        <Filters {...(statistics.data && { from: statistics.data.from, to: statistics.data.to })} />
        {failed ? (
          <ErrorState onRetry={retry}>{message(failed)}</ErrorState>
        ) : (
          <>
            <StatRow card>
              <StatTile
                label={t('counts.students')}
                value={number(counts.data?.students.total)}
                note={counts.data ? t('counts.added', { count: counts.data.students.added }) : ' '}
              />
              <StatTile
                label={t('counts.assigned')}
                value={number(counts.data?.assigned.total)}
                note={t('counts.inRange')}
              />
              <StatTile label={t('counts.made')} value={number(counts.data?.made.total)} note={t('counts.inRange')} />
              <StatTile
                label={t('counts.own')}
                value={number(counts.data?.all.own)}
                note={counts.data ? t('counts.system', { tests: number(counts.data.all.system) }) : ' '}
              />
            </StatRow>
            {statistics.data ? (
              <Suspense fallback={<div className={classes.room} />}>
                <Charts statistics={statistics.data} />
              </Suspense>
            ) : (
              <div className={classes.room}>
                <PageSkeleton />
              </div>
            )}
          </>
        )}
      </div>
    </AppFrame>
  );
}
