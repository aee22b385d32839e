import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, DataList, Modal, Note, toast } from '@vumon/ui';
import classes from './partners.module.css';

export interface Secret {
  name: string;
  clientAppId: string;
  secret: string;
}

/** Shows a new secret, which cannot be shown again. */
export function SecretDialog({ name, clientAppId, secret, onClose }: Secret & { onClose: () => void }) {
  const { t } = useTranslation('partner-clients');
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast(t('secret.copied'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      persistent
      title={t('secret.title', { name })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <div className={classes.form}>
        <Note tone="warn">{t('secret.once')}</Note>
        <DataList
          items={[
            { label: t('columns.client'), value: <code className={classes.code}>{clientAppId}</code> },
            { label: t('columns.secret'), value: <code className={classes.code}>{secret}</code> },
          ]}
        />
        <div>
          <Button
            size="sm"
            icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => void copy().catch(() => toast(t('secret.copyFailed'), { tone: 'bad' }))}
          >
            {t('secret.copy')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
