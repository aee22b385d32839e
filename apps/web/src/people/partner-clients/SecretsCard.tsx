/** The client app id, and the secrets by their last characters. */
import { IconCopy, IconKey, IconRefresh } from '@tabler/icons-react';
import type { PartnerDetails } from '@vumon/contract';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, IconButton, Tag, TextField, toast } from '@vumon/ui';
import classes from './partners.module.css';

type Secret = PartnerDetails['secrets'][number];

export function SecretsCard({
  partner,
  onRenew,
  onRevoke,
}: {
  partner: PartnerDetails;
  onRenew: () => void;
  onRevoke: () => void;
}) {
  const { t } = useTranslation('partner-clients');
  const copy = async () => {
    await navigator.clipboard.writeText(partner.clientAppId);
    toast(t('secret.copied'));
  };
  return (
    <Card title={t('secrets.title')}>
      <div className={classes.form}>
        <TextField
          label={t('columns.client')}
          value={partner.clientAppId}
          readOnly
          rightSection={
            <IconButton
              icon={<IconCopy size={18} stroke={1.75} />}
              aria-label={t('secrets.copy')}
              onClick={() => void copy().catch(() => toast(t('secret.copyFailed'), { tone: 'bad' }))}
            />
          }
          rightSectionWidth={44}
        />
        <ul className={classes.secrets}>
          {partner.secrets.map((secret) => (
            <SecretRow key={secret.id} secret={secret} onRevoke={onRevoke} />
          ))}
        </ul>
        <div className={classes.verbs}>
          <Button icon={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRenew}>
            {t('secrets.renew')}
          </Button>
          <span className={classes.facts}>{t('secrets.hint')}</span>
        </div>
      </div>
    </Card>
  );
}

function SecretRow({ secret, onRevoke }: { secret: Secret; onRevoke: () => void }) {
  const { t } = useTranslation('partner-clients');
  const { hint, until, signs, createdAt, lastUsedAt } = secret;
  const dates = [
    until === null
      ? t('secrets.made', { day: formatDay(createdAt) })
      : t('secrets.until', { at: formatDayTime(until) }),
    lastUsedAt === null ? t('secrets.unused') : t('secrets.used', { at: formatDayTime(lastUsedAt) }),
  ].join(' · ');
  return (
    <li className={classes.secret}>
      <IconKey size={18} stroke={1.75} aria-hidden />
      <span className={classes.text}>
        <code className={classes.code}>{`••••••••${hint ?? '••••'}`}</code>
        <span className={classes.facts}>{dates}</span>
      </span>
      {until !== null ? (
        <Button size="sm" onClick={onRevoke}>
          {t('secrets.revoke')}
        </Button>
      ) : (
        <Tag tone={signs ? 'ok' : 'warn'}>{t(signs ? 'secrets.signs' : 'secrets.cannotSign')}</Tag>
      )}
    </li>
  );
}
