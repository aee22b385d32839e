import { useTranslation } from '@vumon/i18n/react';
import { PasswordField, SelectField, TextAreaField, TextField } from '@vumon/ui';
import type { ComponentStates } from '../frame/component-states.ts';
import { DayField } from './DayField.tsx';
import { TimeField } from './TimeField.tsx';

const ignore = () => undefined;

function Named({ children }: { children(label: string, error: string): React.ReactNode }) {
  const { t } = useTranslation('errors');
  const { t: field } = useTranslation('fields');
  return children(field('day.calendar'), t('SERVER_BUSY'));
}

function pair(one: (label: string, error?: string) => React.ReactNode) {
  return (
    <Named>
      {(label, error) => (
        <>
          {one(label)}
          {one(label, error)}
        </>
      )}
    </Named>
  );
}

const day = (value: string | null) =>
  pair((label, error) => <DayField label={label} value={value} onChange={ignore} error={error} />);
const time = (value: string) =>
  pair((label, error) => <TimeField label={label} value={value} onChange={ignore} error={error} />);

export const states: ComponentStates = {
  component: 'forms',
  catalogs: ['fields', 'errors'],
  states: {
    'text: empty, with an error': pair((label, error) => (
      <TextField label={label} value="" error={error} onChange={ignore} />
    )),
    'text: disabled': pair((label, error) => <TextField label={label} value={label} error={error} disabled />),
    'text area': pair((label, error) => <TextAreaField label={label} value={label} error={error} onChange={ignore} />),
    password: pair((label, error) => <PasswordField label={label} value={label} error={error} onChange={ignore} />),
    choice: pair((label, error) => (
      <SelectField label={label} data={[{ value: 'a', label }]} value="a" error={error} onChange={ignore} />
    )),
    'day: empty': day(null),
    'day: understood': day('2026-03-02'),
    'day: not readable': day('31/2'),
    'time: empty': time(''),
    'time: understood': time('07:30'),
    'time: not readable': time('25:80'),
  },
};
