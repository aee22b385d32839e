import type { ClassStudent, ManagedStudent } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, toast } from '@vumon/ui';
import { fieldErrors } from '../../../forms/errors.ts';
import classes from '../classes.module.css';
import { useStudentChanges } from '../queries.ts';
import { SaveError } from '../SaveError.tsx';
import { SignInCard } from '../sign-in-cards/SignInCard.tsx';
import { formOf } from './student-form.ts';
import { StudentFields } from './StudentFields.tsx';
import { useStudentForm } from './use-student-form.ts';

export interface StudentDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Null: a new learner for the class. */
  value: ClassStudent | ManagedStudent | null;
  classId?: string;
}

export function StudentDialog({ opened, ...rest }: StudentDialogProps) {
  return opened ? <Form key={rest.value?.id ?? 'new'} {...rest} /> : null;
}

function Form({ onClose, value, classId }: Omit<StudentDialogProps, 'opened'>) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const { addToClass, change } = useStudentChanges();
  const { form, setForm, added, send, startNew } = useStudentForm(
    `learner ${value?.id ?? 'new'}`,
    value ? formOf(value) : undefined,
  );
  const error = value ? change.error : addToClass.error;
  const errors = fieldErrors(error);

  const save = () =>
    send(async (body) => {
      if (!value) return addToClass.mutateAsync({ classId: classId!, body });
      await change.mutateAsync({ id: value.id, body });
      toast(t('student.changed'));
      onClose();
      return null;
    });
  const another = () => {
    startNew();
    addToClass.reset();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t(value ? 'student.edit' : 'student.add')}
      footer={
        added ? (
          <>
            <Button onClick={another}>{t('student.another')}</Button>
            <Button variant="primary" onClick={onClose}>
              {t('student.done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{c('cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              form="student-form"
              loading={addToClass.isPending || change.isPending}
            >
              {t(value ? 'student.save' : 'student.add')}
            </Button>
          </>
        )
      }
    >
      {added ? (
        <SignInCard {...added} />
      ) : (
        <form
          id="student-form"
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save().catch(() => undefined);
          }}
        >
          <SaveError error={error} />
          <StudentFields
            form={form}
            onChange={setForm}
            errors={errors}
            ownFactsLocked={value !== null && value.status !== 'INACTIVE'}
            askShared={error instanceof ApiError && error.code === 'PHONE_EXISTED'}
          />
        </form>
      )}
    </Modal>
  );
}
