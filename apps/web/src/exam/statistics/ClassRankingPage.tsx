/** Classes by the average of their marks, and the learners of one class or of all: the class's detail report. */
import { useQuery } from '@tanstack/react-query';
import { resultLevel } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, ErrorState, LoadingState, PageHeader, Table, Tag, type Column, type Tone } from '@vumon/ui';
import { lazy, Suspense } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { listPager } from '../../lists/list-pager.tsx';
import { allPages } from '../../lists/print/all-pages.ts';
import { PrintedTable, usePrintout } from '../../lists/print/Printout.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './dashboard.module.css';
import { Filters, Outputs, useFilterFacts, useStatisticsFilter } from './Filters.tsx';
import {
  rankedClassesQuery,
  rankedLearnersQuery,
  readRankedLearners,
  statisticsQuery,
  type LearnerRank,
} from './queries.ts';

const ClassAverages = lazy(async () => ({ default: (await import('./Charts.tsx')).ClassAverages }));
const tones: Readonly<Record<ReturnType<typeof resultLevel>, Tone>> = {
  GOOD: 'ok',
  FAIR: 'info',
  PASS: 'warn',
  FAIL: 'bad',
};

export default function ClassRankingPage() {
  const { t } = useTranslation('statistics');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const filter = useStatisticsFilter();
  const columns = useLearnerColumns();
  // Every class is ranked; the filter chooses whose learners stand below.
  const ranked = useQuery(rankedClassesQuery({ ...filter, classId: undefined }));
  const range = useQuery(statisticsQuery(filter));
  const facts = useFilterFacts(range.data);
  // On paper stand all learners, not the page of them that is shown.
  const printout = usePrintout(async () => {
    const { rows, total } = await allPages(({ page, size }) => readRankedLearners(filter, page, size));
    return {
      title: t('ranking.title'),
      facts,
      body: (
        <>
          {ranked.data && (
            <Suspense fallback={null}>
              <ClassAverages ranked={ranked.data} whole />
            </Suspense>
          )}
          <h2>{`${t('learners.title')} (${c('printedCount', { count: total })})`}</h2>
          <PrintedTable {...{ columns, rows, total }} numbered={false} rowKey={rowKey} />
        </>
      ),
    };
  });
  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: '/dashboard' }, { label: t('ranking.title') }]}>
      <div className={classes.page}>
        <PageHeader
          title={t('ranking.title')}
          subtitle={t('ranking.subtitle')}
          actions={<Outputs printout={printout} />}
        />
        <Filters {...(range.data && { from: range.data.from, to: range.data.to })} />
        {ranked.data ? (
          <Suspense fallback={<div className={classes.chartRoom} />}>
            <ClassAverages ranked={ranked.data} whole />
          </Suspense>
        ) : ranked.error ? (
          <ErrorState onRetry={() => void ranked.refetch()}>{message(ranked.error)}</ErrorState>
        ) : (
          <div className={classes.chartRoom}>
            <LoadingState />
          </div>
        )}
        <Learners columns={columns} />
        {printout.sheet}
      </div>
    </AppFrame>
  );
}

const rowKey = (row: LearnerRank) => `${row.classId} ${row.studentId}`;

function useLearnerColumns(): Column<LearnerRank>[] {
  const { t } = useTranslation('statistics');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  return [
    {
      key: 'rank',
      header: t('learners.rank'),
      width: 72,
      numeric: true,
      narrow: 'plain',
      cell: (row) => row.rank,
    },
    {
      key: 'name',
      header: t('learners.name'),
      narrow: 'title',
      cell: (row) => (
        <AppLink href={`/students/${row.studentId}`}>{[row.lastName, row.firstName].filter(Boolean).join(' ')}</AppLink>
      ),
    },
    {
      key: 'code',
      header: t('learners.code'),
      width: 120,
      isEmpty: (row) => row.code === null,
      cell: (row) => row.code ?? '–',
    },
    { key: 'class', header: t('ranking.class'), width: 120, cell: (row) => row.className },
    { key: 'tests', header: t('ranking.tests'), width: 100, numeric: true, align: 'right', cell: (row) => row.tests },
    {
      key: 'level',
      header: t('ability.level'),
      width: 130,
      cell: (row) => <Tag tone={tones[resultLevel(row.average)]}>{c(`resultLevels.${resultLevel(row.average)}`)}</Tag>,
    },
    {
      key: 'average',
      header: t('ranking.average'),
      width: 110,
      numeric: true,
      align: 'right',
      narrow: 'end',
      cell: (row) => <b>{format.mark(row.average)}</b>,
    },
  ];
}

function Learners({ columns }: { columns: Column<LearnerRank>[] }) {
  const { t } = useTranslation('statistics');
  const message = useErrorMessage();
  const filter = useStatisticsFilter();
  const [url, set] = useUrlState();
  const page = Number(url['page'] ?? 0) || 0;
  const size = Number(url['size'] ?? 20) || 20;
  const learners = useQuery(rankedLearnersQuery(filter, page, size));
  return (
    <section className={classes.learners} aria-label={t('learners.title')}>
      <h2 className={classes.title}>{t('learners.title')}</h2>
      <Table
        aria-label={t('learners.title')}
        columns={columns}
        rows={learners.data?.data}
        rowKey={rowKey}
        error={learners.error ? message(learners.error) : undefined}
        onRetry={() => void learners.refetch()}
        empty={
          <EmptyState compact motif="none">
            {t('nothing')}
          </EmptyState>
        }
        footer={learners.data && learners.data.page.total > 0 ? listPager(learners.data.page, set) : undefined}
      />
    </section>
  );
}
