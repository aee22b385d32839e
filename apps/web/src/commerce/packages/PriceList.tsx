import type { Reply } from '@vumon/contract/client';
import { opensInternational, timeOfUses } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { cx, Tag } from '@vumon/ui';
import type { ReactNode } from 'react';
import classes from './packages.module.css';

export type Offer = Reply<'GET /memberships'>[number];
export type Audience = Offer['audience'];

/** Packages on sale for one account, without the trial, which is granted automatically. */
export const offersFor = (offers: readonly Offer[], audience: Audience): Offer[] =>
  offers.filter((offer) => offer.audience === audience && offer.accounts === 1 && offer.code !== 'TRIAL');

/** Whether a learner's package includes international tests. */
export const hasInternational = ({ code }: Offer): boolean => code !== 'COMBO' && opensInternational(code);

/** Packages on sale for several accounts at once. */
export const combosFor = (offers: readonly Offer[], audience: Audience): Offer[] =>
  offers.filter((offer) => offer.audience === audience && offer.accounts > 1 && (offer.price ?? 0) > 0);

interface Price {
  readonly amount: number;
  readonly per: 'month' | 'year' | 'once' | 'free';
}

/** The price per month where that is a round amount, otherwise per year. */
function priceOf({ price, months, tests }: Offer): Price {
  const amount = price ?? 0;
  if (amount === 0) return { amount, per: 'free' };
  if (tests !== null || months === null) return { amount, per: 'once' };
  const monthly = amount / months;
  return monthly % 1000 === 0 ? { amount: monthly, per: 'month' } : { amount, per: 'year' };
}

export function useOfferLabels() {
  const { t } = useTranslation('packages');
  const { locale, number, money } = useFormat();
  return {
    name: (offer: Offer) => (locale === 'en' ? offer.nameEn : offer.name),
    price: (offer: Offer) => {
      const { amount, per } = priceOf(offer);
      return {
        sum: per === 'free' ? t('free') : money(amount),
        per: t(`per.${per}`, { year: money(offer.price ?? 0) }),
      };
    },
    facts: (offer: Offer): string[] => {
      const { caps, tests } = offer;
      if (!caps) {
        const { unit, count } = timeOfUses(tests ?? 0);
        return [
          t(hasInternational(offer) ? 'facts.testsInternational' : 'facts.tests', { count: tests ?? 0 }),
          t(`facts.lasts.${unit}`, { count }),
        ];
      }
      return [
        t('facts.classes', { count: caps.classes, perClass: number(caps.studentsPerClass) }),
        t('facts.students', { count: caps.students, formatted: number(caps.students) }),
        caps.systemTestsPerMonth === null
          ? t('facts.unlimited')
          : t('facts.systemTests', { count: caps.systemTestsPerMonth }),
        ...(offer.features.includes('create-exams') ? [t('facts.createExams')] : []),
        ...(offer.features.includes('international-tests') ? [t('facts.international')] : []),
      ];
    },
  };
}

/** A ruled list of packages; the recommended row is amber. */
export function PriceList({
  offers,
  title,
  note,
  currentCode,
  heading: Heading = 'h3',
  children,
}: {
  offers: readonly Offer[];
  title: ReactNode;
  heading?: 'h2' | 'h3';
  note?: ReactNode;
  currentCode?: string | null | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('packages');
  const labels = useOfferLabels();
  return (
    <section className={classes.list}>
      <header className={classes.listHead}>
        <Heading className="h20">{title}</Heading>
        {note !== undefined && <span className="muted">{note}</span>}
      </header>
      <ul className={classes.rows}>
        {offers.map((offer) => {
          const { sum, per } = labels.price(offer);
          const current = offer.code === currentCode;
          return (
            <li
              key={offer.code}
              className={cx(
                classes.row,
                offer.recommended && !current && classes.recommended,
                current && classes.current,
              )}
            >
              <div className={classes.what}>
                <div className={classes.name}>
                  <b className="b6">{labels.name(offer)}</b>
                  {current ? (
                    <Tag tone="ok">{t('current')}</Tag>
                  ) : (
                    offer.recommended && <Tag tone="warn">{t('recommended')}</Tag>
                  )}
                </div>
                <div className={cx(classes.facts, 'muted')}>{labels.facts(offer).join(', ')}</div>
              </div>
              <div className={classes.price}>
                <b className={classes.sum}>{sum}</b>
                <div className="t12 muted">{per}</div>
              </div>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
