/** The dialog for an activation code, loaded when it is asked for; afterwards everything that a package decides is fetched anew. */
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

const RedeemDialog = lazy(() => import('../features/activation-codes/RedeemDialog.tsx'));

export function Redeem({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  return <Suspense><RedeemDialog onClose={onClose} onActivated={() => void client.invalidateQueries()} /></Suspense>;
}
