import type { PriceQuote } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { useOfferLabels, type Offer } from '../PriceList.tsx';
import classes from '../packages.module.css';

/** How the total is calculated: the price and the deductions. */
export function OrderLines({
  lines,
  name,
  several = false,
  offers,
}: {
  lines: PriceQuote['lines'];
  /** Name of the package; null for a single test. */
  name: string | null;
  /** Whether it is a package for several accounts, whose name is shown without any text before it. */
  several?: boolean;
  offers: readonly Offer[];
}) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const labels = useOfferLabels();
  const labelOf = (label: string | null) => {
    const credited = offers.find((one) => one.code === label);
    return credited ? labels.name(credited) : (label ?? '');
  };
  return (
    <dl className={classes.lines} aria-label={t('order.lines')}>
      {lines.map(({ kind, amount, label }) => (
        <div key={kind} className={classes.line}>
          <dt>
            {kind === 'PRICE' && name === null
              ? t('lines.TEST')
              : kind === 'PRICE' && several
                ? name
                : t(`lines.${kind}`, { name: name ?? '', label: labelOf(label) })}
          </dt>
          <dd>{amount < 0 ? `−${money(-amount)}` : money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
