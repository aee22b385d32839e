import { useQuery } from '@tanstack/react-query';
import type { AssignmentView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, toast } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../../api/reference-data.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { packagesFor } from '../../../navigation/to-packages.ts';
import { fieldErrors, useErrorMessage } from '../../../forms/errors.ts';
import { activeClassesQuery } from '../../../people/classes/index.ts';
import { useGate } from '../../../session/use-gate.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { formProblem, inMode, newForm, settingsOf } from './assignment-form.ts';
import classes from '../assignments.module.css';
import { ExamField } from './ExamField.tsx';
import { GradeNote } from './GradeNote.tsx';
import { examFactsQuery, useAssignmentChanges } from '../queries.ts';
import { advice } from './offered.ts';
import { ModeField, MoreSettings } from './SettingsFields.tsx';
import { PractisedNote } from './PractisedNote.tsx';
import { newTarget, TargetFields, targetsOf } from './TargetFields.tsx';
import { withEnd } from './window-form.ts';
import { WindowFields } from './WindowFields.tsx';

export interface AssignFormProps {
  /** The test to assign; without it the dialog lets the teacher choose one. */
  examId?: string | undefined;
  /** The class to assign to; without it the dialog lets the teacher choose one or several. */
  classId?: string | undefined;
  /** The group that is selected at first. */
  groupId?: string | undefined;
  /** The proposed start in milliseconds; without it the next full five minutes. */
  startsAt?: number | undefined;
  onClose: () => void;
  /** Called with the new assignments, one for each class or group. */
  onAssigned?: (assignments: AssignmentView[]) => void;
}

const problemMessages = {
  time: 'form.timeInvalid',
  minutes: 'form.minutesInvalid',
  attempts: 'settings.attemptsInvalid',
} as const;

export default function AssignForm({
  examId: givenExam,
  classId: givenClass,
  groupId: givenGroup,
  startsAt,
  onClose,
  onAssigned,
}: AssignFormProps) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const named = useNamed();
  const { assign } = useAssignmentChanges();
  const [examId, setExamId] = useRestorableState<string | null>('assigned test', givenExam ?? null);
  const [target, setTarget] = useRestorableState('assigned to', () => newTarget(givenClass, givenGroup));
  const [form, setForm] = useRestorableState('assignment', () => newForm(startsAt ?? Date.now()));
  const [proposedFor, setProposedFor] = useRestorableState<string | null>('assigned duration', null);
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = useQuery({ ...examFactsQuery(examId ?? ''), enabled: examId !== null });
  const exam = examId === null ? undefined : chosen.data;
  if (exam && exam.id === examId && proposedFor !== exam.id) {
    // The test's own duration and mode are the first proposal, once for each test.
    setProposedFor(exam.id);
    setForm(withEnd({ ...(exam.mode === form.mode ? form : inMode(form, exam.mode)), minutes: exam.minutes }));
  }

  const errors = fieldErrors(failure);
  const shownInFields = ['startsAt', 'endsAt', 'minutes', 'note', 'examId', 'attemptsAllowed'].some(
    (path) => path in errors,
  );
  const packages = packagesFor(failure);
  const klasses = useQuery(activeClassesQuery);
  const chosenClass = target.kind === 'CLASS' ? target.classIds[0] : (target.classId ?? undefined);
  const gradeId = klasses.data?.data.find(({ id }) => id === chosenClass)?.gradeId;
  const { system, practised } = advice(useGate('/unit-test/create') === 'open');
  const targets = targetsOf(target);
  const problem = formProblem(form);
  const reason = !examId
    ? t('assign.noExam')
    : targets.length === 0
      ? t(`target.missing.${target.kind}`)
      : problem === null
        ? null
        : t(problemMessages[problem]);

  const send = async () => {
    const settings = settingsOf(form);
    if (reason !== null || !examId || !settings) return;
    setFailure(null);
    const made: AssignmentView[] = [];
    try {
      for (const one of targets) made.push(await assign.mutateAsync({ examId, target: one, ...settings }));
    } catch (error) {
      // Assignments that were made stay; the dialog keeps only the targets that can be tried again.
      if (made.length > 0)
        setTarget({
          ...target,
          classIds: target.classIds.slice(target.kind === 'CLASS' ? made.length : 0),
          groupIds: target.groupIds.slice(target.kind === 'GROUP' ? made.length : 0),
        });
      setFailure(error);
      return;
    } finally {
      if (made.length > 0) onAssigned?.(made);
    }
    const people = target.kind === 'STUDENTS' ? target.students.length : made.length;
    toast(t(`assign.done.${target.kind}`, { count: people }));
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('assign.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" loading={assign.isPending} disabledReason={reason} onClick={() => void send()}>
            {t('assign.send')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {failure !== null && !shownInFields && (
          <Note
            tone="bad"
            live
            action={packages ? <AppLink href={packages}>{t('assign.seePackages')}</AppLink> : undefined}
          >
            {message(failure)}
          </Note>
        )}
        {givenExam && examId === givenExam ? (
          <p className={classes.given}>
            <span className={classes.muted}>{t('assign.exam')}</span>{' '}
            <b>{exam ? named(exam) : chosen.error ? message(chosen.error) : '…'}</b>
          </p>
        ) : (
          <ExamField examId={examId} exam={exam} gradeId={gradeId} error={errors['examId']} onChange={setExamId} />
        )}
        {exam?.needsCode && <Note tone="info">{t('assign.needsCode')}</Note>}
        {exam?.scope === 'SYSTEM' && <Note tone="info">{t(`assign.${system}`)}</Note>}
        {exam && form.mode === 'TEST' && (
          <PractisedNote examId={exam.id} advice={practised && t(`assign.${practised}`)} onChoose={setExamId} />
        )}
        <GradeNote gradeId={exam?.gradeId} target={target} />
        <TargetFields target={target} onChange={setTarget} givenClass={givenClass} gradeId={exam?.gradeId} />
        <ModeField form={form} onChange={setForm} />
        <WindowFields form={form} onChange={setForm} errors={errors} />
        <MoreSettings form={form} onChange={setForm} errors={errors} shuffles={exam?.shuffle ?? true} />
      </div>
    </Modal>
  );
}
