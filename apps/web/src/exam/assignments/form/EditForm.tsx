import { useQuery } from '@tanstack/react-query';
import type { AssignmentView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, toast } from '@vumon/ui';
import { fieldErrors, useErrorMessage } from '../../../forms/errors.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import classes from '../assignments.module.css';
import { changesOf, formOf, formProblem } from './assignment-form.ts';
import { namesQuery, useAssignmentChanges } from '../queries.ts';
import { ModeField, MoreSettings } from './SettingsFields.tsx';
import { newTarget, StudentPicker, type TargetForm } from './TargetFields.tsx';
import { WindowFields } from './WindowFields.tsx';

export default function EditForm({ value, onClose }: { value: AssignmentView; onClose: () => void }) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { change } = useAssignmentChanges();
  const before = formOf(value);
  const started = value.running + value.submitted > 0;
  const [form, setForm] = useRestorableState(`assignment ${value.id}`, before);
  const errors = fieldErrors(change.error);
  const [students, setStudents] = useRestorableState<TargetForm['students'] | null>(`learners of ${value.id}`, null);
  const named = useQuery({ ...namesQuery(value.id), enabled: value.target === 'STUDENTS' });
  const now = named.data?.filter(({ value: id }) => value.studentIds.includes(id)) ?? [];
  const chosen = students ?? now;
  const problem = formProblem(form);
  const reason =
    problem === 'time'
      ? t('form.timeInvalid')
      : problem === 'minutes'
        ? t('form.minutesInvalid')
        : problem === 'attempts'
          ? t('settings.attemptsInvalid')
          : students?.length === 0
            ? t('target.missing.STUDENTS')
            : null;

  const save = async () => {
    const body = changesOf(before, form);
    if (!body) return;
    await change.mutateAsync({
      id: value.id,
      body: { ...body, ...(students && { studentIds: students.map(({ value: id }) => id) }) },
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
        {value.target === 'STUDENTS' && named.data && (
          <StudentPicker
            classId={value.classId}
            target={{ ...newTarget(), students: chosen }}
            put={({ students: next }) => next && setStudents(next)}
          />
        )}
        <ModeField form={form} onChange={setForm} started={started} />
        <WindowFields form={form} onChange={setForm} errors={errors} startLocked={started} />
        <MoreSettings
          form={form}
          onChange={setForm}
          errors={errors}
          shuffles={value.shuffleOptions}
          started={started}
          recorded={value.record}
        />
      </div>
    </Modal>
  );
}
