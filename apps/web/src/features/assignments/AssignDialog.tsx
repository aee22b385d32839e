import { useQuery } from '@tanstack/react-query';
import type { AssignmentView } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, MultiSelectField, Note, Segmented, SelectField, toast } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useTyped } from '../../navigation/url-state.ts';
import { activeClassesQuery } from '../classes/queries.ts';
import classes from './assignments.module.css';
import { assignableQuery, examFactsQuery, useAssignmentChanges } from './queries.ts';
import { newWindow, timesOf, withEnd } from './window-form.ts';
import { WindowFields } from './WindowFields.tsx';

export interface AssignDialogProps {
  /** Given: the test stands. Else it is chosen here. */
  examId?: string | undefined;
  /** Given: the class stands. Else one or several are chosen here. */
  classId?: string | undefined;
  opened: boolean;
  onClose: () => void;
  /** Hears what was made, one for each class. */
  onAssigned?: (assignments: AssignmentView[]) => void;
}

export function AssignDialog({ opened, ...rest }: AssignDialogProps) {
  return opened ? <AssignForm {...rest} /> : null;
}

function AssignForm({
  examId: givenExam,
  classId: givenClass,
  onClose,
  onAssigned,
}: Omit<AssignDialogProps, 'opened'>) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { assign } = useAssignmentChanges();
  const [examId, setExamId] = useRestorableState<string | null>('assigned test', givenExam ?? null);
  const [scope, setScope] = useRestorableState<'mine' | 'system'>('assigned from', 'mine');
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const [classIds, setClassIds] = useRestorableState<string[]>('assigned classes', givenClass ? [givenClass] : []);
  const [form, setForm] = useRestorableState('assignment', () => newWindow(Date.now(), 45));
  const [durationOf, setDurationOf] = useRestorableState<string | null>('assigned duration', null);
  const [failure, setFailure] = useState<unknown>(null);
  const klasses = useQuery(activeClassesQuery);
  const tests = useQuery({ ...assignableQuery(scope, search), enabled: !givenExam });
  const given = useQuery({ ...examFactsQuery(givenExam ?? ''), enabled: Boolean(givenExam) });
  const assignable = tests.data?.data.filter(({ abilities }) => abilities.assign) ?? [];
  const exam = givenExam ? given.data : assignable.find(({ id }) => id === examId);
  if (exam && durationOf !== exam.id) {
    // The test's own duration is the first proposal, once for each test.
    setDurationOf(exam.id);
    setForm(withEnd({ ...form, minutes: exam.minutes }));
  }

  const errors = fieldErrors(failure);
  const shownInFields = ['startsAt', 'endsAt', 'minutes', 'note', 'examId'].some((path) => path in errors);
  const upgrade = failure instanceof ApiError && failure.status === 402;
  const { start, end } = timesOf(form);
  const reason = !examId
    ? t('assign.noExam')
    : classIds.length === 0
      ? t('assign.noClass')
      : start === null || end === null || form.minutes === ''
        ? t('form.timeInvalid')
        : null;
  const className = klasses.data?.data.find(({ id }) => id === givenClass)?.name;

  const send = async () => {
    if (reason !== null || !examId || start === null || end === null || form.minutes === '') return;
    setFailure(null);
    const body = {
      examId,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      minutes: form.minutes,
      reviewOpen: form.reviewOpen,
      note: form.note,
    };
    const made: AssignmentView[] = [];
    try {
      for (const classId of classIds) made.push(await assign.mutateAsync({ classId, body }));
    } catch (error) {
      // What was given to some classes stands; the rest may be tried again.
      if (made.length > 0) setClassIds(classIds.slice(made.length));
      setFailure(error);
      return;
    } finally {
      if (made.length > 0) onAssigned?.(made);
    }
    toast(t('assign.done', { count: made.length }));
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
            action={upgrade ? <AppLink href="/payment?type=upgrade">{t('assign.seePackages')}</AppLink> : undefined}
          >
            {message(failure)}
          </Note>
        )}
        {givenExam ? (
          <p className={classes.given}>
            <span className={classes.muted}>{t('assign.exam')}</span>{' '}
            <b>{given.data?.name ?? (given.error ? message(given.error) : '…')}</b>
          </p>
        ) : (
          <div className={classes.pick}>
            <Segmented
              aria-label={t('assign.scope')}
              value={scope}
              onChange={(next) => {
                setScope(next);
                setExamId(null);
              }}
              options={[
                { value: 'mine', label: t('assign.mine') },
                { value: 'system', label: t('assign.system') },
              ]}
              full
            />
            <SelectField
              label={t('assign.exam')}
              placeholder={t('assign.examPlaceholder')}
              searchable
              searchValue={typed}
              onSearchChange={type}
              filter={({ options }) => options}
              nothingFoundMessage={
                tests.isFetching ? t('assign.searching') : t(scope === 'mine' ? 'assign.noneMine' : 'assign.noneSystem')
              }
              data={assignable.map((one) => ({ value: one.id, label: one.name }))}
              value={examId}
              onChange={setExamId}
              allowDeselect={false}
              error={errors['examId'] ?? (tests.error ? message(tests.error) : undefined)}
              description={
                exam
                  ? t('assign.facts', {
                      questions: c('questionCount', { count: exam.totalQuestions }),
                      minutes: c('minutes', { count: exam.minutes }),
                    })
                  : undefined
              }
            />
          </div>
        )}
        {exam?.needsCode && <Note tone="info">{t('assign.needsCode')}</Note>}
        {givenClass ? (
          <p className={classes.given}>
            <span className={classes.muted}>{t('assign.class')}</span> <b>{className ?? '…'}</b>
          </p>
        ) : (
          <MultiSelectField
            label={t('assign.classes')}
            placeholder={classIds.length === 0 ? t('assign.classesPlaceholder') : undefined}
            searchable
            data={klasses.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
            value={classIds}
            onChange={setClassIds}
            error={klasses.error ? message(klasses.error) : undefined}
          />
        )}
        <WindowFields form={form} onChange={setForm} errors={errors} />
      </div>
    </Modal>
  );
}
