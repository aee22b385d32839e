/** The form of an integrated exam: grade and series first, then the partner, the test and the window. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { IntegratedTestDetail } from '@vumon/contract';
import { integratedReturns, mostIntegratedAttempts } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Modal, Note, NumberField, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useGrades, useSeries } from '../../api/reference-data.ts';
import { DayField } from '../../forms/DayField.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { TimeField } from '../../forms/TimeField.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { bodyOf, formOf, missingIn, type IntegratedForm } from './form.ts';
import classes from './integrated-exams.module.css';
import { partnerChoicesQuery, useIntegratedChanges } from './queries.ts';
import { TestField } from './TestField.tsx';

interface FieldsProps {
  form: IntegratedForm;
  put: (changes: Partial<IntegratedForm>) => void;
  errors: Readonly<Record<string, string>>;
}

export function IntegratedDialog({ test, onClose }: { test: IntegratedTestDetail | null; onClose: () => void }) {
  const { t } = useTranslation('integrated-exams');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const { add, change } = useIntegratedChanges();
  const [form, setForm] = useState(() => formOf(test, Date.now()));
  const [failure, setFailure] = useState<unknown>(null);
  const put = (changes: Partial<IntegratedForm>) => setForm({ ...form, ...changes });
  const errors = fieldErrors(failure);
  const packages = packagesFor(failure);
  const missing = form.gradeId === null || form.seriesId === null ? t('missing.gradeAndSeries') : missingIn(form);
  const reason =
    missing === null || form.gradeId === null || form.seriesId === null ? missing : t(`missing.${missingIn(form)!}`);
  const busy = add.isPending || change.isPending;

  const save = async (publish: boolean) => {
    setFailure(null);
    try {
      const body = bodyOf(form);
      if (test) await change.mutateAsync({ id: test.id, body });
      else {
        const made = await add.mutateAsync({ ...body, publish });
        await navigate({ to: '/integrate-exam/$integrateExamSlug', params: { integrateExamSlug: made.slug } });
      }
      toast(t(publish ? 'published' : 'saved'));
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={test ? t('edit', { title: test.title }) : t('add')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button loading={busy} disabledReason={reason} onClick={() => void save(false)}>
            {t(test ? 'save' : 'saveDraft')}
          </Button>
          {!test && (
            <Button variant="primary" loading={busy} disabledReason={reason} onClick={() => void save(true)}>
              {t('publish.verb')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.form}>
        {failure !== null && (
          <Note tone="bad" live action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}>
            {message(failure)}
          </Note>
        )}
        <GradeAndSeries form={form} put={put} errors={errors} />
        <TextField
          label={t('columns.title')}
          value={form.title}
          maxLength={220}
          error={errors['title']}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <PartnerField form={form} put={put} errors={errors} />
        {form.gradeId !== null && form.seriesId !== null && (
          <TestField form={form} put={put} errors={errors} chosen={test?.examName} />
        )}
        <WindowFields form={form} put={put} errors={errors} />
        <SelectField
          label={t('fields.returns')}
          data={integratedReturns.map((value) => ({ value, label: t(`returns.${value}`) }))}
          value={form.returns}
          allowDeselect={false}
          onChange={(value) => put({ returns: integratedReturns.find((one) => one === value) ?? form.returns })}
        />
        <Checkbox
          label={t('fields.signIn')}
          description={t('fields.signInHint')}
          checked={form.signIn}
          onChange={(signIn) => put({ signIn })}
        />
      </div>
    </Modal>
  );
}

function GradeAndSeries({ form, put, errors }: FieldsProps) {
  const { t } = useTranslation('integrated-exams');
  const grades = useGrades();
  const series = useSeries(form.gradeId, null);
  return (
    <div className={classes.two}>
      <SelectField
        label={t('fields.grade')}
        placeholder={t('choose')}
        data={grades.choices}
        searchable
        value={form.gradeId}
        allowDeselect={false}
        error={errors['gradeId']}
        onChange={(gradeId) => put({ gradeId, seriesId: null, examId: null, formatId: null })}
        data-autofocus
      />
      <SelectField
        label={t('fields.series')}
        placeholder={t(form.gradeId === null ? 'gradeFirst' : 'choose')}
        data={form.gradeId === null ? [] : series.choices}
        searchable
        disabled={form.gradeId === null}
        value={form.seriesId}
        allowDeselect={false}
        error={errors['seriesId']}
        onChange={(seriesId) => put({ seriesId, examId: null, formatId: null })}
      />
    </div>
  );
}

function PartnerField({ form, put, errors }: FieldsProps) {
  const { t } = useTranslation('integrated-exams');
  const partners = useQuery(partnerChoicesQuery(''));
  return (
    <SelectField
      label={t('columns.partner')}
      description={t('fields.partnerHint')}
      placeholder={t('choose')}
      data={(partners.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      nothingFoundMessage={t('noPartner')}
      value={form.partnerId}
      allowDeselect={false}
      error={errors['partnerId']}
      onChange={(partnerId) => put({ partnerId })}
    />
  );
}

function WindowFields({ form, put, errors }: FieldsProps) {
  const { t } = useTranslation('integrated-exams');
  return (
    <>
      <div className={classes.two}>
        <DayField
          label={t('fields.startDay')}
          value={form.startDay}
          error={errors['startsAt']}
          onChange={(startDay) => put({ startDay })}
        />
        <TimeField
          label={t('fields.startTime')}
          placeholder="07:30"
          value={form.startTime}
          onChange={(startTime) => put({ startTime })}
        />
        <DayField
          label={t('fields.endDay')}
          value={form.endDay}
          error={errors['endsAt']}
          onChange={(endDay) => put({ endDay })}
        />
        <TimeField
          label={t('fields.endTime')}
          placeholder="17:00"
          value={form.endTime}
          onChange={(endTime) => put({ endTime })}
        />
      </div>
      <div className={`${classes.two} ${classes.hinted}`}>
        <NumberField
          label={t('fields.minutes')}
          description={t('fields.minutesHint')}
          min={1}
          max={600}
          allowDecimal={false}
          value={form.minutes}
          error={errors['minutes']}
          onChange={(minutes) => put({ minutes: typeof minutes === 'number' ? minutes : '' })}
        />
        <NumberField
          label={t('fields.attempts')}
          min={1}
          max={mostIntegratedAttempts}
          allowDecimal={false}
          value={form.attemptsAllowed}
          error={errors['attemptsAllowed']}
          onChange={(value) => put({ attemptsAllowed: typeof value === 'number' ? value : '' })}
        />
      </div>
    </>
  );
}
