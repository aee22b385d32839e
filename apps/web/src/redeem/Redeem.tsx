/**
 * The dialog for an activation code, loaded when it opens. A redeemed code may change any data that depends on the
 * package, so all queries are fetched again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { lateDialog } from '../connection/lateDialog.tsx';

const RedeemDialog = lateDialog(
  () => import('./RedeemDialog.tsx'),
  ({ onClose }) => onClose(),
);

export function Redeem({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  return <RedeemDialog onClose={onClose} onActivated={() => void client.invalidateQueries()} />;
}

/** Opens the dialog from pages that show packages. */
export function RedeemButton() {
  const { t } = useTranslation('app');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<IconTicket size={20} stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        {t('enterCode')}
      </Button>
      {asking && <Redeem onClose={() => setAsking(false)} />}
    </>
  );
}
