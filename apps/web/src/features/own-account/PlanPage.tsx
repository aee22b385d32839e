import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { featureDecision, features, isHighestPackage, packageCatalogue, upgradeTargets, type Feature, type UpgradeTarget } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, EmptyState, ErrorState, LoadingState, Note, ProgressBar } from '@vumon/ui';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { AppLink } from '../../app/AppLink.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useProfile, type Profile } from '../../app/session.ts';
import { useGate } from '../../app/use-gate.ts';
import { AccountPage } from './AccountPage.tsx';
import { MembershipTable } from './MembershipTable.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { planQuery } from './queries.ts';
import classes from './own-account.module.css';

/** The package in use: time left, how much of it is used, what it opens, what comes above it, and those before. */
export default function PlanPage() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const profile = useProfile();
  const plan = useQuery(planQuery);
  const customer = profile.role === 'TEACHER' || profile.role === 'STUDENT';
  if (!customer) {
    return <AccountPage title={t('plan.title')}><Card><EmptyState compact motif="none" title={t('plan.staff')}>{t('plan.staffBody')}</EmptyState></Card></AccountPage>;
  }
  const running = profile.membership !== null && !profile.membership.isExpired;
  return (
    <AccountPage title={t('plan.title')}>
      {profile.membership?.isExpired && <Note tone="warn" title={t('plan.expiredTitle')}>{t('plan.expiredBody')}</Note>}
      <div className={classes.columns}>
        <Card title={t('plan.inUse')}><PlanSummary profile={profile} /></Card>
        <Upgrade profile={profile} />
        {profile.role === 'TEACHER' && (
          <>
            <Card title={t('plan.usage')}>
              {plan.isPending && <LoadingState />}
              {plan.isError && <ErrorState compact onRetry={() => void plan.refetch()} retrying={plan.isFetching}>{say(plan.error)}</ErrorState>}
              {plan.data?.usage && <Usage usage={plan.data.usage} running={running} perClass={profile.caps?.studentsPerClass ?? null} />}
            </Card>
            <Opens profile={profile} />
          </>
        )}
      </div>
      <History plan={plan} />
    </AccountPage>
  );
}

/** Beside what the package allows, while it runs. */
function Usage({ usage, running, perClass }: { usage: NonNullable<Reply<'GET /account/plan'>['usage']>; running: boolean; perClass: number | null }) {
  const { t } = useTranslation('own-account');
  const { number } = useFormat();
  return (
    <div className={classes.usage}>
      {(['classes', 'students', 'systemTests'] as const).map((name) => {
        const { used } = usage[name];
        const cap = running ? usage[name].cap : null;
        const full = cap !== null && used >= cap;
        return (
          <div key={name} className={classes.used}>
            <div className={classes.usedHead}>
              <span>{t(`usage.${name}`)}</span>
              <span className={classes.figure}>{!running ? <b>{number(used)}</b> : cap === null ? t('usage.ofNone', { used: number(used) }) : <><b>{number(used)}</b> / {number(cap)}</>}</span>
            </div>
            {cap !== null && <ProgressBar value={Math.min(used, cap)} max={Math.max(cap, 1)} aria-label={t(`usage.${name}`)} tone={full ? 'bad' : 'ink'} />}
          </div>
        );
      })}
      {running && perClass !== null && <p className="muted">{t('usage.perClass', { count: perClass })}</p>}
    </div>
  );
}

/** What each page asks for, open or not with this package. */
function Opens({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  const { membership } = profile;
  const entitlement = { role: profile.role, packageCode: membership?.code ?? null, packageEndsAt: membership?.isExpired ? 0 : null };
  return (
    <Card title={t('plan.opens')}>
      <ul className={classes.opens}>
        {(Object.keys(features) as Feature[]).map((feature) => {
          const open = featureDecision(entitlement, feature, 1) === 'allowed';
          return (
            <li key={feature} data-open={open}>
              {open ? <IconCheck size={20} stroke={2} aria-hidden /> : <IconLock size={20} stroke={1.75} aria-hidden />}
              <span>{t(`features.${feature}`)}{!open && <span className="visually-hidden"> {t('features.closed')}</span>}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Upgrade({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  const { locale, money } = useFormat();
  const code = profile.membership?.code ?? null;
  const nameOf = (target: UpgradeTarget) => (target === 'COMBO' ? t('upgrade.combo') : locale === 'en' ? packageCatalogue[target].nameEn : packageCatalogue[target].name);
  const noteOf = (target: UpgradeTarget) => {
    if (target === 'COMBO') return t('upgrade.comboNote');
    const { price, tests } = packageCatalogue[target];
    return tests === null ? t('upgrade.year', { price: money(price ?? 0) }) : t('upgrade.once', { price: money(price ?? 0), count: tests });
  };
  const highest = code !== null && isHighestPackage(code);
  return (
    <Card title={t('upgrade.title')}>
      {highest && !profile.membership?.isExpired ? <p>{t('upgrade.highest')}</p> : (
        <>
          {code !== null && (
            <ul className={classes.targets}>
              {upgradeTargets(code).map((target) => <li key={target}><b>{nameOf(target)}</b><span className="muted">{noteOf(target)}</span></li>)}
            </ul>
          )}
          <div className={classes.actions}><AppLink href="/payment?type=upgrade">{t(profile.membership?.isExpired || highest ? 'upgrade.renew' : 'upgrade.go')}</AppLink></div>
        </>
      )}
    </Card>
  );
}

function History({ plan }: { plan: { data: Reply<'GET /account/plan'> | undefined; error: Error | null; refetch: () => Promise<unknown> } }) {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const all = useGate('/users/info/transaction-history') === 'open';
  return (
    <section className={classes.section} aria-labelledby="packages-before">
      <div className={classes.sectionHead}>
        <h2 id="packages-before" className="h20">{t('plan.history')}</h2>
        {all && <AppLink href="/users/info/transaction-history">{t('plan.all')}</AppLink>}
      </div>
      <MembershipTable rows={plan.data?.history} error={plan.error ? say(plan.error) : undefined} onRetry={() => void plan.refetch()} label={t('plan.history')} empty={<EmptyState compact motif="none" title={t('transactions.empty')}>{t('transactions.emptyBody')}</EmptyState>} />
    </section>
  );
}
