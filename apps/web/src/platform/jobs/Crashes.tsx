/** Crashes: where, how it ended, and the request or job that it worked for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CrashEntry } from '@vumon/contract';
import { crashParts } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, type Column } from '@vumon/ui';
import { ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { useJobName } from './job-name.ts';
import classes from './jobs.module.css';
import { crashesQuery } from './queries.ts';

export function Crashes() {
  const { t } = useTranslation('jobs');
  const nameOf = useJobName();
  const client = useQueryClient();
  const list = useList({ keep: 'crashes', sorts: ['at'], direction: 'desc', filters: ['part'] });
  const query = { ...list.query, part: crashParts.find((one) => one === list.url['part']) };
  const result = useQuery(crashesQuery(query));

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
      sortable: true,
      width: 160,
      numeric: true,
      cell: ({ at }) => formatDayTime(at),
    },
  ];
  return (
    <>
      <ListTools list={list} search={t('crashes.search')} columns={columns}>
        <ListFilter
          list={list}
          name="part"
          label={t('crashes.columns.part')}
          placeholder={t('crashes.anyPart')}
          data={crashParts.map((value) => ({ value, label: t(`crashes.parts.${value}`) }))}
          w={240}
        />
      </ListTools>
      <ListTable
        label={t('crashes.title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(crashesQuery({ ...query, ...page }))}
        columns={columns}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('crashes.emptyTitle')} motif="grid">
              {t('crashes.empty')}
            </EmptyState>
          </NoMatch>
        }
      />
    </>
  );
}
