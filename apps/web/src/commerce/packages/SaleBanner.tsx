import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saleState } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { useServerNow } from '../../exam/assignments/index.ts';
import { saleItemsQuery, type SaleItem } from './sales.ts';
import classes from './sale-banner.module.css';

type OnSale = SaleItem & { readonly sale: NonNullable<SaleItem['sale']> };
const isOnSale = (item: SaleItem): item is OnSale => item.sale !== null;

/** Sales of an audience's packages: the start of each, or its remaining time, by the server's clock. */
export function SaleBanner({ audience }: { audience: 'teacher' | 'student' }) {
  const sales = useQuery(saleItemsQuery);
  const [seen, setSeen] = useState<readonly OnSale[]>([]);
  const found = sales.data?.items.filter(isOnSale) ?? [];
  // The server no longer lists ended sales. A visitor who saw a sale running is told here that it has ended.
  const news = found.filter(({ sale }) => !seen.some((one) => one.sale.id === sale.id));
  if (news.length > 0) setSeen([...seen, ...news]);
  return [...found, ...seen.filter((one) => !found.some(({ sale }) => sale.id === one.sale.id))]
    .filter((item) => item.audience === audience)
    .map((item) => (
      <Banner
        key={item.sale.id}
        item={item}
        gone={!found.includes(item)}
        serverTime={sales.data!.serverTime}
        readAt={sales.dataUpdatedAt}
      />
    ));
}

function Banner({
  item: { sale, ...item },
  gone,
  serverTime,
  readAt,
}: {
  item: OnSale;
  /** Whether the server no longer lists the sale. */
  gone: boolean;
  serverTime: string;
  readAt: number;
}) {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const client = useQueryClient();
  const now = useServerNow(serverTime, readAt, 1000);
  const [startsAt, endsAt] = [Date.parse(sale.startsAt), Date.parse(sale.endsAt)];
  const state = saleState({ startsAt, endsAt, stopped: gone }, now);
  useEffect(() => {
    // Prices change with the sale's state, so they are fetched again.
    if (gone || state === sale.state) return;
    void client.invalidateQueries({ queryKey: ['sale-items'] });
    void client.invalidateQueries({ queryKey: ['payment', 'quote'] });
  }, [gone, state, sale.state, client]);
  const name = locale === 'en' ? item.nameEn : item.name;
  return (
    <section className={cx(classes.sale, state === 'ENDED' && classes.over)} aria-label={t('sale.title')}>
      <div className={classes.text}>
        <b>{t('sale.what', { sale: locale === 'en' ? sale.nameEn : sale.name, name, price: money(sale.price) })}</b>
        <div className="t12 muted">
          {t('sale.period', { from: formatDayTime(sale.startsAt), to: formatDayTime(sale.endsAt) })}
        </div>
      </div>
      {state === 'ENDED' ? (
        <b role="status">{t('sale.ended')}</b>
      ) : state === 'NOT_STARTED' ? (
        <span>{t('sale.notStarted')}</span>
      ) : (
        <Clock
          label={t(state === 'RUNNING' ? 'sale.left' : 'sale.begins')}
          ms={(state === 'RUNNING' ? endsAt : startsAt) - now}
        />
      )}
    </section>
  );
}

/** Days (if any), hours, minutes and seconds. */
function Clock({ label, ms }: { label: string; ms: number }) {
  const { t } = useTranslation('packages');
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const;
  return (
    <span role="timer" className={classes.clock}>
      {label}{' '}
      {parts.map(
        ([unit, value]) =>
          (unit !== 'days' || value > 0) && (
            <span key={unit} className={classes.part}>
              {/* The server renders the time that was left then. */}
              <b suppressHydrationWarning>{String(value).padStart(2, '0')}</b> {t(`sale.units.${unit}`)}
            </span>
          ),
      )}
    </span>
  );
}
