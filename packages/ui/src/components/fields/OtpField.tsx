import { useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../translation.ts';
import { FieldError } from './Field.tsx';
import { cx } from '../cx.ts';
import classes from './OtpField.module.css';

export interface OtpFieldProps {
  /** The digits entered so far, without gaps between them. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the last box is filled by typing, pasting, or the phone's autofill. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-label': string;
}

/** Boxes for a one-time code, one per digit; the whole code can be pasted or filled in by the phone. */
export function OtpField({
  value,
  onChange,
  onComplete,
  length = 6,
  error,
  disabled,
  autoFocus,
  ...rest
}: OtpFieldProps) {
  const t = useMessages();
  const errorId = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  const put = (typed: string, index: number) => {
    const digits = typed.replace(/\D/g, '');
    if (digits === '') return;
    // A digit typed into a later box is placed directly after the last digit, because there are no gaps.
    const from = Math.min(index, value.length);
    const next = (value.slice(0, from) + digits + value.slice(from + digits.length)).slice(0, length);
    onChange(next);
    focus(from + digits.length);
    if (next.length === length) onComplete?.(next);
  };
  const take = (at: number) => {
    if (at < 0) return;
    onChange(value.slice(0, at) + value.slice(at + 1));
    focus(at);
  };
  const moves: Record<string, (index: number) => void> = {
    Backspace: (index) => take(value[index] === undefined ? Math.min(index, value.length) - 1 : index),
    Delete: (index) => value[index] !== undefined && take(index),
    ArrowLeft: (index) => focus(index - 1),
    ArrowRight: (index) => focus(index + 1),
    Home: () => focus(0),
    End: () => focus(value.length),
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move(index);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!disabled) put(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length), 0);
  };

  return (
    <div>
      <div
        role="group"
        className={classes.root}
        onPaste={onPaste}
        aria-describedby={error ? errorId : undefined}
        {...rest}
      >
        {Array.from({ length }, (_, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            className={cx(classes.box, value[index] !== undefined && classes.filled, error ? classes.bad : undefined)}
            value={value[index] ?? ''}
            // A digit typed into a filled box replaces its digit. Autofill enters the whole code in the first box.
            onChange={(event) =>
              put(event.currentTarget.value.replace(value[index] ?? '', '') || event.currentTarget.value, index)
            }
            onKeyDown={(event) => onKeyDown(event, index)}
            onFocus={(event) => event.currentTarget.select()}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('digit', { index: index + 1 })}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            autoFocus={autoFocus && index === 0}
          />
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
