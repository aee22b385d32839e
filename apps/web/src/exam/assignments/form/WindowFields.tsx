import { pastedText } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { NumberField, TextAreaField } from '@vumon/ui';
import { DayField } from '../../../forms/DayField.tsx';
import { TimeField } from '../../../forms/TimeField.tsx';
import classes from '../assignments.module.css';
import { formProblem, mostMinutes, type AssignmentForm } from './assignment-form.ts';
import { timesOf, withEnd } from './window-form.ts';

export interface WindowFieldsProps {
  form: AssignmentForm;
  onChange: (form: AssignmentForm) => void;
  errors: Readonly<Record<string, string>>;
  /** True when somebody has started: then only a later end can be set. */
  startLocked?: boolean;
}

/** Start, duration, end, a note. Times are in the page's zone. */
export function WindowFields({ form, onChange, errors, startLocked }: WindowFieldsProps) {
  const { t } = useTranslation('assignments');
  const put = (changes: Partial<AssignmentForm>) => onChange(withEnd({ ...form, ...changes }));
  const { start, end } = timesOf(form);
  const problem = formProblem(form);
  const untimed = form.mode === 'PRACTICE' && form.untimed;
  const free = start !== null && end !== null && form.minutes !== '' && end - start > form.minutes * 60_000;
  return (
    <div className={classes.window}>
      <DayField
        label={t('form.startDay')}
        value={form.startDay}
        disabled={startLocked}
        error={errors['startsAt'] ?? (start === null ? t('form.timeInvalid') : undefined)}
        onChange={(startDay) => put({ startDay })}
      />
      <TimeField
        label={t('form.startTime')}
        placeholder="07:30"
        value={form.startTime}
        disabled={startLocked}
        onChange={(startTime) => put({ startTime })}
      />
      <NumberField
        className={classes.minutes}
        label={t('form.minutes')}
        min={1}
        max={mostMinutes}
        allowDecimal={false}
        value={untimed ? '' : form.minutes}
        disabled={startLocked || untimed}
        error={errors['minutes'] ?? (problem === 'minutes' ? t('form.minutesInvalid') : undefined)}
        suffix={` ${t('form.minutesUnit')}`}
        onChange={(minutes) => put({ minutes: typeof minutes === 'number' ? minutes : '' })}
      />
      <DayField
        label={t('form.endDay')}
        value={form.endDay}
        error={errors['endsAt'] ?? (end === null ? t('form.timeInvalid') : undefined)}
        onChange={(endDay) => put({ endDay, ownEnd: true })}
      />
      <TimeField
        label={t('form.endTime')}
        placeholder="08:15"
        value={form.endTime}
        onChange={(endTime) => put({ endTime, ownEnd: true })}
      />
      <p className={classes.windowHint}>
        {startLocked
          ? t('form.locked')
          : untimed
            ? t('form.untimedHint')
            : t(free ? 'form.freeTime' : 'form.fixedTime', { count: Number(form.minutes) || 0 })}
      </p>
      <TextAreaField
        className={classes.wide}
        label={t('form.note')}
        cleanPaste={pastedText}
        placeholder={t('form.notePlaceholder')}
        maxLength={500}
        autosize
        minRows={2}
        value={form.note}
        error={errors['note']}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
    </div>
  );
}
