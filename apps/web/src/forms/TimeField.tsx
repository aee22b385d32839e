import { readTime } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { TextField } from '@vumon/ui';
import { useTyped } from './use-typed.ts';

export interface TimeFieldProps {
  label: string;
  placeholder?: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** HH:mm, or a text that could not be read, which stays in the field. */
  value: string;
  /** Gets HH:mm, the typed text where it is not readable, or an empty text. */
  onChange: (value: string) => void;
}

/** A field for a time of day, typed in any usual way: 7h30, 730, 7 giờ 30. Says what it understood, or what is wrong. */
export function TimeField({ value, onChange, error, placeholder = '07:30', ...rest }: TimeFieldProps) {
  const { t } = useTranslation('fields');
  const field = useTyped({
    value: value === '' ? null : value,
    onChange: (next) => onChange(next ?? ''),
    read: (text) => {
      const read = readTime(text);
      return read !== null && 'time' in read ? { value: read.time } : read;
    },
    write: (time) => time,
  });
  return (
    <TextField
      {...rest}
      value={field.text}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        field.understood === null ? (
          field.unfinished && t('time.example')
        ) : (
          <span role="status">{field.understood}</span>
        )
      }
      error={field.problem === null ? error : t(`time.${field.problem}`, { typed: field.text })}
      onChange={(event) => field.type(event.currentTarget.value)}
      onBlur={field.leave}
    />
  );
}
