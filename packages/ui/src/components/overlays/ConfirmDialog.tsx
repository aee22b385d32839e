import { useState } from 'react';
import { ComponentLibrary } from '../../ComponentLibrary.tsx';
import { useWords } from '../../words.ts';
import { Button } from '../actions/Button.tsx';
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
    <ComponentLibrary>
      <Modal
        opened={opened}
        onClose={() => answer(false)}
        title={request.title}
        openedFrom={request.from}
        footer={
          <>
            <Button onClick={() => answer(false)} data-autofocus={request.danger || undefined}>
              {request.cancelLabel ?? words('cancel')}
            </Button>
            <Button
              variant={request.danger ? 'danger' : 'primary'}
              onClick={() => answer(true)}
              data-autofocus={!request.danger || undefined}
            >
              {request.confirmLabel ?? words('confirm')}
            </Button>
          </>
        }
      >
        {request.body}
      </Modal>
    </ComponentLibrary>
  );
}
