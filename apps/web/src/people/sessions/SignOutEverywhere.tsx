import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Modal } from '@vumon/ui';
import { useState } from 'react';

interface SignOutEverywhereProps {
  opened: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: (thisOneToo: boolean) => void;
}

/** Confirms signing out all other devices; this device can be included. */
export function SignOutEverywhere({ opened, busy, onClose, onConfirm }: SignOutEverywhereProps) {
  const { t } = useTranslation('sessions');
  const { t: c } = useTranslation('common');
  const [thisOneToo, setThisOneToo] = useState(false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="sm"
      title={t('all.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="danger" loading={busy} onClick={() => onConfirm(thisOneToo)}>
            {t('all.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('all.body')}</p>
      <Checkbox label={t('all.thisOneToo')} checked={thisOneToo} onChange={setThisOneToo} />
    </Modal>
  );
}
