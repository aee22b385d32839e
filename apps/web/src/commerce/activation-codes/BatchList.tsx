import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconUsers } from '@tabler/icons-react';
import type { CodeBatch } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, type Column } from '@vumon/ui';
import type { ReactNode } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './activation-codes.module.css';
import { PartnerFilter } from './PartnerFilter.tsx';
import { batchListQuery } from './queries.ts';

/** Batches of codes and how many of them are used: for handing codes out and for settling accounts with partners. */
export function BatchList({ make }: { make: ReactNode }) {
  const { t } = useTranslation('activation-codes');
  const { number } = useFormat();
  const report = useReport();
  const list = useList({ keep: 'code-batches', sorts: ['created'], direction: 'desc', filters: ['partner'] });
  const { search, page, size } = list.query;
  const filter = { search, page, size, partnerId: list.url['partner'] };
  const client = useQueryClient();
  const result = useQuery(batchListQuery(filter));
  const columns: Column<CodeBatch>[] = [
    {
      key: 'name',
      header: t('batch.name'),
      narrow: 'title',
      cell: (row) => (
        <span>
          {row.name}
          <span className={classes.second}>{row.partner ?? t('partner.none')}</span>
        </span>
      ),
    },
    {
      key: 'codes',
      header: t('batch.codes'),
      width: 110,
      align: 'right',
      numeric: true,
      cell: (row) => number(row.codes),
    },
    {
      key: 'touched',
      header: t('batch.touched'),
      width: 130,
      align: 'right',
      numeric: true,
      cell: (row) => number(row.touched),
    },
    {
      key: 'uses',
      header: t('batch.uses'),
      width: 140,
      align: 'right',
      numeric: true,
      cell: (row) => `${number(row.uses)}/${number(row.usesAllowed)}`,
    },
    {
      key: 'disabled',
      header: t('batch.disabled'),
      width: 110,
      align: 'right',
      numeric: true,
      hideBelow: 1280,
      cell: (row) => number(row.disabled),
    },
    {
      key: 'created',
      header: t('columns.created'),
      width: 130,
      numeric: true,
      cell: (row) => formatDay(row.createdAt),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('batch.actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        {
          label: t('whoUsed'),
          icon: <IconUsers size={18} stroke={1.75} />,
          onSelect: () => list.set({ search: undefined, partner: undefined, view: 'uses', batch: row.id }),
        },
        {
          label: t('downloadBatch'),
          icon: <IconDownload size={18} stroke={1.75} />,
          onSelect: () => report(downloadFile(`/itf/active-codes/batches/${row.id}/file`, 'codes.xlsx')),
        },
      ],
    }),
  ];
  return (
    <div className={classes.page}>
      <ListTools list={list} search={t('batch.search')} columns={columns}>
        <PartnerFilter list={list} />
      </ListTools>
      <ListTable
        label={t('views.batches')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(batchListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('batch.noMatch')} clear={t('filters.clear')}>
            <EmptyState title={t('empty.title')} motif="grid" action={make}>
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
    </div>
  );
}
