import type { ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import classes from './FilterChip.module.css';

export interface FilterChipProps {
  /** The name of the filter, such as "Lớp". */
  name: string;
  /** The value of the filter, such as "9". */
  value: ReactNode;
  onRemove: () => void;
}

/** An active filter, with a button to remove it. */
export function FilterChip({ name, value, onRemove }: FilterChipProps) {
  const t = useMessages();
  const label = typeof value === 'string' || typeof value === 'number' ? `${name} ${value}` : name;
  return (
    <span className={classes.root}>
      <span className={classes.name}>{name}</span>
      <span className={classes.value}>{value}</span>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('removeFilter', { name: label })}
        onClick={onRemove}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </button>
    </span>
  );
}
