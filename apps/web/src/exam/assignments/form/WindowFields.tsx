import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/vi';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { pastedText } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { NumberField, TextAreaField, TextField } from '@vumon/ui';
import classes from '../assignments.module.css';
import { formProblem, mostMinutes, type AssignmentForm } from './assignment-form.ts';
import { timesOf, withEnd } from './window-form.ts';

dayjs.extend(customParseFormat);

export interface WindowFieldsProps {
  form: AssignmentForm;
  onChange: (form: AssignmentForm) => void;
  errors: Readonly<Record<string, string>>;
  /** True when somebody has started: then only a later end can be set. */
  startLocked?: boolean;
}

const parseDay = (typed: string) => {
  const day = dayjs(typed.trim(), ['DD/MM/YYYY', 'D/M/YYYY'], true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
};

/** Start, duration, end, a note. Times are in the page's zone. */
export function WindowFields({ form, onChange, errors, startLocked }: WindowFieldsProps) {
  const { t } = useTranslation('assignments');
  const { locale } = useFormat();
  const put = (changes: Partial<AssignmentForm>) => onChange(withEnd({ ...form, ...changes }));
  const { start, end } = timesOf(form);
  const problem = formProblem(form);
  const untimed = form.mode === 'PRACTICE' && form.untimed;
  const free = start !== null && end !== null && form.minutes !== '' && end - start > form.minutes * 60_000;
  const times = {
    valueFormat: 'DD/MM/YYYY',
    dateParser: parseDay,
    placeholder: 'DD/MM/YYYY',
    popoverProps: { withinPortal: true },
  } as const;

  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <div className={classes.window}>
        <DateInput
          {...times}
          label={t('form.startDay')}
          value={form.startDay}
          disabled={startLocked}
          error={errors['startsAt'] ?? (start === null ? t('form.timeInvalid') : undefined)}
          onChange={(startDay) => put({ startDay })}
        />
        <TextField
          label={t('form.startTime')}
          placeholder="07:30"
          inputMode="numeric"
          maxLength={5}
          value={form.startTime}
          disabled={startLocked}
          onChange={(event) => put({ startTime: event.currentTarget.value })}
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
        <DateInput
          {...times}
          label={t('form.endDay')}
          value={form.endDay}
          error={errors['endsAt'] ?? (end === null ? t('form.timeInvalid') : undefined)}
          onChange={(endDay) => put({ endDay, ownEnd: true })}
        />
        <TextField
          label={t('form.endTime')}
          placeholder="08:15"
          inputMode="numeric"
          maxLength={5}
          value={form.endTime}
          onChange={(event) => put({ endTime: event.currentTarget.value, ownEnd: true })}
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
    </DatesProvider>
  );
}
