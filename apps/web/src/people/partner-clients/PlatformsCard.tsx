/** The learning platforms of a partner (LTI 1.3), and what their administrators copy from here. */
import { useQuery } from '@tanstack/react-query';
import { IconCopy, IconLink, IconPencil, IconPlus, IconSchool, IconTrash } from '@tabler/icons-react';
import type { LtiPlatform, LtiRegistration } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, IconButton, LoadingState, Note, TextField, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { PlatformDialog } from './PlatformDialog.tsx';
import { platformsQuery, usePartnerChanges } from './queries.ts';
import classes from './partners.module.css';

export function PlatformsCard({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('partner-clients');
  const message = useErrorMessage();
  const registration = useQuery(platformsQuery(partnerId));
  const { makeLink } = usePartnerChanges();
  const [edited, setEdited] = useState<LtiPlatform | 'new' | null>(null);
  return (
    <Card title={t('platforms.title')}>
      {registration.data ? (
        <div className={classes.form}>
          <p className={classes.facts}>{t('platforms.hint')}</p>
          <ToolAddresses tool={registration.data.tool} />
          {registration.data.platforms.length > 0 && (
            <ul className={classes.secrets}>
              {registration.data.platforms.map((platform) => (
                <PlatformRow
                  key={platform.id}
                  partnerId={partnerId}
                  platform={platform}
                  onEdit={() => setEdited(platform)}
                />
              ))}
            </ul>
          )}
          <div className={classes.verbs}>
            <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setEdited('new')}>
              {t('platforms.add')}
            </Button>
            <Button
              icon={<IconLink size={18} stroke={1.75} aria-hidden />}
              loading={makeLink.isPending}
              onClick={() => makeLink.mutate(partnerId)}
            >
              {t('platforms.link.make')}
            </Button>
          </div>
          {makeLink.error && (
            <Note tone="bad" live>
              {message(makeLink.error)}
            </Note>
          )}
          {makeLink.data && (
            <Note tone="warn" live title={t('platforms.link.once', { at: formatDayTime(makeLink.data.expiresAt) })}>
              <code className={classes.code}>{makeLink.data.url}</code>
            </Note>
          )}
        </div>
      ) : registration.error ? (
        <ErrorState onRetry={() => void registration.refetch()}>{message(registration.error)}</ErrorState>
      ) : (
        <LoadingState />
      )}
      {edited !== null && (
        <PlatformDialog
          partnerId={partnerId}
          platform={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function ToolAddresses({ tool }: { tool: LtiRegistration['tool'] }) {
  const { t } = useTranslation('partner-clients');
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    toast(t('secret.copied'));
  };
  return (
    <div className={classes.halves}>
      {(['loginUrl', 'redirectUrl', 'jwksUrl', 'targetUrl'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`platforms.tool.${name}`)}
          value={tool[name]}
          readOnly
          rightSection={
            <IconButton
              icon={<IconCopy size={18} stroke={1.75} />}
              aria-label={t('platforms.copy', { what: t(`platforms.tool.${name}`) })}
              onClick={() => void copy(tool[name]).catch(() => toast(t('secret.copyFailed'), { tone: 'bad' }))}
            />
          }
          rightSectionWidth={44}
        />
      ))}
    </div>
  );
}

function PlatformRow({
  partnerId,
  platform,
  onEdit,
}: {
  partnerId: string;
  platform: LtiPlatform;
  onEdit: () => void;
}) {
  const { t } = useTranslation('partner-clients');
  const confirm = useConfirm();
  const report = useReport();
  const { removePlatform } = usePartnerChanges();
  const { issuer, clientId, deploymentIds } = platform;
  const remove = async () => {
    const sure = await confirm({
      title: t('platforms.remove.title', { name: issuer }),
      body: t('platforms.remove.body'),
      confirmLabel: t('platforms.remove.verb'),
      danger: true,
    });
    if (!sure) return;
    await removePlatform.mutateAsync({ id: partnerId, platformId: platform.id });
    toast(t('platforms.remove.done'));
  };
  return (
    <li className={classes.secret}>
      <IconSchool size={18} stroke={1.75} aria-hidden />
      <span className={classes.text}>
        <span className={classes.strong}>{issuer}</span>
        <span className={classes.facts}>
          {t('platforms.facts', { client: clientId, deployments: deploymentIds.join(', ') || '–' })}
        </span>
      </span>
      <IconButton
        icon={<IconPencil size={18} stroke={1.75} />}
        aria-label={t('platforms.edit', { name: issuer })}
        onClick={onEdit}
      />
      <IconButton
        icon={<IconTrash size={18} stroke={1.75} />}
        aria-label={t('platforms.remove.of', { name: issuer })}
        onClick={() => report(remove())}
      />
    </li>
  );
}
