import { useState } from 'react';
import { useMessages } from '../../translation.ts';
import { Button } from '../actions/Button.tsx';
import { Modal } from './Modal.tsx';
import type { ConfirmRequest } from './useConfirm.tsx';

/** The dialog that `useConfirm` opens; use that instead. */
export default function ConfirmDialog({ request }: { request: ConfirmRequest }) {
  const t = useMessages();
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
          <Button onClick={() => answer(false)} data-autofocus={request.danger || undefined}>
            {request.cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={request.danger ? 'danger' : 'primary'}
            onClick={() => answer(true)}
            data-autofocus={!request.danger || undefined}
          >
            {request.confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {request.body}
    </Modal>
  );
}
