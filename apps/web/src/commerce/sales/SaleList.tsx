import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBan, IconHistory, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ManagedSale } from '@vumon/contract';
import { saleStates } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { packagesQuery, usePackageNames } from '../../api/packages.ts';
import { useReport } from '../../forms/report.ts';
import { ListFilter, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { SaleDialog } from './SaleDialog.tsx';
import classes from './sales.module.css';
import { saleHistoryQuery, saleListQuery, useSaleChanges } from './queries.ts';

const tones = { NOT_STARTED: 'neutral', UPCOMING: 'info', RUNNING: 'ok', ENDED: 'neutral' } as const;

function useSaleName(): (sale: ManagedSale) => string {
  const { locale } = useFormat();
  return (sale) => (locale === 'en' ? sale.nameEn : sale.name);
}

function useSaleColumns({
  onChange,
  onHistory,
  onEnd,
}: {
  onChange(sale: ManagedSale): void;
  onHistory(sale: ManagedSale): void;
  onEnd(sale: ManagedSale): void;
}): Column<ManagedSale>[] {
  const { t } = useTranslation('sales');
  const { t: h } = useTranslation('history');
  const { money, number } = useFormat();
  const packageName = usePackageNames();
  const nameOf = useSaleName();
  return [
    {
      key: 'name',
      header: t('columns.name'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <b>{nameOf(row)}</b>
          <span className={classes.small}>{packageName(row.packageCode)}</span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      sortable: true,
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
      key: 'starts',
      header: t('columns.period'),
      sortable: true,
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
          onSelect: () => onChange(row),
        },
        { label: h('button'), icon: <IconHistory size={18} stroke={1.75} />, onSelect: () => onHistory(row) },
        row.state !== 'ENDED' && {
          label: t('stop.verb'),
          icon: <IconBan size={18} stroke={1.75} />,
          danger: true,
          divided: true,
          onSelect: () => onEnd(row),
        },
      ],
    }),
  ];
}

export function SaleList() {
  const { t, find } = useTranslation('sales');
  const { money } = useFormat();
  const confirm = useConfirm();
  const report = useReport();
  const packageName = usePackageNames();
  const list = useList({
    keep: 'sales',
    sorts: ['starts', 'ends', 'price'],
    direction: 'desc',
    filters: ['state', 'packageCode'],
  });
  const state = saleStates.find((one) => one === list.url['state']);
  const packages = (useQuery(packagesQuery).data ?? []).filter(({ price }) => (price ?? 0) > 0);
  const packageCode = packages.find(({ code }) => code === list.url['packageCode'])?.code;
  const filter = { ...list.query, state, packageCode };
  const client = useQueryClient();
  const result = useQuery(saleListQuery(filter));
  const { stop } = useSaleChanges();
  const [editing, setEditing] = useState<ManagedSale | 'new' | null>(null);
  const [looking, setLooking] = useState<ManagedSale | null>(null);
  const nameOf = useSaleName();

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
  const columns = useSaleColumns({ onChange: setEditing, onHistory: setLooking, onEnd: (row) => report(end(row)) });
  const make = (variant: 'primary' | 'outline') => (
    <Button variant={variant} icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>
      {t('make')}
    </Button>
  );
  return (
    <>
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="packageCode"
          label={t('fields.package')}
          placeholder={t('anyPackage')}
          data={packages.map(({ code }) => ({ value: code, label: packageName(code) }))}
          w={190}
        />
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('anyState')}
          data={saleStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          w={190}
        />
        {make('primary')}
      </ListTools>
      <ListTable
        label={t('sales')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(saleListQuery({ ...filter, ...page }))}
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
      {looking && (
        <HistoryDialog
          title={nameOf(looking)}
          query={saleHistoryQuery(looking.id)}
          labelOf={(name) => find('fields', name, {}) ?? name}
          show={(name, value) =>
            name === 'price' && typeof value === 'number'
              ? money(value)
              : (name === 'startsAt' || name === 'endsAt') && typeof value === 'string'
                ? formatDayTime(value)
                : undefined
          }
          onClose={() => setLooking(null)}
        />
      )}
      {editing && <SaleDialog sale={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
