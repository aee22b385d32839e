import { useFormat, useTranslation } from '@vumon/i18n/react';
import { formatLastDay } from '@vumon/i18n';
import { Tag } from '@vumon/ui';
import { AppLink } from '../navigation/AppLink.tsx';
import type { Profile } from '../session/profile.ts';
import { goOn, usePlan } from '../session/plan.ts';
import classes from './AppFrame.module.css';

/** A teacher's package at the foot of the side navigation. */
export function PlanCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('app');
  const { locale } = useFormat();
  const plan = usePlan(profile);
  const { membership } = profile;
  const next = goOn(membership);
  if (!membership || !plan) {
    return (
      <div className={classes.plan}>
        <b className="b6">{t('plan.none')}</b>
        <AppLink className={classes.planLink!} href="/payment">
          {t('plan.renew')}
        </AppLink>
      </div>
    );
  }
  return (
    <div className={classes.plan}>
      <div className={classes.planHead}>
        <b className="b6">{t('plan.name', { name: locale === 'en' ? membership.nameEn : membership.name })}</b>
        {plan.expired ? (
          <Tag tone="bad">{t('plan.expired')}</Tag>
        ) : (
          plan.daysLeft !== null &&
          plan.daysLeft <= 30 && (
            <Tag tone="warn">
              {/* On the last day the remaining time is shown in hours. */}
              {plan.daysLeft === 0
                ? t('plan.leftLong', { count: 0, hours: plan.hoursLeft ?? 0 })
                : t('plan.left', { count: plan.daysLeft })}
            </Tag>
          )
        )}
      </div>
      <div className="t12 muted">
        {membership.endDate === null
          ? t('plan.unlimited')
          : t(plan.expired ? 'plan.ended' : 'plan.ends', { day: formatLastDay(membership.endDate) })}
      </div>
      {membership.code === 'SCHOOL' ? (
        <AppLink className={classes.planLink!} href="/school">
          {t('plan.school')}
        </AppLink>
      ) : (
        <AppLink className={classes.planLink!} href={plan.expired ? next.href : '/payment'}>
          {t(plan.expired && !next.renews ? 'plan.choose' : 'plan.renew')}
        </AppLink>
      )}
    </div>
  );
}
