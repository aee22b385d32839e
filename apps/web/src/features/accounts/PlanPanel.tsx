import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, DataList, EmptyState, Tag } from '@vumon/ui';
import { AppLink } from '../../app/AppLink.tsx';
import { usePlan } from '../../app/plan.ts';
import type { Profile } from '../../app/session.ts';
import classes from './accounts.module.css';

/** The package one has, what it allows and how long it runs. */
export function PlanPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts');
  const { t: tApp } = useTranslation('app');
  const { locale, number } = useFormat();
  const plan = usePlan(profile);
  const { membership, caps } = profile;
  if (!membership) {
    return <Card title={t('plan.title')}><EmptyState compact motif="none" title={t('plan.none')} action={<AppLink href="/payment">{t('plan.see')}</AppLink>} /></Card>;
  }
  const left = plan === null ? '' : plan.expired ? tApp('plan.expired') : plan.daysLeft === null ? tApp('plan.unlimited') : tApp('plan.leftLong', { count: plan.daysLeft, hours: plan.hoursLeft });
  const items = [
    ...(membership.startDate ? [{ label: t('plan.since'), value: formatDay(membership.startDate) }] : []),
    ...(membership.endDate ? [{ label: t('plan.until'), value: formatDay(membership.endDate) }] : []),
    ...(membership.usesLeft === null ? [] : [{ label: t('plan.uses'), value: number(membership.usesLeft) }]),
    ...(caps && !membership.isExpired
      ? [
          { label: t('plan.classes'), value: number(caps.classes) },
          { label: t('plan.perClass'), value: number(caps.studentsPerClass) },
          { label: t('plan.students'), value: number(caps.students) },
          { label: t('plan.systemTests'), value: caps.systemTestsPerMonth === null ? t('plan.noLimit') : number(caps.systemTestsPerMonth) },
        ]
      : []),
  ];
  return (
    <Card title={t('plan.title')}>
      <div className={classes.planHead}>
        <b className="h20">{locale === 'en' ? membership.nameEn : membership.name}</b>
        {left && <Tag tone={plan?.expired ? 'bad' : plan?.daysLeft != null && plan.daysLeft <= 30 ? 'warn' : 'neutral'}>{left}</Tag>}
      </div>
      <DataList items={items} />
      <div className={classes.actions}><AppLink href={membership.isExpired ? '/payment?type=upgrade' : '/payment'}>{t('plan.see')}</AppLink></div>
    </Card>
  );
}
