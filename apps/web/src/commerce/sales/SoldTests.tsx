import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBan, IconHistory, IconPencil } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, toast, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { ListTable, ListTools } from '../../lists/ListPage.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { PriceDialog } from './PriceDialog.tsx';
import classes from './sales.module.css';
import { priceHistoryQuery, soldTestsQuery, useSaleChanges } from './queries.ts';

type SoldTest = Reply<'GET /sale-asset'>[number] & { readonly id: string };

const withIds = (found: { data: Reply<'GET /sale-asset'>; page: { page: number; size: number; total: number } }) => ({
  ...found,
  data: found.data.map((row): SoldTest => ({ ...row, id: row.examId })),
});

/** System tests that learners buy one by one. */
export function SoldTests() {
  const { t } = useTranslation('sales');
  const { t: h } = useTranslation('history');
  const { locale, money, number } = useFormat();
  const report = useReport();
  const list = useList({ keep: 'sold-tests', sorts: ['changed', 'name', 'price'], direction: 'desc', filters: [] });
  const client = useQueryClient();
  const result = useQuery({
    ...soldTestsQuery(list.query),
    placeholderData: keepPreviousData,
    select: withIds,
  });
  const { price } = useSaleChanges();
  const [editing, setEditing] = useState<SoldTest | 'new' | null>(null);
  const [looking, setLooking] = useState<SoldTest | null>(null);
  const nameOf = (row: SoldTest) => (locale === 'en' ? row.nameEn : row.name);
  const takeOff = async (row: SoldTest) => {
    await price.mutateAsync({ id: row.examId, price: null });
    toast(t('test.off', { name: nameOf(row) }), {
      action: { label: t('undo'), onAction: () => report(price.mutateAsync({ id: row.examId, price: row.price })) },
    });
  };
  const columns: Column<SoldTest>[] = [
    {
      key: 'name',
      header: t('test.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <b>{nameOf(row)}</b>
          <span className={classes.small}>
            {t('test.minutes', { count: row.minutes, formatted: number(row.minutes) })}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      sortable: true,
      width: 140,
      align: 'right',
      numeric: true,
      cell: (row) => money(row.price),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: nameOf(row) }),
      nameOf,
      items: (row) => [
        { label: t('test.change'), icon: <IconPencil size={18} stroke={1.75} />, onSelect: () => setEditing(row) },
        { label: h('button'), icon: <IconHistory size={18} stroke={1.75} />, onSelect: () => setLooking(row) },
        {
          label: t('test.stop'),
          icon: <IconBan size={18} stroke={1.75} />,
          danger: true,
          divided: true,
          onSelect: () => report(takeOff(row)),
        },
      ],
    }),
  ];
  const add = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      {t('test.add')}
    </Button>
  );
  return (
    <>
      <ListTools list={list} search={t('test.search')} columns={columns}>
        {add}
      </ListTools>
      <ListTable
        label={t('tests')}
        list={list}
        result={result}
        all={async (page) => withIds(await client.fetchQuery(soldTestsQuery({ ...list.query, ...page })))}
        columns={columns}
        empty={
          <EmptyState title={t(list.filtered ? 'test.noMatch' : 'test.empty')} motif="grid">
            {t('test.emptyBody')}
          </EmptyState>
        }
      />
      {looking && (
        <HistoryDialog
          title={nameOf(looking)}
          query={priceHistoryQuery(looking.examId)}
          labelOf={() => t('columns.price')}
          show={(_, value) => (typeof value === 'number' ? money(value) : undefined)}
          onClose={() => setLooking(null)}
        />
      )}
      {editing && <PriceDialog test={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
