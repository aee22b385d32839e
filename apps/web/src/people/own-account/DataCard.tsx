import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, toast } from '@vumon/ui';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import classes from './own-account.module.css';

/** Exports the user's data, and deletes the account. */
export function DataCard() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function download() {
    setBusy(true);
    try {
      await downloadFile('/account/export', `${productName.toLowerCase()}.json`);
    } catch (error) {
      toast(say(error), { tone: 'bad', duration: 4000 });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t('data.title')}>
      <div className={classes.settings}>
        <p className="muted">{t('data.exportBody')}</p>
        <div>
          <Button
            loading={busy}
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            onClick={() => void download()}
          >
            {t('data.export')}
          </Button>
        </div>
        <p className="muted">{t('data.deleteBody')}</p>
        <div>
          <Button onClick={() => setDeleting(true)}>{t('data.delete')}</Button>
        </div>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Card>
  );
}
