import { useProfile } from '../../session/profile.ts';
import { hasMatrix, pastedText, subjects, type Subject } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, Field, NumberField, Segmented, SelectField, TextField } from '@vumon/ui';
import { useGrades } from '../../api/reference-data.ts';
import { withSubject, type FormatDraft } from './draft.ts';
import classes from './formats.module.css';
import { fromMatrix, toMatrix } from './matrix/matrix-draft.ts';
import { amount } from './PartFields.tsx';

export interface FormatFormProps {
  draft: FormatDraft;
  onChange: (draft: FormatDraft) => void;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
}

/** Name, grade, subject and totals of a format, and how its questions are counted. */
export function FormatFacts({ draft, onChange, readOnly, errorOf }: FormatFormProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const grades = useGrades(draft.gradeId);
  // Only formats of the system, which staff make, have English names.
  const staff = useProfile().role !== 'TEACHER';
  const set = (changes: Partial<FormatDraft>) => onChange({ ...draft, ...changes });
  return (
    <Card title={t('editor.facts')}>
      <fieldset className={classes.fields}>
        <div className={classes.wide}>
          <TextField
            id="name"
            label={t('editor.name')}
            cleanPaste={pastedText}
            placeholder={t(`editor.namePlaceholder.${draft.subject}`)}
            maxLength={100}
            readOnly={readOnly}
            value={draft.name}
            error={errorOf('name')}
            onChange={(event) => set({ name: event.currentTarget.value, ...(!staff && { nameEn: '' }) })}
          />
        </div>
        {staff && (
          <div className={classes.wide}>
            <TextField
              label={t('editor.nameEn')}
              cleanPaste={pastedText}
              lang="en"
              maxLength={100}
              readOnly={readOnly}
              value={draft.nameEn ?? ''}
              onChange={(event) => set({ nameEn: event.currentTarget.value })}
            />
          </div>
        )}
        <div className={classes.half}>
          <SelectField
            id="gradeId"
            label={t('editor.grade')}
            placeholder={t('editor.gradePlaceholder')}
            data={grades.choices}
            value={draft.gradeId}
            readOnly={readOnly}
            searchable
            allowDeselect={false}
            error={errorOf('gradeId')}
            onChange={(gradeId) => set({ gradeId })}
          />
        </div>
        <div className={classes.half}>
          <SelectField
            id="subject"
            label={t('editor.subject')}
            data={subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) }))}
            value={draft.subject}
            readOnly={readOnly}
            allowDeselect={false}
            onChange={(subject) => onChange(withSubject(draft, subject as Subject, (skill) => c(`skills.${skill}`)))}
          />
        </div>
        <TotalFields draft={draft} readOnly={readOnly} errorOf={errorOf} onChange={set} />
        <CountingFields draft={draft} readOnly={readOnly} onChange={onChange} />
      </fieldset>
    </Card>
  );
}

interface TotalFieldsProps extends Pick<FormatFormProps, 'draft' | 'readOnly' | 'errorOf'> {
  onChange: (changes: Partial<FormatDraft>) => void;
}

/** Duration, number of questions and points of the whole test. */
function TotalFields({ draft, readOnly, errorOf, onChange }: TotalFieldsProps) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  return (
    <>
      <div className={classes.third}>
        <NumberField
          id="minutes"
          label={t('editor.minutes')}
          value={draft.minutes}
          min={1}
          max={600}
          allowDecimal={false}
          allowNegative={false}
          readOnly={readOnly}
          error={errorOf('minutes')}
          onChange={(value) => onChange({ minutes: amount(value) })}
        />
      </div>
      <div className={classes.third}>
        <NumberField
          id="totalQuestions"
          label={t('editor.totalQuestions')}
          value={draft.totalQuestions}
          min={1}
          max={200}
          allowDecimal={false}
          allowNegative={false}
          readOnly={readOnly}
          error={errorOf('totalQuestions')}
          onChange={(value) => onChange({ totalQuestions: amount(value) })}
        />
      </div>
      <div className={classes.third}>
        <NumberField
          id="totalPoints"
          label={t('editor.totalPoints')}
          value={draft.totalPoints}
          min={0}
          max={1000}
          decimalScale={2}
          decimalSeparator={format.locale === 'vi' ? ',' : '.'}
          allowNegative={false}
          readOnly={readOnly}
          error={errorOf('totalPoints')}
          onChange={(value) => onChange({ totalPoints: amount(value) })}
        />
      </div>
    </>
  );
}

/** Whether levels are given, and whether questions are counted by part or in a matrix. */
function CountingFields({ draft, readOnly, onChange }: Pick<FormatFormProps, 'draft' | 'readOnly' | 'onChange'>) {
  const { t } = useTranslation('formats');
  const matrix = hasMatrix(draft.rows);
  return (
    <>
      <div className={classes.wide}>
        <Field label={t('editor.cognition')} description={t('editor.cognitionHelp')} group>
          <Segmented
            aria-label={t('editor.cognition')}
            value={draft.cognition}
            onChange={(cognition) => onChange({ ...draft, cognition })}
            options={[
              { value: 'SPECIFIED', label: t('specified'), disabled: readOnly },
              { value: 'RANDOM', label: t('random'), disabled: readOnly || matrix },
            ]}
          />
        </Field>
      </div>
      <div className={classes.wide}>
        <Field label={t('matrix.mode')} description={t('matrix.modeHelp')} group>
          <Segmented
            aria-label={t('matrix.mode')}
            value={matrix ? 'matrix' : 'parts'}
            onChange={(mode) => onChange(mode === 'matrix' ? toMatrix(draft) : fromMatrix(draft))}
            options={[
              { value: 'parts', label: t('matrix.byParts'), disabled: readOnly },
              { value: 'matrix', label: t('matrix.byTable'), disabled: readOnly },
            ]}
          />
        </Field>
      </div>
    </>
  );
}
