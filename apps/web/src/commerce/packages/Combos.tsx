import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useOfferLabels, type Offer } from './PriceList.tsx';
import classes from './packages.module.css';

/** Packages that are bought for several accounts at once; renders nothing if none is sold. */
export function Combos({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[];
  chosen: string | null;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const labels = useOfferLabels();
  if (offers.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby="combos">
      <header className={classes.listHead}>
        <h2 id="combos" className="h20">
          {t('combo.title')}
        </h2>
        <span className="muted">{t('combo.note')}</span>
      </header>
      <ul className={classes.rows}>
        {offers.map((offer) => (
          <li key={offer.code} className={classes.row}>
            <div className={classes.what}>
              <b className="b6">{labels.name(offer)}</b>
              <div className={classes.facts}>
                {t('combo.facts', {
                  count: offer.accounts,
                  each: money(Math.round((offer.price ?? 0) / offer.accounts)),
                })}
              </div>
            </div>
            <div className={classes.price}>
              <b className={classes.sum}>{money(offer.price ?? 0)}</b>
              <div>
                <Button size="sm" aria-pressed={offer.code === chosen} onClick={() => onChoose(offer.code)}>
                  {t(offer.code === chosen ? 'compare.chosen' : 'combo.choose')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
