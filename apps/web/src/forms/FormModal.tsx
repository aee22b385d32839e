/** A dialog whose content is one form, with the buttons for cancelling and submitting below it. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, type ModalProps } from '@vumon/ui';
import { useId, type FormEvent, type ReactNode, type Ref } from 'react';

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
  return (
    <Modal
      opened
      {...modal}
      footer={
        <>
          <Button onClick={modal.onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={id} loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={className} onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Modal>
  );
}
