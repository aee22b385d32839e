import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Tag, cx } from '@vumon/ui';
import { hasInternational, useOfferLabels, type Offer } from './PriceList.tsx';
import { priceNow, type SaleItem } from './sales.ts';
import classes from './student-plans.module.css';

/** Learners' packages, the free one first: a dot a test, gold where international tests are among them. */
export function StudentPlans({
  offers,
  items,
  current,
  chosen,
  mayChoose,
  onChoose,
}: {
  offers: readonly Offer[];
  items: readonly SaleItem[];
  current: string | null;
  chosen: string | null;
  mayChoose(code: string): boolean;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const labels = useOfferLabels();
  return (
    <section aria-label={t('ladder.title')}>
      <ul className={classes.ladder}>
        {offers.map((offer) => {
          const price = offer.price ?? 0;
          const { now, sale } = priceNow(offer, items);
          const tests = offer.tests ?? 0;
          const gold = hasInternational(offer);
          const isChosen = offer.code === chosen;
          return (
            <li
              key={offer.code}
              className={cx(classes.rung, offer.code === current && classes.current, isChosen && classes.chosen)}
            >
              <span className={cx(classes.dots, price === 0 && classes.free, gold && classes.gold)} aria-hidden>
                {Array.from({ length: Math.min(tests, 100) }, (_, index) => (
                  <i key={index} />
                ))}
              </span>
              <div className={classes.text}>
                <div className={classes.name}>
                  <b className="b6">{labels.name(offer)}</b>
                  {offer.code === current ? (
                    <Tag tone="ok">{t('current')}</Tag>
                  ) : sale ? (
                    <Tag tone="warn">{t('sale.off', { percent: Math.round(100 - (100 * now) / price) })}</Tag>
                  ) : (
                    offer.recommended && <Tag tone="warn">{t('recommended')}</Tag>
                  )}
                </div>
                <div className="muted">{labels.facts(offer).join(', ')}</div>
              </div>
              <div className={classes.price}>
                <b>{now === 0 ? t('free') : money(now)}</b>
                {sale && (
                  <s>
                    <span className="visually-hidden">{t('sale.before')} </span>
                    {money(price)}
                  </s>
                )}
                <div className="t12 muted">
                  {now === 0 ? t('per.free') : t('ladder.each', { price: money(Math.round(now / Math.max(1, tests))) })}
                </div>
              </div>
              {mayChoose(offer.code) && (
                <Button
                  full
                  variant={isChosen ? 'tint' : 'outline'}
                  aria-pressed={isChosen}
                  aria-label={`${t(isChosen ? 'compare.chosen' : offer.code === current ? 'ladder.again' : 'compare.choose')} ${labels.name(offer)}`}
                  onClick={() => onChoose(offer.code)}
                >
                  {t(isChosen ? 'compare.chosen' : offer.code === current ? 'ladder.again' : 'compare.choose')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="t12 muted">{t('ladder.dots')}</p>
    </section>
  );
}
