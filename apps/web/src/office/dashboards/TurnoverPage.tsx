/** Turnover by day or month, by package and by method, with the orders behind each figure. */
import { useQuery } from '@tanstack/react-query';
import type { Turnover } from '@vumon/contract';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Card, ErrorState, LoadingState, Note, Ranking, Segmented, StatRow, StatTile } from '@vumon/ui';

import { useErrorMessage } from '../../forms/errors.ts';
import { Trend } from '../../lists/Trend.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { DashboardFrame, useRange } from './DashboardFrame.tsx';
import classes from './dashboards.module.css';
import { FigureTable } from './FigureTable.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { paidOrdersQuery, turnoverQuery } from './queries.ts';

export default function TurnoverPage() {
  const { t } = useTranslation('dashboards');
  const { url, set, sent } = useRange();
  const by = url['by'] === 'month' ? 'MONTH' : 'DAY';
  const query = { ...sent, by } as const;
  const result = useQuery(turnoverQuery(query));
  return (
    <DashboardFrame
      title={t('turnover.title')}
      file={`/itf/statistic/turnover/file?${new URLSearchParams(query)}`}
      result={result}
      tools={
        <Segmented
          aria-label={t('turnover.by')}
          value={by}
          options={(['DAY', 'MONTH'] as const).map((value) => ({ value, label: t(`turnover.${value}`) }))}
          onChange={(value) => set({ by: value === 'MONTH' ? 'month' : undefined })}
        />
      }
    >
      {(figures) => (
        <>
          <Sums figures={figures} />
          <Parts figures={figures} />
          <div className={classes.two}>
            <ByPackage packages={figures.packages} />
            <ByMethod figures={figures} />
          </div>
        </>
      )}
    </DashboardFrame>
  );
}

function Sums({ figures: { revenue, orders, refunded, refunds } }: { figures: Turnover }) {
  const { t } = useTranslation('dashboards');
  const { money, number } = useFormat();
  const average = (sum: number, count: number) => (count === 0 ? 0 : Math.round(sum / count));
  const [now, before] = [average(revenue.now, orders.now), average(revenue.before, orders.before)];
  return (
    <StatRow card>
      <StatTile label={t('turnover.revenue')} value={money(revenue.now)} note={<Trend {...revenue} />} />
      <StatTile label={t('turnover.orders')} value={number(orders.now, 0)} note={<Trend {...orders} />} />
      <StatTile label={t('turnover.average')} value={money(now)} note={<Trend now={now} before={before} />} />
      <StatTile
        label={t('turnover.refunded')}
        value={money(refunded.now)}
        note={t('turnover.refunds', { count: refunds.now, before: number(refunds.before, 0) })}
      />
    </StatRow>
  );
}

function Parts({ figures: { parts, by, revenue, orders } }: { figures: Turnover }) {
  const { t } = useTranslation('dashboards');
  const { money, number } = useFormat();
  const nameOf = ({ from, to }: { from: string; to: string }) =>
    by === 'DAY' ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  const difference = (value: number) => (
    <span className={value < 0 ? classes.less : value > 0 ? classes.more : undefined}>
      {value > 0 ? '+' : ''}
      {money(value)}
    </span>
  );
  const title = t(`turnover.chart.${by}`);
  return (
    <PeriodChart
      title={title}
      unit={t('turnover.millions')}
      data={parts.map(({ from, revenue, before }) => ({
        key: from,
        label: by === 'DAY' ? formatDay(from).slice(0, 5) : formatDay(from).slice(3),
        value: revenue / 1_000_000,
        second: before / 1_000_000,
      }))}
      formatValue={(value) => number(value, 1)}
    >
      <FigureTable
        label={title}
        columns={[
          t(`turnover.${by}`),
          t('turnover.ordersShort'),
          t('turnover.revenue'),
          t('periodBefore'),
          t('turnover.difference'),
        ]}
        rows={parts.toReversed().map((part) => ({
          key: part.from,
          name: nameOf(part),
          label: nameOf(part),
          cells: [
            number(part.orders, 0),
            money(part.revenue),
            money(part.before),
            difference(part.revenue - part.before),
          ],
          ...(part.orders > 0 && { behind: () => <Orders from={part.from} to={part.to} count={part.orders} /> }),
        }))}
        total={[
          number(orders.now, 0),
          money(revenue.now),
          money(revenue.before),
          difference(revenue.now - revenue.before),
        ]}
        all={t(`turnover.all.${by}`, { count: parts.length })}
      />
    </PeriodChart>
  );
}

/** The latest orders behind a figure, and a link to all of them. */
function Orders({ from, to, count }: { from: string; to: string; count: number }) {
  const { t } = useTranslation('dashboards');
  const { money } = useFormat();
  const locale = useLocale();
  const message = useErrorMessage();
  const { data, error, refetch } = useQuery(paidOrdersQuery(from, to));
  if (error)
    return (
      <ErrorState compact onRetry={() => void refetch()}>
        {message(error)}
      </ErrorState>
    );
  if (!data) return <LoadingState />;
  return (
    <>
      <ul className={classes.orders}>
        {data.data.map((order) => (
          <li key={order.id}>
            <span>{formatDayTime(order.paidAt ?? order.createdAt)}</span>
            <AppLink href={`/manage/orders/${order.id}`}>{order.reference}</AppLink>
            <span>{order.buyer.fullName}</span>
            <span>{locale === 'en' ? order.nameEn : order.name}</span>
            <b>{money(order.total)}</b>
          </li>
        ))}
      </ul>
      <AppLink href={`/manage/orders?paidFrom=${from}&paidTo=${to}`} className={classes.link}>
        {t('turnover.open', { count })}
      </AppLink>
    </>
  );
}

function ByPackage({ packages }: { packages: Turnover['packages'] }) {
  const { t } = useTranslation('dashboards');
  const { money } = useFormat();
  const locale = useLocale();
  const nameOf = ({ code, name, nameEn }: Turnover['packages'][number]) =>
    code === null ? t('turnover.singleTests') : locale === 'en' ? nameEn : name;
  return (
    <Card title={t('turnover.byPackage')} aside={t('turnover.countAndSum')}>
      {packages.length === 0 ? (
        <p className={classes.none}>{t('nothing')}</p>
      ) : (
        <>
          <p className={classes.rankingSays}>
            {t('turnover.most', { name: nameOf(packages[0]!), sum: money(packages[0]!.revenue) })}
          </p>
          <Ranking
            unranked
            aria-label={t('turnover.byPackage')}
            max={Math.max(1, packages[0]!.revenue)}
            rows={packages.map((row) => ({
              key: row.code ?? '',
              name: nameOf(row),
              value: row.revenue,
              text: t('turnover.countOf', { count: row.orders, sum: money(row.revenue) }),
            }))}
          />
        </>
      )}
    </Card>
  );
}

function ByMethod({ figures: { methods, unpaid, revenue } }: { figures: Turnover }) {
  const { t } = useTranslation('dashboards');
  const { money } = useFormat();
  return (
    <Card title={t('turnover.byMethod')} aside={t('turnover.countAndSum')}>
      {methods.length === 0 ? (
        <p className={classes.none}>{t('nothing')}</p>
      ) : (
        <>
          <p className={classes.rankingSays}>
            {t('turnover.most', { name: t(`methods.${methods[0]!.method}`), sum: money(methods[0]!.revenue) })}
          </p>
          <Ranking
            unranked
            aria-label={t('turnover.byMethod')}
            max={Math.max(1, methods[0]!.revenue)}
            rows={methods.map((row) => ({
              key: row.method,
              name: t(`methods.${row.method}`),
              value: row.revenue,
              text: t('turnover.countOf', { count: row.orders, sum: money(row.revenue) }),
            }))}
          />
        </>
      )}
      <h3 className={classes.small}>{t('turnover.unpaid')}</h3>
      <p className={classes.none}>
        {[
          t('turnover.review', { count: unpaid.review }),
          t('turnover.cancelled', { count: unpaid.cancelled }),
          t('turnover.failed', { count: unpaid.failed }),
        ].join(' · ')}
      </p>
      <Note>{t('turnover.adds', { sum: money(revenue.now) })}</Note>
    </Card>
  );
}
