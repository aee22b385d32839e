import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import type { Order } from '@vumon/contract';
import type { Input } from '@vumon/contract/client';
import { orderStates } from '@vumon/domain';
import { formatDayTime, formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, DataList, EmptyState, Modal, type Column } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { downloadFile } from '../../../api/download.ts';
import { useReport } from '../../../forms/report.ts';
import { ListEmpty, ListFilter, ListTable, ListTools } from '../../../lists/ListPage.tsx';
import { useList } from '../../../lists/use-list.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useOrderOutcome } from './order-outcome.ts';
import { OrderAccounts } from './OrderAccounts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTag } from './OrderTag.tsx';
import { offersQuery } from '../../../api/packages.ts';
import classes from '../packages.module.css';

const ownOrdersQuery = (query: Input<'GET /itf/orders/mine'>['query']) =>
  queryOptions({
    queryKey: ['own-orders', query],
    queryFn: ({ signal }) => api('GET /itf/orders/mine', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The user's own orders with their state; each expands to its calculation and its receipt. */
export function OwnOrders() {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const list = useList({ sorts: ['created'], direction: 'desc', filters: ['state'] });
  const state = orderStates.find((one) => one === list.url['state']);
  const { search, page, size } = list.query;
  const filter = { state, search, page, size };
  const client = useQueryClient();
  const result = useQuery(ownOrdersQuery(filter));
  const [shown, setShown] = useState<Order | null>(null);
  const nameOf = (row: Order) => (locale === 'en' ? row.nameEn : row.name);
  const columns: Column<Order>[] = [
    {
      key: 'order',
      header: t('own.columns.order'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <b>{nameOf(row)}</b>
          <span className="t12 muted">
            {row.reference} · {formatDayTime(row.createdAt)}
          </span>
        </span>
      ),
    },
    {
      key: 'total',
      header: t('own.columns.total'),
      width: 140,
      align: 'right',
      numeric: true,
      cell: (row) => money(row.total),
    },
    { key: 'state', header: t('own.columns.state'), width: 190, cell: (row) => <OrderTag order={row} /> },
    {
      key: 'details',
      header: <span className="visually-hidden">{t('own.details')}</span>,
      label: t('own.details'),
      width: 110,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t('own.detailsOf', { reference: row.reference })} onClick={() => setShown(row)}>
          {t('own.details')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ListTools list={list} search={t('own.search')}>
        <ListFilter
          list={list}
          name="state"
          label={t('own.columns.state')}
          placeholder={t('own.anyState')}
          data={orderStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('own.title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(ownOrdersQuery({ ...filter, ...page }))}
        columns={columns}
        skeletonRows={3}
        empty={
          <ListEmpty list={list} title={t('own.noMatch')} body={t('own.noMatchBody')} clear={t('own.clear')}>
            <EmptyState title={t('own.empty')} motif="scales" action={<AppLink href="/payment">{t('title')}</AppLink>}>
              {t('own.emptyBody')}
            </EmptyState>
          </ListEmpty>
        }
      />
      {shown && <OrderDialog order={shown} name={nameOf(shown)} onClose={() => setShown(null)} />}
    </>
  );
}

function OrderDialog({ order, name, onClose }: { order: Order; name: string; onClose(): void }) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const report = useReport();
  const offers = useQuery(offersQuery);
  const [busy, setBusy] = useState(false);
  const { body } = useOrderOutcome()(order);
  const facts = [
    { label: t('result.ordered'), value: formatDayTime(order.createdAt) },
    ...(order.paidAt ? [{ label: t('own.paidAt'), value: formatDayTime(order.paidAt) }] : []),
    { label: t('own.method'), value: t(`methods.${order.method}`) },
    ...(order.transactionNo ? [{ label: t('own.transaction'), value: order.transactionNo }] : []),
    ...(order.packageEndsAt ? [{ label: t('result.until'), value: formatLastDay(order.packageEndsAt) }] : []),
    ...(order.refunded > 0 ? [{ label: t('result.refunded'), value: money(order.refunded) }] : []),
  ].map((one) => ({ ...one, strong: false }));
  const download = async () => {
    setBusy(true);
    await downloadFile(`/itf/orders/${order.id}/receipt`, `${order.reference}.pdf`).finally(() => setBusy(false));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={order.reference}
      footer={
        order.paidAt !== null && order.review === null ? (
          <Button
            variant="primary"
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            loading={busy}
            onClick={() => report(download())}
          >
            {t('own.receipt')}
          </Button>
        ) : undefined
      }
    >
      <div className={classes.buy}>
        <div>
          <OrderTag order={order} />
        </div>
        {body && <p>{body}</p>}
        <OrderLines
          lines={order.lines}
          name={order.examId === null ? name : null}
          several={order.action === 'buy-combo'}
          offers={offers.data ?? []}
        />
        <div className={classes.line}>
          <b>{t('order.total')}</b>
          <b className={classes.sum}>{money(order.total)}</b>
        </div>
        <OrderAccounts accounts={order.accounts} />
        <DataList items={facts} />
      </div>
    </Modal>
  );
}
