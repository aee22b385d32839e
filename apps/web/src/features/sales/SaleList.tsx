import { useQuery } from '@tanstack/react-query';
import { IconBan, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ManagedSale } from '@vumon/contract';
import { saleStates } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { useReport } from '../../forms/report.ts';
import { ListFilter, ListTable } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { SaleDialog } from './SaleDialog.tsx';
import classes from './sales.module.css';
import { saleListQuery, useSaleChanges } from './queries.ts';

const tones = { NOT_STARTED: 'neutral', UPCOMING: 'info', RUNNING: 'ok', ENDED: 'neutral' } as const;

export function SaleList() {
  const { t } = useTranslation('sales');
  const { locale, money, number } = useFormat();
  const confirm = useConfirm();
  const report = useReport();
  const packageName = usePackageNames();
  const list = useList({ sorts: ['starts'], direction: 'desc', filters: ['state'] });
  const state = saleStates.find((one) => one === list.url['state']);
  const result = useQuery(saleListQuery({ state, page: list.query.page, size: list.query.size }));
  const { stop } = useSaleChanges();
  const [editing, setEditing] = useState<ManagedSale | 'new' | null>(null);
  const nameOf = (row: ManagedSale) => (locale === 'en' ? row.nameEn : row.name);
  const nameOfPackage = (code: ManagedSale['packageCode']) => (code === 'COMBO' ? t('combo') : packageName(code));

  const end = async (row: ManagedSale) => {
    const agreed = await confirm({
      title: t('stop.title', { name: nameOf(row) }),
      body: t('stop.body'),
      confirmLabel: t('stop.verb'),
      danger: true,
    });
    if (!agreed) return;
    await stop.mutateAsync(row.id);
    toast(t('stop.done'));
  };
  const columns: Column<ManagedSale>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <b>{nameOf(row)}</b>
          <span className={classes.small}>{nameOfPackage(row.packageCode)}</span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      width: 150,
      align: 'right',
      numeric: true,
      cell: (row) => (
        <span className={classes.two}>
          <span>{money(row.price)}</span>
          {row.fullPrice !== null && <s className={classes.small}>{money(row.fullPrice)}</s>}
        </span>
      ),
    },
    {
      key: 'period',
      header: t('columns.period'),
      width: 180,
      numeric: true,
      cell: (row) => (
        <span className={classes.two}>
          <span>{formatDayTime(row.startsAt)}</span>
          <span className={classes.small}>{t('until', { at: formatDayTime(row.stoppedAt ?? row.endsAt) })}</span>
        </span>
      ),
    },
    {
      key: 'orders',
      header: t('columns.orders'),
      width: 110,
      align: 'right',
      numeric: true,
      cell: (row) => number(row.orders),
    },
    {
      key: 'state',
      header: t('columns.state'),
      width: 150,
      cell: (row) => <Tag tone={tones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: nameOf(row) }),
      nameOf,
      items: (row) => [
        row.state !== 'ENDED' && {
          label: t('change'),
          icon: <IconPencil size={18} stroke={1.75} />,
          onSelect: () => setEditing(row),
        },
        row.state !== 'ENDED' && {
          label: t('stop.verb'),
          icon: <IconBan size={18} stroke={1.75} />,
          danger: true,
          divided: true,
          onSelect: () => report(end(row)),
        },
      ],
    }),
  ];
  const make = (variant: 'primary' | 'outline') => (
    <Button variant={variant} icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>
      {t('make')}
    </Button>
  );
  return (
    <>
      <div className={classes.tools}>
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('anyState')}
          data={saleStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          w={190}
        />
        {make('primary')}
      </div>
      <ListTable
        label={t('sales')}
        list={list}
        result={result}
        columns={columns}
        empty={
          <EmptyState
            title={t(list.filtered ? 'empty.noMatch' : 'empty.title')}
            motif="grid"
            action={list.filtered ? <Button onClick={list.clear}>{t('clear')}</Button> : make('outline')}
          >
            {t('empty.body')}
          </EmptyState>
        }
      />
      {editing && <SaleDialog sale={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
