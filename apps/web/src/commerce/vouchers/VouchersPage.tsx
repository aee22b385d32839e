/** Vouchers for administrators and sales staff: create, change, stop, and see who used them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBan, IconCheck, IconHistory, IconPencil, IconPlus, IconUsers } from '@tabler/icons-react';
import type { Voucher } from '@vumon/contract';
import { offerCodes, voucherStatuses } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Note, Tag, toast, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { useVoucherLabels } from './use-voucher-labels.ts';
import { UsesDialog } from './UsesDialog.tsx';
import { VoucherDialog } from './VoucherDialog.tsx';
import classes from './vouchers.module.css';
import { useVoucherChanges, voucherHistoryQuery, voucherLimitsQuery, voucherListQuery } from './queries.ts';

const tones = { USABLE: 'ok', UPCOMING: 'info', EXPIRED: 'neutral', USED_UP: 'neutral', STOPPED: 'bad' } as const;
const icon = { size: 18, stroke: 1.75 };

export default function VouchersPage() {
  const { t, find } = useTranslation('vouchers');
  const { money, number } = useFormat();
  const labels = useVoucherLabels();
  const list = useList({
    keep: 'vouchers',
    sorts: ['created', 'code', 'ends', 'uses'],
    direction: 'desc',
    filters: ['status', 'packageCode'],
  });
  const status = voucherStatuses.find((one) => one === list.url['status']);
  const packageCode = offerCodes.find((one) => one === list.url['packageCode']);
  const filter = { ...list.query, status, packageCode };
  const client = useQueryClient();
  const result = useQuery(voucherListQuery(filter));
  const limits = useQuery(voucherLimitsQuery);
  const [editing, setEditing] = useState<Voucher | 'new' | null>(null);
  const [shown, setShown] = useState<Voucher | null>(null);
  const [looking, setLooking] = useState<Voucher | null>(null);

  const columns = useVoucherColumns({ onEdit: setEditing, onUses: setShown, onHistory: setLooking });
  const make = (variant: 'primary' | 'outline') => (
    <Button variant={variant} icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setEditing('new')}>
      {t('make')}
    </Button>
  );
  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={make('primary')}>
      {limits.data && (
        <Note tone="info">
          {t('limits', {
            percent: number(limits.data.percent),
            amount: money(limits.data.amount),
            uses: number(limits.data.uses),
            days: number(limits.data.days),
          })}
        </Note>
      )}
      <ListTools list={list} search={t('search')} columns={columns}>
        <ListFilter
          list={list}
          name="packageCode"
          label={t('fields.packages')}
          placeholder={t('anyPackage')}
          data={labels.packages}
          w={180}
        />
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('anyStatus')}
          data={voucherStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
          w={180}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(voucherListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('clear')}>
            <EmptyState title={t('empty.title')} motif="grid" action={make('outline')}>
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {editing && (
        <VoucherDialog
          voucher={editing === 'new' ? null : editing}
          limits={limits.data ?? null}
          onClose={() => setEditing(null)}
        />
      )}
      {looking && (
        <HistoryDialog
          title={looking.code}
          query={voucherHistoryQuery(looking.id)}
          labelOf={(name) => find('changed', name) ?? name}
          show={labels.changed}
          onClose={() => setLooking(null)}
        />
      )}
      {shown && <UsesDialog voucher={shown} onClose={() => setShown(null)} />}
    </ListPage>
  );
}

/** Columns of the list of vouchers, with the menu of each row. */
function useVoucherColumns({
  onEdit,
  onUses,
  onHistory,
}: {
  onEdit: (row: Voucher) => void;
  onUses: (row: Voucher) => void;
  onHistory: (row: Voucher) => void;
}): Column<Voucher>[] {
  const { t } = useTranslation('vouchers');
  const { t: h } = useTranslation('history');
  const { number } = useFormat();
  const report = useReport();
  const labels = useVoucherLabels();
  const { stop } = useVoucherChanges();
  const turn = async (row: Voucher, stopped: boolean) => {
    await stop.mutateAsync({ id: row.id, stopped });
    toast(t(stopped ? 'stopped' : 'resumed', { code: row.code }), {
      action: { label: t('undo'), onAction: () => report(stop.mutateAsync({ id: row.id, stopped: !stopped })) },
    });
  };
  return [
    {
      key: 'code',
      header: t('columns.code'),
      sortable: true,
      narrow: 'title',
      width: 160,
      cell: (row) => (
        <span className={classes.two}>
          <b className={classes.code}>{row.code}</b>
          <span className={classes.small}>{row.name}</span>
        </span>
      ),
    },
    {
      key: 'takes',
      header: t('columns.takes'),
      cell: (row) => (
        <span className={classes.two}>
          <span>{labels.takes(row)}</span>
          <span className={classes.small}>{labels.scope(row)}</span>
        </span>
      ),
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      sortable: true,
      width: 120,
      align: 'right',
      numeric: true,
      cell: (row) => (row.usesAllowed === null ? number(row.uses) : `${number(row.uses)}/${number(row.usesAllowed)}`),
    },
    {
      key: 'ends',
      header: t('columns.period'),
      sortable: true,
      width: 200,
      numeric: true,
      cell: (row) =>
        row.startsAt === null && row.endsAt === null
          ? t('always')
          : `${row.startsAt ? formatDay(row.startsAt) : '…'} – ${row.endsAt ? formatDay(row.endsAt) : '…'}`,
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 130,
      cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      key: 'by',
      header: t('columns.by'),
      width: 170,
      hideBelow: 1440,
      cell: (row) => <span className="muted">{row.createdBy}</span>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { code: row.code }),
      nameOf: (row) => row.code,
      items: (row) => [
        { label: t('whoUsed'), icon: <IconUsers {...icon} />, onSelect: () => onUses(row) },
        { label: h('button'), icon: <IconHistory {...icon} />, onSelect: () => onHistory(row) },
        row.mayChange && { label: t('change'), icon: <IconPencil {...icon} />, onSelect: () => onEdit(row) },
        row.mayChange &&
          (row.disabledAt === null
            ? {
                label: t('stop'),
                icon: <IconBan {...icon} />,
                danger: true,
                divided: true,
                onSelect: () => report(turn(row, true)),
              }
            : {
                label: t('resume'),
                icon: <IconCheck {...icon} />,
                divided: true,
                onSelect: () => report(turn(row, false)),
              }),
      ],
    }),
  ];
}
