import { useQuery, useQueryClient } from '@tanstack/react-query';
import { saleState } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { useEffect } from 'react';
import { useServerNow } from '../assignments/clock.ts';
import { saleItemsQuery, type SaleItem } from './sales.ts';
import compare from './compare.module.css';

type Sale = NonNullable<SaleItem['sale']>;

/** Sales of an audience's packages: when each begins, or how long it lasts, by the server's clock. */
export function SaleBanner({ audience }: { audience: 'teacher' | 'student' }) {
  const sales = useQuery(saleItemsQuery);
  const shown = sales.data?.items.filter((item) => item.audience === audience && item.sale !== null) ?? [];
  return shown.map((item) => (
    <Banner
      key={item.packageCode}
      item={item}
      sale={item.sale!}
      serverTime={sales.data!.serverTime}
      readAt={sales.dataUpdatedAt}
    />
  ));
}

function Banner({
  item,
  sale,
  serverTime,
  readAt,
}: {
  item: SaleItem;
  sale: Sale;
  serverTime: string;
  readAt: number;
}) {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const client = useQueryClient();
  const now = useServerNow(serverTime, readAt, 1000);
  const [startsAt, endsAt] = [Date.parse(sale.startsAt), Date.parse(sale.endsAt)];
  const state = saleState({ startsAt, endsAt, stopped: false }, now);
  useEffect(() => {
    // Prices change with the state: they come from the server.
    if (state === sale.state) return;
    void client.invalidateQueries({ queryKey: ['sale-items'] });
    void client.invalidateQueries({ queryKey: ['payment', 'quote'] });
  }, [state, sale.state, client]);
  const left = Math.max(0, (state === 'RUNNING' ? endsAt : startsAt) - now);
  const name = locale === 'en' ? item.nameEn : item.name;
  return (
    <section className={compare.sale} aria-label={t('sale.title')}>
      <div>
        <b>{t('sale.what', { sale: locale === 'en' ? sale.nameEn : sale.name, name, price: money(sale.price) })}</b>
        <div className="t12 muted">
          {t('sale.period', { from: formatDayTime(sale.startsAt), to: formatDayTime(sale.endsAt) })}
        </div>
      </div>
      {state === 'ENDED' ? (
        <b>{t('sale.ended')}</b>
      ) : state === 'NOT_STARTED' ? (
        <span>{t('sale.notStarted')}</span>
      ) : (
        <span role="timer">
          {t(state === 'RUNNING' ? 'sale.left' : 'sale.begins')} <span className={compare.clock}>{clockOf(left)}</span>
        </span>
      )}
    </section>
  );
}

/** Hours, minutes, seconds. */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
