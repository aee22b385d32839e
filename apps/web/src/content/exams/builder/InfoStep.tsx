import { defaultPool, pastedText, pools, roundings, type Pool, type Rounding } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  Field,
  MultiSelectField,
  Note,
  NumberField,
  Segmented,
  SelectField,
  Switch,
  TextField,
} from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { useGrades, useLabels, usePublishers, useSeries } from '../../../api/reference-data.ts';
import { useProfile } from '../../../session/profile.ts';
import classes from './builder.module.css';
import { infoProblems, type ExamInfo } from './draft.ts';
import { roundingKeys } from '../rounding-keys.ts';
import { TypeField } from './TypeField.tsx';

export interface InfoStepProps {
  info: ExamInfo;
  /** Of a stored test: what is missing is shown at once, because nothing is saved meanwhile. */
  stored?: boolean;
  subject: 'ENGLISH' | 'MATH';
  onChange: (info: ExamInfo) => void;
  /** Error messages of the server by field. */
  errors: Readonly<Record<string, string>>;
  failure: string | null;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: what the test is called, for whom it is and how it is marked. */
export function InfoStep({
  info,
  stored = false,
  subject,
  onChange,
  errors,
  failure,
  busy,
  onBack,
  onNext,
}: InfoStepProps) {
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const [tried, setTried] = useState(stored);
  const problems = infoProblems(info);
  const errorOf = (field: keyof ExamInfo) =>
    errors[field] ?? (tried && problems.includes(field) ? t('info.required') : undefined);
  const set = (changes: Partial<ExamInfo>) => onChange({ ...info, ...changes });
  const next = () => {
    setTried(true);
    if (problems.length === 0) return onNext();
    document.getElementById(`info-${problems[0]}`)?.focus();
  };

  return (
    <form
      className={classes.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <Card title={t('info.title')}>
        <div className={classes.fields}>
          <ExamFields info={info} subject={subject} errors={errors} errorOf={errorOf} onChange={set} />
          <RuleFields info={info} onChange={set} />
          <LabelsField labels={info.labels} onChange={(labels) => set({ labels })} />
        </div>
      </Card>
      {failure && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
      <div className={classes.stepEnd}>
        <Button onClick={onBack}>{c('back')}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {t('info.next')}
        </Button>
      </div>
    </form>
  );
}

/** A label with a note that the field may stay empty. */
function Optional({ children }: { children: ReactNode }) {
  const { t } = useTranslation('exams');
  return (
    <>
      {children}
      <span className={classes.muted}> ({t('info.optional')})</span>
    </>
  );
}

type ChangeInfo = (changes: Partial<ExamInfo>) => void;

interface ExamFieldsProps extends Pick<InfoStepProps, 'info' | 'subject' | 'errors'> {
  errorOf: (field: keyof ExamInfo) => string | undefined;
  onChange: ChangeInfo;
}

/** What the test is called, its type and duration, and for which grade and textbooks it is. */
function ExamFields({ info, subject, errors, errorOf, onChange }: ExamFieldsProps) {
  const { t } = useTranslation('exams');
  const grades = useGrades(info.gradeId);
  const publishers = usePublishers(info.publisher);
  const series = useSeries(info.gradeId, subject);
  return (
    <>
      <div className={classes.wide}>
        <TextField
          id="info-name"
          label={t('info.name')}
          cleanPaste={pastedText}
          placeholder={t('info.namePlaceholder')}
          maxLength={100}
          value={info.name}
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </div>
      <div className={classes.wide}>
        <TextField
          label={<Optional>{t('info.nameEn')}</Optional>}
          cleanPaste={pastedText}
          maxLength={100}
          value={info.nameEn}
          error={errors['nameEn']}
          onChange={(event) => onChange({ nameEn: event.currentTarget.value })}
        />
      </div>
      <TypeField
        value={info.examType}
        subject={subject}
        error={errorOf('examType')}
        onChange={(examType) => onChange({ examType })}
      />
      <NumberField
        id="info-minutes"
        label={t('info.minutes')}
        min={1}
        max={600}
        allowDecimal={false}
        allowNegative={false}
        value={info.minutes}
        error={errorOf('minutes')}
        onChange={(value) => onChange({ minutes: value === '' ? '' : Number(value) })}
      />
      <SelectField
        id="info-gradeId"
        label={t('info.grade')}
        placeholder={t('info.gradePlaceholder')}
        searchable
        allowDeselect={false}
        data={grades.choices}
        value={info.gradeId}
        error={errorOf('gradeId')}
        onChange={(gradeId) => onChange({ gradeId, seriesId: null })}
      />
      <SelectField
        label={<Optional>{t('info.series')}</Optional>}
        placeholder={t('info.seriesPlaceholder')}
        searchable
        clearable
        data={series.choices}
        value={info.seriesId}
        error={errors['seriesId']}
        onChange={(seriesId) => onChange({ seriesId })}
      />
      <SelectField
        label={t('info.publisher')}
        allowDeselect={false}
        searchable
        data={[
          { value: 'NA', label: t('info.publisherNone') },
          ...publishers.choices.filter(({ value }) => value !== 'NA'),
        ]}
        value={info.publisher}
        error={errors['publisher']}
        onChange={(publisher) => onChange({ publisher: publisher ?? 'NA' })}
      />
    </>
  );
}

/** How the test is taken and marked. */
function RuleFields({ info, onChange }: { info: ExamInfo; onChange: ChangeInfo }) {
  const { t } = useTranslation('exams');
  // Staff create system tests.
  const staff = useProfile().role !== 'TEACHER';
  return (
    <>
      <Field label={t('info.mode')} group>
        <Segmented
          aria-label={t('info.mode')}
          value={info.mode}
          onChange={(mode) => onChange({ mode })}
          options={[
            { value: 'TEST', label: t('info.modes.TEST') },
            { value: 'PRACTICE', label: t('info.modes.PRACTICE') },
          ]}
        />
      </Field>
      <SelectField
        label={t('info.rounding')}
        allowDeselect={false}
        data={roundings.map((rounding) => ({
          value: rounding,
          label: t(`info.roundings.${roundingKeys[rounding]}`),
        }))}
        value={info.rounding}
        onChange={(rounding) => onChange({ rounding: rounding as Rounding })}
      />
      <div className={classes.wide}>
        <Switch
          label={t('info.shuffle')}
          description={t('info.shuffleHelp')}
          checked={info.shuffle}
          onChange={(shuffle) => onChange({ shuffle })}
        />
      </div>
      {staff && (
        <SelectField
          label={t('info.pool')}
          description={t('info.poolHelp')}
          allowDeselect={false}
          data={pools.map((pool) => ({ value: pool, label: t(`pools.${pool}`) }))}
          value={info.pool ?? defaultPool(info.examType ?? 0)}
          onChange={(pool) => onChange({ pool: pool as Pool })}
        />
      )}
      {staff && (
        <div className={classes.wide}>
          <Switch
            label={t('info.needsCode')}
            description={t('info.needsCodeHelp')}
            checked={info.needsCode}
            onChange={(needsCode) => onChange({ needsCode })}
          />
        </div>
      )}
    </>
  );
}

function LabelsField({ labels, onChange }: { labels: string[]; onChange: (labels: string[]) => void }) {
  const { t } = useTranslation('exams');
  const { choices } = useLabels(labels);
  return (
    <div className={classes.wide}>
      <MultiSelectField
        label={<Optional>{t('info.labels')}</Optional>}
        placeholder={labels.length === 0 ? t('info.labelsPlaceholder') : undefined}
        searchable
        clearable
        maxValues={20}
        data={choices}
        value={labels}
        onChange={onChange}
      />
    </div>
  );
}
