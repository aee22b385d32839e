/** One class of the old year: carried over under a new name, closed, or left as it is. */
import type { NextYearProposal } from '@vumon/contract';
import { pastedText } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Checkbox, SelectField, TextField } from '@vumon/ui';
import { useGrades } from '../../../api/reference-data.ts';
import classes from './next-year.module.css';

const actions = ['CARRY', 'END', 'LEAVE'] as const;

export interface RowPlan {
  readonly action: (typeof actions)[number];
  readonly name: string;
  readonly code: string;
  readonly gradeId: string;
  readonly withStudents: boolean;
}

interface Props {
  one: NextYearProposal['classes'][number];
  plan: RowPlan;
  /** Learners that a class may hold. */
  limit: number;
  errorOf: (field: 'id' | 'name' | 'code' | 'gradeId') => string | undefined;
  onChange: (plan: RowPlan) => void;
}

export function NextYearRow({ one, plan, limit, errorOf, onChange }: Props) {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const grades = useGrades();
  const change = (part: Partial<RowPlan>) => onChange({ ...plan, ...part });
  const facts = [locale === 'en' ? one.gradeNameEn : one.gradeName, t('studentCount', { count: one.students })];
  const carried = plan.action === 'CARRY';
  return (
    <div className={classes.row} role="group" aria-label={one.name}>
      <div className={classes.old}>
        <b>{one.name}</b>
        <small>{facts.join(' · ')}</small>
        {one.carriedInto && <small>{t('nextYear.carriedInto', { name: one.carriedInto.name })}</small>}
      </div>
      <SelectField
        className={classes.action}
        label={t('nextYear.action')}
        data={actions.map((value) => ({ value, label: t(`nextYear.actions.${value}`) }))}
        value={plan.action}
        error={errorOf('id')}
        allowDeselect={false}
        onChange={(action) => action && change({ action: action as RowPlan['action'] })}
      />
      {carried && (
        <div className={classes.fields}>
          <TextField
            label={t('fields.name')}
            cleanPaste={pastedText}
            value={plan.name}
            error={errorOf('name')}
            maxLength={100}
            required
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextField
            label={t('fields.code')}
            value={plan.code}
            error={errorOf('code')}
            maxLength={50}
            required
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
          <SelectField
            label={t('fields.grade')}
            data={grades.choices}
            value={plan.gradeId}
            error={errorOf('gradeId')}
            searchable
            required
            allowDeselect={false}
            onChange={(gradeId) => gradeId && change({ gradeId })}
          />
          {one.students > 0 && (
            <Checkbox
              className={classes.students}
              label={t('nextYear.withStudents', { count: one.students })}
              {...(plan.withStudents && one.students > limit && { description: t('nextYear.tooMany', { limit }) })}
              checked={plan.withStudents}
              onChange={(withStudents) => change({ withStudents })}
            />
          )}
        </div>
      )}
      {plan.action === 'END' && (
        <p className={classes.end}>{t(one.ends ? 'nextYear.lastGrade' : 'nextYear.endHint')}</p>
      )}
    </div>
  );
}
