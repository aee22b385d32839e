import type { ClassStudent, ManagedStudent } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { joinName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, toast } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import classes from './classes.module.css';
import { useStudentChanges } from './queries.ts';
import { SignInCard, type SignInFacts } from './sign-in-cards/SignInCard.tsx';
import { bodyOf, emptyStudent, formOf, withSplitName } from './student-form.ts';
import { StudentFields } from './StudentFields.tsx';

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
  const message = useErrorMessage();
  const { addToClass, change } = useStudentChanges();
  const [form, setForm] = useRestorableState(`learner ${value?.id ?? 'new'}`, value ? formOf(value) : emptyStudent);
  const [added, setAdded] = useState<SignInFacts | null>(null);
  const error = value ? change.error : addToClass.error;
  const errors = fieldErrors(error);
  const packages = packagesFor(error);

  const save = async () => {
    const whole = withSplitName(form);
    setForm(whole);
    if (value) {
      await change.mutateAsync({ id: value.id, body: bodyOf(whole) });
      toast(t('student.changed'));
      onClose();
    } else {
      const { signIn } = await addToClass.mutateAsync({ classId: classId!, body: bodyOf(whole) });
      setAdded({ name: joinName(whole.lastName, whole.firstName), ...signIn });
    }
  };
  const another = () => {
    setAdded(null);
    setForm(emptyStudent);
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
          {error && Object.keys(errors).length === 0 && (
            <div className={classes.wide}>
              <Note
                tone="bad"
                live
                action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}
              >
                {message(error)}
              </Note>
            </div>
          )}
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
