/** One learner as their teacher sees them: classes, marks over time, weaknesses, every test. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatPhone } from '@vumon/domain';
import { IconKey, IconPencil } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, DataList, ErrorState, PageHeader, StatRow, StatTile } from '@vumon/ui';
import { lazy, Suspense } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import { RenewedSheet } from '../../people/classes/sign-in-cards/RenewedSheet.tsx';
import { useRenewal } from '../../people/classes/sign-in-cards/use-renewal.ts';
import { StudentDialog } from '../../people/classes/students/StudentDialog.tsx';
import { useGate } from '../../session/use-gate.ts';
import { LearnerClasses } from './LearnerClasses.tsx';
import { LearnerTests } from './LearnerTests.tsx';
import classes from './learners.module.css';
import { learnerProgressQuery, learnerQuery, type Learner } from './queries.ts';
import { Weaknesses } from './Weaknesses.tsx';

// Charts are a chunk of their own.
const MarksOverTime = lazy(() => import('./MarksOverTime.tsx'));

export default function LearnerPage() {
  const { studentSlug: id } = useParams({ strict: false }) as { studentSlug: string };
  const { t } = useTranslation('learners');
  const { t: k } = useTranslation('classes');
  const learner = useQuery(learnerQuery(id));
  const renewal = useRenewal();
  if (renewal.sheet) return <RenewedSheet {...renewal.sheet} onBack={renewal.close} />;
  const list = { label: k('list.title'), href: '/students/info' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: learner.data?.fullName ?? t('title') }]}>
      {learner.data ? (
        <Learned learner={learner.data} renewal={renewal} />
      ) : learner.error ? (
        <LoadFailed error={learner.error} onRetry={() => void learner.refetch()} back={list} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function Learned({ learner, renewal }: { learner: Learner; renewal: ReturnType<typeof useRenewal> }) {
  const { t } = useTranslation('learners');
  const { t: c } = useTranslation('common');
  const { t: k } = useTranslation('classes');
  const format = useFormat();
  const message = useErrorMessage();
  const report = useReport();
  const [editing, setEditing] = useRestorableState<Learner | null>('learner dialog', null);
  const progress = useQuery(learnerProgressQuery(learner.id));
  // After the package has ended a learner's facts are read, and a forgotten password replaced, but not changed.
  const managesLists = useGate('/students/info') === 'open';
  const mayEdit = learner.abilities.edit && managesLists;
  const facts = [
    [k('columns.code'), learner.code],
    [k('columns.birthday'), learner.birthday && formatDay(learner.birthday)],
    [t('gender'), learner.gender && c(`genders.${learner.gender}`)],
    [k('columns.phone'), learner.phone && formatPhone(learner.phone)],
    [t('email'), learner.email],
    [k('columns.signIn'), learner.signInName],
  ] as const;
  const last = progress.data?.marks.at(-1);
  return (
    <div className={classes.page}>
      <PageHeader
        title={learner.fullName}
        beside={<AccountTag status={learner.status}>{k(`userStatus.${learner.status}`)}</AccountTag>}
        actions={
          <>
            {learner.abilities['renew-password'] && learner.signInName !== null && !learner.ownContact && (
              <Button
                icon={<IconKey size={18} stroke={1.75} aria-hidden />}
                loading={renewal.renewing}
                onClick={() => report(renewal.renew([learner]))}
              >
                {k('menu.newPassword')}
              </Button>
            )}
            {mayEdit && (
              <Button icon={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={() => setEditing(learner)}>
                {k('menu.editStudent')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.upper}>
        <section className={classes.card} aria-label={t('facts')}>
          <DataList items={facts.map(([label, value]) => ({ label, value: value ?? '–' }))} />
        </section>
        <LearnerClasses learner={learner} />
      </div>
      {progress.data ? (
        <>
          <StatRow card>
            <StatTile label={t('stats.tests')} value={progress.data.marks.length} />
            <StatTile
              label={t('stats.average')}
              value={progress.data.average === null ? '–' : format.mark(progress.data.average)}
            />
            <StatTile label={t('stats.last')} value={last ? format.mark(last.mark) : '–'} />
          </StatRow>
          <Suspense fallback={<div className={classes.chartRoom} />}>
            <MarksOverTime marks={progress.data.marks} />
          </Suspense>
          <Weaknesses progress={progress.data} />
        </>
      ) : progress.error ? (
        <ErrorState onRetry={() => void progress.refetch()}>{message(progress.error)}</ErrorState>
      ) : (
        <div className={classes.waiting}>
          <PageSkeleton />
        </div>
      )}
      <LearnerTests learner={learner} />
      <StudentDialog opened={editing !== null} value={editing} onClose={() => setEditing(null)} />
    </div>
  );
}
