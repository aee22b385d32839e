import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { NumberField, SelectField, Switch } from '@vumon/ui';
import { useSeries } from '../../../../api/reference-data.ts';
import { useProfile } from '../../../../session/profile.ts';
import { activeClassesQuery } from '../../../../people/classes/index.ts';
import type { ExamDraft } from '../draft.ts';
import classes from './assembly.module.css';
import type { Conditions } from './conditions.ts';

export interface ConditionFieldsProps {
  draft: ExamDraft;
  conditions: Conditions;
  onChange: (conditions: Conditions) => void;
}

/** Conditions for automatically chosen questions, in addition to those of the format. */
export function ConditionFields({ draft, conditions, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('exams');
  const teacher = useProfile().role === 'TEACHER';
  const series = useSeries(draft.info.gradeId, draft.subject);
  const { data } = useQuery({ ...activeClassesQuery, enabled: teacher });
  const set = (changes: Partial<Conditions>) => onChange({ ...conditions, ...changes });
  const number = (value: number | string) => (value === '' ? '' : Number(value));
  const most = (name: 'others' | 'perSeries' | 'perTopic') => (
    <NumberField
      label={t(`assembly.${name}`)}
      placeholder={t('assembly.any')}
      min={name === 'others' ? 0 : 1}
      max={200}
      allowDecimal={false}
      hideControls
      value={conditions[name]}
      onChange={(value) => set({ [name]: number(value) })}
    />
  );
  return (
    <div className={classes.panel}>
      <Switch
        label={t('assembly.distinct')}
        description={t('assembly.distinctHelp')}
        checked={conditions.distinct}
        onChange={(distinct) => set({ distinct })}
      />
      {teacher && (
        <div className={classes.group}>
          <SelectField
            label={t('assembly.class')}
            placeholder={t('assembly.noClass')}
            data={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={conditions.classId}
            onChange={(classId) => set({ classId })}
            clearable
            searchable
          />
          {conditions.classId && (
            <NumberField
              label={t('assembly.weeks')}
              min={1}
              max={52}
              allowDecimal={false}
              hideControls
              value={conditions.weeks}
              onChange={(weeks) => set({ weeks: Math.min(52, Math.max(1, Number(weeks) || 1)) })}
            />
          )}
        </div>
      )}
      <div className={classes.group}>
        <SelectField
          label={t('assembly.preferred')}
          placeholder={t('assembly.noSeries')}
          data={series.choices}
          value={conditions.preferred}
          onChange={(preferred) => set({ preferred })}
          clearable
          searchable
        />
        {conditions.preferred && most('others')}
      </div>
      <div className={classes.group}>
        {most('perSeries')}
        {most('perTopic')}
      </div>
      {teacher && <Switch label={t('assembly.mine')} checked={conditions.mine} onChange={(mine) => set({ mine })} />}
    </div>
  );
}
