/**
 * Orders for administrators and sales staff: search, filters, totals from the ledger, and orders that wait for a
 * decision.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import type { ManagedOrder } from '@vumon/contract';
import { orderKindOf, orderKinds, orderStates, paymentMethods } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, FilterChip, StatRow, StatTile, TextField, type Column } from '@vumon/ui';
import { downloadFile } from '../../api/download.ts';
import { ListDays } from '../../lists/ListDays.tsx';
import { useReport } from '../../forms/report.ts';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useTyped } from '../../navigation/url-state.ts';
import { OrderTag } from '../packages/orders/OrderTag.tsx';
import { offersQuery } from '../../api/packages.ts';
import classes from './payments.module.css';
import { orderListQuery, orderSumsQuery, type OrderFilters } from './queries.ts';

const filterNames = [
  'state',
  'review',
  'kind',
  'method',
  'packageCode',
  'voucher',
  'from',
  'to',
  'paidFrom',
  'paidTo',
] as const;

export default function OrdersPage() {
  const { t } = useTranslation('payments');
  const { t: p } = useTranslation('packages');
  const locale = useLocale();
  const list = useList({ keep: 'orders', sorts: ['created', 'total'], direction: 'desc', filters: filterNames });
  const { url, set } = list;
  const [voucher, setVoucher] = useTyped(url['voucher'] ?? '', (next) => set({ voucher: next }));
  const filters = Object.fromEntries(
    [...filterNames, 'search'].flatMap((name) => (url[name] ? [[name, url[name]]] : [])),
  ) as OrderFilters;
  const { page, size, sort, direction } = list.query;
  const filter = { ...filters, page, size, sort, direction };
  const client = useQueryClient();
  const result = useQuery(orderListQuery(filter));
  const offers = useQuery(offersQuery);
  const waiting = useQuery(orderSumsQuery({ review: 'true' }));

  const columns = useOrderColumns();

  return (
    <ListPage title={t('title')} subtitle={t('subtitle')} actions={<ExportButton filters={filters} />}>
      <OrderSums filters={filters} />
      <ListTools list={list} search={t('search')} columns={columns}>
        {((waiting.data?.waiting ?? 0) > 0 || url['review']) && (
          <Button
            variant={url['review'] ? 'primary' : 'outline'}
            aria-pressed={Boolean(url['review'])}
            onClick={() => set({ review: url['review'] ? undefined : 'true' })}
          >
            {t('waiting', { count: waiting.data?.waiting ?? 0 })}
          </Button>
        )}
        <ListFilter
          list={list}
          name="state"
          label={t('columns.state')}
          placeholder={t('filters.state')}
          data={orderStates.map((one) => ({ value: one, label: p(`states.${one}`) }))}
          w={180}
        />
        <ListFilter
          list={list}
          name="kind"
          label={t('kind')}
          placeholder={t('filters.kind')}
          data={orderKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          w={180}
        />
        <ListFilter
          list={list}
          name="packageCode"
          label={t('columns.package')}
          placeholder={t('filters.package')}
          data={(offers.data ?? []).map((one) => ({ value: one.code, label: locale === 'en' ? one.nameEn : one.name }))}
          w={180}
        />
        <ListFilter
          list={list}
          name="method"
          label={t('columns.method')}
          placeholder={t('filters.method')}
          data={paymentMethods.map((one) => ({ value: one, label: t(`methods.${one}`) }))}
          w={180}
        />
        <TextField
          aria-label={t('filters.voucher')}
          placeholder={t('filters.voucher')}
          value={voucher}
          maxLength={30}
          onChange={(event) => setVoucher(event.currentTarget.value)}
          w={150}
        />
        <ListDays list={list} from={t('filters.from')} to={t('filters.to')} />
        {(url['paidFrom'] ?? url['paidTo']) && (
          <FilterChip
            name={t('filters.paid')}
            value={[url['paidFrom'], url['paidTo']].map((day) => (day ? formatDay(day) : '…')).join(' – ')}
            onRemove={() => {
              set({ paidFrom: undefined, paidTo: undefined });
              list.searchField.ref.current?.focus();
            }}
          />
        )}
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        ownFile
        result={result}
        all={(page) => client.fetchQuery(orderListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('filters.clear')}>
            <EmptyState title={t('empty.title')} motif="grid">
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
    </ListPage>
  );
}

function ExportButton({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('payments');
  const report = useReport();
  const address = `/itf/orders/file?${new URLSearchParams(filters as Record<string, string>)}`;
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => report(downloadFile(address, `${t('title')}.xlsx`))}
    >
      {t('export')}
    </Button>
  );
}

/** Sums over all orders that the filters find. */
function OrderSums({ filters }: { filters: OrderFilters }) {
  const { t } = useTranslation('payments');
  const { money, number } = useFormat();
  const sums = useQuery(orderSumsQuery(filters));
  return (
    <StatRow card>
      <StatTile label={t('sums.orders')} value={number(sums.data?.orders ?? 0)} />
      <StatTile label={t('sums.succeeded')} value={number(sums.data?.succeeded ?? 0)} />
      <StatTile label={t('sums.paid')} value={<span className={classes.sum}>{money(sums.data?.paid ?? 0)}</span>} />
      <StatTile
        label={t('sums.left')}
        value={<span className={classes.sum}>{money((sums.data?.paid ?? 0) - (sums.data?.refunded ?? 0))}</span>}
        note={sums.data && sums.data.refunded > 0 ? t('sums.refunded', { sum: money(sums.data.refunded) }) : undefined}
      />
    </StatRow>
  );
}

/** Columns of the list of orders. */
function useOrderColumns(): Column<ManagedOrder>[] {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const locale = useLocale();
  return [
    {
      key: 'created',
      header: t('columns.order'),
      sortable: true,
      narrow: 'title',
      width: 175,
      cell: (row) => (
        <span className={classes.two}>
          <AppLink href={`/manage/orders/${row.id}`}>{row.reference}</AppLink>
          <span className={classes.small}>{formatDayTime(row.createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'buyer',
      header: t('columns.buyer'),
      cell: (row) => (
        <span className={classes.two}>
          <AppLink href={`/manage/customers/${row.buyer.id}`}>{row.buyer.fullName}</AppLink>
          <span className={classes.small}>{row.contact ?? '–'}</span>
        </span>
      ),
    },
    {
      key: 'package',
      header: t('columns.package'),
      width: 150,
      cell: (row) => (
        <span className={classes.two}>
          <span>{locale === 'en' ? row.nameEn : row.name}</span>
          <span className={classes.small}>
            {[t(`kinds.${orderKindOf(row)}`), row.voucherCode].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'method',
      header: t('columns.method'),
      width: 140,
      hideBelow: 1440,
      cell: (row) => t(`methods.${row.method}`),
    },
    {
      key: 'total',
      header: t('columns.total'),
      sortable: true,
      width: 130,
      align: 'right',
      numeric: true,
      cell: (row) => (
        <span className={classes.two}>
          <span>{money(row.total)}</span>
          {row.refunded > 0 && <span className={classes.small}>−{money(row.refunded)}</span>}
        </span>
      ),
    },
    { key: 'state', header: t('columns.state'), width: 180, cell: (row) => <OrderTag order={row} /> },
  ];
}
