/** For operators: takes an integrated exam from its learners with a reason, or opens it to them again. */
import type { IntegratedTest } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Note, TextAreaField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import classes from './integrated-exams.module.css';
import { useIntegratedChanges } from './queries.ts';

export function WithdrawDialog({ test, onClose }: { test: IntegratedTest; onClose: () => void }) {
  const { t } = useTranslation('integrated-exams');
  const message = useErrorMessage();
  const { unpublish, republish } = useIntegratedChanges();
  const [reason, setReason] = useState('');
  const open = test.state === 'PUBLISHED';
  const state = open ? 'PUBLISHED' : 'UNPUBLISHED';
  const change = open ? unpublish : republish;
  const errors = fieldErrors(change.error);
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t(`withdraw.${state}.of`, { title: test.title })}
      submitLabel={t(`withdraw.${state}.verb`)}
      busy={change.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          if (open) await unpublish.mutateAsync({ id: test.id, reason });
          else await republish.mutateAsync(test.id);
          toast(t(`withdraw.${state}.done`));
          onClose();
        } catch {
          // The dialog shows why.
        }
      }}
    >
      {change.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(change.error)}
        </Note>
      )}
      <p>{t(`withdraw.${state}.body`)}</p>
      {open && (
        <TextAreaField
          label={t('withdraw.reason')}
          value={reason}
          maxLength={300}
          autosize
          minRows={2}
          error={errors['reason']}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </FormModal>
  );
}
