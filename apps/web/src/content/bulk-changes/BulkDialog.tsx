/** What is changed and how: filters choose the rows, with their number, and one change is made of all of them. */
import { useQuery } from '@tanstack/react-query';
import { bulkBounds, bulkKinds, bulkSubjects, pools, subjects } from '@vumon/domain';
import type { BulkSubject, ContentChange, ContentChangeKind } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Modal, MultiSelectField, Note, Segmented, SelectField, TextField, toast } from '@vumon/ui';
import { useDeferredValue, useState } from 'react';
import { useGrades, useLabels, useSeries } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import classes from './bulk-changes.module.css';
import { chosenCountQuery, useBulkChanges, type Chosen } from './queries.ts';

const nothing: Chosen = { search: '', subject: null, gradeId: null, seriesId: null, label: null, status: null };

interface Wanted {
  readonly kind: ContentChangeKind;
  readonly add: string[];
  readonly remove: string[];
  readonly gradeId: string | null;
  readonly seriesId: string | null;
  readonly pool: 'EXAM' | 'PRACTICE';
}
const first: Wanted = { kind: 'labels', add: [], remove: [], gradeId: null, seriesId: null, pool: 'EXAM' };

/** The change that was filled in; null while something is missing. */
function changeOf({ kind, add, remove, gradeId, seriesId, pool }: Wanted): ContentChange | null {
  switch (kind) {
    case 'labels':
      return add.length + remove.length === 0 ? null : { kind, add, remove };
    case 'grade':
      return gradeId === null ? null : { kind, gradeId };
    case 'series':
      return { kind, seriesId };
    case 'pool':
      return { kind, pool };
    default:
      return { kind };
  }
}

export function BulkDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('bulk-changes');
  const { t: c } = useTranslation('common');
  const { number } = useFormat();
  const say = useErrorMessage();
  const { begin } = useBulkChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [subject, setSubject] = useState<BulkSubject>('QUESTION');
  const [chosen, setChosen] = useState(nothing);
  const [wanted, setWanted] = useState(first);
  const count = useQuery(chosenCountQuery(subject, useDeferredValue(chosen)));
  const total = count.data?.total ?? 0;
  const rows = count.data ? (count.data.more ? t('moreThan', { n: number(total) }) : number(total)) : '…';
  const validate = () => {
    const missing = changeOf(wanted) === null;
    return {
      ...(missing && wanted.kind === 'labels' && { add: t('chooseLabel') }),
      ...(missing && wanted.kind === 'grade' && { gradeId: t('chooseGrade') }),
    };
  };
  const send = async () => {
    await begin.mutateAsync({ subject, chosen, change: changeOf(wanted)! });
    toast(t('begun'));
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('new')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="bulk-form"
            loading={busy}
            disabledReason={count.data && total === 0 ? t('none') : null}
          >
            {t('begin', { n: rows })}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="bulk-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => void submit(event, validate, send)}
      >
        {error !== null && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {say(error)}
          </Note>
        )}
        <Segmented
          aria-label={t('what')}
          value={subject}
          options={bulkSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          onChange={(value) => {
            setSubject(value);
            setWanted(first);
            setChosen({ ...chosen, label: null, status: null });
          }}
        />
        <Which subject={subject} chosen={chosen} onChange={setChosen} />
        <p role="status">{t('count', { n: rows, most: number(bulkBounds.rows) })}</p>
        <How
          subject={subject}
          wanted={wanted}
          errors={errors}
          onChange={(next) => {
            setWanted(next);
            clearErrors('add', 'gradeId');
          }}
        />
      </form>
    </Modal>
  );
}

function Which({
  subject,
  chosen,
  onChange,
}: {
  subject: BulkSubject;
  chosen: Chosen;
  onChange(chosen: Chosen): void;
}) {
  const { t } = useTranslation('bulk-changes');
  const { t: c } = useTranslation('common');
  const grades = useGrades();
  const labels = useLabels();
  const series = useSeries(chosen.gradeId, chosen.subject);
  return (
    <fieldset className={classes.fields}>
      <legend>{t('which')}</legend>
      <TextField
        label={t('search')}
        value={chosen.search}
        maxLength={200}
        onChange={(event) => onChange({ ...chosen, search: event.currentTarget.value })}
      />
      <SelectField
        label={t('subject')}
        placeholder={t('any')}
        clearable
        data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
        value={chosen.subject}
        onChange={(value) => onChange({ ...chosen, subject: subjects.find((one) => one === value) ?? null })}
      />
      <SelectField
        label={t('grade')}
        placeholder={t('any')}
        clearable
        data={grades.choices}
        value={chosen.gradeId}
        onChange={(gradeId) => onChange({ ...chosen, gradeId })}
      />
      <SelectField
        label={t('series')}
        placeholder={t('any')}
        clearable
        searchable
        data={series.choices}
        value={chosen.seriesId}
        onChange={(seriesId) => onChange({ ...chosen, seriesId })}
      />
      {subject === 'QUESTION' ? (
        <SelectField
          label={t('label')}
          placeholder={t('any')}
          clearable
          data={labels.choices}
          value={chosen.label}
          onChange={(label) => onChange({ ...chosen, label })}
        />
      ) : (
        <SelectField
          label={t('status')}
          placeholder={t('any')}
          clearable
          data={(['READY', 'DRAFT'] as const).map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={chosen.status}
          onChange={(value) => onChange({ ...chosen, status: value === 'READY' || value === 'DRAFT' ? value : null })}
        />
      )}
    </fieldset>
  );
}

function How({
  subject,
  wanted,
  errors,
  onChange,
}: {
  subject: BulkSubject;
  wanted: Wanted;
  errors: Partial<Record<string, string>>;
  onChange(wanted: Wanted): void;
}) {
  const { t } = useTranslation('bulk-changes');
  const labels = useLabels();
  const grades = useGrades();
  const series = useSeries(null, null);
  const { kind } = wanted;
  return (
    <fieldset className={classes.fields}>
      <legend>{t('how')}</legend>
      <SelectField
        label={t('change')}
        data={bulkKinds[subject].map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        allowDeselect={false}
        onChange={(value) => onChange({ ...first, kind: bulkKinds[subject].find((one) => one === value) ?? 'labels' })}
      />
      {kind === 'labels' && (
        <>
          <MultiSelectField
            label={t('add')}
            data={labels.choices.filter(({ value }) => !wanted.remove.includes(value))}
            value={wanted.add}
            error={errors['add']}
            searchable
            onChange={(add) => onChange({ ...wanted, add })}
          />
          <MultiSelectField
            label={t('remove')}
            data={labels.choices.filter(({ value }) => !wanted.add.includes(value))}
            value={wanted.remove}
            searchable
            onChange={(remove) => onChange({ ...wanted, remove })}
          />
        </>
      )}
      {kind === 'grade' && (
        <SelectField
          label={t('newGrade')}
          data={grades.choices}
          value={wanted.gradeId}
          error={errors['gradeId']}
          onChange={(gradeId) => onChange({ ...wanted, gradeId })}
        />
      )}
      {kind === 'series' && (
        <SelectField
          label={t('newSeries')}
          placeholder={t('noSeries')}
          clearable
          searchable
          data={series.choices}
          value={wanted.seriesId}
          onChange={(seriesId) => onChange({ ...wanted, seriesId })}
        />
      )}
      {kind === 'pool' && (
        <SelectField
          label={t('newPool')}
          data={pools.map((value) => ({ value, label: t(`pools.${value}`) }))}
          value={wanted.pool}
          allowDeselect={false}
          onChange={(value) => onChange({ ...wanted, pool: pools.find((one) => one === value) ?? 'EXAM' })}
        />
      )}
      <p className="muted">{t(`hints.${kind}`)}</p>
    </fieldset>
  );
}
