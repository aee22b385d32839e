/** A field for the keys of a whole paper, for papers that do not state them. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, TextAreaField } from '@vumon/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ImportChange, ImportRow } from '../import-queries.ts';
import { typedKeys } from './typed-keys.ts';
import classes from './reading.module.css';

interface Props {
  readonly rows: readonly ImportRow[];
  change(body: ImportChange): Promise<unknown>;
}

export function TypedKeysPanel({ rows, change }: Props) {
  const { t } = useTranslation('question-bank');
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  // Half a key cannot be read, which is no fault while it is typed.
  const [left, leave] = useState(false);
  const typed = useMemo(() => typedKeys(text, rows), [text, rows]);
  const count = new Set(typed?.keys.map(({ line }) => line)).size;
  const list = (numbers: readonly number[]) => numbers.join(', ');
  const fault =
    text.trim() === ''
      ? null
      : typed === null
        ? left
          ? t('review.typed.unreadable')
          : null
        : [
            typed.missing.length > 0 && t('review.typed.missing', { numbers: list(typed.missing) }),
            typed.repeated.length > 0 && t('review.typed.repeated', { numbers: list(typed.repeated) }),
            typed.unfit.length > 0 && t('review.typed.unfit', { numbers: list(typed.unfit) }),
          ]
            .filter(Boolean)
            .join(' ') || null;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with the text that it filled in.
  useEffect(() => {
    if (filled !== null) status.current?.focus();
  }, [filled]);
  const fill = () => {
    if (!typed) return;
    setSending(true);
    change({ kind: 'keys', keys: typed.keys })
      .then(() => {
        setText('');
        setFilled(count);
      })
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  return (
    <details className={classes.panel}>
      <summary>
        {t('review.typed.title')}
        <span>{t('review.typed.hint')}</span>
      </summary>
      <div className={classes.typed}>
        <TextAreaField
          label={t('review.typed.label')}
          placeholder={t('review.typed.example')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={8000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFilled(null);
            leave(false);
          }}
          onBlur={() => leave(true)}
          error={fault}
        />
        {filled === null && (
          <Button
            variant="primary"
            loading={sending}
            disabledReason={count === 0 ? t('review.typed.nothing') : null}
            onClick={fill}
          >
            {t('review.typed.fill', { count })}
          </Button>
        )}
        <p role="status" tabIndex={-1} ref={status}>
          {filled !== null && t('review.typed.filled', { count: filled })}
        </p>
      </div>
    </details>
  );
}
