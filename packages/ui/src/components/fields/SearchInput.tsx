import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { cx } from '../cx.ts';
import classes from './SearchInput.module.css';

export interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  'aria-label'?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function SearchInput({ value, onChange, placeholder, onKeyDown, className, ref, ...rest }: SearchInputProps) {
  const t = useMessages();
  /** The button disappears together with the text, so the focus moves to the field. */
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    onChange('');
    event.currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <div className={cx(classes.root, className)} role="search">
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input
        ref={ref}
        type="search"
        className={classes.input}
        value={value}
        placeholder={placeholder ?? t('search')}
        aria-label={rest['aria-label'] ?? placeholder ?? t('search')}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label={t('clearSearch')} onClick={clear}>
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}
