import type { AssignmentView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, toast } from '@vumon/ui';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import classes from './assignments.module.css';
import { useAssignmentChanges } from './queries.ts';
import { timesOf, windowOf } from './window-form.ts';
import { WindowFields } from './WindowFields.tsx';

export function EditAssignmentDialog({ value, onClose }: { value: AssignmentView | null; onClose: () => void }) {
  return value ? <EditForm key={value.id} value={value} onClose={onClose} /> : null;
}

function EditForm({ value, onClose }: { value: AssignmentView; onClose: () => void }) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { change } = useAssignmentChanges();
  const before = windowOf(value);
  const [form, setForm] = useRestorableState(`assignment ${value.id}`, before);
  const errors = fieldErrors(change.error);
  const { start, end } = timesOf(form);
  const reason = start === null || end === null || form.minutes === '' ? t('form.timeInvalid') : null;

  const save = async () => {
    if (start === null || end === null || form.minutes === '') return;
    const was = timesOf(before);
    await change.mutateAsync({
      id: value.id,
      // Seconds that the form does not show stay as they are.
      body: {
        ...(start !== was.start && { startsAt: new Date(start).toISOString() }),
        ...(end !== was.end && { endsAt: new Date(end).toISOString() }),
        ...(form.minutes !== before.minutes && { minutes: form.minutes }),
        ...(form.reviewOpen !== before.reviewOpen && { reviewOpen: form.reviewOpen }),
        note: form.note,
      },
    });
    toast(t('edit.done'));
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('edit.title', { title: value.title })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={change.isPending}
            disabledReason={reason}
            onClick={() => void save().catch(() => undefined)}
          >
            {c('save')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {change.error && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {message(change.error)}
          </Note>
        )}
        <WindowFields
          form={form}
          onChange={setForm}
          errors={errors}
          startLocked={value.running + value.submitted > 0}
        />
      </div>
    </Modal>
  );
}
