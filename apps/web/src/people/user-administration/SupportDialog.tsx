/** Asks for the user's code and the reason, and goes on as this user. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, TextAreaField, TextField } from '@vumon/ui';
import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import classes from './user-administration.module.css';

export function SupportDialog({ user, onClose }: { user: { id: string; fullName: string }; onClose(): void }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const begin = useMutation({
    mutationFn: () => api('POST /itf/users/{id}/support-stay', { params: { id: user.id }, body: { code, reason } }),
    // A new document: nothing of the staff's own pages stays in memory.
    onSuccess: () => window.location.assign('/home'),
    onError: () => focusWrong(form.current),
  });
  const errors = fieldErrors(begin.error);
  const missing = (value: string, text: string) => (tried && value.trim() === '' ? text : undefined);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('support.title', { name: user.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form="support-form" loading={begin.isPending}>
            {t('support.verb')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="support-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (code.trim() === '' || reason.trim() === '') focusWrong(form.current);
          else begin.mutate();
        }}
      >
        {begin.error && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {message(begin.error)}
          </Note>
        )}
        <div>{t('support.body', { name: user.fullName })}</div>
        <TextField
          label={t('support.code')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={code}
          error={errors['code'] ?? missing(code, t('support.codeMissing'))}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        <TextAreaField
          label={t('reason.label')}
          rows={3}
          maxLength={500}
          value={reason}
          error={errors['reason'] ?? missing(reason, t('reason.missing'))}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Modal>
  );
}
