/** The operator's chat in a frame of its own origin: nothing of the provider runs in the product's page. */
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState, Modal } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../navigation/AppLink.tsx';
import classes from './support.module.css';

export default function SupportDialog({ address, onClose }: { readonly address: string; onClose(): void }) {
  const { t } = useTranslation('app');
  const [shown, setShown] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('support.title')}
      footer={
        <div className={classes.ways}>
          <AppLink href="/#contact">{t('support.form')}</AppLink>
          <a href={address} target="_blank" rel="noopener noreferrer">
            <IconExternalLink size={18} stroke={1.75} aria-hidden />
            {t('support.elsewhere')}
          </a>
        </div>
      }
    >
      <div className={classes.chat}>
        {!shown && <LoadingState>{t('support.loading')}</LoadingState>}
        <iframe
          title={t('support.frame')}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
        />
      </div>
    </Modal>
  );
}
