import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { FieldError } from './Field.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { cx } from '../cx.ts';
import classes from './FileDrop.module.css';

export interface FileDropProps {
  onFile: (file: File) => void;
  /** Accepted types, as in the `accept` attribute of an input: ".xlsx,.xls" or "image/*". */
  accept?: string;
  /** Maximum size in bytes. */
  maxSize?: number;
  /** Text that describes the accepted files: "Excel, tối đa 5 MB". */
  hint?: ReactNode;
  /** The chosen file. */
  file?: { name: string; note?: ReactNode } | null;
  onRemove?: () => void;
  busy?: boolean;
  error?: ReactNode;
  'aria-label'?: string;
  /** Replaces the default instruction. */
  prompt?: ReactNode;
  /**
   * Accepts a file that is pasted anywhere on the page, unless a field handles the paste. Otherwise a file is accepted
   * only if it is pasted while the drop area has the focus.
   */
  pastesOfPage?: boolean;
  icon?: ReactNode;
  compact?: boolean;
  /** Opens the file dialog when it is drawn: the press that led here meant to choose a file. */
  asks?: boolean;
}

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

function fits(file: File, accept: string): boolean {
  const name = file.name.toLowerCase();
  return accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .some((rule) =>
      rule.startsWith('.')
        ? name.endsWith(rule)
        : rule.endsWith('/*')
          ? file.type.startsWith(rule.slice(0, -1))
          : file.type === rule,
    );
}

/** A drop area for a file; pressing it opens the file dialog. */
export function FileDrop({
  onFile,
  accept,
  maxSize,
  hint,
  file,
  onRemove,
  busy,
  error,
  prompt,
  pastesOfPage = false,
  icon,
  compact,
  asks = false,
  ...rest
}: FileDropProps) {
  const t = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = (candidate: File | undefined) => {
    if (!candidate || busy) return;
    if (accept && !fits(candidate, accept)) return setRefusal(t('fileWrongType'));
    if (maxSize !== undefined && candidate.size > maxSize)
      return setRefusal(t('fileTooLarge', { size: megabytes(maxSize) }));
    setRefusal(null);
    onFile(candidate);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.files[0];
    const here = event.target instanceof Node && input.current?.contains(event.target);
    if (!pasted || event.defaultPrevented || !(here || pastesOfPage)) return;
    event.preventDefault();
    take(pasted);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  useEffect(() => {
    if (asks) input.current?.click();
  }, [asks]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const shown = error ?? refusal;

  return (
    <div>
      {file ? (
        <div className={classes.file}>
          {busy ? <Spinner size={24} /> : <IconFile size={24} stroke={1.75} aria-hidden />}
          <span className={classes.text}>
            <span className={classes.name}>{file.name}</span>
            {file.note !== undefined && <span className={classes.hint}>{file.note}</span>}
          </span>
          {onRemove && (
            <IconButton
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              aria-label={t('removeFile', { name: file.name })}
              onClick={onRemove}
              disabled={busy}
            />
          )}
        </div>
      ) : (
        <label
          htmlFor={id}
          className={cx(classes.zone, compact && classes.compact, over && classes.over, shown ? classes.bad : null)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {busy ? <Spinner size={24} /> : (icon ?? <IconUpload size={24} stroke={1.75} aria-hidden />)}
          <span>
            {prompt ?? (
              <>
                {t('dropFile')} <span className={classes.choose}>{t('chooseFile')}</span>
              </>
            )}
          </span>
          {hint !== undefined && <span className={classes.hint}>{hint}</span>}
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            disabled={busy}
            className={classes.input}
            aria-label={rest['aria-label']}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
      )}
      {shown ? <FieldError>{shown}</FieldError> : null}
    </div>
  );
}
