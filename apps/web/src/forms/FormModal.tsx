/**
 * A dialog whose content is one form, with the buttons for cancelling and submitting below it. Once something has been
 * entered, Escape, the cross and a click outside ask first; the button for cancelling says what it does.
 */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, type ModalProps } from '@vumon/ui';
import { useId, useRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { useAskToDrop } from './leave-guard.ts';

interface FormModalProps extends Pick<ModalProps, 'title' | 'size' | 'onClose'> {
  readonly submitLabel: ReactNode;
  readonly busy: boolean;
  readonly className: string | undefined;
  readonly form?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
  onSubmit(event: FormEvent<HTMLFormElement>): Promise<unknown>;
}

export function FormModal({ submitLabel, busy, className, form, children, onSubmit, ...modal }: FormModalProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const mayDrop = useAskToDrop();
  const entered = useRef(false);
  return (
    <Modal
      opened
      {...modal}
      onClose={() => {
        if (!entered.current) modal.onClose();
        else void mayDrop().then((yes) => yes && modal.onClose());
      }}
      footer={
        <>
          <Button onClick={modal.onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={id} loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={className}
        onInput={() => {
          entered.current = true;
        }}
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
      </form>
    </Modal>
  );
}
