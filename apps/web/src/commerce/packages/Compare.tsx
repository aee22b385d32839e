import { IconCheck } from '@tabler/icons-react';
import type { Feature } from '@vumon/domain';
import { formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Tag, cx } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useOfferLabels, type Offer } from './PriceList.tsx';
import type { Reason } from './Needed.tsx';
import { priceNow, type SaleItem } from './sales.ts';
import compare from './compare.module.css';

const opened = [
  'create-exams',
  'create-formats',
  'exam-prep',
  'international-tests',
  'export-system-tests',
] as const satisfies readonly Feature[];
const caps = ['systemTestsPerMonth', 'classes', 'studentsPerClass', 'students'] as const;
/** Features that every paid package includes. */
const shared = ['write-questions'] as const satisfies readonly Feature[];

/**
 * Teachers' packages side by side; the row of the feature that the visitor came for is amber. On a phone only the
 * current package and the chosen one are shown, side by side.
 */
export function Compare({
  offers,
  items,
  reason,
  current,
  endDate,
  chosen,
  mayChoose,
  onChoose,
}: {
  offers: readonly Offer[];
  items: readonly SaleItem[];
  reason: Reason | null;
  current: string | null;
  /** End date of the current package. */
  endDate: string | null;
  chosen: string | null;
  /** Null for users who cannot buy, such as staff. */
  mayChoose: ((code: string) => boolean) | null;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const { number } = useFormat();
  const labels = useOfferLabels();
  // If the user has none of these packages, the chosen one is compared with the first of the others.
  const now = offers.some(({ code }) => code === current) ? current : offers.find(({ code }) => code !== chosen)?.code;
  const column = (code: string) =>
    cx(
      compare.cell,
      code === current && compare.current,
      code === chosen && compare.chosen,
      code !== chosen && code !== now && compare.wide,
    );
  const featureRow = (feature: (typeof opened)[number] | (typeof shared)[number]) => (
    <tr key={feature} className={cx(feature === reason && compare.reason)}>
      <th scope="row">{t(`compare.${feature}`)}</th>
      {offers.map((offer) => (
        <td key={offer.code} className={column(offer.code)}>
          {yes(offer.features.includes(feature))}
        </td>
      ))}
    </tr>
  );
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
            {offers.map((offer) => (
              <th key={offer.code} scope="col" className={column(offer.code)}>
                <OfferHead offer={offer} items={items} current={offer.code === current} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opened.map(featureRow)}
          {caps.map((cap) => (
            <tr key={cap} className={cx(cap === reason && compare.reason)}>
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
          {shared.map(featureRow)}
        </tbody>
        {mayChoose && (
          <tfoot>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{t('compare.choose')}</span>
              </th>
              {offers.map(({ code, ...offer }) => (
                <td key={code} className={column(code)}>
                  {code === current && endDate !== null && (
                    <div className={cx('t12 muted', compare.ends)}>
                      {t('compare.ends', { day: formatLastDay(endDate) })}
                    </div>
                  )}
                  {mayChoose(code) ? (
                    <ChooseButton
                      name={labels.name({ code, ...offer })}
                      chosen={code === chosen}
                      current={code === current}
                      onChoose={() => onChoose(code)}
                    />
                  ) : (
                    <span className="t12 muted">{t('compare.lower')}</span>
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Name and price of a package, at the top of its column. */
function OfferHead({ offer, items, current }: { offer: Offer; items: readonly SaleItem[]; current: boolean }) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const labels = useOfferLabels();
  const price = offer.price ?? 0;
  const { now: cost, sale } = priceNow(offer, items);
  return (
    <>
      <div className={compare.name}>{labels.name(offer)}</div>
      <div className={compare.price}>
        {money(cost)}
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
            month: money(Math.round(cost / offer.months)),
          })}
        </div>
      )}
      {/* Last, so that the prices of all packages stand on one line. */}
      {current ? (
        <Tag tone="ok" className={compare.tag}>
          {t('current')}
        </Tag>
      ) : sale ? (
        <Tag tone="warn" className={compare.tag}>
          {t('sale.off', { percent: Math.round(100 - (100 * cost) / price) })}
        </Tag>
      ) : (
        offer.recommended && (
          <Tag tone="warn" className={compare.tag}>
            {t('recommended')}
          </Tag>
        )
      )}
    </>
  );
}

function ChooseButton({
  name,
  chosen,
  current,
  onChoose,
}: {
  name: string;
  chosen: boolean;
  /** Whether it is the current package, which is then renewed. */
  current: boolean;
  onChoose(): void;
}) {
  const { t } = useTranslation('packages');
  return (
    <Button
      full
      className={compare.choose}
      variant={chosen ? 'tint' : 'outline'}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {t(chosen ? 'compare.chosen' : current ? 'compare.renew' : 'compare.choose')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
