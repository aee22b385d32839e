import { features, type Feature } from '@vumon/domain';
import { formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Note } from '@vumon/ui';
import { IconLockOpen } from '@tabler/icons-react';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { capReasons, type CapReason } from '../../navigation/to-packages.ts';
import { usePlan } from '../../session/plan.ts';
import type { Profile } from '../../session/profile.ts';
import { hasInternational, useOfferLabels, type Offer } from './PriceList.tsx';

export type Reason = Feature | CapReason | 'uses';
export const reasonOf = (feature: string | undefined, reason: string | undefined): Reason | null =>
  features.find((one) => one === feature) ??
  capReasons.find((one) => one === reason) ??
  (reason === 'uses' ? reason : null);

export const isCap = (reason: Reason | null): reason is CapReason => capReasons.some((one) => one === reason);

/**
 * Whether a package gives what the user came for: it includes the feature, or has a higher limit than the current one.
 */
export function gives(offer: Offer, reason: Reason, present: Offer | undefined): boolean {
  if (reason === 'uses') return (offer.tests ?? 0) > 0 && (offer.price ?? 0) > 0;
  if (isCap(reason)) {
    const cap = (one: Offer | undefined) => (one?.caps ? (one.caps[reason] ?? Infinity) : 0);
    return cap(offer) > cap(present);
  }
  if (offer.audience === 'teacher') return offer.features.includes(reason);
  return reason === 'international-tests' && hasInternational(offer);
}

const named: readonly Reason[] = [
  'create-exams',
  'create-formats',
  'exam-prep',
  'international-tests',
  'export-system-tests',
];

/** Why the user was redirected here, which packages help, and what is left of the current package. */
export function Needed({
  profile,
  reason,
  offers,
  current,
  back,
}: {
  profile: Profile;
  reason: Reason | null;
  /** Offers for the user's audience. */
  offers: readonly Offer[];
  current: string | null;
  back: Href | null;
}) {
  const { t, find } = useTranslation('packages');
  const { t: tApp } = useTranslation('app');
  const { locale, number } = useFormat();
  const labels = useOfferLabels();
  const plan = usePlan(profile);
  const { membership } = profile;
  if (membership?.isExpired && profile.role === 'TEACHER')
    return (
      <Note tone="warn" title={t('needed.expired', { day: formatLastDay(membership.endDate!) })}>
        {t('needed.expiredBody')}
      </Note>
    );
  const present = offers.find(({ code }) => code === current);
  const names =
    reason === null
      ? ''
      : offers
          .filter((offer) => gives(offer, reason, present))
          .map((offer) => labels.name(offer))
          .join(', ');
  const left =
    membership?.usesLeft != null
      ? t('needed.usesLeft', { count: membership.usesLeft, formatted: number(membership.usesLeft) })
      : plan && !plan.expired && plan.daysLeft !== null
        ? tApp('plan.leftLong', { count: plan.daysLeft, hours: plan.hoursLeft ?? 0 })
        : null;
  const paid = (present?.price ?? 0) > 0;
  const title =
    reason === null
      ? t('needed.plain')
      : reason === 'uses'
        ? t('needed.uses')
        : isCap(reason)
          ? t('needed.cap', { what: find('compare', reason, {}) ?? '' })
          : named.includes(reason)
            ? t('needed.titleOf', { feature: find('compare', reason, {}) ?? '' })
            : t('needed.title');
  const body = [
    names && t(reason === 'uses' ? 'needed.moreTests' : isCap(reason) ? 'needed.more' : 'needed.packages', { names }),
    membership &&
      !membership.isExpired &&
      t(left ? 'needed.presentLeft' : 'needed.present', {
        name: locale === 'en' ? membership.nameEn : membership.name,
        left: left ?? '',
      }),
    paid && reason !== 'uses' && t('needed.credited'),
  ].filter(Boolean);
  return (
    <Note
      tone="ink"
      icon={<IconLockOpen size={20} stroke={1.75} aria-hidden />}
      title={title}
      action={back && <AppLink href={back}>{t('back')}</AppLink>}
    >
      {body.length > 0 ? body.join(' ') : t('needed.body')}
    </Note>
  );
}
