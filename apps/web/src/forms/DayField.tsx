import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/vi';
import { IconCalendar } from '@tabler/icons-react';
import { dayOf, isExistingDay, readDay, type DayReading } from '@vumon/domain';
import { formatDay, getPageZone } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { IconButton, Popover, TextField } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { useTyped } from './use-typed.ts';
import { weekdayOf } from './weekday.ts';

export interface DayFieldProps {
  label?: string;
  'aria-label'?: string;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  autoComplete?: string;
  /** YYYY-MM-DD, or a text that could not be read, which stays in the field. */
  value: string | null;
  /** Gets the day as YYYY-MM-DD, the typed text where it is not readable, or null for an empty field. */
  onChange: (value: string | null) => void;
  /** By default a day near today: the year may be left out. */
  sense?: DayReading['sense'];
  w?: number;
}

/** The value of a day field if it is a day: filters leave out what is not readable yet. */
export const dayOrNull = (value: string | null): string | null =>
  value !== null && isExistingDay(value) ? value : null;

/** A field for a date, typed in any usual way or picked. Says what it understood, or what is wrong. */
export function DayField({ sense = 'near', value, onChange, description, error, placeholder, ...rest }: DayFieldProps) {
  const { locale } = useFormat();
  const { t } = useTranslation('fields');
  const [picking, setPicking] = useState(false);
  const [today] = useState(() => dayOf(getPageZone(), Date.now()));
  const field = useTyped({
    value,
    onChange,
    read: (text) => {
      const read = readDay(text, { today, sense });
      return read !== null && 'day' in read ? { value: read.day } : read;
    },
    write: (day) => (isExistingDay(day) ? formatDay(day) : day),
  });
  return (
    <TextField
      {...rest}
      value={field.text}
      placeholder={placeholder ?? 'DD/MM/YYYY'}
      inputMode="numeric"
      autoComplete={rest.autoComplete ?? 'off'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        field.understood === null ? (
          field.unfinished ? (
            t('day.example')
          ) : (
            description
          )
        ) : (
          <span role="status">{`${weekdayOf(field.understood, locale)}, ${formatDay(field.understood)}`}</span>
        )
      }
      error={field.problem === null ? error : t(`day.${field.problem}`, { typed: field.text })}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={field.leave}
      rightSectionWidth={44}
      rightSection={
        <Popover
          opened={picking}
          onChange={setPicking}
          width={300}
          aria-label={t('day.calendar')}
          target={
            <IconButton
              size="sm"
              icon={<IconCalendar size={18} stroke={1.75} />}
              aria-label={t('day.pick')}
              disabled={rest.disabled}
              onClick={() => setPicking(!picking)}
            />
          }
        >
          <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
            <DatePicker
              value={dayOrNull(value)}
              {...(dayOrNull(value) !== null && { defaultDate: value! })}
              onChange={(day) => {
                onChange(day);
                setPicking(false);
              }}
            />
          </DatesProvider>
        </Popover>
      }
    />
  );
}
