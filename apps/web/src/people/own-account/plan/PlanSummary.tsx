import { formatDay, formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { DataList, EmptyState, Tag } from '@vumon/ui';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { usePlan } from '../../../session/plan.ts';
import { RedeemButton } from '../../../redeem/Redeem.tsx';
import type { Profile } from '../../../session/profile.ts';
import classes from '../own-account.module.css';

/** The current package: name, remaining time, tests left, and the button for an activation code. */
export function PlanSummary({ profile, link }: { profile: Profile; link?: boolean }) {
  const { t } = useTranslation('own-account');
  const { t: tApp } = useTranslation('app');
  const { locale, number } = useFormat();
  const plan = usePlan(profile);
  const { membership } = profile;
  if (!membership)
    return (
      <EmptyState
        compact
        motif="none"
        title={t('plan.none')}
        action={
          <div className={classes.actions}>
            <AppLink href="/payment">{t('plan.see')}</AppLink>
            <RedeemButton />
          </div>
        }
      />
    );
  const expired = membership.isExpired || plan?.expired === true;
  const left =
    plan === null
      ? ''
      : expired
        ? tApp('plan.expired')
        : plan.daysLeft === null
          ? tApp('plan.unlimited')
          : tApp('plan.leftLong', { count: plan.daysLeft, hours: plan.hoursLeft ?? 0 });
  const items = [
    ...(membership.startDate ? [{ label: t('plan.since'), value: formatDay(membership.startDate) }] : []),
    ...(membership.endDate ? [{ label: t('plan.until'), value: formatLastDay(membership.endDate) }] : []),
    ...(membership.usesLeft === null ? [] : [{ label: t('plan.usesLeft'), value: number(membership.usesLeft) }]),
  ];
  return (
    <>
      <div className={classes.planHead}>
        <b className="h20">{locale === 'en' ? membership.nameEn : membership.name}</b>
        {left && (
          <Tag tone={expired ? 'bad' : plan?.daysLeft != null && plan.daysLeft <= 30 ? 'warn' : 'neutral'}>{left}</Tag>
        )}
      </div>
      {items.length > 0 && <DataList items={items} />}
      <div className={classes.actions}>
        <RedeemButton />
        {link && <AppLink href="/users/info/using-plan">{t('plan.details')}</AppLink>}
      </div>
    </>
  );
}
