/** Fields that the forms of all figures share. */
import { useId, useState, type ReactNode } from 'react';
import { FieldError, TextField } from '@vumon/ui';
import { useLocale } from '@vumon/i18n/react';
import { useMessages } from '../../messages.tsx';
import { numberOf } from './numbers.ts';
import classes from './figures.module.css';

export type Faults = ReadonlyMap<string, string>;

const known = ['RANGE', 'ORIGIN', 'COEFFICIENTS', 'TRIANGLE', 'END', 'ORDER'] as const;
type Known = (typeof known)[number];

/** The message of a field, or of the group of fields below a path. */
export function useFault(faults: Faults): (path: string) => string | undefined {
  const t = useMessages('qt-editing');
  return (path) => {
    const code = faults.get(path);
    if (code === undefined) return undefined;
    return t(`editor.figure.faults.${known.includes(code as Known) ? (code as Known) : 'VALUE'}`);
  };
}

const written = { maximumFractionDigits: 4, useGrouping: false } as const;

interface NumericProps {
  label: string;
  /** Not a number while the field is empty or only has a sign. */
  value: number;
  onChange(value: number): void;
  error?: string | undefined;
  /** Inside a formula or a range, the label is for screen readers only. */
  bare?: boolean;
  disabled?: boolean;
}

/** Keeps what is typed, such as a lone minus or a fraction, and passes on its number. */
export function Numeric({ label, value, onChange, error, bare = false, disabled = false }: NumericProps) {
  const locale = useLocale();
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : new Intl.NumberFormat(locale, written).format(value));
  return (
    <TextField
      className={classes.number}
      {...(bare ? { 'aria-label': label } : { label })}
      value={typed}
      disabled={disabled}
      // The numeric keys of a phone may lack the minus and the slash.
      inputMode="text"
      autoComplete="off"
      maxLength={12}
      error={error}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        onChange(numberOf(next));
      }}
    />
  );
}

/** Fields with one name and one error, side by side. */
export function Group({ label, error, children }: { label: string; error?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.row}>{children}</div>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** "−3 to 3". */
export function RangeFields({
  label,
  value: [from, to],
  onChange,
  error,
}: {
  label: string;
  value: [number, number];
  onChange(value: [number, number]): void;
  error?: string | undefined;
}) {
  const t = useMessages('qt-editing');
  return (
    <Group label={label} error={error}>
      <Numeric bare label={t('editor.figure.from', { label })} value={from} onChange={(next) => onChange([next, to])} />
      <span aria-hidden="true">{t('editor.figure.until')}</span>
      <Numeric bare label={t('editor.figure.to', { label })} value={to} onChange={(next) => onChange([from, next])} />
    </Group>
  );
}
