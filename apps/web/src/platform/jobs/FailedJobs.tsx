/** Background jobs that are not tried again by themselves: an administrator has them run again, or deletes them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { FailedJob } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { inParts } from '../../lists/chosen-rows.ts';
import { focusOnList, FoundSelection, placeOf } from '../../lists/FoundSelection.tsx';
import { ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { useJobName } from './job-name.ts';
import classes from './jobs.module.css';
import { failedJobsQuery, failedKindsQuery, useFailedJobChanges } from './queries.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done to jobs; each tells whether it was done. */
function useJobActions() {
  const { t } = useTranslation('jobs');
  const confirm = useConfirm();
  const { retry, discard } = useFailedJobChanges();
  return {
    retrying: retry.isPending,
    discarding: discard.isPending,
    async runAgain(ids: readonly number[]): Promise<boolean> {
      toast(t('retry.done', { count: await inParts(ids, retry.mutateAsync) }));
      return true;
    },
    async remove(ids: readonly number[]): Promise<boolean> {
      const title = t('discard.title', { count: ids.length });
      if (!(await confirm({ title, body: t('discard.body'), confirmLabel: t('discard.verb'), danger: true })))
        return false;
      toast(t('discard.done', { count: await inParts(ids, discard.mutateAsync) }));
      return true;
    },
  };
}

function useColumns(
  nameOf: (row: FailedJob) => string,
  { runAgain, remove }: ReturnType<typeof useJobActions>,
): Column<FailedJob>[] {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const report = useReport();
  return [
    {
      key: 'kind',
      header: t('columns.kind'),
      sortable: true,
      width: 260,
      narrow: 'title',
      cell: (row) => <span className={classes.strong}>{nameOf(row)}</span>,
    },
    {
      key: 'error',
      header: t('columns.error'),
      cell: (row) => <code className={classes.error}>{row.error ?? t('died')}</code>,
    },
    {
      key: 'attempts',
      header: t('columns.attempts'),
      sortable: true,
      width: 130,
      numeric: true,
      cell: (row) => number(row.attempts),
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      width: 160,
      numeric: true,
      hideBelow: 1280,
      cell: (row) => formatDayTime(row.createdAt),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: nameOf(row) }),
      nameOf,
      items: ({ id }) => [
        {
          label: t('retry.verb'),
          icon: <IconRefresh {...icon} />,
          onSelect: () => report(runAgain([id])),
        },
        {
          label: t('discard.verb'),
          icon: <IconTrash {...icon} />,
          danger: true,
          divided: true,
          onSelect: () => report(remove([id])),
        },
      ],
    }),
  ];
}

export function FailedJobs() {
  const { t } = useTranslation('jobs');
  const report = useReport();
  const client = useQueryClient();
  const jobName = useJobName();
  const list = useList({
    keep: 'failed-jobs',
    sorts: ['created', 'kind', 'attempts'],
    direction: 'desc',
    filters: ['kind'],
  });
  const query = { ...list.query, kind: list.url['kind'] };
  const result = useQuery(failedJobsQuery(query));
  const kinds = useQuery(failedKindsQuery).data ?? [];
  const all = (page: { page: number; size: number }) => client.fetchQuery(failedJobsQuery({ ...query, ...page }));
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const nameOf = ({ kind }: FailedJob) => jobName(kind);
  const actions = useJobActions();
  const columns = useColumns(nameOf, actions);
  const forSelected = async (work: (ids: number[]) => Promise<boolean>, place: Element | null) => {
    if (!(await work([...selected].map(Number)))) return;
    focusOnList(place);
    setSelected(new Set());
  };
  return (
    <>
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="kind"
          label={t('columns.kind')}
          placeholder={t('anyKind')}
          data={kinds.map(({ kind, count }) => ({ value: kind, label: t('kind', { name: jobName(kind), count }) }))}
          searchable
          w={280}
        />
      </ListTools>
      <FoundSelection
        label={t('selected', { count: selected.size })}
        shown={result.data}
        selected={selected}
        onChange={setSelected}
        all={all}
      >
        <Button
          variant="link"
          size="sm"
          loading={actions.retrying}
          onClick={(event) => report(forSelected(actions.runAgain, placeOf(event)))}
        >
          {t('retry.verb')}
        </Button>
        <Button
          variant="link"
          size="sm"
          loading={actions.discarding}
          onClick={(event) => report(forSelected(actions.remove, placeOf(event)))}
        >
          {t('discard.verb')}
        </Button>
      </FoundSelection>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={all}
        columns={columns}
        selection={{ selected, onChange: setSelected, nameOf }}
        empty={
          <NoMatch list={list}>
            <EmptyState title={t('emptyTitle')} motif="grid">
              {t('empty')}
            </EmptyState>
          </NoMatch>
        }
      />
    </>
  );
}
