import { DateInput, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/vi';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { ReactNode } from 'react';

dayjs.extend(customParseFormat);

export interface DayFieldProps {
  label?: string;
  'aria-label'?: string;
  placeholder?: string;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** YYYY-MM-DD */
  value: string | null;
  onChange: (value: string | null) => void;
  w?: number;
}

const parseDay = (typed: string) => {
  const day = dayjs(typed.trim(), ['DD/MM/YYYY', 'D/M/YYYY'], true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
};

/** A field for a date, typed or picked, in the Vietnamese format. */
export function DayField({ placeholder = 'DD/MM/YYYY', ...rest }: DayFieldProps) {
  const { locale } = useFormat();
  const { t: c } = useTranslation('common');
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DateInput
        valueFormat="DD/MM/YYYY"
        dateParser={parseDay}
        placeholder={placeholder}
        popoverProps={{ withinPortal: true }}
        clearable
        clearButtonProps={{ 'aria-label': c('delete') }}
        {...rest}
      />
    </DatesProvider>
  );
}
