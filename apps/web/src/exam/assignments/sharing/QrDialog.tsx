import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal } from '@vumon/ui';
import { assignmentLink } from './links.ts';
import { qrQuery, savePicture } from './qr.ts';
import { QrCode } from './QrCode.tsx';
import classes from './sharing.module.css';

/** The link of an assigned test as a QR code, large enough to be scanned from a projector. */
export function QrDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('assignments');
  const link = assignmentLink(id);
  const code = useQuery(qrQuery(link));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sharing.qrTitle', { name })}
      footer={
        code.data ? (
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => savePicture(code.data, name)}
          >
            {t('sharing.downloadQr')}
          </Button>
        ) : undefined
      }
    >
      <div className={classes.qr}>
        <QrCode link={link} label={t('sharing.qrTitle', { name })} />
        <p>{t('sharing.qrHelp')}</p>
        <code className={classes.link}>{link}</code>
      </div>
    </Modal>
  );
}
