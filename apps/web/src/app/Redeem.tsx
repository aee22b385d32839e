/** The dialog for an activation code, loaded when it is asked for; afterwards everything that a package decides is fetched anew. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { IconTicket } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const RedeemDialog = lazy(() => import('../features/activation-codes/RedeemDialog.tsx'));

export function Redeem({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  return <Suspense><RedeemDialog onClose={onClose} onActivated={() => void client.invalidateQueries()} /></Suspense>;
}

/** Where a package is shown, the way to another one by code. */
export function RedeemButton() {
  const { t } = useTranslation('app');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<IconTicket size={20} stroke={1.75} aria-hidden />} onClick={() => setAsking(true)}>{t('enterCode')}</Button>
      {asking && <Redeem onClose={() => setAsking(false)} />}
    </>
  );
}
