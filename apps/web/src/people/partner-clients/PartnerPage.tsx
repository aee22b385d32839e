/** One partner for administrators: its secrets, where its results go, how the sending goes, and the use of its limit. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconFileCode, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { CallbackOverview, PartnerDetails } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, Card, DataList, PageHeader, StatRow, StatTile, Tag } from '@vumon/ui';
import { useState } from 'react';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { CallbackCard } from './CallbackCard.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { PlatformsCard } from './PlatformsCard.tsx';
import { useAnswerName } from './answer-name.ts';
import { usePartnerActions } from './partner-actions.ts';
import { callbackOverviewQuery, partnerQuery } from './queries.ts';
import { SecretDialog, type Secret } from './SecretDialog.tsx';
import { SecretsCard } from './SecretsCard.tsx';
import classes from './partners.module.css';

export default function PartnerPage() {
  const { t } = useTranslation('partner-clients');
  const { partnerSlug } = useParams({ strict: false }) as { partnerSlug: string };
  const partner = useQuery(partnerQuery(partnerSlug));
  const overview = useQuery(callbackOverviewQuery(partnerSlug));
  const list = { label: t('title'), href: '/manage/partners' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: partner.data?.name ?? '…' }]}>
      {partner.data && overview.data ? (
        <Partner partner={partner.data} overview={overview.data} />
      ) : (partner.error ?? overview.error) ? (
        <LoadFailed
          error={partner.error ?? overview.error}
          onRetry={() => void Promise.all([partner.refetch(), overview.refetch()])}
          retrying={partner.isFetching}
          back={list}
        />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function Partner({ partner, overview }: { partner: PartnerDetails; overview: CallbackOverview }) {
  const { t } = useTranslation('partner-clients');
  const { number } = useFormat();
  const report = useReport();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { disable, enable, renew, revoke } = usePartnerActions(setSecret);
  const active = partner.status === 'ACTIVE';
  return (
    <div className={classes.page}>
      <PageHeader
        lead={<Avatar name={partner.name} src={partner.logo} size={56} />}
        title={partner.name}
        beside={<Tag tone={active ? 'ok' : 'neutral'}>{t(`statuses.${partner.status}`)}</Tag>}
        subtitle={t('work', {
          slug: partner.slug,
          tests: number(overview.tests),
          attempts: number(overview.attemptsThisMonth),
        })}
        actions={
          <>
            <Button icon={<IconFileCode size={18} stroke={1.75} aria-hidden />} href="/api/partners/openapi.json">
              OpenAPI
            </Button>
            <Button
              icon={
                active ? (
                  <IconPlayerPause size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => report(active ? disable(partner) : enable(partner))}
            >
              {t(active ? 'disable.verb' : 'enable.verb')}
            </Button>
          </>
        }
      />
      <Figures overview={overview} />
      <div className={classes.halves}>
        <SecretsCard
          partner={partner}
          onRenew={() => report(renew(partner))}
          onRevoke={() => report(revoke(partner))}
        />
        <CallbackCard partner={partner} />
      </div>
      <PlatformsCard partnerId={partner.id} />
      <DeliveryLog partnerId={partner.id} overview={overview} />
      <UsageCard partner={partner} overview={overview} />
      {secret && <SecretDialog {...secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

function Figures({ overview }: { overview: CallbackOverview }) {
  const { t } = useTranslation('partner-clients');
  const { number } = useFormat();
  const { deliveriesToday, receivedToday, receivedAtOnceToday, retrying, waiting } = overview;
  return (
    <StatRow>
      <StatTile label={t('figures.today')} value={number(deliveriesToday)} />
      <StatTile
        label={t('figures.atOnce')}
        value={receivedToday === 0 ? '–' : number((100 * receivedAtOnceToday) / receivedToday, 1)}
        {...(receivedToday > 0 && { unit: '%' })}
      />
      <StatTile label={t('figures.retrying')} value={number(retrying)} tone={retrying > 0 ? 'warn' : 'plain'} />
      <StatTile label={t('figures.waiting')} value={number(waiting)} tone={waiting > 0 ? 'bad' : 'plain'} />
    </StatRow>
  );
}

/** The last 24 hours: requests of the partner's systems against the limit, and failures of its address. */
function UsageCard({ partner: { usage }, overview }: { partner: PartnerDetails; overview: CallbackOverview }) {
  const { t } = useTranslation('partner-clients');
  const { number } = useFormat();
  const nameOf = useAnswerName();
  return (
    <Card title={t('usage.title')}>
      <DataList
        items={[
          { label: t('usage.requests'), value: number(usage.requests) },
          {
            label: t('usage.most'),
            value: t('usage.ofLimit', { most: number(usage.mostInAMinute), limit: number(usage.limit) }),
          },
          { label: t('usage.refused'), value: number(usage.minutesRefused) },
          ...overview.errors.map(({ answer, count }) => ({
            label: t('usage.error', { answer: nameOf(answer) }),
            value: number(count),
          })),
        ]}
      />
    </Card>
  );
}
