/** The answer of a short numeric question: four cells as on the national answer sheet, or one field with its unit. */
import { useRef, useState } from 'react';
import { useMessages } from '../../messages.tsx';
import type { NumericFormat } from './definition.ts';
import classes from './text-gaps.module.css';

/** Cells of the answer sheet. */
const cells = 4;

/** The characters allowed in the cells: digits, one sign, the decimal mark; the other mark is converted to it. */
export function maskedText(typed: string, format: Pick<NumericFormat, 'decimalMark' | 'allowFraction'>): string {
  const allowed = format.allowFraction ? /[0-9,/-]/ : /[0-9,-]/;
  return [
    ...typed
      .normalize('NFKC')
      .replace(/[\u2212\u2013]/g, '-')
      .replace(/\./g, ','),
  ]
    .filter((char) => allowed.test(char))
    .slice(0, cells)
    .join('')
    .replace(/,/g, format.decimalMark);
}

export interface NumericAnswerProps {
  format: NumericFormat;
  value: string;
  label: string;
  onChange?: ((value: string) => void) | undefined;
}

/** One real input covers the drawn cells, so that pasting, on-screen keyboards and screen readers work normally. */
export function NumericAnswer({ format, value, label, onChange }: NumericAnswerProps) {
  const t = useMessages('qt-text-gaps');
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const readOnly = onChange === undefined;
  const unit =
    format.unit !== undefined && format.unit !== '' ? <span className={classes.unit}>{format.unit}</span> : null;

  // Number pads of phones have no minus.
  const sign = !readOnly && (
    <button
      type="button"
      className={classes.sign}
      aria-label={t('player.sign')}
      onClick={() => {
        const next = value.startsWith('-') ? value.slice(1) : `-${value}`;
        onChange(format.mask ? maskedText(next, format) : next);
        input.current?.focus();
      }}
    >
      ±
    </button>
  );

  if (!format.mask) {
    return (
      <div className={classes.numeric}>
        <p className={classes.answerLabel}>
          <b>{t('player.answer')}</b>
        </p>
        <div className={classes.numericRow}>
          <input
            ref={input}
            className={classes.numericInput}
            value={value}
            readOnly={readOnly}
            inputMode={format.allowFraction ? 'text' : 'decimal'}
            aria-label={label}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            data-filled={value !== '' || undefined}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {sign}
          {unit}
        </div>
      </div>
    );
  }

  const at = Math.min(value.length, cells - 1);
  return (
    <div className={classes.numeric}>
      <p className={classes.answerLabel}>
        <b>{t('player.answer')}</b> {t('player.maskHint', { count: cells })}
      </p>
      <div className={classes.numericRow}>
        <span className={classes.mask}>
          {Array.from({ length: cells }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={classes.cell}
              data-filled={index < value.length || undefined}
              data-here={(focused && index === at) || undefined}
            >
              {value[index] ?? ''}
            </span>
          ))}
          <input
            ref={input}
            value={value}
            readOnly={readOnly}
            inputMode={format.allowFraction ? 'text' : 'decimal'}
            aria-label={`${label}. ${t('player.maskHint', { count: cells })}`}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange?.(maskedText(event.currentTarget.value, format))}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            // The drawn caret is always after the last character, and so is the real one.
            onSelect={(event) => {
              const { selectionStart, selectionEnd, value: text } = event.currentTarget;
              if (selectionStart === selectionEnd && selectionEnd !== text.length)
                event.currentTarget.setSelectionRange(text.length, text.length);
            }}
          />
        </span>
        {sign}
        {unit}
      </div>
    </div>
  );
}
