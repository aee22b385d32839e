/** Hears of requests that were refused for a reason that the user can resolve; the words come with the first one. */
import type { ApiError } from '@vumon/contract/client';
import { useEffect, useState } from 'react';
import { refusals } from '../api/client.ts';
import { lateDialog } from '../connection/lateDialog.tsx';

const RefusalMessage = lateDialog(
  () => import('./RefusalMessage.tsx'),
  ({ onClose }) => onClose(),
);

export function RefusalDialog() {
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    const hear = (event: Event) => setError((event as CustomEvent<ApiError>).detail);
    refusals.addEventListener('refused', hear);
    return () => refusals.removeEventListener('refused', hear);
  }, []);
  return error && <RefusalMessage error={error} onClose={() => setError(null)} />;
}
