/**
 * Background jobs that are not tried again by themselves: an administrator has them run again, or deletes them. Below
 * them the record of crashes.
 */
import { useQuery } from '@tanstack/react-query';
import { IconDots, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { FailedJob } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  SelectionBar,
  Table,
  toast,
  useConfirm,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { listPager } from '../../lists/list-pager.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { Crashes } from './Crashes.tsx';
import { useJobName } from './job-name.ts';
import classes from './jobs.module.css';
import { failedJobsQuery, useFailedJobChanges } from './queries.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export default function FailedJobsPage() {
  const { t } = useTranslation('jobs');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const [url, set] = useUrlState();
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const { retry, discard } = useFailedJobChanges();
  const list = useQuery(
    failedJobsQuery({ page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20 }),
  );
  const jobName = useJobName();
  const nameOf = ({ kind }: FailedJob) => jobName(kind);
  const say = (error: unknown) => toast(message(error), { tone: 'bad', duration: 5000 });

  const runAgain = async (ids: number[]) => {
    const { changed } = await retry.mutateAsync(ids);
    setSelected(new Set());
    toast(t('retry.done', { count: changed }));
  };
  const remove = async (ids: number[]) => {
    const title = t('discard.title', { count: ids.length });
    if (!(await confirm({ title, body: t('discard.body'), confirmLabel: t('discard.verb'), danger: true }))) return;
    const { changed } = await discard.mutateAsync(ids);
    setSelected(new Set());
    toast(t('discard.done', { count: changed }));
  };
  const chosen = [...selected].map(Number);

  const columns: Column<FailedJob>[] = [
    {
      key: 'kind',
      header: t('columns.kind'),
      width: 260,
      narrow: 'title',
      cell: (row) => <span className={classes.strong}>{nameOf(row)}</span>,
    },
    {
      key: 'error',
      header: t('columns.error'),
      cell: (row) => <code className={classes.error}>{row.error ?? t('died')}</code>,
    },
    { key: 'attempts', header: t('columns.attempts'), width: 100, numeric: true, cell: (row) => row.attempts },
    {
      key: 'created',
      header: t('columns.created'),
      width: 160,
      numeric: true,
      hideBelow: 1280,
      cell: (row) => formatDayTime(row.createdAt),
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 56,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <Menu
          label={nameOf(row)}
          items={[
            {
              label: t('retry.verb'),
              icon: <IconRefresh {...icon} />,
              onSelect: () => void runAgain([row.id]).catch(say),
            },
            {
              label: t('discard.verb'),
              icon: <IconTrash {...icon} />,
              danger: true,
              divided: true,
              onSelect: () => void remove([row.id]).catch(say),
            },
          ]}
        >
          <IconButton
            icon={<IconDots size={20} stroke={1.75} aria-hidden />}
            aria-label={t('actionsOf', { name: nameOf(row) })}
          />
        </Menu>
      ),
    },
  ];
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} subtitle={t('subtitle')} />
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })}>
            <Button size="sm" loading={retry.isPending} onClick={() => void runAgain(chosen).catch(say)}>
              {t('retry.verb')}
            </Button>
            <Button size="sm" loading={discard.isPending} onClick={() => void remove(chosen).catch(say)}>
              {t('discard.verb')}
            </Button>
          </SelectionBar>
        )}
        <Table
          aria-label={t('title')}
          columns={columns}
          rows={list.data?.data}
          rowKey={(row) => String(row.id)}
          rowHeight={72}
          selection={{ selected, onChange: setSelected, nameOf }}
          error={list.error && !list.data ? message(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState title={t('emptyTitle')} motif="grid">
              {t('empty')}
            </EmptyState>
          }
          footer={listPager(list.data?.page, set)}
        />
        {/* Drawn below a list of known height: it would move when the list above it has loaded. */}
        {!list.isPending && <Crashes />}
      </div>
    </AppFrame>
  );
}
