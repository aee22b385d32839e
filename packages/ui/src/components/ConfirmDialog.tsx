import { useState } from 'react';
import { useWords } from '../words.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';
import type { ConfirmRequest } from './useConfirm.tsx';

/** The dialog itself; use it through `useConfirm`. */
export default function ConfirmDialog({ request }: { request: ConfirmRequest }) {
  const words = useWords();
  const [opened, setOpened] = useState(true);
  const answer = (yes: boolean) => {
    setOpened(false);
    request.settle(yes);
  };
  return (
    <Modal
      opened={opened}
      onClose={() => answer(false)}
      title={request.title}
      openedFrom={request.from}
      footer={
        <>
          <Button onClick={() => answer(false)} data-autofocus={request.danger || undefined}>{request.cancelLabel ?? words('cancel')}</Button>
          <Button variant={request.danger ? 'danger' : 'primary'} onClick={() => answer(true)} data-autofocus={!request.danger || undefined}>
            {request.confirmLabel ?? words('confirm')}
          </Button>
        </>
      }
    >
      {request.body}
    </Modal>
  );
}
