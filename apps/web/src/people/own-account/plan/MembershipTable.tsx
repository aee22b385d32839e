import type { OwnMembership } from '@vumon/contract';
import { formatDay, formatDayTime, formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Table, Tag, type Column, type Sort } from '@vumon/ui';
import type { ReactNode } from 'react';
import classes from '../own-account.module.css';

export interface MembershipTableProps {
  label: string;
  rows: readonly OwnMembership[] | undefined;
  error?: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
  /** Makes the headers sortable. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  footer?: ReactNode;
}

const tones = { RUNNING: 'ok', WAITING: 'info', ENDED: 'neutral', REPLACED: 'neutral' } as const;

/** The packages granted to a user, each with its source. */
export function MembershipTable({ label, rows, error, onRetry, empty, sort, onSort, footer }: MembershipTableProps) {
  const { t } = useTranslation('own-account');
  const { locale, money, number } = useFormat();
  const sortable = sort !== undefined;
  const columns: Column<OwnMembership>[] = [
    {
      key: 'package',
      header: t('columns.package'),
      sortable,
      width: '24%',
      narrow: 'title',
      cell: (row) => (
        <span className={classes.twoLines}>
          <b>{locale === 'en' ? row.nameEn : row.name}</b>
          {(row.reference || row.note) && (
            <span className={classes.small}>{[row.reference, row.note].filter(Boolean).join(' · ')}</span>
          )}
        </span>
      ),
    },
    { key: 'source', header: t('columns.source'), width: 160, cell: (row) => t(`sources.${row.source}`) },
    {
      key: 'at',
      header: t('columns.at'),
      sortable,
      numeric: true,
      width: 160,
      hideBelow: 1280,
      cell: (row) => <span className="muted">{formatDayTime(row.at)}</span>,
    },
    {
      key: 'period',
      header: t('columns.period'),
      numeric: true,
      width: 210,
      cell: (row) => (
        <span className={classes.twoLines}>
          <span>
            {row.endsAt
              ? `${formatDay(row.startsAt)} – ${formatLastDay(row.endsAt)}`
              : t('period.from', { day: formatDay(row.startsAt) })}
          </span>
          {row.usesTotal !== null && (
            <span className={classes.small}>
              {t('period.uses', { left: number(row.usesLeft ?? 0), total: number(row.usesTotal) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      sortable,
      numeric: true,
      align: 'right',
      width: 120,
      isEmpty: (row) => row.amount === null,
      cell: (row) => (row.amount === null ? '–' : money(row.amount)),
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 150,
      cell: (row) => <Tag tone={tones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
  ];
  return (
    <Table
      aria-label={label}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowHeight={72}
      error={error}
      onRetry={onRetry}
      empty={empty}
      footer={footer}
      skeletonRows={3}
      {...(sort && { sort })}
      {...(onSort && { onSort })}
    />
  );
}
