/** The newest crashes: where, how it ended, and the request or job that it worked for. */
import { useQuery } from '@tanstack/react-query';
import type { CrashEntry } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, Table, type Column } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { useJobName } from './job-name.ts';
import classes from './jobs.module.css';
import { crashesQuery } from './queries.ts';

export function Crashes() {
  const { t } = useTranslation('jobs');
  const message = useErrorMessage();
  const nameOf = useJobName();
  const list = useQuery(crashesQuery);

  const columns: Column<CrashEntry>[] = [
    {
      key: 'part',
      header: t('crashes.columns.part'),
      width: 260,
      narrow: 'title',
      cell: ({ part }) => <span className={classes.strong}>{t(`crashes.parts.${part}`)}</span>,
    },
    {
      key: 'work',
      header: t('crashes.columns.work'),
      cell: ({ work }) =>
        work ? (
          <span className={classes.work}>
            <span>{work.kind === 'job' ? nameOf(work.name) : work.name}</span>
            <code className={classes.error}>{work.id}</code>
          </span>
        ) : (
          t('crashes.unknown')
        ),
    },
    {
      key: 'reason',
      header: t('crashes.columns.reason'),
      cell: ({ reason }) => <code className={classes.error}>{reason}</code>,
    },
    {
      key: 'at',
      header: t('crashes.columns.at'),
      width: 160,
      numeric: true,
      cell: ({ at }) => formatDayTime(at),
    },
  ];
  return (
    <section className={classes.section} aria-labelledby="crashes">
      <h2 id="crashes" className={classes.heading}>
        {t('crashes.title')}
      </h2>
      <p className={classes.hint}>{t('crashes.subtitle')}</p>
      <Table
        aria-label={t('crashes.title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={({ id }) => id}
        rowHeight={72}
        error={list.error && !list.data ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState title={t('crashes.emptyTitle')} motif="grid">
            {t('crashes.empty')}
          </EmptyState>
        }
      />
    </section>
  );
}
