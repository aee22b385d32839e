import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, TextAreaField } from '@vumon/ui';
import { useRef, useState, type ReactNode } from 'react';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import classes from './user-administration.module.css';

export interface ReasonDialogProps {
  title: string;
  body: ReactNode;
  verb: string;
  danger?: boolean;
  optional?: boolean;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Confirms an action and asks for its reason. */
export function ReasonDialog({
  title,
  body,
  verb,
  danger,
  optional,
  pending,
  error,
  onClose,
  onConfirm,
}: ReasonDialogProps) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = fieldErrors(error);
  const missing = !optional && reason.trim() === '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form="reason-form" loading={pending}>
            {verb}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="reason-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          // Validated before the password is asked for.
          if (missing) focusWrong(form.current);
          else onConfirm(reason);
        }}
      >
        {error !== null && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {message(error)}
          </Note>
        )}
        <div>{body}</div>
        <TextAreaField
          label={t(optional ? 'reason.optional' : 'reason.label')}
          rows={3}
          maxLength={500}
          value={reason}
          error={errors['reason'] ?? (tried && missing ? t('reason.missing') : undefined)}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </form>
    </Modal>
  );
}
