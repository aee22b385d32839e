import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { featureDecision, features } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, EmptyState, ErrorState, LoadingState, Note, ProgressBar } from '@vumon/ui';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile, type Profile } from '../../../session/profile.ts';
import { useGate } from '../../../session/use-gate.ts';
import { AccountPage } from '../AccountPage.tsx';
import { OwnOrders } from '../../../commerce/packages/orders/OwnOrders.tsx';
import { MembershipTable } from './MembershipTable.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { shownUsage } from './shown-usage.ts';
import { planQuery } from '../queries.ts';
import classes from '../own-account.module.css';

/** The current package: remaining time, usage, features, higher packages, and the packages before. */
export default function PlanPage() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const profile = useProfile();
  const plan = useQuery(planQuery);
  // Users without a package see their orders here, because the page of transactions is closed to them.
  const all = useGate('/users/info/transaction-history');
  const customer = profile.role === 'TEACHER' || profile.role === 'STUDENT';
  if (!customer) {
    return (
      <AccountPage title={t('plan.title')}>
        <Card>
          <EmptyState compact motif="none" title={t('plan.staff')}>
            {t('plan.staffBody')}
          </EmptyState>
        </Card>
      </AccountPage>
    );
  }
  const running = profile.membership !== null && !profile.membership.isExpired;
  return (
    <AccountPage title={t('plan.title')}>
      {profile.membership?.isExpired && (
        <Note tone="warn" title={t('plan.expiredTitle')}>
          {t('plan.expiredBody')}
        </Note>
      )}
      {plan.isPending && <LoadingState />}
      <div className={classes.columns}>
        <Card title={t('plan.inUse')}>
          <PlanSummary profile={profile} />
        </Card>
        {plan.data && <Upgrade profile={profile} upgrades={plan.data.upgrades} />}
        {profile.role === 'TEACHER' && (
          <>
            <Card title={t('plan.usage')}>
              {plan.isError && (
                <ErrorState compact onRetry={() => void plan.refetch()} retrying={plan.isFetching}>
                  {say(plan.error)}
                </ErrorState>
              )}
              {plan.data?.usage && (
                <Usage usage={plan.data.usage} running={running} perClass={profile.caps?.studentsPerClass ?? null} />
              )}
            </Card>
            <Opens profile={profile} />
          </>
        )}
      </div>
      <History plan={plan} />
      {all !== 'open' && (
        <section className={classes.section} aria-label={t('plan.orders')}>
          <h2 className="h20">{t('plan.orders')}</h2>
          <OwnOrders />
        </section>
      )}
    </AccountPage>
  );
}

/** How much of the package's limits is used, while the package runs. */
function Usage({
  usage,
  running,
  perClass,
}: {
  usage: NonNullable<Reply<'GET /account/plan'>['usage']>;
  running: boolean;
  perClass: number | null;
}) {
  const { t } = useTranslation('own-account');
  const { number } = useFormat();
  return (
    <div className={classes.usage}>
      {shownUsage(usage, running).map(({ name, used, limit, full }) => (
        <div key={name} className={classes.used}>
          <div className={classes.usedHead}>
            <span>{t(`usage.${name}`)}</span>
            <span className={classes.figure}>
              {limit === 'none' ? (
                t('usage.ofNone', { used: number(used) })
              ) : (
                <>
                  <b>{number(used)}</b>
                  {limit !== 'ended' && ` / ${number(limit)}`}
                </>
              )}
            </span>
          </div>
          {typeof limit === 'number' && (
            <ProgressBar
              value={Math.min(used, limit)}
              max={Math.max(limit, 1)}
              aria-label={t(`usage.${name}`)}
              tone={full ? 'bad' : 'ink'}
            />
          )}
        </div>
      ))}
      {running && perClass !== null && <p className="muted">{t('usage.perClass', { count: perClass })}</p>}
    </div>
  );
}

/** The features of the product, and whether this package includes them. */
function Opens({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  const { membership } = profile;
  const entitlement = {
    role: profile.role,
    features: membership?.features ?? [],
    packageEndsAt: membership?.isExpired ? 0 : null,
  };
  return (
    <Card title={t('plan.opens')}>
      <ul className={classes.opens}>
        {features.map((feature) => {
          const open = featureDecision(entitlement, feature, 1) === 'allowed';
          return (
            <li key={feature} data-open={open}>
              {open ? <IconCheck size={20} stroke={2} aria-hidden /> : <IconLock size={20} stroke={1.75} aria-hidden />}
              <span>
                {t(`features.${feature}`)}
                {!open && <span className="visually-hidden"> {t('features.closed')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

type Plan = Reply<'GET /account/plan'>;

function Upgrade({ profile, upgrades }: { profile: Profile; upgrades: Plan['upgrades'] }) {
  const { t } = useTranslation('own-account');
  const { locale, money } = useFormat();
  const noteOf = ({ price, tests, accounts }: Plan['upgrades'][number]) => {
    if (tests !== null) return t('upgrade.once', { price: money(price), count: tests });
    const year = t('upgrade.year', { price: money(price) });
    return accounts === 1 ? year : t('upgrade.accounts', { price: year, count: accounts });
  };
  const running = profile.membership !== null && !profile.membership.isExpired;
  const highest = profile.membership !== null && upgrades.length === 0;
  return (
    <Card title={t('upgrade.title')}>
      {highest && running ? (
        <p>{t('upgrade.highest')}</p>
      ) : (
        <>
          {upgrades.length > 0 && (
            <ul className={classes.targets}>
              {upgrades.map((target) => (
                <li key={target.code}>
                  <b>{locale === 'en' ? target.nameEn : target.name}</b>
                  <span className="muted">{noteOf(target)}</span>
                </li>
              ))}
            </ul>
          )}
          <div className={classes.actions}>
            <AppLink href="/payment?type=upgrade">{t(!running || highest ? 'upgrade.renew' : 'upgrade.go')}</AppLink>
          </div>
        </>
      )}
    </Card>
  );
}

function History({
  plan,
}: {
  plan: { data: Reply<'GET /account/plan'> | undefined; error: Error | null; refetch: () => Promise<unknown> };
}) {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const all = useGate('/users/info/transaction-history') === 'open';
  return (
    <section className={classes.section} aria-labelledby="packages-before">
      <div className={classes.sectionHead}>
        <h2 id="packages-before" className="h20">
          {t('plan.history')}
        </h2>
        {all && <AppLink href="/users/info/transaction-history">{t('plan.all')}</AppLink>}
      </div>
      <MembershipTable
        rows={plan.data?.history}
        error={plan.error ? say(plan.error) : undefined}
        onRetry={() => void plan.refetch()}
        label={t('plan.history')}
        empty={
          <EmptyState compact motif="none" title={t('transactions.empty')}>
            {t('transactions.emptyBody')}
          </EmptyState>
        }
      />
    </section>
  );
}
