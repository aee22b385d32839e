/** One order for staff: item and buyer, price lines, events and payments; administrators decide on it. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Reply } from '@vumon/contract/client';
import { gatewayCodeOf, mayRefund, mayReverse, orderKindOf } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, DataList, EmptyState, Note, PageHeader, Table, toast, type Column } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import { OrderAccounts } from '../packages/orders/OrderAccounts.tsx';
import { OrderLines } from '../packages/orders/OrderLines.tsx';
import { OrderTag } from '../packages/orders/OrderTag.tsx';
import { offersQuery } from '../../api/packages.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import classes from './payments.module.css';
import { orderRecordQuery } from './queries.ts';

type Record = Reply<'GET /itf/orders/{id}/record'>;
type Entry = Record['ledger'][number];

export default function OrderPage() {
  const { t } = useTranslation('payments');
  const { orderSlug } = useParams({ strict: false }) as { orderSlug: string };
  const record = useQuery(orderRecordQuery(orderSlug));
  const list = { label: t('title'), href: '/manage/orders' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: record.data?.order.reference ?? '…' }]}>
      {record.data ? (
        <Order record={record.data} />
      ) : record.error ? (
        <LoadFailed
          error={record.error}
          onRetry={() => void record.refetch()}
          retrying={record.isFetching}
          back={list}
        />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function Order({ record: { order, events, ledger } }: { record: Record }) {
  const { t } = useTranslation('payments');
  const { t: p } = useTranslation('packages');
  const { money, locale } = useFormat();
  const { role } = useProfile();
  const offers = useQuery(offersQuery);
  const [open, setOpen] = useState<Decision | null>(null);
  const name = locale === 'en' ? order.nameEn : order.name;
  const decides = role === 'ADMIN';
  const left = order.total - order.refunded - order.refunding;
  return (
    <div className={classes.page}>
      <PageHeader
        title={order.reference}
        subtitle={<OrderTag order={order} />}
        actions={
          decides && order.paidAt !== null && left > 0 && mayRefund(order) ? (
            <Button variant={order.review ? 'outline' : 'danger'} onClick={() => setOpen('refund')}>
              {t('refund.verb')}
            </Button>
          ) : undefined
        }
      />
      {order.refunding > 0 && (
        <Note tone="info" title={t('refunding.title', { sum: money(order.refunding) })}>
          {t('refunding.body')}
        </Note>
      )}
      {order.review && (
        <Note
          tone="warn"
          title={p(`reviews.${order.review}`)}
          action={
            decides && (
              <span className={classes.verbs}>
                <Button size="sm" variant="primary" onClick={() => setOpen('accept')}>
                  {t('accept.verb')}
                </Button>
                {mayReverse(order) && (
                  <Button size="sm" onClick={() => setOpen('reversed')}>
                    {t('reversed.verb')}
                  </Button>
                )}
              </span>
            )
          }
        >
          {t(`reviewBody.${order.review}`)}
        </Note>
      )}
      <div className={classes.halves}>
        <Card title={t('sold')}>
          <OrderLines
            lines={order.lines}
            name={order.examId === null ? name : null}
            several={order.action === 'buy-combo'}
            offers={offers.data ?? []}
          />
          <p className={classes.total}>
            <span>{p('order.total')}</span>
            <b>{money(order.total)}</b>
          </p>
          <OrderAccounts accounts={order.accounts} />
        </Card>
        <OrderFacts order={order} />
      </div>
      <OrderEvents events={events} />
      <Ledger entries={ledger} undecided={order.review !== null} />
      {open && (
        <DecisionDialog
          decision={open}
          order={order}
          onClose={() => setOpen(null)}
          onDone={(waits) => {
            if (!waits) toast(t(`${open}.done`));
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}

function OrderFacts({ order }: { order: Record['order'] }) {
  const { t } = useTranslation('payments');
  const { t: p } = useTranslation('packages');
  return (
    <Card title={t('facts')}>
      <DataList
        items={[
          {
            label: t('columns.buyer'),
            value: <AppLink href={`/manage/customers/${order.buyer.id}`}>{order.buyer.fullName}</AppLink>,
          },
          { label: t('contact'), value: order.contact ?? '–', strong: false },
          { label: t('kind'), value: t(`kinds.${orderKindOf(order)}`), strong: false },
          { label: t('columns.method'), value: t(`methods.${order.method}`), strong: false },
          { label: t('transaction'), value: order.transactionNo ?? '–', strong: false },
          { label: t('bank'), value: order.bankCode ?? '–', strong: false },
          ...(order.packageEndsAt
            ? [{ label: p('result.until'), value: formatDayTime(order.packageEndsAt), strong: false }]
            : []),
        ]}
      />
    </Card>
  );
}

/** The events of the order in chronological order. */
function OrderEvents({ events }: { events: Record['events'] }) {
  const { t } = useTranslation('payments');
  const { t: p, find } = useTranslation('packages');
  const { money } = useFormat();
  const meaningOf = (code: string | null) =>
    code === null
      ? null
      : /^\d\d$/.test(code)
        ? `${code}: ${p(`codes.${gatewayCodeOf(code)}`)}`
        : (find('reviews', code) ?? code);
  return (
    <Card title={t('events.title')}>
      <ol className={classes.events}>
        {events.map((event, index) => (
          <li key={index}>
            <b>{t(`events.${event.kind}`)}</b>
            {event.amount !== null && <span> {money(event.amount)}</span>}
            <div className={classes.small}>
              {[formatDayTime(event.at), t(`sources.${event.source}`), event.by, meaningOf(event.code), event.reason]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Money received and refunded. */
function Ledger({ entries, undecided }: { entries: readonly Entry[]; undecided: boolean }) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const columns: Column<Entry>[] = [
    { key: 'at', header: t('ledger.at'), numeric: true, width: 160, cell: (row) => formatDayTime(row.at) },
    {
      key: 'kind',
      header: t('ledger.kind'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.two}>
          <span>{t(`ledger.kinds.${row.kind}`)}</span>
          {(row.by || row.reason) && (
            <span className={classes.small}>{[row.by, row.reason].filter(Boolean).join(': ')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'number',
      header: t('ledger.number'),
      numeric: true,
      width: 140,
      isEmpty: (row) => row.transactionNo === null,
      cell: (row) => row.transactionNo ?? '–',
    },
    {
      key: 'amount',
      header: t('ledger.amount'),
      numeric: true,
      align: 'right',
      width: 130,
      cell: (row) => (row.amount < 0 ? `−${money(-row.amount)}` : money(row.amount)),
    },
  ];
  return (
    <Table
      aria-label={t('ledger.title')}
      columns={columns}
      rows={entries.map((row, index) => ({ ...row, id: String(index) }))}
      rowKey={(row) => (row as Entry & { id: string }).id}
      rowHeight={48}
      empty={
        <EmptyState compact title={t(undecided ? 'ledger.undecided' : 'ledger.empty')}>
          {t(undecided ? 'ledger.undecidedBody' : 'ledger.emptyBody')}
        </EmptyState>
      }
    />
  );
}
