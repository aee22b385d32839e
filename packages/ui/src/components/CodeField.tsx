import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useWords } from '../words.ts';
import { FieldError } from './Field.tsx';
import { cx } from './cx.ts';
import classes from './CodeField.module.css';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last box is filled, by typing or pasting. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: string | null | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-label': string;
}

/** Boxes for a one-time code: one digit each, the whole code may be pasted or filled in by the phone. */
export function CodeField({ value, onChange, onComplete, length = 6, error, disabled, autoFocus, ...rest }: CodeFieldProps) {
  const words = useWords();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const put = (digits: string, from: number) => {
    const clean = digits.replace(/\D/g, '');
    if (clean === '') return;
    const next = (value.slice(0, from).padEnd(from, ' ') + clean + value.slice(from + clean.length)).replaceAll(' ', '').slice(0, length);
    onChange(next);
    boxes.current[Math.min(from + clean.length, length - 1)]?.focus();
    if (next.length === length) onComplete?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      const at = value[index] === undefined ? index - 1 : index;
      if (at < 0) return;
      onChange(value.slice(0, at) + value.slice(at + 1));
      boxes.current[at]?.focus();
    } else if (event.key === 'ArrowLeft') boxes.current[index - 1]?.focus();
    else if (event.key === 'ArrowRight') boxes.current[index + 1]?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    put(event.clipboardData.getData('text'), 0);
  };

  return (
    <div>
      <div role="group" className={classes.root} onPaste={onPaste} {...rest}>
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            ref={(box) => { boxes.current[index] = box; }}
            className={cx(classes.box, value[index] !== undefined && classes.filled, error && classes.bad)}
            value={value[index] ?? ''}
            onChange={(event) => put(event.currentTarget.value.replace(value[index] ?? '', '') || event.currentTarget.value, index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={(event) => event.currentTarget.select()}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={words('digit', { index: index + 1 })}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            autoFocus={autoFocus && index === 0}
          />
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
