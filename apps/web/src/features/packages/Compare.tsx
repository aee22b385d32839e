import { IconCheck } from '@tabler/icons-react';
import type { Feature } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Tag, cx } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useOfferWords, type Offer } from './PriceList.tsx';
import type { SaleItem } from './sales.ts';
import compare from './compare.module.css';

const opened = [
  'create-exams',
  'create-formats',
  'exam-prep',
  'international-tests',
  'export-system-tests',
] as const satisfies readonly Feature[];
const caps = ['systemTestsPerMonth', 'classes', 'studentsPerClass', 'students'] as const;

/**
 * Teachers' packages side by side; the row for which the visitor came is amber. On a phone the present package and the chosen
 * one stand beside each other.
 */
export function Compare({
  offers,
  items,
  reason,
  current,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[];
  items: readonly SaleItem[];
  reason: Feature | null;
  current: string | null;
  chosen: string | null;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const { money, number } = useFormat();
  const words = useOfferWords();
  // Whoever has none of them compares with the first.
  const now = offers.some(({ code }) => code === current) ? current : offers.find(({ code }) => code !== chosen)?.code;
  const column = (code: string) =>
    cx(
      compare.cell,
      code === current && compare.current,
      code === chosen && compare.chosen,
      code !== chosen && code !== now && compare.wide,
    );
  const saleOf = (code: string) => {
    const sale = items.find(({ packageCode }) => packageCode === code)?.sale;
    return sale?.state === 'RUNNING' ? sale : null;
  };
  const yes = (is: boolean): ReactNode =>
    is ? (
      <span className={compare.yes}>
        <IconCheck size={18} stroke={2} aria-hidden /> {t('compare.yes')}
      </span>
    ) : (
      <span className="muted">{t('compare.no')}</span>
    );
  return (
    <div className={compare.frame}>
      <table className={compare.table} aria-label={t('compare.title')}>
        <thead>
          <tr>
            <th scope="col" className={compare.corner}>
              <b className="b6">{t('compare.title')}</b>
              {reason && <div className="t12 muted">{t('compare.reason')}</div>}
            </th>
            {offers.map((offer) => {
              const sale = saleOf(offer.code);
              const price = offer.price ?? 0;
              return (
                <th key={offer.code} scope="col" className={column(offer.code)}>
                  <div className={compare.name}>
                    {words.name(offer)}
                    {offer.code === current ? (
                      <Tag tone="ok">{t('current')}</Tag>
                    ) : sale ? (
                      <Tag tone="warn">{t('sale.off', { percent: Math.round(100 - (100 * sale.price) / price) })}</Tag>
                    ) : (
                      offer.recommended && <Tag tone="warn">{t('recommended')}</Tag>
                    )}
                  </div>
                  <div className={compare.price}>
                    {money(sale?.price ?? price)}
                    {sale && (
                      <s className={compare.before}>
                        <span className="visually-hidden">{t('sale.before')} </span>
                        {money(price)}
                      </s>
                    )}
                  </div>
                  {offer.months !== null && (
                    <div className="t12 muted">
                      {t('compare.months', {
                        count: offer.months,
                        month: money(Math.round((sale?.price ?? price) / offer.months)),
                      })}
                    </div>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {opened.map((feature) => (
            <tr key={feature} className={cx(feature === reason && compare.reason)}>
              <th scope="row">{t(`compare.${feature}`)}</th>
              {offers.map((offer) => (
                <td key={offer.code} className={column(offer.code)}>
                  {yes(offer.features.includes(feature))}
                </td>
              ))}
            </tr>
          ))}
          {caps.map((cap) => (
            <tr key={cap}>
              <th scope="row">{t(`compare.${cap}`)}</th>
              {offers.map((offer) => {
                const value = offer.caps?.[cap];
                return (
                  <td key={offer.code} className={cx(column(offer.code), compare.number)}>
                    {value === undefined ? '–' : value === null ? t('compare.unlimited') : number(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span className="visually-hidden">{t('compare.choose')}</span>
            </th>
            {offers.map((offer) => (
              <td key={offer.code} className={column(offer.code)}>
                <button
                  type="button"
                  className={cx(compare.choose, offer.code === chosen && compare.on)}
                  aria-pressed={offer.code === chosen}
                  onClick={() => onChoose(offer.code)}
                >
                  {t(
                    offer.code === chosen
                      ? 'compare.chosen'
                      : offer.code === current
                        ? 'compare.renew'
                        : 'compare.choose',
                  )}
                  <span className="visually-hidden"> {words.name(offer)}</span>
                </button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
