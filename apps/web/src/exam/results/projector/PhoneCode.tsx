/** The code that opens the remote control on the teacher's phone. It is no dialog: the lesson goes on beside it. */
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { QrCode } from '../../assignments/index.ts';
import classes from './projector.module.css';

export function PhoneCode({ assignmentId, onClose }: { assignmentId: string; onClose: () => void }) {
  const { t } = useTranslation('results');
  const link = `${location.origin}/learning/${assignmentId}?show=0&remote=1`;
  return (
    <aside className={classes.phone} aria-label={t('projector.phone')}>
      <IconButton
        icon={<IconX size={20} stroke={1.75} aria-hidden />}
        aria-label={t('projector.phoneClose')}
        onClick={onClose}
      />
      <QrCode link={link} label={t('projector.phoneCode')} className={classes.code} />
      <p className={classes.blank}>{t('projector.phoneHelp')}</p>
    </aside>
  );
}
