/** Dialogs that resolve a refused request on any page. Their code is loaded when the first one is needed. */
import type { CallOptions } from '@vumon/contract/client';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { onRefusal } from '../api/recovery.ts';
import { lateDialog } from '../connection/lateDialog.tsx';

interface AskProps {
  readonly onAnswer: (options: CallOptions | null) => void;
}

const refuse = ({ onAnswer }: AskProps) => onAnswer(null);

const dialogs: Readonly<Record<string, ComponentType<AskProps>>> = {
  CONFIRMATION_REQUIRED: lateDialog(() => import('../people/accounts/ConfirmationDialog.tsx'), refuse),
  GUARDIAN_CONSENT_REQUIRED: lateDialog(() => import('../people/accounts/GuardianDialog.tsx'), refuse),
  STUDENT_CONSENT_REQUIRED: lateDialog(() => import('../people/classes/ConsentDialog.tsx'), refuse),
};

export function Recovery() {
  const [code, setCode] = useState<string | null>(null);
  const answer = useRef<((options: CallOptions | null) => void) | null>(null);
  useEffect(() => {
    const ways = Object.keys(dialogs).map((one) =>
      onRefusal(one, () => {
        // A second request that is refused while a dialog is open fails.
        if (answer.current) return Promise.resolve(null);
        setCode(one);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    );
    return () => ways.forEach((leave) => leave());
  }, []);
  const Dialog = code === null ? undefined : dialogs[code];
  if (!Dialog) return null;
  return (
    <Dialog
      onAnswer={(options) => {
        answer.current?.(options);
        answer.current = null;
        setCode(null);
      }}
    />
  );
}
